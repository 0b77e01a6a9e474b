"""VI and the movement table: how far a figure may go, and what is free."""

from collections.abc import Sequence
from typing import NamedTuple

from sandtable.games.argad.rules.characters.figures import LARGE, SWIFT, Figure
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.orders import KEEP, Move
from sandtable.games.argad.rules.state import Man, Pace, State
from sandtable.games.argad.rules.tables import CM, Period
from sandtable.games.argad.rules.terrain.land import WORSE, Patch, Trouble
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, total
from sandtable.table.footing import Footing, Sole, within
from sandtable.table.sight import cut
from sandtable.table.way import Way, length

DIE = 6


@clause("AR T.1")
def table_move(figure: Figure, man: Man, period: Period, speed: int = 0) -> tuple[Line, ...]:
    """What the movement table gives, by what is worn; on foot with what speed dice add, and the caps on both."""
    row = period.moves[figure.horse if man.mounted else "foot"]
    worn = row.plate if figure.wears == 5 else row.mail if figure.wears == 4 else row.light
    lines = [Line(worn, "AR T.1", "move")]
    if man.mounted:
        return tuple(lines)
    lines += capped(lines, heavy_missile(figure, period))
    if speed:
        lines.append(Line(speed, "AR T.2", "speed"))
    for cap in (burdened(figure, period), broad(figure, period)):
        lines += capped(lines, cap)
    return (*lines, *limping(total(lines), man))


def plain_move(figure: Figure, man: Man, period: Period) -> int:
    """How far a figure moves by the table, without dice."""
    return total(table_move(figure, man, period))


def capped(lines: list[Line], cap: Line | None) -> list[Line]:
    """What a cap takes from a move that would be longer."""
    over = total(lines) - cap.value if cap else 0
    return [Line(-over, cap.clause, cap.why)] if cap and over > 0 else []


@clause("AR XI.d")
def burdened(figure: Figure, period: Period) -> Line | None:
    """A large shield, a large écu or a pavise on foot: 16 cm at most, running too."""
    return Line(period.caps.large_shield, "AR XI.d", "large-shield") if figure.shield in LARGE else None


def heavy_missile(figure: Figure, period: Period) -> Line | None:
    """Some missile weapons are heavy to carry."""
    cap = period.missiles[figure.missile].cap if figure.missile else 0
    return Line(cap, "AR T.3", "weapon") if cap else None


@clause("AR XV.a")
def broad(figure: Figure, period: Period) -> Line | None:
    """The strong go 16 cm on foot at most, running too."""
    return Line(period.caps.strong, "AR XV.a", "strong") if figure.strong else None


@clause("AR XV.b")
def limping(move: int, man: Man) -> list[Line]:
    """The wounded go half as far on foot."""
    return [Line(-(move - move // 2), "AR XV.b", "wounded")] if man.wounded else []


@clause("AR XIV.g")
def ordered_cap(man: Man, period: Period) -> int:
    """In close order 16 cm at most, in a wall 12."""
    return period.caps.wall if man.wall == "stands" else period.caps.close_order


class Course(NamedTuple):
    """A move on the table: its way and length, what lies in it, how far the figure may go, and whether it is free."""

    way: Way
    length: int
    face: int
    trouble: Trouble
    most: int
    still: bool
    indoors: bool

    @property
    def slow(self) -> bool:
        """AR XIII.a: slowness dice are thrown."""
        return not self.still and not self.indoors and (self.trouble.ground != "easy" or self.trouble.cost > 0)


def course(state: State, field: Field, move: Move) -> Course:
    """What a move comes to, if nothing stops it."""
    man, figure = field.men[move.figure], field.figure(move.figure)
    stand, sole = field.stand(move.figure), field.sole(move.figure)
    way: Way = _clean((stand.at, *move.path))
    size = length(way)
    trouble = field.trouble(move.figure, way, stand.heading)
    still = stays(man, sole, size, trouble, turned=move.face not in (KEEP, stand.heading), field=field, way=way)
    indoors = not man.mounted and in_rooms(state, field, move.figure, way)
    speed = running_dice(figure, man, field.period) * DIE * CM if move.how == "run" else 0
    most = slowed_most(allowed(field, move, speed), trouble)
    return Course(way, size, move.face, trouble, most, still, indoors)


def allowed(field: Field, move: Move, speed: int) -> int:
    """How far a figure may go on easy ground by its orders, with what speed dice add."""
    man = field.men[move.figure]
    most = total(table_move(field.figure(move.figure), man, field.period, speed))
    return min(most, ordered_cap(man, field.period)) if move.how == "march" else most


@clause("AR VI.k")
def full_pace(state: State, field: Field, move: Move, going: Course) -> int:
    """What is left of the move after the dice, never below nothing; a blocked figure may still pivot, or step aside."""
    dice = [pace for pace in state.paces if pace.figure == move.figure]
    speed = sum(pace.change for pace in dice if pace.change > 0)
    slowness = sum(pace.change for pace in dice if pace.change < 0)
    most = slowed_most(allowed(field, move, speed), shared(going.trouble, dice))
    left = 0 if any(pace.blocked for pace in dice) else max(0, most + slowness)
    return max(left, going.length) if going.still or going.indoors else left


@clause("AR VI.h")
def shared(trouble: Trouble, dice: Sequence[Pace]) -> Trouble:
    """The worst ground that any of a group meets counts for all of it."""
    ground = max((trouble.ground, *(pace.ground for pace in dice)), key=WORSE.index)
    return trouble._replace(ground=ground, cost=max(trouble.cost, *(pace.cost for pace in dice), 0))


def _clean(way: Way) -> Way:
    """Without standing still on it."""
    return tuple(point for at, point in enumerate(way) if at == 0 or point != way[at - 1])


@clause("AR XIII.a")
def slowed_most(most: int, trouble: Trouble) -> int:
    """Very difficult ground halves the move; crossing an obstacle costs what the table says. Never below nothing."""
    halved = most // 2 if trouble.ground == "very-difficult" else most
    return max(0, halved - trouble.cost)


@clause("AR VI.e")
def stays(man: Man, sole: Sole, size: int, trouble: Trouble, *, turned: bool, field: Field, way: Way) -> bool:
    """On foot, pivoting and up to two paces in any direction is free and counts as stationary; riders must not stir."""
    if man.mounted:
        return size == 0 and not turned
    lines = {each.piece.id for each in field.land.lines}
    return size <= sole.width and not lines & set(trouble.pieces)


@clause("AR VI.j")
def in_rooms(state: State, field: Field, name: str, way: Way) -> bool:
    """Indoors one moves freely within a room and just across one threshold, unless an enemy is in it to contest it."""
    room = field.land.room(way[0])
    if room is None or len(way) == 1:
        return False
    inside = [room.holds(point) for point in way]
    entered = room if all(inside) else _just_across(field, name, way) if all(inside[:-1]) else None
    return entered is not None and not any(_contested(field, name, each) for each in (room, entered))


def _contested(field: Field, name: str, room: Patch) -> bool:
    """An enemy is in a room; one who lies hidden contests nothing."""
    return any(room.holds(field.stand(each).at) for each in field.enemies(name) if not field.men[each].hidden)


def _just_across(field: Field, name: str, way: Way) -> Patch | None:
    """The other room in which a way ends, no further than two paces beyond the door through which it leads."""
    end, reach = way[-1], field.sole(name).width + field.sole(name).width // 2
    doors = [part for each in field.land.lines if each.terrain.door for part in each.parts]
    crossed = [door for door in doors if cut(way[-2], end, door.core)]
    near = any(within(Footing((end,)), door, reach) for door in crossed)
    return field.land.room(end) if near else None


@clause("AR T.2")
def running_dice(figure: Figure, man: Man, period: Period) -> int:
    """One speed die on foot; a swift hero who is not wounded has two."""
    swift = SWIFT in figure.heroics and not man.wounded
    return period.figures.swift_dice if swift else period.figures.speed_dice
