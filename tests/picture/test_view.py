"""The table in the picture: upright or turned, never mirrored."""

from math import cos, hypot, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.picture.view import View, upright
from sandtable.table.plane import TURN, UNIT, Pose, moved

LONG, SHORT = 120 * UNIT, 60 * UNIT
VIEWS = (View(20, 100, 9.5, LONG, SHORT), View(20, 100, 6.1, LONG, SHORT, turned=True))


@pytest.mark.parametrize(("corner", "spot"), [((0, 0), (20, 670)), ((LONG, SHORT), (1160, 100))])
def test_y_grows_upward_on_the_table_and_downward_in_the_picture(
    corner: tuple[int, int], spot: tuple[float, float]
) -> None:
    """The lower left corner of the table is the lower left corner of the picture."""
    assert VIEWS[0].at(corner) == pytest.approx(spot)


@pytest.mark.parametrize(("corner", "spot"), [((0, 0), (20, 100)), ((LONG, SHORT), (386, 832)), ((LONG, 0), (20, 832))])
def test_a_turned_table_has_its_lower_edge_on_the_left(corner: tuple[int, int], spot: tuple[float, float]) -> None:
    """A quarter clockwise."""
    assert VIEWS[1].at(corner) == pytest.approx(spot)
    assert (VIEWS[1].width, VIEWS[1].height) == pytest.approx((366, 732))


@given(st.sampled_from(VIEWS), st.integers(0, LONG), st.integers(0, SHORT), st.integers(0, TURN - 1))
def test_whoever_goes_ahead_goes_where_he_looks(view: View, x: int, y: int, heading: int) -> None:
    """A card that looks up and is turned by the angle of its heading looks along the way."""
    ahead = moved((x, y), heading, 10 * UNIT)
    (ax, ay), (bx, by) = view.at((x, y)), view.at(ahead)
    angle = radians(view.angle(heading))
    assert hypot(bx - ax, by - ay) == pytest.approx(view.size(10 * UNIT), abs=0.02)
    assert (bx - ax, by - ay) == pytest.approx(
        (view.size(10 * UNIT) * sin(angle), -view.size(10 * UNIT) * cos(angle)), abs=0.02
    )


def test_a_pose_is_written_as_a_shift_and_a_turn() -> None:
    """The middle of the front edge stays where the pose is."""
    assert VIEWS[0].place(Pose(0, 0, 9000)) == "translate(20 670) rotate(0)"
    assert VIEWS[0].place(Pose(LONG, SHORT, 27000)) == "translate(1160 100) rotate(180)"


@given(st.floats(0, 359.99))
def test_words_lean_an_eighth_of_a_turn_at_most(angle: float) -> None:
    """Whichever way a card faces, what is written on it can be read."""
    quarters, rest = upright(angle)
    assert abs(rest) <= 45
    assert (quarters * 90 + rest - angle) % 360 == pytest.approx(0, abs=1e-6) or (
        quarters * 90 + rest - angle
    ) % 360 == pytest.approx(360, abs=1e-6)
