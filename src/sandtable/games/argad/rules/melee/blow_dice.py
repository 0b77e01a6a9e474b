"""VIII, XI, XIV.d, XV and the melee table. What is added to the die of a blow."""

from typing import NamedTuple

from sandtable.games.argad.rules.characters.figures import Figure, harmless
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.melee.blows import SHOT, crosses
from sandtable.games.argad.rules.shooting.shot_dice import Flight, needed, shot_lines
from sandtable.games.argad.rules.state import Man, State, Strike
from sandtable.games.argad.rules.terrain.land import WORSE, ground_for
from sandtable.kernel.book import Book
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line


class Clash(NamedTuple):
    """A blow at the moment it is struck."""

    state: State
    field: Field
    strike: Strike

    @property
    def striker(self) -> Man:
        return self.field.men[self.strike.striker]

    @property
    def target(self) -> Man:
        return self.field.men[self.strike.target]

    @property
    def figures(self) -> tuple[Figure, Figure]:
        return self.field.figure(self.strike.striker), self.field.figure(self.strike.target)

    @property
    def on_foot(self) -> bool:
        return not self.striker.mounted and not self.target.mounted

    def crosses(self, name: str, other: str) -> bool:
        """A figure has declared to be crossing what lies between it and another."""
        pairs = [(each.striker, each.target) for each in self.state.strikes if each.crossing]
        return crosses(self.field, pairs, name, other)

    @property
    def defended(self) -> bool:
        """The target crosses an obstacle towards the striker, who only defends it."""
        striker, target = self.strike.striker, self.strike.target
        return self.on_foot and self.crosses(target, striker) and not self.crosses(striker, target)

    @property
    def above(self) -> bool:
        """The striker stands no lower than the target."""
        return self.field.higher(self.strike.striker, self.strike.target) >= 0

    @property
    def climbing(self) -> bool:
        """The two are parted by something to be climbed."""
        patch = self.field.across(self.strike.striker, self.strike.target)
        return patch is not None and patch.terrain.climbed

    @property
    def climbs(self) -> bool:
        """The striker is climbing, if only to the top of what lies between two figures of equal height."""
        striker, target = self.strike.striker, self.strike.target
        return self.climbing and self.field.higher(striker, target) <= 0 and self.crosses(striker, target)


@clause("AR IV.a")
def weapon_adds(clash: Clash) -> Line | None:
    """Some weapons add to the die."""
    return Line(clash.field.period.blades[clash.strike.weapon].adds, why="weapon")


@clause("AR VIII.k")
def lower(clash: Clash) -> Line | None:
    """The lower of two on foot strikes at −1."""
    low = clash.on_foot and not clash.above
    return Line(clash.field.period.modifiers.lower, why="lower") if low and not clash.climbs else None


@clause("AR VIII.l")
def defending(clash: Clash) -> Line | None:
    """The defender of an obstacle strikes the one who crosses at +1; if both cross, neither does."""
    held = clash.defended and not (clash.climbing and clash.above)
    return Line(clash.field.period.modifiers.obstacle, why="obstacle") if held else None


@clause("AR VIII.m")
def climbing(clash: Clash) -> Line | None:
    """Climbing: −1 for the one below, +1 for the defender above who is not coming down."""
    if not clash.climbing or not clash.on_foot:
        return None
    modifiers = clash.field.period.modifiers
    if clash.climbs:
        return Line(modifiers.climber, why="climbing")
    return Line(modifiers.climbed, why="above") if clash.above and clash.defended else None


@clause("AR XI.a")
def shield(clash: Clash) -> Line | None:
    """A shield held against this enemy: −1."""
    held = dict(clash.state.guards).get(clash.strike.target) == clash.strike.striker
    return Line(clash.field.period.modifiers.shield, why="shield") if held else None


@clause("AR XIV.d")
def wall(clash: Clash) -> Line | None:
    """A wall, in its first turn of melee: −1 against all."""
    return Line(clash.field.period.modifiers.wall, why="wall") if clash.target.wall == "stands" else None


@clause("AR XV.a")
def strength(clash: Clash) -> list[Line]:
    """The strong on foot strike at +1, on one die only, and are struck at −1."""
    (striker, target), plus = clash.figures, clash.field.period.modifiers.strong
    found = []
    if striker.strong and not clash.striker.mounted and clash.strike.first:
        found.append(Line(plus, why="strong"))
    if target.strong and not clash.target.mounted:
        found.append(Line(-plus, why="strong-target"))
    return found


@clause("AR T.5")
def horse_and_foot(clash: Clash) -> list[Line]:
    """Foot at a rider; a rider at a spear that waits; that spear at a rider who charges; bad ground for riders."""
    modifiers, blades = clash.field.period.modifiers, clash.field.period.blades
    found = []
    if not clash.striker.mounted and clash.target.mounted and not harmless(clash.figures[1]):
        found.append(Line(modifiers.foot_at_rider, why="foot-at-rider"))
        if clash.target.charging and clash.striker.still and blades[clash.strike.weapon].braced:
            found.append(Line(modifiers.spear_at_charge, why="spear-at-charge"))
    if clash.striker.mounted and not clash.target.mounted and clash.target.still and _braced(clash):
        found.append(Line(modifiers.rider_at_spear, why="rider-at-spear"))
    if clash.striker.mounted:
        ground = worst_ground(clash.field, clash.strike.striker)
        bad = {"difficult": modifiers.rider_difficult, "very-difficult": modifiers.rider_very_difficult}.get(ground, 0)
        found.append(Line(bad, why="bad-ground"))
    return found


def _braced(clash: Clash) -> bool:
    """The target has a long spear in hand: the one it strikes with, or carries."""
    blades = clash.field.period.blades
    used = [each.weapon for each in clash.state.strikes if each.striker == clash.strike.target]
    return any(blades[each].braced for each in used or clash.figures[1].blades if each in blades)


def worst_ground(field: Field, name: str) -> str:
    """The worst ground under a base."""
    figure, man = field.figure(name), field.men[name]
    here = [each for each in field.land.patches if each.terrain.form == "area" and each.under(field.foot(name))]
    grounds = [WORSE.index(ground_for(each.terrain, figure, mounted=man.mounted)) for each in here]
    roads = any(road.holds(field.stand(name).at) for road in field.land.roads)
    return WORSE[0] if roads or not grounds else WORSE[max(grounds)]


@clause("AR T.6")
def charge(clash: Clash) -> Line | None:
    """Charging cavalry: +1 in its first turn of melee."""
    return Line(clash.field.period.modifiers.charge, why="charge") if clash.striker.charging else None


@clause("AR VII.i")
def contact_flight(clash: Clash) -> Flight:
    """A shot in contact: short range, no penalty for terrain or movement."""
    figure = clash.figures[0]
    weapon = clash.field.period.missiles[figure.missile]
    return Flight(clash.field, clash.strike.striker, clash.strike.target, weapon, 0, 1, None, None)


def blow_lines(book: Book, clash: Clash) -> tuple[Line, ...]:
    """All that is added to the die of a blow, or of a shot in contact."""
    if clash.strike.reach == SHOT:
        return shot_lines(book, contact_flight(clash))
    return book.lines("blow", clash)


def contact_need(book: Book, clash: Clash) -> int:
    """The natural die with which a shot in contact hits."""
    return needed(book, contact_flight(clash))
