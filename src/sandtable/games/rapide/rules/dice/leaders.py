"""O.1. Leaders: the better side adds the difference."""

from sandtable.games.rapide.rules.battle import Leader
from sandtable.games.rapide.rules.dice.attack import FIRE, Attack
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line


def rating(leader: Leader, phase: str) -> int:
    """The leader's figure for Fire, or for Shock and pursuit."""
    return leader.fire if phase == FIRE else leader.shock


@clause("CR O.1")
def leader(attack: Attack, tables: Tables) -> Line | None:
    """The side with the better leader adds the difference to its die; the other adds nothing."""
    better = rating(attack.army.leader, attack.phase) - rating(attack.foe.leader, attack.phase)
    return Line(better, why="leader") if better > 0 else None
