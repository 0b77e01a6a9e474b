"""The umpire's notebook: what it complains of, and the line of each complaint."""

from typing import Any

from msgspec import Struct

from sandtable.audit.reading import Entry


class Complaint(Struct, frozen=True, order=True):
    """One thing that the rules do not allow: line of the file, clause, whose it is, what is wrong, and measurements."""

    line: int
    clause: str
    who: str
    what: str
    measures: dict[str, Any] = {}


class Notes:
    """Complaints about one game. What happened before the file begins is read without complaint."""

    def __init__(self) -> None:
        self.entry: Entry | None = None
        self.found: list[Complaint] = []

    def at(self, entry: Entry) -> None:
        self.entry = entry

    def complain(self, clause: str, who: str, what: str, **measures: Any) -> None:
        assert self.entry is not None, "a complaint is about an entry"
        if self.entry.line:
            tidy = {name: round(value, 3) if isinstance(value, float) else value for name, value in measures.items()}
            complaint = Complaint(self.entry.line, clause, who, what, tidy)
            if complaint not in self.found:
                self.found.append(complaint)
