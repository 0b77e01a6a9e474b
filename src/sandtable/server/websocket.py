"""The WebSocket of a player or spectator, from its opening to its end."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from sandtable.server.asker import from_ours
from sandtable.server.limits import Guard, Limits, address_of
from sandtable.server.session import Session

IDLE_SECONDS = 300.0
"""A browser that is silent for longer is taken to be gone."""

LAST_WORDS_SECONDS = 5.0
FORBIDDEN, CROWDED, GONE = 4403, 4429, 1000


@websocket("/api/play")
async def play(socket: WebSocket[Any, Any, Any]) -> None:
    """Serves one socket until one side closes it."""
    if not from_ours(socket):
        await socket.close(code=FORBIDDEN)
        return
    limits: Limits = socket.app.state.limits
    address = address_of(socket)
    if address and not limits.connected(address):
        await socket.close(code=CROWDED)
        return
    try:
        await socket.accept()
        await _talk(socket, Session(socket.app.state.hall, Guard(limits, address), posts=socket.app.state.posts))
    finally:
        if address:
            limits.disconnected(address)


async def _talk(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    sending = asyncio.create_task(_send(socket, session))
    try:
        await _hear(socket, session)
        if session.over:
            await asyncio.wait({sending}, timeout=LAST_WORDS_SECONDS)
    finally:
        session.leave()
        sending.cancel()


async def _hear(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    while not session.over:
        try:
            event: Any = await asyncio.wait_for(socket.receive(), IDLE_SECONDS)
        except (TimeoutError, WebSocketException, RuntimeError):
            return
        if event["type"] != "websocket.receive":
            return
        await session.hear(event.get("bytes") or (event.get("text") or "").encode("utf-8", "replace"))


async def _send(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    """Sends messages in their order; a broken socket gets no more."""
    try:
        while (message := await session.out.get()) is not None:
            await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
        await socket.close(code=GONE)
    except (WebSocketException, RuntimeError, OSError):
        session.leave()
