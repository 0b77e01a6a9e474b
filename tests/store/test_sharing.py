"""Several stores share one file, and wait for each other as long as they were told to."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import Engine

from sandtable.store import StoreBusy, database
from sandtable.store.database import Database
from sandtable.store.failure import told_plainly
from sandtable.store.sql import SqlStore
from tests.store.raw import VERSION_1, dump, write


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store file holding a game of two entries, with no program using it."""
    path = tmp_path / "games.db"
    with SqlStore(path) as store:
        store.create("g", b"header")
        store.append_all("g", 1, [b"one", b"two"])
    return path


def test_many_may_open_a_new_file_at_once(tmp_path: Path) -> None:
    """Stores that are opened at the same moment on a file that is not there yet all open, and share it."""
    start = Barrier(6, timeout=30)

    def run(path: Path) -> None:
        start.wait()
        with SqlStore(path) as store:
            assert store.games() == []

    with ThreadPoolExecutor(6) as pool:
        for number in range(10):
            list(pool.map(run, [tmp_path / f"{number}.db"] * 6))


def test_a_file_that_another_makes_meanwhile_is_not_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program makes the file and its log between two looks at the place: nothing is lost."""
    path, look, others = tmp_path / "games.db", database._size, []

    def looked(where: Path) -> int:
        seen = look(where)
        monkeypatch.setattr(database, "_size", look)
        others.append(SqlStore(path))
        others[0].create("g", b"header")
        return seen

    monkeypatch.setattr(database, "_size", looked)
    with SqlStore(path) as store:
        assert [each.game for each in store.games()] == ["g"]
    others[0].close()


def test_many_may_change_the_journal_at_once(tmp_path: Path) -> None:
    """Connections that turn the same new file to WAL at the same moment all succeed; SQLite alone would refuse some."""
    start = Barrier(4, timeout=30)

    def run(engine: Engine) -> object:
        start.wait()
        with engine.connect() as connection:
            return connection.exec_driver_sql("PRAGMA journal_mode").scalar()

    with ThreadPoolExecutor(4) as pool:
        for number in range(150):
            engines = [Database(tmp_path / f"{number}.db", busy_seconds=5).engine() for _ in range(4)]
            assert list(pool.map(run, engines)) == ["wal"] * 4
            for engine in engines:
                engine.dispose()


def test_a_file_held_by_another_program_is_busy(path: Path) -> None:
    """Writing gives up after the time it was told to wait, reading does not need to, and later both work."""
    with SqlStore(path, busy_seconds=0.05) as store, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy) as caught:
            store.append("g", 3, b"three")
        assert caught.value.path == path
        assert store.lines("g") == [b"one", b"two"]
        with SqlStore(path, busy_seconds=0.05) as late:
            assert late.count("g") == 2
        other.execute("ROLLBACK")
        store.append("g", 3, b"three")
        assert store.count("g") == 3


def test_an_old_file_that_is_being_read_is_busy(tmp_path: Path) -> None:
    """A file that cannot be turned to WAL because another program reads it stays as it was, and opens later."""
    path = write(tmp_path / "old.db", VERSION_1)
    before = dump(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM games").fetchone()
        with pytest.raises(StoreBusy):
            SqlStore(path, busy_seconds=0.05)
    assert dump(path) == before
    with SqlStore(path) as store:
        assert store.count("m") == 2


def test_every_kind_of_busy_is_busy(path: Path) -> None:
    """A refusal that SQLite explains more precisely than just "busy" is still told as busy."""
    with closing(sqlite3.connect(path, isolation_level=None)) as one, closing(sqlite3.connect(path)) as other:
        one.execute("BEGIN")
        one.execute("SELECT * FROM games").fetchone()
        other.execute("DELETE FROM entries")
        other.commit()
        with pytest.raises(StoreBusy) as caught, told_plainly(path):
            one.execute("DELETE FROM games")
    assert isinstance(caught.value.__cause__, sqlite3.OperationalError)
    assert caught.value.__cause__.sqlite_errorname == "SQLITE_BUSY_SNAPSHOT"
