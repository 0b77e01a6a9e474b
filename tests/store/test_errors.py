"""The errors of the store tell their facts to people and to programs."""

import pickle
from pathlib import Path

import pytest

from sandtable.store import (
    GameExists,
    NotAStore,
    Stale,
    StoreBusy,
    StoreClosed,
    StoreDamaged,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreHeld,
    TooNew,
    UnknownGame,
)

FILE = Path("games.db")
MESSAGES = [
    (UnknownGame("g"), "There is no game 'g'."),
    (GameExists("g"), "There is already a game 'g'."),
    (Stale("g", given=3, expected=5), "Entry 3 does not fit game 'g': entry 5 was expected."),
    (StoreClosed(), "The store is closed."),
    (StoreFull(FILE), "No room left to write to games.db."),
    (StoreBusy(FILE), "Another program is using games.db."),
    (
        StoreHeld(FILE, 7, 0.0, "sandtable serve", "http://127.0.0.1:8000/"),
        "games.db is in use: process 7, sandtable serve, at http://127.0.0.1:8000/.",
    ),
    (
        StoreDamaged(FILE, "a page is bad"),
        "games.db is damaged: a page is bad. "
        "`sandtable repair` saves what can be read, and `sandtable restore` brings a backup back.",
    ),
    (
        NotAStore(FILE),
        "games.db is not a file of games. If it was one, `sandtable repair` saves what can be read.",
    ),
    (
        TooNew(FILE, found=7, known=2),
        "games.db was written by a newer version: its format is version 7, and this program knows up to 2.",
    ),
    (StoreFailed(FILE, "disk I/O error"), "games.db can’t be used: disk I/O error."),
]


@pytest.mark.parametrize(("error", "message"), MESSAGES)
def test_the_message_is_plain_english(error: StoreError, message: str) -> None:
    """Each error says in one sentence what is the case."""
    assert str(error) == message


@pytest.mark.parametrize("error", [error for error, _ in MESSAGES])
def test_an_error_crosses_process_borders(error: StoreError) -> None:
    """An error that was pickled says the same and has the same facts."""
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), vars(copy)) == (type(error), str(error), vars(error))
