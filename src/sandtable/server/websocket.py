"""The WebSocket of a player or spectator, from its opening to its end."""

import asyncio
from contextlib import suppress
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from sandtable.match.crew import BESIDE
from sandtable.server.asker import from_ours
from sandtable.server.connections import Connections
from sandtable.server.headers import BARE
from sandtable.server.limits import Guard
from sandtable.server.lines import Lines
from sandtable.server.session import Session
from sandtable.server.visitor import visitor_of

IDLE_SECONDS, HELLO_SECONDS = 300.0, 20.0
"""A browser that is silent for longer is taken to be gone; how long its first request may take."""

LAST_WORDS_SECONDS, CLOSING_SECONDS = 5.0, 1.0
FORBIDDEN, CROWDED, GONE = 4403, 4429, 1000


@websocket("/api/play")
async def play(socket: WebSocket[Any, Any, Any]) -> None:
    """Serves one socket until one side closes it."""
    if not from_ours(socket):
        await socket.close(code=FORBIDDEN)
        return
    state, visitor = socket.app.state, visitor_of(socket)
    lines: Lines = state.lines
    if state.bans.of(visitor):
        await socket.close(code=FORBIDDEN)
        return
    if not lines.room(visitor):
        await socket.close(code=CROWDED)
        return
    try:
        await socket.accept()
        session = Session(state.hall, Guard(state.limits, visitor), posts=state.posts, visitor=visitor)
        with lines.open(session, visitor):
            await _talk(socket, session)
    finally:
        lines.gone(visitor)


async def _talk(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    """Hears and sends until one of them ends, or the session is over: then what waits is sent, if it is read soon."""
    hearing, sending = (asyncio.create_task(each(socket, session)) for each in (_hear, _send))
    over = asyncio.create_task(session.ended.wait())
    try:
        await asyncio.wait({hearing, sending, over}, return_when=asyncio.FIRST_COMPLETED)
        if session.over:
            await asyncio.wait({sending}, timeout=LAST_WORDS_SECONDS)
        if not (hearing.done() and await _closed(socket)):
            await _cut(socket)
        if hearing.done():
            hearing.result()
    finally:
        session.leave()
        for each in (hearing, sending, over):
            each.cancel()


async def _closed(socket: WebSocket[Any, Any, Any]) -> bool:
    """Closes the socket; False if it still waits for its next message."""
    with suppress(WebSocketException, RuntimeError, OSError):
        try:
            await asyncio.wait_for(socket.close(code=GONE), CLOSING_SECONDS)
        except TimeoutError:
            return False
    return True


async def _cut(socket: WebSocket[Any, Any, Any]) -> None:
    """Ends the connection itself: Granian closes no socket while it waits for its next message."""
    connections: Connections | None = socket.app.state.get("connections")
    if connections and socket.client:
        await BESIDE.run(connections.cut, socket.client.host, socket.client.port)


async def _hear(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    while not session.over:
        try:
            async with asyncio.timeout(IDLE_SECONDS if session.entered else HELLO_SECONDS):
                event: Any = await socket.receive()
        except (TimeoutError, WebSocketException, RuntimeError):
            return
        if event["type"] != "websocket.receive":
            return
        await session.hear(event.get("bytes") or (event.get("text") or "").encode("utf-8", "replace"))


async def _send(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    """Sends messages in their order, as fast as they are read; a broken socket gets no more."""
    send = cast("dict[str, Any]", socket.scope).get(BARE, socket.send)
    try:
        while (message := await session.next()) is not None:
            await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    except (WebSocketException, RuntimeError, OSError):
        session.leave()
