"""Pruning: which of many poses are worth a closer look.

The answer is True unless it is certainly no. Callers then need the exact code only for the poses that are left.
"""

from collections.abc import Sequence

from sandtable.table.plane import Pose, step
from sandtable.table.shape import Outline, corners
from sandtable.table.spacing import box, near

MARGIN = 50
"""0.05 U, more than tolerance and rounding add up to. A pose further off than this is certainly no."""


def may_meet(poses: Sequence[Pose], front: int, depth: int, distance: int, outlines: Sequence[Outline]) -> list[bool]:
    """For each pose, whether a base there might touch any of the outlines as it goes straight ahead for a distance."""
    assert distance >= 0, "a way straight ahead does not lead back"
    boxes = [(*box(outline), outline) for outline in outlines]
    found = []
    for x, y, heading in poses:
        dx, dy = step(heading, distance)
        way = corners(x + dx, y + dy, heading, front, depth + distance)
        left, bottom, right, top = box(way)
        left, bottom, right, top = left - MARGIN, bottom - MARGIN, right + MARGIN, top + MARGIN
        close = [o for a, b, c, d, o in boxes if a <= right and b <= top and c >= left and d >= bottom]
        found.append(any(near(way, outline, MARGIN) for outline in close))
    return found
