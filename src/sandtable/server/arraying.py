"""The rules' own array: a ready-made deployment, order by order."""

from collections.abc import Iterator
from typing import Any

from sandtable.kernel.answer import Given
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players.judgement.grandeur.laying_out import by_command, lay_out
from sandtable.rulesets.grandeur.mustering import missing
from sandtable.rulesets.grandeur.ruleset import Grandeur
from sandtable.rulesets.impetus.array import array
from sandtable.rulesets.impetus.ruleset import Impetus
from sandtable.rulesets.impetus.setting_up import half_of
from sandtable.rulesets.impetus.state import State
from sandtable.rulesets.impetus.steps import Deployment


class NoArray(LookupError):  # noqa: N818
    """Nothing is to be set up now, or not before a half is picked."""


def array_of(ruleset: AnyRuleset, seat: str, view: Any) -> list[Any]:
    """Orders for all that a seat has still to set up. Raises NoArray."""
    if not isinstance(ruleset, Impetus) or not _sets_up(view, seat):
        raise NoArray(seat)
    if isinstance(ruleset, Grandeur):
        return list(_with_generals(ruleset, seat, view))
    return list(array(view, seat, ruleset.umpire))


def _sets_up(view: State, seat: str) -> bool:
    step = view.agenda[0] if view.agenda else None
    return isinstance(step, Deployment) and step.seat == seat and half_of(view, seat) is not None


def _with_generals(ruleset: Grandeur, seat: str, view: Any) -> Iterator[Any]:
    """Units by their commands, and then each general behind those whom he leads."""
    for order in by_command(view, seat, ruleset.umpire):
        yield order
        view = ruleset.resolve(view, Given(seat, order))[1]
    while missing(view, seat):
        order = lay_out(ruleset, view, seat, "deployment")
        yield order
        view = ruleset.resolve(view, Given(seat, order))[1]
