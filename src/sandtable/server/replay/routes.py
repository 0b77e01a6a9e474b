"""Games to look at, over HTTP.

Anybody who knows the name of a finished game may look at it. While it goes on only people with a place in it may, each
as their seat sees it. A file that is opened is held for a while and forgotten unless somebody keeps it.
"""

import asyncio
import logging
import re
from functools import partial
from typing import Any, Literal

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from sandtable.games import ruleset_of
from sandtable.kernel.entry import Branch, read_header
from sandtable.kernel.verify import GENERATIONS, Verdict, verify
from sandtable.match import comments as notes
from sandtable.match.comments import TooMany
from sandtable.match.match import NOBODY
from sandtable.match.pictures import NARROWEST, WIDEST, Form, drawable, picture
from sandtable.match.seating import seats_of
from sandtable.match.shelf import LARGEST, Full, NotOne, TooLarge, brought, packed, unpacked
from sandtable.server.asker import spoken, tokens
from sandtable.server.headers import attachment, game_file
from sandtable.server.http_error import HttpError
from sandtable.server.invitations import tickets_of
from sandtable.server.limits import check_limit
from sandtable.server.lobby import seated
from sandtable.server.replay import telling
from sandtable.server.replay.found import Found, Replays
from sandtable.server.replay.verdict import verdict_of
from sandtable.server.titles import in_every_language
from sandtable.server.wire import replays as wire

LOG = logging.getLogger("sandtable.server")
Asked = Request[Any, Any, Any]
MEGABYTE = 1_000_000
FILMS = 3
"""How many films may be asked for at once; one is drawn at a time."""

MEDIA = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif"}
PLAIN = re.compile(r"[^A-Za-z0-9-]+")


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
    """Plays the game again from its file and compares it line by line; checks a head code too."""
    found = await _replays(state).find(name, tokens(request))
    async with _replays(state).checks:
        verdict = await asyncio.to_thread(verify, _file(found.lines), ruleset_of)
    return verdict_of(spoken(request), verdict, head)


@get("/{name:str}/file")
async def file(
    request: Asked, name: FromPath[str], state: State, form: FromQuery[Literal["sand", "zip"]] = "sand"
) -> Response[bytes]:
    """The game file; with its comments in an archive."""
    found = await _replays(state).find(name, tokens(request))
    called = _called(found)
    if form == "sand":
        return game_file(found.lines, called)
    data = packed({called: (_file(found.lines), list(found.comments))})
    return attachment(data, f"{called}.zip", "application/zip")


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
    return attachment(data, f"{_called(found)}.{form}", MEDIA[form])


async def _film(replays: Replays, paint: Any) -> bytes:
    """Films take time, so they are drawn one after the other."""
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
    """Checks an uploaded file. It can be looked at for a while, but is not kept."""
    data, replays, say = await request.body(), _replays(state), spoken(request)
    async with replays.checks:
        name, verdict = await asyncio.to_thread(_brought, replays, data)
    replay = None
    if name:
        found = await replays.find(name, [])
        replay = await asyncio.to_thread(replays.replay, found, say)
    return wire.OpenedReplay(replay, verdict_of(say, verdict))


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
    """Keeps an opened file for good, with its comments, so that its link can be shared."""
    check_limit(request, "make")
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
    """Deletes a kept file of the browser."""
    found = await _mine(request, name, state)
    if found.form != "kept":
        raise HttpError(403, "fault-not-mine")
    await asyncio.to_thread(_replays(state).shelf.delete, name)


# Comments


@post("/{name:str}/comments")
async def write(
    request: Asked, name: FromPath[str], data: JSONBody[wire.NewComment], state: State
) -> wire.ReplayComment:
    """Writes a comment to a moment."""
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
    """Deletes a comment of the browser."""
    found = await _mine(request, name, state)
    if not await asyncio.to_thread(_replays(state).comments.delete, name, number, found.writes or ""):
        raise HttpError(404, "fault-no-comment")


# Branches


@post("/{name:str}/branch")
async def branch(request: Asked, name: FromPath[str], data: JSONBody[wire.NewBranch], state: State) -> wire.BranchMade:
    """Makes a new game that goes on from a moment; this one is not touched."""
    check_limit(request, "make")
    replays = _replays(state)
    found = await replays.find(name, tokens(request))
    game = await asyncio.to_thread(replays.course, found)
    if refused := telling.moment_refusal(game, data.at):
        raise HttpError(400, refused)
    if generations(game.header.branch) + 2 > GENERATIONS:
        raise HttpError(400, "fault-moment-deep")
    title = in_every_language(lambda say: say("branch-title", title=found.title.get(say.language, ""), entry=data.at))
    players = seated(game.ruleset.name, data.seats, game.ruleset.seats(game.states[0]))
    if archive := replays.archives.get(game.header.ruleset):
        own = title[spoken(request).language]
        return await asyncio.to_thread(archive.go_on, game, data.at, own, tokens(request))
    live, given = await replays.hall.new(game.ruleset, game.scenario, players, title, game.branch(data.at))
    return wire.BranchMade(live.name, await tickets_of(live, given))


def generations(found: Branch | None) -> int:
    """From how many games in a row this one goes on."""
    return 1 + generations(read_header(bytes(found.lines[0])).branch) if found else 0


# Checks and answers


def _replays(state: State) -> Replays:
    found: Replays = state.replays
    return found


async def _mine(request: Asked, name: str, state: State) -> Found:
    """A game to which the browser may write. Raises HttpError."""
    found = await _replays(state).find(name, tokens(request))
    if found.writes is None:
        raise HttpError(403, "fault-not-mine")
    return found


def _file(lines: tuple[bytes, ...]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def _called(found: Found) -> str:
    """The name of a file of the game."""
    plain = PLAIN.sub("-", found.title.get("en", ""))
    return plain.strip("-") or "game"


# The games of a browser


@get("/api/export")
async def export(request: Asked, state: State) -> Response[bytes]:
    """Every game of the browser's tokens, each as its seat may see it, with its comments."""
    replays, held = _replays(state), tokens(request)
    names = dict.fromkeys(at[0] for token in held if (at := replays.hall.seat_of(token)))
    for archive in replays.archives.values():
        names |= dict.fromkeys(archive.names(held))
    games = {}
    for name in names:
        try:
            found = await replays.find(name, held)
        except Exception:
            LOG.exception("game %s cannot be exported", name)
            continue
        games[name] = _file(found.lines), list(found.comments)
    return attachment(await asyncio.to_thread(packed, games), "sandtable-games.zip", "application/zip")


@delete("/api/matches/{name:str}", status_code=200)
async def forget(request: Asked, name: FromPath[str], state: State) -> wire.Deleted:
    """Deletes a match if no other person plays it.

    If it is over or cannot be opened any more, each person gives up a seat, and the last one deletes the match.
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
