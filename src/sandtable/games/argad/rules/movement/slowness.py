"""VI.h and the speed die: who throws together, and what the dice do to a move."""

from collections.abc import Sequence

from sandtable.games.argad.rules.dice import BLOCKED, SIDES, Slowness, Speed
from sandtable.games.argad.rules.events import Slowed, Sped
from sandtable.games.argad.rules.field import Field, Tell, Umpire
from sandtable.games.argad.rules.movement.pace import Course, allowed, course, running_dice
from sandtable.games.argad.rules.orders import Move
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.steps import AnyStep, SlownessDice, SpeedDice
from sandtable.games.argad.rules.tables import CM
from sandtable.games.argad.rules.terrain.land import WORSE
from sandtable.games.argad.rules.units.close_order import same_unit
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Throw
from sandtable.table.plane import TURN, bearing, between, turn_to

ALIKE = TURN // 8
"""Directions that differ by no more than this are the same."""


def dice_steps(state: State, field: Field, moves: Sequence[Move]) -> tuple[AnyStep, ...]:
    """The throws that final orders ask for, before anybody walks."""
    courses = {move.figure: course(state, field, move) for move in moves}
    going = {name: each for name, each in courses.items() if not each.still and not each.indoors}
    fast = {move.figure: courses[move.figure] for move in moves if move.figure in going and gains(field, move)}
    groups = [group for group in together(field, going) if any(going[name].slow for name in group)]
    found: list[AnyStep] = [slowness(field, group, going) for group in groups]
    for group in together(field, fast):
        found.append(SpeedDice(tuple(group), running_dice(field.figure(group[0]), field.men[group[0]], field.period)))
    return tuple(found)


@clause("AR T.1")
def gains(field: Field, move: Move) -> bool:
    """A speed die may bring a runner something; where a cap holds it would not, and none is thrown."""
    return move.how == "run" and allowed(field, move, CM) > allowed(field, move, 0)


def slowness(field: Field, group: list[str], courses: dict[str, Course]) -> SlownessDice:
    """What a group throws: the worst that any of them meets counts for all."""
    met = [courses[name].trouble for name in group]
    ground = max((each.ground for each in met), key=WORSE.index)
    return SlownessDice(tuple(group), slowness_dice(field, group[0]), ground, max(each.cost for each in met))


def slowness_dice(field: Field, name: str) -> int:
    figure, man = field.figure(name), field.men[name]
    return field.period.moves[figure.horse if man.mounted else "foot"].dice


@clause("AR VI.h")
def together(field: Field, courses: dict[str, Course]) -> list[list[str]]:
    """One throw for those of a unit ordered the same way, or for loners who go alike through the same ground."""
    groups: list[list[str]] = []
    for name in [each for each in field.standing if each in courses]:
        mates = (group for group in groups if all(_alike(field, name, other, courses) for other in group))
        group = next(mates, None)
        if group is None:
            groups.append([name])
        else:
            group.append(name)
    return groups


def _alike(field: Field, one: str, other: str, courses: dict[str, Course]) -> bool:
    a, b = courses[one], courses[other]
    dice = [(slowness_dice(field, each), _speed_dice(field, each)) for each in (one, other)]
    return dice[0] == dice[1] and _one_group(field, one, other, courses) and _same_direction(a, b)


def _one_group(field: Field, one: str, other: str, courses: dict[str, Course]) -> bool:
    """Two are of one unit; or of none, and of one player, and meet the same kinds of ground."""
    figures = field.figure(one), field.figure(other)
    if figures[0].unit or figures[1].unit:
        return same_unit(*figures)
    kinds = [_kinds(field, courses[name]) for name in (one, other)]
    return figures[0].seat == figures[1].seat and kinds[0] == kinds[1]


def _kinds(field: Field, going: Course) -> tuple[object, ...]:
    """The kinds of ground in a way, however many pieces they are drawn as, and how bad they are for who goes there."""
    kinds = {each.piece.kind for each in field.land.grounds if each.piece.id in going.trouble.pieces}
    return going.trouble.ground, tuple(sorted(kinds))


def _speed_dice(field: Field, name: str) -> int:
    return running_dice(field.figure(name), field.men[name], field.period)


def _same_direction(a: Course, b: Course) -> bool:
    ways = [between(each.way[0], each.way[-1]) for each in (a, b)]
    if (0, 0) in ways:
        return ways[0] == ways[1]
    return abs(turn_to(bearing(ways[0]), bearing(ways[1]))) <= ALIKE


def slowness_throw(state: State, step: SlownessDice, umpire: Umpire) -> Throw:
    seat = umpire.field(state).seat(step.figures[0])
    lines = (Line(step.dice, "AR VI.h", "slowness"),)
    return Throw(seat, "slowness", step.dice, SIDES, Slowness(), lines, "AR VI.h")


def speed_throw(state: State, step: SpeedDice, umpire: Umpire) -> Throw:
    seat = umpire.field(state).seat(step.figures[0])
    clause = "AR XV.c" if step.dice > 1 else "AR T.2"
    return Throw(seat, "speed", step.dice, SIDES, Speed(), (Line(step.dice, clause, "speed"),), clause)


def read_slowness(tell: Tell, step: SlownessDice, value: int, umpire: Umpire) -> None:
    """The move is less by the dice; with any 6 nobody of them gets away."""
    lost, blocked = 0 if value == BLOCKED else value * CM, value == BLOCKED
    tell.say(Slowed(step.figures, lost, blocked, step.ground, step.cost))


def read_speed(tell: Tell, step: SpeedDice, value: int, umpire: Umpire) -> None:
    tell.say(Sped(step.figures, value * CM))


THROWS = {SlownessDice: slowness_throw, SpeedDice: speed_throw}
READS = {SlownessDice: read_slowness, SpeedDice: read_speed}
