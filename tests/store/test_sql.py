"""The store in a file keeps the contract, and keeps its games when closed, full or in an odd place."""

from pathlib import Path

import pytest

from sandtable.store import GameSummary, Stale, Store, StoreFailed, StoreFull
from sandtable.store.sql import SqlStore
from tests.store.contract import StoreContract
from tests.store.model import ReopeningMachine


class TestSqlStore(StoreContract):
    machine = ReopeningMachine

    def open(self, folder: Path) -> Store:
        return SqlStore(folder / "games.db")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store file holding a game of two entries, with no program using it."""
    path = tmp_path / "games.db"
    with SqlStore(path) as store:
        store.create("g", b"header")
        store.append_all("g", 1, [b"one", b"two"])
    return path


def test_reopening_keeps_everything(path: Path) -> None:
    """Headers, entries, numbers and the order of games are the same after closing and opening."""
    with SqlStore(path) as store:
        store.create("a", b"later")
    with SqlStore(path) as store:
        assert store.games() == [GameSummary("a", 0), GameSummary("g", 2)]
        assert (store.header("g"), store.lines("g")) == (b"header", [b"one", b"two"])
        with pytest.raises(Stale):
            store.append("g", 2, b"again")
        store.append("g", 3, b"three")


def test_the_settings_are_the_durable_ones(path: Path) -> None:
    """SQLite itself says that it logs ahead, syncs at every commit (FULL is 2) and checks foreign keys."""
    with SqlStore(path, max_pages=1000) as store:
        settings = store.settings()
    assert (settings.journal_mode, settings.synchronous, settings.foreign_keys) == ("wal", 2, 1)
    assert settings.max_page_count == 1000


def test_missing_folders_are_made(tmp_path: Path) -> None:
    """A store can be opened in folders that do not exist yet, under a name full of special characters."""
    path = tmp_path / "new" / "ü ?#%20" / "games & co.db"
    for _ in range(2):
        with SqlStore(path):
            assert path.is_file()


def test_two_stores_on_one_file_see_each_other(path: Path) -> None:
    """What one store acknowledged, another one on the same file reads at once."""
    with SqlStore(path) as one, SqlStore(path) as other:
        one.append("g", 3, b"three")
        assert other.lines("g", 2) == [b"three"]
        with pytest.raises(Stale):
            other.append("g", 3, b"mine")


def test_a_full_store_keeps_what_it_has(path: Path) -> None:
    """At the page limit an append is refused; every earlier entry is there, and without the limit it goes on."""
    with SqlStore(path, max_pages=20) as store:
        with pytest.raises(StoreFull) as caught:
            fill(store)
        assert caught.value.path == path
        kept = store.count("g")
        assert kept > 10
        with pytest.raises(StoreFull):
            store.append_all("g", kept + 1, [b"small", b"x" * 100_000])
        assert store.count("g") == kept
    with SqlStore(path) as store:
        assert [line.rstrip(b"x") for line in store.lines("g", 2)] == [b"%d" % each for each in range(3, kept + 1)]
        store.append("g", kept + 1, b"x" * 1000)
        assert store.count("g") == kept + 1


def fill(store: Store) -> None:
    """More entries than fit into twenty pages are appended to the game."""
    for number in range(3, 100):
        store.append("g", number, b"%d" % number + b"x" * 1000)


def test_a_full_store_has_room_again_after_a_deletion(path: Path) -> None:
    """The pages of a deleted game can be used within the limit."""
    with SqlStore(path, max_pages=20) as store:
        store.create("h", b"")
        with pytest.raises(StoreFull):
            store.append("g", 3, b"x" * 100_000)
        store.append("h", 1, b"x" * 40_000)
        with pytest.raises(StoreFull):
            store.append("g", 3, b"x" * 40_000)
        store.delete("h")
        store.append("g", 3, b"x" * 40_000)


def test_a_new_file_that_does_not_fit_can_be_made_later(tmp_path: Path) -> None:
    """A store that was full before it had its tables opens as an empty one once there is room."""
    with pytest.raises(StoreFull):
        SqlStore(tmp_path / "games.db", max_pages=2)
    with SqlStore(tmp_path / "games.db") as store:
        assert store.games() == []


def test_a_limit_of_no_pages_is_refused(tmp_path: Path) -> None:
    """SQLite would take 0 for no limit at all, so the store does not pass it on."""
    with pytest.raises(ValueError, match="at least one page"):
        SqlStore(tmp_path / "games.db", max_pages=0)


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    """What the operating system refuses is reported with its path and its reason."""
    with pytest.raises(StoreFailed) as caught:
        SqlStore(tmp_path)
    assert caught.value.path == tmp_path
    assert "folder" in caught.value.reason


def test_a_file_is_no_folder(path: Path) -> None:
    """A store cannot be made below a file."""
    with pytest.raises(StoreFailed):
        SqlStore(path / "games.db")
