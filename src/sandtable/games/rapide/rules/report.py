"""The course of a battle in figures: every throw with its lines, every round, the losses and what remains."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, field

from sandtable.games.rapide.rules.battle import SEATS, enemy
from sandtable.games.rapide.rules.events import (
    BattleEnded,
    CountersLost,
    Fired,
    Judged,
    LossesCounted,
    MoraleChecked,
    RetreatFailed,
    RoundBegan,
    Shocked,
)
from sandtable.kernel.dice import Line, Throw, total
from sandtable.kernel.event import Event
from sandtable.kernel.readings import AtMost
from sandtable.kernel.retell import Moment


class Result(Struct, frozen=True):
    """What a die did: losses in halves and stars, or a test passed or failed."""

    losses: int = 0
    stars: int = 0
    passed: bool | None = None


class Thrown(Struct, frozen=True):
    """One die: who threw it, why, and what it came to."""

    round: int
    who: str
    what: str
    face: int
    lines: tuple[Line, ...]
    total: int
    column: str
    result: Result
    clauses: tuple[str, ...]

    @property
    def clause(self) -> str:
        """The clause that asks for the die; the others say what it did."""
        return self.clauses[0]


class Round(Struct):
    """What each side suffered in a round: stars and losses in halves, and who broke."""

    round: int
    stars: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    losses: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    broken: list[str] = field(default_factory=list)


class Report(Struct):
    """A battle from its beginning to as far as it has gone. Losses are in halves."""

    winner: str = ""
    verdict: str = ""
    major: bool = False
    losses: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    adjustments: dict[str, tuple[Line, ...]] = field(default_factory=dict)
    remains: dict[str, str] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    throws: list[Thrown] = field(default_factory=list)


def report(moments: Iterable[Moment]) -> Report:
    """The figures of a battle as it was told."""
    found = Report()
    for moment in moments:
        if moment.throw is not None:
            found.throws.append(thrown(moment.throw, moment.faces[0], moment.before.round, moment.events[0]))
        for event in moment.events:
            _note(found, event)
    return found


def thrown(throw: Throw, face: int, number: int, event: Any) -> Thrown:
    """A die with what it came to; the lines of a test make up its target and do not change the die."""
    test = isinstance(throw.reading, AtMost)
    came_to = face if test else face + total(throw.lines)
    column = getattr(event, "column", "")
    clauses = tuple(dict.fromkeys((throw.clause, str(event.clause))))
    return Thrown(
        number, throw.seat, throw.what, face, throw.lines, came_to, column, _result(event, test=test), clauses
    )


def _result(event: Any, *, test: bool) -> Result:
    if test:
        return Result(passed=not isinstance(event, RetreatFailed))
    return Result(getattr(event, "losses", 0), getattr(event, "stars", 0))


def _note(found: Report, event: Any) -> None:
    match event:
        case RoundBegan(number):
            found.rounds.append(Round(number))
        case Fired(seat, _, losses, stars, _) | Shocked(seat, _, losses, stars):
            found.rounds[-1].losses[enemy(seat)] += losses
            found.rounds[-1].stars[enemy(seat)] += stars
        case MoraleChecked(_, broken):
            found.rounds[-1].broken += broken
        case BattleEnded(winner, clause):
            found.winner, found.verdict = winner, clause
        case LossesCounted(seat, _, lines, _, losses):
            found.losses[seat] = losses
            found.adjustments[seat] = lines
        case Judged(_, major):
            found.major = major
        case CountersLost(seat, _, remains):
            found.remains[seat] = str(remains)
        case _:
            assert isinstance(event, Event), f"{event!r} is no event"
