"""The ready-made deployment of Basic Impetus."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.orders import (
    DeploymentDone,
)
from sandtable.games.impetus.rules.setup.array import PLACES, array, forbids_crowding, room_for_all
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import (
    TurnStart,
)
from sandtable.games.impetus.rules.tableau import base_of
from sandtable.games.impetus.rules.terrain.ground import disorders
from sandtable.games.impetus.rules.terrain.pieces import Piece, outline
from sandtable.games.impetus.rules.terrain.random_field import random_field
from sandtable.games.impetus.rules.troops.profiles import CAVALRY, SKIRMISHERS, TYPES
from sandtable.table.spacing import overlap
from tests.games.impetus.rules.setup_walk import (
    ARMIES,
    SCALES,
    TABLES,
    UMPIRE,
    UP,
    begun,
    deploy,
    deploying,
    options,
    ordered,
    scenario,
    top,
    u,
)

# The array


def test_every_type_has_a_place_in_the_line() -> None:
    """Skirmishers stand in front of it."""
    assert {*PLACES, SKIRMISHERS} == set(TYPES)


FIELDS = 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("name", ARMIES)
def test_the_array_is_allowed(edition: str, scale: str, name: str) -> None:
    """Every army, at every scale, in both halves, on any ground; one order after the other, until all stand."""
    draw = random.Random(f"{edition} {scale} {name}").randint
    battle = scenario(name, name, edition, scale, defender="red")
    for field in range(FIELDS):
        pieces = random_field(battle.board, TABLES.pieces, draw) if field else ()
        for half in ("lower", "upper"):
            state = begun(replace(battle, pieces=pieces, half=half))
            for _ in state.scenario.sides:
                state = ordered(state, *array(state, top(state).seat, UMPIRE), DeploymentDone())  # type: ignore[attr-defined]
            assert top(state) == TurnStart()


def drawn_up(name: str, edition: str = "fr", scale: str = "28", **rest: Any) -> State:
    """An army by its array in the lower half."""
    state = begun(scenario(name, name, edition, scale, **{"defender": "red", "half": "lower", **rest}))
    return ordered(state, *array(state, "red", UMPIRE))


def xs(state: State, *types: str) -> list[int]:
    return [pose.x for unit, pose in zip(state.units, state.poses, strict=True) if unit.type in types]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("name", ["macedon-alexander", "carthage-hannibal", "french-feudal", "burgundians"])
def test_foot_in_the_centre_horse_on_the_wings(name: str, scale: str) -> None:
    """On both, and skirmishers before the line."""
    state = drawn_up(name, scale=scale)
    foot, horse = xs(state, "FP", "FL"), xs(state, *CAVALRY)
    assert min(horse) < min(foot) <= max(foot) < max(horse)
    fronts = {unit.type: pose.y for unit, pose in zip(state.units, state.poses, strict=True)}
    assert fronts["S"] > fronts["FP"]
    assert all(pose.heading == UP for pose in state.poses)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ARMIES)
def test_the_general_is_not_exposed(name: str, edition: str) -> None:
    """He rides neither at an end of the line nor before it."""
    state = drawn_up(name, edition)
    (general,) = (place for place, unit in enumerate(state.units) if unit.general)
    here = state.poses[general]
    line = [pose.x for pose in state.poses if pose.y == here.y]
    ahead = [pose for pose in state.poses if pose.y > here.y]
    assert min(line) < here.x < max(line) or len(ahead) >= 3


def test_pikes_and_impetuous_foot_stand_two_deep() -> None:
    """If the army has units enough (BI 2.5.1a)."""
    pairs = {name: sum(bool(unit.rear_id) for unit in drawn_up(name).units) for name in ("swiss", "gauls", "normans")}
    assert pairs == {"swiss": 3, "gauls": 2, "normans": 0}


def test_nobody_stands_without_need_where_the_ground_disorders_him() -> None:
    """The line parts around a marsh in its middle; light foot does not mind."""
    marsh = Piece("marsh", "marsh", u(45), u(12), 0, u(10), u(6))
    for name in ARMIES:
        state = drawn_up(name, pieces=(marsh,))
        for unit, pose in zip(state.units, state.poses, strict=True):
            base = base_of(unit, pose, UMPIRE.scale(state))
            in_it = overlap(base.outline, outline(marsh, TABLES.pieces))
            assert not (in_it and disorders("difficult", unit)), (name, unit.id)


def test_the_array_completes_what_was_begun() -> None:
    """Who stands already stays where he is."""
    state = ordered(deploying(), deploy("cp-1", 45, 15), deploy("fp-1", 45, 8, rear="fp-3"))
    after = ordered(state, *array(state, "red", UMPIRE), DeploymentDone())
    assert after.poses[:2] == state.poses
    assert array(after, "red", UMPIRE) == ()


def test_a_field_without_room_is_known() -> None:
    """Who finds no room is left out of the array, and a piece that closes it is refused."""
    lake = Piece("lake", "river", across=u(30), ends=((0, u(15)), (u(90), u(15))), fordable=False)
    state = deploying(pieces=(lake,))
    assert not room_for_all(state, "red", UMPIRE)
    assert [refusal.clause for refusal in forbids_crowding(state, lake, UMPIRE)] == ["BI 3.6", "BI 3.6"]
    with pytest.raises(AssertionError):
        options(state)
