"""One process has a database for itself, and whatever ends it ends that."""

import os
import signal
from pathlib import Path

import pytest

from sandtable.store import StoreDamaged, StoreFailed, StoreHeld
from sandtable.store.lock import Lock, holder, server
from sandtable.store.sql import SqlStore
from tests.store.process import child


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    SqlStore(path).close()
    return path


def test_another_process_is_named(path: Path) -> None:
    """Its number, what it does and since when; killed by force, it holds nothing any more."""
    with child("lock", path) as other:
        pid = int(other.hear())
        with pytest.raises(StoreHeld) as caught:
            Lock(path)
        assert (caught.value.path, caught.value.pid, caught.value.doing) == (path, pid, "sandtable serve")
        assert caught.value.moment
        found = server(path)
        assert found
        assert (found.pid, found.address) == (pid, "http://127.0.0.1:1/")
        other.kill()
    assert (holder(path), server(path)) == (None, None)
    with Lock(path):
        pass


def test_a_child_that_outlives_its_parent_does_not_keep_the_lock(path: Path) -> None:
    """Not even one that was forked while the lock was held."""
    with child("lock-and-fork", path) as other:
        parent, orphan = int(other.hear()), int(other.hear())
        os.kill(parent, signal.SIGKILL)
        assert other.end() == -signal.SIGKILL
        try:
            Lock(path).release()
        finally:
            os.kill(orphan, signal.SIGKILL)


@pytest.mark.parametrize("way", ["same", "relative", "link", "folder"])
def test_every_way_to_the_file_leads_to_the_same_lock(path: Path, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """Relative paths and links, of the file and of its folder."""
    monkeypatch.chdir(path.parent)
    other = {
        "same": path,
        "relative": Path("games.db"),
        "link": path.with_name("other.db"),
        "folder": path.parent.with_name(f"{path.parent.name}-too") / "games.db",
    }[way]
    if way == "link":
        other.symlink_to(path)
    if way == "folder":
        other.parent.symlink_to(path.parent)
    with Lock(path):
        with pytest.raises(StoreHeld):
            Lock(other)
        assert holder(other)
    with Lock(other):
        pass


def test_a_second_name_is_refused(path: Path) -> None:
    """SQLite keeps a log for each name, so that servers under two names would not see each other."""
    path.with_name("other.db").hardlink_to(path)
    for each in (path, path.with_name("other.db")):
        with pytest.raises(StoreFailed) as caught:
            Lock(each)
        assert "2 names" in caught.value.reason


def test_looking_takes_nothing(path: Path) -> None:
    """Many may look; afterwards the lock is free, and who held it last is not taken for a holder."""
    assert holder(path) is None
    Lock(path, "sandtable clean").release()
    assert holder(path) is None
    with Lock(path, "sandtable clean"):
        found = holder(path)
        assert found
        assert (found.pid, found.doing) == (os.getpid(), "sandtable clean")
        assert server(path) is None


def test_an_empty_file_where_matches_were_is_a_loss(tmp_path: Path) -> None:
    """A new one may be empty; one in which a server has kept matches may not, and neither may one with a log."""
    path = tmp_path / "games.db"
    path.touch()
    with Lock(path) as lock:
        SqlStore(path).close()
        lock.opened()
    os.truncate(path, 0)
    with pytest.raises(StoreDamaged) as caught:
        Lock(path)
    assert "empty" in caught.value.reason
    with Lock(path, damaged=True):
        pass
    path.with_name("games.db-wal").write_bytes(b"log")
    for _ in range(2):
        with pytest.raises(StoreDamaged):
            SqlStore(path)
        path.unlink(missing_ok=True)


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "games.db").mkdir()
    with pytest.raises(StoreFailed) as caught:
        Lock(tmp_path / "games.db")
    assert "folder" in caught.value.reason
