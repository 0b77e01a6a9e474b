"""How an order or event is written: as it is, or as a seal where somebody may not see it yet."""

from typing import Any

from msgspec import Raw

from sandtable.kernel.chain import canonical, seal
from sandtable.kernel.entry import Opening, Sealed
from sandtable.kernel.event import Event
from sandtable.kernel.ruleset import SPECTATOR, AnyRuleset, Item
from sandtable.kernel.source import Source


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
