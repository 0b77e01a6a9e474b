"""Reads a game file with the umpire of its game."""

from typing import Any

from sandtable.audit.complaint import Complaint
from sandtable.audit.notes import Notes
from sandtable.audit.reading import Entry, NotAGame, read
from sandtable.games import GAMES, game


def audit(data: bytes) -> list[Complaint]:
    """Everything that the umpire complains of in a game file, in its order. Raises NotAGame."""
    record = read(data)
    umpire = game(record.ruleset).audit if record.ruleset in GAMES else None
    if umpire is None:
        raise NotAGame(1, f"no umpire knows {record.ruleset!r}")
    notes = Notes()
    reader = umpire(record, notes)
    for entry in record.entries:
        _read(reader, entry)
    return notes.found


def _read(umpire: Any, entry: Entry) -> None:
    try:
        umpire.read(entry)
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
        raise NotAGame(entry.line, f"{type(error).__name__}: {error}") from error
