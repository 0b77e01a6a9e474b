"""7.6. Melees: who fights whom as main unit, who supports, who has lost, and whom a rout shakes."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sandtable.games.impetus.rules.charges.contact import in_melee
from sandtable.games.impetus.rules.troops.profiles import NIMBLE
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.clause import clause
from sandtable.table.contact import contact, contacts
from sandtable.table.plane import UNIT
from sandtable.table.rank import facing_front
from sandtable.table.shape import FRONT, REAR, Outline
from sandtable.table.sight import ahead_of
from sandtable.table.spacing import overlap

SHAKEN = 5 * UNIT


class Pair(NamedTuple):
    """Two enemies in contact: whether front meets front, and how much front they share."""

    one: Stand
    other: Stand
    fronts: bool
    shared: int
    facing: int
    by_front: tuple[bool, bool] = (True, True)

    @property
    def rank(self) -> tuple[bool, int, int]:
        """Front against front first, then the most that is shared, then the most that lies before each other."""
        return self.fronts, self.shared, self.facing

    def has(self, stand: Stand) -> bool:
        return stand.id in (self.one.id, self.other.id)

    def has_front(self, unit: str) -> bool:
        """The pair meets along this unit's front, by more than a corner."""
        return (self.one.id == unit and self.by_front[0]) or (self.other.id == unit and self.by_front[1])


@clause("BI 4.1.3")
def pairs(some: Sequence[Stand], enemies: Sequence[Stand]) -> list[Pair]:
    """All enemies that are in melee with each other."""
    return [_pair(one, other) for one in some for other in enemies if in_melee(one.base, other.base)]


def _pair(one: Stand, other: Stand) -> Pair:
    mine, theirs = contact(one.base, other.base), contact(other.base, one.base)
    assert mine is not None, "units in melee touch"
    assert theirs is not None, "units in melee touch"
    best = max((touch for touch in (mine, theirs) if touch.side == FRONT), key=lambda touch: touch.shared)
    facing = max(facing_front(one.base, other.base), facing_front(other.base, one.base))
    return Pair(
        one, other, best.other == FRONT, best.shared, facing, (_along_front(one, other), _along_front(other, one))
    )


def _along_front(one: Stand, other: Stand) -> bool:
    """Part of the first one's front lies along the other."""
    return any(touch.side == FRONT and touch.shared for touch in contacts(one.base, other.base))


@clause("BI 7.6.3c")
def foremost(found: Sequence[Pair]) -> list[Pair]:
    """The pair that shares most front, front against front first; of equal ones the active player chooses."""
    best = max((pair.rank for pair in found), default=None)
    return [pair for pair in found if pair.rank == best]


@clause("BI 7.6.3c")
def without(found: Sequence[Pair], mains: Pair) -> list[Pair]:
    """A pair of main units is struck off: a main unit is nothing else."""
    return [pair for pair in found if not (pair.has(mains.one) or pair.has(mains.other))]


@clause("BI 7.6.3b")
def supports(stand: Stand, melees: Sequence[Pair], found: Sequence[Pair]) -> list[Pair]:
    """The melees that a unit left over may support: those whose enemy main it touches."""
    if any(mains.has(stand) for mains in melees):
        return []
    touched = {pair.other.id if pair.one.id == stand.id else pair.one.id for pair in found if pair.has(stand)}
    return [mains for mains in melees if mains.one.id in touched or mains.other.id in touched]


@clause("BI 7.6.1a")
def loser(first: int, second: int) -> int | None:
    """Which side lost more VBU by its test, 0 or 1, as thrown; nobody if both lost the same."""
    return None if first == second else int(second > first)


@clause("BI 7.6.1c")
def shaken_strip(routed: Stand) -> Outline | None:
    """The strip behind a unit that routs in melee, its rear edge by 5 U; skirmishers and light cavalry shake nobody."""
    return None if routed.unit.type in NIMBLE else ahead_of(routed.base, REAR, SHAKEN)


@clause("BI 7.6.1c")
def shaken(routed: Stand, stands: Iterable[Stand], same_melee: Iterable[str]) -> list[Stand]:
    """Every unit of either side even partly in the strip, but for those in the same melee."""
    spared = set(same_melee)
    return [stand for stand in shaken_by_all(routed, stands, ()) if stand.id not in spared]


@clause("BI 7.6.1c")
def shaken_by_all(routed: Stand, stands: Iterable[Stand], same_melee: Iterable[str]) -> list[Stand]:
    """Every unit of either side even partly in the strip."""
    strip = shaken_strip(routed)
    if strip is None:
        return []
    return [stand for stand in stands if stand.id != routed.id and overlap(strip, stand.outline)]
