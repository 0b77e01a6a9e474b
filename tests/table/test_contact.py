"""Contacts name the sides that touch, the length that they share, and the place."""

from math import hypot, isqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.contact import Contact, contact, contacts, foot, side_at, stretch, touch, touching
from sandtable.table.plane import TOLERANCE, Pose, between, dot, placed, squared
from sandtable.table.shape import FRONT, LEFT, REAR, RIGHT, SIDES, Base, Edge, Outline, edges
from sandtable.table.spacing import gap, near, to_edge
from tests.table.motions import MOTIONS, Motion
from tests.table.things import BASES, neighbour, ovals, pairs

STEADY = settings(max_examples=100)
FOOT = Base(Pose(0, 0, 9000), 6000, 4000)
"""Its front runs from (-3000, 0) to (3000, 0) and looks up."""


def standing(x: int, y: int, heading: int) -> Base:
    return FOOT.at(Pose(x, y, heading))


@pytest.mark.parametrize(
    ("other", "side", "his", "shared"),
    [
        (standing(0, 0, 27000), FRONT, FRONT, 6000),
        (standing(2000, 5, 27000), FRONT, FRONT, 4000),
        (standing(1000, 4000, 9000), FRONT, REAR, 5000),
        (standing(-2000, 3000, 0), FRONT, RIGHT, 1000),
        (standing(1000, 3000, 0), FRONT, RIGHT, 4000),
        (standing(-1000, 3000, 18000), FRONT, LEFT, 4000),
        (standing(0, -8000, 27000), REAR, REAR, 6000),
        (standing(1000, -4000, 9000), REAR, FRONT, 5000),
    ],
)
def test_sides_along_each_other(other: Base, side: str, his: str, shared: int) -> None:
    found = contact(FOOT, other)
    assert found is not None
    assert (found.side, found.other, found.shared, found.corner) == (side, his, shared, False)


def test_a_front_corner_counts_before_a_side() -> None:
    other = standing(6000, 1000, 9000)
    first, second, *_ = contacts(FOOT, other)
    assert first == Contact(FRONT, LEFT, 0, ((3000, 0), (3000, 0)))
    assert (second.side, second.other, second.shared) == (FRONT, LEFT, 0) or second.side == RIGHT
    longest = max(contacts(FOOT, other), key=lambda c: c.shared)
    assert longest == Contact(RIGHT, LEFT, 3000, ((3000, -3000), (3000, 0)))


def test_my_side_behind_his_front_corner_is_no_front() -> None:
    found = contact(FOOT, standing(6000, -1000, 9000))
    assert found == Contact(RIGHT, LEFT, 3000, ((3000, -4000), (3000, -1000)))
    assert not found.frontal


def test_his_corner_on_my_front() -> None:
    other = standing(0, 0, 22500)
    other = other.at(Pose(*placed(other.pose, 0, -3000), 22500))
    found = contact(FOOT, other)
    assert found == Contact(FRONT, FRONT, 0, (other.left_corner, other.left_corner))
    assert found.corner


def test_my_front_corner_on_his_flank() -> None:
    other = Base(Pose(3000, 3000, 9000 - 2000), 6000, 16000)
    leaning = other.at(Pose(*placed(Pose(3000, 0, 7000), 5000, -3000), 7000))
    found = contact(FOOT, leaning)
    assert found is not None
    assert (found.side, found.other, found.at) == (FRONT, LEFT, ((3000, 0), (3000, 0)))


def test_corners_that_meet_count_for_the_fronts() -> None:
    found = contact(FOOT, standing(6000, 4000, 9000))
    assert found == Contact(FRONT, REAR, 0, ((3000, 0), (3000, 0)))
    found = contact(FOOT, standing(6000, 0, 27000))
    assert found is not None
    assert (found.side, found.other) == (FRONT, FRONT)


def test_what_does_not_touch_has_no_contact() -> None:
    assert contact(FOOT, standing(0, 11, 27000)) is None
    assert contacts(FOOT, standing(0, 20_000, 27000)) == ()


@given(pairs())
@STEADY
def test_contact_is_there_where_they_touch(pair: tuple[Base, Base]) -> None:
    one, other = pair
    assert (contact(one, other) is not None) == touching(one, other) or gap(one.outline, other.outline) == 0
    for found in contacts(one, other):
        assert 0 <= found.shared <= max(one.front, one.depth) + 2
        for point in found.at:
            assert near((point,), one.outline, TOLERANCE + 1)
            assert near((point,), other.outline, TOLERANCE + 1)


@given(BASES.flatmap(lambda base: st.tuples(st.just(base), neighbour(base))))
@STEADY
def test_bases_set_against_each_other_touch_along_sides(pair: tuple[Base, Base]) -> None:
    one, other = pair
    mine = max(contacts(one, other), key=lambda c: c.shared)
    his = max(contacts(other, one), key=lambda c: c.shared)
    assert (mine.side, mine.other) == (his.other, his.side) or mine.corner
    assert abs(mine.shared - his.shared) <= 2
    assert set(touch(one.outline, other.outline)) == set(mine.at) or mine.corner


@given(MOTIONS, pairs())
@STEADY
def test_motions_of_the_table_move_contacts_along(motion: Motion, pair: tuple[Base, Base]) -> None:
    one, other = pair
    there = contacts(motion.base(one), motion.base(other))
    wanted = {(motion.side(c.side), motion.side(c.other), c.shared, motion.edge(c.at)) for c in contacts(one, other)}
    assert {(c.side, c.other, c.shared, frozenset(c.at)) for c in there} == wanted
    first, then = contact(one, other), contact(motion.base(one), motion.base(other))
    assert (first and (first.frontal, first.shared)) == (then and (then.frontal, then.shared))


@given(BASES, st.integers(-9000, 9000), st.integers(-9000, 9000))
@STEADY
def test_a_foot_is_square_below_its_point(base: Base, ahead: int, left: int) -> None:
    point, edge = placed(base.pose, ahead, left), base.edge(FRONT)
    below = foot(point, edge)
    along = between(*edge)
    assert abs(dot(along, between(point, below))) <= hypot(*along)
    assert abs(hypot(*between(point, below)) - abs(ahead)) <= 3


@given(BASES)
@STEADY
def test_the_corners_of_a_base_belong_to_its_front_and_rear(base: Base) -> None:
    assert [side_at(base, corner) for corner in base.outline] == [FRONT, FRONT, REAR, REAR]
    assert [side_at(base, base.middle(side)) for side in SIDES] == list(SIDES)
    assert side_at(base, base.centre) == ""


def touched(one: Outline, other: Outline) -> Edge:
    """Where two outlines meet, by a look at every side and every corner of both."""
    shared = [s for mine in edges(one) for his in edges(other) if (s := stretch(mine, his)) is not None]
    if shared:
        return max(shared, key=lambda edge: isqrt(squared(*edge)))
    found = [(min(to_edge(corner, edge) for edge in edges(other)), corner) for corner in one]
    found += [(min(to_edge(corner, edge) for edge in edges(one)), corner) for corner in other]
    point = min(found, key=lambda off: off[0])[1]
    return point, point


@given(pairs(), st.data())
@STEADY
def test_outlines_meet_where_a_look_at_every_side_finds_it(pair: tuple[Base, Base], data: st.DataObject) -> None:
    one, other = pair[0].outline, data.draw(st.one_of(st.just(pair[1].outline), ovals(pair[0].centre)))
    assert touch(one, other) == touched(one, other)
    assert touch(other, one) == touched(other, one)


def test_edges_that_run_the_same_way_share_nothing() -> None:
    edge: Edge = ((0, 0), (1000, 0))
    assert stretch(edge, edge) is None
    assert stretch(edge, ((1500, 0), (500, 0))) == ((500, 0), (1000, 0))
    assert stretch(edge, ((3000, 0), (2000, 0))) is None
    assert stretch(edge, ((1000, 40), (0, 0))) is None
    assert stretch(edge, ((0, 1000), (0, 0))) is None
