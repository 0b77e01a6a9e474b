"""The way of an order if no dice hurt anybody: whom it meets, and who throws what at whom."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from sandtable.games.impetus.odds.turn import over
from sandtable.games.impetus.rules import steps
from sandtable.games.impetus.rules.events import MeleeJudged
from sandtable.games.impetus.rules.melee.rounds import BOTH, mains, seconds
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.shooting.dice import Hits
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops.profiles import PILUM
from sandtable.kernel.answer import Read
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.dice import Throw, counts
from sandtable.odds.ahead import Ahead, Volley
from sandtable.odds.within import Followed, within

MOST = 40
"""How many throws and answers are followed."""

Aim: TypeAlias = tuple[tuple[str, ...], str]
"""Who throws, and at whom."""

Aims: TypeAlias = Callable[[Any, Any, Any], Aim]
"""The aim of a step in a state, by the umpire."""


def _melee(state: State, step: steps.MeleeRound, umpire: Any) -> Aim:
    """Both throw for hits, then those who were hit test."""
    if len(step.hits) == BOTH:
        return (mains(step)[len(step.losses)],), ""
    place = len(step.hits)
    main = mains(step)[place]
    return (main, *seconds(state, step, main, umpire)), mains(step)[1 - place]


def _pila(state: State, step: steps.PilaThrow, umpire: Any) -> Aim:
    met = umpire.field(state).engaged.get(step.target, ())
    return tuple(unit for unit in met if state.unit(unit).has(PILUM)), step.target


def of_unit(state: Any, step: Any, umpire: Any) -> Aim:
    """The unit of the step throws, at nobody."""
    return (step.unit,), ""


AIMS: Mapping[type, Aims] = MappingProxyType(
    {
        steps.ChargeBonus: lambda _, step, __: (tuple(unit for unit, _ in step.starts), ""),
        steps.FireThrow: lambda _, step, __: ((step.unit,), step.target),
        steps.PilaThrow: _pila,
        steps.MeleeRound: _melee,
        steps.CohesionTest: of_unit,
        steps.RetreatThrow: of_unit,
        steps.PursuitThrow: of_unit,
        steps.Stampede: of_unit,
    }
)


class Moment(NamedTuple):
    """A state on the way with what has just happened; the throws before it, and whether anybody was asked."""

    followed: Followed
    throws: tuple[Volley, ...] = ()
    asked: bool = False


class Path:
    """Follows an order: pools that hit do not, tests are passed, and dice for a distance fall best."""

    aims: Mapping[type, Aims] = AIMS

    def answer(self, ruleset: Any, state: Any, asked: Choice) -> Any:
        """The answer that a question on the way is assumed to get; None if the way ends there."""
        return None

    def aim(self, ruleset: Any, state: Any) -> Aim:
        """Who throws next, and at whom."""
        step = state.agenda[0]
        aims = self.aims.get(type(step))
        return aims(state, step, ruleset.umpire) if aims else ((), "")

    def ahead(self, ruleset: Impetus, state: State, answer: Any, before: tuple[Volley, ...] = ()) -> Ahead:
        """What lies ahead of an answer; `before` are throws that have been followed already."""
        moments = list(self._moments(ruleset, Moment(within(ruleset, state, answer, over), before)))
        found = [(met(ruleset, each.followed), not (each.throws or each.asked)) for each in moments]
        at = next((place for place, (enemies, _) in enumerate(found) if enemies), None)
        meets, sure = ((), False) if at is None else found[at]
        events = () if at is None else tuple(event for each in moments[: at + 1] for event in each.followed.events)
        _, reached, ended = moments[-1].followed
        awaited = ruleset.awaiting(reached)
        asked = awaited if isinstance(awaited, Choice) and not ended else None
        return Ahead(meets, sure, moments[-1].throws[len(before) :], asked, reached, events)

    def _moments(self, ruleset: Any, moment: Moment) -> Iterator[Moment]:
        for _ in range(MOST):
            yield moment
            events, state, ended = moment.followed
            if ended or any(isinstance(event, MeleeJudged) for event in events):
                return
            awaited = ruleset.awaiting(state)
            if isinstance(awaited, Throw):
                throws = (*moment.throws, *self._volley(ruleset, state, awaited, moment.throws))
                moment = Moment(within(ruleset, state, Read(harmless(awaited)), over), throws, moment.asked)
            elif isinstance(awaited, Choice) and (given := self.answer(ruleset, state, awaited)):
                moment = Moment(within(ruleset, state, given, over), moment.throws, True)
            else:
                return

    def _volley(self, ruleset: Any, state: Any, throw: Throw, before: tuple[Volley, ...]) -> Iterator[Volley]:
        """The next throw; the die that shifts a unit a little along a front is not worth telling."""
        if isinstance(state.agenda[0], steps.ShiftThrow):
            return
        by, at = self.aim(ruleset, state)
        earlier = [each.at for each in before if each.at and each.throw.what != throw.what]
        yield Volley(throw, by, at, bool(set(earlier) & set(by)))


def harmless(throw: Throw) -> Any:
    """The reading of a throw that is followed."""
    found = counts(throw)
    return 0 if isinstance(throw.reading, Hits) else max(found, key=rank)


def rank(value: Any) -> tuple[int, str]:
    """How good a reading is: the greatest distance, a test that is passed; anything else by its name."""
    return (value, "") if isinstance(value, int) else (0, str(value))


def met(ruleset: Any, followed: Followed) -> tuple[str, ...]:
    """The enemies that units have come into contact with by what has just happened."""
    pushed = [step for event in followed.events for step in getattr(event, "steps", ())]
    touching = [unit for step in pushed if isinstance(step, steps.Contact) for unit, _ in step.starts]
    engaged = ruleset.umpire.field(followed.state).engaged
    return tuple(dict.fromkeys(enemy for unit in touching for enemy in engaged.get(unit, ())))
