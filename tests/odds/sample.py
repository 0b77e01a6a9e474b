"""Chances by trial, with their error, where the exact sum is too long."""

from collections import Counter
from collections.abc import Callable, Hashable
from math import sqrt
from typing import Any, NamedTuple

from sandtable.kernel.loop import Chance, Decide, play
from sandtable.kernel.ruleset import AnyRuleset

Z95 = 1.959963984540054


class Estimate(NamedTuple):
    """How often something came about, and between which bounds its chance lies (95%, Wilson)."""

    times: int
    trials: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.times / self.trials


def estimate(times: int, trials: int) -> Estimate:
    """The bounds of a chance that came true so many times in so many trials."""
    share, weight = times / trials, Z95**2 / trials
    centre = (share + weight / 2) / (1 + weight)
    spread = Z95 * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    low, high = (centre - spread if times else 0.0), (centre + spread if times < trials else 1.0)
    return Estimate(times, trials, low, high)


def sample(
    ruleset: AnyRuleset, state: Any, decide: Decide, chance: Chance, trials: int, key: Callable[[Any], Hashable]
) -> dict[Hashable, Estimate]:
    """What ends of so many games have in common, each with its estimate."""
    found = Counter(key(play(ruleset, state, decide, chance)) for _ in range(trials))
    return {outcome: estimate(times, trials) for outcome, times in found.items()}
