"""What `kernels` asks of Numba, in floats. It is imported when a large batch is first asked for, and by nobody else."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from sandtable.table.plane import DEGREE
from sandtable.table.shape import Outline

Floats = NDArray[np.float64]
Packed = tuple[Floats, NDArray[np.int64], Floats]


@lru_cache(maxsize=256)
def packed(outlines: tuple[Outline, ...]) -> Packed:
    """All corners in a row, where each outline begins among them, and a circle around each."""
    starts = np.cumsum([0, *(len(outline) for outline in outlines)])
    corners = np.array([corner for outline in outlines for corner in outline], dtype=np.float64).reshape(-1, 2)
    circles = np.array([_circle(outline) for outline in outlines], dtype=np.float64).reshape(-1, 3)
    return corners, starts.astype(np.int64), circles


def _circle(outline: Outline) -> tuple[float, float, float]:
    """A circle around an outline: its middle and its radius."""
    xs, ys = zip(*outline, strict=True)
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return x, y, max(hypot(a - x, b - y) for a, b in outline)


def meets(poses: Any, strip: tuple[float, float, float], outlines: Sequence[Outline], margin: float) -> list[bool]:
    """Which poses have some outline in the strip before and behind them, or no further off than a margin.

    The strip is given by its half width, how far it reaches back, and how far ahead.
    """
    rows = np.ascontiguousarray(poses, dtype=np.float64)
    found: list[bool] = _meets(rows, *strip, *packed(tuple(outlines)), margin).tolist()
    return found


@njit(cache=True)
def _meets(
    poses: Floats,
    half: float,
    back: float,
    ahead: float,
    corners: Floats,
    starts: NDArray[np.int64],
    circles: Floats,
    margin: float,
) -> NDArray[np.bool_]:
    found = np.zeros(len(poses), dtype=np.bool_)
    middle, reach = (ahead - back) / 2, hypot((ahead + back) / 2, half) + margin
    for at in range(len(poses)):
        angle = radians(poses[at, 2] / DEGREE)
        c, s = cos(angle), sin(angle)
        x, y = poses[at, 0], poses[at, 1]
        for which in range(len(circles)):
            dx, dy = circles[which, 0] - x - middle * c, circles[which, 1] - y - middle * s
            if dx * dx + dy * dy > (reach + circles[which, 2]) ** 2:
                continue
            here = corners[starts[which] : starts[which + 1]]
            if not _apart(here, x, y, c, s, half, back, ahead, margin):
                found[at] = True
                break
    return found


@njit(cache=True)
def _apart(
    corners: Floats, x: float, y: float, c: float, s: float, half: float, back: float, ahead: float, margin: float
) -> bool:
    """A side of the strip or of the outline has the other beyond it, by more than the margin."""
    count = len(corners)
    px, py = corners[count - 1, 0] - x, corners[count - 1, 1] - y
    u, v = px * c + py * s, py * c - px * s
    low_u, high_u, low_v, high_v = u, u, v, v
    for at in range(count):
        px, py = corners[at, 0] - x, corners[at, 1] - y
        to_u, to_v = px * c + py * s, py * c - px * s
        du, dv = to_u - u, to_v - v
        most = du * ((half if du > 0 else -half) - v) - dv * ((-back if dv > 0 else ahead) - u)
        if most < -margin * hypot(du, dv):
            return True
        u, v = to_u, to_v
        low_u, high_u, low_v, high_v = min(low_u, u), max(high_u, u), min(low_v, v), max(high_v, v)
    return bool(low_u > ahead + margin or high_u < -back - margin or low_v > half + margin or high_v < -half - margin)
