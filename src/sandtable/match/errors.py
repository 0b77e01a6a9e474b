"""What cannot be done now, for reasons that no rules know."""

from sandtable.games import UnknownRules

NONE = "none"
"""What is said of versions where there is none."""


class NotPossible(Exception):  # noqa: N818
    """Why not: a key of the words and its arguments. Nothing has changed."""

    def __init__(self, key: str, **args: str | int) -> None:
        self.key = key
        self.told = {name: str(value) for name, value in args.items()}
        super().__init__(key)


class Unopened(NotPossible):
    """A kept match cannot be opened here: its rules are of another version, or its record cannot be read."""


def unopened(error: Exception) -> Unopened:
    """Why a match cannot be opened. Nothing of it is lost."""
    if not isinstance(error, UnknownRules):
        return Unopened("fault-match-unreadable")
    known = ", ".join(map(str, error.known)) or NONE
    return Unopened("fault-rules-unknown", ruleset=error.name, version=error.version, known=known)
