"""Contact: which side or corner of a base touches another, and with how much of it."""

from math import isqrt
from typing import NamedTuple

from sandtable.table.plane import TOLERANCE, Point, between, cross, dot, rounded
from sandtable.table.shape import FRONT, LEFT, REAR, RIGHT, Base, Edge, Outline, edges
from sandtable.table.spacing import beside, near, to_edge

FIRST = (FRONT, REAR, LEFT, RIGHT)
"""What counts first where a corner touches two sides; left and right are never in doubt, so mirrors agree."""


class Contact(NamedTuple):
    """What of one base touches what of another; `shared` is the length of its side along his, 0 if a corner touches."""

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
        """A front or front corner of mine touches."""
        return self.side == FRONT


def touching(one: Base, other: Base) -> bool:
    """They are no further from each other than the tolerance."""
    return near(one.outline, other.outline)


def contact(one: Base, other: Base) -> Contact | None:
    """How the first base touches the second: its front and front corners count first, then the most that is shared."""
    found = contacts(one, other)
    return found[0] if found else None


def contacts(one: Base, other: Base) -> tuple[Contact, ...]:
    """Every way in which the first base touches the second: front before sides, stretches before corners."""
    if not touching(one, other):
        return ()
    found = [c for mine in FIRST for his in FIRST if (c := _along(one, mine, other, his)) is not None]
    found += _corners(one, other)
    return tuple(sorted(found, key=lambda c: (not c.frontal, -c.shared, FIRST.index(c.side), FIRST.index(c.other))))


def _along(one: Base, mine: str, other: Base, his: str) -> Contact | None:
    """Two sides that run along each other within the tolerance."""
    at = stretch(one.edge(mine), other.edge(his))
    return Contact(mine, his, _length(at), at) if at is not None else None


def _corners(one: Base, other: Base) -> list[Contact]:
    """My corners on his sides, then his corners on my sides; a corner that touches two sides counts for the first."""
    found = []
    for corner in one.outline:
        if his := side_at(other, corner):
            found.append(Contact(side_at(one, corner), his, 0, (corner, corner)))
    for corner in other.outline:
        if mine := side_at(one, corner):
            found.append(Contact(mine, side_at(other, corner), 0, (corner, corner)))
    return found


def side_at(base: Base, point: Point) -> str:
    """The side of a base that a point touches, front before rear before flanks; empty if none."""
    return next((side for side in FIRST if beside(point, base.edge(side))), "")


def stretch(mine: Edge, his: Edge) -> Edge | None:
    """The part of an edge that runs along another, facing it, longer than the tolerance and nowhere further off."""
    along, against = between(*mine), between(*his)
    if dot(along, against) >= 0 or abs(cross(along, against)) > -dot(along, against):
        return None
    ends = _start(mine, his), _start((mine[1], mine[0]), (his[1], his[0]))
    if dot(along, between(*ends)) <= 0 or _length(ends) <= TOLERANCE:
        return None
    return ends if all(beside(end, his) for end in ends) else None


def _start(mine: Edge, his: Edge) -> Point:
    """Where the common part begins: at the start of mine, or beside the end of his, which runs the other way."""
    along, reach = between(*mine), between(mine[0], his[1])
    return foot(his[1], mine) if dot(along, reach) > 0 else mine[0]


def foot(point: Point, edge: Edge) -> Point:
    """The nearest point of the prolonged edge."""
    (dx, dy), off = between(*edge), cross(between(*edge), between(edge[0], point))
    square = dx * dx + dy * dy
    return point[0] + rounded(off * dy, square), point[1] - rounded(off * dx, square)


def _length(edge: Edge) -> int:
    return isqrt(dot(between(*edge), between(*edge)))


def touch(one: Outline, other: Outline) -> Edge:
    """Where two outlines meet: the longest stretch of the first along the other, or else the corner that is nearest."""
    shared = [s for mine in edges(one) for his in edges(other) if (s := stretch(mine, his)) is not None]
    if shared:
        return max(shared, key=_length)
    mine, his = _nearest(one, other), _nearest(other, one)
    point = min(mine, his, key=lambda found: found[0])[1]
    return point, point


def _nearest(corners: Outline, other: Outline) -> tuple[int, Point]:
    """The corner that is nearest to another outline, with its squared distance."""
    sides = edges(other)
    return min(
        ((min(to_edge(corner, side) for side in sides), corner) for corner in corners), key=lambda found: found[0]
    )
