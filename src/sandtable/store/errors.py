"""Every way a store can refuse, each with its facts as attributes and a message in plain English."""

# Each name says what is the case; a suffix would only say again that it is an error.
# ruff: noqa: N818

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
        return f"There is no room left to write to {self.path}."


class StoreBusy(FileError):
    """Another program held the store for longer than this one was told to wait."""

    def __str__(self) -> str:
        return f"Another program is using {self.path}."


class NotAStore(FileError):
    """The file is not a database, or is the database of some other program."""

    def __str__(self) -> str:
        return f"{self.path} is not a file of games."


class TooNew(FileError):
    """The file was written by a newer program than this one."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(path, found, known)
        self.found = found
        self.known = known

    def __str__(self) -> str:
        return (
            f"{self.path} was written by a newer program: "
            f"its format is version {self.found}, and this program knows versions up to {self.known}."
        )


class StoreFailed(FileError):
    """The operating system or the database gave a reason that has no class of its own."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, reason)
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.path} cannot be used: {self.reason}."
