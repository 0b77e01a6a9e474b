"""An umpire that reads finished games from their raw events alone, and measures for itself. It decides nothing."""

from sandtable.audit.notes import Complaint, Notes
from sandtable.audit.reading import NotAGame, read
from sandtable.games import find

__all__ = ["Complaint", "NotAGame", "audit"]


def audit(data: bytes) -> list[Complaint]:
    """Everything that the umpire complains of in a game file, in its order. Raises NotAGame."""
    record = read(data)
    package = find(record.ruleset)
    if package is None or package.audit is None:
        raise NotAGame(1, f"no umpire knows {record.ruleset!r}")
    notes = Notes()
    reader = package.audit(record, notes)
    for entry in record.entries:
        try:
            reader.read(entry)
        except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
            raise NotAGame(entry.line, f"{type(error).__name__}: {error}") from error
    return notes.found
