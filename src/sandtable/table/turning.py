"""Turning over ground: between which angles of a wheel at least half of a base lies in a piece of ground."""

from collections.abc import Iterator
from functools import lru_cache
from math import isqrt

from sandtable.table.crossing import Span, runs
from sandtable.table.ground import blur, half_in
from sandtable.table.plane import DEGREE, Point, squared, turned, wheeled
from sandtable.table.shape import KEPT, Base, Outline, area
from sandtable.table.spacing import apart, box, lines
from sandtable.table.wheel import RADIAN, circle_box

LOOK = DEGREE
"""How far a base turns between two looks while its middle is in the ground. Shorter visits may be missed."""


def half_in_turns(base: Base, pivot: Point, angle: int, ground: Outline) -> tuple[Span, ...]:
    """Every span of unsigned angles of a wheel at which at least half of a base lies in convex ground."""
    return () if apart(circle_box(base, pivot), box(ground), 0) else _half_in_turns(base, pivot, angle, ground)


@lru_cache(maxsize=KEPT)
def _half_in_turns(base: Base, pivot: Point, angle: int, ground: Outline) -> tuple[Span, ...]:
    sense = 1 if angle >= 0 else -1

    def inside(at: int) -> bool:
        return half_in(base.at(wheeled(base.pose, pivot, sense * at)), (ground,))

    return runs(inside, list(_looks(base, pivot, angle, ground)))


def _looks(base: Base, pivot: Point, angle: int, ground: Outline) -> Iterator[int]:
    """The angles to look at. A base that is half in has its middle in: none is needed before the middle comes near."""
    sense, at = (1 if angle >= 0 else -1), 0
    centre, margin = base.centre, blur(base.outline, area(base.outline))
    arm = isqrt(squared(centre, pivot)) + 1
    while at < abs(angle):
        yield at
        room = _off(turned(centre, pivot, sense * at), ground) - margin
        at += max(LOOK, room * RADIAN // arm)
    yield abs(angle)


def _off(point: Point, ground: Outline) -> int:
    """How far a point is outside of an outline, measured from its sides; below 0 if it is inside."""
    x, y = point
    return max((level - dx * y + dy * x) // (isqrt(square) + 1) for dx, dy, level, square, _ in lines(ground))
