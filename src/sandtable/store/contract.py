"""What every store promises."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import Self

from msgspec import Struct


class GameSummary(Struct, frozen=True):
    """One line of the list of games: the id of a game, how many entries it has, and what sums it up.

    `summary` is what was kept together with the last entry; nothing, if that came without one. `damage` says why the
    rest cannot be read; nothing, if it can.
    """

    game: str
    entries: int
    summary: bytes = b""
    damage: str = ""


class Store(ABC):
    """An append-only log of games; any thread may call any method.

    A game is an opaque id, a header line and entry lines numbered 1, 2, 3 and so on. Lines are bytes that come back
    exactly as they were given. Ids are text that UTF-8 can encode.

    The pair of game and entry number is the lock: of all callers that append the same number to the same game, one
    succeeds and the others get `Stale`. A method that raises has changed nothing; after `close` every other method
    raises `StoreClosed`.
    """

    @abstractmethod
    def create(self, game: str, header: bytes, private: bytes = b"") -> None:
        """The game exists with this header and no entries; an id in use raises `GameExists`.

        `private` is for the keeper of the game alone, such as the secret of its dice. No line holds it.
        """

    def append(self, game: str, number: int, line: bytes) -> None:
        """The line is entry `number` of the game, for good; a number other than the next one raises `Stale`."""
        self.append_all(game, number, [line])

    @abstractmethod
    def append_all(
        self, game: str, first_number: int, lines: Sequence[bytes], summary: bytes = b"", private: bytes | None = None
    ) -> None:
        """All the lines are entries of the game, numbered from `first_number`, or none is and `Stale` is raised.

        `summary` sums the game up as it stands after them; any later entry makes it void. `private` is kept with them,
        as by `keep_private`: all of it or nothing.
        """

    def hand_in(
        self, game: str, first_number: int, lines: Sequence[bytes], summary: bytes = b"", private: bytes | None = None
    ) -> "Future[None]":
        """The same, but nobody has to wait: the future is done when it is kept, or fails as `append_all` would."""
        asked: Future[None] = Future()
        try:
            self.append_all(game, first_number, lines, summary, private)
        except Exception as error:
            asked.set_exception(error)
        else:
            asked.set_result(None)
        return asked

    @abstractmethod
    def sum_up(self, game: str, number: int, summary: bytes) -> None:
        """This sums the game up as it stands after entry `number`; if that is not the last one, `Stale` is raised."""

    @abstractmethod
    def game(self, game: str) -> GameSummary:
        """A summary of this game."""

    @abstractmethod
    def header(self, game: str) -> bytes:
        """The header the game was created with."""

    @abstractmethod
    def private(self, game: str) -> bytes:
        """What is for the keeper of the game alone, as last kept."""

    @abstractmethod
    def keep_private(self, game: str, private: bytes) -> None:
        """From now on this is what is for the keeper of the game alone."""

    @abstractmethod
    def lines(self, game: str, since: int = 0) -> list[bytes]:
        """The entries after number `since`, in order; from the first one when `since` is 0 or less."""

    @abstractmethod
    def note(self, game: str, topic: str, line: bytes) -> int:
        """The line is the next note of the game on this topic, for good; its number, from 1 on.

        Notes are what is said beside the game. They are not entries, and no game file holds them.
        """

    @abstractmethod
    def notes(self, game: str, topic: str, since: int = 0) -> list[bytes]:
        """The notes on a topic after number `since`, in order."""

    @abstractmethod
    def count(self, game: str) -> int:
        """The number of the last entry, which is 0 for a game that has none."""

    @abstractmethod
    def games(self) -> list[GameSummary]:
        """A summary of every game, the newest first. One that cannot be read is listed with its damage."""

    @abstractmethod
    def delete(self, game: str) -> None:
        """The game, its entries and its notes are gone, and its id is free."""

    @abstractmethod
    def close(self) -> None:
        """Everything that the store held open is released. Closing it again does nothing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
