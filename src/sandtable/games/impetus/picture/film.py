"""Which states of a battle a film shows."""

from collections.abc import Hashable, Sequence

from sandtable.games.impetus.rules.state import State
from sandtable.picture import film


def worth_showing(states: Sequence[State], most: int = film.MOST) -> list[State]:
    """If there are too many, the small moves of one activation are shown as one."""
    return film.worth_showing(states, _table, _activation, most=most)


def _table(state: State) -> Hashable:
    """What is on the table."""
    return state.pieces, state.units, state.poses, state.gone, bool(state.verdict)


def _activation(state: State) -> Hashable:
    """Who is moving, and who has moved before."""
    return state.turn, state.active, state.used, state.pieces
