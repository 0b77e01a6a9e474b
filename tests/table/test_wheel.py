"""Wheels stop at the very hundredth of a degree that a look at every hundredth finds."""

from math import ceil, floor, pi

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.path import CREEP, SLIDE
from sandtable.table.plane import TOLERANCE, TURN, Point, Pose, placed, squared, wheeled
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import depth, near, overlap
from sandtable.table.wheel import RADIAN, arc_angle, arc_length, swept_wheel, wheel
from tests.table.motions import MOTIONS, Motion
from tests.table.things import BASES, DEPTHS, neighbour, ovals
from tests.table.things import near as close

STEADY = settings(max_examples=120)
FOOT = Base(Pose(0, 0, 9000), 6000, 4000)
Turn = tuple[Base, Point, int, list[Outline]]


@st.composite
def turns(draw: st.DrawFn, most: int = 9000) -> Turn:
    """A base, a pivot, an angle, and obstacles that it does not overlap."""
    base = draw(BASES)
    corner = st.sampled_from([base.left_corner, base.right_corner])
    other = draw(st.one_of(close(base), neighbour(base)))
    pivot = draw(st.one_of(corner, corner, st.just(base.pose.at), st.just(other.left_corner)))
    bases = st.one_of(close(base), neighbour(base)).map(lambda base: base.outline)
    found = draw(st.lists(st.one_of(bases, ovals(base.centre)), min_size=1, max_size=3))
    free = [outline for outline in found if not overlap(base.outline, outline)]
    return base, pivot, draw(st.integers(-most, most)), free


def at(base: Base, pivot: Point, angle: int) -> Outline:
    return base.at(wheeled(base.pose, pivot, angle)).outline


def brute(base: Base, pivot: Point, angle: int, other: Outline) -> int | None:
    """How far a base turns, by looking at every hundredth of a degree."""
    sense = 1 if angle > 0 else -1
    arm = max(squared(pivot, corner) for corner in base.outline)
    creep = CREEP * RADIAN // (floor(arm**0.5) + 1) + 1
    limit = max(SLIDE, depth(base.outline, other))
    depths: list[int] = []
    for size in range(abs(angle) + 2 * creep + 1 if angle else 0):
        depths.append(depth(at(base, pivot, sense * size), other))
        if depths[-1] > limit:
            back = next((k for k in range(size - 1, max(0, size - creep), -1) if depths[k] == 0), max(0, size - creep))
            stop = 0 if back <= creep and near(base.outline, other) else back
            return sense * stop if stop <= abs(angle) else None
    return None


@given(turns(1500))
@settings(max_examples=60)
def test_a_wheel_is_that_of_looks_at_every_hundredth(turn: Turn) -> None:
    base, pivot, angle, obstacles = turn
    for other in obstacles:
        met = wheel(base, pivot, angle, [other])
        assert (None if met is None else met.reach) == brute(base, pivot, angle, other)


@given(turns())
@STEADY
def test_nothing_is_overlapped_on_the_wheel(turn: Turn) -> None:
    base, pivot, angle, obstacles = turn
    met = wheel(base, pivot, angle, obstacles)
    reach = met.reach if met is not None else angle
    sense = 1 if angle >= 0 else -1
    for size in {*range(0, abs(reach), 97), abs(reach)}:
        assert not any(overlap(at(base, pivot, sense * size), other) for other in obstacles)


@given(turns())
@STEADY
def test_what_is_met_is_all_but_touched(turn: Turn) -> None:
    base, pivot, angle, obstacles = turn
    met = wheel(base, pivot, angle, obstacles)
    if met is not None:
        assert 0 <= met.reach * (1 if angle >= 0 else -1) <= abs(angle)
        there, other = at(base, pivot, met.reach), obstacles[met.what]
        assert near(there, other, 2 * TOLERANCE)
        assert all(near((point,), there, CREEP) and near((point,), other, CREEP) for point in met.at)


@given(turns(), st.integers(0, 9000))
@STEADY
def test_who_may_turn_further_meets_the_same(turn: Turn, less: int) -> None:
    base, pivot, angle, obstacles = turn
    short = max(-less, min(less, angle))
    if short != 0:
        met = wheel(base, pivot, angle, obstacles)
        wanted = met if met is not None and abs(met.reach) <= abs(short) else None
        assert wheel(base, pivot, short, obstacles) == wanted


@given(MOTIONS, turns())
@STEADY
def test_motions_of_the_table_change_no_wheel(motion: Motion, turn: Turn) -> None:
    base, pivot, angle, obstacles = turn
    there = motion.base(base), motion.point(pivot), motion.turn(angle)
    met = wheel(base, pivot, angle, obstacles)
    then = wheel(*there, [motion.outline(other) for other in obstacles])
    assert (met and (motion.turn(met.reach), met.what)) == (then and then[:2])
    for other in obstacles:
        span = swept_wheel(base, pivot, angle, other)
        moved = swept_wheel(*there, motion.outline(other))
        assert (span and tuple(motion.turn(end) for end in span)) == moved


@given(BASES, DEPTHS, st.integers(1, 9000), st.sampled_from([1, -1]))
@STEADY
def test_a_base_wheels_away_from_its_neighbour(base: Base, depth: int, angle: int, side: int) -> None:
    pose = Pose(*placed(base.pose, 0, side * (base.front // 2 * 2)), base.pose.heading)
    pivot = base.left_corner if side > 0 else base.right_corner
    assert wheel(base, pivot, side * angle, [Base(pose, base.front, depth).outline]) is None


@given(BASES, DEPTHS, st.integers(1, 9000), st.sampled_from([1, -1]))
@STEADY
def test_a_base_does_not_wheel_into_what_it_touches(base: Base, depth: int, angle: int, side: int) -> None:
    pose = Pose(*base.pose.at, (base.pose.heading + 18000) % TURN)
    pivot = base.left_corner if side > 0 else base.right_corner
    met = wheel(base, pivot, side * max(20, angle), [Base(pose, base.front, depth).outline])
    assert met is not None
    assert met[:2] == (0, 0)


@given(turns(1500))
@settings(max_examples=40)
def test_a_wheel_is_over_ground_from_its_first_to_its_last_look(turn: Turn) -> None:
    base, pivot, angle, obstacles = turn
    sense = 1 if angle >= 0 else -1
    for other in obstacles:
        over = [sense * k for k in range(abs(angle) + 1) if overlap(at(base, pivot, sense * k), other)]
        assert swept_wheel(base, pivot, angle, other) == ((over[0], over[-1]) if over else None)


def test_a_quarter_wheel_meets_what_stands_square() -> None:
    enemy = FOOT.at(Pose(0, 3000, 27000)).outline
    met = wheel(FOOT, FOOT.left_corner, 9000, [enemy])
    assert met is not None
    assert abs(met.reach - 3000) <= 1
    assert met.at[0] == met.at[1]


def test_who_lies_in_another_by_the_tolerance_may_turn_away() -> None:
    beside = FOOT.at(Pose(-5990, 0, 9000)).outline
    assert wheel(FOOT, FOOT.left_corner, 9000, [beside]) is None
    met = wheel(FOOT, FOOT.left_corner, -9000, [beside])
    assert met is not None
    assert met.reach == 0


def test_nothing_turns_no_way() -> None:
    assert wheel(FOOT, FOOT.left_corner, 0, [FOOT.at(Pose(0, 3000, 27000)).outline]) is None


@given(st.integers(0, 100_000), st.integers(-TURN, TURN))
@STEADY
def test_an_arc_is_as_long_as_its_angle_says(radius: int, angle: int) -> None:
    real = radius * abs(angle) / 100 * pi / 180
    assert ceil(real - 1e-6) <= arc_length(radius, angle) <= ceil(real * (1 + 1e-7)) + 1


@given(st.integers(1, 100_000), st.integers(0, 100_000))
@STEADY
def test_the_widest_angle_for_a_length(radius: int, length: int) -> None:
    angle = arc_angle(radius, length)
    assert arc_length(radius, angle) <= length or angle == TURN
    assert angle == TURN or arc_length(radius, angle + 1) > length


def test_about_oneself_one_turns_for_nothing() -> None:
    assert arc_angle(0, 0) == TURN
    assert arc_length(0, 9000) == 0
