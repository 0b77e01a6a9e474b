"""Games to look at, over HTTP.

Anybody who knows the name of a finished game may look at it. While it goes on only people with a place in it may, each
as their seat sees it. A file that is opened is held for a while and forgotten unless somebody keeps it.
"""

import logging
import re
from functools import partial
from typing import Any, Literal

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from sandtable.kernel.codec import codec
from sandtable.kernel.entry import Branch, read_header
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match import comments as notes
from sandtable.match.comments import Comment, TooMany
from sandtable.match.course import branch_of
from sandtable.match.crew import BESIDE, STRANGE
from sandtable.match.hall import Meeting
from sandtable.match.keeping import find_ruleset
from sandtable.match.match import NOBODY
from sandtable.match.pictures import NARROWEST, WIDEST, Form, LookName
from sandtable.match.seating import seats_of
from sandtable.match.shelf import LARGEST, new_name
from sandtable.match.turns import Crowded
from sandtable.server.asker import spoken, tokens
from sandtable.server.evenings import check_evening, seats_of_asker
from sandtable.server.headers import attachment, json_answer
from sandtable.server.http_error import HttpError
from sandtable.server.jobs import check_room, job, overrun
from sandtable.server.joining import tickets_of
from sandtable.server.limits import check_limit
from sandtable.server.lobby import seated
from sandtable.server.operator import mark_of
from sandtable.server.replay import telling, work
from sandtable.server.replay.found import Found, Replays
from sandtable.server.titles import in_every_language
from sandtable.server.uploading import read_body, within_quota
from sandtable.server.visitor import visitor_of
from sandtable.server.wire import replays as wire

LOG = logging.getLogger("sandtable.server")
Asked = Request[Any, Any, Any]
MEGABYTE = 1_000_000
MOST_EXPORTED = 64 * MEGABYTE
"""How many bytes of games may be saved at once."""

MEDIA = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif"}
PLAIN = re.compile(r"[^A-Za-z0-9-]+")


# Looking


@get("/{name:str}")
async def look(request: Asked, name: FromPath[str], state: State) -> Response[wire.Replay]:
    """A whole game."""
    found, lang = await _found(request, name), _lang(request)
    tell = partial(job, request, "replay", work.told, found.file, lang, found.facts)
    return json_answer(await _replays(state).told(found, lang, tell))


@get("/{name:str}/around")
async def around(
    request: Asked, name: FromPath[str], at: FromQuery[int], piece: FromQuery[str] = "", of: FromQuery[str] = ""
) -> Response[wire.ReplayAround]:
    """What the rules find at a moment."""
    found = await _found(request, name)
    return json_answer(await job(request, "around", work.around, found.file, _lang(request), at, piece, of))


@post("/{name:str}/measure", status_code=200)
async def measure(
    request: Asked, name: FromPath[str], data: JSONBody[wire.AskReplayMeasure]
) -> Response[wire.ReplayMeasured]:
    """A distance at a moment, as the rules measure it."""
    found = await _found(request, name)
    return json_answer(await job(request, "measure", work.measured, found.file, data))


@get("/{name:str}/verdict")
async def check(request: Asked, name: FromPath[str], head: FromQuery[str] = "") -> Response[wire.ReplayVerdict]:
    """Plays the game again from its file and compares it line by line; checks a head code too."""
    found = await _found(request, name)
    return json_answer(await job(request, "verify", work.judged, found.file, _lang(request), head))


@get("/{name:str}/after")
async def after(request: Asked, name: FromPath[str]) -> Response[wire.After]:
    """A game that is over, reckoned up: losses by turn, decisive moments, who hit most."""
    found = await _found(request, name)
    return json_answer(await job(request, "after", work.reckoned_up, found.file, _lang(request)))


@get("/{name:str}/file")
async def file(
    request: Asked, name: FromPath[str], form: FromQuery[Literal["sand", "zip"]] = "sand"
) -> Response[bytes]:
    """The game file; with its comments in an archive."""
    found = await _found(request, name)
    called = _called(found)
    if form == "sand":
        return attachment(found.file, f"{called}.sand", "application/x-ndjson")
    data = await job(request, "zip", work.zipped, {called: (found.file, list(found.comments))})
    return attachment(data, f"{called}.zip", "application/zip")


@get("/{name:str}/picture")
async def draw(
    request: Asked,
    name: FromPath[str],
    form: FromQuery[Form] = "svg",
    at: FromQuery[int | None] = None,
    width: FromQuery[int] = 0,
    dark: FromQuery[bool] = False,
    look: FromQuery[LookName] = "counters",
) -> Response[bytes]:
    """The table at a moment, or the film up to it, as counters or as miniatures."""
    found = await _found(request, name)
    wide = min(max(width, NARROWEST), WIDEST) if width else 0
    kind = "film" if form == "gif" else "picture"
    data = await job(request, kind, work.drawn, found.file, _lang(request), form, wide, at, dark, look)
    return attachment(data, f"{_called(found)}.{form}", MEDIA[form])


# Files


@post("/", status_code=200, request_max_body_size=LARGEST + MEGABYTE)
async def bring(request: Asked, state: State) -> Response[wire.OpenedReplay]:
    """Checks an uploaded file. It can be looked at for a while, but is not kept."""
    replays, visitor = _replays(state), visitor_of(request)
    async with state.uploading.place(visitor):
        data, name = await read_body(request), new_name()
        found = await job(request, "upload", work.checked, data, _lang(request), name)
    if found.file:
        await BESIDE.run(replays.shelf.open, name, found.file, mark_of(request))
    return json_answer(found.answer)


@post("/{name:str}/keep")
async def keep(request: Asked, name: FromPath[str], state: State) -> wire.KeptReplay:
    """Keeps an opened file for good, with its comments, so that its link can be shared."""
    check_limit(request, "make")
    replays = _replays(state)
    file = await BESIDE.run(replays.shelf.find, name) if name.startswith("opened-") else None
    if file is None:
        raise HttpError(404, "fault-no-replay")
    with within_quota():
        kept, token = await BESIDE.run(replays.shelf.keep, file, mark_of(request))
    await BESIDE.run(replays.comments.take, kept, file.comments)
    return wire.KeptReplay(kept, token)


@delete("/{name:str}", status_code=204)
async def drop(request: Asked, name: FromPath[str], state: State) -> None:
    """Deletes a kept file of the browser."""
    found = await _mine(request, name)
    if found.form != "kept":
        raise HttpError(403, "fault-not-mine")
    await BESIDE.run(_replays(state).shelf.delete, name)


# Comments


@post("/{name:str}/comments")
async def write(
    request: Asked, name: FromPath[str], data: JSONBody[wire.NewComment], state: State
) -> wire.ReplayComment:
    """Writes a comment to a moment."""
    found, text = await _mine(request, name), data.text.strip()
    if not text:
        raise HttpError(400, "fault-comment-empty")
    if len(text) > notes.LONGEST:
        raise HttpError(400, "fault-comment-long", most=notes.LONGEST)
    if not 0 <= data.at < found.file.count(b"\n"):
        raise HttpError(400, "fault-moment")
    try:
        made = await BESIDE.run(_replays(state).comments.write, name, data.at, found.writes or "", text)
    except TooMany as error:
        raise HttpError(409, "fault-comments-full", most=notes.MOST) from error
    return telling.comment(made, mine=True)


@delete("/{name:str}/comments/{number:int}", status_code=204)
async def unwrite(request: Asked, name: FromPath[str], number: FromPath[int], state: State) -> None:
    """Deletes a comment of the browser."""
    found = await _mine(request, name)
    by = next((each.by for each in found.comments if each.id == number and found.wrote(each)), None)
    if by is None or not await BESIDE.run(_replays(state).comments.delete, name, number, by):
        raise HttpError(404, "fault-no-comment")


# Branches


@post("/{name:str}/branch")
async def branch(request: Asked, name: FromPath[str], data: JSONBody[wire.NewBranch], state: State) -> wire.BranchMade:
    """Makes a new game that goes on from a moment; this one is not touched."""
    check_limit(request, "make")
    replays, found = _replays(state), await _found(request, name)
    begins = await job(request, "branch", work.beginning, found.file, data.at, found.title)
    titles = begins.title
    title = in_every_language(lambda say: say("branch-title", title=titles.get(say.language, ""), entry=data.at))
    meeting = Meeting(evening=replays.evenings.opening(tokens(request), name) or "")
    if meeting.evening:
        check_evening(state, meeting.evening)
    rules, scenario, grown = await STRANGE.run(_grown, found.lines, data.at)
    players = seated(rules.name, data.seats, begins.seats)
    with within_quota():
        live, given = await replays.hall.new(
            rules, scenario, players, title, grown, meeting, typed=begins.typed, by=mark_of(request)
        )
    return wire.BranchMade(live.name, await tickets_of(replays.hall, live, given))


def _grown(lines: tuple[bytes, ...], at: int) -> tuple[AnyRuleset, Any, Branch]:
    """The rules, the scenario and the beginning of a game that goes on from another one."""
    header = read_header(lines[0])
    rules = find_ruleset(header)
    return rules, codec(rules).scenario(header.scenario), branch_of(lines, at)


# Checks and answers


def _replays(state: State) -> Replays:
    found: Replays = state.replays
    return found


async def _found(request: Asked, name: str) -> Found:
    """A game that the browser may look at. Raises HttpError."""
    check_room(request)
    try:
        return await _replays(request.app.state).find(name, tokens(request), visitor_of(request))
    except Crowded as error:
        raise overrun(error) from error


async def _mine(request: Asked, name: str) -> Found:
    """A game to which the browser may write. Raises HttpError."""
    found = await _found(request, name)
    if found.writes is None:
        raise HttpError(403, "fault-not-mine")
    return found


def _lang(request: Asked) -> str:
    return spoken(request).language


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
    evenings = filter(None, map(replays.evenings.of, held))
    names |= dict.fromkeys(name for key in evenings for name in replays.hall.of_evening(key))
    games = await _gathered(request, list(names))
    data = await job(request, "export", work.zipped, games)
    return attachment(data, "sandtable-games.zip", "application/zip")


async def _gathered(request: Asked, names: list[str]) -> dict[str, tuple[bytes, list[Comment]]]:
    """The files of these games, each with its comments. Raises HttpError."""
    games: dict[str, tuple[bytes, list[Comment]]] = {}
    left = MOST_EXPORTED
    for name in names:
        try:
            found = await _found(request, name)
        except HttpError:
            raise
        except Exception:
            LOG.exception("game %s cannot be exported", name)
            continue
        left -= len(found.file)
        if left < 0:
            raise HttpError(413, "fault-export-large", most=MOST_EXPORTED // MEGABYTE)
        games[name] = found.file, list(found.comments)
    return games


@delete("/api/matches/{name:str}", status_code=200)
async def forget(request: Asked, name: FromPath[str], state: State) -> wire.Deleted:
    """Deletes a match if no other person plays it.

    If it is over or cannot be opened any more, each person gives up a seat, and the last one deletes the match.
    """
    hall = _replays(state).hall
    seats = set(seats_of_asker(request, state, name))
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
    handlers = [look, around, measure, check, after, file, draw, bring, keep, drop, write, unwrite, branch]
    return Router("/api/replays", route_handlers=handlers)
