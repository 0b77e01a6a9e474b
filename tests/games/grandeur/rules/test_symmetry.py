"""Turning, mirroring or shifting the whole table, or exchanging the sides, changes nothing in Grandeur either."""

from functools import lru_cache
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.grandeur.files.armies import find_army, load_army
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.rules.setup.scenario import GeneralPost, Scenario, Side
from sandtable.games.impetus.rules.setup.scenario import Post
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece
from sandtable.table.plane import UNIT, Pose
from tests.games.impetus.rules.test_symmetry import (
    SIDE,
    WORLDS,
    Record,
    World,
    recorded,
    replayed,
    value_in,
)
from tests.games.impetus.rules.test_symmetry import scenario_in as impetus_scenario_in

SEEDS = range(4)
ARMIES = [("french-peninsula", "british"), ("prussian-1806", "spanish"), ("austrian", "french-1805")]
SIDES = ("quarter turn", "half turn", "mirror", "shift", "sides")


def side(name: str, y: int, heading: int, back: int) -> Side:
    army = load_army(find_army(name))
    posts = tuple(
        Post(unit.id, Pose((33 + 9 * (n % 7)) * UNIT, y + back * (n // 7) * 8 * UNIT, heading))
        for n, unit in enumerate(army.units)
    )
    generals = tuple(
        GeneralPost(general.id, Pose((36 + 3 * n) * UNIT, y + back * 11 * UNIT, heading))
        for n, (general, _, _) in enumerate(army.generals)
    )
    return Side(army=army, posts=posts, generals=generals)


def scenario(seed: int) -> Scenario:
    """Two armies close to each other in the middle of a large table."""
    red, blue = ARMIES[seed % len(ARMIES)]
    return Scenario(
        edition="fr",
        scale="15",
        board=Board(SIDE, SIDE),
        red=side(red, 54 * UNIT, 9000, -1),
        blue=side(blue, 66 * UNIT, 27000, 1),
        pieces=(Piece("wood", "wood", 40 * UNIT, 62 * UNIT, 3000, 9 * UNIT, 6 * UNIT),),
        last_turn=2,
        defender="red",
        half="lower",
        free_deployment=True,
        squares_by_order=bool(seed % 2),
    )


def scenario_in(world: World, told: Scenario) -> Any:
    moved: Any = replace(told, red=generals_in(world, told.red), blue=generals_in(world, told.blue))
    return impetus_scenario_in(world, moved)


def generals_in(world: World, side: Side) -> Side:
    posts = tuple(replace(post, pose=value_in(world, "pose", post.pose)) for post in side.generals)
    return replace(side, generals=posts)


@lru_cache(maxsize=len(SEEDS))
def played(seed: int) -> Record:
    return recorded(load_grandeur(), scenario(seed), seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", SIDES)
def test_a_changed_table_plays_the_same_game(name: str, seed: int) -> None:
    """The same orders and dice lead to the same states, each as the change makes it."""
    world = WORLDS[name]
    replayed(world, load_grandeur(), scenario_in(world, scenario(seed)), played(seed))


def test_the_games_are_rough_enough() -> None:
    """Between them they have reactions, volleys and tests in them."""
    orders = {type(order).__name__ for seed in SEEDS for _, order in played(seed).orders}
    assert {"Charge", "Shoot", "Ride", "Attach", "MoveAgain", "GoOnOpportunity", "Evade", "FormSquare"} <= orders
    throws = {what for seed in SEEDS for _, what, _ in played(seed).throws}
    assert {"melee", "cohesion", "fire", "retreat", "point-blank", "discipline-move", "corps-initiative"} <= throws
