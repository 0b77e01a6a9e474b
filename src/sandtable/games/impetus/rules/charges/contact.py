"""7.1 and 7.2. Contact: frontal, or in flank or rear."""

from sandtable.games.impetus.rules.troops.profiles import RENAISSANCE_PIKES, WAGENBURG
from sandtable.games.impetus.rules.troops.units import Stand, Unit
from sandtable.kernel.clause import clause
from sandtable.table.contact import contact
from sandtable.table.rank import wholly_behind
from sandtable.table.shape import Base


@clause("BI 4.1.3")
def in_melee(one: Base, other: Base) -> bool:
    """A front or front corner of either touches the other."""
    mine, theirs = contact(one, other), contact(other, one)
    return bool((mine and mine.frontal) or (theirs and theirs.frontal))


@clause("BI 7.2a")
def in_flank(start: Base, enemy: Stand) -> bool:
    """Who began his move wholly behind the prolonged line of the enemy's front meets flank or rear."""
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
    """Who loses a melee in which he was contacted in flank or rear routs; wagenburgs do not."""
    return unit.type != WAGENBURG


WON, DRAWN, LOST = "won", "drawn", "lost"


@clause("BI 7.6.1b")
def falls_back(unit: Unit, outcome: str, *, with_main: bool) -> bool:
    """Who has lost retreats, and the supports of a main unit with it; wagenburgs never."""
    return with_main and unit.type != WAGENBURG
