"""A store that lives and dies with its process."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Lock

from msgspec import Struct, field

from sandtable.store.contract import GameSummary, Store
from sandtable.store.errors import GameExists, Stale, StoreClosed, UnknownGame


class Log(Struct):
    """The header, the private part, the entries and the notes of one game, and its summary after some entry."""

    header: bytes
    private: bytes
    lines: list[bytes] = field(default_factory=list)
    notes: dict[str, list[bytes]] = field(default_factory=dict)
    summary: tuple[int, bytes] = (0, b"")

    def summed(self, game: str) -> GameSummary:
        number, summary = self.summary
        return GameSummary(game, len(self.lines), summary if number == len(self.lines) else b"")


class MemoryStore(Store):
    """Games in a dictionary, which remembers the order of creation; one lock lets one call in at a time."""

    def __init__(self) -> None:
        self._logs: dict[str, Log] = {}
        self._lock = Lock()
        self._closed = False

    def create(self, game: str, header: bytes, private: bytes = b"") -> None:
        # Every store refuses the same ids: this raises for text that a file could not hold.
        game.encode()
        with self._open() as logs:
            if game in logs:
                raise GameExists(game)
            logs[game] = Log(header, private)

    def append_all(
        self, game: str, first_number: int, lines: Sequence[bytes], summary: bytes = b"", private: bytes | None = None
    ) -> None:
        with self._log(game) as log:
            expected = len(log.lines) + 1
            if first_number != expected:
                raise Stale(game, first_number, expected)
            log.lines.extend(list(lines))
            if summary:
                log.summary = (len(log.lines), summary)
            if private is not None:
                log.private = private

    def sum_up(self, game: str, number: int, summary: bytes) -> None:
        with self._log(game) as log:
            if number != len(log.lines):
                raise Stale(game, number, len(log.lines))
            log.summary = (number, summary)

    def game(self, game: str) -> GameSummary:
        with self._log(game) as log:
            return log.summed(game)

    def header(self, game: str) -> bytes:
        with self._log(game) as log:
            return log.header

    def private(self, game: str) -> bytes:
        with self._log(game) as log:
            return log.private

    def keep_private(self, game: str, private: bytes) -> None:
        with self._log(game) as log:
            log.private = private

    def lines(self, game: str, since: int = 0) -> list[bytes]:
        with self._log(game) as log:
            return log.lines[max(since, 0) :]

    def note(self, game: str, topic: str, line: bytes) -> int:
        with self._log(game) as log:
            noted = log.notes.setdefault(topic, [])
            noted.append(line)
            return len(noted)

    def notes(self, game: str, topic: str, since: int = 0) -> list[bytes]:
        with self._log(game) as log:
            return log.notes.get(topic, [])[max(since, 0) :]

    def count(self, game: str) -> int:
        with self._log(game) as log:
            return len(log.lines)

    def games(self) -> list[GameSummary]:
        with self._open() as logs:
            return [log.summed(game) for game, log in reversed(logs.items())]

    def delete(self, game: str) -> None:
        with self._open() as logs:
            if logs.pop(game, None) is None:
                raise UnknownGame(game)

    def close(self) -> None:
        with self._lock:
            self._closed = True
            self._logs.clear()

    @contextmanager
    def _open(self) -> Iterator[dict[str, Log]]:
        """The logs belong to this thread alone until the block ends."""
        with self._lock:
            if self._closed:
                raise StoreClosed
            yield self._logs

    @contextmanager
    def _log(self, game: str) -> Iterator[Log]:
        """The log of this game belongs to this thread alone until the block ends."""
        with self._open() as logs:
            if game not in logs:
                raise UnknownGame(game)
            yield logs[game]
