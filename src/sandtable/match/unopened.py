"""Kept matches that this program cannot take up; nothing of them is lost."""

from sandtable.games import UnknownRules
from sandtable.match.errors import NotPossible

NONE = "none"
"""What is said of versions where there is none."""


class Unopened(NotPossible):
    """A kept match cannot be taken up here: by rules of another version, or by a record that cannot be read."""


def unopened(error: Exception) -> Unopened:
    """Why a match cannot be taken up."""
    if not isinstance(error, UnknownRules):
        return Unopened("fault-match-unreadable")
    known = ", ".join(map(str, error.known)) or NONE
    return Unopened("fault-rules-unknown", ruleset=error.name, version=error.version, known=known)
