"""What holds in every state of a battle, whatever was ordered and thrown: a state that breaks it is our fault."""

from collections.abc import Iterator
from typing import Any

from sandtable.games.rapide.rules.battle import SEATS
from sandtable.games.rapide.rules.state import State


def unsound(state: State, umpire: Any) -> Iterator[str]:
    """Nobody has fewer than none, nor lost less than nothing."""
    for seat in SEATS:
        side = state.side(seat)
        figures = (side.stack.plus, side.stack.minus, side.stack.detachments, *side.stack.pashas, side.losses)
        if min(figures) < 0:
            yield f"{seat}: {side}"
