"""The rules' own array: a ready-made deployment, order by order."""

from collections.abc import Sequence
from typing import Any

from sandtable.kernel.ruleset import AnyRuleset
from sandtable.rulesets.impetus.array import array
from sandtable.rulesets.impetus.ruleset import Impetus
from sandtable.rulesets.impetus.setting_up import half_of
from sandtable.rulesets.impetus.state import State
from sandtable.rulesets.impetus.steps import Deployment


class NoArray(LookupError):  # noqa: N818
    """Nothing is to be set up now, or not before a half is picked."""


def array_of(ruleset: AnyRuleset, seat: str, view: Any) -> Sequence[Any]:
    """Orders for all that a seat has still to set up. Raises NoArray."""
    if not isinstance(ruleset, Impetus) or not _sets_up(view, seat):
        raise NoArray(seat)
    return array(view, seat, ruleset.umpire)


def _sets_up(view: State, seat: str) -> bool:
    step = view.agenda[0] if view.agenda else None
    return isinstance(step, Deployment) and step.seat == seat and half_of(view, seat) is not None
