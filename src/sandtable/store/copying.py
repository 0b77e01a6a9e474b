"""Whole copies of a store file: made while others write to it, looked through, and put in its place."""

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sandtable.store import folder
from sandtable.store.database import NEXT, Database
from sandtable.store.errors import NotAStore, StoreDamaged, StoreFull
from sandtable.store.failure import told_plainly
from sandtable.store.log import Log
from sandtable.store.schema import BLANK, VERSION

Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""

STEP = 64
"""How many pages are copied between two calls of the progress."""

BUSY_SECONDS = 5.0
COMPANIONS = ("-wal", "-shm", "-journal")


def copy(source: Path, target: Path, progress: Progress) -> None:
    """The target is the source as it was at one moment, however much is written meanwhile. Raises StoreError."""
    with told_plainly(target):
        discard(target)
        target.touch()
    with (
        _filled(target),
        told_plainly(source),
        closing(reading(source)) as origin,
        closing(sqlite3.connect(target)) as made,
    ):
        # An open transaction holds the moment: without it the copy would begin anew after every write.
        origin.execute("BEGIN")
        origin.execute("SELECT count(*) FROM sqlite_master").fetchone()
        origin.backup(made, pages=STEP, progress=lambda _, left, pages: progress(pages - left, pages))
        # A copy has no log beside it: it is one file.
        made.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def _filled(target: Path) -> Iterator[None]:
    """If there is no room left, then for the target."""
    try:
        yield
    except StoreFull as error:
        raise StoreFull(target) from error


def reading(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing in the file."""
    mode = "ro" if path.with_name(f"{path.name}-wal").exists() else "rw"
    return sqlite3.connect(f"{path.as_uri()}?mode={mode}", uri=True, timeout=BUSY_SECONDS, isolation_level=None)


def check(path: Path) -> None:
    """Every page of the file is where it belongs, and so is every key. Raises NotAStore, TooNew, StoreDamaged."""
    with told_plainly(path):
        if Log(path).damaged:
            raise StoreDamaged(path, "its log is, and entries that were kept in it would be lost")
        label = Database(path, BUSY_SECONDS).label()
        if label == BLANK:
            raise NotAStore(path)
        label.check(path, VERSION)
        with closing(reading(path)) as connection:
            ((found,), *_) = connection.execute("PRAGMA integrity_check(1)").fetchall()
    if found != "ok":
        raise StoreDamaged(path, " ".join(str(found).split()))


def put_in_place(made: Path, database: Path, mark: str) -> Path | None:
    """A whole new file is the database; the old one stays beside it under the name that is returned, if there was one.

    If the program ends in the middle, the new file is there under a name of its own, and nobody begins anew.
    """
    _sync(made)
    following = database.with_name(database.name + NEXT)
    made.replace(following)
    folder.sync(database.parent)
    kept = unused(database.with_name(f"{database.name}.{mark}-{stamp()}"))
    there = database.exists()
    for end in ("", "-wal", "-journal"):
        old = database.with_name(database.name + end)
        if old.exists():
            old.rename(kept.with_name(kept.name + end))
    database.with_name(f"{database.name}-shm").unlink(missing_ok=True)
    folder.sync(database.parent)
    following.rename(database)
    folder.sync(database.parent)
    return kept if there else None


def discard(path: Path) -> None:
    """Neither the file nor what SQLite puts beside it is there."""
    for end in ("", *COMPANIONS):
        path.with_name(path.name + end).unlink(missing_ok=True)


def stamp() -> str:
    """This second, as part of the name of a file."""
    return time.strftime("%Y%m%d-%H%M%S")


def unused(path: Path) -> Path:
    """The path, or one like it where nothing is yet."""
    found, number = path, 1
    while found.exists():
        number += 1
        found = path.with_name(
            f"{path.stem}-{number}{path.suffix}" if path.suffix == ".zip" else f"{path.name}-{number}"
        )
    return found


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
