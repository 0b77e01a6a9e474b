"""6.1.4. Hits: how dice of fire and melee are read."""

from collections.abc import Hashable, Sequence

from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Reading, Throw

DIE = 6


class Hits(Reading, frozen=True, cache_hash=True):
    """Each 6 and each pair of 5s is one hit; the other faces are all the same."""

    def mark(self, face: int) -> Hashable:
        return face if face >= 5 else 0

    @clause("BI 6.1.4")
    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks.count(6) + marks.count(5) // 2


def hits_throw(seat: str, what: str, dice: int, lines: tuple[Line, ...] = (), cites: str = "BI 6.1.4") -> Throw:
    """A pool of dice thrown for hits."""
    return Throw(seat, what, dice, DIE, Hits(), lines, cites)
