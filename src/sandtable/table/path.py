"""Paths: how far a base goes straight or wheels before it meets something, and when it lies over something."""

from math import isqrt
from typing import NamedTuple

from sandtable.table.plane import SCALE, TOLERANCE, TURN, Point, between, cross, direction, moved, squared, wheeled
from sandtable.table.shape import Base, Outline, edges, gap, overlap

RADIAN = 572958
"""A radian in hundred-thousandths of a degree, rounded up."""


class Met(NamedTuple):
    """The first thing on a way: how far one gets (thousandths, or hundredths of a degree), what is met, and where."""

    reach: int
    what: int
    at: Point


def straight_to(outline: Outline, angle: int, distance: int, other: Outline) -> int | None:
    """How far an outline moves along an angle before it touches another; None if it does not within the distance."""
    way = direction(angle)
    back = (-way[0], -way[1])
    hits = [_ray(corner, way, edge) for corner in outline for edge in edges(other)]
    hits += [_ray(corner, back, edge) for corner in other for edge in edges(outline)]
    found = [hit for hit in hits if hit is not None]
    if overlap(outline, other):
        return 0
    nearest = min(found, default=None)
    return nearest if nearest is not None and nearest <= distance else None


def _ray(point: Point, way: Point, edge: tuple[Point, Point]) -> int | None:
    """How far it is from a point along a way to an edge that faces it, rounded down."""
    along, reach = between(*edge), between(point, edge[0])
    facing = cross(way, along)
    if facing <= 0:
        return None
    far, place = cross(reach, along) * SCALE, cross(reach, way)
    if far < 0 or not 0 <= place <= facing:
        return None
    return far // facing


def advance(base: Base, angle: int, distance: int, others: list[Outline]) -> Met | None:
    """The first of the others that a base meets on its way along an angle."""
    found = []
    for what, other in enumerate(others):
        reach = straight_to(base.inner, angle, distance + TOLERANCE, other)
        if reach is not None:
            found.append((max(0, reach - TOLERANCE), what))
    if not found:
        return None
    reach, what = min(found)
    there = tuple(moved(corner, angle, reach) for corner in base.outline)
    return Met(min(reach, distance), what, nearest_point(there, others[what]))


def wheel(base: Base, pivot: Point, angle: int, others: list[Outline]) -> Met | None:
    """The first of the others that a base meets on its wheel about a point; the angle's sign is its sense."""
    found = []
    for what, other in enumerate(others):
        reach = wheel_to(base, pivot, angle, other)
        if reach is not None:
            found.append((reach, what))
    if not found:
        return None
    reach, what = min(found)
    turned = base.at(wheeled(base.pose, pivot, reach if angle > 0 else -reach))
    return Met(reach, what, nearest_point(turned.outline, others[what]))


def wheel_to(base: Base, pivot: Point, angle: int, other: Outline) -> int | None:
    """How far a base wheels about a point before it meets an outline, in hundredths of a degree, unsigned.

    It goes on by what it surely may: no corner moves further than the gap that is left.
    """
    arm = isqrt(max(squared(pivot, corner) for corner in base.outline)) + 1
    sense, turned = (1 if angle > 0 else -1), 0
    while turned <= abs(angle):
        there = base.at(wheeled(base.pose, pivot, sense * turned)).inner
        left = gap(there, other)
        if left <= 1:
            if overlap(base.at(wheeled(base.pose, pivot, sense * turned)).outline, other):
                return max(0, turned - 1)
            left = 1
        turned += max(1, (left - 1) * RADIAN // (arm * 1000) if left > 1 else 1)
    return None


def nearest_point(outline: Outline, other: Outline) -> Point:
    """The corner of either that is nearest to the other: where they meet."""
    mine = min(outline, key=lambda corner: _to(corner, other))
    theirs = min(other, key=lambda corner: _to(corner, outline))
    return mine if _to(mine, other) <= _to(theirs, outline) else theirs


def _to(corner: Point, outline: Outline) -> int:
    from sandtable.table.shape import to_edge

    return min(to_edge(corner, edge) for edge in edges(outline))


def arc_length(radius: int, angle: int) -> int:
    """The length of an arc, rounded up, so that nobody gets further than he pays for."""
    return -(-radius * abs(angle) * 355 * 2 // (113 * TURN))


def arc_angle(radius: int, length: int) -> int:
    """The widest angle whose arc is no longer than a length."""
    if radius <= 0:
        return TURN
    return length * 113 * TURN // (355 * 2 * radius)
