"""2.2.3c. Elephants: whom their presence disorders."""

from sandtable.games.impetus.rules.troops.profiles import CAMELS, CAVALRY, SCYTHED, WAR_CHARIOTS
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.clause import clause

HORSED = (*CAVALRY, *WAR_CHARIOTS)


@clause("BI 2.2.3c")
def frightened(unit: Unit) -> bool:
    """Every mounted unit in melee with them is disordered before dice; scythed chariots never."""
    return unit.mounted and unit.type != SCYTHED


@clause("BI 2.2.3c")
def frightened_if_horsed(unit: Unit) -> bool:
    """Only horsed units are: cavalry and war chariots, but not camels."""
    return unit.type in HORSED and not unit.has(CAMELS)
