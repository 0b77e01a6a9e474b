"""On a straight way at least half of a base is in the ground between the two ends that looks all along it find."""

from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.crossing import half_in_interval
from sandtable.table.ground import half_in, share
from sandtable.table.path import gone
from sandtable.table.plane import Pose, moved
from sandtable.table.shape import Base, Outline, band
from tests.table.motions import MOTIONS, Motion
from tests.table.things import ANGLES, BASES, ovals

STEADY = settings(max_examples=40)
FOOT = Base(Pose(0, 0, 0), 6000, 4000)
FIELD: Outline = ((5000, -9000), (15_000, -9000), (15_000, 9000), (5000, 9000))
MARGIN = Fraction(1, 500)
"""What a rounded pose may change of a share."""


@st.composite
def crossings(draw: st.DrawFn) -> tuple[Base, int, int, Outline]:
    """A base, an angle, a distance, and ground about its way, round or as narrow as a stream."""
    base, angle, distance = draw(BASES), draw(ANGLES), draw(st.integers(0, 25_000))
    about, way = moved(base.centre, angle, distance // 2), draw(ANGLES)
    stream = band((moved(about, way, 20_000), moved(about, way, -20_000)), draw(st.integers(500, 6000)))[0]
    return base, angle, distance, draw(st.one_of(ovals(about, 9000), st.just(stream)))


@given(crossings())
@STEADY
def test_half_is_in_between_the_ends_and_nowhere_else(case: tuple[Base, int, int, Outline]) -> None:
    base, angle, distance, ground = case
    span = half_in_interval(base, angle, distance, ground)
    for at in (*range(0, distance, 401), distance):
        part = Fraction(*share(gone(base, angle, at).outline, (ground,)))
        inside = span is not None and span[0] <= at <= span[1]
        assert part >= Fraction(1, 2) - MARGIN if inside else part < Fraction(1, 2) + MARGIN


@given(crossings())
@STEADY
def test_the_ends_are_the_last_that_are_in(case: tuple[Base, int, int, Outline]) -> None:
    base, angle, distance, ground = case
    span = half_in_interval(base, angle, distance, ground)
    if span is not None:
        assert all(half_in(gone(base, angle, end), (ground,)) for end in span)
        for end, beyond in ((span[0], span[0] - 1), (span[1], span[1] + 1)):
            assert end in (0, distance) or not half_in(gone(base, angle, beyond), (ground,))


@given(MOTIONS, crossings())
@STEADY
def test_motions_of_the_table_change_no_crossing(motion: Motion, case: tuple[Base, int, int, Outline]) -> None:
    base, angle, distance, ground = case
    then = half_in_interval(motion.base(base), motion.angle(angle), distance, motion.outline(ground))
    assert then == half_in_interval(base, angle, distance, ground)


def test_a_field_is_crossed_from_half_to_half() -> None:
    assert half_in_interval(FOOT, 0, 30_000, FIELD) == (7000, 17_000)
    assert half_in_interval(FOOT, 0, 10_000, FIELD) == (7000, 10_000)
    assert half_in_interval(FOOT, 0, 6999, FIELD) is None
    assert half_in_interval(FOOT, 18000, 30_000, FIELD) is None
    assert half_in_interval(FOOT.at(Pose(10_000, 0, 0)), 0, 3000, FIELD) == (0, 3000)


def test_ground_too_narrow_to_hold_half_is_never_crossed() -> None:
    stream = tuple((x // 10 + 5000, y) for x, y in FIELD)
    assert half_in_interval(FOOT, 0, 30_000, stream) is None
