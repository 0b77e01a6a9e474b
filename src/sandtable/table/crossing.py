"""Crossings: from where to where on a straight way at least half of a base lies in a piece of ground."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple, TypeAlias

from sandtable.table.ground import blur, doubt, half_inside, rough, share
from sandtable.table.path import swept
from sandtable.table.plane import SCALE, UNIT, direction, squared, step
from sandtable.table.shape import KEPT, Base, Outline, area, shifted_by
from sandtable.table.spacing import Line, highest, lines

Span: TypeAlias = tuple[int, int]
"""From one distance to another, both included."""


class Way(NamedTuple):
    """An outline that goes along an angle over convex ground; for each side, how far the lowest corner is inside."""

    outline: Outline
    angle: int
    ground: Outline
    sides: list[tuple[int, Line]]

    def look(self, distance: int) -> tuple[Outline, list[Line]]:
        """The outline at a distance, and the sides of the ground that cut it there."""
        dx, dy = step(self.angle, distance)
        cutting = [line for low, line in self.sides if low + line[0] * dy - line[1] * dx < 0]
        return shifted_by(self.outline, dx, dy), cutting

    def inside(self, distance: int) -> bool:
        """At least half lies in the ground."""
        outline, cutting = self.look(distance)
        return half_inside(outline, self.ground, cutting)

    def less(self, one: int, other: int) -> bool:
        """Less lies in the ground at the one distance than at the other."""
        (here, sides), (there, others) = self.look(one), self.look(other)
        more = rough(there, others) - rough(here, sides)
        if abs(more) > doubt(here, sides) + doubt(there, others):
            return more > 0
        (part, whole), (rest, scale) = share(here, (self.ground,)), share(there, (self.ground,))
        return part * scale < rest * whole


def half_in_interval(base: Base, angle: int, distance: int, ground: Outline) -> Span | None:
    """Between which distances at least half of a base lies in convex ground; None if it never does."""
    return _interval(base, angle, distance, ground)


@lru_cache(maxsize=KEPT)
def _interval(base: Base, angle: int, distance: int, ground: Outline) -> Span | None:
    over = swept(base, angle, distance, ground)
    if over is None or _too_narrow(base.outline, ground) or not _middle_in(base.outline, angle, over, ground):
        return None
    way = _way(base.outline, angle, ground)
    most = _most(way, over)
    return (_last(way.inside, most, over[0]), _last(way.inside, most, over[1])) if way.inside(most) else None


def _way(outline: Outline, angle: int, ground: Outline) -> Way:
    return Way(
        outline, angle, ground, [(-highest(-line[0], -line[1], outline) - line[2], line) for line in lines(ground)]
    )


def _too_narrow(outline: Outline, ground: Outline) -> bool:
    """The ground is too narrow to hold half of the base at any time; never said of bases narrower than 1 U."""
    (ax, ay), (bx, by), (cx, cy), _ = outline
    if min(squared(outline[0], outline[1]), squared(outline[1], outline[2])) < UNIT * UNIT:
        return False
    dx, dy, breadth = _narrowest(ground)
    front, side = dx * (by - ay) - dy * (bx - ax), dx * (cy - by) - dy * (cx - bx)
    return 130 * breadth < 64 * max(abs(front), abs(side))


@lru_cache(maxsize=KEPT)
def _narrowest(ground: Outline) -> tuple[int, int, int]:
    """The side across which an outline is narrowest: its direction, and the breadth there times the side's length."""
    found = [(highest(dx, dy, ground) - level, square, dx, dy) for dx, dy, level, square, _ in lines(ground)]
    breadth, _, dx, dy = min(found, key=lambda side: side[0] * side[0] * SCALE // side[1])
    return dx, dy, breadth


def _middle_in(outline: Outline, angle: int, over: Span, ground: Outline) -> bool:
    """The middle of a base comes into the ground, or near enough to it for half of the base to be in."""
    (low, high), (wx, wy) = over, direction(angle)
    (ax, ay), _, (bx, by), _ = outline
    x, y, margin = ax + bx, ay + by, 2 * blur(outline, area(outline)) + 2
    for dx, dy, level, square, _ in lines(ground):
        room, pace = dx * y - dy * x - 2 * level + margin * (isqrt(square) + 1), 2 * (dx * wy - dy * wx)
        if pace > 0:
            low = max(low, -room * SCALE // pace)
        elif pace < 0:
            high = min(high, room * SCALE // -pace + 1)
        elif room < 0:
            return False
        if low > high:
            return False
    return True


def _most(way: Way, over: Span) -> int:
    """A distance at which at least half lies in the ground; if there is none, the distance at which the most does.

    The root of the share is concave where it is not zero, so the best distance lies on the side of the better look.
    """
    low, high = over
    while high - low > 1:
        third = (high - low) // 3
        if way.inside(low + third):
            return low + third
        if way.less(low + third, high - third):
            low += max(1, third)
        else:
            high -= max(1, third)
    return max((low, high), key=way.inside)


def _last(inside: Callable[[int], bool], here: int, end: int) -> int:
    """The last distance that is inside, going from one that is to an end."""
    if inside(end):
        return end
    while abs(end - here) > 1:
        half = (here + end) // 2
        here, end = (half, end) if inside(half) else (here, half)
    return here


def runs(inside: Callable[[int], bool], looks: Sequence[int]) -> tuple[Span, ...]:
    """Each run of looks that are inside, extended to where it really begins and ends."""
    found: list[Span] = []
    for at, look in enumerate(looks):
        if not inside(look):
            continue
        low = _last(inside, look, looks[max(0, at - 1)])
        high = _last(inside, look, looks[min(len(looks) - 1, at + 1)])
        if found and low <= found[-1][1]:
            found[-1] = found[-1][0], high
        else:
            found.append((low, high))
    return tuple(found)
