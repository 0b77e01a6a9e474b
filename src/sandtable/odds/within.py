"""What follows from an answer as far as it belongs to the order, and not to the turn that goes on after it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from sandtable.kernel.answer import Answer
from sandtable.kernel.event import Event
from sandtable.kernel.ruleset import AnyRuleset

Over = Callable[[Any, Event], bool]
"""Whether an event, in the state before it, is no longer part of an order."""


class Followed(NamedTuple):
    """The events that belong to an order, the state after them, and whether the order is over there."""

    events: tuple[Event, ...]
    state: Any
    over: bool


def within(ruleset: AnyRuleset, state: Any, answer: Answer[Any], over: Over | None) -> Followed:
    """Resolves an answer, and leaves out what the turn brings after it."""
    events, reached = ruleset.resolve(state, answer)
    now = state
    for place, event in enumerate(events) if over else ():
        if over and over(now, event):
            return Followed(tuple(events[:place]), now, True)
        now = ruleset.fold(now, event)
    return Followed(tuple(events), reached, False)
