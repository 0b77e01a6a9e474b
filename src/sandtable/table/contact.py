"""Contact: which side or corner of a base touches another, and with how much of it."""

from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from sandtable.table.plane import TOLERANCE, Point, between, dot, rounded, squared
from sandtable.table.shape import FRONT, KEPT, LEFT, REAR, RIGHT, Base, Edge, Outline, edges
from sandtable.table.spacing import Box, apart, beside, box, near, nearest

FIRST = (FRONT, REAR, LEFT, RIGHT)
"""Which side counts first when a corner touches two. Left and right never tie, so mirror images agree."""

CLOSE = 10 * TOLERANCE
"""Two outlines do not touch where they are further apart than this."""


class Contact(NamedTuple):
    """What of one base touches what of another; `shared` is the length along which sides touch, 0 for a corner."""

    side: str
    other: str
    shared: int
    at: Edge

    @property
    def corner(self) -> bool:
        """No more than a corner touches."""
        return self.shared == 0

    @property
    def frontal(self) -> bool:
        """The first base touches with its front or a front corner."""
        return self.side == FRONT


def touching(one: Base, other: Base) -> bool:
    """They are no further from each other than the tolerance."""
    return near(one.outline, other.outline)


def contact(one: Base, other: Base) -> Contact | None:
    """How the first base touches the second: its front and front corners count first, then the most that is shared."""
    found = contacts(one, other)
    return found[0] if found else None


def contacts(one: Base, other: Base) -> tuple[Contact, ...]:
    """Every way in which the first base touches the second: the front before other sides, stretches before corners."""
    return () if apart(box(one.outline), box(other.outline), TOLERANCE) else _contacts(one, other)


@lru_cache(maxsize=KEPT)
def _contacts(one: Base, other: Base) -> tuple[Contact, ...]:
    if not touching(one, other):
        return ()
    sides = [(side, other.edge(side)) for side in FIRST]
    found = [
        c for mine in FIRST for theirs, edge in sides if (c := _along(mine, one.edge(mine), theirs, edge)) is not None
    ]
    found += _corners(one, other)
    return tuple(sorted(found, key=lambda c: (not c.frontal, -c.shared, FIRST.index(c.side), FIRST.index(c.other))))


def _along(mine: str, edge: Edge, theirs: str, facing: Edge) -> Contact | None:
    """Two sides that run along each other within the tolerance."""
    at = stretch(edge, facing)
    return Contact(mine, theirs, _length(at), at) if at is not None else None


def _corners(one: Base, other: Base) -> list[Contact]:
    """Corners of the first on sides of the second, then the reverse; a corner on two sides counts for the first."""
    found = []
    for corner in _within(one.outline, other.outline):
        if theirs := side_at(other, corner):
            found.append(Contact(side_at(one, corner), theirs, 0, (corner, corner)))
    for corner in _within(other.outline, one.outline):
        if mine := side_at(one, corner):
            found.append(Contact(mine, side_at(other, corner), 0, (corner, corner)))
    return found


def _within(corners: Outline, other: Outline) -> list[Point]:
    """The corners close to an outline's box."""
    left, bottom, right, top = _around(other)
    return [(x, y) for x, y in corners if left <= x <= right and bottom <= y <= top]


def _around(outline: Outline) -> Box:
    """A box a little larger than an outline's own."""
    left, bottom, right, top = box(outline)
    return left - CLOSE, bottom - CLOSE, right + CLOSE, top + CLOSE


def side_at(base: Base, point: Point) -> str:
    """The side of a base that a point touches, front before rear before flanks; empty if none."""
    for side in FIRST:
        if beside(point, base.edge(side)):
            return side
    return ""


def stretch(mine: Edge, theirs: Edge) -> Edge | None:
    """The part of an edge that runs along another and faces it: longer than the tolerance, and nowhere further off."""
    (ax, ay), (bx, by) = mine
    (cx, cy), (ex, ey) = theirs
    dx, dy, vx, vy = bx - ax, by - ay, ex - cx, ey - cy
    facing = -dx * vx - dy * vy
    if facing <= 0 or abs(dx * vy - dy * vx) > facing:
        return None
    ends = _start(mine, theirs), _start((mine[1], mine[0]), (theirs[1], theirs[0]))
    if dot((dx, dy), between(*ends)) <= 0 or _length(ends) <= TOLERANCE:
        return None
    return ends if beside(ends[0], theirs) and beside(ends[1], theirs) else None


def _start(mine: Edge, theirs: Edge) -> Point:
    """Where the common part begins: at the start of the one edge, or beside the end of the other, which runs back."""
    along, reach = between(*mine), between(mine[0], theirs[1])
    return foot(theirs[1], mine) if dot(along, reach) > 0 else mine[0]


def foot(point: Point, edge: Edge) -> Point:
    """The nearest point of the prolonged edge."""
    (ax, ay), (bx, by) = edge
    x, y = point
    dx, dy = bx - ax, by - ay
    off, square = dx * (y - ay) - dy * (x - ax), dx * dx + dy * dy
    return x + rounded(off * dy, square), y - rounded(off * dx, square)


def _length(edge: Edge) -> int:
    return isqrt(squared(*edge))


def touch(one: Outline, other: Outline) -> Edge:
    """Where two outlines meet: the longest stretch of the first along the other, or else the nearest corner."""
    mine, theirs = _close(one, other), _close(other, one)
    shared = [s for edge in mine for facing in theirs if (s := stretch(edge, facing)) is not None]
    if shared:
        return max(shared, key=_length)
    least, point = _first(nearest(_within(one, other), theirs), nearest(_within(other, one), mine))
    if least >= CLOSE * CLOSE:
        _, point = _first(nearest(one, edges(other)), nearest(other, edges(one)))
    return point, point


def _close(one: Outline, other: Outline) -> list[Edge]:
    """The sides of an outline that come close to another's box."""
    left, bottom, right, top = _around(other)
    return [
        ((ax, ay), (bx, by))
        for (ax, ay), (bx, by) in edges(one)
        if not (
            (ax < left and bx < left)
            or (ax > right and bx > right)
            or (ay < bottom and by < bottom)
            or (ay > top and by > top)
        )
    ]


def _first(mine: tuple[int, Point], theirs: tuple[int, Point]) -> tuple[int, Point]:
    """The nearer of the two; the first if they are equally near."""
    return mine if mine[0] <= theirs[0] else theirs
