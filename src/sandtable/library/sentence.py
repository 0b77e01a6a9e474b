"""A sentence about a game: its words, its clauses, the pieces it names, and what its numbers are made of."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from sandtable.kernel.dice import Line
from sandtable.table.plane import Pose

INDENT = "  "
Kind: TypeAlias = Literal["turn", "side", "big", "plain"]
"""A turn begins, a side's part of it begins, something important happens, or anything else."""


class Sentence(NamedTuple):
    """One sentence; turns are at level 0, sides at level 1, events at level 2."""

    text: str
    clauses: tuple[str, ...]
    level: int = 0
    kind: Kind = "plain"
    seat: str = ""
    pieces: tuple[str, ...] = ()
    """The pieces that it names."""

    moves: tuple[tuple[Pose, Pose], ...] = ()
    """Where they went from and to, if it is about a move."""

    lines: tuple[Line, ...] = ()
    """What its dice are made of."""

    dice: tuple[int, ...] = ()
    """The dice that were thrown, if its words do not show them."""

    def __str__(self) -> str:
        return f"{INDENT * self.level}{self.text} [{', '.join(self.clauses)}]"


class Mentions:
    """The pieces that a sentence names and the numbers that it adds up, noted while it is worded."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._lines: list[Line] = []

    def named(self, piece: str) -> None:
        self._pieces.append(piece)

    def added(self, lines: Sequence[Line]) -> None:
        self._lines += [line for line in lines if line.value]

    def taken(self) -> tuple[tuple[str, ...], tuple[Line, ...]]:
        """Everything noted since the last call."""
        found = tuple(dict.fromkeys(self._pieces)), tuple(self._lines)
        self._pieces, self._lines = [], []
        return found
