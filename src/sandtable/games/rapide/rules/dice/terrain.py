"""T.3. Terrain: what the ground takes off the dice."""

from sandtable.games.rapide.rules.battle import ATTACKER
from sandtable.games.rapide.rules.dice.attack import FIRE, Attack
from sandtable.games.rapide.rules.tables import Tables, Terrain
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line


def weighs_on(ground: Terrain, seat: str) -> bool:
    """The ground hinders this side."""
    return ground.whom == "both" or seat == ATTACKER


@clause("CR T.3")
def ground(attack: Attack, tables: Tables) -> Line | None:
    """Forest, swamp and desert hinder both; mountain the attacker; water and passes the attacker in round one."""
    row = tables.terrains[attack.battle.terrain]
    if attack.round > row.rounds or not weighs_on(row, attack.seat):
        return None
    return Line(row.fire if attack.phase == FIRE else row.shock, why=attack.battle.terrain)
