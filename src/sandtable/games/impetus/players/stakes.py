"""Stakes: who would win if it ended now, and what it would change if somebody were gone."""

from sandtable.games.impetus.rules.setup.scenario import Seat
from sandtable.games.impetus.rules.state import State, enemy_of
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.games.impetus.rules.victory import Toll, beaten, worse

STAKE = 8.0
"""What it is worth to be ahead when the turn ends and with it the battle."""

USUAL = 20
"""The VD of a usual army: what is lost counts by its share of the whole (BI 8)."""


def whole(view: State, seat: str) -> int:
    """The VD of an army before anybody was gone."""
    name: Seat = "red" if seat == "red" else "blue"
    return view.scenario.sides[name].army.vd


def weight(view: State, seat: str) -> float:
    """How much a VD of a side counts: more in a small army."""
    return USUAL / max(1, whole(view, seat))


def lead(view: State, seat: str) -> float:
    """By how much less of its VD a side has lost than the other, as a share."""
    mine, theirs = (view.lost(each) / max(1, whole(view, each)) for each in (seat, enemy_of(seat)))
    return theirs - mine


def verdict(view: State, seat: str, mine: int = 0, theirs: int = 0) -> int:
    """1 if the battle would be won at the end of this turn, -1 if lost, with so much more VD gone on either side."""
    other = enemy_of(seat)
    tolls = Toll(view.lost(seat) + mine, whole(view, seat)), Toll(view.lost(other) + theirs, whole(view, other))
    own, foe = beaten(tolls[0]), beaten(tolls[1])
    if own or foe:
        return foe - own
    loser = worse(*tolls) if view.turn >= view.scenario.last_turn else None
    return 0 if loser is None else 1 if loser else -1


def at_stake(view: State, seat: str, unit: Unit) -> float:
    """What it changes for a side if a unit of either is gone by the end of the turn."""
    vd = unit.profile.vd + (unit.rear.vd if unit.rear else 0)
    own = unit.seat == seat
    return STAKE * (verdict(view, seat, vd * own, vd * (not own)) - verdict(view, seat))
