"""An umpire that reads finished games from their raw events alone, and measures for itself. It decides nothing."""

from sandtable.audit.notes import Complaint, Notes
from sandtable.audit.reading import NotAGame, read
from sandtable.games import GAMES, game

__all__ = ["Complaint", "NotAGame", "audit"]


def audit(data: bytes) -> list[Complaint]:
    """Everything that the umpire complains of in a game file, in its order. Raises NotAGame."""
    record = read(data)
    umpire = game(record.ruleset).audit if record.ruleset in GAMES else None
    if umpire is None:
        raise NotAGame(1, f"no umpire knows {record.ruleset!r}")
    notes = Notes()
    reader = umpire(record, notes)
    for entry in record.entries:
        try:
            reader.read(entry)
        except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
            raise NotAGame(entry.line, f"{type(error).__name__}: {error}") from error
    return notes.found
