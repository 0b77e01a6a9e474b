"""3.2. What ground does to the troops that move over it."""

from sandtable.games.impetus.rules.troops.disorder import can_be_disordered
from sandtable.games.impetus.rules.troops.profiles import CAMELS, LIGHT, MISSILE_FOOT
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.clause import clause

OPEN, HILL, ROUGH, DIFFICULT, IMPASSABLE, DUNES = "open", "hill", "rough", "difficult", "impassable", "dunes"
AT_HOME_IN_ROUGH = (*LIGHT, MISSILE_FOOT)
DOUBLE = 2


@clause("BI 3.2.3")
def kind(ground: str, unit: Unit) -> str:
    """What a ground is to a unit: dunes are difficult, but a gentle hill to camels."""
    if ground != DUNES:
        return ground
    return HILL if unit.has(CAMELS) else DIFFICULT


@clause("BI 3.2.2")
def rough_disorders(unit: Unit) -> bool:
    """Rough ground disorders all but skirmishers, light foot and missile troops."""
    return unit.type not in AT_HOME_IN_ROUGH and can_be_disordered(unit)


@clause("BI 3.2.3")
def difficult_disorders(unit: Unit) -> bool:
    """Difficult ground disorders all but skirmishers and light foot."""
    return unit.type not in LIGHT and can_be_disordered(unit)


def disorders(ground: str, unit: Unit) -> bool:
    """Moving in this ground disorders the unit."""
    found = kind(ground, unit)
    return (found == ROUGH and rough_disorders(unit)) or (found == DIFFICULT and difficult_disorders(unit))


@clause("BI 3.1b")
def cost(ground: str, unit: Unit) -> int:
    """How many U of its move each U in this ground uses."""
    return DOUBLE if kind(ground, unit) == DIFFICULT else 1


@clause("BI 3.2.2")
def group_in_rough(unit: Unit) -> bool:
    """Only troops that rough ground does not disorder cross it as a group."""
    return not rough_disorders(unit)


@clause("BI 3.2.3")
def group_in_difficult(unit: Unit, *, column: bool) -> bool:
    """Only troops that difficult ground does not disorder cross it as a group, and only in column."""
    return column and not difficult_disorders(unit)
