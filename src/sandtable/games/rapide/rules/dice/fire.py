"""E. Technologies and Fire: who may fire, and what it does."""

from functools import lru_cache

from sandtable.games.rapide.rules.battle import Army
from sandtable.games.rapide.rules.stacks.pashas import full_armies
from sandtable.games.rapide.rules.stacks.stacking import Stack
from sandtable.games.rapide.rules.tables import Cell, Tables, Technology
from sandtable.kernel.clause import clause


@lru_cache(maxsize=1024)
def barred_by(army: Army, stack: Stack, tables: Tables) -> str:
    """The clause that keeps a side from firing; none if it may fire."""
    technology = tables.technologies[army.technology]
    return "" if may_fire(technology, stack, tables) else technology.clause


@clause("CR E.1")
def may_fire(technology: Technology, stack: Stack, tables: Tables) -> bool:
    """Medieval troops do not fire; Renaissance troops only with an A+; all later ones do, detachments too."""
    if technology.fires == "none":
        return False
    return technology.fires != "morale" or full_armies(stack, tables.stacking) > 0


def effect(technology: Technology, cell: Cell) -> Cell:
    """What a cell of the table does when this technology fires."""
    losses, stars = cell
    if technology.fires == "morale":
        return 0, stars
    return (halved(losses), stars) if technology.fires == "half" else cell


@clause("CR E.2")
def halved(losses: int) -> int:
    """Arquebus fire: half the losses, rounded down to ½; losses are counted in halves."""
    return losses // 2
