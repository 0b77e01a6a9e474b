"""Spacing: how near two convex outlines come to each other, or how deep they lie in each other."""

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt
from typing import TypeAlias

from sandtable.table.plane import TOLERANCE, Point
from sandtable.table.shape import KEPT, Edge, Outline, edges

Box: TypeAlias = tuple[int, int, int, int]

Line: TypeAlias = tuple[int, int, int, int, int]
"""A side of an outline: its direction, the level at which the outline begins (more is inside), its squared length, and
the level up to which another lies no deeper in it than the tolerance. The level of a point is dx * y - dy * x."""

FAR = 10**30
"""More than the squared distance of any two things on a table."""


@lru_cache(maxsize=KEPT)
def lines(outline: Outline) -> tuple[Line, ...]:
    """The sides of an outline, without those that rounding has reduced to nothing."""
    found = []
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        dx, dy = bx - ax, by - ay
        if dx or dy:
            level, square = dx * ay - dy * ax, dx * dx + dy * dy
            found.append((dx, dy, level, square, level + isqrt(TOLERANCE * TOLERANCE * square)))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def box(outline: Outline) -> Box:
    """The least upright box around an outline: left, bottom, right, top."""
    if len(outline) != 4:
        xs, ys = zip(*outline, strict=True)
        return min(xs), min(ys), max(xs), max(ys)
    (ax, ay), (bx, by), (cx, cy), (ex, ey) = outline
    return min(ax, bx, cx, ex), min(ay, by, cy, ey), max(ax, bx, cx, ex), max(ay, by, cy, ey)


def grown(around: Box, by: int) -> Box:
    """A box that is larger on every side."""
    return around[0] - by, around[1] - by, around[2] + by, around[3] + by


def apart(one: Box, other: Box, by: int) -> bool:
    """Two boxes are further apart than this along an axis."""
    return one[0] - other[2] > by or other[0] - one[2] > by or one[1] - other[3] > by or other[1] - one[3] > by


def overlap(one: Outline, other: Outline) -> bool:
    """They share more than a border as wide as the tolerance."""
    left, bottom, right, top = box(one)
    a, b, c, d = box(other)
    if a > right or b > top or c < left or d < bottom:
        return False
    return not (_parts(one, other) or _parts(other, one))


def _parts(one: Outline, other: Outline) -> bool:
    """All of the second lies beyond one side of the first, give or take the tolerance."""
    for dx, dy, _, _, brim in lines(one):
        for x, y in other:
            if dx * y - dy * x > brim:
                break
        else:
            return True
    return False


def deeper(one: Outline, other: Outline, limit: int) -> bool:
    """They lie deeper in each other than a limit, whichever way they are pulled apart."""
    return _no_side_parts(one, other, limit) and _no_side_parts(other, one, limit)


def _no_side_parts(one: Outline, other: Outline, limit: int) -> bool:
    """There is no side of the first that the second lies beyond, give or take the limit."""
    for dx, dy, level, square, _ in lines(one):
        brim = level + isqrt(limit * limit * square)
        for x, y in other:
            if dx * y - dy * x > brim:
                break
        else:
            return False
    return True


def highest(dx: int, dy: int, outline: Outline) -> int:
    """The level of the corner of an outline furthest to the left of a direction."""
    if len(outline) != 4:
        return max([dx * y - dy * x for x, y in outline])
    (ax, ay), (bx, by), (cx, cy), (ex, ey) = outline
    return max(dx * ay - dy * ax, dx * by - dy * bx, dx * cy - dy * cx, dx * ey - dy * ex)


def depth(one: Outline, other: Outline) -> int:
    """How deep they lie in each other, pulled apart the shortest way, rounded up; 0 if they do not overlap."""
    found = []
    for mine, theirs in ((one, other), (other, one)):
        for dx, dy, level, square, _ in lines(mine):
            deep = highest(dx, dy, theirs) - level
            if deep <= 0:
                return 0
            found.append((deep * deep - 1) // square)
    return isqrt(min(found)) + 1


def near(one: Outline, other: Outline, reach: int = TOLERANCE) -> bool:
    """They are no further from each other than a reach."""
    if apart(box(one), box(other), reach):
        return False
    return _meet(one, other) or _corner_near(one, other, reach) or _corner_near(other, one, reach)


def _meet(one: Outline, other: Outline) -> bool:
    return not (_keeps_off(one, other) or _keeps_off(other, one))


def _keeps_off(one: Outline, other: Outline) -> bool:
    """All of the second lies outside of one side of the first."""
    for dx, dy, level, _, _ in lines(one):
        for x, y in other:
            if dx * y - dy * x >= level:
                break
        else:
            return True
    return False


def _corner_near(corners: Outline, other: Outline, reach: int) -> bool:
    """Some corner is no further than a reach from a side of the other."""
    left, bottom, right, top = box(other)
    for x, y in corners:
        if left - x <= reach and x - right <= reach and bottom - y <= reach and y - top <= reach:
            for edge in edges(other):
                if beside((x, y), edge, reach):
                    return True
    return False


def beside(point: Point, edge: Edge, reach: int = TOLERANCE) -> bool:
    """A point is no further than a reach from a segment."""
    above, below = _off(point, edge)
    return above <= reach * reach * below


def gap(one: Outline, other: Outline) -> int:
    """The distance between two outlines, rounded down; 0 if they meet."""
    if _meet(one, other):
        return 0
    return isqrt(min(nearest(one, edges(other))[0], nearest(other, edges(one))[0]))


def nearest(corners: Sequence[Point], others: Sequence[Edge]) -> tuple[int, Point]:
    """The corner nearest to some sides, the first of equals, with its squared distance, rounded down."""
    least, found = FAR, (0, 0)
    for corner in corners:
        px, py = corner
        for (ax, ay), (bx, by) in others:
            x, y, dx, dy = px - ax, py - ay, bx - ax, by - ay
            part, square = dx * x + dy * y, dx * dx + dy * dy
            if 0 < part < square:
                off = (dx * y - dy * x) ** 2 // square
            else:
                off = x * x + y * y if part <= 0 else (x - dx) ** 2 + (y - dy) ** 2
            if off < least:
                least, found = off, corner
    return least, found


def to_edge(point: Point, edge: Edge) -> int:
    """The squared distance from a point to a segment, rounded down."""
    above, below = _off(point, edge)
    return above // below


def _off(point: Point, edge: Edge) -> tuple[int, int]:
    """The squared distance from a point to a segment, as a fraction."""
    (ax, ay), (bx, by) = edge
    dx, dy, px, py = bx - ax, by - ay, point[0] - ax, point[1] - ay
    length, part = dx * dx + dy * dy, dx * px + dy * py
    if part <= 0:
        return px * px + py * py, 1
    if part >= length:
        return (px - dx) ** 2 + (py - dy) ** 2, 1
    side = dx * py - dy * px
    return side * side, length
