"""What the umpire complains of."""

from typing import Any

from msgspec import Struct


class Complaint(Struct, frozen=True, order=True):
    """One thing that the rules do not allow: its line in the file, the clause, who did it, what, and measures."""

    line: int
    clause: str
    who: str
    what: str
    measures: dict[str, Any] = {}
