"""What the umpire complains of."""

from typing import Any

from msgspec import Struct


class Complaint(Struct, frozen=True, order=True):
    """One thing that the rules do not allow: line of the file, clause, whose it is, what is wrong, and measurements."""

    line: int
    clause: str
    who: str
    what: str
    measures: dict[str, Any] = {}
