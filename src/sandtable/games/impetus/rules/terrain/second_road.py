"""3.4. The second road: it may end at the built-up area, in one of the editions."""

from collections.abc import Iterator, Sequence

from sandtable.games.impetus.rules.terrain.pieces import (
    BUILT_UP,
    ROAD,
    Board,
    Piece,
    Pieces,
    judge_piece,
    on_the_table,
    outline,
)
from sandtable.kernel.book import Book
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import Point
from sandtable.table.shape import holds

ENDS = ("refused-strip-ends", "refused-road-edges")


@clause("BI 3.4")
def no_road_ends_at_the_built_up_area(piece: Piece, others: Sequence[Piece], board: Board, pieces: Pieces) -> bool:
    """Every road joins opposite edges of the table."""
    return False


@clause("BI 3.4")
def second_road_ends_at_the_built_up_area(piece: Piece, others: Sequence[Piece], board: Board, pieces: Pieces) -> bool:
    """Where a road crosses the table and there is a village or town, one more road may run from an edge into it."""
    roads = [other for other in others if other.kind == ROAD]
    areas = [other for other in others if other.kind in BUILT_UP]
    across = all(not any(on_the_table(road, board, pieces)) for road in roads)
    return bool(roads) and across and _ends_in_one(piece, areas, board, pieces)


def _ends_in_one(road: Piece, areas: Sequence[Piece], board: Board, pieces: Pieces) -> bool:
    """One end lies on an edge of the table and the other in a built-up area."""
    ways = (road.ends, road.ends[::-1]) if road.ends else ()
    borders = [outline(area, pieces) for area in areas]
    return any(_on_an_edge(out, board) and holds(border, into) for border in borders for out, into in ways)


def _on_an_edge(point: Point, board: Board) -> bool:
    x, y = point
    return 0 <= x <= board.long and 0 <= y <= board.short and (x in (0, board.long) or y in (0, board.short))


def ends_at_the_built_up_area(piece: Piece, others: Sequence[Piece], board: Board, pieces: Pieces, book: Book) -> bool:
    """The piece is a road that this edition lets end at the village."""
    return piece.kind == ROAD and bool(book.rule("second_road")(piece, others, board, pieces))


def judge_piece_by(
    book: Book, piece: Piece, others: Sequence[Piece], board: Board, pieces: Pieces
) -> Iterator[Refusal]:
    """Everything that forbids a piece in an edition; `others` are those that lie there already."""
    ended = ends_at_the_built_up_area(piece, others, board, pieces, book)
    for refusal in judge_piece(piece, others, board, pieces):
        if not (ended and refusal.key in ENDS):
            yield refusal
