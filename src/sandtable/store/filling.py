"""A new store file filled in one go: nobody sees it before it is whole, so it is synced once and not for each game."""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import insert

from sandtable.store.database import Database, writing
from sandtable.store.schema import entries, games, notes

BUSY_SECONDS = 5.0


class Filling:
    """A new file of games. Use as a context: it is whole when the block ends, and empty if that raises."""

    def __init__(self, path: Path) -> None:
        self._engine = Database(path, BUSY_SECONDS).open()
        self._connection = writing(self._engine).connect()
        self._created = 0

    def game(self, name: str, header: bytes, private: bytes, lines: Sequence[bytes]) -> None:
        """The next game, with all its entries."""
        self._created += 1
        row = {"game": name, "header": header, "private": private, "created": self._created}
        self._connection.execute(insert(games), row)
        if lines:
            rows = [{"game": name, "number": number, "line": line} for number, line in enumerate(lines, start=1)]
            self._connection.execute(insert(entries), rows)

    def note(self, name: str, topic: str, number: int, line: bytes) -> None:
        """A note of a game."""
        row = {"game": name, "topic": topic, "number": number, "line": line}
        self._connection.execute(insert(notes), row)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self._connection.commit()
        self._connection.close()
        self._engine.dispose()
