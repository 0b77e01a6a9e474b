"""A sentence that tells of a game: its words, its clauses, whom it names, and what its numbers are made of."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from sandtable.kernel.dice import Line
from sandtable.table.plane import Pose

INDENT = "  "
Kind: TypeAlias = Literal["turn", "side", "big", "plain"]
"""A turn begins, somebody's part of it begins, something weighs heavily, or anything else."""


class Sentence(NamedTuple):
    """One sentence; turns stand at level 0, who acts at 1, what happens at 2."""

    text: str
    clauses: tuple[str, ...]
    level: int = 0
    kind: Kind = "plain"
    seat: str = ""
    pieces: tuple[str, ...] = ()
    """Whom it names."""

    moves: tuple[tuple[Pose, Pose], ...] = ()
    """From where to where they went, if it tells of that."""

    lines: tuple[Line, ...] = ()
    """The reasons of its dice."""

    dice: tuple[int, ...] = ()
    """What was thrown for what it tells, if its words do not say so."""

    def __str__(self) -> str:
        return f"{INDENT * self.level}{self.text} [{', '.join(self.clauses)}]"


class Mentions:
    """Whom a sentence names and what it adds up, noted while it is worded."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._lines: list[Line] = []

    def named(self, piece: str) -> None:
        self._pieces.append(piece)

    def added(self, lines: Sequence[Line]) -> None:
        self._lines += [line for line in lines if line.value]

    def taken(self) -> tuple[tuple[str, ...], tuple[Line, ...]]:
        """All that was noted since this was asked last."""
        found = tuple(dict.fromkeys(self._pieces)), tuple(self._lines)
        self._pieces, self._lines = [], []
        return found
