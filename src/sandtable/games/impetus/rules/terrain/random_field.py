"""3.4 and 3.5. Random fields: legal pieces from any numbers that are drawn."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from sandtable.games.impetus.rules.terrain.pieces import (
    BUILT_UP,
    ROAD,
    Board,
    Piece,
    Pieces,
    alike,
    judge_piece,
    room_for,
)
from sandtable.kernel.clause import clause
from sandtable.table.plane import UNIT, Point

Draw: TypeAlias = Callable[[int, int], int]
"""A number from the lowest to the highest, both allowed."""

FEWEST, MOST = 2, 4
LUCKY = 5
TRIES = 20
SLIMMEST = 3
BENDS = 4
SWAY = 20
"""A road or river bends to either side by this part of the table's short side."""


def random_field(board: Board, pieces: Pieces, draw: Draw) -> tuple[Piece, ...]:
    """BI 3.5: two to four legal pieces by the numbers that are drawn, on any table that a scenario may have."""
    fair = _within(draw)
    placed: list[Piece] = []
    failed: list[str] = []
    for _ in range(fair(FEWEST, MOST)):
        kind = _kind(placed, failed, pieces, fair)
        found = _tried(kind, placed, board, pieces, fair) or _anywhere(placed, board, pieces)
        if found:
            placed.append(found)
    return tuple(placed)


def _within(draw: Draw) -> Draw:
    """The same numbers, none of them outside of what was asked for."""
    return lambda low, high: low + (draw(low, high) - low) % (high - low + 1)


def _tried(kind: str, placed: Sequence[Piece], board: Board, pieces: Pieces, draw: Draw) -> Piece | None:
    """A piece of one kind at the first of some places where it may lie."""
    for _ in range(TRIES):
        piece = _drawn(f"{kind}-{len(placed) + 1}", kind, placed, board, pieces, draw)
        if not any(judge_piece(piece, placed, board, pieces)):
            return piece
    return None


@clause("BI 3.5")
def _kind(placed: Sequence[Piece], failed: list[str], pieces: Pieces, draw: Draw) -> str:
    """A river or built-up area only on a 5 or 6, and another kind instead, and no more of it, if the die says no."""
    open_kinds = [name for name in pieces.kinds if name not in failed and room_for(name, placed, pieces)]
    name = open_kinds[draw(0, len(open_kinds) - 1)]
    if not pieces.kinds[name].by_die or draw(1, 6) >= LUCKY:
        return name
    failed += alike(name)
    sure = [name for name in open_kinds if not pieces.kinds[name].by_die]
    return sure[draw(0, len(sure) - 1)]


def _drawn(name: str, kind: str, placed: Sequence[Piece], board: Board, pieces: Pieces, draw: Draw) -> Piece:
    if pieces.kinds[kind].form == "strip":
        areas = [(piece.x, piece.y) for piece in placed if kind == ROAD and piece.kind in BUILT_UP]
        ends = _ends(board, draw)
        bends = tuple(areas) or tuple(_bends(ends, board, draw))
        return Piece(name, kind, across=draw(2, pieces.road_width) * UNIT, ends=ends, bends=bends)
    along = draw(pieces.shortest, _longest(board, pieces))
    across = draw(SLIMMEST, along)
    roads = [piece for piece in placed if kind in BUILT_UP and piece.kind == ROAD]
    x, y = _on_a_road(roads[0], draw) if roads else _on_the_table(along + across, board, draw)
    return Piece(name, kind, x, y, draw(0, 35) * 1000, along * UNIT, across * UNIT)


def _on_the_table(reach: int, board: Board, draw: Draw) -> Point:
    """Anywhere, but off the edges."""
    x, y = (draw(reach, 2 * side // UNIT - reach) * UNIT // 2 for side in (board.long, board.short))
    return x, y


def _on_a_road(road: Piece, draw: Draw) -> Point:
    """Somewhere on one of its stretches."""
    (ax, ay), (bx, by) = list(pairwise(road.line))[draw(0, len(road.bends))]
    part = draw(1, 9)
    return ax + (bx - ax) * part // 10, ay + (by - ay) * part // 10


def _bends(ends: tuple[Point, Point], board: Board, draw: Draw) -> Iterator[Point]:
    """A few bends, each some way to one side of the straight line."""
    (ax, ay), (bx, by) = ends
    count, sway = draw(0, BENDS), max(1, board.short // UNIT // SWAY)
    for place in range(1, count + 1):
        x, y = ax + (bx - ax) * place // (count + 1), ay + (by - ay) * place // (count + 1)
        off = draw(-sway, sway) * UNIT
        yield (x, y + off) if ax == 0 else (x + off, y)


def _longest(board: Board, pieces: Pieces) -> int:
    """No piece is so large that a small table has no room for others."""
    return max(pieces.shortest, min(pieces.longest, board.short // UNIT // 4))


def _ends(board: Board, draw: Draw) -> tuple[tuple[int, int], tuple[int, int]]:
    """Two points on opposite edges, neither near a corner."""
    if draw(0, 1):
        return (0, _along(board.short, draw)), (board.long, _along(board.short, draw))
    return (_along(board.long, draw), 0), (_along(board.long, draw), board.short)


def _along(side: int, draw: Draw) -> int:
    return side * draw(2, 8) // 10


def _anywhere(placed: Sequence[Piece], board: Board, pieces: Pieces) -> Piece | None:
    """The smallest piece of the first plain kind, at the first place where it may lie."""
    kind = next(name for name, each in pieces.kinds.items() if each.form == "oval" and not each.most)
    side = pieces.shortest * UNIT
    name = f"{kind}-{len(placed) + 1}"
    for x in range(side // 2, board.long - side // 2 + 1, side):
        for y in range(side // 2, board.short - side // 2 + 1, side):
            piece = Piece(name, kind, x, y, 0, side, side)
            if not any(judge_piece(piece, placed, board, pieces)):
                return piece
    return None
