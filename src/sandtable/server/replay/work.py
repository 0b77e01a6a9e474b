"""Jobs on game files: checking, telling, measuring, drawing, packing. They run in other processes.

A file comes as its bytes. What is told goes back as finished JSON.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from sandtable.games import UnknownRules, ruleset_of
from sandtable.kernel.entry import TYPED, Branch, read_header
from sandtable.kernel.verify import GENERATIONS, Verdict, verify
from sandtable.library.words import words
from sandtable.match.comments import Comment
from sandtable.match.course import Course, course
from sandtable.match.errors import unopened
from sandtable.match.naming import calling_in
from sandtable.match.pictures import Form, LookName, drawable, picture
from sandtable.match.shelf import LARGEST, Brought, NotOne, TooLarge, brought, packed, unpacked
from sandtable.server import telling as page_telling
from sandtable.server.game_page import Nowhere, distance, marks, surroundings
from sandtable.server.http_error import HttpError
from sandtable.server.replay import telling
from sandtable.server.replay.after import after
from sandtable.server.replay.verdict import verdict_of
from sandtable.server.wire import replays as wire

MEGABYTE = 1_000_000


class Facts(Struct, frozen=True):
    """What is known of a game besides its file: where it comes from, and what the browser may do."""

    name: str
    form: Literal["match", "opened", "kept"]
    title: dict[str, str] = {}
    players: dict[str, str] = {}
    seat: str = ""
    mine: bool = False
    comments: tuple[wire.ReplayComment, ...] = ()


class Checked(Struct, frozen=True):
    """An uploaded file: what of it is sound, if anything, and the answer to the browser."""

    file: Brought | None
    answer: bytes


class Beginning(Struct, frozen=True):
    """What a game is made of that goes on from another one."""

    seats: tuple[str, ...]
    title: dict[str, str]
    typed: bool


@lru_cache(maxsize=2)
def _course(file: bytes) -> Course:
    try:
        return course(tuple(file.split(b"\n")[:-1]))
    except UnknownRules as error:
        raise unopened(error) from error


@lru_cache(maxsize=2)
def _entries(file: bytes, lang: str) -> Any:
    return telling.entries_of(_course(file), words(lang))


def _title(file: bytes, known: dict[str, str]) -> dict[str, str]:
    return known or telling.title(_course(file))


# Telling


def told(file: bytes, lang: str, facts: Facts) -> bytes:
    """A whole game."""
    game, more = _course(file), msgspec.structs.asdict(facts)
    comments = more.pop("comments")
    more["title"] = _title(file, facts.title)
    found = telling.replay(game, words(lang), _entries(file, lang), comments, **more)
    return msgspec.json.encode(found)


def around(file: bytes, lang: str, at: int, piece: str, of: str) -> bytes:
    """What the rules find at a moment. Raises HttpError."""
    ruleset, state = _moment(file, at)
    with _somewhere(piece):
        regions = surroundings(ruleset, state, piece, of)
    found = wire.ReplayAround(at, regions, page_telling.raw(marks(ruleset, state, words(lang))))
    return msgspec.json.encode(found)


def measured(file: bytes, asked: wire.AskReplayMeasure) -> bytes:
    """How far it was at a moment. Raises HttpError."""
    ruleset, state = _moment(file, asked.at)
    with _somewhere(str(asked.start), str(asked.end)):
        found = distance(ruleset, state, asked.start, asked.end)
    return msgspec.json.encode(wire.ReplayMeasured(found.length, found.at))


def _moment(file: bytes, at: int) -> tuple[Any, Any]:
    game = _course(file)
    if not 0 <= at <= game.last:
        raise HttpError(400, "fault-moment")
    return game.ruleset, game.states[at]


@contextmanager
def _somewhere(*places: str) -> Iterator[None]:
    """Turns a piece or point that is not on the table into an error. Raises HttpError."""
    try:
        yield
    except Nowhere as error:
        raise HttpError(400, "fault-nowhere", place=", ".join(places)[:60]) from error


def reckoned_up(file: bytes, lang: str) -> bytes:
    """A game that is over, reckoned up. Raises HttpError."""
    game = _course(file)
    if not game.game.closed:
        raise HttpError(409, "fault-not-over")
    return msgspec.json.encode(after(game, words(lang)))


# Checking


def checked(data: bytes, lang: str, name: str) -> Checked:
    """Unpacks and checks an upload, and tells it under a name. Raises HttpError."""
    try:
        game, written = unpacked(data)
    except TooLarge as error:
        raise HttpError(413, "fault-file-large", most=LARGEST // MEGABYTE) from error
    except NotOne as error:
        raise HttpError(400, "fault-archive") from error
    verdict = verify(game, ruleset_of)
    file, replay = None, None
    if verdict.game:
        lines = game.split(b"\n")[: verdict.entries + 1]
        sound = b"".join(line + b"\n" for line in lines)
        file = brought(lines, written, telling.title(_course(sound)))
        comments = tuple(telling.comment(each, mine=False) for each in file.comments)
        replay = msgspec.Raw(told(sound, lang, Facts(name, "opened", file.title, comments=comments)))
    verdict_told = _verdict_told(lang, game, verdict)
    return Checked(file, msgspec.json.encode({"replay": replay, "verdict": verdict_told}))


def judged(file: bytes, lang: str, head: str) -> bytes:
    """Plays a game again from its file and compares it line by line; checks a head code too."""
    return msgspec.json.encode(_verdict_told(lang, file, verify(file, ruleset_of), head))


def _verdict_told(lang: str, file: bytes, verdict: Verdict, head: str = "") -> wire.ReplayVerdict:
    say = words(lang)
    return verdict_of(calling_in(say, file) if verdict.game else say, verdict, head)


# Drawing and packing


def drawn(file: bytes, lang: str, form: Form, width: int, at: int | None, dark: bool, look: LookName) -> bytes:
    """The table at a moment, or the film up to it. Raises HttpError."""
    game = _course(file)
    if not drawable(game.header.ruleset):
        raise HttpError(400, "fault-not-drawable")
    if at is not None and not 0 <= at <= game.last:
        raise HttpError(400, "fault-moment")
    return picture(words(lang), game, form, width, at=at, dark=dark, look=look)


def zipped(games: dict[str, tuple[bytes, list[Comment]]]) -> bytes:
    """Games and their comments in one archive."""
    return packed(games)


# Going on


def beginning(file: bytes, at: int, title: dict[str, str]) -> Beginning:
    """Checks that a game can go on from a moment; what the new one is made of. Raises HttpError."""
    game = _course(file)
    if refused := telling.moment_refusal(game, at):
        raise HttpError(400, refused)
    if generations(game.header.branch) + 2 > GENERATIONS:
        raise HttpError(400, "fault-moment-deep")
    seats = game.ruleset.seats(game.states[0])
    return Beginning(seats, _title(file, title), game.header.dice == TYPED)


def generations(found: Branch | None) -> int:
    """From how many games in a row this one goes on."""
    return 1 + generations(read_header(bytes(found.lines[0])).branch) if found else 0
