"""7.1, 7.2 and 7.6. Melees: contact in front or flank, main units and supports, the loser, and routs."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sandtable.games.impetus.rules.troops.profiles import NIMBLE, RENAISSANCE_PIKES, WAGENBURG
from sandtable.games.impetus.rules.troops.units import Stand, Unit
from sandtable.kernel.clause import clause
from sandtable.table.contact import contact, contacts
from sandtable.table.plane import UNIT
from sandtable.table.rank import facing_front, wholly_behind
from sandtable.table.shape import FRONT, REAR, Base, Outline
from sandtable.table.sight import ahead_of
from sandtable.table.spacing import overlap

SHAKEN = 5 * UNIT


@clause("BI 4.1.3")
def in_melee(one: Base, other: Base) -> bool:
    """A front or front corner of either touches the other."""
    mine, theirs = contact(one, other), contact(other, one)
    return bool((mine and mine.frontal) or (theirs and theirs.frontal))


@clause("BI 7.2a")
def in_flank(start: Base, enemy: Stand) -> bool:
    """A unit that began its move wholly behind the prolonged line of the enemy's front meets flank or rear."""
    return wholly_behind(start, enemy.base)


@clause("BI 7.2b")
def flank_disorders(unit: Unit) -> bool:
    """Contacted in flank or rear a unit is disordered at once; renaissance pikes and wagenburgs are not."""
    return unit.type != WAGENBURG and not unit.has(RENAISSANCE_PIKES)


@clause("BI 7.2b")
def flank_disorders_pikes_too(unit: Unit) -> bool:
    """Contacted in flank or rear a unit is disordered at once; wagenburgs are not."""
    return unit.type != WAGENBURG


@clause("BI 7.2b")
def flank_routs(unit: Unit) -> bool:
    """A unit that loses a melee in which it was contacted in flank or rear routs; wagenburgs do not."""
    return unit.type != WAGENBURG


WON, DRAWN, LOST = "won", "drawn", "lost"


@clause("BI 7.6.1b")
def falls_back(unit: Unit, outcome: str, *, with_main: bool) -> bool:
    """A unit that has lost retreats, and the supports of a main unit with it; wagenburgs never."""
    return with_main and unit.type != WAGENBURG


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
