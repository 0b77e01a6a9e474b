"""VII.h, XI, XIV.d and XV. What is added to the die of a shot."""

from typing import NamedTuple

from sandtable.games.argad.rules.characters.figures import AGAINST_SHOTS, GLORY, HELPER, ON_BACK, PAVISE
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.shooting.sight import Seen, cover
from sandtable.games.argad.rules.shooting.targets import picks
from sandtable.games.argad.rules.tables import BANDS, Missile, OnMove
from sandtable.games.argad.rules.units.close_order import block, close_friends
from sandtable.kernel.book import Book
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, total
from sandtable.table.plane import QUARTER, TOLERANCE, bearing, between, cross, dot, squared, turn_to


class Flight(NamedTuple):
    """A missile on its way to one member of its target. In contact there is neither line nor movement to think of.

    `shooting` are all who shoot in this phase.
    """

    field: Field
    shooter: str
    target: str
    weapon: Missile
    band: int
    crowd: int
    on_move: OnMove | None
    seen: Seen | None
    shooting: tuple[str, ...] = ()

    @property
    def need(self) -> int:
        return self.weapon.needs[self.band]


@clause("AR T.3")
def shooting_table(flight: Flight) -> list[Line]:
    """What the shooting table adds: armour, a group, a helper, movement."""
    weapon, field = flight.weapon, flight.field
    figure, band = field.figure(flight.target), BANDS[flight.band]
    found = []
    if figure.armour and field.scenario.choices.beginner != "armour":
        rows = [row.malus for row in weapon.against if row.armour == figure.wears and band in row.bands]
        found += [Line(malus, why="armour") for malus in rows]
    helped = [other for other in close_friends(field, flight.shooter) if HELPER in field.figure(other).traits]
    if weapon.helper and helped:
        found.append(Line(weapon.helper, why="helper"))
    elif weapon.group and flight.crowd > 1:
        found.append(Line(weapon.group, why="group"))
    return found


@clause("AR VII.b")
def moving(flight: Flight) -> Line | None:
    """On the move, with or without a malus."""
    return Line(flight.on_move.malus, why="on-the-move") if flight.on_move else None


@clause("AR T.4")
def sheltered(flight: Flight) -> Line | None:
    """Terrain covers."""
    return cover(flight.field, flight.seen, flight.target) if flight.seen else None


@clause("AR XI.a")
def shielded(flight: Flight) -> list[Line]:
    """Medium and large shields and écus protect against shots; so does a wall, or a wall or pavise close in front."""
    own = protection(flight.field, flight.target, flight.shooter)
    if not flight.seen:
        return own
    near = close_friends(flight.field, flight.target)
    shared = [rule(flight, each) for each in near for rule in (behind_wall, behind_pavise)]
    return min([own, *shared], key=total)


def protection(field: Field, name: str, shooter: str) -> list[Line]:
    """What a figure bears against the shots of another."""
    figure, man = field.figure(name), field.men[name]
    malus = field.period.modifiers.shield
    found = [Line(malus, "AR XI.a", "shield")] if figure.shield in AGAINST_SHOTS else []
    found += pavise(field, name, shooter)
    if man.wall == "stands":
        found.append(walled(field))
    return found


@clause("AR XI.c")
def pavise(field: Field, name: str, shooter: str) -> list[Line]:
    """A pavise protects against shots only; on the back it covers its bearer turned away."""
    figure, malus = field.figure(name), field.period.modifiers.shield
    if figure.shield == PAVISE:
        return [Line(malus, "AR XI.c", "pavise")]
    if figure.shield != ON_BACK:
        return []
    away = between(field.stand(name).at, field.stand(shooter).at)
    turned = away != (0, 0) and abs(turn_to(field.stand(name).heading, bearing(away))) >= QUARTER
    return [Line(malus, "AR XI.c", "pavise")] if turned else []


@clause("AR XI.c")
def behind_pavise(flight: Flight, bearer: str) -> list[Line]:
    """A pavise-bearer who does nothing else covers one friend close behind: the first without a shield."""
    field, man = flight.field, flight.field.men[bearer]
    idle = not (man.shot or man.ran or man.busy or bearer in flight.shooting)
    if field.figure(bearer).shield != PAVISE or not idle:
        return []
    near = [each for each in close_friends(field, bearer) if in_strip(field, flight.shooter, bearer, each)]
    bare = [each for each in near if not protection(field, each, flight.shooter)]
    covers = bare[:1] == [flight.target]
    return [Line(field.period.modifiers.shield, "AR XI.c", "behind-pavise")] if covers else []


def in_strip(field: Field, shooter: str, bearer: str, name: str) -> bool:
    """A figure's middle lies in the strip behind a bearer, as wide as the bearer's base, as seen from a shooter."""
    ahead = between(field.stand(shooter).at, field.stand(bearer).at)
    back = between(field.stand(bearer).at, field.stand(name).at)
    aside, half = cross(ahead, back), field.sole(bearer).width // 2 + TOLERANCE
    return dot(ahead, back) > 0 and aside * aside <= half * half * squared((0, 0), ahead)


@clause("AR XIV.d")
def walled(field: Field) -> Line:
    """A wall: a further −1."""
    return Line(field.period.modifiers.wall, "AR XIV.d", "wall")


@clause("AR XIV.e")
def behind_wall(flight: Flight, near: str) -> list[Line]:
    """A row of friends close behind a wall shares its cover: base to base with it, and behind one of those in it."""
    field, shooter = flight.field, flight.shooter
    if field.men[near].wall != "stands":
        return []
    wall = [each for each in block(field, near) if field.men[each].wall == "stands"]
    front = next((each for each in wall if in_strip(field, shooter, each, flight.target)), None)
    lines = protection(field, front, shooter) if front else []
    return [Line(line.value, "AR XIV.e", "behind-wall") for line in lines]


@clause("AR XV.a")
def strong(flight: Flight) -> Line | None:
    """The strong are harder to hit, but not for firearms and heavy missiles."""
    figure, man = flight.field.figure(flight.target), flight.field.men[flight.target]
    light = not flight.weapon.firearm and not flight.weapon.heavy
    return (
        Line(-flight.field.period.modifiers.strong, why="strong")
        if figure.strong and light and not man.mounted
        else None
    )


@clause("AR XV.b")
def famous(flight: Flight) -> Line | None:
    """Glory 6: −1 to be shot."""
    figure = flight.field.figure(flight.target)
    return Line(flight.field.period.modifiers.glory, why="glory") if figure.glory == GLORY else None


@clause("AR XV.c")
def crack_shot(flight: Flight) -> Line | None:
    """A crack shot with the usual weapon: +1."""
    return (
        Line(flight.field.period.modifiers.crack_shot, why="crack-shot")
        if picks(flight.field, flight.shooter)
        else None
    )


def shot_lines(book: Book, flight: Flight) -> tuple[Line, ...]:
    """All that is added to the die."""
    return book.lines("shot", flight)


def needed(book: Book, flight: Flight) -> int:
    """The natural die, sixes counted, with which the shot hits this member."""
    return flight.need - total(shot_lines(book, flight))
