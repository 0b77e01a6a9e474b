"""The one teller: what is said is appended and folded at once, so consequences see what has happened."""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from sandtable.kernel.event import Event

State = TypeVar("State", bound=Struct)


class Teller(Generic[State]):
    """Collects the events of one resolution and keeps the state they lead to."""

    __slots__ = ("_fold", "events", "state")

    def __init__(self, fold: Callable[[State, Event], State], state: State) -> None:
        self._fold = fold
        self.state = state
        self.events: list[Event] = []

    def say(self, event: Event) -> None:
        """It has happened."""
        self.events.append(event)
        self.state = self._fold(self.state, event)
