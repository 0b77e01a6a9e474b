"""Closing in: when a base that goes straight first touches another, exactly, and how far it may go before it does.

The moving base is treated as a point and the other is enlarged to match: it covers every place where the point would
mean that the two meet.
"""

from functools import lru_cache
from math import isqrt

from sandtable.table.footing import hull, stretch
from sandtable.table.plane import TOLERANCE, Point, Vector, cross, dot, rounded
from sandtable.table.shape import KEPT, Edge, Outline

FINE = 1000
"""Places are worked out in this many parts of a thousandth."""

WHOLE = 10**9
"""The whole of a straight way; shares of it are parts of this."""

SLIDE = TOLERANCE - 2
"""A base that grazes another no deeper than this passes it; rounding its place then never makes it overlap."""


@lru_cache(maxsize=KEPT)
def forbidden(mover: Outline, other: Outline) -> Outline:
    """Where the middle of a core would have to lie for it to meet another core. The core is given about its middle."""
    return hull(tuple(((bx - ax) * FINE, (by - ay) * FINE) for ax, ay in mover for bx, by in other))


def first_touch(at: Point, by: Vector, outline: Outline, reach: int) -> int | None:
    """After what share of a straight way a point comes as near as a reach and then nearer; None if it passes.

    A point that is that near already is stopped at once if it goes deeper, and never if it goes away.
    """
    if by == (0, 0):
        return None
    if inside(at, outline, reach - SLIDE * FINE):
        return 0 if _inward(at, by, outline) else None
    if _enters(at, by, outline, reach - SLIDE * FINE) is None:
        return None
    return 0 if inside(at, outline, reach) else _enters(at, by, outline, reach) or 0


def entry(at: Point, by: Vector, outline: Outline, reach: int) -> int | None:
    """After what share of a straight way a point first comes as near as a reach; None if it starts that near."""
    return None if inside(at, outline, reach - SLIDE * FINE) else _enters(at, by, outline, reach) or 0


def inside(at: Point, outline: Outline, reach: int) -> bool:
    """A point is nearer to an outline than a reach; below 0, deeper in it than that."""
    if len(outline) == 1:
        x, y = at[0] - outline[0][0], at[1] - outline[0][1]
        return reach > 0 and x * x + y * y < reach * reach
    if len(outline) > 2 and all(_height(at, edge) < min(reach, 0) * _long(edge) for edge in stretch(outline)):
        return True
    return reach > 0 and any(_near(at, edge, reach) for edge in stretch(outline))


def _enters(at: Point, by: Vector, outline: Outline, reach: int) -> int | None:
    """After what share of a way a point, which is further off now, comes as near to an outline as a reach."""
    if reach <= 0:
        return _pierces(at, by, outline, reach)
    found = [s for corner in outline if (s := _to_corner(at, by, corner, reach)) is not None]
    if len(outline) > 1:
        edges = [*stretch(outline), (outline[1], outline[0])] if len(outline) == 2 else stretch(outline)
        found += [s for edge in edges if (s := _to_side(at, by, edge, reach)) is not None]
    return min(found, default=None)


def _to_corner(at: Point, by: Vector, corner: Point, reach: int) -> int | None:
    x, y = at[0] - corner[0], at[1] - corner[1]
    dx, dy = by
    towards = x * dx + y * dy
    if towards >= 0:
        return None
    square = dx * dx + dy * dy
    under = towards * towards - square * (x * x + y * y - reach * reach)
    if under < 0:
        return None
    share = (-towards - isqrt(under)) * WHOLE // square
    return share if 0 <= share <= WHOLE else None


def _to_side(at: Point, by: Vector, edge: Edge, reach: int) -> int | None:
    """After what share of a way a point comes this near to a side, in front of it and not beside it."""
    along = edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]
    sinks = cross(along, by)
    above = _height(at, edge) - isqrt(reach * reach * dot(along, along))
    if sinks <= 0 or not 0 <= above <= sinks:
        return None
    share = above * WHOLE // sinks
    there = at[0] + rounded(by[0] * share, WHOLE) - edge[0][0], at[1] + rounded(by[1] * share, WHOLE) - edge[0][1]
    return share if 0 <= dot(along, there) <= dot(along, along) else None


def _pierces(at: Point, by: Vector, outline: Outline, reach: int) -> int | None:
    """After what share of a way a point gets this deep into an outline."""
    if len(outline) < 3:
        return None
    enter, leave = 0, WHOLE
    for edge in stretch(outline):
        along = edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]
        above, sinks = _height(at, edge) - reach * isqrt(dot(along, along)), cross(along, by)
        if sinks > 0:
            enter = max(enter, above * WHOLE // sinks)
        elif sinks < 0:
            leave = min(leave, above * WHOLE // sinks)
        elif above >= 0:
            return None
    return enter if enter < leave else None


def _inward(at: Point, by: Vector, outline: Outline) -> bool:
    """A point that is in, or near to, an outline goes deeper: its way leads in over the side or corner it is at."""
    if len(outline) == 1:
        return (at[0] - outline[0][0]) * by[0] + (at[1] - outline[0][1]) * by[1] < 0
    edges = [*stretch(outline), (outline[1], outline[0])] if len(outline) == 2 else stretch(outline)
    edge = max(edges, key=lambda each: _height(at, each) * WHOLE // max(1, _long(each)))
    return cross((edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]), by) > 0


def _height(at: Point, edge: Edge) -> int:
    """How far outside of a side a point is, times its length; below 0 inside."""
    (ax, ay), (bx, by) = edge
    return (by - ay) * (at[0] - ax) - (bx - ax) * (at[1] - ay)


def _long(edge: Edge) -> int:
    return isqrt((edge[1][0] - edge[0][0]) ** 2 + (edge[1][1] - edge[0][1]) ** 2)


def _near(at: Point, edge: Edge, reach: int) -> bool:
    (ax, ay), (bx, by) = edge
    dx, dy, px, py = bx - ax, by - ay, at[0] - ax, at[1] - ay
    square, part = dx * dx + dy * dy, dx * px + dy * py
    if part <= 0 or not square:
        return px * px + py * py < reach * reach
    if part >= square:
        return (px - dx) ** 2 + (py - dy) ** 2 < reach * reach
    return (dx * py - dy * px) ** 2 < reach * reach * square
