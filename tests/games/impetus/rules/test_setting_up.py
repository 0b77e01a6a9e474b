"""Deployment of Basic Impetus: who may stand where, and what is offered."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.orders import (
    Deploy,
    DeploymentDone,
    PickHalf,
)
from sandtable.games.impetus.rules.setup.array import array, spacious
from sandtable.games.impetus.rules.setup.scenario import piece_of
from sandtable.games.impetus.rules.setup.setting_up import missing
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import (
    Deployment,
    TurnStart,
)
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece
from sandtable.games.impetus.rules.terrain.random_field import random_field
from sandtable.table.plane import Pose
from tests.games.impetus.rules.setup_walk import (
    DOWN,
    HUGE,
    NUMBERS,
    SCALES,
    TABLES,
    UMPIRE,
    UP,
    begun,
    deploy,
    deploying,
    keys,
    options,
    ordered,
    refused,
    scenario,
    top,
    u,
    walked,
)

# BI 3.6: deployment


def test_the_defender_picks_his_half_first() -> None:
    """The attacker has the other one."""
    state = deploying(half=None)
    assert keys(state, deploy("fp-1", 45, 15)) == [("BI 3.6", "refused-half-first")]
    assert [offer.order for offer in options(state).offers] == [PickHalf("lower"), PickHalf("upper")]
    upper = ordered(state, PickHalf("upper"))
    assert upper.half == "upper"
    assert keys(upper, deploy("fp-1", 45, 15)) == [("BI 3.6", "refused-deploy-centre")]
    assert keys(upper, deploy("fp-1", 45, 45, DOWN)) == []
    upper = ordered(upper, *array(upper, "red", UMPIRE), DeploymentDone())
    assert top(upper) == Deployment("blue")
    assert keys(upper, PickHalf("upper")) == [("BI 3.6", "refused-half-attacker")]
    blue = Deploy("blue.fl-1", u(45), u(15), UP)
    assert keys(upper, blue) == []
    assert keys(upper, replace(blue, y=u(48))) != []


def test_a_half_is_picked_anew_only_before_anything_stands() -> None:
    state = ordered(deploying(half=None), PickHalf("upper"), PickHalf("lower"))
    assert state.half == "lower"
    state = ordered(state, deploy("fp-1", 45, 15))
    assert keys(state, PickHalf("upper")) == [("BI 3.6", "refused-half-late")]
    assert keys(deploying(), PickHalf("upper")) == [("BI 3.6", "refused-half-told")]


@pytest.mark.parametrize(
    ("order", "wanted"),
    [
        (deploy("fp-3", 45, 15.001), [("BI 3.6", "refused-deploy-centre")]),
        (deploy("fp-3", 45, 45, DOWN), [("BI 3.6", "refused-deploy-centre")]),
        (deploy("fp-3", 12.999, 15), [("BI 3.6", "refused-deploy-edge")]),
        (deploy("fp-3", 77.001, 15), [("BI 3.6", "refused-deploy-edge")]),
        (deploy("fp-3", 45, 1.9), [("BI 3.6", "refused-deploy-off-table")]),
        (deploy("fp-3", 33, 14), [("BI 3.6", "refused-deploy-overlap")]),
        (deploy("fp-3", 50, 12), [("BI 3.2.4", "refused-deploy-impassable")]),
        (deploy("fp-3", 45, 15, 36_000), [("BI 3.6", "refused-heading")]),
        (deploy("fp-3", 45, 15, -1), [("BI 3.6", "refused-heading")]),
        (deploy("fp-3", HUGE, 15), [("BI 3.6", "refused-far")]),
        (deploy("fp-3", 45, -HUGE), [("BI 3.6", "refused-far")]),
        (deploy("fp-9", 40, 15), [("BI 3.6", "refused-deploy-unknown")]),
        (deploy("fp-3", 40, 15, rear="fp-9"), [("BI 3.6", "refused-deploy-unknown")]),
        (Deploy("fp-3", u(40), u(15), UP), [("BI 3.6", "refused-deploy-unknown")]),
        (Deploy("blue.fl-1", u(40), u(15), UP), [("BI 3.6", "refused-deploy-unknown")]),
        (deploy("fp-3", 40, 15, rear="fp-5"), [("BI 2.5.1a", "refused-large")]),
        (deploy("fp-3", 40, 15, rear="fp-3"), [("BI 2.5.1a", "refused-large")]),
        (deploy("cp-1", 40, 15, rear="cp-2"), [("BI 2.5.1a", "refused-large")]),
        (deploy("fp-2", 40, 15), [("BI 2.5.1a", "refused-deploy-rear")]),
        (deploy("fp-3", 40, 15, rear="fp-2"), [("BI 2.5.1a", "refused-deploy-rear")]),
        (deploy("fp-3", 40, 15, rear="fp-4"), []),
        (deploy("fp-3", 36, 15), []),
        (deploy("fp-3", 13, 15), []),
    ],
)
def test_where_a_unit_may_stand(order: Deploy, wanted: list[tuple[str, str]]) -> None:
    """By clause; fp-1 stands there already with fp-2 behind it, and there are rocks."""
    rocks = Piece("rocks", "rocks", u(52), u(10), 0, u(8), u(8))
    state = ordered(deploying(pieces=(rocks,)), deploy("fp-1", 30, 15, rear="fp-2"))
    assert keys(state, order) == wanted
    assert msgspec.json.encode(refused(state, order))


@pytest.mark.parametrize(("edition", "wanted"), [("fr", []), ("es", [("BI 3.6", "refused-deploy-edge")])])
def test_the_editions_differ_at_the_short_edges(edition: str, wanted: list[tuple[str, str]]) -> None:
    """At least 10 U, or more than 10 U."""
    state = deploying(edition=edition, board=Board(u(90), u(60)))
    assert keys(state, deploy("fp-3", 13, 15)) == wanted
    assert keys(state, deploy("fp-3", 13.001, 15)) == []
    (low, high) = {(offer.low, offer.high) for offer in options(state, "red.fp-3").offers}.pop()
    assert (low, high) == ((u(13), u(77)) if edition == "fr" else (u(13) + 1, u(77) - 1))


def test_a_unit_that_stands_is_set_up_elsewhere() -> None:
    """It is not in its own way, and who was behind it is missing again."""
    state = ordered(deploying(), deploy("fp-1", 30, 15, rear="fp-2"), deploy("fp-1", 31, 15))
    assert [(unit.id, unit.rear_id) for unit in state.units] == [("red.fp-1", "")]
    assert state.poses == (Pose(u(31), u(15), UP),)
    assert "fp-2" in {unit.id for unit in missing(state, "red")}


def test_who_stands_alone_may_go_behind_another() -> None:
    """Also where they change places."""
    state = ordered(deploying(), deploy("fp-1", 30, 15), deploy("fp-2", 40, 15), deploy("fp-1", 40, 15, rear="fp-2"))
    assert [(unit.id, unit.rear_id) for unit in state.units] == [("red.fp-1", "red.fp-2")]
    state = ordered(state, deploy("fp-2", 40, 15, rear="fp-1"))
    assert [(unit.id, unit.rear_id) for unit in state.units] == [("red.fp-2", "red.fp-1")]


def test_everything_is_deployed() -> None:
    """Each unit that is missing is named."""
    state = deploying()
    (barred,) = options(state).barred
    assert barred.order == DeploymentDone()
    plan = array(state, "red", UMPIRE)
    state = ordered(state, *plan[:-2])
    found = refused(state, DeploymentDone())
    absent = {name for order in plan[-2:] for name in (order.unit, order.rear) if name}
    assert {refusal.pieces[0] for refusal in found} == absent
    assert {(refusal.clause, refusal.key) for refusal in found} == {("BI 3.6", "refused-deploy-missing")}
    state = ordered(state, *plan[-2:])
    assert [offer.order for offer in options(state).offers] == [DeploymentDone()]
    assert top(ordered(state, DeploymentDone())) == Deployment("blue")


def test_the_zones_may_be_lifted() -> None:
    """Then nobody needs a half; all else holds, and both armies keep off each other."""
    state = deploying(half=None, free_deployment=True)
    assert keys(state, deploy("fp-3", 5, 30)) == []
    assert keys(state, deploy("fp-3", 2, 30)) == [("BI 3.6", "refused-deploy-off-table")]
    state = ordered(state, *array(state, "red", UMPIRE), DeploymentDone())
    there = state.poses[0]
    blue = Deploy("blue.cm-1", there.x, there.y, UP)
    assert ("BI 3.6", "refused-deploy-overlap") in keys(state, blue)
    state = ordered(state, *array(state, "blue", UMPIRE), DeploymentDone())
    assert top(state) == TurnStart()


ORDERS = st.builds(
    Deploy,
    st.sampled_from(["red.fp-1", "red.fp-2", "red.cp-1", "blue.fl-1", "", "red."]),
    NUMBERS,
    NUMBERS,
    NUMBERS,
    st.sampled_from(["", "red.fp-1", "red.fp-2", "red.cp-1", "blue.fl-1", "red."]),
)


@settings(max_examples=100)
@given(ORDERS, st.sampled_from(["lower", "upper", None]))
def test_no_order_is_so_odd_that_it_cannot_be_judged(order: Deploy, half: Any) -> None:
    """A unit may stand there or not, and places along its rank can be asked for."""
    state = deploying(half=half)
    assert msgspec.json.encode(refused(state, order))
    options(state, order.unit or "red.fp-1", order)


# What is offered


def assert_exact(state: State, piece: str = "", partial: Deploy | None = None) -> int:
    """Every number of an interval is accepted, and the next on either side is not."""
    offers = options(state, piece, partial).offers
    for offer in offers:
        assert (offer.field, offer.low <= offer.high) == ("x", True)
        for number in {offer.low, offer.high, (offer.low + offer.high) // 2}:
            assert keys(state, offer.at(number)) == []
        assert keys(state, offer.at(offer.low - 1)) != []
        assert keys(state, offer.at(offer.high + 1)) != []
    return len(offers)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scale", SCALES)
def test_places_are_exact(edition: str, scale: str) -> None:
    """Between units that stand anyhow, and pieces of any form, at any heading."""
    draw = random.Random(f"{edition} {scale}").randint
    battle = scenario("gauls", "hussites", edition, scale, defender="red", half="lower")
    for _ in range(3):
        battle = replace(battle, pieces=random_field(battle.board, TABLES.pieces, draw))
        for state in walked(begun(battle), draw)[:-1:3]:
            seat = getattr(top(state), "seat", "")
            side = battle.red if seat == "red" else battle.blue
            name = piece_of(seat, side.army.units[draw(0, len(side.army.units) - 1)].id)
            y = draw(0, battle.board.short)
            assert_exact(state, partial=Deploy(name, 0, y, draw(0, 35_999)))
            if all(unit.rear_id != name for unit in state.units):
                assert assert_exact(state, name)


def test_large_units_are_offered() -> None:
    """One of each kind that may stand behind, and only who is missing."""
    state = deploying()
    rears = {offer.order.rear for offer in options(state, "red.fp-1").offers if isinstance(offer.order, Deploy)}
    assert rears == {"", "red.fp-2"}
    assert {offer.order.rear for offer in options(state, "red.cp-1").offers if isinstance(offer.order, Deploy)} == {""}
    state = ordered(state, deploy("fp-1", 30, 15, rear="fp-2"))
    (barred,) = options(state, "red.fp-2").barred
    assert [refusal.key for refusal in barred.refusals] == ["refused-deploy-rear"]
    assert options(state, "red.fp-2").offers == ()
    assert options(state, "rocks").offers == ()


@pytest.mark.parametrize("name", ["byzantines", "magyars-later", "persians-later"])
def test_nobody_gets_stuck_where_an_army_only_just_fits(name: str) -> None:
    """Then only places of the array are offered."""
    battle = scenario(name, name, "es", board=Board(u(46), u(46)), defender="red")
    assert top(walked(begun(battle), random.Random(1).randint)[-1]) == TurnStart()


def test_who_has_got_stuck_is_let_out() -> None:
    """On a table of little room, set up so badly that nobody else fits between."""
    battle = scenario("normans", "gauls", board=Board(u(46), u(46)), defender="red", half="lower")
    state = begun(battle)
    for at, name in enumerate(("cp-1", "cp-2", "cp-3")):
        state = ordered(state, deploy(name, 15 + 8 * at, 6))
    assert not spacious(state, "red", UMPIRE)
    assert options(state, "red.cp-4").offers == ()
    states = walked(state, random.Random(1).randint)
    assert top(states[-1]) == TurnStart()
