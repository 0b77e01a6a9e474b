"""Which states of a game are worth a picture."""

from collections.abc import Hashable, Sequence
from itertools import groupby

from sandtable.games.impetus.rules.state import State

MOST = 200
"""So many pictures a film has at the most."""


def worth_showing(states: Sequence[State], most: int = MOST) -> list[State]:
    """Those in which something on the table has changed, and always the last.

    Where they are too many, the small moves of one activation are shown as one; where they are still too many, some
    are left out evenly.
    """
    shown = [list(same)[-1] for _, same in groupby(states, key=_table)]
    if len(shown) > most:
        shown = [list(same)[-1] for _, same in groupby(shown, key=_activation)]
    if len(shown) > most:
        shown = [shown[round(place * (len(shown) - 1) / (most - 1))] for place in range(most)]
    return shown


def _table(state: State) -> Hashable:
    """What is on the table."""
    return state.pieces, state.units, state.poses, state.gone, bool(state.verdict)


def _activation(state: State) -> Hashable:
    """Who is moving, and who has moved before."""
    return state.turn, state.active, state.used, state.pieces
