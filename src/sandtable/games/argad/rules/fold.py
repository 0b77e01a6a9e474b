"""What each event does to a state."""

from sandtable.games.argad.rules.fold_combat import COMBAT
from sandtable.games.argad.rules.fold_turn import TURN
from sandtable.games.argad.rules.state import State
from sandtable.kernel.event import Event

FOLDS = {**TURN, **COMBAT}


def fold(state: State, event: Event) -> State:
    """The state after an event."""
    return FOLDS[type(event)](state, event)
