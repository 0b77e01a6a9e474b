"""A SQLite file opened so that what is committed stays committed."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

from msgspec import Struct
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

from sandtable.store import folder
from sandtable.store.errors import StoreDamaged, StoreFailed
from sandtable.store.failure import is_busy
from sandtable.store.schema import BLANK, LABEL, STEPS, Label, Step, upgrade

# Without fullfsync macOS answers a sync before the disk has it; other systems ignore the setting.
ALWAYS = ("synchronous = FULL", "fullfsync = ON", "checkpoint_fullfsync = ON", "foreign_keys = ON")
SECONDS_BETWEEN_TRIES = 0.005
NEXT = ".next"
"""What the name of a whole file ends with that is about to take the place of the store."""


class Database(Struct, frozen=True):
    """Where the file is, how long to wait for its lock, and how many pages it may have (None: no limit)."""

    path: Path
    busy_seconds: float
    max_pages: int | None = None

    def open(self, steps: Sequence[Step] = STEPS) -> Engine:
        """An engine on a file of the newest version, whose name is on the disk; no other file is changed."""
        folder.make(self.path.parent)
        self._check_place()
        label = self.label() if self.path.exists() else BLANK
        label.check(self.path, len(steps))
        engine = self.engine()
        try:
            if label.version < len(steps):
                with writing(engine).begin() as connection:
                    upgrade(connection, self.path, steps)
            # Even for a file found here: the program that made it may not have come this far.
            folder.sync(self.path.parent)
        except BaseException:
            engine.dispose()
            raise
        return engine

    def _check_place(self) -> None:
        """The place is free, or a file with all that belongs to it; SQLite would begin anew and drop the rest."""
        log, following = (self.path.with_name(self.path.name + end) for end in ("-wal", NEXT))
        # The log is looked at first: another program may make both meanwhile, the file before the log.
        logged = _size(log)
        if self.path.is_dir():
            raise StoreFailed(self.path, "it is a folder, not a file")
        if _size(self.path):
            return
        if following.exists() and not self.path.exists():
            raise StoreDamaged(
                self.path, f"it was being replaced when the program ended; run `sandtable restore {following}`"
            )
        if logged:
            raise StoreDamaged(self.path, "it is empty or gone, but its log is not")

    def label(self) -> Label:
        """What the file says it is, found out without changing a byte of it."""
        # Python must not open the file by itself: closing it again would drop the locks that SQLite holds in this
        # process. And a connection that may write would, on closing, fold a log left behind by a crash into the file.
        mode = "ro" if self.path.with_name(f"{self.path.name}-wal").exists() else "rw"
        source = f"{self.path.as_uri()}?mode={mode}"
        with closing(sqlite3.connect(source, uri=True, timeout=self.busy_seconds, isolation_level=None)) as connection:
            return Label(*connection.execute(LABEL).fetchone())

    def engine(self) -> Engine:
        """An engine whose every connection is durable, and whose transactions begin as they say they do."""
        engine = create_engine(
            URL.create("sqlite", database=str(self.path)),
            # SQLAlchemy begins the transactions: Python's driver would begin them late, and none for a read.
            connect_args={"isolation_level": None, "timeout": self.busy_seconds},
            # Threads wait for SQLite's lock, whose time limit is known, and never for a free connection.
            max_overflow=-1,
        )
        event.listen(engine, "connect", self._prepare)
        event.listen(engine, "begin", _begin)
        return engine

    def _prepare(self, connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
        try:
            for setting in ALWAYS:
                connection.execute(f"PRAGMA {setting}")
            self._log_ahead(connection)
            if self.max_pages is not None:
                connection.execute(f"PRAGMA max_page_count = {self.max_pages}")
        except BaseException:
            connection.close()
            raise

    def _log_ahead(self, connection: sqlite3.Connection) -> None:
        """The file is in WAL mode."""
        # SQLite does not wait for the lock when two connections change the mode of a new file at once.
        deadline = monotonic() + self.busy_seconds
        while (mode := _try_wal(connection, monotonic() > deadline)) is None:
            sleep(SECONDS_BETWEEN_TRIES)
        if mode != "wal":
            raise StoreFailed(self.path, "write-ahead logging does not work in this place")


def _size(path: Path) -> int:
    """How long a file is; 0 if it is not there, or goes away at this moment."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def _try_wal(connection: sqlite3.Connection, last_try: bool) -> str | None:
    """The journal mode after asking for WAL; None if the file is locked and this is not the last try."""
    try:
        return str(connection.execute("PRAGMA journal_mode = WAL").fetchone()[0])
    except sqlite3.OperationalError as error:
        if last_try or not is_busy(error):
            raise
        return None


def writing(engine: Engine) -> Engine:
    """The same engine, with transactions that hold the write lock from their beginning."""
    # A transaction that first reads and then wants to write is refused at once when another wrote in between.
    return engine.execution_options(sqlite_begin="IMMEDIATE")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(f"BEGIN {connection.get_execution_options().get('sqlite_begin', 'DEFERRED')}")
