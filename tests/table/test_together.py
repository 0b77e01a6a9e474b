"""Walking together: where two meet is exact, whatever their bases are, and nobody meets anybody unseen."""

from random import Random

import pytest

from sandtable.table.footing import Footing, Sole, disc, overlapping, touching
from sandtable.table.places import Search, places
from sandtable.table.plane import TURN, Pose
from sandtable.table.strides import END, Strides, Walker, clear_before, reached
from sandtable.table.together import Walk
from sandtable.table.way import Way, headings, length

FOOT, SQUARE, RIDER, ROUNDED = disc(2000), Sole(2000, 2000, 0), Sole(2500, 5000, 0), Sole(2500, 5000, 500)
SOLES = (FOOT, SQUARE, RIDER, ROUNDED)
MOMENTS = 400


def walkers(seed: int, count: int = 20) -> list[Walker]:
    """A crowd of all bases on ways of one or two stretches, each at its own pace."""
    dice = Random(seed)
    found: list[Walker] = []
    while len(found) < count:
        points = tuple(
            (dice.randrange(3000, 50000), dice.randrange(3000, 50000)) for _ in range(dice.choice((1, 2, 3)))
        )
        way: Way = points
        pace = max(length(way), dice.choice((12000, 16000, 20000)))
        start = dice.randrange(TURN)
        end = headings(way)[-1] if len(way) > 1 else start
        walker = Walker(dice.choice(SOLES), way, pace, start, end)
        here = walker.sole.at(Pose(*way[0], start))
        if not any(overlapping(here, other.sole.at(Pose(*other.way[0], other.start))) for other in found):
            found.append(walker)
    return found


def enemies(one: int, other: int) -> bool:
    return one % 2 != other % 2


def walked(crowd: list[Walker]) -> Walk:
    """A walk in which nobody minds where friends stand."""
    walk = Walk(crowd, enemies)
    while (found := walk.go()) is not None:
        walk.stood[found.who] = found.stood
    return walk


@pytest.mark.parametrize("seed", range(12))
def test_who_is_stopped_by_somebody_touches_them(seed: int) -> None:
    """No rounding leaves a gap between those who met, or lets them overlap."""
    crowd = walkers(seed)
    walk = walked(crowd)
    for n, stood in walk.stood.items():
        if stood.by >= 0 and stood.tick:
            feet = [crowd[each].sole.at(walk.stood[each].stand) for each in (n, stood.by)]
            assert touching(*feet), (n, stood)
            assert not overlapping(*feet), (n, stood)


@pytest.mark.parametrize("seed", range(8))
def test_no_two_enemies_pass_through_each_other(seed: int) -> None:
    """A look at many moments of every pair finds no overlap."""
    crowd = walkers(seed, 14)
    walk = walked(crowd)
    for moment in range(1, MOMENTS + 1):
        ticks = [min(moment * END // MOMENTS, walk.stood[n].tick) for n in range(len(crowd))]
        feet = [each.sole.at(walk.strides[n].at(ticks[n])) for n, each in enumerate(crowd)]
        for a in range(len(crowd)):
            assert not any(overlapping(feet[a], feet[b]) for b in range(a + 1, len(crowd)) if enemies(a, b))


@pytest.mark.parametrize("seed", range(8))
def test_it_does_not_matter_who_is_named_first(seed: int) -> None:
    """The same walkers in another order stop at the same moments."""
    crowd = walkers(seed)
    order = list(range(len(crowd)))
    Random(seed).shuffle(order)
    plain = walked(crowd)
    mixed = Walk([crowd[n] for n in order], lambda a, b: enemies(order[a], order[b]))
    while (found := mixed.go()) is not None:
        mixed.stood[found.who] = found.stood
    assert [plain.stood[n].tick for n in order] == [mixed.stood[at].tick for at in range(len(order))]


def test_two_who_meet_touch_to_the_thousandth() -> None:
    """Both stop, each at its own pace."""
    one = Walker(FOOT, ((0, 0), (20000, 0)), 20000, 0, 0)
    other = Walker(FOOT, ((20000, 0), (0, 0)), 20000, 18000, 18000)
    walk = Walk([one, other], lambda _, __: True)
    assert walk.go() is None
    assert [walk.stood[n].stand.x for n in (0, 1)] == [9000, 11000]


def test_who_comes_to_a_place_that_is_taken_is_told_so() -> None:
    """Friends pass each other; the later to arrive finds the earlier there."""
    near = Walker(FOOT, ((0, 0), (9000, 0)), 20000, 0, 0)
    far = Walker(FOOT, ((20000, 0), (10000, 0)), 20000, 18000, 18000)
    walk = Walk([near, far], lambda _, __: False)
    crowd = walk.go()
    assert crowd is not None
    assert (crowd.who, crowd.taken) == (1, (0,))
    assert clear_before(walk.strides[1], crowd.stood.tick, [walk.foot(0)]) * 20 == pytest.approx(9000 * 1000, abs=2000)


def test_who_touches_and_goes_away_is_not_stopped() -> None:
    """Going deeper is."""
    stays = FOOT.at(Pose(2000, 0, 0))
    away, into, along = (Strides(Walker(FOOT, ((0, 0), to), 20000, 0, 0)) for to in ((-5000, 0), (5000, 0), (0, 5000)))
    assert reached(away, stays) is None
    assert reached(along, stays) is None
    assert reached(into, stays) == 0


@pytest.mark.parametrize("sole", SOLES)
@pytest.mark.parametrize("target", SOLES)
def test_a_free_place_touches_and_overlaps_nobody(sole: Sole, target: Sole) -> None:
    """Around a base of any form, beside any other; none that is nearer was overlooked, looked at all around."""
    foe, friend = target.at(Pose(10000, 10000, 1700)), sole.at(Pose(8500, 7200, 500))
    found = places(Search(sole, 500, (9000, 7000), (1, 3)), foe, [friend, foe])
    assert found
    feet = [sole.at(stand) for stand in found]
    assert all(touching(foot, foe) and not overlapping(foot, foe) and not overlapping(foot, friend) for foot in feet)
    best = (found[0].x - 9000) ** 2 + (found[0].y - 7000) ** 2
    around = range(3000, 17001, 40)
    nearer = [(x, y) for x in around for y in around if (x - 9000) ** 2 + (y - 7000) ** 2 < best * 98 // 100]
    for x, y in nearer:
        foot: Footing = sole.at(Pose(x, y, 500))
        if touching(foot, foe):
            assert overlapping(foot, foe) or overlapping(foot, friend), (x, y)


def test_of_two_places_as_near_the_one_to_the_right_is_taken() -> None:
    """Somebody goes east at an enemy whose near side is taken: right is south."""
    foe, friend = FOOT.at(Pose(10000, 10000, 0)), FOOT.at(Pose(8000, 10000, 0))
    found = places(Search(FOOT, 0, (8000, 10000), (1, 0)), foe, [friend, foe])
    assert [(stand.x, stand.y) for stand in found[:2]] == [(9000, 8268), (9000, 11732)]
