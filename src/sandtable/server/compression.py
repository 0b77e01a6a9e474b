"""Answers are compressed in threads: a large one would keep the event loop from everybody else."""

import zlib
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.match.crew import Crew

SMALL, LARGE = 500, 8_000
"""Shorter answers are not compressed; longer ones are compressed in a thread. In bytes."""

LEVEL = 6
GZIP = zlib.MAX_WBITS | 16
PLAIN = (b"text/", b"application/json", b"application/x-ndjson", b"image/svg", b"application/javascript")
"""What is worth to be compressed."""

_PRESS = Crew("press", 2)


def compressing(app: ASGIApp) -> ASGIApp:
    """The application with its answers compressed for browsers that can read that."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and _reads_gzip(scope):
            await app(scope, receive, Compressed(send))
        else:
            await app(scope, receive, send)

    return answered


def _reads_gzip(scope: Scope) -> bool:
    headers: Any = scope["headers"]
    return any(name.lower() == b"accept-encoding" and b"gzip" in value for name, value in headers)


class Compressed:
    """Sends one answer. Its beginning waits for the first part of its body."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._start: dict[str, Any] = {}
        self._press: Any = None

    async def __call__(self, message: Message) -> None:
        told = cast("dict[str, Any]", message)
        if told["type"] == "http.response.start":
            self._start = dict(told)
        elif told["type"] == "http.response.body":
            await self._body(told.get("body", b""), bool(told.get("more_body")))
        else:
            await self._send(message)

    async def _body(self, body: bytes, more: bool) -> None:
        start, self._start = self._start, {}
        if start and _worth(dict(start["headers"])) and (more or len(body) >= SMALL):
            self._press = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
        if self._press:
            body = await self._pressed(body, more)
        if start:
            headers = (
                _pressed_headers(start["headers"], None if more else len(body)) if self._press else start["headers"]
            )
            await self._send(cast("Message", {**start, "headers": headers}))
        await self._send(cast("Message", {"type": "http.response.body", "body": body, "more_body": more}))

    async def _pressed(self, body: bytes, more: bool) -> bytes:
        if len(body) < LARGE:
            return _press(self._press, body, more)
        return await _PRESS.run(_press, self._press, body, more)


def _pressed_headers(headers: Any, length: int | None) -> list[tuple[bytes, bytes]]:
    """The headers of a compressed answer; its length if that is known."""
    kept = [(name, value) for name, value in headers if name.lower() not in (b"content-length", b"vary")]
    known = [] if length is None else [(b"content-length", str(length).encode())]
    return [*kept, *known, (b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")]


def _worth(headers: dict[bytes, bytes]) -> bool:
    known = {name.lower(): value for name, value in headers.items()}
    return known.get(b"content-type", b"").startswith(PLAIN) and b"content-encoding" not in known


def _press(press: Any, body: bytes, more: bool) -> bytes:
    found: bytes = press.compress(body)
    return found if more else found + press.flush()
