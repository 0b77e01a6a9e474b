"""The server: the lobby over HTTP, one socket for play, and the pages of the browser."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

import sandtable
from sandtable.library.impetus.ruleset import load_impetus
from sandtable.library.shipped import shipped
from sandtable.library.symbols import symbols
from sandtable.library.words import LANGUAGES, Words, word_files, words
from sandtable.match.hall import Hall
from sandtable.match.thinking import Thinker, Workers
from sandtable.server import lobby, wire
from sandtable.server.lobby import Trouble
from sandtable.server.session import LARGEST, Session
from sandtable.store import Store, StoreError

LOG = logging.getLogger("sandtable.server")
WEB = Path(sandtable.__file__).parent / "web_dist"
IDLE_SECONDS = 300.0
"""Whoever is silent for so long is taken to be gone."""

LAST_WORDS_SECONDS = 5.0
FORBIDDEN, GONE = 4403, 1000

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
"""What every answer carries."""

OPENAPI = OpenAPIConfig(
    "Sandtable", sandtable.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
)


# Who asks


def tokens(request: Request[Any, Any, Any]) -> list[str]:
    """The tokens that a browser holds: `Authorization: Bearer one,two`."""
    scheme, _, held = request.headers.get("authorization", "").partition(" ")
    return [token for each in held.split(",") if (token := each.strip())] if scheme.lower() == "bearer" else []


def own(origin: str | None, host: str, base_url: str) -> bool:
    """A request comes from a page of ours, or from no page at all."""
    if not origin:
        return True
    told = urlsplit(origin)
    if base_url:
        ours = urlsplit(base_url)
        return (told.scheme, told.netloc.lower()) == (ours.scheme, ours.netloc.lower())
    return told.netloc.lower() == host.lower()


def _own(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> bool:
    headers = connection.headers
    return own(headers.get("origin"), headers.get("host", ""), connection.app.state.base_url)


def _spoken(request: Request[Any, Any, Any]) -> Words:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return words(wanted if wanted in LANGUAGES else LANGUAGES[0])


# HTTP


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """The server is there."""
    return "ok"


@get("/api/choices", sync_to_thread=True)
def choices() -> wire.Choices:
    """What may be chosen for a new match."""
    return lobby.choices()


@get("/api/matches")
async def matches(request: Request[Any, Any, Any], state: State) -> list[wire.MatchCard]:
    """The matches whose tokens the browser holds, the last changed one first."""
    hall: Hall = state.hall
    names = dict.fromkeys(found[0] for token in tokens(request) if (found := hall.seat_of(token)))
    cards = []
    for name in names:
        try:
            room = await hall.room(name)
        except Exception:
            LOG.exception("match %s cannot be taken up", name)
            continue
        cards.append(await room.look(partial(lobby.card, room)))
    return sorted(cards, key=lambda card: -card.changed)


@post("/api/matches")
async def new_match(
    request: Request[Any, Any, Any], data: JSONBody[wire.NewMatch], state: State
) -> tuple[wire.Ticket, ...]:
    """A new match; its seats for people."""
    if not _own(request):
        raise Trouble(403, "fault-origin")
    hall: Hall = state.hall
    seats = lobby.players(data)
    scenario = await asyncio.to_thread(lobby.scenario, data, _spoken(request))
    room, given = await hall.new(load_impetus(), scenario, seats, lobby.title(data))
    return tuple(wire.Ticket(room.name, seat, token) for seat, token in given.items())


@get("/api/matches/{name:str}/file", media_type="application/x-ndjson")
async def match_file(name: FromPath[str], request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The game file, as the seat of the token may have it."""
    hall: Hall = state.hall
    held = (found for token in tokens(request) if (found := hall.seat_of(token)))
    seat = next((seat for match, seat in held if match == name), None)
    if seat is None:
        raise Trouble(404, "fault-no-match")
    room = await hall.room(name)
    lines = await room.look(lambda match: match.file(seat))
    headers = {"content-disposition": f'attachment; filename="{name}.sand"'}
    return Response(b"".join(line + b"\n" for line in lines), headers=headers, media_type="application/x-ndjson")


@get("/api/clauses", sync_to_thread=True)
def clauses() -> tuple[wire.ClauseText, ...]:
    """Every clause, in our own words."""
    return lobby.book()


@get("/api/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def words_of(language: FromPath[str]) -> str:
    """Every word for people in one language, as Fluent text."""
    if language not in LANGUAGES:
        raise Trouble(404, "fault-nothing-here")
    return "\n".join(path.read_text("utf-8") for path in word_files(language))


@get("/api/symbols/{name:str}", media_type="image/svg+xml", sync_to_thread=True)
def symbol(name: FromPath[str]) -> bytes:
    """A troop symbol: `fp.svg`."""
    stem = name.removesuffix(".svg")
    if stem == name or stem not in symbols():
        raise Trouble(404, "fault-nothing-here")
    return (shipped("symbols") / f"{stem}.svg").read_bytes()


@get("/", media_type=MediaType.HTML, sync_to_thread=False)
def unbuilt() -> str:
    """What is shown where the browser's part is missing."""
    return (
        "<!doctype html><html lang=en><title>Sandtable</title><p>The server is running, but its pages have not been "
        "built: run <code>npm ci && npm run build</code> in the folder <code>web</code>.</p></html>"
    )


# The socket


@websocket("/api/play")
async def play(socket: WebSocket[Any, Any, Any]) -> None:
    """One seat: asked and told until somebody hangs up."""
    if not _own(socket):
        await socket.close(code=FORBIDDEN)
        return
    await socket.accept()
    session = Session(socket.app.state.hall)
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
    """What is told goes out in its order; a line that breaks has no more to tell."""
    try:
        while (message := await session.out.get()) is not None:
            await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
        await socket.close(code=GONE)
    except (WebSocketException, RuntimeError, OSError):
        session.leave()


# What is wrong, and what every answer carries


def _troubled(request: Request[Any, Any, Any], trouble: Exception) -> Response[wire.Problem]:
    return _problem(trouble.problem if isinstance(trouble, Trouble) else wire.Problem(500, "fault-ours"))


def _refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    if error.status_code >= 500:
        return _failed(request, error)
    if error.status_code == 404:
        return _problem(wire.Problem(404, "fault-nothing-here"))
    return _problem(wire.Problem(error.status_code, "fault-request", {"reason": error.detail[:200]}))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _problem(wire.Problem(500, "fault-not-kept" if isinstance(error, StoreError) else "fault-ours"))


def _problem(problem: wire.Problem) -> Response[wire.Problem]:
    return Response(problem, status_code=problem.status, media_type=MediaType.JSON)


async def _guarded(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        known = {name.lower() for name, _ in message["headers"]}
        more = [(name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in known]
        message["headers"] = [*message["headers"], *more]


# All of it


def create_app(store: Store, base_url: str = "", thinker: Callable[[], Thinker] = Workers, web: Path = WEB) -> Litestar:
    """The application; the matches of its store are taken up again as it starts."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(store, thinker())
        app.state.hall, app.state.base_url = hall, base_url
        await hall.start()
        try:
            yield
        finally:
            hall.close()

    pages = create_static_files_router("/", [web], html_mode=True) if (web / "index.html").is_file() else unbuilt
    handlers = [health, choices, matches, new_match, match_file, clauses, words_of, symbol, play, pages]
    return Litestar(
        handlers,
        lifespan=[living],
        before_send=[_guarded],
        exception_handlers={Trouble: _troubled, HTTPException: _refused, Exception: _failed},
        openapi_config=OpenAPIConfig(
            "Sandtable",
            sandtable.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
