"""Everything that can still be read in a damaged file, collected page by page without SQLite's trees."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from msgspec import Struct

from sandtable.store.pages import Pages
from sandtable.store.rows import Value, rows

TABLES = """
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
CREATE TABLE games (game TEXT, header BLOB, created INTEGER, private BLOB);
CREATE TABLE entries (game TEXT, number INTEGER, line BLOB);
CREATE TABLE notes (game TEXT, topic TEXT, number INTEGER, line BLOB);
CREATE TABLE named (game TEXT, number INTEGER);
"""
INDEXES = """
CREATE INDEX games_by ON games (game);
CREATE INDEX entries_by ON entries (game, number);
CREATE INDEX entries_at ON entries (number);
CREATE INDEX notes_by ON notes (game, topic, number);
CREATE INDEX named_by ON named (game, number);
"""
LATEST = 1 << 40
"""No game has so many entries; a number above it is damage."""


class Found(Struct, frozen=True):
    """One version of the row of a game."""

    header: bytes
    created: int
    private: bytes


class Salvage:
    """What was found in a file, collected in another one, which is thrown away in the end."""

    def __init__(self, damaged: Path, workshop: Path, progress: Callable[[int, int], None]) -> None:
        self._workshop = workshop
        workshop.unlink(missing_ok=True)
        self._found = sqlite3.connect(workshop, isolation_level=None)
        self._found.executescript(TABLES)
        self._found.execute("BEGIN")
        with Pages(damaged) as pages:
            for done, (page, start) in enumerate(pages.trees(), start=1):
                for row in rows(pages, page, start):
                    self._collect(row)
                progress(done, pages.count)
        self._found.execute("COMMIT")
        self._found.executescript(INDEXES)

    def _collect(self, row: tuple[Value, ...]) -> None:
        """Keeps a row by its shape. Only entries and summaries have the same; the chain tells them apart."""
        match row:
            case (str(), bytes()):
                self._keep("games", (*row, 0, b""))
            case (str(), bytes(), int()):
                self._keep("games", (*row, b""))
            case (str(), bytes(), int(), bytes()):
                self._keep("games", row)
            case (str(), int(number), bytes()) if 0 < number < LATEST:
                self._keep("entries", row)
            case (str(), str(), int(number), bytes()) if 0 < number < LATEST:
                self._keep("notes", row)
            case (str(), int(number), int()) if 0 < number < LATEST:
                self._keep("named", row[:2])
            case (str(), int()):
                self._keep("named", (row[0], 0))

    def _keep(self, table: str, row: tuple[Value, ...]) -> None:
        self._found.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)

    def games(self) -> list[str]:
        """The names of all games of which a row was found, the oldest first."""
        return [name for (name,) in self._found.execute("SELECT game FROM games GROUP BY game ORDER BY min(created)")]

    def missed(self) -> list[str]:
        """The names of games of which only other traces were found."""
        traces = "SELECT game FROM entries UNION SELECT game FROM notes UNION SELECT game FROM named"
        return [name for (name,) in self._found.execute(f"{traces} EXCEPT SELECT game FROM games ORDER BY 1")]

    def versions(self, game: str) -> list[Found]:
        """Every version of the row of a game."""
        rows = self._found.execute("SELECT DISTINCT header, created, private FROM games WHERE game = ?", (game,))
        return [Found(*row) for row in rows]

    def last(self, game: str) -> int:
        """The highest number of an entry that any trace names."""
        highest = (f"SELECT max(number) FROM {table} WHERE game = ?" for table in ("entries", "named"))
        return max(int(self._found.execute(query, (game,)).fetchone()[0] or 0) for query in highest)

    def lines(self, game: str, number: int) -> list[bytes]:
        """What may be the entry of this number."""
        query = "SELECT DISTINCT line FROM entries WHERE game = ? AND number = ?"
        return [line for (line,) in self._found.execute(query, (game, number))]

    def strays(self, game: str, number: int) -> Iterator[bytes]:
        """What may be the entry of this number if its row has lost the number or the name of its game."""
        for query, value in (("number = ?", number), ("game = ?", game)):
            yield from (line for (line,) in self._found.execute(f"SELECT line FROM entries WHERE {query}", (value,)))

    def notes(self, game: str) -> Iterator[tuple[str, int, bytes]]:
        """Topic, number and line of every note of a game, in their order."""
        query = "SELECT topic, number, line FROM notes WHERE game = ? GROUP BY topic, number ORDER BY topic, number"
        yield from self._found.execute(query, (game,)).fetchall()

    def close(self) -> None:
        """Throws away what was collected."""
        self._found.close()
        self._workshop.unlink(missing_ok=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
