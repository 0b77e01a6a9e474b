"""Bases scattered evenly over the table: ways and wheels held to looks at every step, always the same ones."""

from random import Random

import pytest

from sandtable.table.path import CREEP, SLIDE, advance, gone
from sandtable.table.plane import TOLERANCE, TURN, Pose, placed, wheeled
from sandtable.table.shape import Base, Outline, regular
from sandtable.table.spacing import depth, near, overlap
from sandtable.table.wheel import wheel


def scattered(chance: Random) -> tuple[Base, list[Outline]]:
    """A base and eight things around it that it does not overlap, three of them ovals."""
    base = Base(Pose(0, 0, chance.randrange(TURN)), chance.choice((6000, 8000)), chance.choice((3000, 4000, 8000)))
    found = []
    for number in range(8):
        pose = Pose(
            *placed(base.pose, chance.randint(-14_000, 10_000), chance.randint(-12_000, 12_000)), chance.randrange(TURN)
        )
        oval = regular(pose.at, chance.randint(4000, 9000), chance.randint(4000, 9000), pose.heading)
        found.append(oval if number < 3 else base.at(pose).outline)
    return base, [outline for outline in found if not overlap(base.outline, outline)]


def first(depths: list[int], limit: int) -> int | None:
    """The first look that is deeper than a limit."""
    return next((at for at, deep in enumerate(depths) if deep > limit), None)


@pytest.mark.parametrize("seed", range(4))
def test_scattered_ways(seed: int) -> None:
    base, obstacles = scattered(chance := Random(seed))
    angle = (base.pose.heading + chance.choice((0, 0, 9000, 18000, 27000, chance.randrange(TURN)))) % TURN
    for other in obstacles:
        looks = [depth(gone(base, angle, at).outline, other) for at in range(0, 8000, 2)]
        met = advance(base, angle, 8000 - CREEP, [other])
        if met is None:
            assert max(looks[: 4000 - CREEP]) <= TOLERANCE
        else:
            touched, deep = first(looks, 0), first(looks, SLIDE + 1)
            assert max(looks[: met.reach // 2 + 1]) <= TOLERANCE
            assert near(gone(base, angle, met.reach).outline, other)
            assert touched is not None
            assert 2 * touched <= met.reach + 2 * CREEP
            assert deep is None or met.reach <= 2 * deep
            assert max(looks) >= SLIDE - 1


@pytest.mark.parametrize("seed", range(4))
def test_scattered_wheels(seed: int) -> None:
    base, obstacles = scattered(chance := Random(seed))
    sense = chance.choice((1, -1))
    pivot = base.left_corner if sense > 0 else base.right_corner
    for other in obstacles:
        looks = [depth(base.at(wheeled(base.pose, pivot, sense * at)).outline, other) for at in range(3000)]
        met, deep = wheel(base, pivot, sense * 2900, [other]), first(looks, SLIDE)
        assert (met is None) == (deep is None or deep > 2900)
        if met is not None and deep is not None:
            reach = met.reach * sense
            assert reach < deep
            assert reach == 0 or looks[reach] == 0 or deep - reach > 10
            assert max(looks[reach + 1 : deep + 1]) > 0
