"""3.5 and 3.6. From a scenario to the first turn: what a battle begins with, and what its setup asks for."""

from collections.abc import Callable
from typing import Any

from sandtable.games.impetus.rules import orders, steps
from sandtable.games.impetus.rules.events import DefenderFound, SetupThrown, SetupTied
from sandtable.games.impetus.rules.setup.offers import deployment_options
from sandtable.games.impetus.rules.setup.scenario import SEATS, Post, Scenario
from sandtable.games.impetus.rules.setup.setting_up import forbids_deployment, side_of, tell_deployment, unit_of
from sandtable.games.impetus.rules.state import State, enemy_of
from sandtable.games.impetus.rules.terrain.offers import change_options, placing_options
from sandtable.games.impetus.rules.terrain.placing import (
    forbids_change,
    forbids_placing,
    piece_throw,
    read_piece,
    tell_change,
    tell_placing,
)
from sandtable.games.impetus.rules.turn.initiative import higher_throw, setup_throw
from sandtable.games.impetus.rules.umpire import Tell, Umpire, done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import Step, question, seat_of_step
from sandtable.kernel.dice import Throw
from sandtable.table.plane import Pose

ROLL: tuple[steps.AnyStep, ...] = (*map(steps.SetupThrow, SEATS), steps.SetupJudged())
NOWHERE = Pose(0, 0, 0)


@clause("BI 3.5")
def prepared(defender: str) -> tuple[steps.AnyStep, ...]:
    """The defender places terrain, the attacker may change it; then both set up, the defender first."""
    attacker = enemy_of(defender)
    return (
        steps.TerrainPlacing(defender),
        steps.TerrainChange(attacker),
        steps.Deployment(defender),
        steps.Deployment(attacker),
    )


def _throw(state: State, step: steps.SetupThrow, umpire: Umpire) -> Throw:
    side = side_of(state, step.seat)
    return setup_throw(step.seat, [unit_of(side, step.seat, Post(unit.id, NOWHERE)) for unit in side.army.units])


def _read(tell: Tell, step: steps.SetupThrow, value: int, umpire: Umpire) -> None:
    tell.say(SetupThrown(step.seat, value))
    done(tell)


@clause("BI 3.5")
def _judged(tell: Tell, step: steps.SetupJudged, umpire: Umpire) -> bool:
    """The lower side defends; a tie is thrown again."""
    best = higher_throw(tell.state.throws)
    if best is None:
        tell.say(SetupTied())
        done(tell, *ROLL)
    else:
        defender = enemy_of(SEATS[best])
        tell.say(DefenderFound(defender))
        done(tell, *prepared(defender))
    return True


def opening(scenario: Scenario) -> tuple[steps.AnyStep, ...]:
    """What a battle begins with: everything that its scenario does not give is played."""
    if scenario.deployed:
        return (steps.TurnStart(),)
    if scenario.defender is None:
        return (*ROLL, steps.TurnStart())
    return steps.Deployment(scenario.defender), steps.Deployment(enemy_of(scenario.defender)), steps.TurnStart()


def first_state(scenario: Scenario, book: str) -> State:
    """The battle before anything has happened, by the rules of a book."""
    posted = [(unit_of(side, seat, post), post.pose) for seat, side in scenario.sides.items() for post in side.posts]
    return State(
        book=book,
        scenario=scenario,
        agenda=opening(scenario),
        pieces=scenario.pieces,
        defender=scenario.defender or "",
        half=scenario.half,
        units=tuple(unit for unit, _ in posted),
        poses=tuple(pose for _, pose in posted),
    )


FOLLOWS: dict[type[Step], Callable[[Tell, Any, Umpire], bool]] = {steps.SetupJudged: _judged}
THROWS: dict[type[Step], Callable[[State, Any, Umpire], Throw]] = {
    steps.SetupThrow: _throw,
    steps.PieceDie: piece_throw,
}
READS: dict[type[Step], Callable[[Tell, Any, Any, Umpire], None]] = {
    steps.SetupThrow: _read,
    steps.PieceDie: read_piece,
}
ASKS = {
    steps.TerrainPlacing: question(
        "terrain",
        "BI 3.5",
        (orders.PlacePiece, orders.TerrainDone),
        seat_of_step,
        forbids_placing,
        placing_options,
        tell_placing,
    ),
    steps.TerrainChange: question(
        "terrain-change",
        "BI 3.5",
        (orders.RemovePiece, orders.MovePiece, orders.LeaveTerrain),
        seat_of_step,
        forbids_change,
        change_options,
        tell_change,
    ),
    steps.Deployment: question(
        "deployment",
        "BI 3.6",
        (orders.PickHalf, orders.Deploy, orders.DeploymentDone),
        seat_of_step,
        forbids_deployment,
        deployment_options,
        tell_deployment,
    ),
}
