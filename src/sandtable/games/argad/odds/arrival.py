"""Whether the dice let a figure get to the end of its way, if nobody stops it."""

from fractions import Fraction

from msgspec.structs import replace

from sandtable.games.argad.rules.dice import BLOCKED
from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.pace import course, full_pace
from sandtable.games.argad.rules.movement.slowness import dice_steps, slowness_throw, speed_throw
from sandtable.games.argad.rules.orders import Move
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.state import Pace, State
from sandtable.games.argad.rules.steps import AnyStep, SlownessDice, SpeedDice
from sandtable.games.argad.rules.tables import CM
from sandtable.odds.spread import readings


def dice_of(state: State, field: Field, move: Move) -> tuple[int, int]:
    """How many dice of speed and of slowness a figure throws that goes alone."""
    steps = dice_steps(state, field, (move,))
    speed = sum(step.dice for step in steps if isinstance(step, SpeedDice))
    return speed, sum(step.dice for step in steps if isinstance(step, SlownessDice))


def arrival(ruleset: Argad, state: State, move: Move) -> Fraction:
    """The chance that a figure that goes alone gets to the end of its way."""
    field = ruleset.umpire.field(state)
    ways: dict[tuple[Pace, ...], Fraction] = {(): Fraction(1)}
    for step in dice_steps(state, field, (move,)):
        paces = _paces(ruleset, state, step)
        ways = {(*way, pace): one * other for way, one in ways.items() for pace, other in paces.items()}
    going = course(state, field, move)
    arrives = (
        chance
        for way, chance in ways.items()
        if full_pace(replace(state, paces=way), field, move, going) >= going.length
    )
    return sum(arrives, Fraction(0))


def _paces(ruleset: Argad, state: State, step: AnyStep) -> dict[Pace, Fraction]:
    """What a throw may do to a move."""
    if isinstance(step, SpeedDice):
        chances = readings(speed_throw(state, step, ruleset.umpire)).chances()
        return {Pace(step.figures[0], int(str(sum_)) * CM): chance for sum_, chance in chances.items()}
    assert isinstance(step, SlownessDice)
    chances = readings(slowness_throw(state, step, ruleset.umpire)).chances()
    return {
        Pace(
            step.figures[0], -int(str(lost)) * CM if lost != BLOCKED else 0, lost == BLOCKED, step.ground, step.cost
        ): chance
        for lost, chance in chances.items()
    }
