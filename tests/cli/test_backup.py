"""Backup, restore and repair, as the host of a server gives them."""

import shutil
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest

from sandtable.store.database import NEXT
from sandtable.store.lock import Lock
from sandtable.store.sql import SqlStore
from tests.cli.run import run
from tests.samples.looking import HOUSE

GAMES = 22


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The folder of a server, with own material."""
    shutil.copytree(HOUSE, tmp_path / "house")
    return tmp_path / "house" / "matches.db"


def contents(database: Path) -> list[tuple[str, bytes, list[bytes]]]:
    """All games, and what stands in them."""
    with SqlStore(database) as store:
        return [(each.game, store.private(each.game), store.lines(each.game)) for each in store.games()]


def flip(database: Path, page: int) -> None:
    data = bytearray(database.read_bytes())
    data[page * 4096 : page * 4096 + 4096] = bytes(4096)
    database.write_bytes(data)


def test_there_and_back(database: Path, tmp_path: Path) -> None:
    """Everything comes back, matches and material; what was there is kept beside it."""
    before, file = contents(database), tmp_path / "b.zip"
    ran = run("backup", file, "--database", database)
    assert (ran.code, ran.err) == (0, "")
    assert f"{GAMES} games, 9 own files, checked" in ran.out
    with SqlStore(database) as store:
        for each in store.games()[:5]:
            store.delete(each.game)
    shutil.rmtree(database.parent / "material" / "argad")
    ran = run("restore", file, "--database", database)
    assert ran.code == 0
    assert contents(database) == before
    assert (database.parent / "material" / "argad").is_dir()
    (kept,) = database.parent.glob("matches.db.before-*")
    assert str(kept) in ran.err
    assert len(contents(kept)) == GAMES - 5


@pytest.fixture
def busy(database: Path) -> Iterator[Path]:
    """A database to which somebody writes all the time."""
    begun, end = Event(), Event()

    def write() -> None:
        with SqlStore(database) as store:
            store.create("busy", b"{}")
            number = 0
            while not end.is_set():
                number += 1
                store.append_all("busy", number, [b"%d" % number], b"")
                begun.set()

    thread = Thread(target=write)
    thread.start()
    begun.wait(30)
    yield database
    end.set()
    thread.join()


def test_while_a_server_writes(busy: Path, tmp_path: Path) -> None:
    """It is one moment of the database, and it ends. What has no chain is told as not sound."""
    ran = run("backup", tmp_path / "b.zip", "--database", busy)
    assert ran.code == 3
    assert "busy" in ran.told()
    with zipfile.ZipFile(tmp_path / "b.zip") as archive:
        archive.extract("matches.db", tmp_path)
    with closing(sqlite3.connect(tmp_path / "matches.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        last, number = connection.execute("SELECT max(number), count(*) FROM entries WHERE game = 'busy'").fetchone()
    assert last == number > 0


def test_nothing_is_written_over(database: Path, tmp_path: Path) -> None:
    """Unless that is wanted; and nothing half made is left."""
    file = tmp_path / "b.zip"
    file.write_text("mine")
    assert "--force" in run("backup", file, "--database", database).refused()
    assert file.read_text() == "mine"
    assert run("backup", file, "--database", database, "--force", "--json").json["games"] == GAMES
    assert sorted(each.name for each in tmp_path.iterdir()) == ["b.zip", "house"]


def test_what_changes_waits_for_the_server(database: Path, tmp_path: Path) -> None:
    """What only reads does not."""
    assert run("backup", tmp_path / "b.zip", "--database", database).code == 0
    before = contents(database)
    with Lock(database) as lock:
        lock.serve_at("http://127.0.0.1:8000/")
        for command in (("restore", tmp_path / "b.zip"), ("repair",), ("clean",)):
            told = run(*command, "--database", database).refused()
            assert "http://127.0.0.1:8000/" in told
        for reading in (("reports",), ("clean", "--dry-run"), ("repair", "--check"), ("backup", tmp_path / "c.zip")):
            assert run(*reading, "--database", database).code == 0
    assert contents(database) == before


def test_a_bad_backup_changes_nothing(database: Path, tmp_path: Path) -> None:
    """Torn, flipped, something else, with a path that leads out of the folder, or a damaged database in it."""
    good, bad = tmp_path / "good.zip", tmp_path / "bad.zip"
    run("backup", good, "--database", database)
    data, before = good.read_bytes(), contents(database)
    middle = len(data) // 2
    flipped = data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]
    for wrong in (data[:-100], flipped, b"hello", b""):
        bad.write_bytes(wrong)
        assert "bad.zip" in run("restore", bad, "--database", database).refused()
    for name in ("../evil.toml", "material/../../evil.toml", "/evil.toml"):
        shutil.copy(good, bad)
        with zipfile.ZipFile(bad, "a") as archive:
            archive.writestr(name, "x")
        assert "bad.zip" in run("restore", bad, "--database", database).refused()
    flip(database, 98)
    assert "sandtable repair" in run("backup", bad, "--force", "--database", database).refused()
    shutil.copy(HOUSE / "matches.db", database)
    assert contents(database) == before
    assert not list(tmp_path.rglob("evil*"))
    assert {each.name for each in database.parent.iterdir()} <= {"matches.db", "matches.db.lock", "material"}


def test_a_plain_copy_of_a_database_is_a_backup_too(database: Path, tmp_path: Path) -> None:
    """Into a place where there is nothing yet."""
    assert run("restore", database, "--database", tmp_path / "new" / "matches.db").code == 0
    assert contents(tmp_path / "new" / "matches.db") == contents(database)


def test_a_restore_that_was_interrupted(database: Path, tmp_path: Path) -> None:
    """Nobody begins anew in the place of the old one; the command is told, and it works."""
    following = database.with_name(database.name + NEXT)
    database.rename(following)
    told = run("serve", "--port", "0", "--database", database).refused()
    assert f"sandtable restore {following}" in told
    assert run("restore", following, "--database", database).code == 0
    assert len(contents(database)) == GAMES


def test_repair(database: Path) -> None:
    """Each match is told with what became of it, and the damaged file is kept."""
    flip(database, 183)
    assert "damaged" in run("repair", "--check", "--database", database).refused()
    ran = run("repair", "--database", database)
    assert ran.code == 3
    assert len(ran.lines) == GAMES
    assert sum("rescued in full" in line for line in ran.lines) > GAMES - 4
    assert [line for line in ran.lines if "rescued up to entry" in line or "lost" in line]
    assert list(database.parent.glob("matches.db.damaged-*"))
    assert run("repair", "--check", "--database", database, "--json").json["sound"]
    assert run("repair", "--database", database).code == 0


def test_nothing_to_repair_and_nothing_left(database: Path) -> None:
    """A sound file is left as it is, and so is one in which nothing is."""
    before = database.read_bytes()
    assert run("repair", "--database", database).code == 0
    assert database.read_bytes() == before
    database.write_bytes(b"\x00" * 8192)
    assert "Nothing" in run("repair", "--database", database).refused()
    assert database.read_bytes() == b"\x00" * 8192
