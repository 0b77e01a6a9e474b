"""One of the tables of Combat Rapide, in the file that gives it."""

from typing import Any

from sandtable.games.rapide.files.halves import halves
from sandtable.games.rapide.files.nations import nations
from sandtable.games.rapide.rules.tables import MOST_LOSSES
from sandtable.library.document import Document
from sandtable.library.fault import Unreadable
from sandtable.library.nearest import nearest
from sandtable.library.shapes import kind

LISTS = ("national",)
TABLES = ("combat", "technology", "terrain", "national", "variable", "remains", "retreat", "stacking", "figures")


class Sheet:
    """A table as written; its faults are reported at their lines."""

    def __init__(self, document: Document, name: str, *, own: bool) -> None:
        self.document = document
        self.own = own
        self.name = name
        self.raw = document.raw[name]
        wanted = list if name in LISTS else dict
        if not isinstance(self.raw, wanted):
            raise self.wrong("", "fault-type", expected=kind(wanted()), found=kind(self.raw))

    def record(self, shape: Any, raw: Any, path: str = "") -> Any:
        """A part of the table as a record of this shape."""
        return self.document.record(raw, shape, self._path(path))

    def halves(self, text: str, path: str) -> int:
        """A number of losses, more or less."""
        try:
            found = halves(text)
        except ValueError as error:
            raise self.wrong(path, "fault-halves", text=text) from error
        self.within(path, found // 2, -MOST_LOSSES // 2, MOST_LOSSES // 2)
        return found

    def rows(self) -> dict[str, Any]:
        """The rows of the table, without its clauses."""
        return {name: row for name, row in self.raw.items() if name not in ("clause", "clauses")}

    def wrong(self, path: str, key: str, **args: str | int) -> Unreadable:
        """A fault at a field of this table."""
        return Unreadable([self.document.fault(self._path(path), key, "", **args)])

    def losses(self, text: str, path: str) -> int:
        """A number of losses, zero or more."""
        count = self.halves(text, path)
        if count < 0:
            raise self.wrong(path, "fault-halves", text=text)
        return count

    def nation(self, name: str, path: str) -> str:
        """A nation that battles may name."""
        if name not in nations():
            raise self.wrong(path, "fault-name", name=name, nearest=nearest(name, nations()), known="")
        return name

    def within(self, path: str, value: int, low: int, high: int) -> None:
        """Checks that a number is in a range."""
        if not low <= value <= high:
            raise self.wrong(path, "fault-range", low=low, high=high, found=value)

    def _path(self, path: str) -> str:
        return f"{self.name}.{path}" if path else self.name


def sheets(document: Document, *, own: bool) -> dict[str, Sheet]:
    """All tables of a file; a name that is not a table is a fault."""
    unknown = [name for name in document.raw if name not in TABLES]
    if unknown:
        known = ", ".join(TABLES)
        raise Unreadable(
            document.fault(name, "fault-unknown-field", "", field=name, nearest=nearest(name, TABLES), known=known)
            for name in unknown
        )
    return {name: Sheet(document, name, own=own) for name in document.raw}
