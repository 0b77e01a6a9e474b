"""A store in one SQLite file; an acknowledged append survives kill -9 and power loss."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Engine, PoolProxiedConnection, Select, func, select

from sandtable.store import writes
from sandtable.store.contract import GameSummary, Store
from sandtable.store.database import Database
from sandtable.store.errors import StoreClosed, StoreDamaged, UnknownGame
from sandtable.store.failure import Unfit, told_plainly
from sandtable.store.piecemeal import blob, names
from sandtable.store.schema import entries, games, notes, summaries
from sandtable.store.writer import Writer

Found = TypeVar("Found")
Asked = TypeVarTuple("Asked")
BUSY_SECONDS = 5.0

# Entries are numbered from 1 without gaps, so the last number is the count, and the index finds it in one step.
LAST = select(func.coalesce(func.max(entries.c.number), 0)).where(entries.c.game == games.c.game).scalar_subquery()

# What sums a game up was kept with an entry that must be there.
SUMMED_AT = (
    select(func.coalesce(func.max(summaries.c.number), 0)).where(summaries.c.game == games.c.game).scalar_subquery()
)

# A summary counts for the entry that it was kept with, and for no other.
SUMMED: Select[Any] = select(
    games.c.game,
    LAST,
    func.coalesce(
        select(summaries.c.line)
        .where((summaries.c.game == games.c.game) & (summaries.c.number == LAST))
        .scalar_subquery(),
        b"",
    ),
    SUMMED_AT,
)


class Settings(Struct, frozen=True):
    """What SQLite itself says it runs with."""

    journal_mode: str
    synchronous: int
    foreign_keys: int
    max_page_count: int


class SqlStore(Store):
    """Games in a SQLite file that several programs may share; it is made if missing and upgraded if older.

    `max_pages` limits the file to that many pages of (usually) 4096 bytes for as long as this store is open; a file
    that is larger already keeps its size. `busy_seconds` is how long to wait for another program's lock.
    """

    def __init__(self, path: Path, *, max_pages: int | None = None, busy_seconds: float = BUSY_SECONDS) -> None:
        if max_pages is not None and max_pages < 1:
            raise ValueError(f"max_pages is {max_pages}, but a file has at least one page")
        self.path = path.absolute()
        self._closed = False
        with told_plainly(self.path):
            self._engine = Database(self.path, busy_seconds, max_pages).open()
        self._writer = Writer(self.path, self._connect)
        self._lent: PoolProxiedConnection | None = None

    def create(self, game: str, header: bytes, private: bytes = b"") -> None:
        self._write(writes.create, game, header, private)

    def append_all(
        self, game: str, first_number: int, lines: Sequence[bytes], summary: bytes = b"", private: bytes | None = None
    ) -> None:
        self._write(writes.append, game, first_number, lines, summary, private)

    def hand_in(
        self, game: str, first_number: int, lines: Sequence[bytes], summary: bytes = b"", private: bytes | None = None
    ) -> "Future[None]":
        return self._writer.hand_in(
            lambda connection: writes.append(connection, game, first_number, lines, summary, private)
        )

    def sum_up(self, game: str, number: int, summary: bytes) -> None:
        self._write(writes.sum_up, game, number, summary)

    def game(self, game: str) -> GameSummary:
        with self._transaction(self._engine) as connection:
            _count(connection, game)
            return _summary(connection.execute(SUMMED.where(games.c.game == game)).one())

    def header(self, game: str) -> bytes:
        with self._transaction(self._engine) as connection:
            return blob(_fact(connection, game, games.c.header))

    def private(self, game: str) -> bytes:
        with self._transaction(self._engine) as connection:
            return blob(_fact(connection, game, games.c.private))

    def keep_private(self, game: str, private: bytes) -> None:
        self._write(writes.keep_private, game, private)

    def lines(self, game: str, since: int = 0) -> list[bytes]:
        with self._transaction(self._engine) as connection:
            last, first = _count(connection, game), max(since, 0)
            if _fact(connection, game, SUMMED_AT) > last:
                raise Unfit(f"game {game!r} has lost its last entries")
            if since >= last:
                return []
            later = (entries.c.game == game) & (entries.c.number > first)
            found = connection.scalars(select(entries.c.line).where(later).order_by(entries.c.number)).all()
            if len(found) != last - first:
                raise Unfit(f"of {last - first} entries of game {game!r} {len(found)} are there")
            return list(map(blob, found))

    def note(self, game: str, topic: str, line: bytes) -> int:
        return self._write(writes.note, game, topic, line)

    def notes(self, game: str, topic: str, since: int = 0) -> list[bytes]:
        with self._transaction(self._engine) as connection:
            _count(connection, game)
            later = _on(game, topic) & (notes.c.number > since)
            return list(map(blob, connection.scalars(select(notes.c.line).where(later).order_by(notes.c.number))))

    def count(self, game: str) -> int:
        with self._transaction(self._engine) as connection:
            return _count(connection, game)

    def games(self) -> list[GameSummary]:
        try:
            with self._transaction(self._engine) as connection:
                return list(map(_summary, connection.execute(SUMMED.order_by(games.c.created.desc()))))
        except StoreDamaged as damage:
            return [self._as_found(game) for game in self._names(damage)]

    def _names(self, damage: StoreDamaged) -> list[str]:
        """The names of all games that some way leads to."""
        found = names(lambda: self._transaction(self._engine))
        if not found:
            raise damage
        return found

    def _as_found(self, game: str) -> GameSummary:
        """A summary of a game, or what is wrong with it."""
        try:
            return self.game(game)
        except UnknownGame:
            return GameSummary(game, 0, damage="its row is not found by its name")
        except StoreDamaged as damage:
            return GameSummary(game, 0, damage=damage.reason)

    def delete(self, game: str) -> None:
        self._write(writes.remove, game)

    def settings(self) -> Settings:
        """What the connections of this store really run with."""
        with self._transaction(self._engine) as connection:
            return Settings(
                *(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in Settings.__struct_fields__)
            )

    def close(self) -> None:
        self._closed = True
        self._writer.close()
        if self._lent:
            self._lent.close()
        self._engine.dispose()

    def _connect(self) -> sqlite3.Connection:
        """A connection of its own for the writer."""
        self._lent = self._engine.raw_connection()
        connection = self._lent.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        return connection

    def _write(self, write: Callable[[sqlite3.Connection, *Asked], Found], *asked: *Asked) -> Found:
        """What is written is on the disk when this returns."""
        return self._writer.hand_in(lambda connection: write(connection, *asked)).result()

    @contextmanager
    def _transaction(self, engine: Engine) -> Iterator[Connection]:
        """Everything done on the connection is committed when the block ends, or undone when it raises."""
        if self._closed:
            raise StoreClosed
        with told_plainly(self.path), engine.begin() as connection:
            yield connection


def _summary(row: Any) -> GameSummary:
    """A row of `SUMMED`."""
    game, last, line, summed = row
    if not (isinstance(game, str) and isinstance(last, int) and isinstance(summed, int)) or summed > last:
        raise Unfit(f"game {game!r} has lost its last entries")
    return GameSummary(game, last, blob(line))


def _on(game: str, topic: str) -> ColumnElement[bool]:
    """The notes of a game on a topic."""
    return (notes.c.game == game) & (notes.c.topic == topic)


def _count(connection: Connection, game: str) -> int:
    return int(_fact(connection, game, LAST))


def _fact(connection: Connection, game: str, column: ColumnElement[Any]) -> Any:
    """This column of the game, which is never null."""
    try:
        fact = connection.scalar(select(column).where(games.c.game == game))
    except UnicodeEncodeError:
        # No game can have an id that the file cannot hold.
        fact = None
    if fact is None:
        raise UnknownGame(game)
    return fact
