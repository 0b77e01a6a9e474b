"""The umpire's own geometry."""

from math import isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.audit import plane
from sandtable.audit.plane import Pose
from sandtable.games.argad.audit.field import Base, apart
from sandtable.games.impetus.audit.bodies import Step, pivot
from sandtable.games.impetus.audit.field import Unit

SQUARE = plane.rectangle(Pose(2, 1, 0), 2, 2)
"""From (0, 0) to (2, 2)."""


def near(one: float, other: float) -> bool:
    return isclose(one, other, abs_tol=1e-9)


def test_a_base_by_the_middle_of_its_front() -> None:
    left, right, rear_right, rear_left = plane.rectangle(Pose(10, 20, 90), 6, 2)
    assert left == pytest.approx((7, 20))
    assert right == pytest.approx((13, 20))
    assert rear_right == pytest.approx((13, 18))
    assert rear_left == pytest.approx((7, 18))


@pytest.mark.parametrize(
    ("other", "deep"),
    [(Pose(3, 1, 0), 1.0), (Pose(4, 1, 0), 0.0), (Pose(5, 1, 0), -1.0), (Pose(2.5, 2.75, 0), 0.25)],
)
def test_how_deep_bases_overlap(other: Pose, deep: float) -> None:
    assert near(plane.depth(SQUARE, plane.rectangle(other, 2, 2)), deep)


def test_how_far_bases_are_apart() -> None:
    assert near(plane.gap(SQUARE, plane.rectangle(Pose(7, 6, 0), 2, 2)), sqrt(18))
    assert near(plane.gap(SQUARE, plane.rectangle(Pose(3, 1, 0), 2, 2)), 0)


def test_how_much_of_a_base_lies_in_a_piece() -> None:
    assert near(plane.share(SQUARE, plane.rectangle(Pose(1.5, 1, 0), 8, 8)), 0.75)
    assert plane.share(SQUARE, plane.rectangle(Pose(-1, 1, 0), 2, 2)) == 0
    assert near(plane.share(SQUARE, plane.oval(Pose(1, 1, 30), 9, 9, 24)), 1)


def test_the_part_of_a_line_in_a_piece() -> None:
    assert near(plane.length_inside((-1, 1), (5, 1), SQUARE), 2)
    assert plane.length_inside((-1, 3), (5, 3), SQUARE) == 0
    assert plane.length_inside((-1, 2), (5, 2), SQUARE, 0.02) == 0, "it runs along a side"
    assert near(plane.length_inside((1, 1), (1, 9), SQUARE), 1)


def test_when_a_base_is_over_another_on_its_way() -> None:
    target = plane.rectangle(Pose(12, 1, 0), 2, 2)
    found = plane.when_over(SQUARE, 0, 20, target)
    assert found is not None
    assert found == pytest.approx((8, 12))
    assert plane.when_over(SQUARE, 90, 20, target) is None
    assert plane.when_over(SQUARE, 0, 5, target) is None


@given(st.floats(-80, 80).filter(lambda turn: abs(turn) > 1), st.floats(0, 360), st.sampled_from((0, 1)))
def test_the_point_about_which_a_base_has_turned(turn: float, facing: float, corner: int) -> None:
    unit = Unit("a", "red", {"type": "FP"}, Pose(30, 40, facing), 6, 2)
    about = unit.base[corner]
    step = Step(unit, unit.pose, plane.wheeled(unit.pose, about, turn))
    assert plane.far(pivot(step), about) < 1e-6


@given(st.floats(-50, 50), st.floats(-50, 50), st.floats(0, 360))
def test_round_bases_are_apart_by_their_centres_and_rims(x: float, y: float, facing: float) -> None:
    one, other = Base(((0.0, 0.0),), 1.0), Base(((x, y),), 1.25)
    assert near(apart(one, other), plane.far((0, 0), (x, y)) - 2.25)
    turned = Base((plane.turned((x, y), (0, 0), facing),), 1.25)
    assert isclose(apart(one, turned), apart(one, other), abs_tol=1e-6)


def test_a_rider_with_rounded_corners() -> None:
    rider = Base(plane.around(Pose(0, 0, 0), 4, 1.5), 0.5)
    assert near(apart(rider, Base(((4.0, 0.0),), 1.0)), 0.5)
    assert near(apart(rider, Base(((0.0, 2.0),), 1.0)), -0.25)
    assert apart(rider, Base(((0.0, 0.0),), 1.0)) < -1
