"""Which umpire reads which game."""

from collections.abc import Callable
from typing import Any, Protocol

from sandtable.audit.complaint import Complaint
from sandtable.audit.notes import Notes
from sandtable.audit.reading import Entry, NotAGame, Record, read
from sandtable.games.argad.audit.umpire import Umpire as Argad
from sandtable.games.grandeur.audit.umpire import Umpire as Grandeur
from sandtable.games.impetus.audit.umpire import Umpire as Impetus
from sandtable.games.rapide.audit.umpire import Umpire as Rapide


class Reader(Protocol):
    """An umpire of one game."""

    def read(self, entry: Entry) -> None: ...


UMPIRES: dict[str, Callable[[Record, Notes], Reader]] = {
    "impetus": Impetus,
    "grandeur": Grandeur,
    "argad": Argad,
    "rapide": Rapide,
}


def audit(data: bytes) -> list[Complaint]:
    """All that the umpire complains of in a game file, in its order. Raises NotAGame."""
    record = read(data)
    if record.ruleset not in UMPIRES:
        raise NotAGame(1, f"no umpire knows {record.ruleset!r}")
    notes = Notes()
    umpire = UMPIRES[record.ruleset](record, notes)
    for entry in record.entries:
        _read(umpire, entry)
    return notes.found


def _read(umpire: Any, entry: Entry) -> None:
    try:
        umpire.read(entry)
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
        raise NotAGame(entry.line, f"{type(error).__name__}: {error}") from error
