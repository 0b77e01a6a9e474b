"""The bystander: figures of Argad! that nobody leads any more stand where they are, and only defend themselves."""

from sandtable.games.argad.players.captain import Captain
from sandtable.games.argad.rules.orders import AnyOrder
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.steps import Fighting, Hiding, Recoiling

DEFENDS = (Hiding, Fighting, Recoiling)
"""What is answered as a captain would: it has to be, or others would have their way with whoever stands there."""


class Bystander:
    """A player that moves nobody, shoots at nobody and follows nobody, but strikes back."""

    def __init__(self, ruleset: Argad) -> None:
        self.ruleset = ruleset
        self._captain = Captain(ruleset)

    def __call__(self, view: State, seat: str) -> AnyOrder:
        """What is offered to the seat as a whole comes first, and is to do nothing, or to agree."""
        if isinstance(view.agenda[0], DEFENDS):
            return self._captain(view, seat)
        return self.ruleset.options(view, seat).offers[0].order
