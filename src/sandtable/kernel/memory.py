"""Memory: what a game makes never points back at who holds it, so that the collector finds nothing in it.

Left alone it looks through everything again and again: a sixth of the time of a simulated game, and pauses of a tenth
of a second in the midst of a decision.
"""

import gc

YOUNG, MIDDLE, OLD = 100_000, 20, 100
"""How many things are made before the collector looks at the newest, the newer and all of them."""


def collect_rarely() -> None:
    """For processes that play many games: leave alone what is loaded by now, and look at the rest now and then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
