"""Which units and generals a question of Grandeur is about."""

from types import MappingProxyType
from typing import Any

from sandtable.games.grandeur.rules import steps as g
from sandtable.games.grandeur.rules.movement.reactions import next_asked
from sandtable.games.impetus.page import asking as impetus
from sandtable.kernel.awaiting import Choice

ABOUT: impetus.About = MappingProxyType(
    {
        **impetus.ABOUT,
        g.EvaderMeets: lambda step: (step.evasion.retreat.unit, step.friend),
        g.Rethrow: lambda step: (step.unit,),
        g.GeneralCaught: lambda step: (step.leader,),
    }
)


def units_asked(ruleset: Any, state: Any, awaited: Choice) -> tuple[str, ...]:
    """As in Basic Impetus; for a reaction the unit that is asked next, and the units against which it would react."""
    step = state.agenda[0] if state.agenda else None
    if isinstance(step, g.Reaction):
        return next_asked(state, step, ruleset.umpire), *step.against
    return impetus.units_asked(ruleset, state, awaited, ABOUT)
