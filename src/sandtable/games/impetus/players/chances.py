"""Exact chances of fire, cohesion and melee, by the throws of the rules themselves; and what becomes of a unit."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.impetus.rules.after_melee import losses
from sandtable.games.impetus.rules.after_melee.losses import cohesion_of, spent
from sandtable.games.impetus.rules.fold import fold
from sandtable.games.impetus.rules.shooting.cohesion import cohesion_lines, cohesion_throw, critical_number
from sandtable.games.impetus.rules.shooting.dice import hits_throw
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.kernel.dice import Line
from sandtable.kernel.event import Teller
from sandtable.odds.spread import Spread, readings
from sandtable.table.plane import Pose

KEPT = 4096


class Fighter(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a melee: its strength, the dice it throws, and its state."""

    vbu: int
    dice: int
    general: bool = False
    disordered: bool = False


@lru_cache(maxsize=KEPT)
def hits(dice: int) -> Spread[Any]:
    """How many hits a number of dice give."""
    return readings(hits_throw("", "fire", dice))


@lru_cache(maxsize=KEPT)
def loss(vbu: int, suffered: int, general: bool, disordered: bool) -> Spread[Any]:
    """What a unit loses by its cohesion test; a unit that was not hit does not test."""
    if not suffered:
        return Spread({0: 1})
    return readings(cohesion_throw("", cohesion_lines(vbu, suffered, general=general, disordered=disordered)))


def tested(unit: Unit, suffered: int) -> Spread[Any]:
    """What a unit that was hit loses by its cohesion test, as it is now."""
    return readings(cohesion_throw("", (Line(critical_number(cohesion_of(unit, suffered))),)))


@lru_cache(maxsize=KEPT)
def melee(attacker: Fighter, defender: Fighter) -> Spread[tuple[int, int]]:
    """The losses of attacker and defender by failed tests; both throw together."""
    struck, lost = _suffers(defender, attacker.dice), _suffers(attacker, defender.dice)
    return lost.then(lambda mine: struck.map(lambda theirs: (mine, theirs)))


@lru_cache(maxsize=KEPT)
def _suffers(unit: Fighter, dice: int) -> Spread[Any]:
    return hits(dice).then(lambda suffered: loss(unit.vbu, suffered, unit.general, unit.disordered))


# What becomes of a unit


class Fate(NamedTuple):
    """What dice may do to a unit: the chance of it, what its test costs, and the unit after it (None: gone)."""

    chance: float
    loss: int
    unit: Unit | None


class Fates:
    """Every fate of a unit that dice are thrown at; what was once worked out is kept."""

    tested: Callable[[Unit, int], Spread[Any]] = staticmethod(tested)

    def __init__(self, umpire: Umpire) -> None:
        self._umpire = umpire
        self._kept: dict[tuple[Unit, int, str, str], tuple[Fate, ...]] = {}
        self._tested: dict[tuple[Unit, int, str, str], Unit | None] = {}

    def of(self, view: State, unit: Unit, dice: int, by: str) -> tuple[Fate, ...]:
        """Everything that fire, pila or melee dice may do to a unit, its test and a second disorder included."""
        key = (unit, dice, by, view.book)
        if key not in self._kept:
            self._kept[key] = tuple(self._found(view, unit, max(0, dice), by))
        return self._kept[key]

    def _found(self, view: State, unit: Unit, dice: int, by: str) -> Iterator[Fate]:
        struck = hits(dice)
        unhurt, tests = 0.0, dict[int, float]()
        for hit, weight in struck.items():
            chance = weight / struck.total
            if not hit:
                unhurt += chance
                continue
            costs = self.tested(unit, hit)
            for cost, part in costs.items():
                tests[cost] = tests.get(cost, 0.0) + chance * (part / costs.total)
        if unhurt:
            yield Fate(unhurt, 0, unit)
        for cost, chance in tests.items():
            yield Fate(chance, cost, self._after(view, unit, cost, by))

    def occasion(self, view: State) -> str:
        """What shots and melees depend on besides the units themselves."""
        return view.book

    def _after(self, view: State, unit: Unit, cost: int, by: str) -> Unit | None:
        """The unit after a test that costs this much, as the rules leave it."""
        key = (unit, cost, by, view.book)
        if key not in self._tested:
            alone = replace(view, agenda=(), units=(unit,), poses=(Pose(0, 0, 0),), flanked=())
            tell: Teller[State] = Teller(fold, alone)
            losses.tested(tell, self._umpire, unit.id, (), cost, cost, by)
            self._tested[key] = None if spent(tell, unit.id) else tell.state.unit(unit.id)
        return self._tested[key]
