"""Orders, events, states and scenarios of one ruleset as bytes and back; a seal where something must stay hidden."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from sandtable.kernel.chain import canonical, digest, seal
from sandtable.kernel.entry import ORDER, Entry, Opening, Ordered, Sealed, places, sealed_in
from sandtable.kernel.event import Event
from sandtable.kernel.ruleset import SPECTATOR, AnyRuleset, Item
from sandtable.kernel.source import Source


class Codec:
    """Reads what a ruleset wrote. A value of another shape raises msgspec's ValidationError."""

    def __init__(self, ruleset: AnyRuleset) -> None:
        self._order = msgspec.json.Decoder(ruleset.order_type)
        self._event = msgspec.json.Decoder(ruleset.event_type)
        self._state = msgspec.json.Decoder(ruleset.state_type)
        self._scenario = msgspec.json.Decoder(ruleset.scenario_type)

    def order(self, raw: bytes | Raw) -> Any:
        return self._order.decode(raw)

    def event(self, raw: bytes | Raw) -> Event:
        found: Event = self._event.decode(raw)
        return found

    def state(self, raw: bytes | Raw) -> Any:
        return self._state.decode(raw)

    def scenario(self, raw: bytes | Raw) -> Any:
        return self._scenario.decode(raw)


@lru_cache(maxsize=64)
def codec(ruleset: AnyRuleset) -> Codec:
    """The codec of a ruleset."""
    return Codec(ruleset)


def events_of(ruleset: AnyRuleset, entry: Entry) -> Iterator[Event]:
    """The events of an entry, without those that are sealed."""
    for place, written in places(entry):
        raw = entry.open[place].value if place in entry.open else written
        if place != ORDER and sealed_in(raw) is None:
            yield codec(ruleset).event(raw)


def order_of(ruleset: AnyRuleset, entry: Entry) -> Any:
    """The order of an entry that holds one; None if it is sealed."""
    assert isinstance(entry.answer, Ordered)
    raw = entry.open[ORDER].value if ORDER in entry.open else entry.answer.order
    return codec(ruleset).order(raw) if sealed_in(raw) is None else None


def state_hash(state: object) -> str:
    """A state in 64 hexadecimal digits."""
    return digest(canonical(state))


class Sealing:
    """Writes the parts of one entry and keeps what opens its seals."""

    def __init__(self, ruleset: AnyRuleset, source: Source, number: int) -> None:
        self.ruleset = ruleset
        self.source = source
        self.number = number
        self.open: dict[str, Opening] = {}

    def written(self, state: Any, place: str, item: Item[Any]) -> Raw:
        """The item at its place in the entry, as things stand in this state."""
        value = Raw(canonical(item if isinstance(item, Event) else item.order))
        return self._sealed(place, value) if self._hidden(state, item) else value

    def _hidden(self, state: Any, item: Item[Any]) -> bool:
        seats = (*self.ruleset.seats(state), SPECTATOR)
        return not all(self.ruleset.sees(state, seat, item) for seat in seats)

    def _sealed(self, place: str, value: Raw) -> Raw:
        salt = self.source.salt(self.number, place)
        self.open[place] = Opening(salt, value)
        return Raw(canonical(Sealed(seal(salt, bytes(value)))))
