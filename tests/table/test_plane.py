"""Points turn and move as trigonometry says, to the last rounded digit, and alike in every quarter and mirror."""

from fractions import Fraction
from hashlib import sha256
from math import atan2, cos, degrees, hypot, pi, radians, sin

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.plane import (
    QUARTER,
    SCALE,
    TURN,
    Point,
    Pose,
    bearing,
    cosine,
    cross,
    dot,
    moved,
    placed,
    rounded,
    shifted,
    sine,
    squared,
    turn_to,
    turned,
    wheeled,
)
from sandtable.table.sines import SINES
from tests.table.motions import MOTIONS, Motion
from tests.table.things import ANGLES, POINTS, POSES

STEADY = settings(max_examples=100)
LENGTHS = st.integers(-30_000, 30_000)
WAYS = POINTS.filter(lambda way: way != (0, 0))
HALF = 0.5 + 1e-3
"""A rounded coordinate is no further off than a half; the sines are good to a ten-thousandth at these lengths."""


def near(one: Point, x: float, y: float) -> bool:
    return abs(one[0] - x) <= HALF and abs(one[1] - y) <= HALF


def test_every_sine_is_right_to_the_billionth() -> None:
    assert all(abs(sine(angle) - SCALE * sin(radians(angle / 100))) < 0.51 for angle in range(TURN))


def test_the_sines_are_the_same_on_every_machine() -> None:
    assert (SINES[1], SINES[3000], SINES[4500], SINES[9000]) == (174533, 500000000, 707106781, 1000000000)
    digest = "4b12ce0732b426090f7e94d861c488c85e7e6e8338dd6b6a21a6a1c2821e6de2"
    assert sha256(repr(SINES).encode()).hexdigest() == digest


def test_sines_of_the_four_quarters_are_the_same_figures() -> None:
    for angle in range(0, QUARTER + 1, 7):
        assert sine(angle) == sine(2 * QUARTER - angle) == -sine(-angle) == cosine(angle - QUARTER)


@given(st.integers(-(10**12), 10**12), st.integers(1, 10**6))
@STEADY
def test_halves_are_rounded_away_from_zero(number: int, by: int) -> None:
    assert rounded(-number, by) == -rounded(number, by)
    off = abs(Fraction(number, by)) - abs(rounded(number, by))
    assert -Fraction(1, 2) <= off < Fraction(1, 2)


@given(POINTS, POINTS, ANGLES)
@STEADY
def test_a_point_turns_about_another(point: Point, about: Point, angle: int) -> None:
    c, s = cos(radians(angle / 100)), sin(radians(angle / 100))
    dx, dy = point[0] - about[0], point[1] - about[1]
    assert near(turned(point, about, angle), about[0] + dx * c - dy * s, about[1] + dx * s + dy * c)


@given(POINTS, ANGLES, LENGTHS)
@STEADY
def test_a_point_moves_along_an_angle(point: Point, angle: int, distance: int) -> None:
    x, y = point[0] + distance * cos(radians(angle / 100)), point[1] + distance * sin(radians(angle / 100))
    assert near(moved(point, angle, distance), x, y)


@given(POSES, LENGTHS, LENGTHS)
@STEADY
def test_a_place_is_ahead_and_left(pose: Pose, ahead: int, left: int) -> None:
    c, s = cos(radians(pose.heading / 100)), sin(radians(pose.heading / 100))
    assert near(placed(pose, ahead, left), pose.x + ahead * c - left * s, pose.y + ahead * s + left * c)
    assert shifted(pose, ahead, left) == (*placed(pose, ahead, left), pose.heading)


@given(POSES, POINTS, ANGLES)
@STEADY
def test_a_wheel_turns_place_and_heading(pose: Pose, pivot: Point, angle: int) -> None:
    there = wheeled(pose, pivot, angle)
    assert there.at == turned(pose.at, pivot, angle)
    assert (there.heading - pose.heading - angle) % TURN == 0
    assert squared(wheeled(there, pivot, -angle).at, pose.at) <= 4


@given(WAYS)
@STEADY
def test_a_bearing_is_the_nearest_hundredth(way: Point) -> None:
    found = bearing(way)
    assert 0 <= found < TURN
    off = (found / 100 - degrees(atan2(way[1], way[0])) + 180) % 360 - 180
    assert abs(off) <= 0.005 + 1e-6


def test_a_bearing_finds_every_angle_again() -> None:
    assert all(bearing((cosine(angle), sine(angle))) == angle for angle in range(0, TURN, 11))


@given(ANGLES, ANGLES)
@STEADY
def test_the_shorter_turn(heading: int, other: int) -> None:
    turn = turn_to(heading, other)
    assert -TURN // 2 < turn <= TURN // 2
    assert (heading + turn - other) % TURN == 0


@given(POINTS, POINTS)
@STEADY
def test_products_are_those_of_trigonometry(a: Point, b: Point) -> None:
    size = hypot(*a) * hypot(*b)
    between = atan2(b[1], b[0]) - atan2(a[1], a[0])
    assert abs(cross(a, b) - size * sin(between)) <= size * 1e-9 * pi
    assert abs(dot(a, b) - size * cos(between)) <= size * 1e-9 * pi


@given(MOTIONS, POSES, LENGTHS, LENGTHS, POINTS, ANGLES)
@STEADY
def test_motions_of_the_table_move_places_along(
    motion: Motion, pose: Pose, ahead: int, left: int, pivot: Point, angle: int
) -> None:
    there = Pose(*motion.point(pose.at), motion.angle(pose.heading))
    assert placed(there, ahead, motion.turn(left)) == motion.point(placed(pose, ahead, left))
    assert moved(there.at, motion.angle(angle), ahead) == motion.point(moved(pose.at, angle, ahead))
    wheel = wheeled(pose, pivot, angle)
    moved_wheel = wheeled(there, motion.point(pivot), motion.turn(angle))
    assert moved_wheel == (*motion.point(wheel.at), motion.angle(wheel.heading))


@given(MOTIONS, WAYS)
@STEADY
def test_motions_of_the_table_turn_bearings_along(motion: Motion, way: Point) -> None:
    still = motion._replace(shift=(0, 0))
    assert bearing(still.point(way)) == motion.angle(bearing(way))
