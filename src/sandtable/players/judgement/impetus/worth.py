"""What a unit is worth: its VD, less what it has lost of its strength, order and freshness."""

from functools import lru_cache

from sandtable.rulesets.impetus.scenario import Seat
from sandtable.rulesets.impetus.state import State, enemy_of
from sandtable.rulesets.impetus.troops import Profile
from sandtable.rulesets.impetus.units import Unit, fresh, vbu

ALIVE = 0.45
"""The part of its VD that a unit is worth as long as it stands, however worn."""

ORDER = 0.06
IMPETUS = 0.07
GENERAL = 1.0
USUAL = 20
"""The VD of a usual army: what is lost counts by its share of the whole (BI 8)."""


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


def weight(state: State, seat: str) -> float:
    """How much a VD of a side counts: more in a small army."""
    return USUAL / max(1, state.scenario.sides[_seat(seat)].army.vd)


def lead(state: State, seat: str) -> float:
    """By how much less of its VD a side has lost than the other, as a share."""
    mine, theirs = (state.lost(each) * weight(state, each) / USUAL for each in (seat, enemy_of(seat)))
    return theirs - mine


def _seat(seat: str) -> Seat:
    return "red" if seat == "red" else "blue"
