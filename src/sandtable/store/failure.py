"""What SQLite and the operating system report, as errors of the store."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from sandtable.store.errors import FileError, NotAStore, StoreBusy, StoreDamaged, StoreFailed, StoreFull

KNOWN: dict[int, type[FileError]] = {
    sqlite3.SQLITE_BUSY: StoreBusy,
    sqlite3.SQLITE_LOCKED: StoreBusy,
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_NOTADB: NotAStore,
}

NOT_TEXT = "Could not decode to UTF-8"
"""How Python's driver begins to say, without a code, that a text in the file is none."""


class Unfit(Exception):  # noqa: N818
    """What was read cannot have been written."""


def is_busy(error: sqlite3.Error) -> bool:
    """Whether the error says that someone else holds a lock."""
    return KNOWN.get(_code(error)) is StoreBusy


@contextmanager
def told_plainly(path: Path) -> Iterator[None]:
    """Anything that goes wrong with the file inside the block leaves it as an error of the store."""
    try:
        yield
    except DBAPIError as error:
        raise _from_sqlite(path, error.orig) from error
    except sqlite3.Error as error:
        raise _from_sqlite(path, error) from error
    except Unfit as error:
        raise StoreDamaged(path, str(error)) from error
    except OSError as error:
        raise _from_system(path, error) from error


def _from_sqlite(path: Path, error: BaseException | None) -> FileError:
    if _is_damage(error):
        return StoreDamaged(path, str(error))
    kind = KNOWN.get(_code(error))
    return kind(path) if kind else StoreFailed(path, str(error))


def _is_damage(error: BaseException | None) -> bool:
    # Keys are looked up before rows are written: if they are refused then, an index does not fit its table.
    unfit = isinstance(error, sqlite3.IntegrityError | sqlite3.DataError) or str(error).startswith(NOT_TEXT)
    return unfit or _code(error) == sqlite3.SQLITE_CORRUPT


def _from_system(path: Path, error: OSError) -> FileError:
    return StoreFull(path) if error.errno == errno.ENOSPC else StoreFailed(path, error.strerror or str(error))


def _code(error: BaseException | None) -> int:
    """The primary code of the error; 0 for one that Python's driver raises by itself, which carries none."""
    # The low byte is the primary code; the bytes above it only say more precisely where it happened.
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
