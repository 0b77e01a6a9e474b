"""The lock on a database: one server, or one command that changes it, at a time.

The operating system holds it and drops it with the process, however that ends. What stands in the lock file only says
who holds it; it is never taken for the lock itself.
"""

import os
import sys
import time
from pathlib import Path
from threading import Lock as Mutex
from types import TracebackType
from typing import Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.store import folder
from sandtable.store.errors import StoreDamaged, StoreFailed, StoreHeld
from sandtable.store.failure import told_plainly
from sandtable.store.region import NO_LOCKS, drop, take

SERVING = "sandtable serve"
WAIT_SECONDS, SECONDS_BETWEEN_TRIES = 0.5, 0.02
"""How long a short look of another program is waited for."""

LARGEST = 4096
READ = os.O_RDONLY | getattr(os, "O_BINARY", 0)
WRITE = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)


class Holder(Struct, frozen=True):
    """Who holds a database: a process, since when, what it does, and at which address if it serves."""

    pid: int = 0
    since: float = 0.0
    doing: str = ""
    address: str = ""
    kept: bool = False
    """A store was opened under this lock once, so the database cannot be a new one."""


_held: dict[Path, Holder] = {}
_mutex = Mutex()
"""What this process holds: its own locks would not keep it out."""


class Lock:
    """The database belongs to this process until the lock is released. Raises StoreHeld, StoreFailed, StoreDamaged.

    `damaged`: it is taken whatever has become of the file.
    """

    def __init__(self, database: Path, doing: str = SERVING, *, damaged: bool = False) -> None:
        self.database = real(database)
        self._path = lock_file(self.database)
        with told_plainly(self.database):
            folder.make(self.database.parent)
            _check_names(self.database)
            self._handle = self._take()
        before = _read(self._handle)
        self._holder = Holder(os.getpid(), time.time(), doing, kept=before.kept)
        try:
            if not damaged:
                _check_empty(self.database, before)
            self._write(self._holder)
        except BaseException:
            self.release()
            raise

    def _take(self) -> int:
        """Takes the lock; waits a moment, because somebody may only be looking."""
        deadline = time.monotonic() + WAIT_SECONDS
        with _mutex:
            if self._path in _held:
                raise _refused(self.database, _held[self._path])
            handle = os.open(self._path, WRITE, 0o666)
            try:
                while not _taken(self.database, handle):
                    if time.monotonic() > deadline:
                        raise _refused(self.database, _read(handle))
                    time.sleep(SECONDS_BETWEEN_TRIES)
            except BaseException:
                os.close(handle)
                raise
            _held[self._path] = Holder(os.getpid(), time.time())
            return handle

    def opened(self) -> None:
        """The store was opened: from now on an empty file in its place is a loss."""
        self._write(replace(self._holder, kept=True))

    def serve_at(self, address: str) -> None:
        """The address at which the holder serves."""
        self._write(replace(self._holder, address=address))

    def _write(self, holder: Holder) -> None:
        line = msgspec.json.encode(holder) + b"\n"
        with told_plainly(self._path):
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, line)
            os.ftruncate(self._handle, len(line))
        self._holder = _held[self._path] = holder

    def release(self) -> None:
        """Anybody may take the database now. The file stays: removing it could remove the lock of the next one."""
        with _mutex:
            if _held.pop(self._path, None):
                drop(self._handle)
                os.close(self._handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def holder(database: Path) -> Holder | None:
    """Who holds a database now: a running server or a command that changes it. None if nobody does."""
    database = real(database)
    path = lock_file(database)
    with _mutex:
        if path in _held:
            return _held[path]
        if not path.exists():
            return None
        with told_plainly(database):
            handle = os.open(path, READ if sys.platform != "win32" else WRITE)
            try:
                if not _taken(database, handle, shared=True):
                    return _read(handle)
                drop(handle)
                return None
            finally:
                os.close(handle)


def server(database: Path) -> Holder | None:
    """The server that has a database open now; None if none runs."""
    found = holder(database)
    return found if found and found.doing == SERVING else None


def real(database: Path) -> Path:
    """The one path of a database, whatever links and relative paths lead to it."""
    return Path(os.path.realpath(database))


def lock_file(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")


def _taken(database: Path, handle: int, *, shared: bool = False) -> bool:
    try:
        return take(handle, shared=shared)
    except OSError as error:
        if error.errno in NO_LOCKS:
            raise StoreFailed(database, "its file system has no locks, so it must be kept on a local disk") from error
        raise


def _check_names(database: Path) -> None:
    """The file has one name. SQLite keeps a log for each name, so that entries made under another are not seen."""
    if database.is_dir():
        raise StoreFailed(database, "it is a folder, not a file")
    if database.exists() and (names := database.stat().st_nlink) > 1:
        reason = f"it has {names} names (hard links), and each of them would have a log of its own; keep one name only"
        raise StoreFailed(database, reason)


def _check_empty(database: Path, before: Holder) -> None:
    if before.kept and database.exists() and not database.stat().st_size:
        raise StoreDamaged(database, "it is empty, but a server has kept matches in it")


def _read(handle: int) -> Holder:
    os.lseek(handle, 0, os.SEEK_SET)
    try:
        return msgspec.json.decode(os.read(handle, LARGEST), type=Holder)
    except (msgspec.DecodeError, OSError):
        return Holder()


def _refused(database: Path, by: Holder) -> StoreHeld:
    return StoreHeld(database, by.pid, by.since, by.doing, by.address)
