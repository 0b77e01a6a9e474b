"""Paths: how far a base goes straight before it meets something, and where it lies over something."""

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import NamedTuple

from sandtable.table.contact import touch
from sandtable.table.plane import SCALE, TOLERANCE, Pose, Vector, direction, step
from sandtable.table.shape import Base, Edge, Outline, shifted_by
from sandtable.table.spacing import Box, box, highest, lines, near

SLIDE = TOLERANCE - 2
"""How deep a base may get while it slides along another: rounding its pose then never makes it overlap."""

CREEP = 2 * TOLERANCE
"""How far back a base that got too deep may go to where it first touched."""


class Met(NamedTuple):
    """The first thing met on a way: how far the base gets (in hundredths of a degree on a wheel), what, and where."""

    reach: int
    what: int
    at: Edge


def gone(base: Base, angle: int, distance: int) -> Base:
    """The base this far along an angle, facing as before."""
    x, y, heading = base.pose
    dx, dy = step(angle, distance)
    return Base(Pose(x + dx, y + dy, heading), base.front, base.depth)


def advance(base: Base, angle: int, distance: int, obstacles: Sequence[Outline]) -> Met | None:
    """The first obstacle that a base meets on its straight way, and how far it gets; None if the way is free.

    Sliding along something that touches sideways is free. Moving into something that touches ahead gives 0.
    """
    outline, way, least, first = base.outline, direction(angle), distance + 1, 0
    left, bottom, right, top = _sweep(outline, angle, distance, CREEP)
    for what, other in enumerate(obstacles):
        a, b, c, d = box(other)
        if a <= right and b <= top and c >= left and d >= bottom:
            reach = _reach(outline, way, other, least)
            if reach < least:
                least, first = reach, what
    if least > distance:
        return None
    return Met(least, first, touch(shifted_by(outline, *step(angle, least)), obstacles[first]))


def _sweep(outline: Outline, angle: int, distance: int, margin: int = 0) -> Box:
    """The box around a straight way, and a margin around that."""
    left, bottom, right, top = box(outline)
    dx, dy = step(angle, distance)
    left, bottom = left + min(dx, 0) - margin, bottom + min(dy, 0) - margin
    return left, bottom, right + max(dx, 0) + margin, top + max(dy, 0) + margin


def way_box(base: Base, angle: int, distance: int) -> Box:
    """A box around a straight way: anything apart from it is not met."""
    return _sweep(base.outline, angle, distance, CREEP)


def _reach(outline: Outline, way: Vector, other: Outline, limit: int) -> int:
    """How far an outline goes before it meets another; the limit or more if it does not meet it before.

    It stops where it first touches; if it slips in there at a flat angle, it stops where it begins to get too deep.
    """
    crossed = _crossing(outline, way, other, max(limit, CREEP))
    if crossed is None:
        return limit
    first, enter = crossed
    stop = max(first, enter - CREEP)
    return 0 if stop <= 0 or (stop <= CREEP and near(outline, other)) else stop


def _crossing(outline: Outline, way: Vector, other: Outline, limit: int) -> tuple[int, int] | None:
    """Where an outline on its way touches another and where it gets too deep; None if neither happens before a limit.

    Every side of either parts them up to some distance, or from some distance on. A side that parts them now and comes
    no nearer parts them for good.
    """
    first = enter = -SCALE
    leave = SCALE
    for deep, pace, square, border in _sides(outline, way, other):
        if pace > 0:
            first = max(first, -deep * SCALE // pace)
            enter = max(enter, -((deep - isqrt(SLIDE * SLIDE * square)) * SCALE // pace))
            if first > limit:
                return None
        elif deep <= border:
            return None
        elif pace < 0:
            leave = min(leave, (deep - border) * SCALE // -pace)
    return (first, enter) if enter <= leave else None


def _sides(outline: Outline, way: Vector, other: Outline) -> Iterator[tuple[int, int, int, int]]:
    """Each side of either outline: how deep it is crossed, how that grows along the way, its square, the tolerance.

    Depth, growth and tolerance are times the length of the side.
    """
    wx, wy = way
    for dx, dy, level, square, brim in lines(outline):
        yield highest(dx, dy, other) - level, dy * wx - dx * wy, square, brim - level
    for dx, dy, level, square, brim in lines(other):
        yield highest(dx, dy, outline) - level, dx * wy - dy * wx, square, brim - level


def swept(base: Base, angle: int, distance: int, outline: Outline) -> tuple[int, int] | None:
    """Between which distances some part of a base lies over an outline, both included; None if it never does."""
    mine, (wx, wy) = base.outline, direction(angle)
    left, bottom, right, top = _sweep(mine, angle, distance)
    a, b, c, d = box(outline)
    if a > right or b > top or c < left or d < bottom:
        return None
    overs = [(highest(dx, dy, outline) - brim, dy * wx - dx * wy) for dx, dy, _, _, brim in lines(mine)]
    overs += [(highest(dx, dy, mine) - brim, dx * wy - dy * wx) for dx, dy, _, _, brim in lines(outline)]
    enter, leave = 0, distance
    for over, pace in overs:
        if pace > 0:
            enter = max(enter, -over * SCALE // pace + 1)
        elif pace < 0:
            leave = min(leave, -(-over * SCALE // -pace) - 1)
        elif over <= 0:
            return None
        if enter > leave:
            return None
    return enter, leave
