"""Places: where a base could stand and touch another, next to those that stand around it already."""

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import NamedTuple, TypeAlias

from sandtable.table.closing import FINE, forbidden
from sandtable.table.footing import Footing, Sole, overlapping, stretch, touching, within
from sandtable.table.plane import TOLERANCE, Point, Vector, between, cross, dot, rounded, squared
from sandtable.table.plane import Pose as Stand
from sandtable.table.strides import core

RIGHT = -1
"""The direction that counts as right: the one thing on a table that a mirror does not keep."""


class Ring(NamedTuple):
    """A circle on which the middle of a base lies where it touches a corner of another, in fine parts."""

    at: Point
    reach: int


class Rail(NamedTuple):
    """A line on which the middle of a base lies where it touches a side of another, in fine parts."""

    at: Point
    along: Vector


Curve: TypeAlias = Ring | Rail


class Search(NamedTuple):
    """A figure that looks for a place: its base and how it faces, and where it would have stopped on its way ahead.

    `within` are circles that it cannot leave.
    """

    sole: Sole
    face: int
    near: Point
    ahead: Vector
    within: tuple[Ring, ...] = ()


def places(search: Search, target: Footing, taken: Sequence[Footing]) -> list[Stand]:
    """All free places that touch a target and may be the nearest within reach; the nearest comes first.

    Of two that are equally near, the one to the right comes first.
    """
    sole, face, near, ahead, limits = search
    reach = 2 * sole.reach + TOLERANCE
    around = [other for other in taken if other != target and within(target, other, reach)]
    mine = curves(sole, face, target)
    found = [place for curve in mine for place in _next_to(curve, near, ahead)]
    found += [place for a in mine for b in limits for place in crossings(a, b)]
    for other in around:
        found += [place for a in mine for b in curves(sole, face, other) for place in crossings(a, b)]
    whole = [_whole(place, near) for place in found]
    stands = [Stand(*place, face) for place in dict.fromkeys(whole)]
    return ranked([stand for stand in stands if _fits(sole.at(stand), target, around)], near, ahead)


def _whole(place: Point, near: Point) -> Point:
    """A place in thousandths, rounded as seen from where the figure comes from."""
    return near[0] + rounded(place[0] - near[0] * FINE, FINE), near[1] + rounded(place[1] - near[1] * FINE, FINE)


def _fits(foot: Footing, target: Footing, taken: Sequence[Footing]) -> bool:
    return (
        touching(foot, target) and not overlapping(foot, target) and not any(overlapping(foot, each) for each in taken)
    )


def ranked(found: Sequence[Stand], near: Point, ahead: Vector) -> list[Stand]:
    """The nearest first; of those equally near, give or take the tolerance, the one furthest to the right."""
    ordered, best = sorted(found, key=lambda each: squared(each.at, near)), []
    while ordered:
        brim = isqrt(squared(ordered[0].at, near)) + TOLERANCE
        alike = [each for each in ordered if squared(each.at, near) <= brim * brim]
        first = max(alike, key=lambda each: RIGHT * cross(ahead, between(near, each.at)))
        ordered.remove(first)
        best.append(first)
    return best


def curves(sole: Sole, face: int, thing: Footing) -> list[Curve]:
    """The lines and circles on which the middle of a base lies when it touches a thing."""
    outline, reach = forbidden(core(sole, face), thing.core), (sole.corner + thing.round) * FINE
    found: list[Curve] = [Ring(corner, reach) for corner in outline] if reach else []
    if len(outline) > 1:
        sides = stretch(outline) if len(outline) > 2 else [outline, outline[::-1]]
        found += [_rail(a, b, reach) for a, b in sides]
    return found


def _rail(a: Point, b: Point, reach: int) -> Rail:
    along = between(a, b)
    size = max(1, isqrt(dot(along, along)))
    return Rail((a[0] + rounded(along[1] * reach, size), a[1] - rounded(along[0] * reach, size)), along)


def _next_to(curve: Curve, near: Point, ahead: Vector) -> Iterator[Point]:
    """The point of a curve nearest to another point; if all are equally near, the one where a way ahead stops."""
    px, py = near[0] * FINE, near[1] * FINE
    if isinstance(curve, Rail):
        yield _foot(curve, (px, py))
        return
    dx, dy = px - curve.at[0], py - curve.at[1]
    if not dx and not dy:
        dx, dy = -ahead[0], -ahead[1]
    yield _out(curve, (dx, dy))


def _foot(rail: Rail, point: Point) -> Point:
    square = dot(rail.along, rail.along)
    part = dot(rail.along, between(rail.at, point))
    return rail.at[0] + rounded(rail.along[0] * part, square), rail.at[1] + rounded(rail.along[1] * part, square)


def _out(ring: Ring, way: Vector) -> Point:
    size = max(1, isqrt(dot(way, way) * FINE * FINE))
    reach = ring.reach * FINE
    return ring.at[0] + rounded(way[0] * reach, size), ring.at[1] + rounded(way[1] * reach, size)


def crossings(one: Curve, other: Curve) -> Iterator[Point]:
    """Where two curves cross."""
    if isinstance(one, Ring) and isinstance(other, Ring):
        yield from _rings(one, other)
    elif isinstance(one, Ring) and isinstance(other, Rail):
        yield from _ring_and_rail(one, other)
    elif isinstance(one, Rail) and isinstance(other, Ring):
        yield from _ring_and_rail(other, one)
    elif isinstance(one, Rail) and isinstance(other, Rail):
        yield from _rails(one, other)


def _rings(one: Ring, other: Ring) -> Iterator[Point]:
    (ax, ay), (dx, dy) = one.at, between(one.at, other.at)
    square = dx * dx + dy * dy
    if not square:
        return
    twice = square + one.reach * one.reach - other.reach * other.reach
    under = 4 * square * one.reach * one.reach - twice * twice
    if under < 0:
        return
    root = isqrt(under)
    for side in (root, -root):
        x = ax + rounded(dx * twice - dy * side, 2 * square)
        y = ay + rounded(dy * twice + dx * side, 2 * square)
        yield x, y


def _ring_and_rail(ring: Ring, rail: Rail) -> Iterator[Point]:
    (px, py), (dx, dy) = rail.at, rail.along
    x, y = px - ring.at[0], py - ring.at[1]
    square, part = dx * dx + dy * dy, x * dx + y * dy
    under = part * part - square * (x * x + y * y - ring.reach * ring.reach)
    if under < 0:
        return
    for root in (isqrt(under), -isqrt(under)):
        yield px + rounded(dx * (root - part), square), py + rounded(dy * (root - part), square)


def _rails(one: Rail, other: Rail) -> Iterator[Point]:
    turn = cross(one.along, other.along)
    if not turn:
        return
    part = cross(between(one.at, other.at), other.along)
    size, sign = abs(turn), 1 if turn > 0 else -1
    yield one.at[0] + rounded(one.along[0] * part * sign, size), one.at[1] + rounded(one.along[1] * part * sign, size)
