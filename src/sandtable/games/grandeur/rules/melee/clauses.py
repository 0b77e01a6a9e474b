"""4.0, 4.1, 6 and A1. Clauses that take the place of those of Impetus: moves aside, squares, melee, pursuit."""

from collections.abc import Iterable

from sandtable.games.grandeur.rules.troops.profiles import INFANTRY, Profile
from sandtable.games.grandeur.rules.troops.units import Unit, brigade
from sandtable.games.impetus.rules.after_melee.pursuit import MAY, MUST, NEVER
from sandtable.games.impetus.rules.melee import dice as melee_dice
from sandtable.games.impetus.rules.melee.dice import Clash, MeleeDice
from sandtable.games.impetus.rules.melee.melees import WON
from sandtable.games.impetus.rules.melee.melees import in_flank as behind_the_front
from sandtable.games.impetus.rules.movement.moves import QUARTER, sidestep_disorders
from sandtable.games.impetus.rules.troops.profiles import CAVALRY, HEAVY_CAVALRY, may_contact
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.book import Book
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line
from sandtable.table.plane import UNIT
from sandtable.table.shape import Base
from sandtable.table.spacing import near

SQUARE_WITHIN = 5 * UNIT
BRAVE_DICE = 2


@clause("GR 4.0")
def aside_disorders(unit: Unit, turn: int, distance: int) -> bool:
    """Sideways or obliquely, up to 90° from the facing, no unit is disordered at half speed, light cavalry never."""
    if abs(turn) <= QUARTER and 2 * distance <= unit.profile.move:
        return False
    return sidestep_disorders(unit)


# Squares


@clause("GR 4.1")
def counts_as_square(stand: Stand, cavalry: Iterable[Stand]) -> bool:
    """Infantry counts as in square while enemy cavalry is within 5 U, on any side."""
    left, bottom, right, top = stand.box
    return any(
        a <= right + SQUARE_WITHIN
        and b <= top + SQUARE_WITHIN
        and c >= left - SQUARE_WITHIN
        and d >= bottom - SQUARE_WITHIN
        and near(stand.outline, other.outline, SQUARE_WITHIN)
        for other in cavalry
        for a, b, c, d in (other.box,)
    )


@clause("GR A1c")
def stands_in_square(stand: Stand, cavalry: Iterable[Stand]) -> bool:
    """A square stands from when it is formed until it is dropped."""
    return brigade(stand.unit).square


@clause("GR A1b")
def in_flank(start: Base, enemy: Stand) -> bool:
    """A square has neither flank nor rear."""
    return not brigade(enemy.unit).square and behind_the_front(start, enemy)


# Impetus


@clause("GR 6.1")
def of_another_arm(clash: Clash) -> bool:
    """Cavalry has its impetus only against cavalry, infantry only against infantry, and neither against guns."""
    arms = CAVALRY if clash.unit.mounted else (INFANTRY,)
    return clash.enemy.type not in arms


@clause("GR A1b")
def of_another_arm_or_square(clash: Clash) -> bool:
    """Cavalry has its impetus against infantry as well, but for squares."""
    open_infantry = clash.enemy.type == INFANTRY and not brigade(clash.enemy).square
    return of_another_arm(clash) and not (clash.unit.mounted and open_infantry)


# Dice


@clause("GR 6.2")
def hill(clash: Clash, book: Book, table: MeleeDice) -> Line | None:
    """One more for the unit that is higher on a gentle hill, but not for cavalry."""
    return None if clash.unit.mounted else melee_dice.hill(clash, book, table)


@clause("GR 2.0c")
def brave(clash: Clash, book: Book, table: MeleeDice) -> Line | None:
    """Two more with a brave general."""
    return Line(BRAVE_DICE, why="brave") if brigade(clash.unit).brave else None


# Afterwards


@clause("GR 6.4")
def falls_back(unit: Unit, outcome: str, *, with_main: bool) -> bool:
    """Cavalry that has not won goes back, after a draw too; infantry in square does not go back."""
    if unit.mounted:
        return outcome != WON
    return with_main and not unit.square


@clause("GR 6.5")
def pursues(unit: Unit, beaten: Profile, *, destroyed: bool) -> str:
    """Heavy cavalry must; others may after a retreat, infantry only of infantry; with I 0 nobody does."""
    if not may_contact(unit.profile):
        return NEVER
    if unit.type == HEAVY_CAVALRY:
        return MUST
    if unit.type == INFANTRY and beaten.type != INFANTRY:
        return NEVER
    return NEVER if destroyed else MAY


@clause("GR 6.6")
def flank_routs(unit: Unit) -> bool:
    """Contact in flank or rear disorders, and does nothing else."""
    return False
