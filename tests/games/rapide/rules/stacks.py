"""Stacks to try things on."""

from itertools import product

from hypothesis import strategies as st

from sandtable.games.rapide.rules.stacks import Stack


def allowed() -> list[Stack]:
    """Every stack that B.1 allows: at most 8 D, two armies and four loose D, and not nothing."""
    found = []
    for plus, minus, loose in product(range(3), range(3), range(5)):
        if plus + minus <= 2 and 0 < 4 * plus + 2 * minus + loose <= 8:
            found.append(Stack(plus, minus, loose))
    return found


ALLOWED = st.sampled_from(allowed())
ANY = st.builds(Stack, *[st.integers(0, 12)] * 3, st.integers(0, 4).map(lambda count: (1,) * count))
PASHAS = st.lists(st.integers(0, 2), max_size=2).map(tuple)
