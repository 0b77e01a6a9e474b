"""Wheels: how far a base turns about a point before it meets something, and how long an arc is."""

from collections.abc import Sequence
from math import isqrt

from sandtable.table.contact import touch
from sandtable.table.path import CREEP, SLIDE, Met
from sandtable.table.plane import TOLERANCE, TURN, Point, squared, wheeled
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import box, deeper, depth, lines, near

RADIAN = 5729
"""A radian in hundredths of a degree, rounded down."""

SLACK = 3
"""What rounding the corners before and after a turn may add to a depth, rounded up."""


FINE = 1000
"""Normals are this much longer than their sides, so that their sizes may be rounded."""


def wheel(base: Base, pivot: Point, angle: int, obstacles: Sequence[Outline]) -> Met | None:
    """The first obstacle that a base meets on its wheel about a point, and how far it gets, signed as the angle.

    What it touches already and does not get deeper into is no obstacle; turning into what is touched gives 0. Who does
    not turn meets nothing.
    """
    arm = _arm(base, pivot)
    found = [
        (abs(reach), what, reach)
        for what, other in enumerate(obstacles)
        if angle and _within(other, pivot, arm) and (reach := _reach(base, pivot, angle, other)) is not None
    ]
    size, what, reach = min(found, default=(abs(angle) + 1, 0, 0))
    if size > abs(angle):
        return None
    return Met(reach, what, touch(_at(base, pivot, reach), obstacles[what]))


def _arm(base: Base, pivot: Point) -> int:
    """The distance of the furthest corner from a point, rounded up."""
    return isqrt(max(squared(pivot, corner) for corner in base.outline)) + 1


def _within(other: Outline, pivot: Point, arm: int) -> bool:
    """An outline's box comes as near to a point as an arm reaches."""
    left, bottom, right, top = box(other)
    dx, dy = max(left - pivot[0], pivot[0] - right, 0), max(bottom - pivot[1], pivot[1] - top, 0)
    return dx * dx + dy * dy <= (arm + SLACK) ** 2


def _at(base: Base, pivot: Point, angle: int) -> Outline:
    return base.at(wheeled(base.pose, pivot, angle)).outline


def _reach(base: Base, pivot: Point, angle: int, other: Outline) -> int | None:
    """How far a base turns before it meets an outline: back from where it gets too deep to where it first touched."""
    now = depth(base.outline, other)
    sense, creep = (1 if angle > 0 else -1), CREEP * RADIAN // _arm(base, pivot) + 1
    if now > TOLERANCE:
        return 0
    deep = _first(base, pivot, (0, angle + 2 * sense * creep), other, max(SLIDE, now))
    if deep is None:
        return None
    stop = deep - sense
    while stop * sense > max(0, deep * sense - creep) and depth(_at(base, pivot, stop), other) > 0:
        stop -= sense
    return 0 if abs(stop) <= creep and near(base.outline, other) else stop


def _first(base: Base, pivot: Point, span: tuple[int, int], other: Outline, limit: int) -> int | None:
    """The first angle from one to another at which a base lies deeper in an outline than a limit."""
    angle, last = span
    sense = 1 if last >= angle else -1
    while (last - angle) * sense >= 0:
        there = _at(base, pivot, angle)
        if deeper(there, other, limit):
            return angle
        angle += sense * max(1, _free(there, pivot, sense, other, limit))
    return None


def _free(outline: Outline, pivot: Point, sense: int, other: Outline, limit: int) -> int:
    """An angle by which an outline may surely turn before it gets deeper into another than a limit.

    Along the normal that parts them best, a corner goes no further than its present pace takes it, and half its arm
    times the square of the angle.
    """
    nx, ny, level, size = _best(outline, other)
    least = TURN
    for x, y in outline:
        dx, dy = x - pivot[0], y - pivot[1]
        room = (level - nx * x - ny * y) // size + limit - SLACK
        pace, arm = -(sense * (nx * dy - ny * dx) // size), isqrt(dx * dx + dy * dy) + 1
        if room < 0:
            return 0
        least = min(least, (isqrt(pace * pace + 2 * arm * room) - pace) * RADIAN // arm)
    return least


def _best(outline: Outline, other: Outline) -> tuple[int, int, int, int]:
    """The normal that parts them best, towards the other: its vector, the level where the other begins, its size."""
    found = []
    for line in lines(outline):
        deep, size = FINE * line.depth(other), isqrt(FINE * FINE * line.square)
        found.append((-deep // size, (FINE * line.dy, -FINE * line.dx, -deep - FINE * line.level, size)))
    for line in lines(other):
        deep, size = FINE * line.depth(outline), isqrt(FINE * FINE * line.square)
        found.append((-deep // size, (-FINE * line.dy, FINE * line.dx, FINE * line.level, size)))
    return max(found, key=lambda parting: parting[0])[1]


def swept_wheel(base: Base, pivot: Point, angle: int, outline: Outline) -> tuple[int, int] | None:
    """The first and last angle of a wheel at which some part of a base lies over an outline; None if it never does."""
    if not _within(outline, pivot, _arm(base, pivot)):
        return None
    enter = _first(base, pivot, (0, angle), outline, TOLERANCE)
    if enter is None:
        return None
    leave = _first(base, pivot, (angle, enter), outline, TOLERANCE)
    return enter, enter if leave is None else leave


def arc_length(radius: int, angle: int) -> int:
    """The length of an arc, rounded up, so that nobody gets further than he pays for."""
    return -(-radius * abs(angle) * 355 * 2 // (113 * TURN))


def arc_angle(radius: int, length: int) -> int:
    """The widest angle whose arc is no longer than a length, a whole turn at most."""
    return min(TURN, length * 113 * TURN // (355 * 2 * radius)) if radius > 0 else TURN
