"""VI.h and the speed die: who throws together, and what the dice do to a move."""

from collections.abc import Hashable, Iterable, Sequence

from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Reading, Throw
from sandtable.rulesets.argad.events import Slowed, Sped
from sandtable.rulesets.argad.field import Field, Tell, Umpire
from sandtable.rulesets.argad.orders import Move
from sandtable.rulesets.argad.pace import Course, course, running_dice
from sandtable.rulesets.argad.state import State
from sandtable.rulesets.argad.steps import AnyStep, SlownessDice, SpeedDice
from sandtable.rulesets.argad.tables import CM
from sandtable.table.plane import TURN, bearing, between, turn_to

SIDES = 6
ALIKE = TURN // 8
"""Directions that differ by no more than this are the same."""

BLOCKED = -1


class Slowness(Reading, frozen=True):
    """The sum of the dice; any 6 blocks."""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        faces = [mark for mark in marks if isinstance(mark, int)]
        return BLOCKED if SIDES in faces else sum(faces)


class Speed(Reading, frozen=True):
    """The sum of the dice."""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return sum(mark for mark in marks if isinstance(mark, int))


def dice_steps(state: State, field: Field, moves: Sequence[Move]) -> tuple[AnyStep, ...]:
    """The throws that final orders ask for, before anybody walks."""
    courses = {move.figure: course(state, field, move) for move in moves}
    slow = [move.figure for move in moves if courses[move.figure].slow]
    fast = [move.figure for move in moves if move.how == "run" and len(courses[move.figure].way) > 1]
    found: list[AnyStep] = [
        SlownessDice(tuple(group), slowness_dice(field, group[0])) for group in together(field, slow, courses)
    ]
    for group in together(field, fast, courses):
        found.append(SpeedDice(tuple(group), running_dice(field.figure(group[0]), field.men[group[0]], field.period)))
    return tuple(found)


def slowness_dice(field: Field, name: str) -> int:
    figure, man = field.figure(name), field.men[name]
    return field.period.moves[figure.horse if man.mounted else "foot"].dice


@clause("AR VI.h")
def together(field: Field, names: Iterable[str], courses: dict[str, Course]) -> list[list[str]]:
    """One throw for all of a seat that move the same way, through the same terrain, in the same direction."""
    groups: list[list[str]] = []
    for name in names:
        mates = [group for group in groups if any(_alike(field, name, other, courses) for other in group)]
        groups = [group for group in groups if group not in mates]
        groups.append([*(each for group in mates for each in group), name])
    order = {name: at for at, name in enumerate(field.standing)}
    return sorted((sorted(group, key=order.__getitem__) for group in groups), key=lambda group: order[group[0]])


def _alike(field: Field, one: str, other: str, courses: dict[str, Course]) -> bool:
    a, b = courses[one], courses[other]
    same = field.seat(one) == field.seat(other) and field.men[one].mounted == field.men[other].mounted
    heroes = [running_dice(field.figure(name), field.men[name], field.period) for name in (one, other)]
    return same and heroes[0] == heroes[1] and a.trouble.pieces == b.trouble.pieces and _same_direction(a, b)


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
    tell.say(Slowed(step.figures, 0 if value == BLOCKED else value * CM, blocked=value == BLOCKED))


def read_speed(tell: Tell, step: SpeedDice, value: int, umpire: Umpire) -> None:
    tell.say(Sped(step.figures, value * CM))


THROWS = {SlownessDice: slowness_throw, SpeedDice: speed_throw}
READS = {SlownessDice: read_slowness, SpeedDice: read_speed}
