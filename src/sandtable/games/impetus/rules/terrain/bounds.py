"""Numbers that no table could hold: they are refused before anything is measured with them."""

from collections.abc import Iterable, Iterator

from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import TURN, UNIT

FARTHEST = 1000
"""In U; tables are much smaller. The book has no such limit."""


def forbids_numbers(cites: str, piece: str, lengths: Iterable[int], heading: int) -> Iterator[Refusal]:
    """Lengths are no further than that from nothing, and a heading is one of the circle."""
    if any(abs(length) > FARTHEST * UNIT for length in lengths):
        yield Refusal(cites, "refused-far", {"most": FARTHEST}, (piece,))
    if not 0 <= heading < TURN:
        yield Refusal(cites, "refused-heading", {}, (piece,))
