"""3.4. The bends of roads and rivers: lines of a few straight stretches, and no bend is absurd."""

from collections.abc import Iterator
from itertools import combinations, pairwise

from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region, Segment, Spot
from sandtable.table.plane import DEGREE, Point, bearing, between, squared, turn_to
from sandtable.table.shape import band
from sandtable.table.spacing import overlap

STRETCHES = 6
SHARPEST = 60


@clause("BI 3.4")
def absurd_bends(name: str, line: tuple[Point, ...], width: int) -> Iterator[Refusal]:
    """A road or river has six straight stretches at the most, turns by 60° at the most, and never meets itself."""
    if len(line) - 1 > STRETCHES:
        yield Refusal("BI 3.4", "refused-strip-stretches", {"most": STRETCHES}, (name,))
        return
    faults = [*too_short(name, line, width)] or [*too_sharp(name, line)]
    yield from faults or meets_itself(name, line, width)


def too_short(name: str, line: tuple[Point, ...], width: int) -> Iterator[Refusal]:
    """Between two bends it runs straight for at least its own width."""
    for start, end in pairwise(line) if len(line) > 2 else ():
        if squared(start, end) < max(1, width * width):
            yield Refusal("BI 3.4", "refused-strip-short", {}, (name,), (Segment(start, end),))


def too_sharp(name: str, line: tuple[Point, ...]) -> Iterator[Refusal]:
    """No bend turns by more than 60°."""
    for before, bend, after in zip(line, line[1:], line[2:], strict=False):
        turn = turn_to(bearing(between(before, bend)), bearing(between(bend, after)))
        if abs(turn) > SHARPEST * DEGREE:
            yield Refusal("BI 3.4", "refused-strip-sharp", {"most": SHARPEST}, (name,), (Spot(bend),))


def meets_itself(name: str, line: tuple[Point, ...], width: int) -> Iterator[Refusal]:
    """Stretches that do not follow on each other keep apart."""
    stretches = band(line, width) if len(line) > 3 else ()
    for (first, one), (second, other) in combinations(enumerate(stretches), 2):
        if second > first + 1 and overlap(one, other):
            yield Refusal("BI 3.4", "refused-strip-itself", {}, (name,), (Region(other),))
