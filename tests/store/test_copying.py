"""Copies of a store file that somebody writes to."""

from pathlib import Path

from sandtable.store.copying import STEP, check, copy
from sandtable.store.sql import SqlStore

PAGES = 4 * STEP


def test_a_copy_is_one_moment(tmp_path: Path) -> None:
    """Whatever is written between two steps, it goes on and never begins anew, and holds nothing of that."""
    path, target, before = tmp_path / "games.db", tmp_path / "copy.db", 0
    with SqlStore(path) as store:
        store.create("g", b"x" * 4096 * PAGES)

        def written(done: int, whole: int) -> None:
            nonlocal before
            assert before < done <= whole
            before = done
            store.append("g", store.count("g") + 1, b"later")

        copy(path, target, written)
        assert store.count("g") > PAGES // STEP
    assert before >= PAGES
    check(target)
    with SqlStore(target) as found:
        assert found.count("g") == 0
        assert len(found.header("g")) == 4096 * PAGES
