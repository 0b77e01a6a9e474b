"""Ground: how much of a base lies in a piece of it, exactly."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import gcd
from typing import TypeAlias

from sandtable.table.plane import Point, squared
from sandtable.table.shape import KEPT, Base, Outline, Piece, area
from sandtable.table.spacing import Line, apart, box, lines

Corner: TypeAlias = tuple[int, int, int]
"""A point as x, y and a common divisor, so that crossings of sides are exact."""

GRAIN = 2**12
"""Where a rough area is enough, its corners are rounded to this many parts of a thousandth."""


def share(outline: Outline, ground: Piece) -> tuple[int, int]:
    """How much of an outline lies in the ground, exactly: the part inside, and the whole in the same unit."""
    near = [part for part in ground if not apart(box(outline), box(part), 0)]
    corners = [(x, y, 1) for x, y in outline]
    inside = _union([_clipped(corners, cutting(outline, part)) for part in near], near)
    return inside.numerator, area(outline) * inside.denominator


def cutting(outline: Outline, ground: Outline) -> list[Line]:
    """The sides of the ground beyond which some of an outline lies."""
    found = []
    for line in lines(ground):
        dx, dy, level, _, _ = line
        for x, y in outline:
            if dx * y - dy * x < level:
                found.append(line)
                break
    return found


def _union(clips: list[list[Corner]], parts: list[Outline]) -> Fraction:
    """Twice the area that some clips cover together: each one's own area, less what later ones cover of it."""
    whole = Fraction(0)
    for at, clip in enumerate(clips):
        if own := _area(clip):
            later = parts[at + 1 :]
            whole += own - _union([_clipped(clip, lines(part)) for part in later], later)
    return whole


def _clipped(corners: list[Corner], sides: Sequence[Line]) -> list[Corner]:
    """The part of a polygon inside of some sides; empty if there is none."""
    for dx, dy, level, _, _ in sides:
        heights = [dx * y - dy * x - level * w for x, y, w in corners]
        if min(heights) < 0:
            corners = _cut(corners, heights)
            if not corners:
                break
    return corners


def _cut(corners: list[Corner], heights: list[int]) -> list[Corner]:
    """The part of a polygon that is not below zero."""
    kept = []
    before, below = corners[-1], heights[-1]
    for corner, height in zip(corners, heights, strict=True):
        if (height < 0) != (below < 0):
            kept.append(_crossing(before, below, corner, height))
        if height >= 0:
            kept.append(corner)
        before, below = corner, height
    return kept


def _crossing(one: Corner, high: int, other: Corner, low: int) -> Corner:
    """Where a side crosses zero; the divisor stays above zero."""
    sign = 1 if high > low else -1
    a, b = -sign * low, sign * high
    x, y, w = one[0] * a + other[0] * b, one[1] * a + other[1] * b, one[2] * a + other[2] * b
    common = gcd(x, y, w)
    return x // common, y // common, w // common


def _area(corners: list[Corner]) -> Fraction:
    """Twice the area."""
    above, below = 0, 1
    ax, ay, aw = corners[-1] if corners else (0, 0, 1)
    for bx, by, bw in corners:
        above, below = above * aw * bw + (ax * by - ay * bx) * below, below * aw * bw
        ax, ay, aw = bx, by, bw
    return Fraction(above, below)


def rough(outline: Outline, sides: Sequence[Line]) -> int:
    """Twice the area of the part of an outline inside of some sides, in squared grains, its corners rounded down."""
    ox, oy = outline[0]
    corners = [((x - ox) * GRAIN, (y - oy) * GRAIN) for x, y in outline]
    for dx, dy, level, _, _ in sides:
        corners = _cut_roughly(corners, dx, dy, (level - dx * oy + dy * ox) * GRAIN)
        if not corners:
            return 0
    return area(tuple(corners))


def _cut_roughly(corners: list[Point], dx: int, dy: int, level: int) -> list[Point]:
    """The part of a polygon inside of a side, with new corners rounded down."""
    kept = []
    ax, ay = corners[-1]
    below = dx * ay - dy * ax - level
    for bx, by in corners:
        height = dx * by - dy * bx - level
        if (height < 0) != (below < 0):
            fall = below - height
            kept.append((ax + (bx - ax) * below // fall, ay + (by - ay) * below // fall))
        if height >= 0:
            kept.append((bx, by))
        ax, ay, below = bx, by, height
    return kept


def doubt(outline: Outline, sides: Sequence[Line]) -> int:
    """How much rounding may change twice a rough area: each side makes two corners, and each moves by less than two."""
    left, bottom, right, top = box(outline)
    return 4 * len(sides) * (right - left + top - bottom) * GRAIN


def half_in(base: Base, ground: Piece) -> bool:
    """At least half of a base lies in the ground."""
    outline = base.outline
    near = tuple([part for part in ground if not apart(box(outline), box(part), 0)])
    return bool(near) and _half_in(outline, near)


@lru_cache(maxsize=KEPT)
def _half_in(outline: Outline, ground: Piece) -> bool:
    found = [(part, cutting(outline, part)) for part in ground]
    if any(half_inside(outline, part, sides) for part, sides in found):
        return True
    if len(ground) == 1:
        return False
    most = sum(rough(outline, sides) + doubt(outline, sides) for _, sides in found)
    return 2 * most >= area(outline) * GRAIN * GRAIN and _half(share(outline, ground))


def half_inside(outline: Outline, ground: Outline, sides: Sequence[Line]) -> bool:
    """At least half of a base's outline lies in convex ground; these sides of the ground cut it.

    A base that is half in has its middle in. The rough area settles the rest; where it is in doubt, the exact one does.
    """
    if not sides:
        return True
    whole = area(outline)
    if _middle_out(outline, whole, sides):
        return False
    over = 2 * rough(outline, sides) - whole * GRAIN * GRAIN
    return over > 0 if abs(over) > 2 * doubt(outline, sides) else _half(share(outline, (ground,)))


def _half(part: tuple[int, int]) -> bool:
    return 2 * part[0] >= part[1]


def _middle_out(outline: Outline, whole: int, sides: Sequence[Line]) -> bool:
    """The middle of a base is too far out for half of it to be in."""
    (ax, ay), _, (bx, by), _ = outline
    x, y, margin = ax + bx, ay + by, 2 * blur(outline, whole)
    for dx, dy, level, square, _ in sides:
        out = 2 * level - dx * y + dy * x
        if out > 0 and out * out > margin * margin * square:
            return True
    return False


def blur(outline: Outline, whole: int) -> int:
    """How far out the middle of a base may be although half of it is in, because its corners are rounded."""
    return 4 + 8 * squared(outline[0], outline[2]) // max(1, whole)


def wholly_in(base: Base, ground: Piece) -> bool:
    """All of a base lies in the ground, except for a border as wide as the tolerance."""
    part, whole = share(base.inner, ground)
    return part == whole
