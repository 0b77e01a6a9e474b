"""8. Victory: when an army is beaten."""

from typing import NamedTuple

from sandtable.kernel.clause import clause


class Toll(NamedTuple):
    """What the units of an army that are gone were worth, and what all were worth."""

    gone: int
    whole: int


@clause("BI 8")
def beaten(toll: Toll) -> bool:
    """Half of its VD or more is gone."""
    return 2 * toll.gone >= toll.whole


@clause("BI 8b")
def worse(first: Toll, second: Toll) -> int | None:
    """Which of two armies has lost the larger share, 0 or 1; nobody if both have lost the same."""
    mine, theirs = first.gone * second.whole, second.gone * first.whole
    return None if mine == theirs else int(theirs > mine)
