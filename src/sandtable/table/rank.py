"""Ranks: how bases stand in line, in column, before and behind each other."""

from math import isqrt
from typing import NamedTuple

from sandtable.table.contact import foot
from sandtable.table.plane import TOLERANCE, Point, between, cross, dot, squared
from sandtable.table.shape import FRONT, Base, Edge


class Behind(NamedTuple):
    """Whether a base is wholly behind a front's prolonged line, and what of it is foremost: a corner and its foot."""

    holds: bool
    at: Edge


def in_line(one: Base, other: Base, within: int) -> Edge | None:
    """Their short sides touch and their fronts are aligned: the two front corners that meet."""
    if (met := _beside(one, other, within)) is not None:
        return met
    met = _beside(other, one, within)
    return (met[1], met[0]) if met is not None else None


def _beside(one: Base, left: Base, within: int) -> Edge | None:
    """The second stands at the left of the first, and neither's front leaves the other's line."""
    met = one.left_corner, left.right_corner
    aligned = (
        _off(left.left_corner, one.edge(FRONT), within)
        and _off(one.right_corner, left.edge(FRONT), within)
        and _alike(one, left)
    )
    return met if aligned and squared(*met) <= within * within else None


def in_column(front: Base, rear: Base, within: int) -> Edge | None:
    """The front corners of the rear base are on the rear corners of the front base: the rear edge that they share."""
    _, _, left, right = front.outline
    pairs = (left, rear.left_corner), (right, rear.right_corner)
    return (left, right) if _alike(front, rear) and all(squared(*p) <= within * within for p in pairs) else None


def _alike(one: Base, other: Base) -> bool:
    """They face the same way rather than opposite ways."""
    return dot(between(*one.edge(FRONT)), between(*other.edge(FRONT))) > 0


def _off(point: Point, edge: Edge, within: int) -> bool:
    """A point lies no further than that from the prolonged edge, on either side."""
    along = between(*edge)
    return cross(along, between(edge[0], point)) ** 2 <= within * within * dot(along, along)


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
    right, left = one.edge(FRONT)
    along = between(right, left)
    reaches = [dot(along, between(right, corner)) for corner in other.outline]
    shadow = max(0, min(dot(along, along), max(reaches)) - max(0, min(reaches)))
    return isqrt(shadow * shadow // dot(along, along))


def behind(base: Base, line: Base) -> Behind:
    """How a base lies to the prolonged line of another's front, which rounding may miss by the tolerance."""
    edge = line.edge(FRONT)
    along = between(*edge)
    depths = {corner: cross(along, between(edge[0], corner)) for corner in base.outline}
    corner = min(depths, key=lambda corner: depths[corner])
    ahead = max(0, -depths[corner])
    return Behind(ahead * ahead <= TOLERANCE * TOLERANCE * dot(along, along), (corner, foot(corner, edge)))


def wholly_behind(base: Base, line: Base) -> bool:
    """All of a base lies behind the prolonged line of another's front."""
    return behind(base, line).holds
