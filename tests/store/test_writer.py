"""One thread writes for everybody: what waits shares a transaction, and each gets its own answer."""

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from sandtable.store import GameExists, Stale, StoreClosed, StoreFull, UnknownGame
from sandtable.store.sql import SqlStore
from sandtable.store.writer import Writer


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store file with two games."""
    path = tmp_path / "games.db"
    with SqlStore(path) as store:
        store.create("a", b"header")
        store.create("b", b"header")
    return path


@contextmanager
def waiting(store: SqlStore) -> Iterator[list[str]]:
    """What is handed in inside the block waits until its end; the statements are those of the writer afterwards."""
    there, go = Event(), Event()
    said: list[str] = []

    def hold(connection: sqlite3.Connection) -> None:
        there.set()
        assert go.wait(30)
        connection.set_trace_callback(said.append)

    held = store._writer.hand_in(hold)
    assert there.wait(30)
    try:
        yield said
    finally:
        go.set()
    held.result(30)


def begun(said: list[str]) -> int:
    return sum(each.startswith("BEGIN") for each in said)


def test_what_waits_is_kept_together(path: Path) -> None:
    """Entries of several games, handed in while the writer was busy, share one transaction."""
    with SqlStore(path) as store:
        with waiting(store) as said:
            asked = [store.hand_in(game, 1, [b"one"], b"summary", b"private") for game in "ab"]
            asked += [store.hand_in(game, 2, [b"two", b"three"]) for game in "ab"]
        for each in asked:
            assert each.result(30) is None
        assert begun(said) == 1
        assert [store.lines(game) for game in "ab"] == [[b"one", b"two", b"three"]] * 2
        assert store.private("a") == b"private"


def test_a_refusal_is_for_its_caller_alone(path: Path) -> None:
    """A stale entry, an unknown game and a name in use fail; what shares their transaction is kept."""
    with SqlStore(path) as store:
        with waiting(store) as said:
            good = store.hand_in("a", 1, [b"one"])
            stale = store.hand_in("a", 1, [b"mine"], b"", b"never")
            unknown = store.hand_in("c", 1, [b"one"])
            more = store.hand_in("b", 1, [b"one"])
        assert isinstance(stale.exception(30), Stale)
        assert isinstance(unknown.exception(30), UnknownGame)
        assert (good.result(30), more.result(30), begun(said)) == (None, None, 1)
        with pytest.raises(GameExists):
            store.create("a", b"")
        assert (store.lines("a"), store.lines("b"), store.private("a")) == ([b"one"], [b"one"], b"")


def test_what_does_not_fit_fails_alone(path: Path) -> None:
    """A transaction that fills the file is undone, and each of its writes is tried again alone."""
    with SqlStore(path, max_pages=30) as store:
        with waiting(store):
            small = store.hand_in("a", 1, [b"small"])
            large = store.hand_in("b", 1, [b"small", b"x" * 200_000])
            after = store.hand_in("a", 2, [b"small too"])
        assert isinstance(large.exception(30), StoreFull)
        assert (small.result(30), after.result(30)) == (None, None)
        assert (store.lines("a"), store.lines("b")) == ([b"small", b"small too"], [])


def test_closing_keeps_what_waits(path: Path) -> None:
    """Everything handed in before is kept, and everything after is refused."""
    asked: list[Future[None]] = []
    with SqlStore(path) as store, waiting(store):
        asked = [store.hand_in("a", number, [b"%d" % number]) for number in range(1, 20)]
    assert all(each.exception(30) is None for each in asked)
    assert isinstance(store.hand_in("a", 20, [b"late"]).exception(30), StoreClosed)
    with SqlStore(path) as again:
        assert again.count("a") == 19


def test_a_file_that_cannot_be_opened_is_told_to_everybody(tmp_path: Path) -> None:
    """The writer goes on: a later write may succeed."""
    failures: list[Exception] = [sqlite3.DatabaseError("no"), sqlite3.DatabaseError("not yet")]

    def connect() -> sqlite3.Connection:
        if failures:
            raise failures.pop()
        return sqlite3.connect(tmp_path / "x.db", isolation_level=None, check_same_thread=False)

    writer = Writer(tmp_path / "x.db", connect)
    make: Callable[[sqlite3.Connection], Any] = lambda connection: connection.execute("CREATE TABLE t (x)")  # noqa: E731
    for _ in range(2):
        assert "x.db" in str(writer.hand_in(make).exception(30))
    assert writer.hand_in(make).exception(30) is None
    writer.close()
