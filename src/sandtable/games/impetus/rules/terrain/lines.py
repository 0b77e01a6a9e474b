"""3.4. Lines that roads and rivers may take over a table: straight across, or winding; by way of a built-up area."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from sandtable.games.impetus.rules.terrain.pieces import Board
from sandtable.table.plane import Point

Line: TypeAlias = tuple[Point, ...]

SWAY = 20
"""A winding line sways to either side by such a part of the table's short side."""


def crossings(board: Board, areas: Sequence[Point] = ()) -> Iterator[Line]:
    """Straight across the table, from edge to opposite edge; first by way of what has to be passed."""
    for x, y in areas:
        yield (x, 0), (x, board.short)
        yield (0, y), (board.long, y)
    for part in (1, 3, 2):
        yield (board.long * part // 4, 0), (board.long * part // 4, board.short)
    yield (0, board.short // 2), (board.long, board.short // 2)


def windings(board: Board, areas: Sequence[Point] = ()) -> Iterator[Line]:
    """Across the table in four stretches; by way of what has to be passed in two."""
    sway = board.short // SWAY
    for x, y in areas:
        for aside in (2 * sway, -2 * sway):
            yield (x + aside, 0), (x, y), (x + aside, board.short)
            yield (0, y + aside), (x, y), (board.long, y + aside)
    for start, end in crossings(board):
        yield start, *(_aside(start, end, part, sway) for part in (1, 2, 3)), end


def _aside(start: Point, end: Point, quarters: int, sway: int) -> Point:
    """So many quarters of the way from edge to edge, to one side and the other in turn."""
    off = sway if quarters % 2 else -sway
    x, y = (a + (b - a) * quarters // 4 for a, b in zip(start, end, strict=True))
    return (x + off, y) if start[0] == end[0] else (x, y + off)
