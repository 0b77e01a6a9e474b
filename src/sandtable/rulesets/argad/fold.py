"""What each event does to a state."""

from sandtable.kernel.event import Event
from sandtable.rulesets.argad.fold_combat import COMBAT
from sandtable.rulesets.argad.fold_turn import TURN
from sandtable.rulesets.argad.state import State

FOLDS = {**TURN, **COMBAT}


def fold(state: State, event: Event) -> State:
    """The state after an event."""
    return FOLDS[type(event)](state, event)
