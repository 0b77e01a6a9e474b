"""Overlap, depth and gap are those of real geometry within a rounding, and the tolerance is where it should be."""

from math import cos, hypot, sin, tau

from hypothesis import given, settings

from sandtable.table.plane import TOLERANCE, Pose
from sandtable.table.shape import Base, Outline, edges
from sandtable.table.spacing import apart, box, deeper, depth, gap, near, overlap, to_edge
from tests.table.motions import MOTIONS, Motion
from tests.table.things import pairs

STEADY = settings(max_examples=100)
SQUARE = Base(Pose(0, 0, 0), 6000, 4000)


def parting(one: Outline, other: Outline) -> float:
    """How far one must be moved to be clear of the other, over many directions; less than zero: the gap."""
    ways = [tau * i / 720 for i in range(720)]
    normals = [(cos(way), sin(way)) for way in ways]
    for (ax, ay), (bx, by) in [*edges(one), *edges(other)]:
        size = hypot(bx - ax, by - ay)
        normals += [((by - ay) / size, (ax - bx) / size), ((ay - by) / size, (bx - ax) / size)]
    return min(max(x * nx + y * ny for x, y in one) - min(x * nx + y * ny for x, y in other) for nx, ny in normals)


def distance(one: Outline, other: Outline) -> float:
    """The gap of two outlines that do not meet, from corners to sides, in floats."""

    def off(p: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> float:
        dx, dy = b[0] - a[0], b[1] - a[1]
        part = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)))
        return hypot(a[0] + part * dx - p[0], a[1] + part * dy - p[1])

    found = [off(p, a, b) for p in one for a, b in edges(other)]
    return min(found + [off(p, a, b) for p in other for a, b in edges(one)])


@given(pairs())
@STEADY
def test_depth_and_overlap_are_those_of_floats(pair: tuple[Base, Base]) -> None:
    one, other = pair[0].outline, pair[1].outline
    real = parting(one, other)
    assert max(0, real) - 1e-6 <= depth(one, other) <= max(0, real) + 1 + 1e-6
    assert overlap(one, other) == deeper(one, other, TOLERANCE) == (depth(one, other) > TOLERANCE)


@given(pairs())
@STEADY
def test_the_gap_is_that_of_floats_rounded_down(pair: tuple[Base, Base]) -> None:
    one, other = pair[0].outline, pair[1].outline
    real = distance(one, other) if parting(one, other) < 0 else 0
    assert real - 1 - 1e-6 <= gap(one, other) <= real + 1e-6


@given(pairs())
@STEADY
def test_near_is_no_further_than_its_reach(pair: tuple[Base, Base]) -> None:
    one, other = pair[0].outline, pair[1].outline
    off = gap(one, other)
    assert near(one, other, off + 1)
    assert off == 0 or not near(one, other, off - 1)
    assert near(one, other) <= (off <= TOLERANCE)


@given(pairs())
@STEADY
def test_neither_comes_first(pair: tuple[Base, Base]) -> None:
    one, other = pair[0].outline, pair[1].outline
    assert (depth(one, other), gap(one, other)) == (depth(other, one), gap(other, one))
    assert (overlap(one, other), near(one, other)) == (overlap(other, one), near(other, one))


@given(pairs())
@STEADY
def test_boxes_that_are_apart_hold_outlines_that_are(pair: tuple[Base, Base]) -> None:
    one, other = pair[0].outline, pair[1].outline
    for by in (0, 10, 1000):
        assert not apart(box(one), box(other), by) or gap(one, other) >= by


@given(MOTIONS, pairs())
@STEADY
def test_motions_of_the_table_change_no_spacing(motion: Motion, pair: tuple[Base, Base]) -> None:
    one, other = pair[0].outline, pair[1].outline
    there, then = motion.base(pair[0]).outline, motion.base(pair[1]).outline
    assert (depth(there, then), gap(there, then)) == (depth(one, other), gap(one, other))
    assert (overlap(there, then), near(there, then)) == (overlap(one, other), near(one, other))


def test_ten_thousandths_touch_and_eleven_do_not() -> None:
    for off, touches in ((0, True), (10, True), (11, False)):
        assert near(SQUARE.outline, SQUARE.at(Pose(4000 + off, 0, 0)).outline) == touches


def test_ten_thousandths_do_not_overlap_and_eleven_do() -> None:
    for deep, overlaps in ((0, False), (10, False), (11, True)):
        assert overlap(SQUARE.outline, SQUARE.at(Pose(4000 - deep, 0, 0)).outline) == overlaps


def test_corners_touch_across_a_diagonal() -> None:
    for dx, dy, touches in ((6, 8, True), (7, 8, False)):
        assert near(SQUARE.outline, SQUARE.at(Pose(4000 + dx, 6000 + dy, 0)).outline) == touches


def test_a_side_without_length_parts_nothing() -> None:
    doubled = (*SQUARE.outline, SQUARE.outline[-1])
    assert overlap(doubled, SQUARE.outline)
    assert gap(doubled, SQUARE.at(Pose(5000, 0, 0)).outline) == 1000


def test_the_distance_to_an_edge_ends_at_its_ends() -> None:
    edge = ((0, 0), (10, 0))
    assert [to_edge(p, edge) for p in ((-3, 4), (5, 7), (13, -4), (4, 0))] == [25, 49, 25, 0]
