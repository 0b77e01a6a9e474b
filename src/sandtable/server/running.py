"""The server as a process. Computer players have processes of their own."""

import asyncio
import ctypes
import faulthandler
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Any

from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin
from msgspec.structs import replace

from sandtable.kernel.memory import collect_rarely
from sandtable.match.crew import BESIDE
from sandtable.server.app import House, create_app
from sandtable.server.connections import Connections
from sandtable.server.gate import Gate
from sandtable.server.headers import answering_head
from sandtable.server.listening import Listening, Taken, listen, more_files, most_connections
from sandtable.server.pulse import MeasuredLoop
from sandtable.store import Store, StoreDamaged
from sandtable.store.failure import told_plainly
from sandtable.store.lock import Lock, real
from sandtable.store.log import Log
from sandtable.store.sql import SqlStore

LOG = logging.getLogger("sandtable.server")
SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM") if hasattr(signal, name))


__all__ = ["Taken", "default_database", "run"]

TRIM_SECONDS = 20.0
SOCKET_SECONDS, SERVER_SECONDS, LAST_SECONDS = 1.0, 1.0, 4.5
"""How long the end waits for sockets and for the server, and when it waits for nothing any more."""


OWN = "material"
"""The folder of own files, beside the database."""


def default_database() -> Path:
    """The file of matches in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("sandtable") / "matches.db"


def run(
    host: str, port: int, base_url: str, database: Path, ready: Callable[[str], None], house: House | None = None
) -> None:
    """Runs the server until it gets a signal; calls `ready` with its address. Raises Taken, StoreError."""
    more_files()
    with listen(host, port) as listener, Lock(database) as lock, opened(database) as store:
        lock.opened()

        def open_to_all(address: str) -> None:
            lock.serve_at(address)
            ready(address)

        house = house or House()
        if house.own is None:
            house = replace(house, own=database.parent / OWN)
        with asyncio.Runner(loop_factory=None if sys.platform == "win32" else MeasuredLoop) as runner:
            runner.run(_run(host, listener, base_url, store, open_to_all, house))


def opened(database: Path) -> SqlStore:
    """The store of a server. Its log is looked at first: SQLite would drop what follows a damage. Raises StoreError."""
    with told_plainly(database):
        if Log(real(database)).damaged:
            raise StoreDamaged(database, "its log is, and entries that were kept in it would be lost")
    return SqlStore(database)


async def _run(
    host: str, listener: socket.socket, base_url: str, store: Store, ready: Callable[[str], None], house: House
) -> None:
    faulthandler.enable()
    logging.getLogger("_granian").setLevel(logging.WARNING)
    port = listener.getsockname()[1]
    address = base_url or f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    app = create_app(store, base_url, house=replace(house, home=address))
    stopping = asyncio.Event()
    async with app.lifespan():
        connections = Connections(port, app.state.visitors, most_connections())
        app.state.connections = connections
        server = Listening(Gate(app, answering_head(app), connections), listener)
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            with suppress(NotImplementedError):
                loop.add_signal_handler(number, stopping.set)
        collect_rarely()
        watching = asyncio.create_task(connections.watch())
        serving = asyncio.create_task(server.serve())
        tidying = asyncio.create_task(_return_memory())
        loop.call_soon(ready, address)
        await asyncio.sleep(0)
        app.state.pulse.taken.clear()
        await BESIDE.run(app.plugins.get(OpenAPIPlugin).provide_openapi_schema)
        await asyncio.wait({serving, asyncio.create_task(stopping.wait())}, return_when=asyncio.FIRST_COMPLETED)
        end_in_time(LAST_SECONDS)
        for task in (watching, tidying):
            task.cancel()
        await _stop(app, server, serving)


async def _stop(app: Litestar, server: Listening, serving: "asyncio.Task[None]") -> None:
    """Ends the sockets and the work that browsers wait for, then the server; whoever hangs is left."""
    asyncio.get_running_loop().set_exception_handler(_left_behind)
    app.state.jobs.close()
    await app.state.lines.end(SOCKET_SECONDS)
    server.stop()  # type: ignore[no-untyped-call]
    await asyncio.wait({serving}, timeout=SERVER_SECONDS)


def _left_behind(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What fails now fails because everything ends."""
    LOG.debug("while ending: %s", context.get("message"), exc_info=context.get("exception"))


def end_in_time(seconds: float) -> None:
    """Ends the process after so many seconds, whatever still hangs. Everything acknowledged is kept by then."""

    def end() -> None:
        sys.stdout.flush()
        os._exit(0)

    last = Timer(seconds, end)
    last.daemon = True
    last.start()


async def _return_memory() -> None:
    """Gives memory back to the system that was needed once: the C library would keep it."""
    try:
        trim = ctypes.CDLL("libc.so.6").malloc_trim
    except (OSError, AttributeError):
        return
    while True:
        await asyncio.sleep(TRIM_SECONDS)
        await BESIDE.run(trim, 0)
