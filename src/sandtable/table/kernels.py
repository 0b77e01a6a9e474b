"""Kernels: which of many poses are worth a look. They propose and prune, with a margin; a verdict is the plain code's.

Every answer is True unless it is certainly no. So callers ask the plain code about what is left, and what is played
and logged is the same with and without them. Numba answers large batches; plain code of the same contract answers
small ones, and all where there is no Numba or the environment says SANDTABLE_KERNELS=off.
"""

import os
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from sandtable.table.plane import Pose, step
from sandtable.table.shape import Outline, corners
from sandtable.table.spacing import box, near

if TYPE_CHECKING:
    from types import ModuleType

    import numpy as np
    from numpy.typing import NDArray

Poses: TypeAlias = "Sequence[Pose] | NDArray[np.int64]"
"""Poses of bases of one size, or an array with a row of x, y and heading for each."""

MARGIN = 50
"""0.05 U: what is certainly no is further off than this, which is more than tolerance and rounding come to."""

FEW = 8
"""Smaller batches are not worth the way to Numba and back."""


class Switch:
    """Whether Numba may be asked."""

    on = os.environ.get("SANDTABLE_KERNELS") != "off"


def use(on: bool) -> None:
    """From now on Numba may be asked, or not."""
    Switch.on = on


def warm() -> None:
    """Have everything compiled, which takes a second or two unless it was done before on this machine."""
    here = [Pose(0, 0, 0)] * FEW
    may_overlap(here, 2, 2, [((1, 1), (2, 1), (1, 2))])


def may_overlap(poses: Poses, front: int, depth: int, outlines: Sequence[Outline]) -> list[bool]:
    """For each pose, whether a base there might overlap or touch any of the outlines."""
    return may_meet(poses, front, depth, 0, outlines)


def may_meet(poses: Poses, front: int, depth: int, distance: int, outlines: Sequence[Outline]) -> list[bool]:
    """For each pose, whether a base there might touch any of the outlines as it goes straight ahead for a distance."""
    assert distance >= 0, "a way straight ahead does not lead back"
    compiled = _compiled() if Switch.on and len(poses) >= FEW else None
    if compiled is None:
        return _plain(poses, front, depth, distance, outlines)
    found: list[bool] = compiled.meets(poses, (front / 2, depth, distance), outlines, MARGIN)
    return found


@lru_cache(maxsize=1)
def _compiled() -> "ModuleType | None":
    """The kernels; None where Numba is missing, or has no place to keep what it compiles."""
    try:
        from sandtable.table import compiled
    except (ImportError, RuntimeError):
        return None
    return compiled


def _plain(poses: Poses, front: int, depth: int, distance: int, outlines: Sequence[Outline]) -> list[bool]:
    """The same by boxes, and by the distance of what the boxes leave."""
    rows: Sequence[Pose] = poses if isinstance(poses, Sequence) else poses.tolist()
    boxes = [(*box(outline), outline) for outline in outlines]
    found = []
    for x, y, heading in rows:
        dx, dy = step(heading, distance)
        way = corners(x + dx, y + dy, heading, front, depth + distance)
        left, bottom, right, top = box(way)
        left, bottom, right, top = left - MARGIN, bottom - MARGIN, right + MARGIN, top + MARGIN
        close = [o for a, b, c, d, o in boxes if a <= right and b <= top and c >= left and d >= bottom]
        found.append(any(near(way, outline, MARGIN) for outline in close))
    return found
