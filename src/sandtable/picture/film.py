"""Which states of a game are worth a picture."""

from collections.abc import Callable, Hashable, Sequence
from itertools import groupby
from typing import TypeVar

State = TypeVar("State")

MOST = 200
"""The most pictures that a film has."""


def thinned(states: Sequence[State], *keys: Callable[[State], Hashable], most: int = MOST) -> list[State]:
    """Of neighbours with the same first key only the last, and always the last of all.

    While they are too many, the same by the next key; if there are still too many, some are left out evenly.
    """
    shown = list(states)
    for number, key in enumerate(keys):
        if number == 0 or len(shown) > most:
            shown = [list(same)[-1] for _, same in groupby(shown, key=key)]
    if len(shown) > most:
        shown = [shown[round(place * (len(shown) - 1) / (most - 1))] for place in range(most)]
    return shown
