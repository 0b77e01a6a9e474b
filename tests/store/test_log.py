"""The log of a file: what a crash leaves is right, and what was damaged later is noticed."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sandtable.store.log import FRAME, HEADER, Log
from sandtable.store.pages import Pages
from sandtable.store.sql import SqlStore
from tests.store.process import child

ENTRIES = 12


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file whose last entries are in its log alone: the program that wrote them was killed."""
    path = tmp_path / "games.db"
    with SqlStore(path) as store:
        store.create("g", b"header")
    with child("append", path) as appender:
        for _ in range(ENTRIES):
            appender.hear()
        appender.kill()
    return path


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def test_it_is_read_as_sqlite_reads_it(path: Path) -> None:
    """Every page is the one that SQLite puts into the file."""
    with Pages(path) as pages:
        found = [pages.page(number) for number in range(1, pages.count + 1)]
        assert not pages.log.damaged
        assert pages.log.pages
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = path.read_bytes()
    assert [data[at : at + 4096] for at in range(0, len(data), 4096)] == found


@pytest.mark.parametrize("cut", [1, 100, FRAME + 4096, 3 * (FRAME + 4096)])
def test_a_torn_end_is_no_damage(path: Path, cut: int) -> None:
    """What was being written when the power failed was promised to nobody."""
    os.truncate(log_of(path), log_of(path).stat().st_size - cut)
    assert not Log(path).damaged
    with SqlStore(path) as store:
        assert store.count("g") > 0


@pytest.mark.parametrize("frame", [0, 1, 5])
def test_a_damage_before_other_entries_is_noticed(path: Path, frame: int) -> None:
    """SQLite would drop everything that follows; nothing of the file is touched before that is said."""
    data = bytearray(log_of(path).read_bytes())
    data[HEADER + frame * (FRAME + 4096) + FRAME + 2000] ^= 1
    log_of(path).write_bytes(data)
    log = Log(path)
    assert log.damaged
    assert log.doubtful
