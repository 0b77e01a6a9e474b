"""Which states of a game are worth a picture."""

from collections.abc import Callable, Hashable, Sequence
from itertools import groupby
from typing import Any, TypeAlias

Key: TypeAlias = Callable[[Any], Hashable]

MOST = 200
"""The most pictures that a film has."""


def worth_showing(states: Sequence[Any], table: Key, *coarser: Key, most: int = MOST) -> list[Any]:
    """The states in which something on the table has changed, and always the last.

    If there are too many, states that are alike by a coarser key are shown as one; if there are still too many, some
    are left out evenly.
    """
    shown = _last_of_each(states, table)
    for key in coarser:
        shown = _last_of_each(shown, key) if len(shown) > most else shown
    if len(shown) > most:
        shown = [shown[round(place * (len(shown) - 1) / (most - 1))] for place in range(most)]
    return shown


def _last_of_each(states: Sequence[Any], key: Key) -> list[Any]:
    return [list(same)[-1] for _, same in groupby(states, key=key)]
