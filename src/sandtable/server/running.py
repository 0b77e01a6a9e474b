"""The server as a process. Computer players have processes of their own."""

import asyncio
import faulthandler
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from granian.constants import Interfaces
from granian.server.embed import Server
from msgspec.structs import replace

from sandtable.kernel.memory import collect_rarely
from sandtable.server.app import House, create_app
from sandtable.server.headers import answering_head
from sandtable.store import Store
from sandtable.store.sql import SqlStore

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM") if hasattr(signal, name))


GLANCE_SECONDS = 0.02
LOCAL = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where to find a server that listens everywhere."""


class Taken(Exception):  # noqa: N818
    """The server cannot listen at the address."""


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
    port = _free(host, port)
    with SqlStore(database) as store:
        house = house or House()
        if house.own is None:
            house = replace(house, own=database.parent / OWN)
        asyncio.run(_run(host, port, base_url, store, ready, house))


def _free(host: str, port: int) -> int:
    """The port, if it is free; any free port for 0. Raises Taken."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return int(probe.getsockname()[1])
    except OSError as error:
        raise Taken(error.strerror or str(error)) from error


async def _run(host: str, port: int, base_url: str, store: Store, ready: Callable[[str], None], house: House) -> None:
    faulthandler.enable()
    logging.getLogger("_granian").setLevel(logging.WARNING)
    address = base_url or f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    app = create_app(store, base_url, house=replace(house, home=address))
    answering = answering_head(app)
    server = Server(answering, address=host, port=port, interface=Interfaces.ASGINL, log_enabled=False, websockets=True)
    async with app.lifespan():
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            with suppress(NotImplementedError):
                loop.add_signal_handler(number, server.stop)
        collect_rarely()
        waiting = asyncio.create_task(_when_open(host, port, lambda: ready(address)))
        await server.serve()
        waiting.cancel()


async def _when_open(host: str, port: int, ready: Callable[[], None]) -> None:
    """Calls `ready` when browsers can connect: the server opens its port a moment after it starts."""
    host = LOCAL.get(host, host)
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(host, port)
            writer.close()
            break
        await asyncio.sleep(GLANCE_SECONDS)
    ready()
