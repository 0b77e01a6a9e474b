"""Connections: how many each visitor holds open.

Granian accepts connections by itself and tells nobody. But every connection is a file of this process, so we can see
them all, and whose they are.
"""

import asyncio
import logging
import os
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import TypeAlias

from msgspec import Struct

from sandtable.server.visitor import Address, Visitors, address, household

Peer: TypeAlias = tuple[Address, int]
LOG = logging.getLogger("sandtable.server")
FILES = Path("/dev/fd")
TICK_SECONDS = 0.5
IDLE, CROWDED = 64, 4
"""How many connections a visitor may hold that serve for nothing just now; how many when the house is nearly full."""

FULL = 0.75
NETWORKS = (socket.AF_INET, socket.AF_INET6)


class Held(Struct, frozen=True):
    """A connection: its file, its other end, and when it was first seen."""

    file: int
    peer: Peer
    since: float


class Connections:
    """All connections that came in at a port. `room`: how many there may be."""

    def __init__(self, port: int, visitors: Visitors, room: int, now: Callable[[], float] = monotonic) -> None:
        self._port = port
        self._visitors = visitors
        self._room = room
        self._now = now
        self._held: dict[Peer, Held] = {}
        self._busy: Counter[Peer] = Counter()

    @contextmanager
    def serving(self, host: str, port: int | str) -> Iterator[None]:
        """While this lasts, a connection is in use."""
        peer = peer_of(host, port)
        if peer is None:
            yield
            return
        self._busy[peer] += 1
        try:
            yield
        finally:
            self._busy[peer] -= 1
            if not self._busy[peer]:
                del self._busy[peer]

    async def watch(self) -> None:
        """Ends what is held for nothing, again and again."""
        while FILES.is_dir():
            await asyncio.sleep(TICK_SECONDS)
            try:
                await asyncio.to_thread(self.look)
            except Exception:
                LOG.exception("the connections could not be counted")

    def look(self) -> int:
        """Ends connections that a visitor holds for nothing beyond their share, the oldest first; returns how many."""
        found = self._find()
        share = CROWDED if len(found) > self._room * FULL else IDLE
        idle: dict[str, list[Held]] = {}
        for each in sorted(found.values(), key=lambda each: each.since):
            if each.peer not in self._busy and not self._visitors.is_proxy(each.peer[0]):
                idle.setdefault(household(each.peer[0]), []).append(each)
        return sum(_ended(each) for held in idle.values() for each in held[: max(0, len(held) - share)])

    def cut(self, host: str, port: int | str) -> bool:
        """Ends a connection; what was sent already still arrives."""
        peer = peer_of(host, port)
        held = self._find().get(peer) if peer and FILES.is_dir() else None
        return held is not None and _ended(held)

    def _find(self) -> dict[Peer, Held]:
        """Every connection. One that was there before is as old as it was."""
        now, before = self._now(), self._held
        self._held = {
            peer: Held(file, peer, before[peer].since if peer in before else now) for file, peer in incoming(self._port)
        }
        return self._held


def peer_of(host: str, port: int | str) -> Peer | None:
    """The other end of a connection."""
    found = address(host)
    return (found, int(port)) if found is not None else None


def incoming(port: int) -> Iterator[tuple[int, Peer]]:
    """The files of all connections that came in at a port, with their other ends."""
    with os.scandir(FILES) as listed:
        files = [int(each.name) for each in listed]
    for file in files:
        with suppress(OSError), _borrowed(file) as found:
            if found.getsockname()[1] == port and (peer := peer_of(*found.getpeername()[:2])):
                yield file, peer


@contextmanager
def _borrowed(file: int) -> Iterator[socket.socket]:
    """A file of somebody else as a socket. Raises OSError if it is none of the network."""
    found = socket.socket(fileno=file)
    try:
        if found.family not in NETWORKS:
            raise OSError("not a socket of the network")
        yield found
    finally:
        found.detach()


@contextmanager
def _same(held: Held) -> Iterator[socket.socket]:
    """The socket of a connection, which cannot become another's meanwhile. Raises OSError if it already has."""
    with socket.socket(fileno=os.dup(held.file)) as found:
        if peer_of(*found.getpeername()[:2]) != held.peer:
            raise OSError("the file is another's by now")
        yield found


def _ended(held: Held) -> bool:
    with suppress(OSError), _same(held) as found:
        found.shutdown(socket.SHUT_RDWR)
        return True
    return False
