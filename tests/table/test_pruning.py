"""Pruning never rules out what the exact code finds, and rules out most of what is far."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.table.path import advance
from sandtable.table.plane import TURN, Pose, placed
from sandtable.table.pruning import MARGIN, may_meet
from sandtable.table.shape import Base, Outline, band, regular
from sandtable.table.spacing import gap, near, overlap
from tests.table.things import BASES, DEPTHS, FRONTS, neighbour, ovals
from tests.table.things import near as close

STEADY = settings(max_examples=80)
WIDTH, DEPTH = 90_000, 60_000


@st.composite
def batches(draw: st.DrawFn) -> tuple[list[Base], list[Outline]]:
    """Bases of one size, and outlines about the first of them, some set against it."""
    base = draw(BASES)
    bases = st.one_of(close(base), neighbour(base)).map(lambda other: other.outline)
    outlines = draw(st.lists(st.one_of(bases, ovals(base.centre)), min_size=1, max_size=4))
    others = draw(st.lists(close(base, 30_000), min_size=8, max_size=8))
    return [base, *(base.at(other.pose) for other in others)], outlines


@given(batch=batches())
@STEADY
def test_what_overlaps_or_touches_is_never_ruled_out(batch: tuple[list[Base], list[Outline]]) -> None:
    bases, outlines = batch
    found = may_meet([base.pose for base in bases], bases[0].front, bases[0].depth, 0, outlines)
    assert len(found) == len(bases)
    for base, may in zip(bases, found, strict=True):
        assert may or not any(overlap(base.outline, other) or near(base.outline, other) for other in outlines)


@given(batch=batches(), distance=st.integers(0, 30_000))
@STEADY
def test_what_is_met_is_never_ruled_out(batch: tuple[list[Base], list[Outline]], distance: int) -> None:
    bases, outlines = batch
    found = may_meet([base.pose for base in bases], bases[0].front, bases[0].depth, distance, outlines)
    for base, may in zip(bases, found, strict=True):
        assert may or advance(base, base.pose.heading, distance, outlines) is None


@given(base=BASES, front=FRONTS, depth=DEPTHS, off=st.integers(0, 12), distance=st.integers(0, 9000))
@STEADY
def test_what_only_just_touches_is_not_ruled_out(base: Base, front: int, depth: int, off: int, distance: int) -> None:
    heading = (base.pose.heading + 18000) % TURN
    ahead = Base(Pose(*placed(base.pose, distance + off, 0), heading), front, depth).outline
    side = Base(
        Pose(*placed(base.pose, 0, base.front // 2 + front // 2 + off), base.pose.heading), front, depth
    ).outline
    assert may_meet([base.pose], base.front, base.depth, 0, [side]) == [True]
    assert may_meet([base.pose], base.front, base.depth, distance, [ahead]) == [True]


def scattered(chance: Random) -> tuple[list[Pose], list[Outline]]:
    """A thousand poses on a table with twenty bases, two ovals and a road."""

    def pose() -> Pose:
        return Pose(chance.randrange(WIDTH), chance.randrange(DEPTH), chance.randrange(TURN))

    outlines = [Base(pose(), 6000, 4000).outline for _ in range(20)]
    outlines += [regular(pose().at, 9000, 14_000, chance.randrange(TURN)) for _ in range(2)]
    outlines += band(((0, 20_000), (WIDTH, 30_000)), 2000)
    return [pose() for _ in range(1000)], outlines


@pytest.mark.parametrize("distance", [0, 8000])
def test_most_of_what_is_far_is_ruled_out(distance: int) -> None:
    poses, outlines = scattered(Random(5))
    found = may_meet(poses, 6000, 4000, distance, outlines)
    ways = [Base(Pose(*placed(pose, distance, 0), pose.heading), 6000, 4000 + distance).outline for pose in poses]
    far = [may for may, way in zip(found, ways, strict=True) if min(gap(way, other) for other in outlines) > 2 * MARGIN]
    assert len(far) > 200
    assert sum(far) < len(far) / 50


@pytest.mark.parametrize("many", [0, 1, 8])
def test_batches_of_any_size_are_answered(many: int) -> None:
    here, there = [Pose(0, 0, 0)] * many, [Pose(50_000, 0, 0)] * many
    outline = Base(Pose(0, 1000, 18000), 6000, 4000).outline
    assert may_meet(here, 6000, 4000, 0, [outline]) == [True] * many
    assert may_meet(there, 6000, 4000, 0, [outline]) == [False] * many
    assert may_meet(here, 6000, 4000, 0, []) == [False] * many


def test_a_way_back_is_refused() -> None:
    with pytest.raises(AssertionError, match="lead back"):
        may_meet([Pose(0, 0, 0)], 6000, 4000, -1, [])
