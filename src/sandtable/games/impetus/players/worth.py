"""What a unit is worth: its VD, less what it has lost of its strength, order and freshness."""

from functools import lru_cache

from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops.units import Unit, fresh, vbu

ALIVE = 0.45
"""The part of its VD that a unit is worth as long as it stands, however worn."""

ORDER = 0.06
IMPETUS = 0.07
GENERAL = 1.0


@lru_cache(maxsize=16384)
def worth(unit: Unit | None) -> float:
    """Of a unit as it is now, in VD; nothing if it is gone."""
    if unit is None:
        return 0.0
    value = _standing(unit.profile, vbu(unit))
    if unit.rear is not None:
        value += _standing(unit.rear, unit.rear.vbu - unit.rear_lost)
    if unit.disordered:
        value -= ORDER * (unit.profile.vd + 1)
    if fresh(unit):
        value += IMPETUS * unit.profile.impetus
    return value + GENERAL * unit.general


def _standing(profile: Profile, left: int) -> float:
    return (profile.vd + 0.25) * (ALIVE + (1 - ALIVE) * left / profile.vbu)
