"""A match told to its readers, as finished bytes. Those who may know the same are told the same, which is made once."""

from collections.abc import Iterator
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.chain import canonical
from sandtable.library.words import Words
from sandtable.match.live_match import LiveMatch
from sandtable.match.match import Match, SeenEntry
from sandtable.server import telling
from sandtable.server.game_page import marks
from sandtable.server.patch import check, patch
from sandtable.server.wire.details import Operation
from sandtable.server.wire.messages import EntryMessage, ViewMessage, Welcome

CLOSED = "closed"
"""The kind of the entry that ends a game for good; nothing is hidden after it."""


class View(Struct, frozen=True):
    """What an audience was told last: the document after an entry, and what it changed in the one before."""

    h: str
    """The hash of the entry: one that could not be kept may have had the same number."""

    document: dict[str, Any]
    check: int
    patch: tuple[Operation, ...] = ()


class Reader(NamedTuple):
    """Somebody who is told a match: their seat, and the words of their language."""

    seat: str
    say: Words


def document(match: Match, state: Any, say: Words) -> dict[str, Any]:
    """What patches are made for: a state, and what the rules find in it."""
    return {"state": state, "marks": marks(match.game.ruleset, state, say)}


class Voice:
    """Tells one match. A patch starts from what its audience was told last: once closed, a game would show more."""

    def __init__(self) -> None:
        self._views: dict[tuple[str, str], View] = {}
        self._messages: dict[tuple[Any, ...], EntryMessage] = {}
        self._made: dict[tuple[Any, ...], tuple[bytes, ...]] = {}

    def entry(self, live: LiveMatch, n: int, reader: Reader) -> tuple[bytes, ...]:
        """A new entry; if it closes a game, with everything that was hidden."""
        match, ordered = live.match, live.by_orders(n, reader.seat)
        told = match.entry_for(n, reader.seat)
        key = told.h, _audience(match, reader), ordered
        if key not in self._messages:
            self._messages = {each: made for each, made in self._messages.items() if each[0] == told.h}
            self._made = {each: made for each, made in self._made.items() if each[0] == told.h}
            view = self._view(match, told, reader)
            self._messages[key] = telling.entry(reader.say, match, told, reader.seat, view, by_orders=ordered)
        if (*key, told.free) not in self._made:
            self._made[*key, told.free] = tuple(self._worded(match, told, reader, self._messages[key]))
        return self._made[*key, told.free]

    def _worded(self, match: Match, told: SeenEntry, reader: Reader, message: EntryMessage) -> Iterator[bytes]:
        """Readers of one audience hear the same, except how far each may go back freely."""
        yield canonical(replace(message, free_undo=told.free))
        if told.kind == CLOSED and match.hides:
            yield canonical(telling.opened(reader.say, match, reader.seat, told.n))

    def welcome(self, number: int, live: LiveMatch, reader: Reader, seen: int, *, posts: bool) -> Welcome:
        """Where the match stands. Later patches start from here."""
        last = live.match.entry_for(live.match.entries, reader.seat)
        view = self._view(live.match, last, reader)
        return telling.welcome(number, live, reader, last, view, seen, posts=posts)

    def view(self, number: int, match: Match, reader: Reader) -> ViewMessage:
        """The whole view of a reader whose own does not fit."""
        last = match.entry_for(match.entries, reader.seat)
        return telling.view(number, match, last, self._view(match, last, reader))

    def _view(self, match: Match, told: SeenEntry, reader: Reader) -> View:
        key = _audience(match, reader)
        before = self._views.get(key)
        if before is None or before.h != told.h:
            now = document(match, told.after, reader.say)
            followed = before.document if before and before.h == match.head(told.n - 1) else None
            self._views[key] = View(told.h, now, check(now), tuple(patch(followed, now)))
        return self._views[key]


def _audience(match: Match, reader: Reader) -> tuple[str, str]:
    """Readers who may know the same, in the same language."""
    return reader.seat if match.hides else "", reader.say.language


_voices: WeakKeyDictionary[LiveMatch, Voice] = WeakKeyDictionary()


def voice_of(live: LiveMatch) -> Voice:
    """The voice that tells a match."""
    return _voices.setdefault(live, Voice())
