"""Files of every older version are upgraded as a whole or not at all."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection

from sandtable.store import GameSummary, StoreFull
from sandtable.store.database import Database
from sandtable.store.schema import APPLICATION, STEPS, VERSION, metadata
from sandtable.store.sql import SqlStore
from tests.store.process import child
from tests.store.raw import VERSION_1, VERSION_3, VERSION_4, dump, shape, write


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file that version 1 wrote."""
    return write(tmp_path / "old.db", VERSION_1)


def test_a_version_1_file_is_upgraded(old: Path) -> None:
    """Its games keep their lines and the order they were created in, and a new game is the newest."""
    for _ in range(2):
        with SqlStore(old) as store:
            assert store.games() == [GameSummary("a", 0), GameSummary("z", 1), GameSummary("m", 2)]
            assert (store.header("m"), store.lines("m"), store.lines("z")) == (b"m", [b"one", "ü".encode()], [b""])
    with SqlStore(old) as store:
        store.create("k", b"new")
        store.append("m", 3, b"three")
        store.delete("z")
        assert store.games() == [GameSummary("k", 0), GameSummary("a", 0), GameSummary("m", 3)]


def test_a_version_3_file_is_upgraded(tmp_path: Path) -> None:
    """Its games keep what they had, and may have notes from now on."""
    path = write(tmp_path / "old.db", VERSION_3)
    for number in (1, 2):
        with SqlStore(path) as store:
            assert (store.header("m"), store.private("m"), store.lines("m")) == (b"m", b"{}", [b"one"])
            assert store.note("m", "talk", b"hello") == number


def test_a_version_4_file_is_upgraded(tmp_path: Path) -> None:
    """Its games keep what they had; nothing sums them up until somebody does."""
    path = write(tmp_path / "old.db", VERSION_4)
    with SqlStore(path) as store:
        assert store.game("m") == GameSummary("m", 1)
        assert store.notes("m", "talk") == [b"hi"]
        store.sum_up("m", 1, b"one so far")
    with SqlStore(path) as store:
        assert store.game("m") == GameSummary("m", 1, b"one so far")
        assert (store.header("m"), store.private("m"), store.lines("m")) == (b"m", b"{}", [b"one"])


def test_a_file_says_what_it_is(tmp_path: Path) -> None:
    """A new file carries the mark of the program and the newest version, which is 5."""
    SqlStore(tmp_path / "games.db").close()
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,) == (5,)


def test_the_steps_lead_to_the_tables_of_the_program(old: Path) -> None:
    """A new file and an upgraded one both have the very tables that the queries are written for."""
    fresh, declared = old.with_name("fresh.db"), old.with_name("declared.db")
    for path in [fresh, old]:
        SqlStore(path).close()
    engine = Database(declared, busy_seconds=5).engine()
    metadata.create_all(engine)
    engine.dispose()
    assert list(shape(declared)) == ["games", "entries", "notes", "summaries"]
    assert shape(fresh) == shape(declared)
    assert shape(old) == shape(declared)


def test_a_failing_step_leaves_the_old_version(old: Path) -> None:
    """An upgrade that fails after it changed tables and rows has changed neither and lets go of the file."""

    def failing(connection: Connection) -> None:
        STEPS[1](connection)
        raise ZeroDivisionError

    before = dump(old)
    with pytest.raises(ZeroDivisionError) as caught:
        Database(old, busy_seconds=5).open([STEPS[0], failing])
    assert [place.name for place in old.parent.iterdir()] == ["old.db"], caught
    assert dump(old) == before


def test_a_failing_first_step_leaves_a_blank_file(tmp_path: Path) -> None:
    """A new file whose second step failed has no tables of the first one either, and opens later."""

    def failing(_: Connection) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Database(tmp_path / "games.db", busy_seconds=5).open([STEPS[0], failing])
    assert dump(tmp_path / "games.db") == [(0,), "BEGIN TRANSACTION;", "COMMIT;"]
    with SqlStore(tmp_path / "games.db") as store:
        assert store.games() == []


def test_an_upgrade_without_room_leaves_the_old_version(old: Path) -> None:
    """A full disk in the middle of an upgrade is reported, and the upgrade goes through once there is room."""
    before = dump(old)
    with pytest.raises(StoreFull):
        SqlStore(old, max_pages=1)
    assert dump(old) == before
    with SqlStore(old) as store:
        assert store.count("m") == 2


def test_a_kill_during_an_upgrade_leaves_the_old_version(old: Path) -> None:
    """A program killed after its upgrade changed the tables leaves the file as version 1 wrote it."""
    before = dump(old)
    with child("upgrade", old) as upgrader:
        assert upgrader.hear() == "ready"
        upgrader.kill()
    assert dump(old) == before
    with SqlStore(old) as store:
        assert store.count("m") == 2
