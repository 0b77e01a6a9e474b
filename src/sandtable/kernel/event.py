"""Events: what has happened, and the teller who collects it."""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from sandtable.kernel.names import kebab

State = TypeVar("State", bound=Struct)


class Event(Struct, frozen=True, tag=kebab, tag_field="event"):
    """A fact in the past tense. Only events change a state; each ruleset adds types to its list and changes none."""


class Teller(Generic[State]):
    """Collects the events of one resolution. Each is folded at once, so that consequences see what has happened."""

    __slots__ = ("_fold", "events", "state")

    def __init__(self, fold: Callable[[State, Event], State], state: State) -> None:
        self._fold = fold
        self.state = state
        self.events: list[Event] = []

    def say(self, event: Event) -> None:
        """It has happened."""
        self.events.append(event)
        self.state = self._fold(self.state, event)
