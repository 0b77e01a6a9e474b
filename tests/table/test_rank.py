"""Lines, columns, fronts before each other, and what is wholly behind a front."""

from math import cos, radians, sin

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.plane import TOLERANCE, Pose, placed, turned, wheeled
from sandtable.table.rank import facing_front, in_column, in_line, wholly_behind
from sandtable.table.shape import Base
from tests.table.motions import MOTIONS, Motion
from tests.table.things import ANGLES, BASES, DEPTHS, pairs

STEADY = settings(max_examples=80)
WITHIN = 100
OFFS = st.integers(-150, 150)


def beside(base: Base, depth: int, ahead: int, aside: int) -> Base:
    """A base to the left of another, some way ahead and aside."""
    return Base(Pose(*placed(base.pose, ahead, base.front // 2 * 2 + aside), base.pose.heading), base.front, depth)


@given(BASES, DEPTHS, OFFS, OFFS)
@STEADY
def test_a_line_holds_within_its_limit(base: Base, depth: int, ahead: int, aside: int) -> None:
    off = (ahead * ahead + aside * aside) ** 0.5
    if abs(off - WITHIN) > 3:
        assert (in_line(base, beside(base, depth, ahead, aside), WITHIN) is not None) == (off < WITHIN)


@given(BASES, DEPTHS, st.integers(-300, 300))
@STEADY
def test_a_line_bends_no_further_than_its_limit(base: Base, depth: int, angle: int) -> None:
    other = beside(base, depth, 0, 0)
    bent = other.at(wheeled(other.pose, base.left_corner, angle))
    off = base.front * abs(sin(radians(angle / 100)))
    if abs(off - WITHIN) > 3:
        assert (in_line(base, bent, WITHIN) is not None) == (off < WITHIN)


@given(BASES, DEPTHS, OFFS, OFFS)
@STEADY
def test_a_column_holds_within_its_limit(base: Base, depth: int, ahead: int, aside: int) -> None:
    pose = Pose(*placed(base.pose, ahead - base.depth, aside), base.pose.heading)
    off = (ahead * ahead + aside * aside) ** 0.5
    if abs(off - WITHIN) > 3:
        assert (in_column(base, Base(pose, base.front, depth), WITHIN) is not None) == (off < WITHIN)


@given(BASES, DEPTHS)
@STEADY
def test_who_looks_the_other_way_is_in_no_rank(base: Base, depth: int) -> None:
    other = beside(base, depth, 0, 0)
    back = other.at(Pose(*other.pose.at, (other.pose.heading + 18000) % 36000))
    assert in_line(base, back, WITHIN) is None
    assert in_column(base, back, WITHIN) is None


@given(BASES, DEPTHS, OFFS, OFFS)
@STEADY
def test_a_line_is_one_from_either_end(base: Base, depth: int, ahead: int, aside: int) -> None:
    other = beside(base, depth, ahead, aside)
    one, two = in_line(base, other, WITHIN), in_line(other, base, WITHIN)
    assert one == (two and (two[1], two[0]))


def test_the_longer_front_says_whether_a_line_is_bent() -> None:
    base = Base(Pose(0, 0, 9000), 12_000, 4000)
    short = Base(Pose(-9000, 0, 9000), 6000, 4000)
    bent = short.at(wheeled(short.pose, base.left_corner, 60))
    assert in_line(base, short, WITHIN) == in_line(short, base, WITHIN) == ((-6000, 0), (-6000, 0))
    assert in_line(base, bent, WITHIN) is None
    assert in_line(bent, base, WITHIN) is None
    assert in_line(base, bent, 2 * WITHIN) is not None


@given(pairs())
@STEADY
def test_the_front_before_another_is_its_shadow(pair: tuple[Base, Base]) -> None:
    one, other = pair
    c, s = cos(radians(one.pose.heading / 100)), sin(radians(one.pose.heading / 100))
    lefts = [-(x - one.pose.x) * s + (y - one.pose.y) * c for x, y in other.outline]
    real = max(0, min(one.front / 2, max(lefts)) - max(-one.front / 2, min(lefts)))
    assert abs(facing_front(one, other) - real) <= 6


@given(pairs())
@STEADY
def test_wholly_behind_is_behind_with_every_corner(pair: tuple[Base, Base]) -> None:
    base, line = pair
    c, s = cos(radians(line.pose.heading / 100)), sin(radians(line.pose.heading / 100))
    foremost = max((x - line.pose.x) * c + (y - line.pose.y) * s for x, y in base.outline)
    if abs(foremost - TOLERANCE) > 8:
        assert wholly_behind(base, line) == (foremost <= TOLERANCE)


@given(MOTIONS, pairs())
@STEADY
def test_motions_of_the_table_change_no_rank(motion: Motion, pair: tuple[Base, Base]) -> None:
    (one, other), (there, then) = pair, (motion.base(pair[0]), motion.base(pair[1]))
    assert facing_front(there, then) == facing_front(one, other)
    assert wholly_behind(there, then) == wholly_behind(one, other)
    for rank in (in_line, in_column):
        found = rank(one, other, WITHIN)
        assert (found and motion.edge(found)) == ((moved := rank(there, then, WITHIN)) and frozenset(moved))


@given(BASES, DEPTHS, ANGLES)
@STEADY
def test_a_line_that_was_turned_as_a_whole_is_still_one(base: Base, depth: int, angle: int) -> None:
    other = beside(base, depth, 0, 0)
    turn = [each.at(wheeled(each.pose, base.right_corner, angle)) for each in (base, other)]
    assert in_line(turn[0], turn[1], TOLERANCE) is not None
    assert turned(base.right_corner, base.right_corner, angle) == base.right_corner
