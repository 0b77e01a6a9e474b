"""A preview: what an order would lead to before the first die, and its chances. The game is not touched."""

from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from sandtable.games.package import Odds
from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Awaiting, Choice
from sandtable.kernel.dice import Throw
from sandtable.kernel.event import Event
from sandtable.kernel.loop import refusals
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.faces import odds_of
from sandtable.odds.ahead import Ahead
from sandtable.odds.spread import readings
from sandtable.odds.tree import TooMany
from sandtable.odds.within import within

MOST, DEEP = 4, 4
"""How many answers of one question are followed, and how many questions after each other."""


class Preview(Struct, frozen=True):
    """Why an order is refused, with its witnesses; or what it leads to from the state `before` it.

    `events` are what happens for certain, before the first die; `state` is the state after them; `awaits` is what the
    game waits for then: dice with the reason of each line, or a choice. What the turn brings after the order is not
    part of it. `odds` are the readings of those dice, `ahead` is who throws what at whom up to the end of the fight.
    `prospects` are the chances of the whole; `uncounted`: there are too many to count. If somebody chooses who
    fights whom, `forks` are the answers. `quiet`: nobody throws or
    chooses because of the order, and the same seat is asked the same as before.
    """

    refusals: tuple[Refusal, ...] = ()
    events: tuple[Event, ...] = ()
    state: Any = None
    awaits: Awaiting | None = None
    odds: Mapping[Hashable, Fraction] = MappingProxyType({})
    prospects: Any = None
    forks: tuple["Fork", ...] = ()
    ahead: Ahead = Ahead()
    uncounted: bool = False
    before: Any = None
    order: Any = None
    quiet: bool = False

    @property
    def way(self) -> tuple[Event, ...]:
        """What happens for certain; of a charge that may still fail, what happens until it gets there."""
        return max(self.events, self.ahead.events, key=len)


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
    over = None if isinstance(order, chances.ends) else chances.over
    events, reached, ended = within(ruleset, view, Given(seat, order), over)
    awaited = ruleset.awaiting(reached)
    odds = MappingProxyType(readings(awaited).chances() if isinstance(awaited, Throw) else {})
    whose = whose or seat
    found, uncounted = _prospects(chances, ruleset, reached, whose)
    ahead = chances.ahead(ruleset, view, Given(seat, order)) if chances.ahead else Ahead()
    if isinstance(awaited, Throw):
        forks = tuple(_later(chances, ruleset, reached, ahead, whose))
    else:
        forks = tuple(_forks(ruleset, reached, awaited, whose, deep))
    quiet = not ended and _quiet(ruleset.awaiting(view), awaited)
    return Preview((), events, reached, awaited, odds, found, forks, ahead, uncounted, view, order, quiet)


def _prospects(chances: Odds, *of: Any) -> tuple[Any, bool]:
    """The chances of what follows, and whether there are too many to count."""
    try:
        return (chances.prospects(*of) if chances.prospects else None), False
    except TooMany:
        return None, True


def _quiet(before: Awaiting, after: Awaiting) -> bool:
    """An order led to no throw and no other choice: the same seats are asked the same again."""
    return (
        isinstance(before, Choice)
        and isinstance(after, Choice)
        and (before.what, before.seats) == (after.what, after.seats)
    )


def _forks(ruleset: AnyRuleset, state: Any, awaited: Awaiting, whose: str, deep: int) -> Iterator[Fork]:
    """Where a question comes before the dice: each answer, so that its odds are known before somebody chooses."""
    if deep and isinstance(awaited, Choice) and awaited.what in odds_of(ruleset.name).forks:
        (asked,) = awaited.seats
        for offer in ruleset.options(state, asked, "", None).offers[:MOST]:
            yield Fork(offer.order, preview(ruleset, state, asked, offer.order, whose, deep - 1))


def _later(chances: Odds, ruleset: AnyRuleset, state: Any, ahead: Ahead, whose: str) -> Iterator[Fork]:
    """Where a question comes after the first dice: each answer with the chances of the whole, from before them."""
    asked = ahead.asked
    if asked is None or asked.what not in chances.forks or not chances.ahead:
        return
    (seat,) = asked.seats
    for offer in ruleset.options(ahead.state, seat, "", None).offers[:MOST]:
        further = chances.ahead(ruleset, ahead.state, Given(seat, offer.order), ahead.throws)
        found, uncounted = _prospects(chances, ruleset, state, whose, {asked.what: offer.order})
        yield Fork(offer.order, Preview(prospects=found, ahead=further, uncounted=uncounted))
