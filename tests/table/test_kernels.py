"""Kernels never rule out what the plain code finds, with Numba and without, and rule out most of what is far."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable.table
from sandtable.table import kernels
from sandtable.table.kernels import FEW, MARGIN, may_meet, may_overlap, use, warm
from sandtable.table.path import advance
from sandtable.table.plane import TURN, Pose, placed
from sandtable.table.shape import Base, Outline, regular, strip
from sandtable.table.spacing import gap, near, overlap
from tests.table.things import BASES, DEPTHS, FRONTS, neighbour, ovals
from tests.table.things import near as close

STEADY = settings(max_examples=80)
WAYS = pytest.mark.parametrize("on", [True, False], ids=["numba", "plain"])
WIDTH, DEPTH = 90_000, 60_000


@contextmanager
def asked(on: bool) -> Iterator[None]:
    """With Numba or without it."""
    before = kernels.Switch.on
    use(on)
    try:
        yield
    finally:
        use(before)


@st.composite
def batches(draw: st.DrawFn) -> tuple[list[Base], list[Outline]]:
    """Bases of one size, enough for Numba, and outlines about the first of them, some set against it."""
    base = draw(BASES)
    bases = st.one_of(close(base), neighbour(base)).map(lambda other: other.outline)
    outlines = draw(st.lists(st.one_of(bases, ovals(base.centre)), min_size=1, max_size=4))
    others = draw(st.lists(close(base, 30_000), min_size=FEW, max_size=FEW))
    return [base, *(base.at(other.pose) for other in others)], outlines


@WAYS
@given(batch=batches())
@STEADY
def test_what_overlaps_or_touches_is_never_ruled_out(on: bool, batch: tuple[list[Base], list[Outline]]) -> None:
    bases, outlines = batch
    with asked(on):
        found = may_overlap([base.pose for base in bases], bases[0].front, bases[0].depth, outlines)
    assert len(found) == len(bases)
    for base, may in zip(bases, found, strict=True):
        assert may or not any(overlap(base.outline, other) or near(base.outline, other) for other in outlines)


@WAYS
@given(batch=batches(), distance=st.integers(0, 30_000))
@STEADY
def test_what_is_met_is_never_ruled_out(on: bool, batch: tuple[list[Base], list[Outline]], distance: int) -> None:
    bases, outlines = batch
    with asked(on):
        found = may_meet([base.pose for base in bases], bases[0].front, bases[0].depth, distance, outlines)
    for base, may in zip(bases, found, strict=True):
        assert may or advance(base, base.pose.heading, distance, outlines) is None


@WAYS
@given(base=BASES, front=FRONTS, depth=DEPTHS, off=st.integers(0, 12), distance=st.integers(0, 9000))
@STEADY
def test_what_only_just_touches_is_not_ruled_out(
    on: bool, base: Base, front: int, depth: int, off: int, distance: int
) -> None:
    heading = (base.pose.heading + 18000) % TURN
    ahead = Base(Pose(*placed(base.pose, distance + off, 0), heading), front, depth).outline
    side = Base(
        Pose(*placed(base.pose, 0, base.front // 2 + front // 2 + off), base.pose.heading), front, depth
    ).outline
    with asked(on):
        assert may_overlap([base.pose] * FEW, base.front, base.depth, [side]) == [True] * FEW
        assert may_meet([base.pose] * FEW, base.front, base.depth, distance, [ahead]) == [True] * FEW


def scattered(chance: Random) -> tuple[list[Pose], list[Outline]]:
    """A thousand poses on a table with twenty bases, two ovals and a road."""

    def pose() -> Pose:
        return Pose(chance.randrange(WIDTH), chance.randrange(DEPTH), chance.randrange(TURN))

    outlines = [Base(pose(), 6000, 4000).outline for _ in range(20)]
    outlines += [regular(pose().at, 9000, 14_000, chance.randrange(TURN)) for _ in range(2)]
    outlines.append(strip((0, 20_000), (WIDTH, 30_000), 2000))
    return [pose() for _ in range(1000)], outlines


@WAYS
@pytest.mark.parametrize("distance", [0, 8000])
def test_most_of_what_is_far_is_ruled_out(on: bool, distance: int) -> None:
    poses, outlines = scattered(Random(5))
    with asked(on):
        found = may_meet(poses, 6000, 4000, distance, outlines)
    ways = [Base(Pose(*placed(pose, distance, 0), pose.heading), 6000, 4000 + distance).outline for pose in poses]
    far = [may for may, way in zip(found, ways, strict=True) if min(gap(way, other) for other in outlines) > 2 * MARGIN]
    assert len(far) > 200
    assert sum(far) < len(far) / 50


@WAYS
def test_an_array_of_poses_is_as_good_as_a_list(on: bool) -> None:
    poses, outlines = scattered(Random(6))
    with asked(on):
        assert may_overlap(np.array(poses), 6000, 4000, outlines) == may_overlap(poses, 6000, 4000, outlines)
        assert may_meet(np.array(poses), 6000, 4000, 500, outlines) == may_meet(poses, 6000, 4000, 500, outlines)


@WAYS
@pytest.mark.parametrize("many", [0, 1, FEW])
def test_batches_of_any_size_are_answered(on: bool, many: int) -> None:
    here, there = [Pose(0, 0, 0)] * many, [Pose(50_000, 0, 0)] * many
    outline = Base(Pose(0, 1000, 18000), 6000, 4000).outline
    with asked(on):
        assert may_overlap(here, 6000, 4000, [outline]) == [True] * many
        assert may_overlap(there, 6000, 4000, [outline]) == [False] * many
        assert may_overlap(here, 6000, 4000, []) == [False] * many


def test_a_way_back_is_refused() -> None:
    with pytest.raises(AssertionError, match="lead back"):
        may_meet([Pose(0, 0, 0)], 6000, 4000, -1, [])


def test_without_numba_the_plain_code_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sandtable.table, "compiled", raising=False)
    monkeypatch.setitem(sys.modules, "sandtable.table.compiled", None)
    kernels._compiled.cache_clear()
    try:
        warm()
        assert kernels._compiled() is None
        assert may_overlap([Pose(0, 0, 0)] * FEW, 6000, 4000, [((0, 0), (9, 0), (0, 9))]) == [True] * FEW
    finally:
        kernels._compiled.cache_clear()


KNOWING = "from sandtable.table import kernels"
ASKING = f"{KNOWING}\nkernels.may_overlap([(0, 0, 0)] * {FEW}, 2, 2, [((0, 0), (9, 0), (0, 9))])"


@pytest.mark.parametrize(
    ("switch", "code", "loaded"),
    [
        ("on", "import sandtable.cli.main", False),
        ("on", KNOWING, False),
        ("on", ASKING, True),
        ("off", ASKING, False),
    ],
)
def test_numba_is_loaded_when_it_is_asked(switch: str, code: str, loaded: bool) -> None:
    told = f"{code}\nimport sys\nprint([name in sys.modules for name in ('numpy', 'numba')])"
    env = {**os.environ, "SANDTABLE_KERNELS": switch}
    run = subprocess.run([sys.executable, "-c", told], env=env, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == str([loaded, loaded])
