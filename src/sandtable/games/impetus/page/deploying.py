"""A deployment that is ready made: the rules' own array, order by order."""

from typing import Any

from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.setup.array import array
from sandtable.games.impetus.rules.setup.setting_up import half_of
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import Deployment
from sandtable.match.errors import NotPossible


def deploy(ruleset: Impetus, seat: str, view: State) -> list[Any]:
    """Orders for all units that a seat has still to set up. Raises NotPossible."""
    check_sets_up(view, seat)
    return list(array(view, seat, ruleset.umpire))


def check_sets_up(view: State, seat: str) -> None:
    """The seat is setting up, and its half is picked. Raises NotPossible."""
    step = view.agenda[0] if view.agenda else None
    if not isinstance(step, Deployment) or step.seat != seat or half_of(view, seat) is None:
        raise NotPossible("fault-no-array")
