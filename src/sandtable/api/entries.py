"""The entries of a game, one for each thing that was answered."""

from typing import Any

from sandtable.kernel import codec
from sandtable.kernel import entry as kept
from sandtable.kernel.dice import Faces
from sandtable.kernel.event import Event
from sandtable.kernel.ruleset import AnyRuleset


class Entry:
    """One step of a game: who answered what, which dice fell, what happened, and the states before and after it."""

    def __init__(self, ruleset: AnyRuleset, entry: kept.Entry, before: Any, state: Any) -> None:
        self._ruleset, self._entry = ruleset, entry
        self.before = before
        """The state before this entry."""

        self.state = state
        """The state after this entry."""

    def __repr__(self) -> str:
        return f"<Entry {self.n}: {' '.join(filter(None, (self.seat, self.kind)))}>"

    @property
    def n(self) -> int:
        """Its number. The first entry is number 1."""
        return self._entry.n

    @property
    def kind(self) -> str:
        """What was answered: `joined`, `begun`, `ordered`, `rolled`, `undone`, `resigned`, `closed` …"""
        return str(self._entry.answer.__struct_config__.tag)

    @property
    def seat(self) -> str:
        """The seat that answered; empty if it was nobody's answer."""
        return str(getattr(self._entry.answer, "seat", ""))

    @property
    def order(self) -> Any:
        """The order that was given; None if there was none, or if it is sealed."""
        return codec.order_of(self._ruleset, self._entry) if isinstance(self._entry.answer, kept.Ordered) else None

    @property
    def throws(self) -> tuple[Faces, ...]:
        """The faces of every throw, in order."""
        answer = self._entry.answer
        return (answer.faces,) if isinstance(answer, kept.Rolled) else self._entry.throws

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, except what is sealed."""
        return tuple(codec.events_of(self._ruleset, self._entry))
