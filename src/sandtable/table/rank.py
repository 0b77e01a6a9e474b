"""Ranks: how bases stand in line, in column, before and behind each other."""

from math import isqrt
from typing import NamedTuple

from sandtable.table.contact import foot
from sandtable.table.plane import TOLERANCE, Point, between, cross, dot, squared
from sandtable.table.shape import FRONT, Base, Edge, Outline


class Behind(NamedTuple):
    """Whether a base is wholly behind a front's prolonged line, and what of it is foremost: a corner and its foot."""

    holds: bool
    at: Edge


def in_line(one: Base, other: Base, within: int) -> Edge | None:
    """Their short sides touch and their fronts are aligned: the two front corners that meet."""
    mine, his = one.outline, other.outline
    if _beside(mine, his, within):
        return mine[1], his[0]
    return (mine[0], his[1]) if _beside(his, mine, within) else None


def _beside(one: Outline, left: Outline, within: int) -> bool:
    """The second base stands at the left of the first, and neither's front leaves the other's line."""
    return (
        squared(one[1], left[0]) <= within * within
        and _off(left[1], one, within)
        and _off(one[0], left, within)
        and _alike(one, left)
    )


def in_column(front: Base, rear: Base, within: int) -> Edge | None:
    """The front corners of the rear base are on the rear corners of the front base: the rear edge that they share."""
    mine, his = front.outline, rear.outline
    _, _, left, right = mine
    if squared(left, his[1]) > within * within or squared(right, his[0]) > within * within:
        return None
    return (left, right) if _alike(mine, his) else None


def _alike(one: Outline, other: Outline) -> bool:
    """Two bases face the same way rather than opposite ways."""
    return dot(between(one[0], one[1]), between(other[0], other[1])) > 0


def _off(point: Point, line: Outline, within: int) -> bool:
    """A point lies no further than that from the prolonged front of a base, on either side."""
    along = between(line[0], line[1])
    return cross(along, between(line[0], point)) ** 2 <= within * within * dot(along, along)


def before(one: Base, other: Base) -> Edge | None:
    """The part of the first base's front line that has the other before or behind it, whatever their angle."""
    right, left = one.edge(FRONT)
    along = between(right, left)
    reaches = sorted((dot(along, between(right, corner)), corner) for corner in other.outline)
    low, high = reaches[0], reaches[-1]
    if high[0] <= 0 or low[0] >= dot(along, along):
        return None
    start = foot(low[1], (right, left)) if low[0] > 0 else right
    return start, foot(high[1], (right, left)) if high[0] < dot(along, along) else left


def facing_front(one: Base, other: Base) -> int:
    """How much of the first base's front lies before the other: the length of the other's shadow on it."""
    (rx, ry), (lx, ly), _, _ = one.outline
    (ax, ay), (bx, by), (cx, cy), (ex, ey) = other.outline
    dx, dy = lx - rx, ly - ry
    start, square = dx * rx + dy * ry, dx * dx + dy * dy
    reaches = dx * ax + dy * ay, dx * bx + dy * by, dx * cx + dy * cy, dx * ex + dy * ey
    shadow = min(square, max(reaches) - start) - max(0, min(reaches) - start)
    return isqrt(shadow * shadow // square) if shadow > 0 else 0


def behind(base: Base, line: Base) -> Behind:
    """How a base lies to the prolonged line of another's front, which rounding may miss by the tolerance."""
    edge = line.edge(FRONT)
    holds, corner = _foremost(base, edge)
    return Behind(holds, (corner, foot(corner, edge)))


def wholly_behind(base: Base, line: Base) -> bool:
    """All of a base lies behind the prolonged line of another's front."""
    return _foremost(base, line.edge(FRONT))[0]


def _foremost(base: Base, edge: Edge) -> tuple[bool, Point]:
    """Whether no corner of a base is further over a prolonged edge than the tolerance, and the one that is furthest."""
    (rx, ry), (lx, ly) = edge
    dx, dy, corners = lx - rx, ly - ry, base.outline
    depths = [dx * (y - ry) - dy * (x - rx) for x, y in corners]
    least = min(depths)
    holds = least >= 0 or least * least <= TOLERANCE * TOLERANCE * (dx * dx + dy * dy)
    return holds, corners[depths.index(least)]
