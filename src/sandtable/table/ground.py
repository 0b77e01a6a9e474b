"""Ground: how much of a base lies in a piece of it, exactly."""

from fractions import Fraction
from typing import TypeAlias

from sandtable.table.shape import Base, Outline, Piece, area
from sandtable.table.spacing import apart, box, lines

Corner: TypeAlias = tuple[int, int, int]
"""A point as x, y and what both are to be divided by: crossings of sides are exact."""


def share(outline: Outline, ground: Piece) -> tuple[int, int]:
    """How much of an outline lies in the ground, exactly: a part, and the whole in the same measure."""
    near = [part for part in ground if not apart(box(outline), box(part), 0)]
    inside = _union([_clipped(_corners(outline), part) for part in near], near)
    return inside.numerator, area(outline) * inside.denominator


def _corners(outline: Outline) -> list[Corner]:
    return [(x, y, 1) for x, y in outline]


def _union(clips: list[list[Corner]], parts: list[Outline]) -> Fraction:
    """Twice the area that some clips cover together: each one's own, less what later ones cover of it."""
    whole = Fraction(0)
    for at, clip in enumerate(clips):
        if own := _area(clip):
            later = parts[at + 1 :]
            whole += own - _union([_clipped(clip, part) for part in later], later)
    return whole


def _clipped(corners: list[Corner], ground: Outline) -> list[Corner]:
    """What of a polygon lies in an outline; empty if nothing does."""
    for dx, dy, level, _ in lines(ground):
        heights = [dx * y - dy * x - level * w for x, y, w in corners]
        if min(heights) < 0:
            corners = _cut(corners, heights)
        if not corners:
            break
    return corners


def _cut(corners: list[Corner], heights: list[int]) -> list[Corner]:
    """What of a polygon is not below zero."""
    kept = []
    for at, (corner, height) in enumerate(zip(corners, heights, strict=True)):
        before, below = corners[at - 1], heights[at - 1]
        if (height < 0) != (below < 0):
            kept.append(_crossing(before, below, corner, height))
        if height >= 0:
            kept.append(corner)
    return kept


def _crossing(one: Corner, high: int, other: Corner, low: int) -> Corner:
    """Where a side crosses zero; the divisor stays above zero."""
    sign = 1 if high > low else -1
    a, b = -sign * low, sign * high
    return one[0] * a + other[0] * b, one[1] * a + other[1] * b, one[2] * a + other[2] * b


def _area(corners: list[Corner]) -> Fraction:
    """Twice the area."""
    turned = zip(corners, (*corners[1:], *corners[:1]), strict=True)
    return sum((Fraction(a[0] * b[1] - a[1] * b[0], a[2] * b[2]) for a, b in turned), Fraction(0))


def half_in(base: Base, ground: Piece) -> bool:
    """At least half of a base lies in the ground."""
    part, whole = share(base.outline, ground)
    return 2 * part >= whole


def wholly_in(base: Base, ground: Piece) -> bool:
    """All of a base lies in the ground, but for a border of the tolerance's width."""
    part, whole = share(base.inner, ground)
    return part == whole
