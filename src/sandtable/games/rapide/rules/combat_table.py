"""E, F, T.1 and T.2. The combat table: who may fire, which column is used, and what a die does in it."""

from collections.abc import Hashable, Sequence
from typing import cast

from sandtable.games.rapide.rules.attack import FIRE, PURSUIT, Attack
from sandtable.games.rapide.rules.battle import Army, Battle, enemy
from sandtable.games.rapide.rules.stacks import Stack, full_armies
from sandtable.games.rapide.rules.tables import Cell, Tables, Technology
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Reading, total
from sandtable.kernel.remembered import by_tables


class Cells(Reading, frozen=True, cache_hash=True):
    """One die, modified, read in a column: losses in halves, and stars."""

    modifier: int
    lowest: int
    cells: tuple[Cell, ...]

    def mark(self, face: int) -> Hashable:
        row = face + self.modifier - self.lowest
        return self.cells[max(0, min(row, len(self.cells) - 1))]

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks[0]


@by_tables(1024)
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


@clause("CR T.2")
@by_tables(1024)
def column(battle: Battle, seat: str, phase: str, tables: Tables) -> str:
    """The column by the two technologies; revolutionary France shocks on A; pursuit has a column of its own."""
    if phase == PURSUIT:
        return tables.figures.pursuit_column
    army, foe = battle.army(seat), battle.army(enemy(seat))
    if phase == FIRE:
        return tables.technologies[army.technology].fire[foe.technology]
    if army.revolution:
        return tables.figures.revolution_column
    return tables.technologies[army.technology].shock[foe.technology]


@clause("CR T.1")
def reading(attack: Attack, lines: Sequence[Line], tables: Tables) -> Cells:
    """How the die of an attack is read: in its column, with its modifiers, as its technology fires."""
    cells = tables.combat.columns[column(attack.battle, attack.seat, attack.phase, tables)]
    if attack.phase == FIRE:
        technology = tables.technologies[attack.army.technology]
        cells = tuple(effect(technology, cell) for cell in cells)
    if attack.phase == PURSUIT:
        cells = tuple(without_stars(cell) for cell in cells)
    return Cells(total(lines), tables.combat.lowest, cells)


@clause("CR I.1")
def without_stars(cell: Cell) -> Cell:
    """Stars mean nothing any more in pursuit."""
    return cell[0], 0


def losses_and_stars(value: Hashable) -> Cell:
    """What a `Cells` reading has given."""
    return cast(Cell, value)
