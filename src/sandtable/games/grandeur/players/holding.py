"""Holding: who defends a height, a village or works does not march off them."""

from typing import Any

from sandtable.games.impetus.players.position import Position
from sandtable.games.impetus.players.reach import behind, way_to
from sandtable.games.impetus.players.stakes import lead
from sandtable.games.impetus.rules.melee.rounds import ground_under
from sandtable.games.impetus.rules.terrain.ground import DIFFICULT, HILL

TURNED = 15.0
"""An enemy so near behind its front keeps nobody where it is."""


def holds(view: Any, unit: str, position: Position) -> bool:
    """Infantry or guns of the defender on strong ground, while time does not press and nobody is in their back."""
    if view.defender != position.seat or view.unit(unit).mounted or _presses(view, position.seat):
        return False
    umpire = position.judges.umpire
    if ground_under(umpire.field(view).stand(unit), umpire.land(view)) not in (HILL, DIFFICULT):
        return False
    spot = position.mine[unit]
    near = [foe.place for foe in position.theirs if way_to(foe.place, spot.place).length < TURNED]
    return not any(behind(place, spot.place) for place in near)


def _presses(view: Any, seat: str) -> bool:
    """The army is not ahead, and the battle is in its last third."""
    return 3 * view.turn > 2 * view.scenario.last_turn and lead(view, seat) <= 0
