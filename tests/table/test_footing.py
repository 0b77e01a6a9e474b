"""Bases of single figures: discs, squares, rounded rectangles; held to floats, and to turns of everything."""

from math import hypot, isclose

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.footing import Footing, Sole, disc, gap, overlapping, swept, touching, within
from sandtable.table.plane import QUARTER, TOLERANCE, TURN, Pose

SOLES = st.sampled_from([disc(2000), disc(2500), Sole(2000, 2000, 0), Sole(2500, 5000, 0), Sole(2500, 5000, 500)])
POSES = st.builds(Pose, st.integers(-9000, 9000), st.integers(-9000, 9000), st.integers(0, TURN - 1))


def test_a_disc_touches_where_its_border_is() -> None:
    """Two paces from middle to middle."""
    one, other = disc(2000).at(Pose(0, 0, 0)), disc(2000).at(Pose(2000, 0, 0))
    assert touching(one, other)
    assert not overlapping(one, other)
    assert gap(one, disc(2000).at(Pose(5000, 0, 0))) == 3000


def test_a_rounded_corner_is_not_there() -> None:
    """What a square touches with its corner, a rounded one of the same size does not."""
    point = Footing(((1000, 1000),))
    assert touching(Sole(2000, 2000, 0).at(Pose(0, 0, 0)), point)
    assert not touching(Sole(2000, 2000, 500).at(Pose(0, 0, 0)), point)


def test_a_rider_faces_along_his_length() -> None:
    """Five centimetres long, two and a half wide."""
    rider = Sole(2500, 5000, 0)
    assert touching(rider.at(Pose(0, 0, 0)), Footing(((2500, 0),)))
    assert not touching(rider.at(Pose(0, 0, QUARTER)), Footing(((2500, 0),)))
    assert touching(rider.at(Pose(0, 0, QUARTER)), Footing(((1250, 0),)))


@settings(max_examples=300)
@given(SOLES, POSES, SOLES, POSES)
def test_overlap_and_distance_agree(a: Sole, one: Pose, b: Sole, other: Pose) -> None:
    """Whoever overlaps is not apart; whoever is apart is so by the gap that is told, either way around."""
    first, second = a.at(one), b.at(other)
    apart = gap(first, second)
    assert apart == gap(second, first)
    assert overlapping(first, second) == overlapping(second, first)
    assert not (overlapping(first, second) and apart)
    assert within(first, second, apart + 2)
    if apart > TOLERANCE + 2:
        assert not touching(first, second)
        assert not within(first, second, apart - 2)


@settings(max_examples=300)
@given(POSES, POSES)
def test_discs_are_as_far_apart_as_their_middles_less_their_radii(one: Pose, other: Pose) -> None:
    """Held to floats."""
    wanted = max(0.0, hypot(one.x - other.x, one.y - other.y) - 2250)
    found = gap(disc(2000).at(one), disc(2500).at(other))
    assert isclose(found, wanted, abs_tol=2)


@settings(max_examples=300)
@given(SOLES, POSES, SOLES, POSES)
def test_a_quarter_turn_and_a_mirror_change_nothing(a: Sole, one: Pose, b: Sole, other: Pose) -> None:
    """Overlap, contact and distance, exactly."""

    def turned(pose: Pose) -> Pose:
        return Pose(-pose.y, pose.x, (pose.heading + QUARTER) % TURN)

    def mirrored(pose: Pose) -> Pose:
        return Pose(-pose.x, pose.y, (2 * QUARTER - pose.heading) % TURN)

    before = a.at(one), b.at(other)
    for change in (turned, mirrored):
        after = a.at(change(one)), b.at(change(other))
        assert overlapping(*before) == overlapping(*after)
        assert touching(*before) == touching(*after)
        assert gap(*before) == gap(*after)


@settings(max_examples=300)
@given(SOLES, POSES, st.integers(-6000, 6000), st.integers(-6000, 6000), st.integers(0, 16))
def test_a_sweep_holds_every_place_on_the_way(sole: Sole, pose: Pose, dx: int, dy: int, part: int) -> None:
    """What is overlapped on the way is overlapped by the sweep."""
    sweep = swept(sole.at(pose), (dx, dy))
    there = Pose(pose.x + dx * part // 16, pose.y + dy * part // 16, pose.heading)
    speck = Footing(((there.x, there.y),), 300)
    assert overlapping(sole.at(there), speck)
    assert overlapping(sweep, speck)
