"""Fire: what shots may be expected to cost. Those that may be ordered now are exact, others are estimated."""

from math import sqrt

from sandtable.games.impetus.players.chances import Fates
from sandtable.games.impetus.players.duel import nameless
from sandtable.games.impetus.players.reach import Place, Spot, Way
from sandtable.games.impetus.players.worth import worth
from sandtable.games.impetus.rules.shooting.dice import Shot
from sandtable.games.impetus.rules.shooting.shooting import fire_lines
from sandtable.games.impetus.rules.shooting.targets import ALL_ROUND
from sandtable.games.impetus.rules.shooting.weapons import dice
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import FireThrow
from sandtable.games.impetus.rules.troops.disorder import FIRE
from sandtable.games.impetus.rules.troops.profiles import GUNS, LIGHT_CAVALRY, MISSILE_FOOT, SKIRMISHERS, WAGENBURG
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.kernel.dice import Line, total
from sandtable.table.plane import UNIT

SHOOTERS = (MISSILE_FOOT, SKIRMISHERS, GUNS, WAGENBURG)
"""Types that stand off and shoot if they can. So does light cavalry with bows."""

SHORT = 9.0
"""The range that shooters seek, in U, unless their weapon reaches less far."""


class Fire:
    """What shots cost under one ruleset; what was once worked out is kept."""

    def __init__(self, umpire: Umpire, fates: Fates) -> None:
        self._umpire = umpire
        self._fates = fates
        self._kept: dict[tuple[Unit, Unit, int, bool, str], float] = {}
        self._costs: dict[tuple[Unit, int, str], float] = {}

    def shot(self, view: State, step: FireThrow) -> float:
        """What a shot that may be ordered now costs its target, in VD."""
        return self._cost(view, view.unit(step.target), total(self.lines(view, step)))

    def lines(self, view: State, step: FireThrow) -> tuple[Line, ...]:
        """The dice of a shot that may be ordered now."""
        return fire_lines(view, step, self._umpire)

    def expected(self, view: State, shooter: Spot, target: Spot, *, moves: bool = False) -> float:
        """What a shot from where the shooter stands might cost its target, whether it is seen or not."""
        weapon = shooter.unit.profile.weapon
        if not weapon:
            return 0.0
        apart = _range(shooter.place, target.place)
        reach = self._umpire.weapons.rows[weapon].most / UNIT
        if apart > reach or not _in_arc(shooter, target.place):
            return 0.0
        band = int(apart) + 1
        key = (nameless(shooter.unit), nameless(target.unit), band, moves, self._fates.occasion(view))
        if key not in self._kept:
            self._kept[key] = self._expected(view, key[0], key[1], int(apart * UNIT), moves=moves)
        return self._kept[key]

    def _expected(self, view: State, shooter: Unit, target: Unit, apart: int, *, moves: bool) -> float:
        if dice(self._umpire.weapons, shooter.profile.weapon, apart, target.profile.arm) is None:
            return 0.0
        return self._cost(view, target, total(self.from_afar(view, shooter, target, apart, moves=moves)))

    def from_afar(self, view: State, shooter: Unit, target: Unit, apart: int, *, moves: bool) -> tuple[Line, ...]:
        """The dice of a shot that is only thought of."""
        tables, book = self._umpire.tables, self._umpire.book(view)
        return book.lines("fire", Shot(shooter, target, apart, moves=moves), tables.weapons, tables.dice.fire)

    def _cost(self, view: State, target: Unit, count: int) -> float:
        if count <= 0:
            return 0.0
        key = (nameless(target), count, view.book)
        if key not in self._costs:
            fates = self._fates.of(view, key[0], count, FIRE)
            self._costs[key] = sum(fate.chance * (worth(key[0]) - worth(fate.unit)) for fate in fates)
        return self._costs[key]

    # Shooters

    def shooter(self, unit: Unit) -> bool:
        """The unit fights by shooting rather than hand to hand."""
        if not unit.profile.weapon:
            return False
        return unit.type in SHOOTERS or (
            unit.type == LIGHT_CAVALRY and self._umpire.weapons.rows[unit.profile.weapon].most > 5 * UNIT
        )

    def short_of(self, shooter: Spot, target: Spot, way: Way) -> float:
        """How far a shooter still has to go for a good shot."""
        most = min(SHORT, self._umpire.weapons.rows[shooter.unit.profile.weapon].most / UNIT - 0.5)
        apart = _range(shooter.place, target.place)
        if _in_arc(shooter, target.place):
            return max(0.0, apart - most)
        return max(1.0, way.length - most)


def _range(shooter: Place, target: Place) -> float:
    """From the middle of the shooter's front to about the middle of the target's nearest side."""
    ahead, left = target.sees((shooter.x, shooter.y))
    apart = 1000.0
    for x, y in ((0.0, 0.0), (-target.depth / 2, target.half), (-target.depth, 0.0), (-target.depth / 2, -target.half)):
        apart = min(apart, (ahead - x) * (ahead - x) + (left - y) * (left - y))
    return sqrt(apart)


def _in_arc(shooter: Spot, target: Place) -> bool:
    """Some part of the target lies within 45 degrees of the front corners; some types shoot all around."""
    if shooter.unit.type in ALL_ROUND:
        return True
    for corner in target.corners:
        ahead, left = shooter.place.sees(corner)
        if ahead > 0 and abs(left) < shooter.place.half + ahead:
            return True
    return False
