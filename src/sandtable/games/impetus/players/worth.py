"""Worth: of a unit, and of winning the battle or losing somebody before it ends."""

from functools import lru_cache

from sandtable.games.impetus.rules.state import State, enemy_of
from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops.units import Unit, fresh, vbu
from sandtable.games.impetus.rules.victory import Toll, beaten, worse

ALIVE = 0.45
"""The part of its VD that a unit is worth as long as it stands, however worn."""

ORDER = 0.06
IMPETUS = 0.07
GENERAL = 1.0

STAKE = 8.0
"""What it is worth to be ahead when the turn ends and the battle with it."""

USUAL = 20
"""The VD of a usual army: losses count by their share of the whole (BI 8)."""


@lru_cache(maxsize=16384)
def worth(unit: Unit | None) -> float:
    """Of a unit in VD: what it has left of its strength, order and freshness. A unit that is gone is worth nothing."""
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


# Armies


def whole(view: State, seat: str) -> int:
    """The VD of an army before it lost anybody."""
    return view.scenario.sides["red" if seat == "red" else "blue"].army.vd


def weight(view: State, seat: str) -> float:
    """How much one VD of a side counts: more in a small army."""
    return USUAL / max(1, whole(view, seat))


def lead(view: State, seat: str) -> float:
    """How far a side is ahead: the share of its VD that the enemy has lost, less the share that it has lost itself."""
    mine, theirs = (view.lost(each) / max(1, whole(view, each)) for each in (seat, enemy_of(seat)))
    return theirs - mine


def verdict(view: State, seat: str, mine: int = 0, theirs: int = 0) -> int:
    """1 if the battle would be won at the end of this turn, -1 if lost, should either side lose this much more VD."""
    other = enemy_of(seat)
    tolls = Toll(view.lost(seat) + mine, whole(view, seat)), Toll(view.lost(other) + theirs, whole(view, other))
    own, foe = beaten(tolls[0]), beaten(tolls[1])
    if own or foe:
        return foe - own
    loser = worse(*tolls) if view.turn >= view.scenario.last_turn else None
    return 0 if loser is None else 1 if loser else -1


def at_stake(view: State, seat: str, unit: Unit) -> float:
    """What it changes for a side if a unit, its own or the enemy's, is gone by the end of the turn."""
    vd = unit.profile.vd + (unit.rear.vd if unit.rear else 0)
    own = unit.seat == seat
    return STAKE * (verdict(view, seat, vd * own, vd * (not own)) - verdict(view, seat))
