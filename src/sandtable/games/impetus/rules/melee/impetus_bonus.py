"""7.4. The impetus bonus: which troops have it, and what cancels it."""

from sandtable.games.impetus.rules.melee.dice import Clash
from sandtable.games.impetus.rules.troops.profiles import (
    CAMELS,
    ELEPHANTS,
    HEAVY_FOOT,
    IMPETUOUS,
    IMPETUS_AGAINST_MOUNTED,
    LIGHT_FOOT,
    LONG_SPEAR,
    SKIRMISHERS,
    STAKES,
    WAGENBURG,
)
from sandtable.games.impetus.rules.troops.units import bristles, front_fresh, walled
from sandtable.kernel.clause import clause

IMMOVABLE = (ELEPHANTS, WAGENBURG)


@clause("BI 2.4.1")
def worn(clash: Clash) -> bool:
    """Only a fresh unit has it."""
    return not front_fresh(clash.unit)


@clause("BI 7.4b")
def held_off(clash: Clash) -> bool:
    """Mounted have none against elephants, wagenburgs, pikes and long spears; foot none against mounted."""
    if clash.unit.mounted:
        spears = clash.enemy.type == HEAVY_FOOT and bristles(clash.enemy)
        return clash.enemy.type in IMMOVABLE or spears
    return clash.enemy.mounted and not clash.unit.has(IMPETUS_AGAINST_MOUNTED)


@clause("BI 2.2.3b")
def camels(clash: Clash) -> bool:
    """Horses shy from camels."""
    return clash.unit.mounted and clash.enemy.has(CAMELS)


@clause("BI 7.4c")
def standing_start(clash: Clash) -> bool:
    """Chariots have none from a standing start: nor if they have only wheeled or moved since their half turn began."""
    return clash.unit.profile.chariot and (clash.unit.stood or not clash.unit.rolling)


@clause("BI 7.4d")
def trampled(clash: Clash) -> bool:
    """Elephants have none against skirmishers and light foot that is not impetuous."""
    light = clash.enemy.type == SKIRMISHERS or (clash.enemy.type == LIGHT_FOOT and not clash.enemy.has(IMPETUOUS))
    return clash.unit.type == ELEPHANTS and light


@clause("BI 3.3c")
def broken_ground(clash: Clash) -> bool:
    """In rough or difficult ground only light foot has it."""
    return clash.on_bad_ground and clash.unit.type != LIGHT_FOOT


@clause("BI 3.3c")
def broken_ground_for_all_but_impetuous(clash: Clash) -> bool:
    """In rough or difficult ground only impetuous light foot has it."""
    return clash.on_bad_ground and not (clash.unit.type == LIGHT_FOOT and clash.unit.has(IMPETUOUS))


@clause("BI 7.4.1")
def pikes_beside(clash: Clash) -> bool:
    """Shot that touch a pike unit are covered by it against mounted chargers."""
    return clash.unit.mounted and clash.enemy_beside_pikes


@clause("BI L.1")
def long_spears(clash: Clash) -> bool:
    """Long spears of a list work for other types as for heavy foot."""
    return clash.unit.mounted and clash.enemy.has(LONG_SPEAR)


@clause("BI L.2")
def stakes(clash: Clash) -> bool:
    """Stakes stop mounted that charge frontally, until the unit has moved."""
    return clash.unit.mounted and clash.frontal and clash.enemy.has(STAKES) and clash.enemy.planted


@clause("BI L.4")
def shield_wall(clash: Clash) -> bool:
    """A shield wall stops units that charge it frontally."""
    return clash.frontal and walled(clash.enemy)


CANCELS = (
    worn,
    held_off,
    camels,
    standing_start,
    trampled,
    broken_ground,
    pikes_beside,
    long_spears,
    stakes,
    shield_wall,
)
