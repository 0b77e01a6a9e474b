"""Servers in figures: python -m bench.server [--seconds 3] [--rounds 3]. One row a line: what, Granian, uvicorn, ratio.

The same small Litestar application behind both, without the limits of the real one, each in a process of its own, turn
about; the best round of each counts. Small and large HTTP answers on one connection, and messages of 5 KB echoed on
sixteen sockets at once. It needs uvicorn, which nothing else here does: pip install uvicorn httptools.
"""

import argparse
import asyncio
import multiprocessing
import socket
import time
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any

from litestar import Litestar, get, websocket_listener
from websockets.sync.client import connect

CLIENTS = 16
LARGE = "x" * 50_000
MESSAGE = "x" * 5_000


@get("/small", sync_to_thread=False)
def small() -> str:
    return "ok"


@get("/large", sync_to_thread=False)
def large() -> str:
    return LARGE


@websocket_listener("/echo")
async def echo(data: str) -> str:
    return data


def application() -> Litestar:
    return Litestar([small, large, echo])


def granian(port: int) -> None:
    """The application behind Granian, inside our own event loop."""
    from granian.constants import Interfaces
    from granian.server.embed import Server

    async def run() -> None:
        app = application()
        server = Server(app, address="127.0.0.1", port=port, interface=Interfaces.ASGINL, log_enabled=False)
        async with app.lifespan():
            await server.serve()

    asyncio.run(run())


def uvicorn(port: int) -> None:
    """The application behind uvicorn."""
    import uvicorn as server

    config = server.Config(
        application(), port=port, log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False
    )
    server.Server(config).run()


SERVERS: dict[str, Callable[[int], None]] = {"granian": granian, "uvicorn": uvicorn}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def when_open(port: int) -> None:
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/small")
            return
        except OSError:
            time.sleep(0.02)


def requests(port: int, path: str, seconds: float) -> float:
    """Answers a second on one kept connection."""
    line, count, end = HTTPConnection("127.0.0.1", port), 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        line.request("GET", path)
        line.getresponse().read()
        count += 1
    return count / seconds


def echoes(port: int, seconds: float) -> float:
    """Answers a second on all sockets together."""

    def one(_: int) -> int:
        count, end = 0, time.perf_counter() + seconds
        with connect(f"ws://127.0.0.1:{port}/echo") as line:
            while time.perf_counter() < end:
                line.send(MESSAGE)
                line.recv()
                count += 1
        return count

    with ThreadPoolExecutor(CLIENTS) as pool:
        return sum(pool.map(one, range(CLIENTS))) / seconds


QUESTIONS: dict[str, Callable[[int, float], float]] = {
    "small answers a second": lambda port, seconds: requests(port, "/small", seconds),
    "large answers a second": lambda port, seconds: requests(port, "/large", seconds),
    f"echoes a second on {CLIENTS} sockets": echoes,
}


def measured(serve: Callable[[int], None], seconds: float) -> dict[str, float]:
    """All figures of one server."""
    port = free_port()
    process: Any = multiprocessing.get_context("spawn").Process(target=serve, args=(port,))
    process.start()
    try:
        when_open(port)
        return {name: ask(port, seconds) for name, ask in QUESTIONS.items()}
    finally:
        process.kill()
        process.join()


def main(seconds: float, rounds: int) -> None:
    found = {name: [measured(serve, seconds) for _ in range(rounds)] for name, serve in SERVERS.items()}
    for question in QUESTIONS:
        one, other = (max(each[question] for each in found[name]) for name in SERVERS)
        print(f"{question}\t{one:.0f}\t{other:.0f}\t{other / one:.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    main(args.seconds, args.rounds)
