"""Wheels: how far a base turns about a point before it meets something, and how long an arc is."""

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt

from sandtable.table.contact import touch
from sandtable.table.path import CREEP, SLIDE, Met
from sandtable.table.plane import TOLERANCE, TURN, Point, squared, turned
from sandtable.table.shape import KEPT, Base, Outline, corners, front_corners
from sandtable.table.spacing import Box, Line, box, deeper, depth, lines, near

RADIAN = 5729
"""A radian in hundredths of a degree, rounded down."""

SLACK = 3
"""What rounding the corners before and after a turn may add to a depth, rounded up."""

LOOKS = 8
"""How many angles are looked at one by one before room is sought again."""

FINE = 1000
"""Lengths of sides are counted in thousandths of a thousandth, so that they may be rounded."""


def wheel(base: Base, pivot: Point, angle: int, obstacles: Sequence[Outline]) -> Met | None:
    """The first obstacle that a base meets on its wheel about a point, and how far it gets, signed as the angle.

    Something that it touches already and does not get deeper into is no obstacle; turning into something that touches
    gives 0. A base that does not turn meets nothing.
    """
    arm, sense, least, first = _arm(base, pivot), (1 if angle > 0 else -1), abs(angle) + 1, 0
    for what, other in enumerate(obstacles):
        if angle and least and _within(other, pivot, arm):
            reach = _reach(base, pivot, sense * min(least, abs(angle)), other)
            if reach is not None and abs(reach) < least:
                least, first = abs(reach), what
    if least > abs(angle):
        return None
    return Met(sense * least, first, touch(_at(base, pivot, sense * least), obstacles[first]))


def circle_box(base: Base, pivot: Point) -> Box:
    """A box around everything that a base could reach by turning about a point."""
    (x, y), arm = pivot, _arm(base, pivot) + SLACK
    return x - arm, y - arm, x + arm, y + arm


def _arm(base: Base, pivot: Point) -> int:
    """The distance of the furthest corner from a point, rounded up."""
    return isqrt(max([squared(pivot, corner) for corner in base.outline])) + 1


def _within(other: Outline, pivot: Point, arm: int) -> bool:
    """An outline's box comes as near to a point as an arm reaches."""
    left, bottom, right, top = box(other)
    (x, y), reach = pivot, arm + SLACK
    if left - x > reach or x - right > reach or bottom - y > reach or y - top > reach:
        return False
    dx, dy = max(left - x, x - right, 0), max(bottom - y, y - top, 0)
    return dx * dx + dy * dy <= reach * reach


def _at(base: Base, pivot: Point, angle: int) -> Outline:
    (x, y, heading), front, depth = base
    x, y = turned((x, y), pivot, angle)
    return corners(x, y, heading + angle, front, depth)


@lru_cache(maxsize=KEPT)
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
    while stop * sense > max(0, deep * sense - creep) and deeper(other, _at(base, pivot, stop), 0):
        stop -= sense
    return 0 if abs(stop) <= creep and near(base.outline, other) else stop


def _first(base: Base, pivot: Point, span: tuple[int, int], other: Outline, limit: int) -> int | None:
    """The first angle from one to another at which a base lies deeper in an outline than a limit.

    Angles are skipped while there is room, as seen from the other outline or from the base. Where there is none, the
    next few are looked at one by one.
    """
    angle, last = span
    sense, mine, theirs = (1 if last >= angle else -1), _arms(base.outline, pivot), _arms(other, pivot)
    while (left := (last - angle) * sense) >= 0:
        there = _at(base, pivot, angle)
        free = _free(there, mine, pivot, sense, other, limit)
        if free <= left // 4:
            free = max(free, _free(other, theirs, pivot, -sense, there, limit))
        if free < 0:
            return angle
        if free <= 1:
            slid = _slid(base, pivot, (angle, last), other, limit)
            free = min(max(LOOKS, slid + 1), left + 1)
            for at in range(angle + sense * (slid + 1), angle + sense * free, sense):
                if deeper(other, _at(base, pivot, at), limit):
                    return at
        angle += sense * free
    return None


def _slid(base: Base, pivot: Point, span: tuple[int, int], other: Outline, limit: int) -> int:
    """How many of the next angles surely keep a base apart from whatever touches the front corner that it turns about.

    That corner stays where it is, apart from rounding: only it is looked at, angle by angle, while the rest turns away.
    """
    (angle, last), there = span, _at(base, pivot, span[0])
    sense, arms = (1 if last >= angle else -1), _arms(there, pivot)
    corner = 0 if arms[0] < arms[1] else 1
    if arms[corner] > SLACK + 1:
        return 0
    rest, lengths = there[:corner] + there[corner + 1 :], arms[:corner] + arms[corner + 1 :]
    found = [(_before(rest, lengths, pivot, sense, line, limit), line) for line in lines(other)]
    free, (dx, dy, level, square, _) = max(found, key=lambda each: each[0])
    (x, y, heading), front, brim = base.pose, base.front, level + isqrt(limit * limit * square)
    for by in range(min(free, abs(last - angle) + 1)):
        at = angle + sense * by
        here = front_corners(*turned((x, y), pivot, at), heading + at, front)[corner]
        if dx * here[1] - dy * here[0] > brim:
            return max(0, by - 1)
    return max(0, free - 1)


def _arms(outline: Outline, pivot: Point) -> list[int]:
    """The distance of each corner from a point, rounded up, wherever it turns to."""
    return [isqrt(squared(pivot, corner)) + SLACK for corner in outline]


def _free(outline: Outline, arms: list[int], pivot: Point, sense: int, other: Outline, limit: int) -> int:
    """An angle by which an outline may turn while some side parts it from another, up to a limit; -1 if none does."""
    most = -1
    for line in lines(other):
        dx, dy, level, square, _ = line
        brim = level + isqrt(limit * limit * square)
        for x, y in outline:
            if dx * y - dy * x > brim:
                break
        else:
            most = max(most, _before(outline, arms, pivot, sense, line, limit))
    return most


def _before(outline: Outline, arms: list[int], pivot: Point, sense: int, line: Line, limit: int) -> int:
    """An angle by which an outline may surely turn before a corner of it gets deeper into a side than a limit.

    A corner goes no further than its present pace takes it, plus half its arm times the square of the angle.
    """
    dx, dy, level, square, _ = line
    (px, py), size, least = pivot, isqrt(FINE * FINE * square) + 1, TURN
    for (x, y), arm in zip(outline, arms, strict=True):
        room = (level - dx * y + dy * x) * FINE // size + limit - SLACK
        if room < 0:
            return 0
        pace = sense * (dx * (x - px) + dy * (y - py)) * FINE // size + 2
        least = min(least, (isqrt(pace * pace + 2 * arm * room) - pace) * RADIAN // arm)
    return least


def swept_wheel(base: Base, pivot: Point, angle: int, outline: Outline) -> tuple[int, int] | None:
    """The first and last angle of a wheel at which some part of a base lies over an outline; None if it never does."""
    return _swept(base, pivot, angle, outline) if _within(outline, pivot, _arm(base, pivot)) else None


@lru_cache(maxsize=KEPT)
def _swept(base: Base, pivot: Point, angle: int, outline: Outline) -> tuple[int, int] | None:
    enter = _first(base, pivot, (0, angle), outline, TOLERANCE)
    if enter is None:
        return None
    leave = _first(base, pivot, (angle, enter), outline, TOLERANCE)
    return enter, enter if leave is None else leave


def arc_length(radius: int, angle: int) -> int:
    """The length of an arc, rounded up, so that no unit gets further than it pays for."""
    return -(-radius * abs(angle) * 355 * 2 // (113 * TURN))


def arc_angle(radius: int, length: int) -> int:
    """The widest angle whose arc is no longer than a length, a whole turn at most."""
    return min(TURN, length * 113 * TURN // (355 * 2 * radius)) if radius > 0 else TURN
