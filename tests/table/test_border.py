"""Bases stand on the table, and stop at its edges."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.border import advance_to_edge, beyond, within_edges
from sandtable.table.path import CREEP, Met, advance, gone
from sandtable.table.plane import TOLERANCE, TURN, Pose, wheeled
from sandtable.table.shape import Base
from sandtable.table.wheel import wheel
from tests.table.things import ANGLES, DEPTHS, FRONTS

STEADY = settings(max_examples=100)
WIDTH, DEPTH = 90_000, 60_000
POSES = st.builds(Pose, st.integers(0, WIDTH), st.integers(0, DEPTH), ANGLES)
BASES = st.builds(Base, POSES, FRONTS, DEPTHS)
STANDING = BASES.filter(lambda base: within_edges(base, WIDTH, DEPTH))
DISTANCES = st.integers(0, 100_000)
FOOT = Base(Pose(20_000, 20_000, 9000), 6000, 4000)


def over(base: Base) -> int:
    """How far a base is over an edge, at most; below zero if it is inside."""
    return max(max(-x, x - WIDTH, -y, y - DEPTH) for x, y in base.outline)


@given(BASES)
@STEADY
def test_within_is_with_every_corner(base: Base) -> None:
    assert within_edges(base, WIDTH, DEPTH) == (over(base) <= TOLERANCE)


@given(STANDING, ANGLES, DISTANCES)
@STEADY
def test_a_way_stops_at_the_edge(base: Base, angle: int, distance: int) -> None:
    met = advance_to_edge(base, angle, distance, WIDTH, DEPTH)
    if met is None:
        assert within_edges(gone(base, angle, distance), WIDTH, DEPTH)
    else:
        there = gone(base, angle, met.reach)
        assert met.reach < distance
        assert -2 <= over(there) <= TOLERANCE
        assert over(gone(base, angle, met.reach + CREEP + 2)) >= TOLERANCE - 4 or over(base) > 0
        assert all(corner in there.outline for corner in met.at)


@given(STANDING, ANGLES, DISTANCES, DISTANCES)
@STEADY
def test_who_may_go_further_stops_at_the_same_edge(base: Base, angle: int, distance: int, less: int) -> None:
    met, short = advance_to_edge(base, angle, distance, WIDTH, DEPTH), min(less, distance)
    wanted = met if met is not None and met.reach < short else None
    assert advance_to_edge(base, angle, short, WIDTH, DEPTH) == wanted


@given(STANDING, ANGLES, DISTANCES)
@STEADY
def test_turning_or_mirroring_the_table_changes_nothing(base: Base, angle: int, distance: int) -> None:
    met = advance_to_edge(base, angle, distance, WIDTH, DEPTH)
    x, y, heading = base.pose
    mirrored = base.at(Pose(WIDTH - x, y, (18000 - heading) % TURN))
    then = advance_to_edge(mirrored, (18000 - angle) % TURN, distance, WIDTH, DEPTH)
    turned = base.at(Pose(DEPTH - y, x, (heading + 9000) % TURN))
    last = advance_to_edge(turned, (angle + 9000) % TURN, distance, DEPTH, WIDTH)
    assert (met and met.reach) == (then and then.reach) == (last and last.reach)
    if met is not None and then is not None:
        assert {(WIDTH - px, py) for px, py in met.at} == set(then.at)


@given(STANDING, ANGLES, DISTANCES)
@STEADY
def test_what_lies_around_the_table_stops_a_way_like_its_edge(base: Base, angle: int, distance: int) -> None:
    met, edge = (
        advance(base, angle, distance, beyond(WIDTH, DEPTH)),
        advance_to_edge(base, angle, distance, WIDTH, DEPTH),
    )
    if edge is not None and over(base) < -TOLERANCE:
        assert met is not None
        assert abs(met.reach - edge.reach) <= 1
    if met is None:
        assert edge is None or over(base) > 0


@given(STANDING, st.integers(-9000, 9000))
@STEADY
def test_a_wheel_stays_on_the_table(base: Base, angle: int) -> None:
    pivot = base.left_corner if angle > 0 else base.right_corner
    met = wheel(base, pivot, angle, beyond(WIDTH, DEPTH))
    reach, sense = (angle if met is None else met.reach), (1 if angle > 0 else -1)
    for size in (*range(0, abs(reach), 211), abs(reach)):
        assert within_edges(base.at(wheeled(base.pose, pivot, sense * size)), WIDTH, DEPTH)


def test_the_four_edges() -> None:
    assert advance_to_edge(FOOT, 27000, 40_000, WIDTH, DEPTH) == Met(16_000, 0, ((17_000, 0), (23_000, 0)))
    assert advance_to_edge(FOOT, 0, 90_000, WIDTH, DEPTH) == Met(67_000, 1, ((90_000, 16_000), (90_000, 20_000)))
    assert advance_to_edge(FOOT, 9000, 50_000, WIDTH, DEPTH) == Met(40_000, 2, ((17_000, 60_000), (23_000, 60_000)))
    assert advance_to_edge(FOOT, 18000, 90_000, WIDTH, DEPTH) == Met(17_000, 3, ((0, 16_000), (0, 20_000)))


def test_along_the_edge_and_back_from_it_the_way_is_free() -> None:
    beside = FOOT.at(Pose(3000, 20_000, 9000))
    assert advance_to_edge(beside, 9000, 40_000, WIDTH, DEPTH) is None
    assert advance_to_edge(beside, 0, 40_000, WIDTH, DEPTH) is None
    met = advance_to_edge(beside, 18000, 1, WIDTH, DEPTH)
    assert met is not None
    assert met.reach == 0


def test_exactly_up_to_the_edge_is_on_the_table() -> None:
    assert advance_to_edge(FOOT, 9000, 40_000, WIDTH, DEPTH) is None
