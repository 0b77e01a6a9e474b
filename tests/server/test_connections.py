"""Connections that say nothing, half requests, and too many of both."""

import socket
from contextlib import ExitStack
from select import select

import pytest

from sandtable.server.connections import CROWDED, IDLE, Connections
from sandtable.server.visitor import Visitors
from tests.server.house import House

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: "
MANY = 150


def opened(server: House, here: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=60, source_address=(here, 0))


@pytest.mark.parametrize("said", [b"", b"G", HALF], ids=["nothing", "a letter", "half a request"])
def test_those_who_only_hold_the_line_lock_out_nobody(public: House, said: bytes) -> None:
    """More of them than Granian takes at once by itself. The oldest are closed as soon as they are too many."""
    with ExitStack() as stack:
        held = [stack.enter_context(opened(public, "127.0.0.9")) for _ in range(MANY)]
        for each in held:
            each.sendall(said)
        assert public.get("/healthz")[::2] == (200, b"ok")
        closed: set[socket.socket] = set()
        while len(closed) < MANY - IDLE:
            closed |= {each for each in select([*set(held) - closed], [], [], 60)[0] if each.recv(1000) == b""}
        with opened(public, "127.0.0.9") as one:
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200 OK" in one.recv(1000), "even the same visitor is still served"


def test_only_so_many_requests_of_a_visitor_are_under_way(public: House) -> None:
    """Those beyond are told at once; others are not held up."""
    head = b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with ExitStack() as stack:
        for _ in range(60):
            each = stack.enter_context(opened(public, "127.0.0.7"))
            each.sendall(head)
        each.settimeout(60)
        assert each.recv(10_000).startswith(b"HTTP/1.1 429")
        assert public.get("/healthz")[0] == 200


# Without a server


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_the_oldest_that_serve_for_nothing_go_first(port: int) -> None:
    """Those in use stay, and so do those of a proxy and of others."""
    with ExitStack() as stack, socket.create_server(("127.0.0.1", port), backlog=300) as listener:
        time = [0.0]
        found = Connections(port, Visitors(["127.0.0.3"]), 10_000, lambda: time[0])

        def come(here: str) -> tuple[socket.socket, tuple[str, int]]:
            one = stack.enter_context(socket.create_connection(("127.0.0.1", port), source_address=(here, 0)))
            stack.enter_context(listener.accept()[0])
            time[0] += 1
            return one, one.getsockname()

        in_use, name = come("127.0.0.2")
        stack.enter_context(found.serving(*name))
        first, _ = come("127.0.0.2")
        assert found.look() == 0
        for here in ("127.0.0.3", "127.0.0.4"):
            for _ in range(IDLE):
                come(here)
        rest = [come("127.0.0.2")[0] for _ in range(IDLE)]
        come("127.0.0.3")
        assert found.look() == 1
        assert first.recv(1) == b""
        for each in (in_use, *rest):
            each.setblocking(False)
            with pytest.raises(BlockingIOError):
                each.recv(1)
        crowded = Connections(port, Visitors(["127.0.0.3"]), 100)
        assert crowded.look() == 2 * (IDLE - CROWDED) + 2
