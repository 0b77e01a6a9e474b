"""Footings, which single figures stand on: a disc, a square or a rectangle, with corners rounded or not."""

from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from sandtable.table.plane import TOLERANCE, Point, cross, placed, squared
from sandtable.table.plane import Pose as Stand
from sandtable.table.shape import KEPT, Edge, Outline, holds
from sandtable.table.spacing import FAR, apart, overlap, to_edge


class Footing(NamedTuple):
    """Everything no further than its rounding from a core: a point, a stretch, or a convex outline."""

    core: Outline
    round: int = 0

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The least upright box around it."""
        return _box(self.core, self.round)


@lru_cache(maxsize=KEPT)
def _box(core: Outline, around: int) -> tuple[int, int, int, int]:
    xs, ys = [x for x, _ in core], [y for _, y in core]
    return min(xs) - around, min(ys) - around, max(xs) + around, max(ys) + around


class Sole(NamedTuple):
    """The form of a base: its width, its length from front to back, and how far its corners are rounded."""

    width: int
    length: int
    corner: int

    @property
    def reach(self) -> int:
        """No part of the base is further from its middle, whichever way it faces."""
        half, deep = self.width // 2 - self.corner, self.length // 2 - self.corner
        return isqrt(half * half + deep * deep) + self.corner + 1

    def at(self, stand: Stand) -> Footing:
        """The base at a pose: its middle and the way it faces."""
        half, deep = self.width // 2 - self.corner, self.length // 2 - self.corner
        if not half and not deep:
            return Footing(((stand.x, stand.y),), self.corner)
        return Footing(_core(stand, half, deep), self.corner)


@lru_cache(maxsize=KEPT)
def _core(stand: Stand, half: int, deep: int) -> Outline:
    if not half:
        return placed(stand, deep, 0), placed(stand, -deep, 0)
    return (
        placed(stand, deep, -half),
        placed(stand, deep, half),
        placed(stand, -deep, half),
        placed(stand, -deep, -half),
    )


def disc(diameter: int) -> Sole:
    """A round base."""
    return Sole(diameter, diameter, diameter // 2)


def within(one: Footing, other: Footing, reach: int) -> bool:
    """They are no further from each other than a reach."""
    far = one.round + other.round + reach
    if far < 0 or apart(one.box, other.box, max(reach, 0)):
        return False
    if len(one.core) == 1 and len(other.core) == 1:
        return squared(one.core[0], other.core[0]) <= far * far
    return _meet(one.core, other.core) or _squared(one.core, other.core) <= far * far


def touching(one: Footing, other: Footing) -> bool:
    """Their borders meet, give or take the tolerance."""
    return within(one, other, TOLERANCE)


def overlapping(one: Footing, other: Footing) -> bool:
    """They lie deeper in each other than the tolerance."""
    if one.round + other.round <= TOLERANCE and len(one.core) > 2 and len(other.core) > 2:
        return overlap(one.core, other.core)
    return within(one, other, -TOLERANCE - 1)


def gap(one: Footing, other: Footing) -> int:
    """How far they are apart, rounded down; 0 if they meet."""
    if _meet(one.core, other.core):
        return 0
    return max(0, isqrt(_squared(one.core, other.core)) - one.round - other.round)


def stretch(core: Outline) -> list[Edge]:
    """The sides of a core; a point is a side without length."""
    if len(core) <= 2:
        return [(core[0], core[-1])]
    return list(zip(core, core[1:] + core[:1], strict=True))


def _squared(one: Outline, other: Outline) -> int:
    """The squared distance of two cores that do not meet, rounded down."""
    least = FAR
    for corners, sides in ((one, stretch(other)), (other, stretch(one))):
        for corner in corners:
            for side in sides:
                least = min(least, to_edge(corner, side) if side[0] != side[1] else squared(corner, side[0]))
    return least


def _meet(one: Outline, other: Outline) -> bool:
    """Two cores have a point in common."""
    if len(one) > 2 and holds(one, other[0]):
        return True
    if len(other) > 2 and holds(other, one[0]):
        return True
    return any(_crossing(a, b) for a in stretch(one) for b in stretch(other))


def _crossing(one: Edge, other: Edge) -> bool:
    """Two stretches cross. Running along each other does not count: then their ends are near."""
    (a, b), (c, d) = one, other
    return _parts(a, b, c, d) and _parts(c, d, a, b)


def _parts(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Two points lie on different sides of the line through two others."""
    way = b[0] - a[0], b[1] - a[1]
    return cross(way, (c[0] - a[0], c[1] - a[1])) * cross(way, (d[0] - a[0], d[1] - a[1])) < 0


def swept(footing: Footing, by: Point) -> Footing:
    """Everything that a base passes over on a straight way."""
    core = footing.core
    there = tuple((x + by[0], y + by[1]) for x, y in core)
    if by == (0, 0):
        return footing
    return Footing(hull((*core, *there)), footing.round)


def hull(points: Outline) -> Outline:
    """The least convex outline around some points, counter-clockwise."""
    ordered = sorted(set(points))
    if len(ordered) <= 2:
        return tuple(ordered)
    below, above = _chain(ordered), _chain(ordered[::-1])
    return (*below[:-1], *above[:-1])


def _chain(points: list[Point]) -> list[Point]:
    found: list[Point] = []
    for point in points:
        while len(found) > 1 and _turns_right(found[-2], found[-1], point):
            found.pop()
        found.append(point)
    return found


def _turns_right(a: Point, b: Point, c: Point) -> bool:
    return cross((b[0] - a[0], b[1] - a[1]), (c[0] - a[0], c[1] - a[1])) <= 0
