"""A store in one SQLite file; an acknowledged append survives kill -9 and power loss."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Engine, Select, delete, func, insert, select, update

from sandtable.store.contract import GameSummary, Store
from sandtable.store.database import Database, writing
from sandtable.store.errors import GameExists, Stale, StoreClosed, UnknownGame
from sandtable.store.failure import told_plainly
from sandtable.store.schema import entries, games, notes, summaries

BUSY_SECONDS = 5.0

# Entries are numbered from 1 without gaps, so the last number is the count, and the index finds it in one step.
LAST = select(func.coalesce(func.max(entries.c.number), 0)).where(entries.c.game == games.c.game).scalar_subquery()

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
        self._writer = writing(self._engine)

    def create(self, game: str, header: bytes, private: bytes = b"") -> None:
        with self._transaction(self._writer) as connection:
            if connection.scalar(select(games.c.game).where(games.c.game == game)) is not None:
                raise GameExists(game)
            created = select(func.coalesce(func.max(games.c.created), 0) + 1).scalar_subquery()
            connection.execute(insert(games).values(game=game, header=header, private=private, created=created))

    def append_all(self, game: str, first_number: int, lines: Sequence[bytes], summary: bytes = b"") -> None:
        rows = [{"game": game, "number": number, "line": line} for number, line in enumerate(lines, first_number)]
        with self._transaction(self._writer) as connection:
            expected = _count(connection, game) + 1
            if first_number != expected:
                raise Stale(game, first_number, expected)
            if rows:
                connection.execute(insert(entries), rows)
            if summary:
                _sum_up(connection, game, expected - 1 + len(rows), summary)

    def sum_up(self, game: str, number: int, summary: bytes) -> None:
        with self._transaction(self._writer) as connection:
            last = _count(connection, game)
            if number != last:
                raise Stale(game, number, last)
            _sum_up(connection, game, number, summary)

    def game(self, game: str) -> GameSummary:
        with self._transaction(self._engine) as connection:
            _count(connection, game)
            return GameSummary(*connection.execute(SUMMED.where(games.c.game == game)).one())

    def header(self, game: str) -> bytes:
        with self._transaction(self._engine) as connection:
            return bytes(_fact(connection, game, games.c.header))

    def private(self, game: str) -> bytes:
        with self._transaction(self._engine) as connection:
            return bytes(_fact(connection, game, games.c.private))

    def keep_private(self, game: str, private: bytes) -> None:
        with self._transaction(self._writer) as connection:
            _count(connection, game)
            connection.execute(update(games).where(games.c.game == game).values(private=private))

    def lines(self, game: str, since: int = 0) -> list[bytes]:
        with self._transaction(self._engine) as connection:
            if since >= _count(connection, game):
                return []
            later = (entries.c.game == game) & (entries.c.number > max(since, 0))
            return list(connection.scalars(select(entries.c.line).where(later).order_by(entries.c.number)))

    def note(self, game: str, topic: str, line: bytes) -> int:
        with self._transaction(self._writer) as connection:
            _count(connection, game)
            last = select(func.coalesce(func.max(notes.c.number), 0)).where(_on(game, topic))
            number = int(connection.scalar(last) or 0) + 1
            connection.execute(insert(notes).values(game=game, topic=topic, number=number, line=line))
            return number

    def notes(self, game: str, topic: str, since: int = 0) -> list[bytes]:
        with self._transaction(self._engine) as connection:
            _count(connection, game)
            later = _on(game, topic) & (notes.c.number > since)
            return list(connection.scalars(select(notes.c.line).where(later).order_by(notes.c.number)))

    def count(self, game: str) -> int:
        with self._transaction(self._engine) as connection:
            return _count(connection, game)

    def games(self) -> list[GameSummary]:
        with self._transaction(self._engine) as connection:
            rows = connection.execute(SUMMED.order_by(games.c.created.desc()))
            return [GameSummary(*row) for row in rows]

    def delete(self, game: str) -> None:
        with self._transaction(self._writer) as connection:
            _count(connection, game)
            connection.execute(delete(games).where(games.c.game == game))

    def settings(self) -> Settings:
        """What the connections of this store really run with."""
        with self._transaction(self._engine) as connection:
            return Settings(
                *(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in Settings.__struct_fields__)
            )

    def close(self) -> None:
        self._closed = True
        self._engine.dispose()

    @contextmanager
    def _transaction(self, engine: Engine) -> Iterator[Connection]:
        """Everything done on the connection is committed when the block ends, or undone when it raises."""
        if self._closed:
            raise StoreClosed
        with told_plainly(self.path), engine.begin() as connection:
            yield connection


def _sum_up(connection: Connection, game: str, number: int, summary: bytes) -> None:
    connection.execute(delete(summaries).where(summaries.c.game == game))
    connection.execute(insert(summaries).values(game=game, number=number, line=summary))


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
