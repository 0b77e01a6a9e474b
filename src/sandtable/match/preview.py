"""A preview: what an order would lead to before the first die, and with which chances, without touching the game."""

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Awaiting
from sandtable.kernel.dice import Throw
from sandtable.kernel.event import Event
from sandtable.kernel.loop import refusals
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.prospects import prospects
from sandtable.odds.throws import readings

OUTLOOKS: Mapping[str, Callable[[Any, Any, str], Any]] = MappingProxyType({"impetus": prospects, "grandeur": prospects})
"""What a game can say of the chances beyond the next throw."""


class Preview(Struct, frozen=True):
    """Why an order is refused, with its witnesses; or what it leads to.

    `events` say what happens before the first die, poses among them; `state` is what that leads to; `awaits` what the
    game then waits for: dice with the reason of each line, or somebody's choice. `odds` are the readings of those dice,
    `prospects` what the game says of the fight that follows.
    """

    refusals: tuple[Refusal, ...] = ()
    events: tuple[Event, ...] = ()
    state: Any = None
    awaits: Awaiting | None = None
    odds: Mapping[Hashable, Fraction] = MappingProxyType({})
    prospects: Any = None


def preview(ruleset: AnyRuleset, state: Any, seat: str, order: Any) -> Preview:
    """What this order of a seat would lead to."""
    view = ruleset.view(state, seat)
    refused = tuple(refusals(ruleset, view, seat, order))
    if refused:
        return Preview(refused)
    events, reached = ruleset.resolve(view, Given(seat, order))
    awaited = ruleset.awaiting(reached)
    odds = readings(awaited).chances() if isinstance(awaited, Throw) else {}
    outlook = OUTLOOKS.get(ruleset.name)
    found = outlook(ruleset, reached, seat) if outlook else None
    return Preview((), tuple(events), reached, awaited, MappingProxyType(odds), found)
