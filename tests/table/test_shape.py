"""Bases and outlines have the corners, sides and areas that they should have."""

from itertools import pairwise
from math import cos, hypot, pi, radians, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.plane import Point, between, cross, placed, squared
from sandtable.table.shape import FRONT, LEFT, REAR, RIGHT, SIDES, Base, area, band, edges, holds, regular
from tests.table.motions import MOTIONS, Motion
from tests.table.things import ANGLES, BASES, POINTS

STEADY = settings(max_examples=80)
SIZES = st.integers(2000, 20_000)
BENT = ((0, 0), (20_000, 3000), (35_000, 15_000), (60_000, 15_000))


@given(BASES)
@STEADY
def test_the_corners_of_a_base_are_those_of_its_rectangle(base: Base) -> None:
    c, s = cos(radians(base.pose.heading / 100)), sin(radians(base.pose.heading / 100))
    half = base.front // 2
    wanted = [(0, -half), (0, half), (-base.depth, half), (-base.depth, -half)]
    for (x, y), (ahead, left) in zip(base.outline, wanted, strict=True):
        assert hypot(x - base.pose.x - ahead * c + left * s, y - base.pose.y - ahead * s - left * c) <= 0.71


@given(BASES)
@STEADY
def test_sides_run_counter_clockwise_and_meet(base: Base) -> None:
    assert [base.edge(side) for side in SIDES] == edges(base.outline)
    assert base.edge(FRONT) == (base.right_corner, base.left_corner)
    assert base.edge(LEFT)[0] == base.left_corner
    assert base.edge(RIGHT)[1] == base.right_corner


@given(BASES)
@STEADY
def test_the_middle_of_a_side_is_half_way(base: Base) -> None:
    for side in SIDES:
        (ax, ay), (bx, by) = base.edge(side)
        x, y = base.middle(side)
        assert hypot(2 * x - ax - bx, 2 * y - ay - by) <= 4
    assert base.middle(FRONT) == base.pose.at
    assert base.middle(REAR) == placed(base.pose, -base.depth, 0)


@given(BASES)
@STEADY
def test_a_base_holds_its_centre_and_has_its_area(base: Base) -> None:
    assert holds(base.outline, base.centre)
    assert abs(area(base.outline) - 2 * (base.front // 2 * 2) * base.depth) <= 4 * (base.front + base.depth)


@given(BASES, POINTS)
@STEADY
def test_what_a_base_holds_lies_ahead_and_left_within_bounds(base: Base, reach: Point) -> None:
    point = placed(base.pose, reach[0] // 8, reach[1] // 8)
    ahead, left = reach[0] // 8, reach[1] // 8
    inside = min(-ahead, ahead + base.depth, base.front / 2 - abs(left))
    if abs(inside) > 3:
        assert holds(base.outline, point) == (inside > 0)


@given(POINTS, SIZES, SIZES, ANGLES)
@STEADY
def test_an_oval_is_convex_and_fills_its_ellipse(centre: Point, across: int, along: int, heading: int) -> None:
    oval = regular(centre, across, along, heading)
    assert holds(oval, centre)
    assert all(cross(between(a, b), between(b, c)) > 0 for (a, b), (_, c) in pairwise(edges(oval)))
    exact = 24 / 4 * across * along * sin(2 * pi / 24)
    assert abs(area(oval) - exact) <= 8 * (across + along)


def test_an_oval_lies_along_its_heading() -> None:
    oval = regular((0, 0), 4000, 10_000, 9000, 4)
    assert oval == ((0, 5000), (-2000, 0), (0, -5000), (2000, 0))


def test_an_oval_with_corners_at_broken_angles_is_refused() -> None:
    with pytest.raises(AssertionError, match="whole angles"):
        regular((0, 0), 4000, 4000, 0, 7)


@given(POINTS, POINTS.filter(lambda way: way != (0, 0)), st.integers(500, 6000))
@STEADY
def test_a_strip_has_its_length_and_width(start: Point, way: Point, width: int) -> None:
    (outline,) = band((start, (start[0] + way[0], start[1] + way[1])), width)
    length = hypot(*way)
    assert abs(area(outline) - 2 * length * width) <= 4 * (length + width)
    assert abs(squared(outline[0], outline[3]) ** 0.5 - width) <= 2


def test_the_parts_of_a_band_share_the_borders_where_it_bends() -> None:
    parts = band(BENT, 3000)
    assert len(parts) == 3
    for one, other in pairwise(parts):
        assert (one[1], one[2]) == (other[0], other[3])
    assert all(cross(between(a, b), between(b, c)) > 0 for part in parts for a, b, c in [part[:3], part[1:]])


def test_a_band_is_as_wide_behind_a_bend_as_before_it() -> None:
    for part in band(BENT, 3000):
        length = squared(part[0], part[1]) ** 0.5
        wide = cross(between(part[0], part[1]), between(part[0], part[2])) / length
        assert abs(wide - 3000) <= 2


def test_a_band_that_turns_back_is_refused() -> None:
    with pytest.raises(AssertionError, match="turn back"):
        band(((0, 0), (5000, 0), (0, 0)), 1000)


@given(MOTIONS, BASES)
@STEADY
def test_motions_of_the_table_move_corners_along(motion: Motion, base: Base) -> None:
    there = motion.base(base)
    assert set(there.outline) == {motion.point(corner) for corner in base.outline}
    assert there.centre == motion.point(base.centre)
    for side in SIDES:
        assert there.middle(motion.side(side)) == motion.point(base.middle(side))
        assert frozenset(there.edge(motion.side(side))) == motion.edge(base.edge(side))


@given(MOTIONS, POINTS, SIZES, SIZES, ANGLES)
@STEADY
def test_motions_of_the_table_move_ovals_along(
    motion: Motion, centre: Point, across: int, along: int, heading: int
) -> None:
    oval = regular(centre, across, along, heading)
    there = regular(motion.point(centre), across, along, motion.angle(heading))
    assert set(there) == set(motion.outline(oval))
    assert area(there) == area(motion.outline(oval)) == area(oval)


@given(MOTIONS, st.integers(500, 5000))
@STEADY
def test_motions_of_the_table_move_bands_along(motion: Motion, width: int) -> None:
    there = band(tuple(motion.point(point) for point in BENT), width)
    assert [set(part) for part in there] == [set(part) for part in motion.piece(band(BENT, width))]
