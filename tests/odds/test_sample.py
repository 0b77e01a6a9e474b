"""Chances by trial agree with exact chances, within their bounds."""

from collections.abc import Hashable
from math import sqrt
from random import Random

import pytest

from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.players.captain import Standing
from sandtable.games.rapide.rules.battle import Battle
from sandtable.games.rapide.rules.state import State
from sandtable.kernel.dice import Faces, Throw
from sandtable.kernel.loop import Chance, opened
from tests.odds.battles import RAPIDE, battle, ends, orders
from tests.odds.sample import Estimate, estimate, sample

Z95 = 1.959963984540054
Z9999 = 3.890591886413094
TRIALS = 3000


def dice(number: int) -> Chance:
    """Dice that always fall the same way for the same number."""
    random = Random(number)

    def throw(throw: Throw) -> Faces:
        return tuple(random.randint(1, throw.sides) for _ in range(throw.count))

    return throw


def result(end: State) -> Hashable:
    """What is counted."""
    return end.winner, end.major, end.defender.losses


def sampled(fought: Battle, retreats: tuple[str, str], number: int, trials: int = TRIALS) -> dict[Hashable, Estimate]:
    """Many battles under standing orders."""
    standing = Standing(RAPIDE, orders(*retreats))
    return sample(RAPIDE, opened(RAPIDE, fought), standing, dice(number), trials, result)


@pytest.mark.parametrize(
    ("times", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0000),
    ],
)
def test_bounds_are_wilsons(times: int, trials: int, low: float, high: float) -> None:
    """The bounds are those that were computed by hand (the first four are in Newcombe's paper of 1998)."""
    found = estimate(times, trials)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert found.share == times / trials


@pytest.mark.parametrize(("times", "trials"), [(1, 7), (3, 10), (50, 100), (999, 1000), (12, 3000)])
def test_bounds_are_where_the_share_is_just_credible(times: int, trials: int) -> None:
    """At each bound the share that was found lies 1.96 standard deviations off."""
    found = estimate(times, trials)
    for bound in (found.low, found.high):
        deviation = sqrt(bound * (1 - bound) / trials)
        assert abs(found.share - bound) / deviation == pytest.approx(Z95)


@pytest.mark.parametrize("trials", [1, 3, 10, 27, 3000])
def test_what_always_happened_may_be_certain(trials: int) -> None:
    """The bounds of what came about always reach 1, and of what never did 0: a certain chance lies within."""
    assert estimate(trials, trials).high == 1
    assert estimate(0, trials).low == 0


@pytest.mark.parametrize("trials", [10, 100, 1000])
def test_bounds_hold_the_share_and_grow_with_it(trials: int) -> None:
    """The share lies between its bounds, and both grow with it."""
    found = [estimate(times, trials) for times in range(1, trials)]
    assert all(0 < each.low < each.share < each.high < 1 for each in found)
    assert [each.low for each in found] == sorted(each.low for each in found)
    assert [each.high for each in found] == sorted(each.high for each in found)


SAMPLED = [
    (load_battle(battles()["tenochtitlan"], RAPIDE), ("never", "never"), 1),
    (load_battle(battles()["mohacs"], RAPIDE), ("never", "after-1"), 2),
    (load_battle(battles()["rivoli-continued"], RAPIDE), ("after-1", "after-1"), 3),
]


@pytest.mark.parametrize(("fought", "retreats", "number"), SAMPLED)
def test_exact_chances_lie_within_the_bounds(fought: Battle, retreats: tuple[str, str], number: int) -> None:
    """Of every outcome, seen or not, the exact chance lies within the bounds of 99.99 %; nothing impossible is seen."""
    found, exact = sampled(fought, retreats, number), ends(fought, *retreats).map(result)
    assert set(found) <= set(exact)
    for outcome, chance in exact.chances().items():
        times = found[outcome].times if outcome in found else 0
        assert abs(times / TRIALS - chance) <= Z9999 * sqrt(chance * (1 - chance) / TRIALS), outcome


def test_every_battle_is_counted() -> None:
    """The times of all outcomes sum to the trials, and each is estimated from its times."""
    found = sampled(SAMPLED[0][0], ("never", "never"), 4, 500)
    assert sum(each.times for each in found.values()) == 500
    assert all(each == estimate(each.times, 500) for each in found.values())


def test_the_same_dice_give_the_same_estimates() -> None:
    """A sample is repeated to the last digit by the same dice, and by no others."""
    first, again, other = (sampled(SAMPLED[0][0], ("never", "never"), number, 500) for number in (5, 5, 6))
    assert first == again
    assert first != other


def test_a_certain_outcome_is_estimated_so() -> None:
    """What always happens has the share 1."""
    fought = battle("spain, 2A+, medieval, 0.0.9", "aztecs, A-, medieval, 0.0.0")
    standing = Standing(RAPIDE, orders("never", "never"))
    found = sample(RAPIDE, opened(RAPIDE, fought), standing, dice(7), 50, lambda end: end.round)
    assert {outcome: each.share for outcome, each in found.items()} == {1: 1.0}
