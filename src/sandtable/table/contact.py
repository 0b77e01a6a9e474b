"""Contact: which side or corner of a base touches another, and with how much of it."""

from math import isqrt
from typing import NamedTuple

from sandtable.table.plane import TOLERANCE, Point, between, cross, dot
from sandtable.table.shape import FRONT, SIDES, Base, Edge, edges, gap, to_edge

NEAR = TOLERANCE * TOLERANCE


class Contact(NamedTuple):
    """What of one base touches what of another; `shared` is the length of its front along the other's side."""

    side: str
    other: str
    shared: int
    corner: bool
    at: Edge

    @property
    def frontal(self) -> bool:
        """A front or front corner touches."""
        return self.side == FRONT


def touching(one: Base, other: Base) -> bool:
    """They are nearer than the tolerance."""
    return gap(one.outline, other.outline) <= TOLERANCE


def contact(one: Base, other: Base) -> Contact | None:
    """How the first base touches the second: by the sides that share most, else by a corner; its front counts first."""
    if not touching(one, other):
        return None
    found = [c for side in SIDES for far in SIDES if (c := _along(one, side, other, far)) is not None]
    best = max(found, key=lambda c: (c.side == FRONT, c.shared), default=None)
    if best is not None and (best.side == FRONT or not _front_corner(one, other)):
        return best
    return _by_corner(one, other) or best


def _along(one: Base, side: str, other: Base, far: str) -> Contact | None:
    """Two sides that run along each other within the tolerance."""
    mine, theirs = one.edge(side), other.edge(far)
    common = _common(mine, theirs)
    if common is None or any(to_edge(end, theirs) > NEAR for end in common):
        return None
    length = isqrt(dot(between(*common), between(*common)))
    return Contact(side, far, length, False, common) if length > TOLERANCE else None


def _common(mine: Edge, theirs: Edge) -> Edge | None:
    """The part of my side that lies beside theirs."""
    along = between(*mine)
    length = dot(along, along)
    ends = sorted(dot(along, between(mine[0], point)) for point in theirs)
    low, high = max(0, ends[0]), min(length, ends[1])
    return (_part(mine, low, length), _part(mine, high, length)) if low < high else None


def _part(edge: Edge, part: int, length: int) -> Point:
    """The point so far along a side."""
    dx, dy = between(*edge)
    return edge[0][0] + dx * part // length, edge[0][1] + dy * part // length


def _front_corner(one: Base, other: Base) -> bool:
    return any(_corner_on(corner, other) for corner in (one.right_corner, one.left_corner))


def _corner_on(corner: Point, base: Base) -> str:
    """The side of a base that a corner touches; none if it does not."""
    nearest = min(SIDES, key=lambda side: to_edge(corner, base.edge(side)))
    return nearest if to_edge(corner, base.edge(nearest)) <= NEAR else ""


def _by_corner(one: Base, other: Base) -> Contact | None:
    """My front corner on his side, his corner on my front, or else any corner on any side."""
    for corner in (one.right_corner, one.left_corner):
        if far := _corner_on(corner, other):
            return Contact(FRONT, far, 0, True, (corner, corner))
    for corner in other.outline:
        if side := _corner_on(corner, one):
            return Contact(side, _side_of(other, corner), 0, True, (corner, corner))
    for corner, side in zip(one.outline[2:], SIDES[2:], strict=True):
        if far := _corner_on(corner, other):
            return Contact(side, far, 0, True, (corner, corner))
    return None


def _side_of(base: Base, corner: Point) -> str:
    """A front corner belongs to the front, a rear corner to the rear."""
    return FRONT if corner in base.outline[:2] else SIDES[2]


def facing_front(one: Base, other: Base) -> int:
    """How much of the first base's front lies before the other, whatever their angle: its strip's share of it."""
    right, left = one.edge(FRONT)
    along = between(right, left)
    length = isqrt(dot(along, along))
    ends = [dot(along, between(right, point)) // length for point in other.outline]
    return max(0, min(length, max(ends)) - max(0, min(ends)))


def wholly_behind(base: Base, line: Base) -> bool:
    """All of a base lies behind the prolonged line of another's front."""
    right, left = line.edge(FRONT)
    along = between(right, left)
    reach = max(-cross(along, between(right, point)) for point in base.outline)
    return reach <= 0 or reach * reach <= NEAR * dot(along, along)


def sides_met(base: Base, point: Point) -> list[str]:
    """The sides of a base that a point lies on."""
    return [side for side in SIDES if to_edge(point, base.edge(side)) <= NEAR]


def outline_edges(base: Base) -> list[Edge]:
    return edges(base.outline)
