"""The border of the table, a rectangle from the origin: what stands within it, and where a way leaves it."""

from sandtable.table.path import CREEP, Met
from sandtable.table.plane import SCALE, TOLERANCE, UNIT, direction, step
from sandtable.table.shape import Base, Edge, Outline, Piece, shifted_by
from sandtable.table.spacing import box

OUTWARD = ((1, 1), (0, -1), (1, -1), (0, 1))
"""For the bottom, right, top and left edge: the coordinate that counts, and the sign that makes it smallest there."""


def beyond(width: int, depth: int, reach: int = 100 * UNIT) -> Piece:
    """What lies around the table, below, right, above and left of it: obstacles for ways and wheels that stay on it."""
    low, right, top = -reach, width + reach, depth + reach
    return (
        ((low, low), (right, low), (right, 0), (low, 0)),
        ((width, low), (right, low), (right, top), (width, top)),
        ((low, depth), (right, depth), (right, top), (low, top)),
        ((low, low), (0, low), (0, top), (low, top)),
    )


def within_edges(base: Base, width: int, depth: int) -> bool:
    """No part of a base is further over an edge than the tolerance."""
    return min(_rooms(base.outline, width, depth)) >= -TOLERANCE


def _rooms(outline: Outline, width: int, depth: int) -> tuple[int, int, int, int]:
    """How far an outline is from the bottom, right, top and left edge."""
    left, bottom, right, top = box(outline)
    return bottom, width - right, depth - top, left


def advance_to_edge(base: Base, angle: int, distance: int, width: int, depth: int) -> Met | None:
    """How far a base goes straight before it leaves the table, over which edge and where; None if it does not.

    The edges are counted from the bottom, counter-clockwise. Along an edge, or back from it, the way is free.
    """
    outline, (dx, dy) = base.outline, direction(angle)
    least, first = distance, -1
    for edge, (room, pace) in enumerate(zip(_rooms(outline, width, depth), (-dy, dx, dy, -dx), strict=True)):
        if pace > 0 and (reach := _reach(room, pace)) < least:
            least, first = reach, edge
    return None if first < 0 else Met(least, first, _at(shifted_by(outline, *step(angle, least)), first))


def _reach(room: int, pace: int) -> int:
    """How far a base goes at a given pace before the room is used up; a little further at a flat angle."""
    spent = max(room, 0) * SCALE // pace
    over = (room + TOLERANCE - 2) * SCALE // pace
    return max(0, spent, over - CREEP)


def _at(outline: Outline, edge: int) -> Edge:
    """The two corners nearest to an edge, or the same corner twice."""
    along, sign = OUTWARD[edge]
    nearest = min([sign * corner[along] for corner in outline])
    there = sorted([corner for corner in outline if sign * corner[along] <= nearest + TOLERANCE])
    return there[0], there[-1]
