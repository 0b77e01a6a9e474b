"""Prospects of Basic Impetus: exact chances of the shot or melee that an order leads to."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.impetus.odds.ahead import Path
from sandtable.games.impetus.odds.turn import over
from sandtable.games.impetus.odds.useful import most_useful
from sandtable.games.impetus.players.chances import tested
from sandtable.games.impetus.rules.after_melee import losses
from sandtable.games.impetus.rules.melee.melees import loser
from sandtable.games.impetus.rules.melee.rounds import destroyed_by, dice_of, mains
from sandtable.games.impetus.rules.orders import EndTurn
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
from sandtable.kernel.dice import Throw
from sandtable.kernel.options import Order
from sandtable.odds.spread import Spread, readings
from sandtable.odds.tree import TooMany
from sandtable.odds.within import within

MOST = 2000
"""How many moments of one order are looked at."""

FORKS = ("mains", "support", "next-melee")
"""Questions about who fights whom."""

FIGHTERS = ("mains", "next-melee")
"""Those whose answer names the main units of a melee."""

Settled: TypeAlias = Mapping[str, Any]
"""Answers to such questions."""

Losses: TypeAlias = tuple[int, int]
"""What the unit that was ordered and its enemy lose by their tests."""


class End(NamedTuple):
    """How a fight ends: what both lose by their tests, which is gone, and who has lost (1: own, -1: enemy).

    Who is destroyed before the melee has lost it; there are no `losses` then. `fought` is false if nobody met.
    """

    fought: bool = False
    losses: Losses | None = None
    own_gone: bool = False
    foe_gone: bool = False
    lost: int = 0


class Prospects(Struct, frozen=True):
    """The chances of an order as a whole: a fight at all, what both lose by their tests in it, how it ends for whom.

    A win, a draw and a defeat are together as likely as a fight. Who is destroyed before the melee has lost it.
    """

    contact: Fraction
    losses: Mapping[Losses, Fraction]
    wins: Fraction
    loses: Fraction
    draws: Fraction
    destroys: Fraction
    destroyed: Fraction


def summed(found: Spread[End]) -> Prospects | None:
    """The chances of all ends together; None if nobody fights in any of them."""
    contact = found.chance(lambda end: end.fought)
    if not contact:
        return None
    lost = {value: chance for value, chance in found.map(lambda end: end.losses).chances().items() if value is not None}
    return Prospects(
        contact=contact,
        losses=MappingProxyType(lost),
        wins=found.chance(lambda end: end.fought and end.lost < 0),
        loses=found.chance(lambda end: end.fought and end.lost > 0),
        draws=found.chance(lambda end: end.fought and not end.lost),
        destroys=found.chance(lambda end: end.foe_gone),
        destroyed=found.chance(lambda end: end.own_gone),
    )


class Fights:
    """Looks ahead from a state to the shot or melee that is next. Games on the same rules change a few answers."""

    thrown_again: tuple[str, ...] = ("initiative", "setup")
    """Ties of these throws are thrown again without end, and no fight follows from them."""

    taken: Mapping[str, type[Order]] = MappingProxyType({})
    """Questions in the middle of a fight, and the answer that each is assumed to get."""

    tested: Callable[[Unit, int], Spread[Any]] = staticmethod(tested)
    """What a unit that was hit loses by its test."""

    def prospects(self, ruleset: Impetus, state: State, seat: str, settled: Settled | None = None) -> Prospects | None:
        """The chances of the next fight; None if there is none before somebody is asked. Raises TooMany.

        `settled` are answers to questions about who fights whom; with them the others are answered by the first offer.
        """
        try:
            return summed(Look(self, ruleset, state, seat, settled).ends(state))
        except Undecided:
            return None


class Undecided(Exception):  # noqa: N818 — a fact about a fight
    """Somebody chooses first who fights whom."""


class Look:
    """One look ahead. Equal states are followed once."""

    def __init__(self, fights: Fights, ruleset: Impetus, start: State, seat: str, settled: Settled | None) -> None:
        self._fights = fights
        self._settled = settled
        self._named = {unit for what in FIGHTERS for unit in named_in((settled or {}).get(what))}
        self._rules = ruleset
        self._start = {unit.id: unit.seat for unit in start.units}
        self._seat = seat
        self._known: dict[State, Spread[End]] = {}

    def ends(self, state: State) -> Spread[End]:
        """Every end of the fight that comes next, with its chance. Raises TooMany."""
        if state not in self._known:
            if len(self._known) >= MOST:
                raise TooMany
            self._known[state] = Spread({End(): 1})
            self._known[state] = self._found(state)
        return self._known[state]

    def _found(self, state: State) -> Spread[End]:
        step = state.agenda[0] if state.agenda else None
        if isinstance(step, FireThrow):
            return self._shot(state, step)
        if isinstance(step, MeleeRound) and not step.hits:
            wanted = not self._named or self._named & set(mains(step))
            return self._melee(state, step) if wanted else self._unfought(state)
        awaited = self._rules.awaiting(state)
        if isinstance(awaited, Choice) and awaited.what in self._fights.taken:
            return self._after(state, self._taken(state, awaited))
        if isinstance(awaited, Choice) and awaited.what in FORKS:
            return self._decided(state, awaited)
        if isinstance(awaited, Choice | Over) or awaited.what in self._fights.thrown_again:
            return self._unfought(state)
        return readings(awaited).then(lambda value: self._after(state, Read(value)))

    def _taken(self, state: State, asked: Choice) -> Given[Any]:
        wanted, seat = self._fights.taken[asked.what], asked.seats[0]
        offers = self._rules.options(state, seat).offers
        return Given(seat, next(offer.order for offer in offers if isinstance(offer.order, wanted)))

    def _decided(self, state: State, asked: Choice) -> Spread[End]:
        """Who fights whom, as it is settled; a melee that is not on offer any more is not fought."""
        if self._settled is None:
            raise Undecided
        seat = asked.seats[0]
        offers = [offer.order for offer in self._rules.options(state, seat).offers]
        first = next((order for order in offers if self._named & set(named_in(order))), offers[0])
        order = self._settled.get(asked.what, first)
        return self._after(state, Given(seat, order)) if order in offers else self._unfought(state)

    def _after(self, state: State, answer: Any) -> Spread[End]:
        found = within(self._rules, state, answer, over)
        return self._unfought(found.state) if found.over else self.ends(found.state)

    def _gone(self, state: State) -> tuple[bool, bool]:
        """Whether a unit of the own side is gone since the order, and whether one of the enemy's is."""
        here = {unit.id for unit in state.units}
        watched = self._named or self._start.keys()
        seats = {seat for unit, seat in self._start.items() if unit not in here and unit in watched}
        return self._seat in seats, bool(seats - {self._seat})

    def _unfought(self, state: State) -> Spread[End]:
        own, foe = self._gone(state)
        return Spread({End(own or foe, None, own, foe, int(own) - int(foe)): 1})

    def _shot(self, state: State, step: FireThrow) -> Spread[End]:
        throw = self._rules.awaiting(state)
        assert isinstance(throw, Throw), "a shot waits for its dice"
        lost = readings(throw).then(lambda hits: self._suffers(state, step.target, hits, FIRE))
        return lost.map(lambda loss: End(True, (0, loss[0]), False, vbu(loss[1]) <= 0, -int(loss[0] > 0)))

    def _melee(self, state: State, step: MeleeRound) -> Spread[End]:
        one, other = mains(step)
        struck = [self._struck(state, step, *pair) for pair in ((other, one), (one, other))]
        return struck[0].then(lambda mine: struck[1].map(lambda theirs: self._judged(state, step, mine, theirs)))

    def _judged(self, state: State, step: MeleeRound, *suffered: tuple[int, Unit]) -> End:
        """The end of a round in which both main units have lost so much and are as they are then."""
        units = {unit.id: unit for _, unit in suffered}
        after = replace(state, units=tuple(units.get(unit.id, unit) for unit in state.units))
        costs = [loss for loss, _ in suffered]
        at = loser(*costs)
        lost, won = ("", "") if at is None else (mains(step)[at], mains(step)[1 - at])
        ends = [bool(destroyed_by(after, step, main, lost, won, self._rules.umpire)) for main in mains(step)]
        own = next(place for place, main in enumerate(mains(step)) if state.unit(main).seat == self._seat)
        result = 0 if at is None else 1 if at == own else -1
        return End(True, (costs[own], costs[1 - own]), ends[own], ends[1 - own], result)

    def _struck(self, state: State, step: MeleeRound, striker: str, struck: str) -> Spread[Any]:
        """What one main unit does to the other."""
        dice, _ = dice_of(state, step, striker, self._rules.umpire)
        thrown = readings(hits_throw("", "melee", dice))
        return thrown.then(lambda hits: self._suffers(state, struck, hits, MELEE))

    def _suffers(self, state: State, name: str, hits: Any, by: str) -> Spread[tuple[int, Unit]]:
        """What a unit that was hit loses by its test, and the unit as it is then."""
        unit = state.unit(name)
        if not hits:
            return Spread({(0, unit): 1})
        return self._fights.tested(unit, hits).map(lambda loss: (loss, self._tested(state, name, loss, by)))

    def _tested(self, state: State, name: str, loss: int, by: str) -> Unit:
        tell = self._rules.teller(state)
        losses.tested(tell, self._rules.umpire, name, (), loss, loss, by)
        return tell.state.unit(name)


def named_in(order: Any) -> Iterator[str]:
    """The units that an answer about who fights whom names."""
    return (getattr(order, field) for field in ("unit", "one", "other") if hasattr(order, field))


PATH = Path()

ODDS = Odds(
    prospects=Fights().prospects,
    ahead=PATH.ahead,
    over=over,
    ends=(EndTurn,),
    useful=partial(most_useful, PATH.aim),
    forks=FORKS,
    counted={Hits: "hits", Loss: "losses"},
)
