"""D. The advantage of cavalry."""

from sandtable.games.rapide.rules.battle import Army
from sandtable.games.rapide.rules.dice.attack import Attack
from sandtable.games.rapide.rules.stacks.stacking import Stack, detachments
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line

SHARE = {"none": 0, "standard": 1, "double": 2}


@clause("CR D.1")
def cavalry(army: Army, stack: Stack) -> int:
    """One for each detachment; natives of America and Oceania none; Turks and Orientals double, pashas too."""
    return (detachments(stack) + sum(stack.pashas)) * SHARE[army.cavalry]


@clause("CR D.2")
def more_cavalry(attack: Attack, tables: Tables) -> Line | None:
    """At least twice the enemy's cavalry: +1 on Shock and pursuit."""
    own, theirs = cavalry(attack.army, attack.stack), cavalry(attack.foe, attack.facing)
    if own and own >= tables.figures.cavalry_ratio * theirs:
        return Line(tables.figures.cavalry, why="cavalry")
    return None
