"""Games to look at, over HTTP: matches, battles of evenings, and files that people bring along.

Whoever knows the name of a game that is over may look at it; while it goes on only those who have a place in it may,
each as his seat sees it. A file that is opened is held for a while and forgotten unless somebody keeps it.
"""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Lock
from typing import Any, Literal, TypeVar

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from sandtable.games.rapide.page.evening import MOST_BATTLES, Evenings
from sandtable.games.rapide.page.evening import Full as EveningFull
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.kernel.chain import digest
from sandtable.kernel.entry import Branch, Joined, answered, closes, read_header
from sandtable.kernel.ruleset import SPECTATOR
from sandtable.kernel.verify import GENERATIONS, Verdict, verify
from sandtable.library.words import LANGUAGES, Words, words
from sandtable.match import comments as notes
from sandtable.match.comments import Comment, Comments, TooMany
from sandtable.match.course import Course, course
from sandtable.match.hall import Hall
from sandtable.match.match import NOBODY, OPEN, PERSON
from sandtable.match.pictures import NARROWEST, WIDEST, Form, drawable, picture
from sandtable.match.seating import seats_of
from sandtable.match.shelf import LARGEST, Full, NotOne, Shelf, TooLarge, brought, packed, unpacked
from sandtable.players.roster import PLAYERS
from sandtable.rulesets.catalogue import UnknownRules, ruleset_of
from sandtable.server import replay_telling as telling
from sandtable.server.annotations import marks
from sandtable.server.asker import spoken, tokens
from sandtable.server.http_error import HttpError
from sandtable.server.invitations import tickets_of
from sandtable.server.limits import address_of
from sandtable.server.measuring import Nowhere, distance, surroundings
from sandtable.server.wire import replays as wire
from sandtable.server.wire.lobby import SeatPlan

LOG = logging.getLogger("sandtable.server")
Asked = Request[Any, Any, Any]
T = TypeVar("T")
MEGABYTE = 1_000_000
REMEMBERED = 12
"""So many tellings are held, for those who look again."""

COURSES = 4
"""So many courses are held, for those who ask about moments of them."""

FILMS = 3
"""So many films may be asked for at once; one is drawn at a time."""

CHECKS = 2
"""So many files are checked at once."""

MEDIA = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif"}
PLAIN = re.compile(r"[^A-Za-z0-9-]+")


class Found(Struct, frozen=True):
    """A game that somebody may look at: its lines as he may have them, and what he is to it."""

    name: str
    form: Literal["match", "battle", "opened", "kept"]
    lines: tuple[bytes, ...]
    title: dict[str, str]
    players: dict[str, str]
    seat: str = SPECTATOR
    writes: str | None = None
    """As whom he may write comments: a seat, or nobody's name for whoever keeps a file; None: he may not."""

    comments: tuple[Comment, ...] = ()


class Replays:
    """What the server knows of games to look at."""

    def __init__(self, hall: Hall, evenings: Evenings, comments: Comments, shelf: Shelf) -> None:
        self.hall = hall
        self.evenings = evenings
        self.comments = comments
        self.shelf = shelf
        self.films = asyncio.Semaphore(1)
        self.checks = asyncio.Semaphore(CHECKS)
        self.waiting = 0
        self._told: OrderedDict[str, Any] = OrderedDict()
        self._courses: OrderedDict[str, Course] = OrderedDict()
        self._lock = Lock()

    async def find(self, name: str, held: list[str]) -> Found:
        """The game of a name, for whoever holds these tokens. Raises Trouble."""
        found = await self._match(name, held) or await asyncio.to_thread(self._other, name, held)
        if found is None:
            raise HttpError(404, "fault-no-replay")
        return found

    async def _match(self, name: str, held: list[str]) -> Found | None:
        try:
            private = self.hall.private(name)
        except LookupError:
            return None
        places = [seat for token in held if (at := self.hall.place_of(token)) and at[0] == name for seat in at[1:]]
        seat = next(filter(None, places), SPECTATOR)
        closed = await self.hall.closed(name)
        if not (closed or places or private.listed):
            return None
        lines = await self.hall.file(name, seat)
        written = tuple(each for each in self.comments.of(name) if closed or each.by == seat)
        players = dict(private.players)
        mine = seat or None
        return Found(name, "match", tuple(lines), dict(private.title), players, seat, mine, written)

    def _other(self, name: str, held: list[str]) -> Found | None:
        """A battle of an evening, or a file."""
        fought = self.evenings.fought(name)
        if fought:
            return self._battle(name, fought, held)
        file = self.shelf.find(name)
        if file is None:
            return None
        form: Literal["opened", "kept"] = "opened" if name.startswith("opened-") else "kept"
        written = file.comments if form == "opened" else tuple(self.comments.of(name))
        mine = "" if any(self.shelf.owns(name, token) for token in held) else None
        return Found(name, form, file.lines, _title(file.lines), {}, "", mine, written)

    def _battle(self, name: str, fought: Any, held: list[str]) -> Found | None:
        mine = any(self.evenings.of(token) == fought.evening for token in held)
        lines = tuple(self.evenings.lines(name))
        if not (mine or closes(lines[-1])):
            return None
        title = dict.fromkeys(LANGUAGES, fought.name) if fought.name else _title(lines)
        players = dict.fromkeys(_seats(lines), PERSON)
        written = tuple(self.comments.of(name))
        return Found(name, "battle", lines, title, players, "", "" if mine else None, written)

    def told(self, found: Course, say: Words) -> Any:
        """The telling of a game, which may be remembered."""
        key = digest(say.language.encode(), *found.lines)
        return self._remembered(self._told, key, REMEMBERED, lambda: telling.told_entries(found, say))

    def course(self, found: Found) -> Course:
        """The course of a game, which may be remembered for whoever asks about one moment after the other."""
        return self._remembered(self._courses, digest(*found.lines), COURSES, lambda: course(found.lines))

    def _remembered(self, known: OrderedDict[str, T], key: str, most: int, make: Callable[[], T]) -> T:
        with self._lock:
            if key in known:
                known.move_to_end(key)
                return known[key]
        made = make()
        with self._lock:
            known[key] = made
            while len(known) > most:
                known.popitem(last=False)
        return made

    def around(self, found: Found, at: int, piece: str, of: str) -> wire.ReplayAround:
        """What the rules find at a moment, as far as it is not hidden. Raises Trouble."""
        ruleset, state = self._moment(found, at)
        with _somewhere(piece):
            return wire.ReplayAround(at, surroundings(ruleset, state, piece, of), marks(ruleset, state))

    def measured(self, found: Found, asked: wire.AskReplayMeasure) -> wire.ReplayMeasured:
        """How far it was at a moment. Raises Trouble."""
        ruleset, state = self._moment(found, asked.at)
        with _somewhere(str(asked.start), str(asked.end)):
            measure = distance(ruleset, state, asked.start, asked.end)
        return wire.ReplayMeasured(measure.length, measure.at)

    def _moment(self, found: Found, at: int) -> tuple[Any, Any]:
        game = self.course(found)
        if not 0 <= at <= game.last:
            raise HttpError(400, "fault-moment")
        return game.ruleset, game.states[at]

    def replay(self, found: Found, say: Words) -> wire.Replay:
        """All that the browser needs."""
        game = self.course(found)
        written = [telling.comment(each, each.by == found.writes) for each in found.comments]
        facts = {"name": found.name, "form": found.form, "seat": found.seat, "mine": found.writes is not None}
        return telling.replay(
            game, say, self.told(game, say), written, title=found.title, players=found.players, **facts
        )


def _title(lines: tuple[bytes, ...]) -> dict[str, str]:
    """What a game is called; nothing where its rules are not known."""
    try:
        return telling.title(course(lines))
    except UnknownRules:
        return {}


def _seats(lines: tuple[bytes, ...]) -> tuple[str, ...]:
    """Who has joined a game."""
    answers = map(answered, lines[1:])
    return tuple(each.seat for each in answers if each.answer == Joined.__struct_config__.tag)


@contextmanager
def _somewhere(*places: str) -> Iterator[None]:
    """What is asked about is on the table. Raises Trouble."""
    try:
        yield
    except (Nowhere, KeyError, StopIteration, AssertionError) as error:
        raise HttpError(400, "fault-nowhere", place=", ".join(places)[:60]) from error


# Looking


@get("/{name:str}")
async def look(request: Asked, name: FromPath[str], state: State) -> wire.Replay:
    """A whole game."""
    replays, say = _replays(state), spoken(request)
    found = await replays.find(name, tokens(request))
    return await asyncio.to_thread(replays.replay, found, say)


@get("/{name:str}/around")
async def around(
    request: Asked,
    name: FromPath[str],
    state: State,
    at: FromQuery[int],
    piece: FromQuery[str] = "",
    of: FromQuery[Literal["zones", "command"]] = "zones",
) -> wire.ReplayAround:
    """Zones, arcs and commands at a moment."""
    replays = _replays(state)
    found = await replays.find(name, tokens(request))
    return await asyncio.to_thread(replays.around, found, at, piece, of)


@post("/{name:str}/measure", status_code=200)
async def measure(
    request: Asked, name: FromPath[str], data: JSONBody[wire.AskReplayMeasure], state: State
) -> wire.ReplayMeasured:
    """A distance at a moment, as the rules measure it."""
    replays = _replays(state)
    found = await replays.find(name, tokens(request))
    return await asyncio.to_thread(replays.measured, found, data)


@get("/{name:str}/verdict")
async def check(request: Asked, name: FromPath[str], state: State, head: FromQuery[str] = "") -> wire.ReplayVerdict:
    """The game played again from its file and compared line by line; with a head code also whether it holds that."""
    found = await _replays(state).find(name, tokens(request))
    async with _replays(state).checks:
        verdict = await asyncio.to_thread(verify, _file(found.lines), ruleset_of)
    return telling.verdict(spoken(request), verdict, head)


@get("/{name:str}/file")
async def file(
    request: Asked, name: FromPath[str], state: State, form: FromQuery[Literal["sand", "zip"]] = "sand"
) -> Response[bytes]:
    """The game file; with its comments in an archive."""
    found = await _replays(state).find(name, tokens(request))
    called = _called(found)
    if form == "sand":
        return _saved(_file(found.lines), f"{called}.sand", "application/x-ndjson")
    data = packed({called: (_file(found.lines), list(found.comments))})
    return _saved(data, f"{called}.zip", "application/zip")


@get("/{name:str}/picture")
async def draw(
    request: Asked,
    name: FromPath[str],
    state: State,
    form: FromQuery[Form] = "svg",
    at: FromQuery[int | None] = None,
    width: FromQuery[int] = 0,
    dark: FromQuery[bool] = False,
) -> Response[bytes]:
    """The table at a moment, or the film up to it."""
    replays, say = _replays(state), spoken(request)
    found = await replays.find(name, tokens(request))
    game = await asyncio.to_thread(replays.course, found)
    if not drawable(game.header.ruleset):
        raise HttpError(400, "fault-not-drawable")
    if at is not None and not 0 <= at <= game.last:
        raise HttpError(400, "fault-moment")
    wide = min(max(width, NARROWEST), WIDEST) if width else 0
    paint = partial(picture, say, game, form, wide, at=at, dark=dark)
    data = await (_film(replays, paint) if form == "gif" else asyncio.to_thread(paint))
    return _saved(data, f"{_called(found)}.{form}", MEDIA[form])


async def _film(replays: Replays, paint: Any) -> bytes:
    """Films take their time: one after the other."""
    if replays.waiting >= FILMS:
        raise HttpError(503, "fault-busy")
    replays.waiting += 1
    try:
        async with replays.films:
            data: bytes = await asyncio.to_thread(paint)
            return data
    finally:
        replays.waiting -= 1


# Files


@post("/", status_code=200, request_max_body_size=LARGEST + MEGABYTE)
async def bring(request: Asked, state: State) -> wire.OpenedReplay:
    """A file from disk is checked and may be looked at for a while; nothing is kept."""
    data, replays, say = await request.body(), _replays(state), spoken(request)
    async with replays.checks:
        name, verdict = await asyncio.to_thread(_brought, replays, data)
    replay = None
    if name:
        found = await replays.find(name, [])
        replay = await asyncio.to_thread(replays.replay, found, say)
    return wire.OpenedReplay(replay, telling.verdict(say, verdict))


def _brought(replays: Replays, data: bytes) -> tuple[str, Verdict]:
    try:
        game, written = unpacked(data)
    except TooLarge as error:
        raise HttpError(413, "fault-file-large", most=LARGEST // MEGABYTE) from error
    except NotOne as error:
        raise HttpError(400, "fault-archive") from error
    verdict = verify(game, ruleset_of)
    if not verdict.game:
        return "", verdict
    return replays.shelf.open(brought(game.split(b"\n")[: verdict.entries + 1], written)), verdict


@post("/{name:str}/keep")
async def keep(request: Asked, name: FromPath[str], state: State) -> wire.KeptReplay:
    """A file that was opened is kept for good, with its comments, so that its link can be shared."""
    _paced(request, state)
    replays = _replays(state)
    file = await asyncio.to_thread(replays.shelf.find, name) if name.startswith("opened-") else None
    if file is None:
        raise HttpError(404, "fault-no-replay")
    try:
        kept, token = await asyncio.to_thread(replays.shelf.keep, file)
    except Full as error:
        raise HttpError(409, "fault-kept-full") from error
    await asyncio.to_thread(replays.comments.take, kept, file.comments)
    return wire.KeptReplay(kept, token)


@delete("/{name:str}", status_code=204)
async def drop(request: Asked, name: FromPath[str], state: State) -> None:
    """A kept file is gone, by whoever kept it."""
    found = await _mine(request, name, state)
    if found.form != "kept":
        raise HttpError(403, "fault-not-mine")
    await asyncio.to_thread(_replays(state).shelf.delete, name)


# Comments


@post("/{name:str}/comments")
async def write(
    request: Asked, name: FromPath[str], data: JSONBody[wire.NewComment], state: State
) -> wire.ReplayComment:
    """Something is noted at a moment."""
    found, text = await _mine(request, name, state), data.text.strip()
    if not text:
        raise HttpError(400, "fault-comment-empty")
    if len(text) > notes.LONGEST:
        raise HttpError(400, "fault-comment-long", most=notes.LONGEST)
    if not 0 <= data.at < len(found.lines):
        raise HttpError(400, "fault-moment")
    try:
        made = await asyncio.to_thread(_replays(state).comments.write, name, data.at, found.writes or "", text)
    except TooMany as error:
        raise HttpError(409, "fault-comments-full", most=notes.MOST) from error
    return telling.comment(made, mine=True)


@delete("/{name:str}/comments/{number:int}", status_code=204)
async def unwrite(request: Asked, name: FromPath[str], number: FromPath[int], state: State) -> None:
    """A comment is gone, by whoever wrote it."""
    found = await _mine(request, name, state)
    if not await asyncio.to_thread(_replays(state).comments.delete, name, number, found.writes or ""):
        raise HttpError(404, "fault-no-comment")


# What if


@post("/{name:str}/branch")
async def branch(request: Asked, name: FromPath[str], data: JSONBody[wire.NewBranch], state: State) -> wire.BranchMade:
    """A new game goes on from a moment; this one is not touched."""
    _paced(request, state)
    replays = _replays(state)
    found = await replays.find(name, tokens(request))
    game = await asyncio.to_thread(replays.course, found)
    if trouble := telling.moment_refusal(game, data.at):
        raise HttpError(400, trouble)
    if generations(game.header.branch) + 2 > GENERATIONS:
        raise HttpError(400, "fault-moment-deep")
    title = {
        language: words(language)("branch-title", title=found.title.get(language, ""), entry=data.at)
        for language in LANGUAGES
    }
    players = _players(game, data.seats)
    if game.header.ruleset != Rapide.name:
        live, given = await replays.hall.new(game.ruleset, game.scenario, players, title, game.branch(data.at))
        return wire.BranchMade(live.name, await tickets_of(live, given))
    return await asyncio.to_thread(_fought_on, request, replays, game, data.at, title[spoken(request).language])


def generations(found: Branch | None) -> int:
    """How many games this one has come through."""
    return 1 + generations(read_header(bytes(found.lines[0])).branch) if found else 0


def _players(game: Course, seats: tuple[SeatPlan, ...]) -> dict[str, str]:
    """Who plays which seat. Raises Trouble."""
    known = game.ruleset.seats(game.states[0])
    found = {plan.seat: plan.player for plan in seats}
    if sorted(found) != sorted(known) or len(seats) != len(known):
        raise HttpError(400, "fault-seats", seats=", ".join(known))
    for player in found.values():
        if player not in (PERSON, OPEN, *PLAYERS):
            raise HttpError(
                400, "fault-choice", what="player", name=player[:60], known=", ".join((PERSON, OPEN, *PLAYERS))
            )
    if PERSON not in found.values():
        raise HttpError(400, "fault-no-person")
    return {seat: found[seat] for seat in known}


def _fought_on(request: Asked, replays: Replays, game: Course, at: int, title: str) -> wire.BranchMade:
    """A battle without a table goes on in the evening of whoever asks, or in a new one."""
    evenings, new = replays.evenings, ""
    key = next((found for token in tokens(request) if (found := evenings.of(token))), "")
    if not key:
        new = evenings.new(title)
        key = evenings.of(new) or ""
    typed = game.header.dice == "typed"
    try:
        name = evenings.begin(key, game.ruleset, game.scenario, title, typed=typed, branch=game.branch(at))
    except EveningFull as error:
        raise HttpError(409, "fault-evening-full", most=MOST_BATTLES) from error
    return wire.BranchMade(name, (), new)


# Who may


def _replays(state: State) -> Replays:
    found: Replays = state.replays
    return found


def _paced(request: Asked, state: State) -> None:
    """Nobody makes too much at once. Raises Trouble."""
    if not state.limits.take(address_of(request), "make"):
        raise HttpError(429, "fault-too-fast", seconds=60)


async def _mine(request: Asked, name: str, state: State) -> Found:
    """A game to which the asker may write. Raises Trouble."""
    found = await _replays(state).find(name, tokens(request))
    if found.writes is None:
        raise HttpError(403, "fault-not-mine")
    return found


def _file(lines: tuple[bytes, ...]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def _called(found: Found) -> str:
    """What a file of the game is called."""
    plain = PLAIN.sub("-", found.title.get("en", ""))
    return plain.strip("-") or "game"


def _saved(data: bytes, name: str, media: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, headers=headers, media_type=media)


# What somebody has


@get("/api/export")
async def export(request: Asked, state: State) -> Response[bytes]:
    """Every game whose tokens are sent, each as its seat may have it, with its comments."""
    replays, held = _replays(state), tokens(request)
    names = dict.fromkeys(at[0] for token in held if (at := replays.hall.seat_of(token)))
    for token in held:
        if key := replays.evenings.of(token):
            names |= dict.fromkeys(replays.evenings.battles(key))
    games = {}
    for name in names:
        try:
            found = await replays.find(name, held)
        except Exception:
            LOG.exception("game %s cannot be exported", name)
            continue
        games[name] = _file(found.lines), list(found.comments)
    return _saved(await asyncio.to_thread(packed, games), "sandtable-games.zip", "application/zip")


@delete("/api/matches/{name:str}", status_code=200)
async def forget(request: Asked, name: FromPath[str], state: State) -> wire.Deleted:
    """A match is deleted: at once if no other person plays it.

    Once it is over, or where it cannot be taken up any more, each gives up his seat, and the last one all.
    """
    hall, held = _replays(state).hall, tokens(request)
    seats = {at[1] for token in held if (at := hall.seat_of(token)) and at[0] == name}
    if not seats:
        raise HttpError(404, "fault-no-match")
    others = set(seats_of(hall.private(name)).values()) - seats - {NOBODY}
    if others and not (await hall.closed(name) or await hall.unopened(name)):
        raise HttpError(409, "fault-others-play")
    if not others:
        await hall.delete(name)
        return wire.Deleted(gone=True)
    await hall.give_up(name, seats)
    return wire.Deleted(gone=False)


def router() -> Router:
    """Everything under `/api/replays`."""
    handlers = [look, around, measure, check, file, draw, bring, keep, drop, write, unwrite, branch]
    return Router("/api/replays", route_handlers=handlers)
