"""3.5 and 3.6. From a scenario to the first turn: what a battle begins with, and what its setup asks for."""

from collections.abc import Callable
from typing import Any

from sandtable.games.impetus.rules.orders import (
    Deploy,
    DeploymentDone,
    LeaveTerrain,
    MovePiece,
    PickHalf,
    PlacePiece,
    RemovePiece,
    TerrainDone,
)
from sandtable.games.impetus.rules.setup import setup_roll
from sandtable.games.impetus.rules.setup.offers import deployment_options
from sandtable.games.impetus.rules.setup.scenario import Scenario
from sandtable.games.impetus.rules.setup.setting_up import forbids_deployment, tell_deployment, unit_of
from sandtable.games.impetus.rules.setup.setup_roll import ROLL
from sandtable.games.impetus.rules.state import State, enemy_of
from sandtable.games.impetus.rules.steps import AnyStep, Deployment, TerrainChange, TerrainPlacing, TurnStart
from sandtable.games.impetus.rules.terrain import placing as terrain_placing
from sandtable.games.impetus.rules.terrain.offers import change_options, placing_options
from sandtable.games.impetus.rules.terrain.placing import forbids_change, forbids_placing, tell_change, tell_placing
from sandtable.games.impetus.rules.umpire import Tell, Umpire
from sandtable.kernel.course import Step, question, seat_of_step


def opening(scenario: Scenario) -> tuple[AnyStep, ...]:
    """What a battle begins with: whatever its scenario does not tell is played."""
    if scenario.deployed:
        return (TurnStart(),)
    if scenario.defender is None:
        return (*ROLL, TurnStart())
    return Deployment(scenario.defender), Deployment(enemy_of(scenario.defender)), TurnStart()


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


FOLLOWS: dict[type[Step], Callable[[Tell, Any, Umpire], bool]] = setup_roll.FOLLOWS
THROWS = {**setup_roll.THROWS, **terrain_placing.THROWS}
READS = {**setup_roll.READS, **terrain_placing.READS}
ASKS = {
    TerrainPlacing: question(
        "terrain", "BI 3.5", (PlacePiece, TerrainDone), seat_of_step, forbids_placing, placing_options, tell_placing
    ),
    TerrainChange: question(
        "terrain-change",
        "BI 3.5",
        (RemovePiece, MovePiece, LeaveTerrain),
        seat_of_step,
        forbids_change,
        change_options,
        tell_change,
    ),
    Deployment: question(
        "deployment",
        "BI 3.6",
        (PickHalf, Deploy, DeploymentDone),
        seat_of_step,
        forbids_deployment,
        deployment_options,
        tell_deployment,
    ),
}
