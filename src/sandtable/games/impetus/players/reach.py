"""Reach: how far one unit is from charging another, and with what chance it gets there. Estimates, in U."""

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from sandtable.games.impetus.rules.troops.profiles import may_contact
from sandtable.games.impetus.rules.troops.units import Stand, Unit
from sandtable.table.plane import SCALE, UNIT, direction
from sandtable.table.shape import Base

OVERLAP = 0.4
"""How much of two fronts must meet for a straight charge to be counted on."""

HALF_TURN = 3.1416
MOUNTED_DIE, FOOT_DIE = (1, 2, 3, 4, 5, 6), (1, 1, 2, 2, 3, 3)


class Place(NamedTuple):
    """A base in U: the middle of its front, its facing, half of its front, its depth, its middle and corners."""

    x: float
    y: float
    ahead: tuple[float, float]
    half: float
    depth: float
    centre: tuple[float, float]
    corners: tuple[tuple[float, float], ...]

    def sees(self, point: tuple[float, float]) -> tuple[float, float]:
        """How far a point is ahead, and how far to the left."""
        dx, dy = point[0] - self.x, point[1] - self.y
        c, s = self.ahead
        return dx * c + dy * s, dy * c - dx * s


@lru_cache(maxsize=8192)
def place_of(base: Base) -> Place:
    """A base as it is measured here."""
    (x, y, heading), front, depth = base
    c, s = direction(heading)
    at, ahead, deep = (x / UNIT, y / UNIT), (c / SCALE, s / SCALE), depth / UNIT
    centre = at[0] - ahead[0] * deep / 2, at[1] - ahead[1] * deep / 2
    corners = tuple((x / UNIT, y / UNIT) for x, y in base.outline)
    return Place(*at, ahead, front / UNIT / 2, deep, centre, corners)


class Spot(NamedTuple):
    """A unit somewhere, and whether it is in melee."""

    unit: Unit
    place: Place
    fighting: bool = False

    @property
    def id(self) -> str:
        return self.unit.id


def spot_of(stand: Stand) -> Spot:
    return Spot(stand.unit, place_of(stand.base), stand.fighting)


class Way(NamedTuple):
    """The way from one unit to another: how much of its move that takes, and whether it must wheel."""

    length: float
    wheels: bool


@lru_cache(maxsize=65536)
def way_to(one: Place, other: Place) -> Way:
    """Straight if enough of the other stands before its front, otherwise a wheel and then straight."""
    seen = [one.sees(corner) for corner in other.corners]
    low, high = min(left for _, left in seen), max(left for _, left in seen)
    if low < one.half - OVERLAP and high > OVERLAP - one.half:
        length = _straight(seen, one.half)
        if length > -OVERLAP:
            return Way(max(0.0, length), False)
    return Way(_wheeled(one, other), True)


def _straight(seen: list[tuple[float, float]], half: float) -> float:
    """How far ahead the nearest point of an outline before the front is."""
    found = 1000.0
    for at, (ahead, left) in enumerate(seen):
        if -half <= left <= half:
            found = min(found, ahead)
        on, beside = seen[at - 1]
        for edge in (-half, half):
            if (left - edge) * (beside - edge) < 0:
                found = min(found, ahead + (on - ahead) * (edge - left) / (beside - left))
    return found


def _wheeled(one: Place, other: Place) -> float:
    ahead, left = one.sees(other.centre)
    off = max(0.0, abs(left) - one.half / 2)
    turn = angle(ahead, off)
    apart = sqrt(ahead * ahead + left * left)
    near = (other.half + other.depth / 2) / 2
    return 2 * one.half * turn + max(0.0, apart - near - one.half * min(1.0, turn))


def angle(ahead: float, aside: float) -> float:
    """How far aside a direction points, in radians, to a hundredth. Plain arithmetic, so that all machines agree."""
    if ahead < 0:
        return HALF_TURN - angle(-ahead, aside)
    if aside > ahead:
        return HALF_TURN / 2 - angle(aside, ahead)
    part = aside / ahead if ahead else 0.0
    return part * (HALF_TURN / 4 + 0.273 * (1 - part))


def behind(one: Place, other: Place) -> bool:
    """The first stands wholly behind the line of the other's front (BI 7.2a)."""
    return all(other.sees(corner)[0] <= 0 for corner in one.corners)


def charges_so_far(unit: Unit, way: Way) -> float:
    """The chance that a unit makes contact at the end of a way, with the bonus of a die if it needs one."""
    if not may_contact(unit.profile) or (way.wheels and (unit.disordered or unit.profile.chariot)):
        return 0.0
    need = way.length - unit.profile.move / UNIT
    if need <= 0:
        return 1.0
    faces = MOUNTED_DIE if unit.mounted else FOOT_DIE
    return sum(face >= need for face in faces) / len(faces)


def furthest(unit: Unit) -> float:
    """The furthest that a unit may charge."""
    return unit.profile.move / UNIT + (6 if unit.mounted else 3)
