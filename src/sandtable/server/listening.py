"""The socket that listens, and Granian on it in our own event loop, with bounds that strangers cannot use up.

Granian counts connections, not requests: with its own settings 128 of them that say nothing keep out everybody else.
"""

import errno
import os
import socket
import sys
from contextlib import suppress
from typing import Any

from granian._granian import SocketHolder
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server

WAITING = 1024
"""How many connections may wait until they are accepted."""

CONNECTIONS, SPARE = 10_000, 512
"""How many connections there may be at most; how many files are left for everything else."""

FILES = 65_536
HEADER_MS = 10_000
"""How long the head of a request may take, and how long a connection may say nothing between two requests."""

BUFFER = 64 * 1024
"""How much of a request is held for a connection before it is read; a longer head is refused."""

UNREAD_MS = 20_000
"""How long somebody may leave unread what was sent to them; then the system ends the connection."""


class Taken(Exception):  # noqa: N818
    """The server cannot listen at the address."""


class Listening(Server):
    """Granian on a socket of ours, so that we may set it up before anybody connects."""

    def __init__(self, app: Any, listener: socket.socket) -> None:
        host, port = listener.getsockname()[:2]
        super().__init__(
            app,
            address=host,
            port=port,
            interface=Interfaces.ASGINL,
            http=HTTPModes.http1,
            backlog=WAITING,
            backpressure=most_connections(),
            http1_settings=HTTP1Settings(header_read_timeout=HEADER_MS, max_buffer_size=BUFFER),
            websockets=True,
            log_enabled=False,
        )
        self._listener = listener

    def _init_shared_socket(self) -> None:
        held: Any = SocketHolder
        file: Any = os.dup(self._listener.fileno())
        self._ssp, self._sfd = None, file
        self._shd = held(self._sfd, False, WAITING)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; at any free port for 0. Raises Taken."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise Taken(error.strerror or str(error)) from error
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections inherit it. Without it the second of two short messages waits for a sign of the other side: 40 ms.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if sys.platform == "linux":
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
        listener.setblocking(False)
        listener.bind(address)
        listener.listen(WAITING)
    except OSError as error:
        listener.close()
        raise Taken(error.strerror or errno.errorcode.get(error.errno or 0, str(error))) from error
    return listener


def more_files() -> None:
    """Lets this process open as many files as the system allows it, up to a bound: each connection is one."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """How many connections there is room for: Granian accepts no more, instead of failing for want of files."""
    try:
        import resource
    except ImportError:
        return CONNECTIONS
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return CONNECTIONS if soft == resource.RLIM_INFINITY else max(64, min(CONNECTIONS, soft - SPARE))
