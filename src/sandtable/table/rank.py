"""Ranks: how bases stand in line, in column, in front of and behind each other."""

from math import isqrt

from sandtable.table.plane import TOLERANCE, Point, between, cross, dot, squared
from sandtable.table.shape import FRONT, Base, Edge, Outline


def in_line(one: Base, other: Base, within: int) -> Edge | None:
    """Their short sides touch and their fronts are aligned: the two front corners that meet."""
    mine, theirs = one.outline, other.outline
    if _beside(mine, theirs, within):
        return mine[1], theirs[0]
    return (mine[0], theirs[1]) if _beside(theirs, mine, within) else None


def _beside(one: Outline, left: Outline, within: int) -> bool:
    """The second base stands to the left of the first, and neither front leaves the line of the other."""
    return (
        squared(one[1], left[0]) <= within * within
        and _off(left[1], one, within)
        and _off(one[0], left, within)
        and _alike(one, left)
    )


def in_column(front: Base, rear: Base, within: int) -> Edge | None:
    """The front corners of the rear base are on the rear corners of the front base: the rear edge that they share."""
    mine, theirs = front.outline, rear.outline
    _, _, left, right = mine
    if squared(left, theirs[1]) > within * within or squared(right, theirs[0]) > within * within:
        return None
    return (left, right) if _alike(mine, theirs) else None


def _alike(one: Outline, other: Outline) -> bool:
    """Two bases face the same way rather than opposite ways."""
    return dot(between(one[0], one[1]), between(other[0], other[1])) > 0


def _off(point: Point, line: Outline, within: int) -> bool:
    """A point is no further than this from the prolonged front of a base, on either side."""
    along = between(line[0], line[1])
    return cross(along, between(line[0], point)) ** 2 <= within * within * dot(along, along)


def facing_front(one: Base, other: Base) -> int:
    """How much of the first base's front faces the other: the length of the other's shadow on it."""
    (rx, ry), (lx, ly), _, _ = one.outline
    (ax, ay), (bx, by), (cx, cy), (ex, ey) = other.outline
    dx, dy = lx - rx, ly - ry
    start, square = dx * rx + dy * ry, dx * dx + dy * dy
    reaches = dx * ax + dy * ay, dx * bx + dy * by, dx * cx + dy * cy, dx * ex + dy * ey
    shadow = min(square, max(reaches) - start) - max(0, min(reaches) - start)
    return isqrt(shadow * shadow // square) if shadow > 0 else 0


def wholly_behind(base: Base, line: Base) -> bool:
    """All of a base lies behind the prolonged line of another's front, which rounding may miss by the tolerance."""
    (rx, ry), (lx, ly) = line.edge(FRONT)
    dx, dy = lx - rx, ly - ry
    least = min(dx * (y - ry) - dy * (x - rx) for x, y in base.outline)
    return least >= 0 or least * least <= TOLERANCE * TOLERANCE * (dx * dx + dy * dy)
