"""Shares of a base in ground are exact: held to a count of points, to fractions, and to themselves."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.ground import half_in, share, wholly_in
from sandtable.table.path import gone
from sandtable.table.plane import Point, Pose, bearing, placed
from sandtable.table.shape import Base, Outline, Piece, band, edges, holds
from sandtable.table.spacing import gap
from tests.table.motions import MOTIONS, Motion
from tests.table.things import ANGLES, BASES, near, ovals

STEADY = settings(max_examples=80)
FOOT = Base(Pose(0, 0, 0), 6000, 4000)
GRID = 40


@st.composite
def grounds(draw: st.DrawFn) -> tuple[Base, Piece]:
    """A base and ground near it, of one to three parts that may overlap."""
    base = draw(BASES)
    parts = st.one_of(ovals(base.centre, 8000), near(base, 6000).map(lambda other: other.outline))
    return base, tuple(draw(st.lists(parts, min_size=1, max_size=3)))


def part(outline: Outline, ground: Piece) -> Fraction:
    return Fraction(*share(outline, ground))


def square(left: int, bottom: int, right: int, top: int) -> Outline:
    return (left, bottom), (right, bottom), (right, top), (left, top)


@given(grounds())
@settings(max_examples=40)
def test_a_share_is_that_of_a_count_of_points(case: tuple[Base, Piece]) -> None:
    base, ground = case
    steps = [(2 * i + 1) for i in range(GRID)]
    points = [
        placed(base.pose, -base.depth * i // (2 * GRID), base.front * (j - GRID) // (2 * GRID))
        for i in steps
        for j in steps
    ]
    inside = sum(any(holds(outline, point) for outline in ground) for point in points)
    assert abs(inside / GRID**2 - part(base.outline, ground)) <= 4 * len(ground) / GRID


@given(grounds())
@STEADY
def test_shares_lie_between_nothing_and_all(case: tuple[Base, Piece]) -> None:
    base, ground = case
    assert 0 <= part(base.outline, ground) <= 1
    assert half_in(base, ground) == (part(base.outline, ground) >= Fraction(1, 2))
    assert wholly_in(base, ground) >= (part(base.outline, ground) == 1)
    assert wholly_in(base, ground) <= (part(base.outline, ground) > Fraction(97, 100))


@given(grounds())
@STEADY
def test_parts_of_ground_count_once(case: tuple[Base, Piece]) -> None:
    base, ground = case
    whole = part(base.outline, ground)
    each = [part(base.outline, (outline,)) for outline in ground]
    assert max(each) <= whole <= sum(each)
    assert part(base.outline, ground[::-1]) == whole
    assert part(base.outline, (*ground, ground[0])) == whole


@given(grounds())
@STEADY
def test_what_is_shared_is_the_same_from_either_side(case: tuple[Base, Piece]) -> None:
    base, ground = case
    (one, whole), (other, scale) = share(base.outline, ground[:1]), share(ground[0], (base.outline,))
    bodies = share(base.outline, (base.outline,))[1], share(ground[0], (ground[0],))[1]
    assert Fraction(one, whole) * bodies[0] == Fraction(other, scale) * bodies[1]


@given(grounds())
@STEADY
def test_what_is_apart_shares_nothing(case: tuple[Base, Piece]) -> None:
    base, ground = case
    if all(gap(base.outline, outline) > 0 for outline in ground):
        assert share(base.outline, ground)[0] == 0


@given(BASES, st.data())
@STEADY
def test_what_is_about_half_in_is_judged_to_the_fraction(base: Base, data: st.DataObject) -> None:
    ground = data.draw(ovals(base.centre, 8000))
    (ax, ay), (bx, by) = data.draw(st.sampled_from(edges(ground)))
    off = st.integers(-8, 8)
    middle = Pose(
        (ax + bx) // 2, (ay + by) // 2, data.draw(st.sampled_from([base.pose.heading, bearing((bx - ax, by - ay))]))
    )
    there = base.at(Pose(*placed(middle, base.depth // 2 + data.draw(off), data.draw(off)), middle.heading))
    assert half_in(there, (ground,)) == (part(there.outline, (ground,)) >= Fraction(1, 2))
    halves = ground[: len(ground) // 2 + 1], (*ground[len(ground) // 2 :], ground[0])
    assert half_in(there, halves) == half_in(there, (ground,))


@given(MOTIONS, grounds())
@STEADY
def test_motions_of_the_table_change_no_share(motion: Motion, case: tuple[Base, Piece]) -> None:
    base, ground = case
    assert part(motion.base(base).outline, motion.piece(ground)) == part(base.outline, ground)


@given(BASES, ANGLES)
@STEADY
def test_a_base_is_wholly_in_itself_and_half_in_its_half(base: Base, angle: int) -> None:
    assert wholly_in(base, (base.outline,))
    rear = gone(base, base.pose.heading, -(base.depth // 2))
    share_behind = part(base.outline, (rear.outline,))
    assert abs(share_behind - Fraction(base.depth - base.depth // 2, base.depth)) < Fraction(1, 500)


@pytest.mark.parametrize(
    ("ground", "wanted"),
    [
        (square(-2000, -3000, 0, 3000), Fraction(1, 2)),
        (square(-1999, -3000, 0, 3000), Fraction(1999, 4000)),
        (square(-4000, -3000, 0, 0), Fraction(1, 2)),
        (((-4000, -3000), (0, 3000), (-4000, 3000)), Fraction(1, 2)),
        (square(0, -3000, 2000, 3000), Fraction(0)),
        (square(-9000, -9000, 9000, 9000), Fraction(1)),
        (square(-3000, -1000, -2000, 1000), Fraction(1, 12)),
    ],
)
def test_shares_that_one_can_see(ground: Outline, wanted: Fraction) -> None:
    assert part(FOOT.outline, (ground,)) == wanted
    assert half_in(FOOT, (ground,)) == (wanted >= Fraction(1, 2))


def test_wholly_in_but_for_the_tolerance() -> None:
    for off, wanted in ((0, True), (10, True), (11, False)):
        assert wholly_in(FOOT, (square(-4000 + off, -3000, 0, 3000),)) is wanted
        assert wholly_in(FOOT, (square(-4000, -3000, -2000, 3000 - off), square(-2000, -3000, 0, 3000))) is wanted


def test_a_road_across_a_base() -> None:
    road: tuple[Point, ...] = ((-20_000, 0), (-2000, 0), (9000, 11_000))
    assert part(FOOT.outline, band(((-20_000, 0), (20_000, 0)), 2000)) == Fraction(1, 3)
    assert Fraction(1, 3) < part(FOOT.outline, band(road, 2000)) < Fraction(1, 2)
