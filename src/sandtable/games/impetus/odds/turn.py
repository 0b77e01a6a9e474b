"""Where an order ends and the turn goes on."""

from typing import Any

from sandtable.games.impetus.rules.events import Proceeded
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.kernel.event import Event


def over(state: Any, event: Event) -> bool:
    """The half turn in which orders are given is done: what comes now is the turn's and not the order's."""
    ending = isinstance(event, Proceeded) and event.done > 0 and isinstance(state.agenda[0], HalfTurn)
    return ending and not any(isinstance(step, HalfTurn) for step in getattr(event, "steps", ()))
