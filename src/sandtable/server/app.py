"""The server: the lobby over HTTP, one socket for play, and the pages of the browser."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from litestar.static_files import create_static_files_router
from msgspec import Struct

import sandtable
from sandtable.games import UnknownRules, games
from sandtable.library import DATA
from sandtable.library.own import Own
from sandtable.library.symbols import symbols
from sandtable.library.words import LANGUAGES, word_files
from sandtable.match.comments import Comments
from sandtable.match.errors import Unopened, unopened
from sandtable.match.hall import Hall
from sandtable.match.match import NOBODY
from sandtable.match.members import HouseRules
from sandtable.match.pace import DAY
from sandtable.match.shelf import Shelf
from sandtable.match.thinking import Thinker, Workers
from sandtable.server import invitations, lobby, material
from sandtable.server.asker import from_ours, spoken, tokens
from sandtable.server.forms import learn_forms
from sandtable.server.headers import game_file, with_headers
from sandtable.server.http_error import HttpError
from sandtable.server.limits import LOOKS, Limits, check_limit
from sandtable.server.mail import Postman, Smtp
from sandtable.server.replay import routes as replays
from sandtable.server.replay.found import Replays
from sandtable.server.session import LARGEST
from sandtable.server.websocket import play
from sandtable.server.wire import lobby as wire
from sandtable.store import Store, StoreError

LOG = logging.getLogger("sandtable.server")
WEB = Path(sandtable.__file__).parent / "web_dist"

SMALL = 500
"""Shorter answers are not compressed, in bytes."""

OPENAPI = OpenAPIConfig(
    "Sandtable", sandtable.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
)


# HTTP


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """The server is up."""
    return "ok"


@get("/api/choices", sync_to_thread=True)
def choices(state: State) -> wire.Choices:
    """What players may choose for a new match."""
    return lobby.choices(state.own)


@get("/api/matches")
async def matches(request: Request[Any, Any, Any], state: State) -> list[wire.MatchCard]:
    """The matches of the browser's tokens, the last changed first."""
    hall: Hall = state.hall
    names = dict.fromkeys(found[0] for token in tokens(request) if (found := hall.place_of(token)))
    return [lobby.card(each) for each in await invitations.outlines_of(hall, list(names))]


@post("/api/matches")
async def new_match(
    request: Request[Any, Any, Any], data: JSONBody[wire.NewMatch], state: State
) -> tuple[wire.Ticket, ...]:
    """Makes a match; returns its human seats and an invitation to each open one."""
    check_limit(request, "make")
    hall: Hall = state.hall
    seats, how = lobby.players(data, state.own), lobby.meeting(data)
    scenario = await asyncio.to_thread(lobby.scenario, data, spoken(request), state.own)
    rules, title = lobby.ruleset(data, state.own), lobby.title(data, state.own)
    live, given = await hall.new(rules, scenario, seats, title, meeting=how)
    return await invitations.tickets_of(live, given)


@get("/api/matches/{name:str}/file", media_type="application/x-ndjson")
async def match_file(name: FromPath[str], request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The game file, as the seat of the token may have it."""
    hall: Hall = state.hall
    held = [found[1] for token in tokens(request) if (found := hall.place_of(token)) and found[0] == name]
    if not held and name not in hall.listed():
        raise HttpError(404, "fault-no-match")
    seat = next((each for each in held if each != NOBODY), NOBODY)
    lines = await hall.file(name, seat)
    return game_file(lines, name)


@get("/api/clauses", sync_to_thread=True)
def clauses() -> tuple[wire.ClauseText, ...]:
    """Every clause of every book."""
    return lobby.book()


@get("/api/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def words_of(language: FromPath[str]) -> str:
    """All messages of one language, as Fluent text."""
    if language not in LANGUAGES:
        raise HttpError(404, "fault-nothing-here")
    return "\n".join(path.read_text("utf-8") for path in word_files(language))


@get("/api/symbols/{name:str}", media_type="image/svg+xml", sync_to_thread=True)
def symbol(name: FromPath[str]) -> bytes:
    """A troop symbol: `fp.svg`."""
    stem = name.removesuffix(".svg")
    if stem == name or stem not in symbols():
        raise HttpError(404, "fault-nothing-here")
    return (DATA / "symbols" / f"{stem}.svg").read_bytes()


@get("/", media_type=MediaType.HTML, sync_to_thread=False)
def unbuilt() -> str:
    """The page that is shown if the real pages are not built."""
    return (
        "<!doctype html><html lang=en><title>Sandtable</title><p>The server is running, but its pages have not been "
        "built: run <code>npm ci && npm run build</code> in the folder <code>web</code>.</p></html>"
    )


# Errors and limits


def _http_error(request: Request[Any, Any, Any], error: HttpError) -> Response[wire.Problem]:
    return _problem(error.problem)


def _unopened(request: Request[Any, Any, Any], why: Unopened) -> Response[wire.Problem]:
    return _problem(wire.Problem(409, why.key, why.told))


def _unknown(request: Request[Any, Any, Any], error: UnknownRules) -> Response[wire.Problem]:
    return _unopened(request, unopened(error))


def _refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    if error.status_code >= 500:
        return _failed(request, error)
    if error.status_code == 404:
        return _problem(wire.Problem(404, "fault-nothing-here"))
    return _problem(wire.Problem(error.status_code, "fault-request", {"reason": error.detail[:200]}))


def _nested(request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Problem]:
    return _problem(wire.Problem(400, "fault-request", {"reason": "too deeply nested"}))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _problem(wire.Problem(500, "fault-not-kept" if isinstance(error, StoreError) else "fault-ours"))


def _problem(problem: wire.Problem) -> Response[wire.Problem]:
    return Response(problem, status_code=problem.status, media_type=MediaType.JSON)


async def _measured(request: Request[Any, Any, Any]) -> None:
    """Refuses requests that come too fast, and changes that come from pages of other servers."""
    looks = request.method in ("GET", "HEAD")
    if not looks and not from_ours(request):
        raise HttpError(403, "fault-origin")
    looks = looks or request.route_handler.opt.get(LOOKS, False)
    check_limit(request, "look" if looks else "act", seconds=5)


# The application


async def _clean_daily(hall: Hall) -> None:
    """Deletes abandoned matches once a day, besides those at the start."""
    while True:
        await asyncio.sleep(DAY)
        try:
            await hall.clean()
        except StoreError:
            LOG.exception("abandoned matches could not be deleted")


class House(Struct, frozen=True):
    """What the host decides: for all matches, about mail, and the address that letters name."""

    rules: HouseRules = HouseRules()
    smtp: Smtp | None = None
    home: str = ""
    own: Path | None = None
    """The folder of own material."""

    uploads: bool = False
    """Everybody who sees this server may change it."""


def create_app(
    store: Store,
    base_url: str = "",
    thinker: Callable[[], Thinker] = Workers,
    web: Path = WEB,
    house: House | None = None,
) -> Litestar:
    """The application; when it starts, the matches of its store go on."""
    own_routes = [route for each in games() if each.page.routes for route in each.page.routes()]
    learn_forms()
    built = (web / "index.html").is_file()
    return Litestar(
        [*HANDLERS, *own_routes, create_static_files_router("/", [web], html_mode=True) if built else unbuilt],
        lifespan=[partial(_living, store, thinker, base_url, house or House())],
        before_request=_measured,
        before_send=[with_headers],
        exception_handlers=FAULTS,
        openapi_config=OPENAPI,
        compression_config=CompressionConfig(backend="gzip", minimum_size=SMALL),
        request_max_body_size=LARGEST,
        logging_config=None,
    )


FAULTS: Any = {
    HttpError: _http_error,
    Unopened: _unopened,
    UnknownRules: _unknown,
    HTTPException: _refused,
    RecursionError: _nested,
    Exception: _failed,
}
"""How each kind of error is answered."""

HANDLERS: tuple[Any, ...] = (
    health,
    choices,
    matches,
    new_match,
    match_file,
    clauses,
    words_of,
    symbol,
    play,
    invitations.router(),
    replays.router(),
    material.router(),
    replays.export,
    replays.forget,
)
"""All routes except those of games, and the pages."""


@asynccontextmanager
async def _living(
    store: Store, thinker: Callable[[], Thinker], base_url: str, house: House, app: Litestar
) -> AsyncIterator[None]:
    """From the start, when matches go on, until everything is kept and closed."""
    state = app.state
    state.hall = hall = Hall(store, thinker(), rules=house.rules)
    if house.smtp:
        hall.call = Postman(house.smtp, house.home).call
    state.limits, state.posts, state.base_url = Limits(), house.smtp is not None, base_url
    state.own, state.uploads = Own(house.own), house.uploads
    state.archives = {each.name: each.page.archive(store) for each in games() if each.page.archive}
    state.replays = Replays(hall, state.archives, Comments(store), Shelf(store))
    for archive in state.archives.values():
        await asyncio.to_thread(archive.load)
    await hall.start()
    cleaning = asyncio.create_task(_clean_daily(hall))
    try:
        yield
    finally:
        cleaning.cancel()
        hall.close()
