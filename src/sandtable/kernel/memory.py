"""Memory: the values of a game never form cycles, so the garbage collector finds nothing in them.

Left alone, it searches all of them again and again. That takes a sixth of the time of a simulated game, with pauses of
a tenth of a second in the middle of a decision.
"""

import gc

YOUNG, MIDDLE, OLD = 100_000, 20, 100
"""How many objects are made before the collector looks at the newest, the newer, and all of them."""


def collect_rarely() -> None:
    """For processes that play many games: ignore everything loaded so far, and look at the rest now and then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
