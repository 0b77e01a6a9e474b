"""3.4 and 3.5. Fields by lot: legal pieces from whatever numbers are drawn."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sandtable.kernel.clause import clause
from sandtable.rulesets.impetus.pieces import Board, Piece, Pieces, judge_piece
from sandtable.table.plane import UNIT

Draw: TypeAlias = Callable[[int, int], int]
"""A number from the lowest to the highest, both allowed."""

FEWEST, MOST = 2, 4
LUCKY = 5
TRIES = 20
SLIMMEST = 3


def random_field(board: Board, pieces: Pieces, draw: Draw) -> tuple[Piece, ...]:
    """BI 3.5: two to four legal pieces by the numbers that are drawn, on any table that a scenario may have."""
    fair = _within(draw)
    placed: list[Piece] = []
    for _ in range(fair(FEWEST, MOST)):
        found = _tried(placed, board, pieces, fair) or _anywhere(placed, board, pieces)
        if found:
            placed.append(found)
    return tuple(placed)


def _within(draw: Draw) -> Draw:
    """The same numbers, none of them outside of what was asked for."""
    return lambda low, high: low + (draw(low, high) - low) % (high - low + 1)


def _tried(placed: Sequence[Piece], board: Board, pieces: Pieces, draw: Draw) -> Piece | None:
    """A piece of one kind at the first of some places where it may lie."""
    kind = _kind(placed, pieces, draw)
    for _ in range(TRIES):
        piece = _drawn(f"{kind}-{len(placed) + 1}", kind, board, pieces, draw)
        if not any(judge_piece(piece, placed, board, pieces)):
            return piece
    return None


@clause("BI 3.5")
def _kind(placed: Sequence[Piece], pieces: Pieces, draw: Draw) -> str:
    """A river or village only on a 5 or 6, and another kind instead if the die says no."""
    there = [piece.kind for piece in placed]
    open_kinds = [name for name, kind in pieces.kinds.items() if not kind.most or there.count(name) < kind.most]
    name = open_kinds[draw(0, len(open_kinds) - 1)]
    if not pieces.kinds[name].by_die or draw(1, 6) >= LUCKY:
        return name
    sure = [name for name in open_kinds if not pieces.kinds[name].by_die]
    return sure[draw(0, len(sure) - 1)]


def _drawn(name: str, kind: str, board: Board, pieces: Pieces, draw: Draw) -> Piece:
    if pieces.kinds[kind].form == "strip":
        return Piece(name, kind, across=draw(2, pieces.road_width) * UNIT, ends=_ends(board, draw))
    along = draw(pieces.shortest, _longest(board, pieces))
    across = draw(SLIMMEST, along)
    reach = along + across
    x, y = (draw(reach, 2 * side // UNIT - reach) * UNIT // 2 for side in (board.long, board.short))
    return Piece(name, kind, x, y, draw(0, 35) * 1000, along * UNIT, across * UNIT)


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
