"""Paths: how far a base goes straight before it meets something, and when it lies over something."""

from collections.abc import Sequence
from math import isqrt
from typing import NamedTuple

from sandtable.table.contact import touch
from sandtable.table.plane import SCALE, TOLERANCE, Vector, direction, moved
from sandtable.table.shape import Base, Edge, Outline
from sandtable.table.spacing import Box, Line, apart, box, lines, near

SLIDE = TOLERANCE - 2
"""How deep a base may get while it slides along another: rounding its pose then never makes it overlap."""

CREEP = 2 * TOLERANCE
"""The furthest that a base which got too deep goes back to where it first touched."""


class Met(NamedTuple):
    """The first thing on a way: how far one gets (for a wheel, in hundredths of a degree), what, and where."""

    reach: int
    what: int
    at: Edge


def gone(base: Base, angle: int, distance: int) -> Base:
    """The base so far along an angle, facing kept."""
    return base.at(base.pose._replace(x=(to := moved(base.pose.at, angle, distance))[0], y=to[1]))


def advance(base: Base, angle: int, distance: int, obstacles: Sequence[Outline]) -> Met | None:
    """The first obstacle that a base meets on its straight way, and how far it gets; None if the way is free.

    Sliding along what touches sideways is free; moving into what is touched ahead gives 0.
    """
    outline, way = base.outline, direction(angle)
    sweep = _sweep(base, angle, distance)
    found = [
        (reach, what)
        for what, other in enumerate(obstacles)
        if not apart(sweep, box(other), CREEP) and (reach := _reach(outline, way, other)) is not None
    ]
    reach, what = min(found, default=(distance + 1, 0))
    if reach > distance:
        return None
    return Met(reach, what, touch(gone(base, angle, reach).outline, obstacles[what]))


def _sweep(base: Base, angle: int, distance: int) -> Box:
    """The box around a straight way."""
    a, b = box(base.outline), box(gone(base, angle, distance).outline)
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _reach(outline: Outline, way: Vector, other: Outline) -> int | None:
    """How far an outline goes before it meets another; None if it never does.

    It stops where it first touches, but if it then slips in at a flat angle, where it begins to get too deep.
    """
    crossed = _crossing(outline, way, other)
    if crossed is None:
        return None
    first, enter = crossed
    stop = max(first, enter - CREEP)
    return 0 if stop <= 0 or (stop <= CREEP and near(outline, other)) else stop


def _crossing(outline: Outline, way: Vector, other: Outline) -> tuple[int, int] | None:
    """Where an outline on its way touches another and where it gets too deep; None if it never does from now on.

    Every side of either parts them up to somewhere, or from somewhere on: a side that parts them now and does not
    come nearer parts them for good.
    """
    first = enter = -SCALE
    leave = SCALE
    for line, deep, pace in _sides(outline, way, other):
        if pace > 0:
            first = max(first, -deep * SCALE // pace)
            enter = max(enter, -((deep - isqrt(SLIDE * SLIDE * line.square)) * SCALE // pace))
        elif deep <= isqrt(TOLERANCE * TOLERANCE * line.square):
            return None
        elif pace < 0:
            leave = min(leave, (deep - isqrt(TOLERANCE * TOLERANCE * line.square)) * SCALE // -pace)
    return (first, enter) if enter <= leave else None


def _sides(outline: Outline, way: Vector, other: Outline) -> list[tuple[Line, int, int]]:
    """Each side of either outline, with how deep it is crossed now and how that grows along the way."""
    wx, wy = way
    mine = [(line, line.depth(other), line.dy * wx - line.dx * wy) for line in lines(outline)]
    return mine + [(line, line.depth(outline), line.dx * wy - line.dy * wx) for line in lines(other)]


def swept(base: Base, angle: int, distance: int, outline: Outline) -> tuple[int, int] | None:
    """Between which distances some part of a base lies over an outline, both included; None if it never does."""
    if apart(_sweep(base, angle, distance), box(outline), 0):
        return None
    enter, leave = 0, distance
    for line, deep, pace in _sides(base.outline, direction(angle), outline):
        over = deep - isqrt(TOLERANCE * TOLERANCE * line.square)
        if pace > 0:
            enter = max(enter, -over * SCALE // pace + 1)
        elif pace < 0:
            leave = min(leave, -(-over * SCALE // -pace) - 1)
        elif over <= 0:
            return None
    return (enter, leave) if enter <= leave else None
