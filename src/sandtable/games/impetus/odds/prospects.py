"""Prospects of Basic Impetus: exact chances of the shot or melee that an order leads to."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec import Struct

from sandtable.games.impetus.players.chances import tested
from sandtable.games.impetus.rules.melee.rounds import dice_of
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.shooting.cohesion import Loss
from sandtable.games.impetus.rules.shooting.dice import Hits, hits_throw
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import FireThrow, MeleeRound
from sandtable.games.impetus.rules.troops.disorder import FIRE, MELEE
from sandtable.games.impetus.rules.troops.units import Unit, vbu
from sandtable.games.package import Odds
from sandtable.kernel.answer import Given, Read
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.options import Order
from sandtable.odds.spread import Spread, readings

Losses: TypeAlias = tuple[int, int]
"""What the unit that was ordered and its enemy lose by their tests."""

NOTHING: Spread[tuple[bool, Losses, Losses]] = Spread({(False, (0, 0), (0, 0)): 1})


class Prospects(Struct, frozen=True):
    """What may come of an order: a fight at all, losses by tests, a win of either side, the end of either unit."""

    contact: Fraction
    losses: Mapping[Losses, Fraction]
    wins: Fraction
    loses: Fraction
    draws: Fraction
    destroys: Fraction
    destroyed: Fraction


class Fights:
    """Looks ahead from a state to the shot or melee that is next. Games on the same rules change a few answers."""

    thrown_again: tuple[str, ...] = ("initiative", "setup")
    """Ties of these throws are thrown again without end, and no fight follows from them."""

    taken: Mapping[str, type[Order]] = MappingProxyType({})
    """Questions in the middle of a fight, and the answer that each is assumed to get."""

    tested: Callable[[Unit, int], Spread[Any]] = staticmethod(tested)
    """What a unit that was hit loses by its test."""

    def prospects(self, ruleset: Impetus, state: State, seat: str) -> Prospects | None:
        """The chances of the next fight; None if a seat is asked for orders before it."""
        found = self._expect(ruleset, state, seat)
        if not found.chance(lambda end: end[0]):
            return None
        fought = Spread((end, weight) for end, weight in found.items() if end[0])
        return Prospects(
            contact=found.chance(lambda end: end[0]),
            losses=MappingProxyType(fought.map(lambda end: end[1]).chances()),
            wins=fought.chance(lambda end: end[1][0] < end[1][1]),
            loses=fought.chance(lambda end: end[1][0] > end[1][1]),
            draws=fought.chance(lambda end: end[1][0] == end[1][1]),
            destroys=fought.chance(lambda end: end[2][1] > 0),
            destroyed=fought.chance(lambda end: end[2][0] > 0),
        )

    def _expect(self, ruleset: Impetus, state: State, seat: str) -> Spread[Any]:
        """Whether there is a fight, what both lose by their tests, and whether either has nothing left then."""
        step = state.agenda[0] if state.agenda else None
        if isinstance(step, FireThrow):
            return self._shot(ruleset, state, step)
        if isinstance(step, MeleeRound) and not step.hits:
            return self._melee(ruleset, state, step, seat)
        awaited = ruleset.awaiting(state)
        if isinstance(awaited, Choice) and awaited.what in self.taken:
            offers = ruleset.options(state, awaited.seats[0]).offers
            taken = next(offer.order for offer in offers if isinstance(offer.order, self.taken[awaited.what]))
            return self._expect(ruleset, ruleset.resolve(state, Given(awaited.seats[0], taken))[1], seat)
        if isinstance(awaited, Choice | Over) or awaited.what in self.thrown_again:
            return NOTHING
        thrown = readings(awaited)
        return thrown.then(lambda value: self._expect(ruleset, ruleset.resolve(state, Read(value))[1], seat))

    def _shot(self, ruleset: Impetus, state: State, step: FireThrow) -> Spread[Any]:
        throw = ruleset.awaiting(state)
        assert not isinstance(throw, Choice | Over), "a shot waits for its dice"
        target = state.unit(step.target)
        lost = readings(throw).then(lambda hits: self._suffers(ruleset, state, target, hits, FIRE))
        return lost.map(lambda loss: (True, (0, loss[0]), (0, loss[1])))

    def _melee(self, ruleset: Impetus, state: State, step: MeleeRound, seat: str) -> Spread[Any]:
        mine, theirs = (step.one, step.other) if state.unit(step.one).seat == seat else (step.other, step.one)
        struck = self._struck(ruleset, state, step, mine, theirs)
        lost = self._struck(ruleset, state, step, theirs, mine)
        return lost.then(lambda own: struck.map(lambda foe: (True, (own[0], foe[0]), (own[1], foe[1]))))

    def _struck(self, ruleset: Impetus, state: State, step: MeleeRound, striker: str, struck: str) -> Spread[Any]:
        """What one main unit does to the other."""
        dice, _ = dice_of(state, step, striker, ruleset.umpire)
        unit = state.unit(struck)
        thrown = readings(hits_throw("", "melee", dice))
        return thrown.then(lambda hits: self._suffers(ruleset, state, unit, hits, MELEE))

    def _suffers(self, ruleset: Impetus, state: State, unit: Unit, hits: Any, by: str) -> Spread[Any]:
        """What a unit that was hit loses by its test, and whether it then has nothing left."""
        if not hits:
            return Spread({(0, 0): 1})
        again = ruleset.umpire.book(state).rule("second_disorder")
        strength = vbu(unit) + (unit.rear.vbu - unit.rear_lost if unit.rear else 0)
        return self.tested(unit, hits).map(lambda lost: (lost, int(lost + again(unit, by, lost) >= strength)))


ODDS = Odds(
    prospects=Fights().prospects,
    forks=("mains", "support", "next-melee"),
    counted={Hits: "hits", Loss: "losses"},
)
