"""The table as it stands: who is where, who touches whom, and what lies between them."""

from collections.abc import Mapping
from copy import copy
from functools import cached_property, lru_cache
from itertools import combinations
from math import isqrt
from types import MappingProxyType
from typing import Any

from sandtable.games.argad.rules.characters.figures import NOBODY, Figure, left_horse, sole
from sandtable.games.argad.rules.setup.scenario import Scenario, hostile, relation
from sandtable.games.argad.rules.state import Man, State
from sandtable.games.argad.rules.tables import Period, Tables
from sandtable.games.argad.rules.terrain.land import Land, Patch, Trouble, land_of
from sandtable.kernel.clause import clause
from sandtable.kernel.event import Teller
from sandtable.table.footing import Footing, Sole, gap, overlapping, touching, within
from sandtable.table.plane import Pose, squared
from sandtable.table.sight import cut
from sandtable.table.way import Way

Tell = Teller[State]

KEPT = 64


@clause("AR V.c")
def two_paces(width: int) -> int:
    """Two paces are the width of a figure's own base."""
    return width


@lru_cache(maxsize=KEPT)
def _roster(scenario: Scenario) -> Mapping[str, Figure]:
    return MappingProxyType({figure.id: figure for figure in scenario.figures})


@lru_cache(maxsize=KEPT)
def _enmities(scenario: Scenario) -> Mapping[tuple[str, str], bool]:
    """Who is hostile to whom; a horse that was left is to nobody."""
    seats = (*scenario.seats, NOBODY)
    return MappingProxyType({(a, b): hostile(scenario, a, b) for a in seats for b in seats})


class Field:
    """A look at one state; it is kept for as long as nobody moves."""

    def __init__(self, scenario: Scenario, men: tuple[Man, ...], period: Period) -> None:
        self.scenario = scenario
        self.period = period
        self.land: Land = land_of(scenario, period)
        self.men = {man.id: man for man in men}
        roster = _roster(scenario)
        left = {man.id: left_horse(roster[man.rider]) for man in men if man.rider}
        self.figures: Mapping[str, Figure] = {**roster, **left} if left else roster
        self.standing = [man.id for man in men if man.stand is not None]
        self._soles = {man.id: sole(self.figures[man.id], scenario.bases, mounted=man.mounted) for man in men}
        self._feet = {name: self.sole(name).at(self.stand(name)) for name in self.standing}
        self._hostile = _enmities(scenario)
        self.kept: dict[str, Any] = {}
        self._enemies: dict[str, list[str]] = {}
        self._contacts: tuple[tuple[str, str], ...] | None = None
        self._across: dict[tuple[str, str], Patch | None] = {}
        self._gaps: dict[tuple[str, str], int] = {}
        self._open = False

    def were(self, *men: Man) -> "Field":
        """The same table, if some men were otherwise where they stand: crouched, or in order."""
        there = copy(self)
        there.men = {**self.men, **{man.id: man for man in men}}
        there.kept = {}
        return there

    def in_the_open(self, *men: Man) -> "Field":
        """The same, if these men met on level ground with nothing between them."""
        there = self.were(*men)
        there._open = True
        return there

    def figure(self, name: str) -> Figure:
        return self.figures[name]

    def seat(self, name: str) -> str:
        return self.figures[name].seat

    def stand(self, name: str) -> Pose:
        stand = self.men[name].stand
        assert stand is not None, f"{name} is not on the table"
        return stand

    def sole(self, name: str) -> Sole:
        return self._soles[name]

    def foot(self, name: str) -> Footing:
        return self._feet[name]

    def paces(self, name: str) -> int:
        """Two paces of this figure."""
        return two_paces(self.sole(name).width)

    def hostile(self, one: str, other: str) -> bool:
        return self._hostile[self.seat(one), self.seat(other)]

    def allied(self, one: str, other: str) -> bool:
        """Two figures are of one player, or of allies."""
        return relation(self.scenario, self.seat(one), self.seat(other)) == "allied"

    @cached_property
    def order(self) -> dict[str, int]:
        """The place of each figure in the order of the roster."""
        return {name: at for at, name in enumerate(self.standing)}

    @property
    def shown(self) -> list[str]:
        """All on the table who do not lie hidden."""
        return [name for name in self.standing if not self.men[name].hidden]

    def enemies(self, name: str) -> list[str]:
        """All on the table that are hostile to a figure."""
        seat = self.seat(name)
        if seat not in self._enemies:
            self._enemies[seat] = [other for other in self.standing if self._hostile[seat, self.seat(other)]]
        return self._enemies[seat]

    def gap(self, one: str, other: str) -> int:
        """How far two bases are apart."""
        key = (one, other) if one < other else (other, one)
        found = self._gaps.get(key)
        if found is None:
            found = self._gaps[key] = gap(self.foot(one), self.foot(other))
        return found

    def contact(self, one: str, other: str) -> bool:
        """Two bases touch, or both are close to an obstacle that lies between them."""
        a, b = self.foot(one), self.foot(other)
        if not within(a, b, 2 * self.period.figures.across + self.land.widest):
            return False
        return touching(a, b) or self.across(one, other) is not None

    def across(self, one: str, other: str) -> Patch | None:
        """The linear obstacle over which two figures face each other."""
        if self._open:
            return None
        key = (one, other) if one < other else (other, one)
        if key not in self._across:
            self._across[key] = self._obstacle(*key)
        return self._across[key]

    def _obstacle(self, one: str, other: str) -> Patch | None:
        return self.parted(one, self.stand(one), other, self.stand(other))

    @clause("AR VIII.l")
    def parted(self, one: str, here: Pose, other: str, there: Pose) -> Patch | None:
        """The obstacle between two who stood so, however wide it is drawn, up to two paces; both are close to it."""
        reach, wide = self.period.figures.across, max(self.paces(one), self.paces(other))
        feet = self.sole(one).at(here), self.sole(other).at(there)
        for line in [each for each in self.land.linear if each.piece.width <= wide]:
            for part in line.parts:
                if all(within(foot, part, reach) for foot in feet) and cut(here.at, there.at, part.core):
                    return line
        return None

    def contacts(self) -> tuple[tuple[str, str], ...]:
        """All pairs of enemies in contact, in the order of the roster; hidden figures touch nobody."""
        if self._contacts is None:
            pairs = combinations(self.shown, 2)
            self._contacts = tuple((a, b) for a, b in pairs if self.hostile(a, b) and self.contact(a, b))
        return self._contacts

    def touched(self, name: str) -> list[str]:
        """The enemies in contact with a figure."""
        return [b if a == name else a for a, b in self.contacts() if name in (a, b)]

    def bars(self, name: str) -> tuple[Footing, ...]:
        """What a figure cannot pass."""
        return self.land.bars(self.figure(name), mounted=self.men[name].mounted)

    def trouble(self, name: str, way: Way, face: int) -> Trouble:
        """What lies in a way for a figure."""
        figure, mounted = self.figure(name), self.men[name].mounted
        return self.land.trouble(way, self.sole(name), figure, mounted=mounted, face=face)

    def room_for(self, name: str, foot: Footing) -> bool:
        """A figure could stand there: on the table, and in nothing that it cannot pass."""
        return self.land.on_table(foot) and not any(overlapping(foot, bar) for bar in self.bars(name))

    def higher(self, one: str, other: str) -> int:
        """How much higher one figure stands than another; below nothing if it stands lower."""
        return 0 if self._open else self.land.higher(self.stand(one).at, self.stand(other).at)

    def distance(self, one: str, other: str) -> int:
        """From middle to middle."""
        return isqrt(squared(self.stand(one).at, self.stand(other).at))


class Umpire:
    """Knows the tables, and looks at the table when asked; what it remembers only saves work."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._seen: dict[int, tuple[object, Scenario, Field]] = {}

    def period(self, state: State) -> Period:
        return self.tables.periods[state.scenario.period]

    def field(self, state: State) -> Field:
        seen = self._seen.get(id(state.men))
        if seen is not None and seen[0] is state.men and seen[1] is state.scenario:
            return seen[2]
        if len(self._seen) >= KEPT:
            self._seen.clear()
        field = Field(state.scenario, state.men, self.period(state))
        self._seen[id(state.men)] = (state.men, state.scenario, field)
        return field
