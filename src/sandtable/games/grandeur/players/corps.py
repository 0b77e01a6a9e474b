"""Corps: which one a captain wants to act first."""

from typing import Any

from sandtable.games.grandeur.rules.command.corps import members, open_corps
from sandtable.games.grandeur.rules.orders import NameCorps
from sandtable.games.impetus.players.position import Position
from sandtable.games.impetus.players.reach import Spot, way_to
from sandtable.games.impetus.players.worth import worth
from sandtable.table.plane import UNIT

FIGHTING = 1.5
"""How much more a unit counts that is in melee: who acts first fights the round."""


def name_corps(position: Position) -> NameCorps:
    """The corps with most that is near the enemy; the first of equals."""
    view: Any = position.view
    return max(
        (NameCorps(corps) for corps in open_corps(view, position.seat)), key=lambda order: _urge(position, order)
    )


def _urge(position: Position, order: NameCorps) -> float:
    view: Any = position.view
    return sum(_press(position, position.mine[unit]) for unit in members(view, position.seat, order.corps))


def _press(position: Position, spot: Spot) -> float:
    """What a unit is worth, the less the more moves it is from the enemy."""
    if spot.fighting:
        return FIGHTING * worth(spot.unit)
    off = min((way_to(spot.place, enemy.place).length for enemy in position.theirs), default=0.0)
    reach = position.judges.umpire.weapons.rows[spot.unit.profile.weapon].most / UNIT if spot.unit.profile.weapon else 0
    return worth(spot.unit) / (1 + max(0.0, off - reach) / max(1.0, spot.unit.profile.move / UNIT))
