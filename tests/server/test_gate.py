"""The gate: what is refused before anything reads it, in the shape of every error, with the headers of every answer."""

import asyncio
import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from sandtable.match.thinking import Inline
from sandtable.server import gate
from sandtable.server.app import create_app
from sandtable.server.gate import ADDRESS, HEAD, Gate
from sandtable.server.limits import RATES, Limits
from sandtable.store import MemoryStore
from tests.match.toys import RULES
from tests.server.house import House


class Inside:
    """An application that takes what comes."""

    def __init__(self) -> None:
        self.heard = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        more = True
        while more:
            part = await receive()
            self.heard += len(part["body"])
            more = part["more_body"]
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * 1000, "more_body": False})


@pytest.fixture
def inside() -> Inside:
    return Inside()


@pytest.fixture
def gated(inside: Inside) -> Iterator[Gate]:
    app = create_app(MemoryStore(), thinker=lambda: Inline(RULES["riposte"]))
    with TestClient(app):
        yield Gate(app, inside)


def ask(through: Gate, *parts: bytes, path: str = "/", whole: bool = True, **headers: str) -> tuple[int, Any]:
    """Status and problem of an answer; if the body is not whole, nothing comes after its parts."""

    async def asked() -> list[Any]:
        left, told = list(parts), []

        async def receive() -> Any:
            if not left and not whole:
                await asyncio.Event().wait()
            body = left.pop(0) if left else b""
            return {"type": "http.request", "body": body, "more_body": bool(left) or not whole}

        async def send(message: Any) -> None:
            told.append(message)

        listed = [(name.encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "path": path, "query_string": b"", "headers": listed, "client": ("203.0.113.7", 4711)}
        await through({**scope, "method": "POST"}, receive, send)  # type: ignore[arg-type]
        return told

    start, end = asyncio.run(asked())
    return start["status"], json.loads(end["body"]) if start["status"] != 200 else None


def test_what_is_too_long_is_not_read(gated: Gate) -> None:
    assert ask(gated, path="/" + "x" * ADDRESS)[0] == 414
    assert ask(gated, authorization="x" * HEAD)[1]["key"] == "fault-head-long"
    assert ask(gated, authorization="x" * HEAD)[0] == 431
    assert ask(gated, path="/x" * (ADDRESS // 4), authorization="x" * (HEAD // 2))[0] == 200


def test_a_body_must_keep_coming(gated: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "CHUNK_SECONDS", 0.01)
    assert ask(gated, b"half", whole=False) == (408, {"status": 408, "key": "fault-too-slow", "args": {}, "clause": ""})
    assert ask(gated, b"a", b"whole", b"one") == (200, None)


def test_so_many_bytes_to_and_fro(gated: Gate, inside: Inside) -> None:
    """A body is stopped where it becomes too much, and nothing more is heard until time has gone by."""
    part = b"x" * int(RATES["carry"].burst / 10)
    assert ask(gated, *[part] * 30)[0] == 429
    assert inside.heard <= 10 * len(part)
    assert ask(gated)[0] == 429


def test_answers_are_counted_too(gated: Gate) -> None:
    limits = gated._state.limits = Limits(lambda: 0.0)
    limits.spend("203.0.113.7", "carry", RATES["carry"].burst - 1500)
    assert [ask(gated)[0] for _ in range(3)] == [200, 200, 429]


def test_a_long_address_is_refused_in_the_shape_of_every_error(server: House) -> None:
    status, headers, body = server.get("/api/words/" + "x" * 5000)
    assert (status, json.loads(body)["key"]) == (414, "fault-head-long")
    assert headers["x-frame-options"] == "DENY"
    held = ",".join(["x" * 43] * 1000)
    assert server.get("/api/matches", Authorization=f"Bearer {held}")[0] == 431


def test_a_body_that_breaks_off_is_a_bad_request(server: House) -> None:
    """Half a body, or one in parts that are none: answered if anybody still listens, and nothing for the log."""
    head = b"POST /api/join HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(head + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n")
        assert line.recv(1000).startswith(b"HTTP/1.1 400 ")
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(head + b"Content-Length: 50\r\n\r\n{")
    assert server.get("/healthz")[0] == 200
    assert "disconnected prematurely" not in server.log.read_text("utf-8")
