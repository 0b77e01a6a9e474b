"""Lines of sight, areas, arcs, ranges and zones."""

from math import atan2, cos, degrees, hypot, isqrt, pi, radians, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.plane import TOLERANCE, Point, Pose, bearing, placed
from sandtable.table.shape import FRONT, LEFT, REAR, RIGHT, SIDES, Base, Edge, Outline, area, edges, holds
from sandtable.table.sight import (
    ahead_of,
    arc,
    cut,
    facing,
    fan,
    obstructing,
    range_between,
    sight_area,
    zone,
)
from sandtable.table.spacing import near, overlap
from tests.table.motions import MOTIONS, Motion
from tests.table.things import BASES, POINTS, ovals, pairs
from tests.table.things import near as close

STEADY = settings(max_examples=80)
FOOT = Base(Pose(0, 0, 9000), 6000, 4000)
OPENINGS = st.sampled_from([2250, 4500, 9000])


@st.composite
def views(draw: st.DrawFn) -> tuple[Point, Point, Outline]:
    """A line of sight and something near it."""
    base = draw(BASES)
    points = [draw(close(base, 20_000)).pose.at for _ in range(2)]
    other = draw(st.one_of(ovals(base.centre), st.just(base.outline)))
    ends = st.one_of(st.just(points[0]), st.sampled_from(other))
    return draw(ends), points[1], other


def inside(point: tuple[float, float], outline: Outline) -> float:
    """How far a point is inside an outline, in floats."""
    x, y = point
    return min(
        ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in edges(outline)
    )


@given(views())
@STEADY
def test_a_cut_is_what_looks_along_the_line_find(view: tuple[Point, Point, Outline]) -> None:
    a, b, outline = view
    looks = [(a[0] + (b[0] - a[0]) * i / 400, a[1] + (b[1] - a[1]) * i / 400) for i in range(401)]
    found = cut(a, b, outline)
    if found is None:
        assert max(inside(look, outline) for look in looks) <= TOLERANCE + 0.01
    else:
        (ax, ay), (bx, by) = found
        assert all(inside(end, outline) >= TOLERANCE - 1 for end in found)
        low, high = (hypot(x - a[0], y - a[1]) for x, y in found)
        for look in looks:
            if inside(look, outline) > TOLERANCE + 0.01:
                assert low - 1 <= hypot(look[0] - a[0], look[1] - a[1]) <= high + 1
        assert hypot(bx - ax, by - ay) <= hypot(b[0] - a[0], b[1] - a[1]) + 2


@given(views())
@STEADY
def test_a_line_is_cut_alike_from_either_end(view: tuple[Point, Point, Outline]) -> None:
    a, b, outline = view
    there, back = cut(a, b, outline), cut(b, a, outline)
    assert (there is None) == (back is None)
    if there is not None and back is not None:
        assert all(
            abs(p - q) <= 1
            for one, other in zip(there, back[::-1], strict=True)
            for p, q in zip(one, other, strict=True)
        )


@given(MOTIONS, views())
@STEADY
def test_motions_of_the_table_move_cuts_along(motion: Motion, view: tuple[Point, Point, Outline]) -> None:
    a, b, outline = view
    found, then = cut(a, b, outline), cut(motion.point(a), motion.point(b), motion.outline(outline))
    assert (found and motion.edge(found)) == (then and frozenset(then))


@pytest.mark.parametrize(
    ("a", "b", "wanted"),
    [
        ((-9000, -2000), (9000, -2000), ((-2990, -2000), (2990, -2000))),
        ((-9000, 0), (9000, 0), None),
        ((-9000, -10), (9000, -10), None),
        ((-9000, -11), (9000, -11), ((-2990, -11), (2990, -11))),
        ((-6000, -3000), (0, 3000), None),
        ((3000, 0), (9000, 9000), None),
        ((3000, 0), (3000, 9000), None),
        ((-9000, -2000), (-3000, -2000), None),
        ((0, -2000), (0, 9000), ((0, -2000), (0, -10))),
        ((0, -2000), (100, -2000), ((0, -2000), (100, -2000))),
    ],
)
def test_cuts_that_one_can_see(a: Point, b: Point, wanted: Edge | None) -> None:
    assert cut(a, b, FOOT.outline) == wanted


@given(pairs(), st.sampled_from(SIDES), st.sampled_from(SIDES))
@STEADY
def test_the_area_of_sight_lies_between_its_lines(pair: tuple[Base, Base], side: str, far: str) -> None:
    one, other = pair
    near_edge, far_edge = fan(one, side), other.edge(far)[::-1]
    region = sight_area(near_edge, far_edge)
    assert all(area(part) >= 0 for part in region)
    corners = near_edge[0], near_edge[1], far_edge[1], far_edge[0]
    assert {corner for part in region for corner in part} == set(corners)
    if len(region) == 2:
        assert sum(area(part) for part in region) == abs(area(corners))


@given(MOTIONS, pairs(), st.data())
@STEADY
def test_motions_of_the_table_change_no_clear_area(
    motion: Motion, pair: tuple[Base, Base], data: st.DataObject
) -> None:
    one, other = pair
    found = [data.draw(close(one, 20_000)).outline for _ in range(3)]
    near_edge, far_edge = fan(one, FRONT), other.edge(FRONT)[::-1]
    region = sight_area(near_edge, far_edge)
    turned = [tuple(motion.point(p) for p in edge) for edge in (near_edge, far_edge)]
    moved = sight_area((turned[0][0], turned[0][1]), (turned[1][0], turned[1][1]))
    assert obstructing(moved, [motion.outline(o) for o in found]) == obstructing(region, found)


def test_who_stands_between_obstructs() -> None:
    target = FOOT.at(Pose(0, 15_000, 27000))
    region = sight_area(fan(FOOT, FRONT), target.edge(FRONT)[::-1])
    assert region == (((3000, 15_000), (-3000, 15_000), (-3000, 0), (3000, 0)),)
    beside, between = FOOT.at(Pose(6000, 9000, 9000)), FOOT.at(Pose(5900, 9000, 9000))
    assert obstructing(region, [beside.outline, between.outline]) == (1,)
    assert obstructing(region, [beside.outline, FOOT.outline, target.outline]) == ()


def test_an_area_that_bends_inwards_is_two() -> None:
    region = sight_area(((0, 0), (4000, 0)), ((0, 4000), (1000, 1000)))
    assert len(region) == 2
    assert not obstructing(region, [((2000, 2000), (3000, 2000), (3000, 3000), (2000, 3000))])


@given(
    BASES,
    st.sampled_from(SIDES),
    OPENINGS,
    st.integers(2000, 50_000),
    st.integers(0, 60_000),
    st.integers(-30_000, 30_000),
)
@STEADY
def test_an_arc_holds_what_is_near_and_within_its_angle(
    base: Base, side: str, opening: int, reach: int, ahead: int, aside: int
) -> None:
    region = arc(base, side, opening, reach)
    middle = base.middle(side)
    point = placed(Pose(*middle, facing(base, side)), ahead, aside)
    half = (base.front if side in (FRONT, REAR) else base.depth) / 2
    beyond = max(0, abs(aside) - half)
    angle, off = degrees(atan2(beyond, ahead)) if beyond else 0, hypot(beyond, ahead)
    short = reach * cos(radians(opening / 100 / 12))
    if off > reach + 5 or angle > opening / 100 + 0.2:
        assert not holds(region, point) or off < 2000
    if 100 < off < short - 5 and angle < opening / 100 - 0.2:
        assert holds(region, point)


@given(MOTIONS, pairs(), st.sampled_from(SIDES), OPENINGS, st.integers(1000, 20_000))
@STEADY
def test_motions_of_the_table_move_arcs_along(
    motion: Motion, pair: tuple[Base, Base], side: str, opening: int, reach: int
) -> None:
    one, other = pair
    region, there = arc(one, side, opening, reach), arc(motion.base(one), motion.side(side), opening, reach)
    assert set(there) == set(motion.outline(region))
    assert overlap(motion.base(other).outline, there) == overlap(other.outline, region)
    strip, then = ahead_of(one, side, reach), ahead_of(motion.base(one), motion.side(side), reach)
    assert set(then) == set(motion.outline(strip))
    assert overlap(motion.base(other).outline, then) == overlap(other.outline, strip)


def test_any_part_of_a_base_in_an_arc_is_enough() -> None:
    region = arc(FOOT, FRONT, 4500, 10_000)
    assert overlap(FOOT.at(Pose(8000, 0, 9000)).outline, region) is False
    assert overlap(FOOT.at(Pose(8000, 3000, 9000)).outline, region)
    assert not overlap(FOOT.at(Pose(0, 14_000, 9000)).outline, region)
    assert overlap(FOOT.at(Pose(0, 13_989, 9000)).outline, region)
    assert not overlap(FOOT.outline, region)


@given(BASES, st.sampled_from(SIDES), st.integers(100, 20_000))
@STEADY
def test_the_strip_before_a_side_is_a_rectangle_on_it(base: Base, side: str, depth: int) -> None:
    found = ahead_of(base, side, depth)
    length = hypot(*(b - a for a, b in zip(*base.edge(side), strict=True)))
    assert abs(area(found) - 2 * length * depth) <= 4 * (length + depth)
    assert not overlap(found, base.outline)
    assert near(found, base.outline)
    assert zone(base, depth) == ahead_of(base, FRONT, depth)


def test_sides_face_four_ways() -> None:
    assert [facing(FOOT, side) % 36000 for side in (FRONT, LEFT, REAR, RIGHT)] == [9000, 18000, 27000, 0]
    assert bearing((FOOT.middle(RIGHT)[0] - FOOT.centre[0], FOOT.middle(RIGHT)[1] - FOOT.centre[1])) == 0


@given(POINTS, POINTS)
@STEADY
def test_a_range_is_rounded_down(a: Point, b: Point) -> None:
    found = range_between(a, b)
    assert found.at == (a, b)
    assert found.length == isqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) == range_between(b, a).length


def test_the_reach_of_an_arc_is_its_radius() -> None:
    region = arc(FOOT, FRONT, 4500, 20_000)
    corner = FOOT.right_corner
    ends = region[1:8]
    assert all(abs(hypot(x - corner[0], y - corner[1]) - 20_000) <= 1 for x, y in ends)
    assert ends[0] == (3000 + round(20_000 * sin(pi / 4)), round(20_000 * cos(pi / 4)))
