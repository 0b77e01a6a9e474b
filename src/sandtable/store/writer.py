"""One thread writes for everybody: all that waits goes into one transaction, and one sync of the disk serves it all."""

import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeAlias, TypeVar

from sandtable.store.errors import StoreClosed
from sandtable.store.failure import told_plainly

MOST = 256
"""So many writes share a transaction at the most."""

Found = TypeVar("Found")
Write: TypeAlias = Callable[[sqlite3.Connection], Any]
"""Writes something inside a transaction. It looks before it writes: what it refuses has changed nothing."""

Asked: TypeAlias = tuple[Write, "Future[Any]"]


class Writer:
    """Owns the connection that writes. What was handed in is answered when it is on the disk, or when it cannot be.

    What goes wrong with one write is its own affair. If a whole transaction fails, each of its writes is tried again
    alone, so that only those fail that must.
    """

    def __init__(self, path: Path, connect: Callable[[], sqlite3.Connection]) -> None:
        self._path = path
        self._connect = connect
        self._queue: SimpleQueue[Asked | None] = SimpleQueue()
        self._lock = Lock()
        self._thread: Thread | None = None
        self._closed = False

    def hand_in(self, write: Callable[[sqlite3.Connection], Found]) -> "Future[Found]":
        """The write is done as soon as possible; by a closed writer it is refused."""
        asked: Future[Found] = Future()
        asked.set_running_or_notify_cancel()  # Nobody can call it off.
        with self._lock:
            if self._closed:
                asked.set_exception(StoreClosed())
                return asked
            if self._thread is None:
                self._thread = Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()
            self._queue.put((write, asked))
        return asked

    def close(self) -> None:
        """Everything handed in is done or refused; nothing more is taken."""
        with self._lock:
            self._closed = True
            if self._thread:
                self._queue.put(None)
        if self._thread:
            self._thread.join()

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while batch := self._waiting():
            try:
                with told_plainly(self._path):
                    connection = connection or self._connect()
            except Exception as error:
                _refuse(batch, error)
            else:
                self._write(connection, batch)

    def _waiting(self) -> list[Asked]:
        """Everything that waits, as soon as there is something; nothing when the writer is closed."""
        found = [first] if (first := self._queue.get()) else []
        while found and len(found) < MOST:
            try:
                more = self._queue.get_nowait()
            except Empty:
                break
            if more is None:
                self._queue.put(None)
                break
            found.append(more)
        return found

    def _write(self, connection: sqlite3.Connection, batch: list[Asked]) -> None:
        try:
            with told_plainly(self._path):
                connection.execute("BEGIN IMMEDIATE")
        except Exception as error:
            _refuse(batch, error)
            return
        try:
            with told_plainly(self._path):
                answers = [_tried(write, connection) for write, _ in batch]
                connection.execute("COMMIT")
        except Exception as error:
            _roll_back(connection)
            if len(batch) == 1:
                _refuse(batch, error)
            else:
                for each in batch:
                    self._write(connection, [each])
            return
        for (_, asked), answer in zip(batch, answers, strict=True):
            answer(asked)


def _tried(write: Write, connection: sqlite3.Connection) -> Callable[["Future[Any]"], None]:
    """What one write is answered once the transaction is on the disk. What SQLite refuses ends the transaction."""
    try:
        found = write(connection)
    except (sqlite3.Error, OSError):
        raise
    except Exception as error:
        refusal = error
        return lambda asked: asked.set_exception(refusal)
    return lambda asked: asked.set_result(found)


def _refuse(batch: Iterable[Asked], error: Exception) -> None:
    for _, asked in batch:
        asked.set_exception(error)


def _roll_back(connection: sqlite3.Connection) -> None:
    """Some errors have ended the transaction already."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")
