"""6.3.2b. Range: from the middle of the shooting side to the middle of a side of the target."""

from collections.abc import Callable
from functools import lru_cache
from math import isqrt
from typing import TypeAlias

from sandtable.kernel.clause import clause
from sandtable.table.plane import Point
from sandtable.table.shape import FRONT, LEFT, RIGHT, SIDES, Base
from sandtable.table.sight import Range

KEPT = 2**13
"""How many answers are kept: bases stand long where they are."""

BUT_THE_REAR = tuple(SIDES.index(side) for side in (FRONT, LEFT, RIGHT))

Measure: TypeAlias = Callable[[Base, str, Base], Range]
"""The range from a side of a base to another base, as an edition measures it."""


@clause("BI 6.3.2b")
@lru_cache(maxsize=KEPT)
def measured(shooter: Base, side: str, target: Base) -> Range:
    """To the middle of the target's front or of a flank, whichever is nearest."""
    middles = _middles(target)
    return _nearest(_middles(shooter)[SIDES.index(side)], tuple([middles[place] for place in BUT_THE_REAR]))


@clause("BI 6.3.2b")
@lru_cache(maxsize=KEPT)
def measured_to_any_side(shooter: Base, side: str, target: Base) -> Range:
    """To the middle of the target's nearest side, be it the rear."""
    return _nearest(_middles(shooter)[SIDES.index(side)], _middles(target))


def _nearest(start: Point, ends: tuple[Point, ...]) -> Range:
    lengths = [isqrt((x - start[0]) ** 2 + (y - start[1]) ** 2) for x, y in ends]
    least = min(lengths)
    return Range(least, (start, ends[lengths.index(least)]))


@lru_cache(maxsize=KEPT)
def _middles(base: Base) -> tuple[Point, ...]:
    return tuple(base.middle(side) for side in SIDES)
