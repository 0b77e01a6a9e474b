"""The gate: what is asked of every request before anything reads it.

Visitors who were banned are turned away. A request may be so long, its body may take so long to arrive, a visitor may
have so many under way, and may send and fetch so many bytes.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from time import monotonic
from typing import Any, cast

import msgspec
from litestar import Litestar
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.connections import Connections
from sandtable.server.headers import plain_headers
from sandtable.server.http_error import HttpError
from sandtable.server.limits import Limits
from sandtable.server.visitor import HEADER, Visitors

ADDRESS, HEAD = 4 * 1024, 32 * 1024
"""How long the address of a request and its headers may be, in bytes."""

NAME = 255
"""How long a part of an address may be: no file has a longer name."""

AT_ONCE = 48
"""How many requests of a visitor may be under way."""

BODY_SECONDS, CHUNK_SECONDS = 60.0, 10.0
"""How long a body may take, and how long nothing of it may come."""


class Gate:
    """The application behind its gate."""

    def __init__(self, app: Litestar, behind: ASGIApp, connections: Connections | None = None) -> None:
        self._state = app.state
        self._behind = behind
        self._connections = connections
        self._under_way: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = cast("dict[str, Any]", scope)
        with self._serving(asked):
            if asked["type"] == "http":
                await self._answer(asked, receive, send)
            else:
                await self._behind(scope, receive, send)

    async def _answer(self, asked: dict[str, Any], receive: Receive, send: Send) -> None:
        visitor = visitor_in(self._state.visitors, asked)
        try:
            with self._passed(visitor, asked):
                await self._behind(cast("Scope", asked), self._arriving(visitor, receive), self._leaving(visitor, send))
        except HttpError as error:
            await _refuse(self._state.base_url, error, send)

    def _serving(self, asked: dict[str, Any]) -> Any:
        client = asked.get("client")
        return self._connections.serving(*client) if self._connections and client else nullcontext()

    @contextmanager
    def _passed(self, visitor: str, asked: dict[str, Any]) -> Iterator[None]:
        """Checks a request and counts it while it is under way. Raises HttpError."""
        self._check(visitor, asked)
        self._under_way[visitor] += 1
        try:
            yield
        finally:
            self._under_way[visitor] -= 1
            if not self._under_way[visitor]:
                del self._under_way[visitor]

    def _check(self, visitor: str, asked: dict[str, Any]) -> None:
        if len(asked["raw_path"] if asked.get("raw_path") else asked["path"]) + len(asked["query_string"]) > ADDRESS:
            raise HttpError(414, "fault-head-long", most=ADDRESS)
        if sum(len(name) + len(value) for name, value in asked["headers"]) > HEAD:
            raise HttpError(431, "fault-head-long", most=HEAD)
        if "\0" in asked["path"] or any(len(each.encode()) > NAME for each in asked["path"].split("/")):
            raise HttpError(404, "fault-nothing-here")
        self._state.bans.check(visitor)
        if visitor and self._under_way[visitor] >= AT_ONCE:
            raise HttpError(429, "fault-too-fast", seconds=1)
        if not self._limits.spend(visitor, "carry", 0):
            raise HttpError(429, "fault-too-fast", seconds=60)

    @property
    def _limits(self) -> Limits:
        found: Limits = self._state.limits
        return found

    def _arriving(self, visitor: str, receive: Receive) -> Receive:
        """Parts of a body, which must keep coming. What is waited for when it is whole may take any time."""
        end, whole = monotonic() + BODY_SECONDS, False

        async def next_part() -> Any:
            nonlocal whole
            if whole:
                return await receive()
            try:
                part: Any = await asyncio.wait_for(receive(), max(0.0, min(CHUNK_SECONDS, end - monotonic())))
            except TimeoutError as error:
                raise HttpError(408, "fault-too-slow") from error
            if part["type"] == "http.disconnect":
                raise HttpError(400, "fault-request", reason="the body ended early")
            whole = not part.get("more_body", False)
            if not self._limits.spend(visitor, "carry", len(part.get("body", b""))):
                raise HttpError(429, "fault-too-fast", seconds=60)
            return part

        return next_part

    def _leaving(self, visitor: str, send: Send) -> Send:
        async def counted(message: Message) -> None:
            if message["type"] == "http.response.body":
                self._limits.spend(visitor, "carry", len(message["body"]))
            await send(message)

        return counted


def visitor_in(visitors: Visitors, asked: dict[str, Any]) -> str:
    """The visitor who sends a request, before anything else was read of it."""
    wanted = HEADER.encode()
    told = [value.decode("latin-1") for name, value in asked["headers"] if name.lower() == wanted]
    client = asked.get("client")
    return visitors.of(client[0] if client else "", told)


async def _refuse(base_url: str, error: HttpError, send: Send) -> None:
    """Answers without asking the application. The connection is closed, since its body was not read."""
    body = msgspec.json.encode(error.problem)
    headers = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    told = [(name.encode(), value.encode()) for name, value in {**plain_headers(base_url), **headers}.items()]
    await send({"type": "http.response.start", "status": error.problem.status, "headers": told})
    await send({"type": "http.response.body", "body": body, "more_body": False})
