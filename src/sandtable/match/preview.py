"""A preview: what an order would lead to before the first die, and its chances. The game is not touched."""

from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Awaiting, Choice
from sandtable.kernel.dice import Throw
from sandtable.kernel.event import Event
from sandtable.kernel.loop import refusals
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.faces import odds_of
from sandtable.odds.spread import readings

MOST, DEEP = 4, 4
"""How many answers of one question are followed, and how many questions after each other."""


class Preview(Struct, frozen=True):
    """Why an order is refused, with its witnesses; or what it leads to.

    `events` are what happens before the first die; `state` is the state after them; `awaits` is what the game waits for
    then: dice with the reason of each line, or a choice. `odds` are the readings of those dice, `prospects` what the
    game says of the fight that follows. If a question comes before the dice, `forks` are its answers.
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
    """What an order of a seat would lead to; `whose` is the seat of the order that began it, for the prospects."""
    view = ruleset.view(state, seat)
    refused = tuple(refusals(ruleset, view, seat, order))
    if refused:
        return Preview(refused)
    chances = odds_of(ruleset.name)
    if chances.sealed:
        return Preview(state=view, prospects=chances.sealed(ruleset, view, seat, order))
    events, reached = ruleset.resolve(view, Given(seat, order))
    awaited = ruleset.awaiting(reached)
    odds = readings(awaited).chances() if isinstance(awaited, Throw) else {}
    found = chances.prospects(ruleset, reached, whose or seat) if chances.prospects else None
    forks = tuple(_forks(ruleset, reached, awaited, whose or seat, deep))
    return Preview((), tuple(events), reached, awaited, MappingProxyType(odds), found, forks)


def _forks(ruleset: AnyRuleset, state: Any, awaited: Awaiting, whose: str, deep: int) -> Iterator[Fork]:
    """Where a question comes before the dice: each answer, so that its odds are known before somebody chooses."""
    if deep and isinstance(awaited, Choice) and awaited.what in odds_of(ruleset.name).forks:
        (asked,) = awaited.seats
        for offer in ruleset.options(state, asked, "", None).offers[:MOST]:
            yield Fork(offer.order, preview(ruleset, state, asked, offer.order, whose, deep - 1))
