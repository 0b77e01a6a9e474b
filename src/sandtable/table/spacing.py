"""Spacing: how near two convex outlines come to each other, or how deep they lie in each other."""

from functools import lru_cache
from math import isqrt
from typing import NamedTuple, TypeAlias

from sandtable.table.plane import TOLERANCE, Point
from sandtable.table.shape import Edge, Outline, edges

Box: TypeAlias = tuple[int, int, int, int]


class Line(NamedTuple):
    """A side of an outline: its way, the level at which the outline ends (more is inside), its squared length."""

    dx: int
    dy: int
    level: int
    square: int

    def depth(self, outline: Outline) -> int:
        """How far the deepest corner of an outline lies inside of it, times the length of the side."""
        dx, dy, level, _ = self
        return max([dx * y - dy * x for x, y in outline]) - level


@lru_cache(maxsize=65536)
def lines(outline: Outline) -> tuple[Line, ...]:
    """The sides of an outline, without those that rounding has left no length."""
    return tuple(
        Line(dx, dy, dx * ay - dy * ax, dx * dx + dy * dy)
        for (ax, ay), (bx, by) in edges(outline)
        if (dx := bx - ax) | (dy := by - ay)
    )


@lru_cache(maxsize=65536)
def box(outline: Outline) -> Box:
    """The least upright box around an outline: left, bottom, right, top."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def apart(one: Box, other: Box, by: int) -> bool:
    """Two boxes are further from each other than that, along an axis."""
    return one[0] - other[2] > by or other[0] - one[2] > by or one[1] - other[3] > by or other[1] - one[3] > by


def overlap(one: Outline, other: Outline) -> bool:
    """They have more in common than a border of the tolerance's width."""
    return not apart(box(one), box(other), 0) and deeper(one, other, TOLERANCE)


def deeper(one: Outline, other: Outline, limit: int) -> bool:
    """They lie deeper in each other than a limit, whichever way they are parted."""
    return not (
        any(_parted(line, other, limit) for line in lines(one))
        or any(_parted(line, one, limit) for line in lines(other))
    )


def _parted(line: Line, other: Outline, limit: int) -> bool:
    """All of the other lies beyond this side, but for the limit."""
    deep = line.depth(other)
    return deep <= 0 or deep * deep <= limit * limit * line.square


def depth(one: Outline, other: Outline) -> int:
    """How deep they lie in each other, parted the shortest way, rounded up; 0 if they do not."""
    found = [(line.depth(other), line.square) for line in lines(one)]
    found += [(line.depth(one), line.square) for line in lines(other)]
    return min(isqrt((deep * deep - 1) // square) + 1 if deep > 0 else 0 for deep, square in found)


def near(one: Outline, other: Outline, reach: int = TOLERANCE) -> bool:
    """They are no further from each other than a reach."""
    if apart(box(one), box(other), reach):
        return False
    return _meet(one, other) or _corner_near(one, other, reach) or _corner_near(other, one, reach)


def _corner_near(corners: Outline, other: Outline, reach: int) -> bool:
    return any(beside(corner, edge, reach) for edge in edges(other) for corner in corners)


def beside(point: Point, edge: Edge, reach: int = TOLERANCE) -> bool:
    """A point is no further than a reach from a line from end to end."""
    above, below = _off(point, edge)
    return above <= reach * reach * below


def gap(one: Outline, other: Outline) -> int:
    """The distance of two outlines, rounded down; 0 if they meet."""
    return 0 if _meet(one, other) else isqrt(min(_nearest(one, other), _nearest(other, one)))


def _meet(one: Outline, other: Outline) -> bool:
    return all(line.depth(other) >= 0 for line in lines(one)) and all(line.depth(one) >= 0 for line in lines(other))


def _nearest(corners: Outline, other: Outline) -> int:
    """The squared distance of the nearest corner to the sides of the other, rounded down."""
    return min(to_edge(corner, edge) for corner in corners for edge in edges(other))


def to_edge(point: Point, edge: Edge) -> int:
    """The squared distance of a point to a line from end to end, rounded down."""
    above, below = _off(point, edge)
    return above // below


def _off(point: Point, edge: Edge) -> tuple[int, int]:
    """The squared distance of a point to a line from end to end, as a fraction."""
    (ax, ay), (bx, by) = edge
    dx, dy, px, py = bx - ax, by - ay, point[0] - ax, point[1] - ay
    length, part = dx * dx + dy * dy, dx * px + dy * py
    if part <= 0:
        return px * px + py * py, 1
    if part >= length:
        return (px - dx) ** 2 + (py - dy) ** 2, 1
    side = dx * py - dy * px
    return side * side, length
