"""L. Major victory."""

from sandtable.games.rapide.rules.battle import Army
from sandtable.games.rapide.rules.stacks.pashas import armies, full_armies
from sandtable.games.rapide.rules.stacks.stacking import Stack
from sandtable.games.rapide.rules.tables import Stacking
from sandtable.kernel.clause import clause


def great_enough(stack: Stack, limits: Stacking) -> bool:
    """At least an A+ and an A− are engaged."""
    return full_armies(stack, limits) >= 1 and armies(stack) >= 2


@clause("CR L")
def is_major(gap: int, least: int, loser: Army, stacks: tuple[Stack, Stack], limits: Stacking) -> bool:
    """The loser lost at least 4 more than the winner, great armies on each side, and the loser is no native."""
    return gap >= least and not loser.native and all(great_enough(stack, limits) for stack in stacks)
