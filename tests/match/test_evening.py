"""Evenings: what is kept, what is full, and what has not happened because it could not be kept."""

from pathlib import Path

import pytest

from sandtable.games import UnknownRules
from sandtable.games.rapide.files.battles import battles, load_battle
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.page.evening import MOST_BATTLES, Evenings
from sandtable.kernel.game import Refused
from sandtable.match.keeping import kept
from sandtable.match.match import Stale
from sandtable.server.http_error import HttpError
from sandtable.store import MemoryStore, StoreFull

RULES = load_rapide()
ROCROI = load_battle(battles()["rocroi"], RULES)


class Crowded(MemoryStore):
    """A store that is full from some moment on."""

    full = False

    def append_all(self, game: str, first_number: int, lines: object, summary: bytes = b"") -> None:
        if self.full:
            raise StoreFull(Path("crowded"))
        super().append_all(game, first_number, lines, summary)  # type: ignore[arg-type]


def evening(evenings: Evenings) -> str:
    """A new evening."""
    key = evenings.of(evenings.new("Friday"))
    assert key
    return key


def test_an_evening_is_taken_up_again() -> None:
    """By another keeper of the same store; matches of others are no battles, and battles are nobody's match."""
    store = MemoryStore()
    first = Evenings(store)
    token = first.new("Friday")
    key = first.of(token)
    assert key
    name = first.begin(key, RULES, ROCROI, "Rocroi", typed=True)
    with first.at(name) as match:
        assert match.roll((4,), match.entries) is None
        lines = match.game.lines
    store.create("other", b"{}", b'{"secret": "x"}')
    again = Evenings(store)
    again.load()
    assert again.of(token) == key
    assert again.of(token[:-1]) is None
    assert again.battles(key) == [name]
    with again.at(name) as match:
        assert match.game.lines == lines
    assert list(kept(store)) == []


def test_an_evening_has_an_end() -> None:
    """A full evening takes no more battles."""
    evenings = Evenings(MemoryStore())
    key = evening(evenings)
    for number in range(MOST_BATTLES):
        evenings.begin(key, RULES, ROCROI, str(number), typed=True)
    with pytest.raises(HttpError, match="fault-evening-full"):
        evenings.begin(key, RULES, ROCROI, "one more", typed=True)
    assert len(evenings.battles(key)) == MOST_BATTLES


def test_what_cannot_be_kept_has_not_happened() -> None:
    """The die may be typed again when there is room."""
    store = Crowded()
    evenings = Evenings(store)
    name = evenings.begin(evening(evenings), RULES, ROCROI, "Rocroi", typed=True)
    with evenings.at(name) as match:
        at, head = match.entries, match.game.head
        store.full = True
        with pytest.raises(StoreFull):
            match.roll((4,), at)
        assert (match.entries, match.game.head) == (at, head)
        store.full = False
        assert match.roll((4,), at) is None
        assert match.roll((4,), at) == Stale(at, at + 1)


def test_a_deleted_battle_is_gone() -> None:
    """From the list, from the store, and for whoever asks for it."""
    store = MemoryStore()
    evenings = Evenings(store)
    key = evening(evenings)
    name = evenings.begin(key, RULES, ROCROI, "Rocroi", typed=False)
    evenings.delete_battle(name)
    with pytest.raises(LookupError), evenings.at(name):
        pass
    assert [summary.game for summary in store.games()] == [key]
    evenings.delete(key)
    assert store.games() == []


def test_rules_that_are_not_known_any_more() -> None:
    """The battle cannot be gone on with, but is renamed, taken home and deleted."""
    store = MemoryStore()
    evenings = Evenings(store)
    key = evening(evenings)
    name = evenings.begin(key, RULES, ROCROI, "Rocroi", typed=True)
    lines = evenings.lines(name)
    old = lines[0].replace(b'"ruleset":"rapide"', b'"ruleset":"rapido"')
    private = store.private(name)
    store.delete(name)
    store.create(name, old, private)
    store.append_all(name, 1, lines[1:])
    again = Evenings(store)
    again.load()
    with pytest.raises(UnknownRules), again.at(name):
        pass
    again.rename_battle(name, "Old")
    assert again.fought(name) != evenings.fought(name)
    assert again.lines(name) == [old, *lines[1:]]
    again.delete_battle(name)
    assert again.battles(key) == []


def test_a_step_back_ends_at_the_opening() -> None:
    """There is nothing before it, and nothing after the end."""
    evenings = Evenings(MemoryStore())
    name = evenings.begin(evening(evenings), RULES, ROCROI, "Rocroi", typed=True)
    with evenings.at(name) as match:
        assert match.back == 0
        assert isinstance(match.take_back(match.entries), Refused)
        opening = match.entries
        match.roll((4,), match.entries)
        assert match.back == opening
        assert match.take_back(match.entries) is None
        assert match.back == 0
        assert isinstance(match.conclude(match.entries), Refused)
