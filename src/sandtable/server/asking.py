"""Which units a question is about, so that they can be shown."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from sandtable.games.grandeur.rules import steps as g
from sandtable.games.grandeur.rules.movement.reactions import next_asked
from sandtable.games.impetus.rules import steps as s
from sandtable.games.impetus.rules.orders import FightNext, Support, TakeMains
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.ruleset import AnyRuleset

ABOUT: Mapping[type, Callable[[Any], Sequence[str]]] = MappingProxyType(
    {
        s.MeetsAhead: lambda step: (step.move.start[0], step.friend),
        s.MeetsBehind: lambda step: (step.retreat.unit, step.friend),
        s.Rolling: lambda step: (step.unit,),
        s.PursuitChoice: lambda step: (step.unit, step.quarry),
        s.PursuitTurn: lambda step: (step.unit, step.quarry),
        g.EvaderMeets: lambda step: (step.evasion.retreat.unit, step.friend),
        g.Rethrow: lambda step: (step.unit,),
        g.GeneralCaught: lambda step: (step.leader,),
    }
)
"""What a step names; who moves or chooses comes first."""

NAMED: Mapping[type, Callable[[Any], Sequence[str]]] = MappingProxyType(
    {
        TakeMains: lambda order: (order.one, order.other),
        Support: lambda order: (order.unit, *order.against),
        FightNext: lambda order: (order.unit,),
    }
)
"""Where the answers name units, the question is about all of them."""


def units_asked(ruleset: AnyRuleset, state: Any, awaited: Choice) -> tuple[str, ...]:
    """The units that a question names, each once; none where a side is free to choose."""
    agenda = getattr(state, "agenda", ())
    step = agenda[0] if agenda else None
    if isinstance(step, g.Reaction):
        umpire: Any = getattr(ruleset, "umpire", None)
        return next_asked(state, step, umpire), *step.against
    if (about := ABOUT.get(type(step))) is not None:
        return tuple(dict.fromkeys(about(step)))
    if not isinstance(step, s.Pairing | s.Supporting | s.Melees):
        return ()
    orders = [offer.order for seat in awaited.seats for offer in ruleset.options(state, seat, "", None).offers]
    return tuple(dict.fromkeys(unit for order in orders for unit in NAMED[type(order)](order)))
