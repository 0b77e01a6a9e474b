"""7.3 to 7.6. How many dice a unit fights with."""

from collections.abc import Iterator

from msgspec import Struct

from sandtable.games.impetus.rules.terrain.ground import DIFFICULT, OPEN, ROUGH
from sandtable.games.impetus.rules.troops.profiles import IMPETUOUS, PIKES
from sandtable.games.impetus.rules.troops.units import Unit, front_fresh, vbu, walled
from sandtable.kernel.book import Book
from sandtable.kernel.bounds import Dice
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, total


class MeleeDice(Struct, frozen=True):
    """BI 7.3 and 7.5, L.4: more or fewer dice in melee."""

    pikes_against_mounted: Dice
    pikes_against_foot: Dice
    impetuous_against_foot: Dice
    disordered: Dice
    hill: Dice
    difficult: Dice
    shield_wall: Dice


BROKEN = (ROUGH, DIFFICULT)


class Clash(Struct, frozen=True):
    """A unit and its enemy. `charges`: it has charged or pursued into this round; `frontal`: its charge met the front.

    `ground` is the worst that the unit is in, `enemy_ground` the worst that the enemy is wholly in. `backing` is the
    separate unit behind it that gives it depth.
    """

    unit: Unit
    enemy: Unit
    charges: bool = False
    frontal: bool = True
    ground: str = OPEN
    enemy_ground: str = OPEN
    uphill: bool = False
    enemy_beside_pikes: bool = False
    backing: Unit | None = None

    @property
    def on_bad_ground(self) -> bool:
        """The charger is in broken ground, or the enemy charged is wholly in it."""
        return self.ground in BROKEN or self.enemy_ground in BROKEN


LEAST = 1


@clause("BI 7.6a")
def strength(clash: Clash, book: Book, table: MeleeDice) -> Line:
    """As many dice as it has VBU left."""
    return Line(vbu(clash.unit), why="vbu")


@clause("BI 7.3")
def depth(clash: Clash, book: Book, table: MeleeDice) -> Line | None:
    """Deep pikes have four more against mounted and two against foot; deep impetuous foot two against foot."""
    unit, rear = clash.unit, clash.backing.profile if clash.backing else clash.unit.rear
    if rear is None or unit.mounted:
        return None
    pikes = table.pikes_against_mounted if clash.enemy.mounted else table.pikes_against_foot
    impetuous = 0 if clash.enemy.mounted else table.impetuous_against_foot
    bonus = {PIKES: pikes, IMPETUOUS: impetuous}
    shared = [bonus[trait] for trait in bonus if unit.has(trait) and trait in rear.traits]
    return Line(max(shared, default=0), why="depth")


@clause("BI 7.3")
def depth_while_fresh(clash: Clash, book: Book, table: MeleeDice) -> Line | None:
    """The depth of a large unit counts while its front unit is fresh."""
    return depth(clash, book, table) if front_fresh(clash.unit) else None


@clause("BI 7.4a")
def impetus(clash: Clash, book: Book, table: MeleeDice) -> Iterator[Line]:
    """The charger's bonus in the first round; where something cancels it, that is listed as well."""
    if not clash.charges or not clash.unit.profile.impetus:
        return
    yield Line(clash.unit.profile.impetus, why="impetus")
    for name, cancels in book.chapters["cancels_impetus"].items():
        if cancels(clash):
            yield Line(-clash.unit.profile.impetus, name, "impetus-cancelled")
            return


@clause("BI 7.5")
def disordered(clash: Clash, book: Book, table: MeleeDice) -> Line | None:
    """A disordered unit fights with one die less."""
    return Line(table.disordered, why="disordered") if clash.unit.disordered else None


@clause("BI 3.3d")
def hill(clash: Clash, book: Book, table: MeleeDice) -> Line | None:
    """One more for the unit that is higher on a gentle hill."""
    return Line(table.hill, why="hill") if clash.uphill else None


@clause("BI 3.3a")
def difficult_ground(clash: Clash, book: Book, table: MeleeDice) -> Line | None:
    """Two fewer for mounted and pikes in difficult ground, or against troops wholly in it."""
    hampered = clash.unit.mounted or clash.unit.has(PIKES)
    there = DIFFICULT in (clash.ground, clash.enemy_ground)
    return Line(table.difficult, why="difficult-ground") if hampered and there else None


@clause("BI L.4")
def shield_wall(clash: Clash, book: Book, table: MeleeDice) -> Line | None:
    """A standing shield wall has one die more."""
    return Line(table.shield_wall, why="shield-wall") if walled(clash.unit) else None


MELEE = (strength, depth, impetus, disordered, hill, difficult_ground, shield_wall)


@clause("BI 7.6a")
def pool(lines: tuple[Line, ...]) -> int:
    """At least one die."""
    return max(LEAST, total(lines))


@clause("BI 7.6.3a")
def supporting(lines: tuple[Line, ...]) -> int:
    """A support throws half, rounded up; at least one die."""
    return max(LEAST, -(-total(lines) // 2))
