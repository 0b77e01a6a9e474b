"""On a wheel at least half of a base is in the ground between the angles that looks all along it find."""

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.ground import half_in, share
from sandtable.table.plane import DEGREE, QUARTER, Point, Pose, placed, wheeled
from sandtable.table.shape import Base, Outline
from sandtable.table.turning import half_in_turns
from tests.table.motions import MOTIONS, Motion
from tests.table.things import BASES, ovals

STEADY = settings(max_examples=40)
FOOT = Base(Pose(0, 0, 9000), 6000, 2000)
FIELD: Outline = ((-20_000, 3000), (20_000, 3000), (20_000, 20_000), (-20_000, 20_000))
MARGIN = Fraction(1, 500)
"""What a rounded pose may change of a share."""


@st.composite
def wheels(draw: st.DrawFn) -> tuple[Base, Point, int, Outline]:
    """A base, a point to its left on the line of its front, an angle, and ground about it."""
    base, angle = draw(BASES), draw(st.integers(-QUARTER, QUARTER))
    pivot = placed(base.pose, 0, base.front // 2 + draw(st.sampled_from([0, base.front, 2 * base.front])))
    return base, pivot, angle, draw(ovals(base.centre, 9000))


def at(base: Base, pivot: Point, angle: int) -> Base:
    return base.at(wheeled(base.pose, pivot, angle))


def test_half_is_in_once_the_middle_is() -> None:
    """The middle of the base is 1 U behind and 3 U beside the corner that it wheels about: half-way is 3 U ahead."""
    assert half_in_turns(FOOT, FOOT.left_corner, QUARTER, FIELD) == ((8999, 9000),)
    assert half_in_turns(FOOT, FOOT.left_corner, 80 * DEGREE, FIELD) == ()


@given(wheels())
@STEADY
def test_half_is_in_between_the_ends_and_nowhere_else(case: tuple[Base, Point, int, Outline]) -> None:
    base, pivot, angle, ground = case
    spans, sense = half_in_turns(base, pivot, angle, ground), (1 if angle >= 0 else -1)
    for look in (*range(0, abs(angle), DEGREE), abs(angle)):
        part = Fraction(*share(at(base, pivot, sense * look).outline, (ground,)))
        inside = any(low <= look <= high for low, high in spans)
        assert part >= Fraction(1, 2) - MARGIN if inside else part < Fraction(1, 2) + MARGIN


@given(wheels())
@STEADY
def test_the_ends_are_the_last_that_are_in(case: tuple[Base, Point, int, Outline]) -> None:
    base, pivot, angle, ground = case
    sense = 1 if angle >= 0 else -1
    for low, high in half_in_turns(base, pivot, angle, ground):
        for end, beyond in ((low, low - 1), (high, high + 1)):
            assert half_in(at(base, pivot, sense * end), (ground,))
            assert end in (0, abs(angle)) or not half_in(at(base, pivot, sense * beyond), (ground,))


@given(MOTIONS, wheels())
@STEADY
def test_motions_of_the_table_change_no_wheel(motion: Motion, case: tuple[Base, Point, int, Outline]) -> None:
    base, pivot, angle, ground = case
    then = half_in_turns(motion.base(base), motion.point(pivot), motion.turn(angle), motion.outline(ground))
    assert then == half_in_turns(base, pivot, angle, ground)
