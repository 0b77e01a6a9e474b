"""5.6.1, 7.6.1b, 7.6.2a. Distances that dice decide: charge bonus, retreat and pursuit."""

from collections.abc import Hashable

from sandtable.games.impetus.rules.readings import OneDie
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Throw
from sandtable.table.plane import UNIT

DIE = 6


class Distance(OneDie, frozen=True, cache_hash=True):
    """One die in U, or half of it rounded up; in thousandths of a U."""

    halved: bool

    def mark(self, face: int) -> Hashable:
        return (face + 1) // 2 * UNIT if self.halved else face * UNIT


@clause("BI 5.6.1")
def charge_bonus(seat: str, *, on_foot: bool) -> Throw:
    """Mounted add a die of U to their charge, foot half of it; a group is on foot if any unit in it is."""
    return Throw(seat, "charge-bonus", 1, DIE, Distance(on_foot), (), "BI 5.6.1")


@clause("BI 7.6.1b")
def retreat(seat: str, *, on_foot: bool) -> Throw:
    """The loser retreats a die of U, on foot half of it."""
    return Throw(seat, "retreat", 1, DIE, Distance(on_foot), (), "BI 7.6.1b")


@clause("BI 7.6.2a")
def pursuit(seat: str, *, on_foot: bool) -> Throw:
    """The winner pursues a die of U, on foot half of it."""
    return Throw(seat, "pursuit", 1, DIE, Distance(on_foot), (), "BI 7.6.2a")


@clause("BI 6.2.1")
def stampede(seat: str) -> Throw:
    """Elephants run back a die of U."""
    return Throw(seat, "stampede", 1, DIE, Distance(False), (), "BI 6.2.1")
