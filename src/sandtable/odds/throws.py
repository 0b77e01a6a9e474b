"""The exact distribution of what a single throw gives."""

from collections.abc import Hashable
from functools import lru_cache

from sandtable.kernel.dice import Throw, counts
from sandtable.odds.spread import Spread


@lru_cache(maxsize=4096)
def readings(throw: Throw) -> Spread[Hashable]:
    """Every reading of a throw with its chance."""
    return Spread(counts(throw))
