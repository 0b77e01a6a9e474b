"""6.1. How many dice a unit shoots with."""

from collections.abc import Iterator

from msgspec import Struct

from sandtable.games.impetus.rules.modifiers import FireDice
from sandtable.games.impetus.rules.shooting.weapons import ARTILLERY, Weapons, dice
from sandtable.games.impetus.rules.troops.profiles import CHARIOTS, GUNS, LIGHT, NIMBLE, PAVISE, PIKES, WAGENBURG
from sandtable.games.impetus.rules.troops.units import Unit, large, vbu
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line

ELUSIVE = (*NIMBLE, GUNS)
JAVELIN = "javelin"


class Shot(Struct, frozen=True):
    """A unit shoots at another so far away (thousandths of a U); what counts of how it stands and what it did."""

    shooter: Unit
    target: Unit
    distance: int
    moves: bool = False
    rallies: bool = False
    indirect: bool = False
    wood_edge: bool = False
    column: bool = False
    backed: bool = False


@clause("BI 6.1.1")
def strength(shot: Shot, weapons: Weapons, table: FireDice) -> Line:
    """As many dice as it has VBU left."""
    return Line(vbu(shot.shooter), why="vbu")


@clause("BI 6.1.2")
def weapon(shot: Shot, weapons: Weapons, table: FireDice) -> Line | None:
    """More or fewer by weapon, reach, and whether the target is mounted."""
    more = dice(weapons, shot.shooter.profile.weapon, shot.distance, shot.target.profile.arm)
    assert more is not None, "a shot out of reach is refused before its dice are counted"
    return Line(more, why="weapon")


@clause("BI 6.1.3")
def moved(shot: Shot, weapons: Weapons, table: FireDice) -> Iterator[Line]:
    """Two fewer if it moved, will move or rallies; javelins of light troops are thrown on the move."""
    nimble = shot.shooter.type in LIGHT and weapons.rows[shot.shooter.profile.weapon].kind == JAVELIN
    if shot.rallies or (shot.moves and not nimble):
        yield Line(table.moved, why="moved")
    if shot.target.type in ELUSIVE:
        yield Line(table.elusive, why="elusive")
    if shot.target.type == WAGENBURG and not _artillery(shot, weapons):
        yield Line(table.sheltered, why="wagenburg")


@clause("BI 2.4.2a")
def disordered(shot: Shot, weapons: Weapons, table: FireDice) -> Line | None:
    """A disordered unit shoots with one die less."""
    return Line(table.disordered, why="disordered") if shot.shooter.disordered else None


@clause("BI 6.4")
def over_friends(shot: Shot, weapons: Weapons, table: FireDice) -> Line | None:
    """Two fewer over friends; engines that lob have no penalty."""
    lobbed = weapons.rows[shot.shooter.profile.weapon].trajectory == "lobbed"
    return Line(table.indirect, why="indirect") if shot.indirect and not lobbed else None


@clause("BI 3.3b")
def wood_edge(shot: Shot, weapons: Weapons, table: FireDice) -> Line | None:
    """Two fewer at a unit at the edge of a wood."""
    return Line(table.wood_edge, why="wood-edge") if shot.wood_edge else None


@clause("BI L.3")
def pavise(shot: Shot, weapons: Weapons, table: FireDice) -> Line | None:
    """One fewer at pavises, but not for artillery."""
    covered = shot.target.has(PAVISE) and not _artillery(shot, weapons)
    return Line(table.sheltered, why="pavise") if covered else None


@clause("BI 6.1.3b")
def good_target(shot: Shot, weapons: Weapons, table: FireDice) -> Iterator[Line]:
    """One more at chariots that stand; artillery has one more at deep pikes, columns and wagenburgs."""
    if shot.target.type in CHARIOTS and not shot.target.rolling:
        yield Line(table.standing_chariot, why="standing-chariot")
    two_deep = shot.target.has(PIKES) and (large(shot.target) or shot.backed)
    if (two_deep or shot.column or shot.target.type == WAGENBURG) and _artillery(shot, weapons):
        yield Line(table.artillery_deep, why="deep-target")


def _artillery(shot: Shot, weapons: Weapons) -> bool:
    return weapons.rows[shot.shooter.profile.weapon].kind == ARTILLERY


FIRE = (strength, weapon, moved, disordered, over_friends, wood_edge, pavise, good_target)
