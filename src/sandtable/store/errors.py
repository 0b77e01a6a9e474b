"""Every way a store can refuse, each with its facts as attributes and a message in plain English."""

# Each name says what is the case; a suffix would only say again that it is an error.
# ruff: noqa: N818

import time
from pathlib import Path


class StoreError(Exception):
    """A store refused or failed; what was there before is still there."""

    # The facts alone go into `args`, and the message is made in `__str__`: that is what makes these pickle.


class UnknownGame(StoreError):
    """The store holds no game with this id."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game

    def __str__(self) -> str:
        return f"There is no game {self.game!r}."


class GameExists(StoreError):
    """The store already holds a game with this id."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game

    def __str__(self) -> str:
        return f"There is already a game {self.game!r}."


class Stale(StoreError):
    """The entry number given is not the next one of the game."""

    def __init__(self, game: str, given: int, expected: int) -> None:
        super().__init__(game, given, expected)
        self.game = game
        self.given = given
        self.expected = expected

    def __str__(self) -> str:
        return f"Entry {self.given} does not fit game {self.game!r}: entry {self.expected} was expected."


class StoreClosed(StoreError):
    """The store was closed before it was asked."""

    def __str__(self) -> str:
        return "The store is closed."


class FileError(StoreError):
    """The file of the store is the reason."""

    def __init__(self, path: Path, *facts: object) -> None:
        super().__init__(path, *facts)
        self.path = path


class StoreFull(FileError):
    """The disk is full, or the store has as many pages as it may have."""

    def __str__(self) -> str:
        return f"No room left to write to {self.path}."


class StoreBusy(FileError):
    """Another program held the store for longer than this one was told to wait."""

    def __str__(self) -> str:
        return f"Another program is using {self.path}."


class StoreHeld(FileError):
    """Another process has the store for itself: a server, or a command that changes it."""

    def __init__(self, path: Path, pid: int, since: float, doing: str, address: str) -> None:
        super().__init__(path, pid, since, doing, address)
        self.pid = pid
        self.since = since
        self.doing = doing
        self.address = address

    @property
    def moment(self) -> str:
        """Since when, in local time; nothing if it is not known."""
        return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(self.since)) if self.since else ""

    def __str__(self) -> str:
        facts = [f"process {self.pid or '?'}", self.doing, self.moment and f"since {self.moment}"]
        facts.append(self.address and f"at {self.address}")
        return f"{self.path} is in use: {', '.join(filter(None, facts))}."


class StoreDamaged(FileError):
    """Something in the file is not as it was written."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, reason)
        self.reason = reason

    def __str__(self) -> str:
        return (
            f"{self.path} is damaged: {self.reason}. "
            "`sandtable repair` saves what can be read, and `sandtable restore` brings a backup back."
        )


class NotAStore(FileError):
    """The file is not a database, or is the database of some other program."""

    def __str__(self) -> str:
        return f"{self.path} is not a file of games. If it was one, `sandtable repair` saves what can be read."


class TooNew(FileError):
    """The file was written by a newer program than this one."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(path, found, known)
        self.found = found
        self.known = known

    def __str__(self) -> str:
        return (
            f"{self.path} was written by a newer version: "
            f"its format is version {self.found}, and this program knows up to {self.known}."
        )


class StoreFailed(FileError):
    """The operating system or the database gave a reason that has no class of its own."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, reason)
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.path} can’t be used: {self.reason}."
