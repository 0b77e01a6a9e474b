"""A recorded game for the page: the changes of each state, and every entry in sentences."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from sandtable.games.package import Prose
from sandtable.kernel.chain import head_code
from sandtable.kernel.entry import Closed, Entry, Joined, Resumed, Undone, read_header
from sandtable.library.sentence import Sentence
from sandtable.library.words import Words
from sandtable.match import pictures
from sandtable.match.comments import Comment
from sandtable.match.course import Course, earlier
from sandtable.match.faces import package_of
from sandtable.match.naming import called
from sandtable.match.reckoning import turn_of
from sandtable.server import telling
from sandtable.server.game_page import detail, replay_marks, replay_scene
from sandtable.server.patch import patch as patched
from sandtable.server.story import NOTED, log_of, noted, reasons, remark
from sandtable.server.titles import in_every_language
from sandtable.server.wire import replays as wire
from sandtable.server.wire.details import Operation

REMARKS: Mapping[type, str] = MappingProxyType(
    {Joined: "replay-told-joined", Resumed: "replay-told-resumed", Closed: "replay-told-closed"}
)
"""Sentences for answers that only a replay tells."""


def entries_of(course: Course, say: Words) -> tuple[tuple[wire.ReplayLine, ...], tuple[wire.ReplayEntry, ...]]:
    """What readers need to know before anything happens, and every entry."""
    prose = prose_of(course, say)
    opening = tuple(map(line, prose.opening())) if prose else ()
    patches = _patches(course, say)
    return opening, tuple(_entry(course, say, prose, entry, next(patches)) for entry in course.entries)


def prose_of(course: Course, say: Words) -> Prose | None:
    """The short version beside its table, as in play, or everything in words."""
    name = course.header.ruleset
    if (found := package_of(name)) is None:
        return None
    return log_of(name, say, course.scenario, minor=True) or found.telling.prose(say, course.scenario)


def _entry(
    course: Course, say: Words, prose: Prose | None, entry: Entry, patch: tuple[Operation, ...]
) -> wire.ReplayEntry:
    found, past = course.moments(entry.n), course.game.past(entry.n)
    resumed = isinstance(entry.answer, Resumed)
    told = earlier(course.header, course.ruleset) if resumed else found
    sentences = [each for moment in found for each in prose.sentences(moment)] if prose else []
    return wire.ReplayEntry(
        entry.n,
        getattr(entry.answer, "seat", ""),
        str(entry.answer.__struct_config__.tag),
        (*_noted(say, prose, entry), *map(line, sentences)),
        telling.thrown(course.ruleset, found),
        patch,
        telling.awaits(past.awaits, past.ruleset, past.state),
        head_code(entry.h),
        telling.raw(detail(course.ruleset, told, say)),
        entry.answer.to if isinstance(entry.answer, Undone) else 0,
        telling.shown(course.ruleset, found),
    )


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


# States


def _patches(course: Course, say: Words) -> Iterator[tuple[Operation, ...]]:
    """What each entry has changed, as in play."""
    for before, after in pairwise(_document(course, state, say) for state in course.states):
        yield tuple(patched(before, after))


def _document(course: Course, state: Any, say: Words) -> dict[str, Any]:
    return {"state": state, "marks": replay_marks(course.ruleset, state, say)}


def _turns(course: Course) -> tuple[wire.ReplayTurn, ...]:
    """Each turn or round with the entry that begins it."""
    found: dict[int, int] = {}
    for n, state in enumerate(course.states):
        if number := turn_of(state):
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
        game=header.ruleset,
        version=header.version,
        dice=header.dice,
        scenario=header.scenario,
        seats=course.ruleset.seats(course.states[0]),
        scene=telling.raw(replay_scene(course.ruleset, course.states[0], say)),
        state=telling.raw(course.states[0]),
        marks=telling.raw(replay_marks(course.ruleset, course.states[0], say)),
        opening=opening,
        entries=entries,
        turns=_turns(course),
        finished=isinstance(last, Closed),
        outcome=telling.outcome(course.outcome),
        origin=origin(course),
        drawable=pictures.drawable(header.ruleset),
        comments=tuple(comments),
        called=called(header.ruleset, course.scenario),
        **facts,
    )


def origin(course: Course) -> wire.ReplayOrigin | None:
    """The game that this one goes on from."""
    branch = course.header.branch
    return wire.ReplayOrigin(read_header(bytes(branch.lines[0])).game, len(branch.lines) - 1) if branch else None


def title(course: Course) -> dict[str, str]:
    """What a game is called that nobody has named: by its battle, or by its armies."""
    return in_every_language(lambda say: pictures.title(say, course))


def comment(found: Comment, mine: bool) -> wire.ReplayComment:
    return wire.ReplayComment(found.id, found.at, found.by, found.text, found.written, mine)


def moment_refusal(course: Course, at: int) -> str:
    """Why a game cannot go on from a moment, as a key of the words; nothing if it can."""
    if not 0 < at <= course.last:
        return "fault-moment"
    if course.veiled(at):
        return "fault-moment-veiled"
    game = course.game.past(at)
    if not game.begun:
        return "fault-moment-early"
    return "fault-moment-over" if game.closed or game.outcome else ""
