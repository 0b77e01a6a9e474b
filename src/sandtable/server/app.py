"""The server: the lobby over HTTP, one socket for play, and the pages of the browser."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.static_files import create_static_files_router
from msgspec import Struct

import sandtable
from sandtable.games import UnknownRules, find, games
from sandtable.library.figures import figure_sheets
from sandtable.library.own import Own
from sandtable.library.symbols import symbol_files
from sandtable.library.words import LANGUAGES, game_text, house_text
from sandtable.match.carrying import carry_over
from sandtable.match.comments import Comments
from sandtable.match.crew import BESIDE, STRANGE
from sandtable.match.errors import Unopened, not_kept, unopened
from sandtable.match.evening import Evenings
from sandtable.match.hall import Hall
from sandtable.match.ledger import Ledger
from sandtable.match.looking import Far, Near
from sandtable.match.match import NOBODY
from sandtable.match.members import HouseRules
from sandtable.match.pace import DAY
from sandtable.match.quota import Holdings, Quota
from sandtable.match.shelf import Shelf
from sandtable.match.thinking import Thinker, Workers
from sandtable.match.turns import Crowded
from sandtable.server import battles, evenings, invitations, joining, lobby, material, rematches
from sandtable.server.asker import from_ours, spoken, tokens
from sandtable.server.compression import compressing
from sandtable.server.forms import learn_forms
from sandtable.server.headers import game_file, json_answer, with_headers
from sandtable.server.health import health, metrics
from sandtable.server.http_error import HttpError
from sandtable.server.jobs import Jobs, job, overrun
from sandtable.server.limits import LOOKS, Limits, check_limit
from sandtable.server.lines import Lines
from sandtable.server.mail import Postman, Smtp
from sandtable.server.methods import allowed
from sandtable.server.operator import Bans, Operator, mark_of
from sandtable.server.page_module import page_file, page_of_game
from sandtable.server.problems import Described
from sandtable.server.pulse import Pulse
from sandtable.server.replay import routes as replays
from sandtable.server.replay.found import Replays
from sandtable.server.session import LARGEST
from sandtable.server.uploading import Uploading, within_quota
from sandtable.server.visitor import Visitors, visitor_of
from sandtable.server.websocket import play
from sandtable.server.wire import lobby as wire
from sandtable.store import Store, StoreError

LOG = logging.getLogger("sandtable.server")
WEB = Path(sandtable.__file__).parent / "web_dist"

JSON_TYPE = "application/json"
OPENAPI = OpenAPIConfig(
    "Sandtable", sandtable.__version__, path="/api/schema", render_plugins=[Described(path="/openapi.json")]
)


# HTTP


@get("/api/choices")
async def choices(state: State) -> Response[wire.Choices]:
    """What players may choose for a new match."""
    own: Own = state.own
    stamp = await BESIDE.run(own.stamp)
    if state.choices[0] != stamp:
        state.choices = stamp, await BESIDE.run(lambda: msgspec.json.encode(lobby.choices(own)))
    return json_answer(state.choices[1])


@get("/api/matches")
async def matches(request: Request[Any, Any, Any], state: State) -> Response[list[wire.MatchCard]]:
    """The matches of the browser's tokens, the last changed first."""
    hall: Hall = state.hall
    names = dict.fromkeys(found[0] for token in tokens(request) if (found := hall.place_of(token)))
    return await invitations.cards(await invitations.outlines_of(hall, list(names)))


@post("/api/matches")
async def new_match(
    request: Request[Any, Any, Any], data: JSONBody[wire.NewMatch], state: State
) -> tuple[wire.Ticket, ...]:
    """Makes a match; returns its human seats and an invitation to each open one."""
    check_limit(request, "make")
    hall: Hall = state.hall
    if data.evening:
        evenings.check_evening(state, data.evening)
    say, by = spoken(request), mark_of(request)
    found = await STRANGE.run(lambda: lobby.wanted(data, state.own).all(say))
    if found.meeting.listed:
        await invitations.check_listing(hall, by)
    with within_quota():
        live, given = await hall.new(
            found.ruleset,
            found.scenario,
            found.players,
            found.title,
            meeting=found.meeting,
            typed=found.typed,
            by=by,
        )
    return await joining.tickets_of(hall, live, given)


@post("/api/games/{name:str}/check", status_code=200, opt={LOOKS: True})
async def check(
    name: FromPath[str], request: Request[Any, Any, Any], data: JSONBody[wire.AskCheck], state: State
) -> Response[Any]:
    """What a game says of a set-up before it is played."""
    lobby.start_of(name)
    setup, lang, folder = msgspec.json.encode(data.setup), spoken(request).language, str(state.own.folder or "")
    return json_answer(await job(request, "check", lobby.check_setup, name, setup, lang, folder))


@get("/api/matches/{name:str}/file", media_type="application/x-ndjson")
async def match_file(
    name: FromPath[str], request: Request[Any, Any, Any], state: State, since: FromQuery[int | None] = None
) -> Response[bytes]:
    """The game file, as the seat of the token may have it; with `since` only the lines after that entry."""
    hall: Hall = state.hall
    held = [found[1] for token in tokens(request) if (found := hall.place_of(token)) and found[0] == name]
    if state.evenings.opening(tokens(request), name):
        held += hall.private(name).tokens
    if not held and name not in hall.listed():
        raise HttpError(404, "fault-no-match")
    seat = next((each for each in held if each != NOBODY), NOBODY)
    try:
        lines = await hall.file(name, seat, visitor_of(request), since)
    except Crowded as error:
        raise overrun(error) from error
    return game_file(lines, name)


@get("/api/clauses")
async def clauses() -> Response[tuple[wire.ClauseText, ...]]:
    """Every clause of every book."""
    return json_answer(await BESIDE.run(lambda: msgspec.json.encode(lobby.book())))


@get("/api/words/{language:str}", media_type=MediaType.TEXT)
async def words_of(language: FromPath[str]) -> str:
    """What every page says in a language, as Fluent text."""
    if language not in LANGUAGES:
        raise HttpError(404, "fault-nothing-here")
    return await BESIDE.run(house_text, language)


@get("/api/words/{language:str}/{name:str}", media_type=MediaType.TEXT)
async def words_of_game(language: FromPath[str], name: FromPath[str]) -> str:
    """What the pages of a game say besides, with the words of the game that it is built on."""
    package = await BESIDE.run(find, name)
    if language not in LANGUAGES or package is None:
        raise HttpError(404, "fault-nothing-here")
    return await BESIDE.run(game_text, language, [*filter(None, (name, package.base))])


@get("/api/symbols/{name:str}", media_type="image/svg+xml")
async def symbol(name: FromPath[str]) -> bytes:
    """The symbol of a piece: `fp.svg`."""
    return await BESIDE.run(_symbol, name)


def _symbol(name: str) -> bytes:
    return _drawing(name, symbol_files())


def _drawing(name: str, files: Mapping[str, Path]) -> bytes:
    stem = name.removesuffix(".svg")
    if stem == name or stem not in files:
        raise HttpError(404, "fault-nothing-here")
    return files[stem].read_bytes()


@get("/api/figures/{name:str}", media_type="image/svg+xml")
async def figures(name: FromPath[str]) -> bytes:
    """A sheet of drawn figures, for a table with miniatures: `land.svg`."""
    return await BESIDE.run(_figures, name)


def _figures(name: str) -> bytes:
    return _drawing(name, figure_sheets())


@get("/", media_type=MediaType.HTML, sync_to_thread=False)
def unbuilt() -> str:
    """The page that is shown if the real pages are not built."""
    return (
        "<!doctype html><html lang=en><title>Sandtable</title><p>The server is running, but its pages have not been "
        "built: run <code>npm ci && npm run build</code> in the folder <code>web</code>.</p></html>"
    )


# Errors and limits


MISSING = ("fault-no-match", "fault-no-replay", "fault-no-evening", "fault-invitation")
"""What is said of something that is not there. In a damaged house it may only be unreadable."""


def _http_error(request: Request[Any, Any, Any], error: HttpError) -> Response[wire.Problem]:
    if error.problem.key in MISSING and request.app.state.hall.damaged:
        return _problem(wire.Problem(409, "fault-house-damaged"))
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
    problem = _problem(wire.Problem(error.status_code, "fault-request", {"reason": error.detail[:200]}))
    if error.status_code == 405:
        problem.headers["allow"] = allowed(request.app, request.url.path)
    return problem


def _nested(request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Problem]:
    return _problem(wire.Problem(400, "fault-request", {"reason": "too deeply nested"}))


def _not_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[wire.Problem]:
    return _problem(wire.Problem(400, "fault-request", {"reason": "not UTF-8"}))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    if isinstance(error, StoreError):
        LOG.error("%s %s failed: %s", request.method, request.url.path, error)
        return _problem(wire.Problem(500, not_kept(error)))
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _problem(wire.Problem(500, "fault-ours"))


def _problem(problem: wire.Problem) -> Response[wire.Problem]:
    return Response(problem, status_code=problem.status, media_type=MediaType.JSON)


async def _measured(request: Request[Any, Any, Any]) -> None:
    """Refuses requests that come too fast, and changes that come from pages of other servers."""
    looks = request.method in ("GET", "HEAD")
    if not looks and not from_ours(request):
        raise HttpError(403, "fault-origin")
    _check_form(request)
    looks = looks or request.route_handler.opt.get(LOOKS, False)
    check_limit(request, "look" if looks else "act", seconds=5)


def _check_form(request: Request[Any, Any, Any]) -> None:
    """What is read as JSON is sent as JSON. Raises HttpError."""
    told = request.headers.get("content-type", JSON_TYPE).partition(";")[0].strip().lower()
    if told != JSON_TYPE and "data" in request.route_handler.parsed_fn_signature.parameters:
        raise HttpError(415, "fault-request", reason=JSON_TYPE)


# The application


async def _clean_daily(hall: Hall) -> None:
    """Deletes abandoned matches once a day, besides those at the start."""
    while True:
        await asyncio.sleep(DAY)
        try:
            await hall.clean()
        except StoreError as error:
            LOG.error("abandoned matches could not be deleted: %s", error)


class House(Struct, frozen=True):
    """What the host decides: for all matches, about mail, and the address that letters name."""

    rules: HouseRules = HouseRules()
    smtp: Smtp | None = None
    home: str = ""
    own: Path | None = None
    """The folder of own material."""

    uploads: bool = False
    """Everybody who sees this server may change it."""

    quota: Quota = Quota()
    """What one visitor may keep."""

    metrics: bool = False
    """Everybody may read the metrics, not only this machine."""

    alone: bool = False
    """The server is for the person at this machine, who is not limited."""

    proxies: tuple[str, ...] = ()
    """The addresses and networks of proxies that are believed when they name a visitor."""

    def looker(self) -> Near:
        """One person alone has nobody to wait for: their looks need no process that must first be started."""
        return Near() if self.alone else Far()


def create_app(
    store: Store,
    base_url: str = "",
    thinker: Callable[[], Thinker] = Workers,
    web: Path = WEB,
    house: House | None = None,
    jobs: Callable[[], Jobs] = Jobs,
) -> Litestar:
    """The application; when it starts, the matches of its store go on."""
    own_routes = [route for each in games() if each.page.routes for route in each.page.routes()]
    learn_forms()
    built = (web / "index.html").is_file()
    return Litestar(
        [*HANDLERS, *own_routes, create_static_files_router("/", [web], html_mode=True) if built else unbuilt],
        lifespan=[partial(_living, store, thinker, jobs, base_url, house or House())],
        middleware=[compressing],
        before_request=_measured,
        before_send=[with_headers],
        exception_handlers=FAULTS,
        openapi_config=OPENAPI,
        request_max_body_size=LARGEST,
        logging_config=None,
    )


FAULTS: Any = {
    HttpError: _http_error,
    Unopened: _unopened,
    UnknownRules: _unknown,
    HTTPException: _refused,
    RecursionError: _nested,
    UnicodeDecodeError: _not_text,
    Exception: _failed,
}
"""How each kind of error is answered."""

HANDLERS: tuple[Any, ...] = (
    health,
    metrics,
    choices,
    matches,
    new_match,
    check,
    match_file,
    clauses,
    words_of,
    words_of_game,
    symbol,
    figures,
    page_of_game,
    page_file,
    play,
    invitations.router(),
    joining.router(),
    rematches.router(),
    battles.router(),
    evenings.router(),
    replays.router(),
    material.router(),
    replays.export,
    replays.forget,
)
"""All routes except those of games, and the pages."""


@asynccontextmanager
async def _living(
    store: Store,
    thinker: Callable[[], Thinker],
    jobs: Callable[[], Jobs],
    base_url: str,
    house: House,
    app: Litestar,
) -> AsyncIterator[None]:
    """From the start, when matches go on, until everything is kept and closed."""
    state, holdings = app.state, Holdings(house.quota)
    state.hall = hall = Hall(store, thinker(), rules=house.rules, looker=house.looker(), holdings=holdings)
    if house.smtp:
        hall.call = Postman(house.smtp, house.home).call
    state.store, state.house = store, house
    state.limits, state.posts, state.base_url = Limits(), house.smtp is not None, base_url
    state.visitors, state.lines = Visitors(house.proxies, alone=house.alone), Lines(state.limits)
    ledger = await BESIDE.run(Ledger, store)
    state.bans, operator = Bans(ledger), Operator(state, ledger)
    await BESIDE.run(operator.load)
    state.own, state.uploads = Own(house.own), house.uploads
    state.jobs, state.uploading = jobs(), Uploading()
    state.choices = state.material = "", b""
    state.evenings = Evenings(store, hall)
    state.replays = Replays(hall, state.evenings, Comments(store), Shelf(store, holdings))
    await BESIDE.run(carry_over, store)
    await BESIDE.run(state.evenings.load)
    await BESIDE.run(state.replays.shelf.load)
    await hall.start()
    state.pulse = Pulse()
    state.pulse.start()
    tasks = [asyncio.create_task(_clean_daily(hall)), asyncio.create_task(operator.obey())]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        state.pulse.stop()
        state.jobs.close()
        await hall.end()
