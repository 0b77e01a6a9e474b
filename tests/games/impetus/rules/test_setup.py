"""Setup of Basic Impetus: who attacks, what lies on the table, and the way to the first turn."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.events import SetupThrown, SetupTied
from sandtable.games.impetus.rules.orders import (
    AnyOrder,
    LeaveTerrain,
    MovePiece,
    PlacePiece,
    RemovePiece,
    TerrainDone,
)
from sandtable.games.impetus.rules.setup.scenario import Post, Scenario, piece_of
from sandtable.games.impetus.rules.setup.setting_up import missing, unit_of
from sandtable.games.impetus.rules.state import State, Throws
from sandtable.games.impetus.rules.steps import (
    Deployment,
    PieceDie,
    SetupJudged,
    SetupThrow,
    TerrainChange,
    TerrainPlacing,
    TurnStart,
)
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece
from sandtable.kernel.dice import counts
from sandtable.table.plane import Pose
from tests.games.impetus.rules.setup_walk import (
    ARMIES,
    BATTLES,
    ENCOUNTER,
    HUGE,
    NUMBERS,
    TABLES,
    UMPIRE,
    WithSecondRoad,
    awaited,
    begun,
    keys,
    options,
    ordered,
    refused,
    scenario,
    thrown,
    told,
    top,
    u,
    walked,
)

# The beginning


@pytest.mark.parametrize("name", [name for name, battle in BATTLES.items() if battle.deployed])
def test_a_battle_that_is_told_begins_with_its_first_turn(name: str) -> None:
    """Everybody stands where the file says, front or rear."""
    state = begun(BATTLES[name])
    assert state.agenda == (TurnStart(),)
    assert (state.defender, state.half, state.pieces) == (
        BATTLES[name].defender,
        BATTLES[name].half,
        BATTLES[name].pieces,
    )
    there = [unit_id for unit in state.units for unit_id in (unit.id, unit.rear_id) if unit_id]
    told_of = [piece_of(seat, unit.id) for seat, side in BATTLES[name].sides.items() for unit in side.army.units]
    assert sorted(there) == sorted(told_of)
    assert [unit.seat for unit in state.units if unit.general] == ["red", "blue"]
    assert len(state.poses) == len(state.units)


def test_what_is_not_told_is_played() -> None:
    """All of it, or the deployment alone."""
    assert begun(ENCOUNTER).agenda == (SetupThrow("red"), SetupThrow("blue"), SetupJudged(), TurnStart())
    half_told = begun(replace(ENCOUNTER, defender="blue"))
    assert half_told.agenda == (Deployment("blue"), Deployment("red"), TurnStart())


def test_a_general_in_a_large_unit_stands_in_front() -> None:
    """BI 2.5.1f, whichever of the two he rides in."""
    side = scenario("swiss", "gauls").red
    assert side.army.units[0].leads
    large = unit_of(side, "red", Post("fp-2", Pose(0, 0, 0), "fp-1"))
    assert (large.id, large.rear_id, large.general) == ("red.fp-2", "red.fp-1", True)
    assert large.rear == side.army.units[0].profile
    assert not unit_of(side, "red", Post("fp-2", Pose(0, 0, 0), "fp-3")).general


# BI 3.5: the setup roll


def test_two_dice_and_one_for_each_mounted_unit() -> None:
    """Elephants, chariots and wagenburgs ride too."""
    state = begun(scenario("indians-classical", "hussites"))
    throw = awaited(state)
    assert (throw.seat, throw.count, throw.sides, throw.clause) == ("red", 2, 6, "BI 3.5")
    assert [line.value for line in throw.lines] == [4]
    state = thrown(state, 1, 2)
    assert state.throws == Throws(red=7)
    assert awaited(state).seat == "blue"
    assert [line.value for line in awaited(state).lines] == [4]


def test_the_lower_side_defends() -> None:
    """He places terrain, the other may change it; then both set up, the defender first."""
    state = begun(ENCOUNTER)
    state = thrown(thrown(state, 1, 1), 1, 1)
    assert state.defender == "red"
    assert state.throws == Throws()
    assert state.agenda == (
        TerrainPlacing("red"),
        TerrainChange("blue"),
        Deployment("red"),
        Deployment("blue"),
        TurnStart(),
    )
    assert thrown(thrown(begun(ENCOUNTER), 6, 6), 1, 1).defender == "blue"


def test_a_tie_is_thrown_again() -> None:
    """As often as it comes."""
    state = begun(ENCOUNTER)
    for _ in range(2):
        events, state = told(thrown(state, 1, 2), 1, 1)
        assert SetupThrown("blue", 5) in events
        assert SetupTied() in events
        assert state.throws == Throws()
        assert state.agenda == begun(ENCOUNTER).agenda
    assert thrown(thrown(state, 6, 6), 1, 1).defender == "blue"


# BI 3.4 and 3.5: terrain


def placing(battle: Scenario = ENCOUNTER) -> State:
    """The defender, red, places his pieces."""
    low = thrown(thrown(begun(battle), 1, 1), 6, 6)
    assert low.agenda[0] == TerrainPlacing("red")
    return low


def hill(name: str, x: float, y: float, **rest: Any) -> Piece:
    return msgspec.structs.replace(Piece(name, "hill", u(x), u(y), 0, u(8), u(6)), **rest)


def road(name: str, *ends: tuple[float, float], across: float = 3, **rest: Any) -> Piece:
    first, second = ((u(x), u(y)) for x, y in ends)
    return Piece(name, "road", across=u(across), ends=(first, second), **rest)


RIVER = Piece("river", "river", across=u(3), ends=((u(20), 0), (u(20), u(60))))
VILLAGE = Piece("village", "village", u(60), u(30), 0, u(8), u(8))
THREE = (hill("a", 10, 10), hill("b", 30, 10), hill("c", 50, 10))


def test_two_pieces_are_the_least() -> None:
    state = placing()
    assert keys(state, TerrainDone()) == [("BI 3.5", "refused-pieces-few")]
    state = ordered(state, PlacePiece(THREE[0]))
    assert keys(state, TerrainDone()) == [("BI 3.5", "refused-pieces-few")]
    state = ordered(state, PlacePiece(THREE[1]), TerrainDone())
    assert state.pieces == THREE[:2]
    assert top(state) == TerrainChange("blue")


def test_four_pieces_are_the_most() -> None:
    """A road counts as a piece."""
    state = ordered(placing(), *map(PlacePiece, (*THREE, road("r", (0, 30), (120, 30)))))
    assert keys(state, PlacePiece(hill("e", 70, 50))) == [("BI 3.5", "refused-pieces-full")]
    assert top(ordered(state, TerrainDone())) == TerrainChange("blue")


@pytest.mark.parametrize("piece", [RIVER, VILLAGE, replace(VILLAGE, kind="town")], ids=lambda piece: piece.kind)
def test_a_river_or_built_up_area_needs_a_five_or_six(piece: Piece) -> None:
    """Failed, another kind may be placed instead, and this one no more."""
    state = ordered(placing(), PlacePiece(piece))
    assert top(state) == PieceDie("red", piece)
    assert counts(awaited(state)) == {True: 2, False: 4}
    assert awaited(state).clause == "BI 3.5"
    for face in (5, 6):
        lucky = thrown(state, face)
        assert (lucky.pieces, top(lucky)) == ((piece,), TerrainPlacing("red"))
        again = replace(piece, id="again")
        assert ("BI 3.5", "refused-pieces-many") in keys(lucky, PlacePiece(again))
    for face in (1, 4):
        failed = thrown(state, face)
        assert (failed.pieces, failed.tried, top(failed)) == ((), (piece.kind,), TerrainPlacing("red"))
        assert keys(failed, PlacePiece(piece)) == [("BI 3.5", "refused-piece-tried")]
        assert ordered(failed, PlacePiece(THREE[0])).pieces == THREE[:1]


def test_village_and_town_have_one_die_between_them() -> None:
    """BI 3.5: one built-up area at the most, not one of each; and one die for either."""
    town = Piece("town", "town", u(20), u(30), 0, u(8), u(8))
    for first, second in ((VILLAGE, town), (town, VILLAGE)):
        lucky = thrown(ordered(placing(), PlacePiece(first)), 6)
        assert keys(lucky, PlacePiece(second)) == [("BI 3.5", "refused-pieces-many")]
        failed = thrown(ordered(placing(), PlacePiece(first)), 4)
        assert keys(failed, PlacePiece(second)) == [("BI 3.5", "refused-piece-tried")]


def test_roads_pass_the_built_up_area() -> None:
    """BI 3.4: by or through it, whichever is placed first; and after the attacker's change too."""
    through, by = road("through", (0, 30), (120, 30)), road("by", (0, 35.5), (120, 35.5))
    off, bent = road("off", (0, 36), (120, 36)), road("bent", (0, 50), (120, 50), bends=((u(60), u(30)),))
    for area in (VILLAGE, replace(VILLAGE, kind="town")):
        there = thrown(ordered(placing(), PlacePiece(area)), 6)
        for fine in (through, by, bent):
            assert keys(there, PlacePiece(fine)) == []
            before = ordered(placing(), PlacePiece(fine))
            assert keys(before, PlacePiece(area)) == []
        assert keys(there, PlacePiece(off)) == [("BI 3.4", "refused-road-passes")]
        assert keys(ordered(placing(), PlacePiece(off)), PlacePiece(area)) == [("BI 3.4", "refused-road-passes")]
        done = ordered(there, PlacePiece(by), TerrainDone())
        astray = replace(area, y=u(20)), replace(off, id="by")
        assert [keys(done, MovePiece(piece)) for piece in astray] == [[("BI 3.4", "refused-road-passes")]] * 2
        assert keys(done, MovePiece(replace(area, x=u(30)))) == keys(done, RemovePiece(area.id)) == []


def test_bending_roads_and_rivers_are_offered() -> None:
    """Beside straight ones; with a village they lead there."""
    for state in (placing(), thrown(ordered(placing(), PlacePiece(VILLAGE)), 6)):
        laid = [offer.order.piece for offer in options(state).offers if isinstance(offer.order, PlacePiece)]
        for kind in ("road", "river"):
            assert {bool(piece.bends) for piece in laid if piece.kind == kind} == {False, True}
    winding = ordered(placing(), PlacePiece(road("r", (0, 30), (120, 30), bends=((u(60), u(25)),))))
    areas = [offer.order.piece for offer in options(winding).offers if isinstance(offer.order, PlacePiece)]
    assert {"village", "town"} <= {piece.kind for piece in areas}


def test_the_defender_says_whether_his_river_is_fordable() -> None:
    """And of nothing else."""
    deep = replace(RIVER, fordable=False)
    assert thrown(ordered(placing(), PlacePiece(deep)), 6).pieces == (deep,)
    assert keys(placing(), PlacePiece(replace(THREE[0], fordable=False))) == [("BI 3.4", "refused-piece-ford")]


@pytest.mark.parametrize(
    ("piece", "wanted"),
    [
        (hill("b", 32, 12), ["refused-pieces-overlap"]),
        (hill("a", 60, 12), ["refused-piece-name"]),
        (hill("", 60, 12), ["refused-piece-unnamed"]),
        (hill("  ", 60, 12), ["refused-piece-unnamed"]),
        (hill("x" * 41, 60, 12), ["refused-piece-unnamed"]),
        (hill("red.fp-1", 60, 12), ["refused-piece-unnamed"]),
        (hill("b\n", 60, 12), ["refused-piece-unnamed"]),
        (hill("b", 2, 12), ["refused-piece-off-table"]),
        (hill("b", -60, 12), ["refused-piece-off-table"]),
        (hill("b", HUGE, 12), ["refused-far"]),
        (hill("b", 60, -HUGE), ["refused-far"]),
        (hill("b", 60, 12, along=HUGE), ["refused-far"]),
        (hill("b", 60, 12, across=-HUGE), ["refused-far"]),
        (hill("b", 60, 12, heading=36_000), ["refused-heading"]),
        (hill("b", 60, 12, heading=-1), ["refused-heading"]),
        (hill("b", HUGE, 12, heading=HUGE), ["refused-far", "refused-heading"]),
        (hill("b", 60, 12, along=0, across=0), ["refused-piece-size"]),
        (hill("b", 60, 12, across=-1), ["refused-piece-size"]),
        (hill("b", 60, 12, along=u(21)), ["refused-piece-size"]),
        (hill("b", 60, 12, kind="castle"), ["refused-piece-kind"]),
        (hill("b", 60, 12, ends=((0, 0), (0, u(60)))), ["refused-piece-form"]),
        (Piece("b", "road"), ["refused-strip-width", "refused-strip-ends"]),
        (Piece("b", "river", across=u(3)), ["refused-strip-ends"]),
        (road("b", (10, 0), (10, 60), along=u(5)), ["refused-piece-form"]),
        (road("b", (10, 0), (10, 60), heading=100), ["refused-piece-form"]),
        (road("b", (10, 0), (10, 60), across=5), ["refused-road-width"]),
        (road("b", (10, 0), (10, 60), across=-3), ["refused-strip-width"]),
        (road("b", (10, 0), (10, 10)), ["refused-strip-ends"]),
        (road("b", (10, 0), (10, 0)), ["refused-strip-ends"]),
        (road("b", (10, 0), (120, 30)), ["refused-road-edges"]),
        (road("b", (10, 0), (HUGE, 30)), ["refused-far"]),
        (replace(RIVER, across=u(21), ends=((u(90), 0), (u(90), u(60)))), ["refused-strip-width"]),
        (replace(RIVER, across=0), ["refused-strip-width"]),
        (replace(RIVER, bends=((u(20), HUGE),)), ["refused-far"]),
        (replace(RIVER, ends=None, bends=((0, 0),)), ["refused-strip-ends"]),
        (hill("b", 60, 12, bends=((0, 0),)), ["refused-piece-form"]),
        (replace(RIVER, bends=((u(20), u(30)), (u(20), u(30)))), ["refused-strip-short"]),
        (replace(RIVER, bends=((u(60), u(30)), (u(20), u(30)))), ["refused-strip-sharp", "refused-strip-sharp"]),
        (replace(RIVER, bends=((u(20), u(10)),) * 90), ["refused-strip-stretches"]),
    ],
)
def test_a_piece_that_may_not_lie_there(piece: Piece, wanted: list[str]) -> None:
    """By name, and whatever its numbers are; what is refused can be sent to anybody."""
    state = ordered(placing(), PlacePiece(hill("a", 30, 12)))
    found = refused(state, PlacePiece(piece))
    assert [refusal.key for refusal in found] == wanted
    assert {refusal.clause for refusal in found} <= {"BI 3.4", "BI 3.5"}
    assert msgspec.json.encode(found)


PIECES = st.builds(
    Piece,
    st.text(max_size=50),
    st.sampled_from([*TABLES.pieces.kinds, "castle", ""]),
    NUMBERS,
    NUMBERS,
    NUMBERS,
    NUMBERS,
    NUMBERS,
    st.none() | st.tuples(st.tuples(NUMBERS, NUMBERS), st.tuples(NUMBERS, NUMBERS)),
    st.booleans(),
    st.lists(st.tuples(NUMBERS, NUMBERS), max_size=7).map(tuple),
)


@settings(max_examples=100)
@given(PIECES)
def test_no_piece_is_so_odd_that_it_cannot_be_judged(piece: Piece) -> None:
    """Placed or moved, it is allowed or refused."""
    state = ordered(placing(), *map(PlacePiece, THREE[:2]))
    assert msgspec.json.encode(refused(state, PlacePiece(piece)))
    changing = ordered(state, TerrainDone())
    assert msgspec.json.encode(refused(changing, MovePiece(replace(piece, id="a"))))


def test_a_road_passes_through_anything() -> None:
    """But no other piece overlaps another."""
    state = ordered(placing(), PlacePiece(THREE[0]), PlacePiece(road("r", (10, 0), (10, 60))))
    assert keys(state, PlacePiece(hill("b", 12, 12))) == [("BI 3.5", "refused-pieces-overlap")]
    assert keys(state, PlacePiece(hill("b", 12, 40))) == []


def lake(name: str, x: float, y: float) -> Piece:
    return Piece(name, "lake", u(x), u(y), 0, u(20), u(20))


def test_the_armies_keep_room_to_deploy() -> None:
    """On a small table two lakes would fill a zone, and nobody could stand in it."""
    state = placing(scenario("romans-polybian", "gauls", "es", "28"))
    one, other = lake("one", 20, 10), lake("other", 40, 10)
    state = ordered(state, PlacePiece(one))
    assert set(keys(state, PlacePiece(other))) == {("BI 3.6", "refused-piece-room")}
    assert keys(state, PlacePiece(replace(other, kind="fields"))) == []
    assert keys(state, PlacePiece(replace(other, y=u(40), x=u(30)))) == []
    wide = Piece("deep", "river", across=u(20), ends=((0, u(50)), (u(60), u(50))), fordable=False)
    assert {refusal.key for refusal in refused(state, PlacePiece(wide))} == {"refused-piece-room"}
    assert keys(state, PlacePiece(replace(wide, fordable=True))) == []
    free = replace(state, scenario=replace(state.scenario, free_deployment=True))
    assert keys(free, PlacePiece(other)) == []


@pytest.mark.parametrize("second", [road("s", (60, 0), (60, 28)), road("s", (62, 30), (120, 31))])
def test_a_second_road_may_end_at_the_village(second: Piece) -> None:
    """BI 3.4, in the edition that says so: after a road across the table, and one only."""
    umpire = WithSecondRoad(TABLES)
    village = thrown(ordered(placing(), PlacePiece(VILLAGE)), 6)
    first = road("r", (0, 30), (120, 30))
    both = ordered(village, PlacePiece(first))
    assert keys(village, PlacePiece(second), umpire) == [("BI 3.4", "refused-strip-ends")]
    assert keys(both, PlacePiece(second), umpire) == []
    short = road("s", (60, 0), (60, 20))
    assert keys(both, PlacePiece(short), umpire) == [("BI 3.4", "refused-strip-ends")]
    assert keys(both, PlacePiece(replace(second, across=u(5))), umpire) == [("BI 3.4", "refused-road-width")]
    three = ordered(both, PlacePiece(second), umpire=umpire)
    third = road("t", (60, 60), (60, 32))
    assert keys(three, PlacePiece(third), umpire) == [("BI 3.4", "refused-strip-ends")]
    french = replace(both, book=EDITIONS["fr"].name)
    assert keys(french, PlacePiece(second)) == [("BI 3.4", "refused-strip-ends")]


def test_no_change_leaves_a_road_that_ends_nowhere() -> None:
    """Neither the village nor the first road goes, unless the second still leads to a village."""
    umpire = WithSecondRoad(TABLES)
    first, second = road("r", (0, 30), (120, 30)), road("s", (60, 0), (60, 28))
    state = thrown(ordered(placing(), PlacePiece(VILLAGE)), 6)
    state = ordered(state, *map(PlacePiece, (first, second)), TerrainDone(), umpire=umpire)
    for order in (RemovePiece("village"), RemovePiece("r")):
        assert keys(state, order, umpire) == [("BI 3.4", "refused-road-stranded")]
    assert keys(state, MovePiece(replace(VILLAGE, x=u(90))), umpire) == [("BI 3.4", "refused-road-passes")]
    nudged = replace(VILLAGE, x=u(61))
    for fine in (RemovePiece("s"), MovePiece(nudged), MovePiece(road("s", (60, 60), (60, 30))), LeaveTerrain()):
        assert keys(state, fine, umpire) == []
    offered = [offer.order for offer in options(state, umpire=umpire).offers]
    assert RemovePiece("s") in offered
    assert RemovePiece("r") not in offered


def changing() -> State:
    """The attacker, blue, may change one of three hills."""
    return ordered(placing(), *map(PlacePiece, THREE), TerrainDone())


def test_the_attacker_removes_a_piece_or_moves_it_or_does_nothing() -> None:
    """One of them, and then both deploy."""
    state = changing()
    moved = hill("a", 90, 50, heading=4500)
    for order, left in (
        (RemovePiece("b"), (THREE[0], THREE[2])),
        (MovePiece(moved), (moved, *THREE[1:])),
        (LeaveTerrain(), THREE),
    ):
        after = ordered(state, order)
        assert after.pieces == left
        assert top(after) == Deployment("red")
    few = ordered(placing(), *map(PlacePiece, THREE[:2]), TerrainDone(), RemovePiece("a"))
    assert few.pieces == THREE[1:2]


@pytest.mark.parametrize(
    ("order", "wanted"),
    [
        (RemovePiece("z"), ("BI 3.5", "refused-piece-unknown")),
        (MovePiece(hill("z", 90, 50)), ("BI 3.5", "refused-piece-unknown")),
        (MovePiece(hill("a", 90, 50, kind="lake")), ("BI 3.5", "refused-piece-changed")),
        (MovePiece(hill("a", 90, 50, along=u(9))), ("BI 3.5", "refused-piece-changed")),
        (MovePiece(hill("a", 90, 50, across=u(5))), ("BI 3.5", "refused-piece-changed")),
        (MovePiece(hill("a", 52, 10)), ("BI 3.5", "refused-pieces-overlap")),
        (MovePiece(hill("a", 119, 10)), ("BI 3.4", "refused-piece-off-table")),
        (MovePiece(hill("a", HUGE, 10)), ("BI 3.4", "refused-far")),
    ],
)
def test_a_change_keeps_to_the_limits(order: AnyOrder, wanted: tuple[str, str]) -> None:
    """A piece that is moved stays what it is, and lies where a new one might."""
    assert keys(changing(), order) == [wanted]


def test_a_piece_may_move_over_where_it_was() -> None:
    """It is not in its own way."""
    assert keys(changing(), MovePiece(hill("a", 12, 11))) == []


def test_offers_of_terrain() -> None:
    """A piece of each kind, those that the dice or the limits forbid told with their reasons."""
    state = placing()
    offered = [offer.order for offer in options(state).offers]
    assert {order.piece.kind for order in offered if isinstance(order, PlacePiece)} == set(TABLES.pieces.kinds)
    assert [barred.order for barred in options(state).barred] == [TerrainDone()]
    failed = thrown(ordered(state, PlacePiece(RIVER)), 1)
    (done, river) = options(failed).barred
    assert isinstance(river.order, PlacePiece)
    assert (done.order, river.order.piece.kind) == (TerrainDone(), "river")
    assert [refusal.key for refusal in river.refusals] == ["refused-piece-tried"]
    full = ordered(failed, *map(PlacePiece, THREE), PlacePiece(hill("d", 70, 10)))
    assert [offer.order for offer in options(full).offers] == [TerrainDone()]
    one = [offer.order for offer in options(changing(), "b").offers]
    assert {order.piece.id for order in one if isinstance(order, MovePiece)} == {"b"}
    assert {RemovePiece("b"), LeaveTerrain()} <= {order for order in one if not isinstance(order, MovePiece)}


# The whole way


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("edition", EDITIONS)
def test_chance_gets_to_the_first_turn(seed: int, edition: str) -> None:
    """Whatever is offered is accepted, and the setup ends with both armies on the table."""
    names = list(ARMIES)
    draw = random.Random(seed).randint
    for battle in (
        replace(ENCOUNTER, edition=edition),
        scenario(names[3 * seed], "hussites", edition, "28"),
        scenario("gauls", names[3 * seed + 1], edition, "10", board=Board(u(60), u(46)), defender="blue"),
        replace(ENCOUNTER, edition=edition, free_deployment=True),
    ):
        umpire = WithSecondRoad(TABLES) if seed % 2 else UMPIRE
        last = walked(begun(battle), draw, umpire=umpire)[-1]
        for seat, side in battle.sides.items():
            assert missing(last, seat) == []
            assert sum(unit.seat == seat for unit in last.units) <= len(side.army.units)
        assert last.half or battle.free_deployment
        assert 1 <= len(last.pieces) <= 4 or battle.defender
