"""Programs that are killed, and programs that compete, lose and double nothing."""

from pathlib import Path

import pytest

from sandtable.store.sql import SqlStore
from tests.store.process import child

KILL_POINTS = [1, 1, 2, 3, 5, 8, 13, 21, 34, 55]
ROUNDS = 40


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store file holding a game without entries."""
    path = tmp_path / "games.db"
    with SqlStore(path) as store:
        store.create("g", b"header")
    return path


def test_an_acknowledged_entry_survives_kill_9(path: Path) -> None:
    """Whenever the appending program is killed, each entry it acknowledged is there, and no number is missing."""
    before = 0
    for kill_point in KILL_POINTS:
        with child("append", path) as appender:
            heard = [appender.hear() for _ in range(kill_point)]
            heard += appender.kill()
        last = int(heard[-1])
        assert [int(number) for number in heard] == list(range(before + 1, last + 1))
        with SqlStore(path) as store:
            before = store.count("g")
            # The last one may have been written and the program killed before it could say so.
            assert before in {last, last + 1}
            assert store.lines("g") == [b"entry %d" % number for number in range(1, before + 1)]


def test_a_store_killed_right_after_its_creation_opens(tmp_path: Path) -> None:
    """A file whose tables are still in the log alone is a store, and not taken for someone else's file."""
    path = tmp_path / "games.db"
    with child("hold", path) as holder:
        assert holder.hear() == "ready"
        holder.kill()
    assert path.with_name("games.db-wal").stat().st_size > 0
    with SqlStore(path) as store:
        assert store.header("g") == b"header"


def test_one_of_two_programs_wins_each_number(path: Path) -> None:
    """Of two programs that append the same number, one succeeds and the other is told it is stale, every time."""
    with child("race", path) as one, child("race", path) as other:
        assert (one.hear(), other.hear()) == ("ready", "ready")
        for number in range(1, ROUNDS + 1):
            one.tell(number)
            other.tell(number)
            assert sorted([one.hear(), other.hear()]) == ["stale", "won"]
        assert (one.end(), other.end()) == (0, 0)
    with SqlStore(path) as store:
        assert store.count("g") == ROUNDS
