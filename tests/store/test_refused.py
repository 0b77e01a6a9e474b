"""Files that are newer than the program or none of its own are left alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sandtable.store import NotAStore, TooNew
from sandtable.store.database import Database, writing
from sandtable.store.schema import VERSION, upgrade
from sandtable.store.sql import SqlStore
from tests.store.process import child
from tests.store.raw import VERSION_1, contents, dump, write


def test_a_newer_file_is_refused_untouched(tmp_path: Path) -> None:
    """A file of a version above ours is named with both versions, and no byte of its folder changes."""
    path = write(tmp_path / "new.db", VERSION_1 + f"PRAGMA user_version = {VERSION + 1}; CREATE TABLE novelty (x);")
    before = contents(tmp_path)
    with pytest.raises(TooNew) as caught:
        SqlStore(path)
    assert (caught.value.path, caught.value.found, caught.value.known) == (path, VERSION + 1, VERSION)
    assert contents(tmp_path) == before


def test_a_newer_file_with_a_log_is_refused_untouched(tmp_path: Path) -> None:
    """A file whose newer version is only in the log that a crash left behind is refused, and so is its log kept."""
    old = write(tmp_path / "old.db", VERSION_1)
    with child("outdate", old) as newer:
        assert newer.hear() == "ready"
        newer.kill()
    before = contents(old.parent)
    assert before["old.db-wal"]
    with pytest.raises(TooNew):
        SqlStore(old)
    after = contents(old.parent)
    assert {name: after[name] for name in ["old.db", "old.db-wal"]} == {
        name: before[name] for name in ["old.db", "old.db-wal"]
    }


def test_a_file_that_has_just_become_newer_is_refused(tmp_path: Path) -> None:
    """An upgrade looks at the version again once it holds the lock, and does not take a newer file for an older."""
    path = write(tmp_path / "new.db", VERSION_1 + f"PRAGMA user_version = {VERSION + 1};")
    engine = Database(path, busy_seconds=5).engine()
    with pytest.raises(TooNew), writing(engine).begin() as connection:
        upgrade(connection, path)
    engine.dispose()
    assert dump(path)[0] == (VERSION + 1,)


def as_text(path: Path) -> None:
    path.write_bytes(b"hello\n")


def as_long_text(path: Path) -> None:
    path.write_bytes(b"Entry, line after line.\n" * 5000)


def as_other_tables(path: Path) -> None:
    write(path, "CREATE TABLE games (name TEXT); CREATE TABLE stamps (country TEXT);")


def as_other_program(path: Path) -> None:
    write(path, "PRAGMA application_id = 252006675; PRAGMA user_version = 2;")


def as_other_log(path: Path) -> None:
    write(path, "PRAGMA journal_mode = WAL; PRAGMA user_version = 1; CREATE TABLE stamps (country TEXT);")


def as_unversioned(path: Path) -> None:
    write(path, VERSION_1 + "PRAGMA user_version = 0;")


@pytest.mark.parametrize(
    "make", [as_text, as_long_text, as_other_tables, as_other_program, as_other_log, as_unversioned]
)
def test_a_file_of_something_else_is_refused_untouched(tmp_path: Path, make: Callable[[Path], None]) -> None:
    """A file that is no database, or the database of another program, is named, and no byte of its folder changes."""
    make(tmp_path / "other.db")
    before = contents(tmp_path)
    with pytest.raises(NotAStore) as caught:
        SqlStore(tmp_path / "other.db")
    assert caught.value.path == tmp_path / "other.db"
    assert contents(tmp_path) == before


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    """A file of no bytes belongs to nobody, so it may be used."""
    (tmp_path / "games.db").touch()
    with SqlStore(tmp_path / "games.db") as store:
        assert store.games() == []
