"""Which units a question of Basic Impetus is about, so that a page can show them."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from sandtable.games.impetus.rules import steps as s
from sandtable.games.impetus.rules.orders import FightNext, Support, TakeMains
from sandtable.kernel.awaiting import Choice

About: TypeAlias = Mapping[type, Callable[[Any], Sequence[str]]]

ABOUT: About = MappingProxyType(
    {
        s.MeetsAhead: lambda step: (step.move.start[0], step.friend),
        s.MeetsBehind: lambda step: (step.retreat.unit, step.friend),
        s.Rolling: lambda step: (step.unit,),
        s.PursuitChoice: lambda step: (step.unit, step.quarry),
        s.PursuitTurn: lambda step: (step.unit, step.quarry),
    }
)
"""What a step names; the unit that moves or chooses comes first."""

NAMED: About = MappingProxyType(
    {
        TakeMains: lambda order: (order.one, order.other),
        Support: lambda order: (order.unit, *order.against),
        FightNext: lambda order: (order.unit,),
    }
)
"""Where the answers name units, the question is about all of them."""


def units_asked(ruleset: Any, state: Any, awaited: Choice, about: About = ABOUT) -> tuple[str, ...]:
    """The units that a question names, each once; none where a side may choose freely."""
    step = state.agenda[0] if state.agenda else None
    if (named := about.get(type(step))) is not None:
        return tuple(dict.fromkeys(named(step)))
    if not isinstance(step, s.Pairing | s.Supporting | s.Melees):
        return ()
    orders = [offer.order for seat in awaited.seats for offer in ruleset.options(state, seat, "", None).offers]
    return tuple(dict.fromkeys(unit for order in orders for unit in NAMED[type(order)](order)))
