"""A recorded game for the page: the changes of each state, and every entry in sentences."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Raw

from sandtable.games import UnknownRules
from sandtable.games.package import Prose
from sandtable.kernel.awaiting import Outcome
from sandtable.kernel.chain import canonical, head_code
from sandtable.kernel.dice import Throw
from sandtable.kernel.entry import Closed, Entry, Joined, Resumed, Undone, read_header
from sandtable.kernel.game import Game
from sandtable.kernel.retell import Moment
from sandtable.kernel.source import Recording
from sandtable.library.sentence import Sentence
from sandtable.library.words import Words
from sandtable.match import pictures
from sandtable.match.comments import Comment
from sandtable.match.course import Course
from sandtable.match.course import course as read_course
from sandtable.match.faces import package_of, page_of
from sandtable.server import telling
from sandtable.server.game_page import measures, replay_marks
from sandtable.server.story import NOTED, log_of, noted, reasons, remark
from sandtable.server.titles import in_every_language
from sandtable.server.wire import replays as wire
from sandtable.server.wire.details import AwaitMessage

REMARKS: Mapping[type, str] = MappingProxyType(
    {Joined: "replay-told-joined", Resumed: "replay-told-resumed", Closed: "replay-told-closed"}
)
"""Sentences for answers that only a replay tells."""


def entries_of(course: Course, say: Words) -> tuple[tuple[wire.ReplayLine, ...], tuple[wire.ReplayEntry, ...]]:
    """What readers need to know before anything happens, and every entry."""
    prose = _prose(course, say)
    opening = tuple(map(line, prose.opening())) if prose else ()
    game = _game(course)
    patches = _patches(course)
    return opening, tuple(_entry(course, say, prose, entry, game, next(patches)) for entry in course.entries)


def _prose(course: Course, say: Words) -> Prose | None:
    """The short version beside its table, as in play, or everything in words."""
    name = course.header.ruleset
    if (found := package_of(name)) is None:
        return None
    return log_of(name, say, course.scenario, minor=True) or found.telling.prose(say, course.scenario)


def _game(course: Course) -> Game:
    """The game before its first entry, which then follows entry by entry."""
    return Game(course.ruleset, course.header, course.scenario, Recording(Entry(0, Resumed())))


def _entry(
    course: Course, say: Words, prose: Prose | None, entry: Entry, game: Game, patch: dict[str, Raw]
) -> wire.ReplayEntry:
    game.restore((entry,))
    found = list(course.moments(entry.n))
    sentences = [each for moment in found for each in prose.sentences(moment)] if prose else []
    return wire.ReplayEntry(
        entry.n,
        getattr(entry.answer, "seat", ""),
        str(entry.answer.__struct_config__.tag),
        (*_noted(say, prose, entry), *map(line, sentences)),
        tuple(telling.throw(moment.throw, moment.faces) for moment in found if moment.throw),
        patch,
        _awaits(game),
        head_code(entry.h),
        entry.answer.to if isinstance(entry.answer, Undone) else 0,
        replay_marks(course.ruleset, course.states[entry.n]),
        _events(course, found),
    )


def _events(course: Course, found: list[Moment]) -> tuple[Raw, ...]:
    """The known events that the page shows."""
    shown = page_of(course.header.ruleset).shown
    return tuple(telling.raw(event) for moment in found for event in moment.events if isinstance(event, shown))


def _noted(say: Words, prose: Prose | None, entry: Entry) -> Iterator[wire.ReplayLine]:
    kind = type(entry.answer)
    if kind in NOTED:
        told = noted(say, prose, entry)
        yield wire.ReplayLine(told.text, (told.clause,), 2, told.seat)
    elif kind in REMARKS:
        yield wire.ReplayLine(remark(say, prose, REMARKS[kind], entry), level=2)


def line(told: Sentence) -> wire.ReplayLine:
    """A sentence for the page."""
    return wire.ReplayLine(told.text, told.clauses, told.level, told.seat, told.pieces, tuple(reasons(told.lines)))


def _awaits(game: Game) -> AwaitMessage:
    """What the game waited for then; it waits for dice only if people throw them."""
    awaited = game.awaits
    if isinstance(awaited, Throw):
        return AwaitMessage((awaited.seat,), awaited.what, awaited.clause)
    return telling.awaits(awaited, game.ruleset, game.state)


# States


def _patches(course: Course) -> Iterator[dict[str, Raw]]:
    """The fields of the state that each entry has changed, with their new values."""
    before = _fields(course.states[0])
    for state in course.states[1:]:
        after = _fields(state)
        yield {name: Raw(canonical(value)) for name, value in after.items() if before[name] is not value}
        before = after


def _fields(state: Any) -> dict[str, Any]:
    return {name: getattr(state, name) for name in state.__struct_fields__}


def _turns(course: Course) -> tuple[wire.ReplayTurn, ...]:
    """Each turn or round with the entry that begins it."""
    found: dict[int, int] = {}
    for n, state in enumerate(course.states):
        number = getattr(state, "turn", getattr(state, "round", 0))
        if number:
            found.setdefault(number, n)
    return tuple(wire.ReplayTurn(number, n) for number, n in sorted(found.items()))


# The whole game


def replay(
    course: Course,
    say: Words,
    told: tuple[tuple[wire.ReplayLine, ...], tuple[wire.ReplayEntry, ...]],
    comments: Iterable[wire.ReplayComment],
    **facts: Any,
) -> wire.Replay:
    """A whole game; `facts` are where it comes from and what the browser may do."""
    header, last = course.header, course.entries[-1].answer if course.entries else None
    opening, entries = told
    return wire.Replay(
        game=header.game,
        ruleset=header.ruleset,
        version=header.version,
        dice=header.dice,
        edition=str(getattr(course.scenario, "edition", "")),
        scenario=header.scenario,
        seats=course.ruleset.seats(course.states[0]),
        measures=measures(course.ruleset, course.states[0], say),
        state=Raw(canonical(course.states[0])),
        opening=opening,
        entries=entries,
        turns=_turns(course),
        finished=isinstance(last, Closed),
        outcome=telling.outcome(outcome(course)),
        origin=origin(course),
        drawable=pictures.drawable(header.ruleset),
        comments=tuple(comments),
        **facts,
    )


def outcome(course: Course) -> Outcome | None:
    """The outcome, if it is known."""
    if course.veiled(course.last):
        return None
    game = _game(course)
    game.restore(course.entries)
    return game.outcome


def origin(course: Course) -> wire.ReplayOrigin | None:
    """The game that this one goes on from."""
    branch = course.header.branch
    return wire.ReplayOrigin(read_header(bytes(branch.lines[0])).game, len(branch.lines) - 1) if branch else None


def title(course: Course) -> dict[str, str]:
    """What a game is called that nobody has named: by its battle, or by its armies."""
    return in_every_language(lambda say: pictures.title(say, course))


def title_of(lines: tuple[bytes, ...]) -> dict[str, str]:
    """What the game of a file is called; nothing if its rules are not known."""
    try:
        return title(read_course(lines))
    except UnknownRules:
        return {}


def comment(found: Comment, mine: bool) -> wire.ReplayComment:
    return wire.ReplayComment(found.id, found.at, found.by, found.text, found.written, mine)


def moment_refusal(course: Course, at: int) -> str:
    """Why a game cannot go on from a moment, as a key of the words; nothing if it can."""
    if not 0 < at <= course.last:
        return "fault-moment"
    if course.veiled(at):
        return "fault-moment-veiled"
    game = _game(course)
    game.restore(course.entries[:at])
    if not game.begun:
        return "fault-moment-early"
    return "fault-moment-over" if game.closed or game.outcome else ""
