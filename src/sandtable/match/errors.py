"""What cannot be done now, for reasons that no rules know."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from sandtable.games import UnknownRules
from sandtable.store.errors import StoreDamaged, StoreError

NONE = "none"
"""What is said of versions where there is none."""


DAMAGED = "fault-match-damaged"


class NotPossible(Exception):  # noqa: N818
    """Why not: a key of the words and its arguments. Nothing has changed."""

    def __init__(self, key: str, **args: str | int) -> None:
        self.key = key
        self.told = {name: str(value) for name, value in args.items()}
        super().__init__(key)

    def __reduce__(self) -> Any:
        return _again, (type(self), self.key, self.told)


def _again(kind: type[NotPossible], key: str, told: dict[str, str]) -> NotPossible:
    """The same, in another process."""
    return kind(key, **told)


class Unopened(NotPossible):
    """A kept match cannot be opened here: its rules are of another version, or its record cannot be read."""

    @property
    def damaged(self) -> bool:
        """Its record is not as it was written."""
        return self.key == DAMAGED


class NotSound(Exception):  # noqa: N818
    """The lines of a match are not as they were written."""


@contextmanager
def readable() -> Iterator[None]:
    """What cannot be read inside the block is a match that cannot be opened. Raises Unopened."""
    try:
        yield
    except StoreDamaged as error:
        raise unopened(error) from error


def unopened(error: Exception) -> Unopened:
    """Why a match cannot be opened. Whatever can still be read of it is kept."""
    if _is_damage(error):
        return Unopened(DAMAGED)
    if not isinstance(error, UnknownRules):
        return Unopened("fault-match-unreadable")
    known = ", ".join(map(str, error.known)) or NONE
    return Unopened("fault-rules-unknown", ruleset=error.name, version=error.version, known=known)


def _is_damage(error: Exception) -> bool:
    """Something is not as it was written: what was written was always JSON."""
    no_json = isinstance(error, msgspec.DecodeError) and not isinstance(error, msgspec.ValidationError)
    return no_json or isinstance(error, StoreDamaged | NotSound | UnicodeDecodeError)


def not_kept(error: StoreError) -> str:
    """What players are told of something that could not be read or written."""
    return "fault-damaged" if isinstance(error, StoreDamaged) else "fault-not-kept"


def complain(log: logging.Logger, what: str, error: Exception) -> None:
    """Says in the log what went wrong: where in the program only if the program is to blame, and not the disk."""
    if isinstance(error, StoreError):
        log.error("%s: %s", what, error)
    else:
        log.error("%s", what, exc_info=error)
