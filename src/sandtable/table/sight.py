"""Sight: lines and areas of sight, arcs, ranges, and the strip straight in front of a side."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from sandtable.table.plane import QUARTER, Point, between, cross, moved, rounded, squared, step
from sandtable.table.shape import FRONT, KEPT, SIDES, Base, Edge, Outline, Piece, area
from sandtable.table.spacing import box, lines, overlap

FINE = 2**40
"""A line of sight is divided into this many parts to say where it is cut."""

STEPS = 6
"""How many sides the rounding of an arc has at each corner."""


class Range(NamedTuple):
    """A distance, rounded down, and the line along which it was measured."""

    length: int
    at: Edge


def cut(a: Point, b: Point, outline: Outline) -> Edge | None:
    """The part of a line of sight that lies inside an outline by more than the tolerance.

    Touching a corner or running along a side does not cut.
    """
    (ax, ay), (bx, by), start, end = a, b, 0, FINE
    for dx, dy, _, _, brim in lines(outline):
        here, there = dx * ay - dy * ax - brim, dx * by - dy * bx - brim
        if here <= 0 and there <= 0:
            return None
        if here < 0:
            start = max(start, -(here * FINE // (there - here)))
        elif there < 0:
            end = min(end, here * FINE // (here - there))
        if start >= end:
            return None
    return _part(a, b, start), _part(a, b, end)


def blocked(a: Point, b: Point, outlines: Iterable[Outline]) -> bool:
    """Some outline cuts a line of sight. Those that are apart from a box around it are not looked at."""
    left, right = (a[0], b[0]) if a[0] <= b[0] else (b[0], a[0])
    low, high = (a[1], b[1]) if a[1] <= b[1] else (b[1], a[1])
    for outline in outlines:
        x, y, far, top = box(outline)
        if x <= right and y <= high and far >= left and top >= low and cut(a, b, outline):
            return True
    return False


def _part(a: Point, b: Point, part: int) -> Point:
    dx, dy = between(a, b)
    return a[0] + rounded(dx * part, FINE), a[1] + rounded(dy * part, FINE)


def fan(base: Base, side: str) -> Edge:
    """The two ends of a shooting side, from which lines of sight start: left and right, seen from outside."""
    return base.edge(side)


def sight_area(near: Edge, far: Edge) -> Piece:
    """The area between two lines of sight, from the ends of a side to two points in the same order.

    It is one outline, or two where it bends inwards. Where the lines cross, it is all that any three points enclose.
    """
    corners = (near[0], near[1], far[1], far[0])
    turns = [cross(between(corners[i - 1], corners[i]), between(corners[i], corners[(i + 1) % 4])) for i in range(4)]
    few, many = sorted(([i for i in range(4) if turns[i] > 0], [i for i in range(4) if turns[i] < 0]), key=len)
    if not few:
        return (_wound(corners),)
    apexes = ((few[0] + 1) % 4, (few[0] + 3) % 4) if len(few) < len(many) else range(4)
    return tuple(_wound((corners[i - 1], corners[i], corners[(i + 1) % 4])) for i in apexes)


def _wound(outline: Outline) -> Outline:
    """Counter-clockwise."""
    return outline if area(outline) >= 0 else outline[::-1]


def obstructing(region: Piece, outlines: Sequence[Outline]) -> tuple[int, ...]:
    """Which outlines lie in a region, by more than the tolerance."""
    return tuple(at for at, outline in enumerate(outlines) if any(overlap(part, outline) for part in region))


def facing(base: Base, side: str) -> int:
    """The angle straight out of a side."""
    return base.pose.heading + QUARTER * SIDES.index(side)


def arc(base: Base, side: str, opening: int, reach: int) -> Outline:
    """The area no further than a reach from a side and within an angle off its two corners, a quarter turn at most."""
    return _arc(base, side, opening, reach)


@lru_cache(maxsize=KEPT)
def _arc(base: Base, side: str, opening: int, reach: int) -> Outline:
    left, right = base.edge(side)
    ahead = facing(base, side)
    turns = [opening * part // STEPS for part in range(STEPS, -1, -1)]
    ends = [moved(left, ahead - turn, reach) for turn in turns]
    ends += [moved(right, ahead + turn, reach) for turn in reversed(turns)]
    return (left, *ends, right)


def range_between(a: Point, b: Point) -> Range:
    """How far it is from one point to another."""
    return Range(isqrt(squared(a, b)), (a, b))


def ahead_of(base: Base, side: str, depth: int) -> Outline:
    """The strip straight in front of a side, of some depth."""
    left, right = base.edge(side)
    dx, dy = step(facing(base, side), depth)
    return left, (left[0] + dx, left[1] + dy), (right[0] + dx, right[1] + dy), right


def zone(base: Base, depth: int) -> Outline:
    """The rectangle in front of a base."""
    return ahead_of(base, FRONT, depth)
