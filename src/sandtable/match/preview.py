"""A preview: what an order would lead to before the first die, and with which chances, without touching the game."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from sandtable.games.argad.odds.engagement import engagement
from sandtable.games.impetus.odds.prospects import prospects
from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Awaiting, Choice
from sandtable.kernel.dice import Throw
from sandtable.kernel.event import Event
from sandtable.kernel.loop import refusals
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.odds.throws import readings

FORKED = ("mains", "support", "next-melee")
"""Questions between a charge and its dice: each answer is followed, so that the odds are known before the choice."""

MOST, DEEP = 4, 4
"""So many answers of one question are followed, and so many questions after each other."""

OUTLOOKS: Mapping[str, Callable[[Any, Any, str], Any]] = MappingProxyType({"impetus": prospects, "grandeur": prospects})
"""What a game can say of the chances beyond the next throw."""

SEALED: Mapping[str, Callable[[Any, Any, str, Any], Any]] = MappingProxyType({"argad": engagement})
"""Where all give their orders at once nothing follows from one alone; what a game can say of its chances."""


class Preview(Struct, frozen=True):
    """Why an order is refused, with its witnesses; or what it leads to.

    `events` say what happens before the first die, poses among them; `state` is what that leads to; `awaits` what the
    game then waits for: dice with the reason of each line, or somebody's choice. `odds` are the readings of those dice,
    `prospects` what the game says of the fight that follows. Where a question stands before those dice, `forks` are its
    answers, each with what it would lead to.
    """

    refusals: tuple[Refusal, ...] = ()
    events: tuple[Event, ...] = ()
    state: Any = None
    awaits: Awaiting | None = None
    odds: Mapping[Hashable, Fraction] = MappingProxyType({})
    prospects: Any = None
    forks: tuple["Fork", ...] = ()


class Fork(Struct, frozen=True):
    """An answer, and what it would lead to."""

    order: Any
    leads: Preview


def preview(ruleset: AnyRuleset, state: Any, seat: str, order: Any, whose: str = "", deep: int = DEEP) -> Preview:
    """What this order of a seat would lead to; the prospects are those of `whose` order it all began with."""
    view = ruleset.view(state, seat)
    refused = tuple(refusals(ruleset, view, seat, order))
    if refused:
        return Preview(refused)
    if (sealed := SEALED.get(ruleset.name)) is not None:
        return Preview(state=view, prospects=sealed(ruleset, view, seat, order))
    events, reached = ruleset.resolve(view, Given(seat, order))
    awaited = ruleset.awaiting(reached)
    odds = readings(awaited).chances() if isinstance(awaited, Throw) else {}
    outlook = OUTLOOKS.get(ruleset.name)
    found = outlook(ruleset, reached, whose or seat) if outlook else None
    forks = tuple(_forks(ruleset, reached, awaited, whose or seat, deep))
    return Preview((), tuple(events), reached, awaited, MappingProxyType(odds), found, forks)


def _forks(ruleset: AnyRuleset, state: Any, awaited: Awaiting, whose: str, deep: int) -> Iterator[Fork]:
    """Where a question stands before the dice: each answer with what follows from it."""
    if deep and isinstance(awaited, Choice) and awaited.what in FORKED:
        (asked,) = awaited.seats
        for offer in ruleset.options(state, asked, "", None).offers[:MOST]:
            yield Fork(offer.order, preview(ruleset, state, asked, offer.order, whose, deep - 1))
