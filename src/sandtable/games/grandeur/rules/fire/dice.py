"""1, 4.1 and 5. How many dice a unit shoots with."""

from collections.abc import Iterator

from sandtable.games.grandeur.rules.tables import Numbers
from sandtable.games.grandeur.rules.troops.profiles import SKIRMISH
from sandtable.games.grandeur.rules.troops.units import Unit
from sandtable.games.impetus.rules.shooting import dice as fire_dice
from sandtable.games.impetus.rules.shooting.weapons import Weapons, band, dice
from sandtable.games.impetus.rules.troops.profiles import GUNS, LIGHT_CAVALRY
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line

CANISTER = 0
ELUSIVE = (LIGHT_CAVALRY, GUNS)
WET_GROUND = ("after-rain", "rain", "foul")
WET_POWDER = ("rain", "foul")


class Shot(fire_dice.Shot, frozen=True, kw_only=True):
    """Impetus' own, with the movement phases that count, the weather, squares, enfilade and point-blank range."""

    shooter: Unit
    target: Unit
    phases: int = 0
    weather: str = ""
    enfilade: bool = False
    point_blank: bool = False

    @property
    def skirmish(self) -> bool:
        return self.shooter.profile.weapon in SKIRMISH


@clause("BI 6.1.1")
def strength(shot: Shot, weapons: Weapons, numbers: Numbers) -> Line:
    """As many dice as it has VBU left."""
    return Line(shot.shooter.profile.vbu - shot.shooter.lost, why="vbu")


@clause("GR 5.4")
def fire_table(shot: Shot, weapons: Weapons, numbers: Numbers) -> Iterator[Line]:
    """The figure of the table, and what disorder and movement phases take."""
    table = numbers.fire
    yield Line(figure(shot, weapons), why="weapon")
    if shot.shooter.disordered:
        yield Line(table.disordered, why="disordered")
    yield Line(shot.phases * (table.guns_moved if shot.shooter.guns else table.moved), why="moved")


@clause("GR 5.3")
def figure(shot: Shot, weapons: Weapons) -> int:
    """By weapon and range; point-blank the figure at 5 U, whatever is charging, and nothing without skirmishers."""
    if not shot.shooter.profile.weapon:
        return 0
    if shot.point_blank:
        nearest = band(weapons, CANISTER)
        assert nearest is not None, "the fire table begins with the shortest range"
        return weapons.rows[shot.shooter.profile.weapon].cells[nearest].foot or 0
    more = dice(weapons, shot.shooter.profile.weapon, shot.distance, shot.target.profile.arm)
    assert more is not None, "a shot out of reach is refused before its dice are counted"
    return more


@clause("GR 5.2")
def skirmishers(shot: Shot, weapons: Weapons, numbers: Numbers) -> Iterator[Line]:
    """Skirmishers shoot worse at mixed units, light cavalry and guns; so does infantry that is charged."""
    if shot.shooter.guns or shot.enfilade:
        return
    if shot.target.profile.mixed:
        yield Line(numbers.fire.mixed, why="mixed")
    if shot.target.type in ELUSIVE:
        yield Line(numbers.fire.elusive, why="elusive")


@clause("GR 4.1")
def at_a_square(shot: Shot, weapons: Weapons, numbers: Numbers) -> Line | None:
    """Guns have two more at a square."""
    bonus = shot.shooter.guns and shot.target.square and not shot.enfilade
    return Line(numbers.fire.square, why="square") if bonus else None


@clause("GR 5.5")
def in_enfilade(shot: Shot, weapons: Weapons, numbers: Numbers) -> Line | None:
    """Two more from wholly outside the target's front arc, in the place of all else that the target adds or takes."""
    return Line(numbers.fire.enfilade, why="enfilade") if shot.enfilade else None


@clause("GR 1")
def weather(shot: Shot, weapons: Weapons, numbers: Numbers) -> Iterator[Line]:
    """Soaked ground takes a die from guns beyond canister range, rain two from all fire but canister."""
    canister = shot.shooter.guns and (shot.point_blank or band(weapons, shot.distance) == band(weapons, CANISTER))
    if shot.weather in WET_GROUND and shot.shooter.guns and not canister:
        yield Line(numbers.weather.far_guns, why="soaked-ground")
    if shot.weather in WET_POWDER and not canister:
        yield Line(numbers.weather.wet, why="wet-powder")


@clause("BI 3.3b")
def wood_edge(shot: Shot, weapons: Weapons, numbers: Numbers) -> Line | None:
    """Two fewer at a unit at the edge of a wood."""
    return Line(numbers.fire.wood_edge, why="wood-edge") if shot.wood_edge and not shot.enfilade else None


FIRE = (strength, fire_table, skirmishers, at_a_square, in_enfilade, weather, wood_edge)
