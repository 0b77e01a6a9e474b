"""Orders, events, states and scenarios of one ruleset as bytes and back; a seal where something must stay hidden."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from sandtable.kernel.bounds import SCENARIO
from sandtable.kernel.chain import canonical, digest, seal
from sandtable.kernel.entry import ORDER, Entry, Opening, Ordered, Sealed, places, sealed_in
from sandtable.kernel.event import Event
from sandtable.kernel.ruleset import SPECTATOR, AnyRuleset, Item
from sandtable.kernel.source import Source


class Codec:
    """Reads what rulesets of these types wrote. A value of another shape raises msgspec's ValidationError."""

    def __init__(self, order: Any, event: Any, state: Any, scenario: Any) -> None:
        self._order = msgspec.json.Decoder(order)
        self._event = msgspec.json.Decoder(event)
        self._state = msgspec.json.Decoder(state)
        self._scenario = msgspec.json.Decoder(scenario)

    def order(self, raw: bytes | Raw) -> Any:
        return self._order.decode(raw)

    def event(self, raw: bytes | Raw) -> Event:
        found: Event = self._event.decode(raw)
        return found

    def state(self, raw: bytes | Raw) -> Any:
        return self._state.decode(raw)

    def scenario(self, raw: bytes | Raw) -> Any:
        if len(bytes(raw)) > SCENARIO:
            raise msgspec.ValidationError(f"Expected a scenario of at most {SCENARIO} bytes")
        return self._scenario.decode(raw)


def codec(ruleset: AnyRuleset) -> Codec:
    """The codec of a ruleset: that of its types, whatever its tables, so that no tables are remembered."""
    types: tuple[Any, ...] = (ruleset.order_type, ruleset.event_type, ruleset.state_type, ruleset.scenario_type)
    return _codec(*types)


@lru_cache(maxsize=64)
def _codec(order: Any, event: Any, state: Any, scenario: Any) -> Codec:
    return Codec(order, event, state, scenario)


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
