"""Scenarios of Basic Impetus: what forbids them, and fields by any numbers that are drawn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from sandtable.games.impetus.files.battles import battles, load_battle, load_measures
from sandtable.games.impetus.files.tables import load_pieces
from sandtable.games.impetus.rules.setup.check_battle import judge_scenario, stand_of
from sandtable.games.impetus.rules.setup.scenario import SEATS, SIDES, Post, Scenario
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece, closed_ground, judge_piece
from sandtable.games.impetus.rules.terrain.random_field import random_field
from sandtable.games.impetus.rules.troops.groups import may_form_large
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import UNIT, Pose

BATTLE = load_battle(battles()["granicus"])
TO_PLAY = load_battle(battles()["encounter"])
BOARDS = st.tuples(st.integers(SIDES[0], 130), st.integers(0, 80)).map(
    lambda s: Board((s[0] + s[1]) * UNIT, s[0] * UNIT)
)


def judged(scenario: Scenario) -> list[Refusal]:
    """What forbids it; every refusal names its field and its clause."""
    found = list(judge_scenario(scenario, load_measures()))
    assert all("field" in refusal.args and refusal.clause for refusal in found)
    return found


def posted(*posts: Post) -> Scenario:
    return replace(BATTLE, red=replace(BATTLE.red, posts=posts))


def test_every_refusal_that_applies_is_given() -> None:
    """Of the edition, the figures, the table, the turns and the pieces at once."""
    pieces = (Piece("a", "castle"), Piece("b", "river"), Piece("b", "hill", 9000, 9000, 0, 30_000, 9000))
    bad = replace(BATTLE, edition="it", scale="54", board=Board(10, 20), last_turn=0, pieces=pieces)
    assert {refusal.args["field"] for refusal in judged(bad)} == {
        "edition",
        "scale",
        "board",
        "last_turn",
        "piece.0.kind",
        "piece.1.across",
        "piece.1.ends",
        "piece.2.along",
        "piece.2.id",
        "piece.2.x",
    }


def test_units_are_named_with_their_side() -> None:
    """Both armies have a unit of the name."""
    fleeing = replace(BATTLE.blue.posts[0], pose=Pose(0, 0, 0))
    found = judged(replace(BATTLE, blue=replace(BATTLE.blue, posts=(fleeing, *BATTLE.blue.posts[1:]))))
    assert {refusal.pieces for refusal in found} == {("blue.s-1",)}
    assert all(refusal.witnesses for refusal in found)


def test_everything_is_deployed_once() -> None:
    found = judged(posted(*BATTLE.red.posts[:-1], BATTLE.red.posts[0]))
    assert {(refusal.key, refusal.pieces[0]) for refusal in found} == {
        ("refused-deploy-twice", "red.cl-1"),
        ("refused-deploy-missing", "red.s-1"),
        ("refused-deploy-overlap", "red.cl-1"),
    }


def test_one_side_alone_is_not_deployed() -> None:
    """Then all of it is missing."""
    found = judged(posted())
    assert {refusal.key for refusal in found} == {"refused-deploy-missing"}
    assert len(found) == len(BATTLE.red.army.units)


@pytest.mark.parametrize(
    ("front", "rear", "allowed"),
    [
        ("fp-1", "fp-2", True),
        ("fp-1", "fp-5", False),
        ("fp-1", "fl-1", False),
        ("cp-1", "cp-2", False),
    ],
)
def test_large_units(front: str, rear: str, allowed: bool) -> None:
    """BI 2.5.1a: two units of pikes."""
    one, other = BATTLE.red.unit(front), BATTLE.red.unit(rear)
    assert one
    assert other
    assert may_form_large(one.profile, other.profile) is allowed


def test_nobody_stands_behind_himself() -> None:
    """A large unit is two units."""
    found = judged(posted(Post("fp-1", Pose(30 * UNIT, 5 * UNIT, 9000), "fp-1")))
    assert "refused-large" in {refusal.key for refusal in found}


def test_impetuous_foot_may_be_large_but_not_two_of_a_kind_that_only_one_is() -> None:
    gauls = TO_PLAY.blue
    one, other = gauls.unit("fl-1"), gauls.unit("fl-2")
    assert one
    assert other
    assert may_form_large(one.profile, other.profile)
    tame = replace(other, profile=replace(other.profile, traits=()))
    assert not may_form_large(one.profile, tame.profile)


def test_a_large_unit_is_as_deep_as_both() -> None:
    """BI 2.5.1f."""
    post = next(post for post in BATTLE.red.posts if post.rear)
    stand = stand_of(BATTLE.red, post, load_measures().scales["10"])
    assert stand
    assert (stand.front, stand.depth) == (6 * UNIT, 4 * UNIT)


def test_a_table_has_room_for_those_who_have_still_to_be_set_up() -> None:
    """Unless the zones are lifted."""
    small = replace(TO_PLAY, board=Board(40 * UNIT, 40 * UNIT))
    assert [(refusal.clause, refusal.key) for refusal in judged(small)] == [("BI 3.6", "refused-board-room")]
    assert judged(replace(small, free_deployment=True)) == []


def test_halves_are_opposite() -> None:
    assert [BATTLE.half_of(seat) for seat in SEATS] == ["lower", "upper"]
    assert TO_PLAY.half_of("red") is None


def test_a_river_without_a_ford_is_closed() -> None:
    river = next(piece for piece in BATTLE.pieces if piece.kind == "river")
    assert closed_ground([river], load_pieces()) == ()
    assert {name for name, _ in closed_ground([replace(river, fordable=False)], load_pieces())} == {river.id}


@given(BOARDS, st.data())
def test_a_random_field_is_legal(board: Board, data: st.DataObject) -> None:
    """Two to four pieces, whatever is drawn."""
    found = random_field(board, load_pieces(), lambda low, high: data.draw(st.integers(low, high)))
    assert 2 <= len(found) <= 4
    for place, piece in enumerate(found):
        assert list(judge_piece(piece, found[:place], board, load_pieces())) == []


@given(BOARDS, st.integers())
def test_a_random_field_is_legal_even_if_the_draw_is_not(board: Board, number: int) -> None:
    """The same number every time, wherever it lies."""
    found = random_field(board, load_pieces(), lambda *_: number)
    assert 2 <= len(found) <= 4
    assert len({piece.id for piece in found}) == len(found)
    for place, piece in enumerate(found):
        assert list(judge_piece(piece, found[:place], board, load_pieces())) == []


def test_a_random_field_follows_from_its_numbers() -> None:
    """The same numbers, the same field; a river and a village need a five or a six."""
    board = Board(90 * UNIT, 60 * UNIT)
    kinds = list(load_pieces().kinds)

    def field(die: int) -> list[str]:
        draws = iter([2, kinds.index("river"), die] + [0] * 200)
        return [piece.kind for piece in random_field(board, load_pieces(), lambda low, _: max(low, next(draws)))]

    assert field(5) == field(5)
    assert field(5)[0] == "river"
    assert field(4)[0] == "hill"
