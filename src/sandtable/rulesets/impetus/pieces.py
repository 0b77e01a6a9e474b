"""3.4. Pieces of terrain: their kinds, forms and sizes, and what forbids them."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.table.plane import UNIT, Point, Pose, shifted
from sandtable.table.shape import Base, Outline, regular, strip
from sandtable.table.spacing import overlap

Form: TypeAlias = Literal["oval", "rectangle", "strip"]
ROAD, RIVER = "road", "river"


class Kind(Struct, frozen=True):
    """What a kind of piece is: its ground, its form, whether it cuts sight, and how many a defender may place."""

    ground: str
    form: Form
    hides: bool = False
    most: int = 0
    by_die: bool = False


class Pieces(Struct, frozen=True, eq=False):
    """The kinds of terrain and the sizes that they may have, in U."""

    kinds: dict[str, Kind]
    shortest: int
    longest: int
    road_width: int


class Piece(Struct, frozen=True, cache_hash=True):
    """A piece on the table: an oval or rectangle by its centre and sides, a strip by its two ends and its width.

    Lengths are thousandths of a U. `along` and `across` are the sides of an oval or rectangle; a strip has `ends`.
    """

    id: str
    kind: str
    x: int = 0
    y: int = 0
    heading: int = 0
    along: int = 0
    across: int = 0
    ends: tuple[Point, Point] | None = None
    fordable: bool = True


class Board(Struct, frozen=True):
    """The table: its long and its short side, in thousandths of a U; the corner at its lower left is (0, 0)."""

    long: int
    short: int


def outline(piece: Piece, pieces: Pieces) -> Outline:
    """The border of a piece."""
    form = pieces.kinds[piece.kind].form
    if form == "strip":
        assert piece.ends is not None, "a strip has two ends"
        return strip(*piece.ends, piece.across)
    if form == "oval":
        return regular((piece.x, piece.y), piece.across, piece.along, piece.heading)
    front = shifted(Pose(piece.x, piece.y, piece.heading), piece.along // 2)
    return Base(front, piece.across, piece.along).outline


@clause("BI 3.4")
def right_size(piece: Piece, board: Board, pieces: Pieces) -> Iterator[Refusal]:
    """The longest side of an oval or rectangle is 5 to 20 U; a road is no wider than 4 U."""
    if pieces.kinds[piece.kind].form == "strip":
        if piece.kind == ROAD and piece.across > pieces.road_width * UNIT:
            yield Refusal("BI 3.4", "refused-road-width", {"most": pieces.road_width}, (piece.id,))
        return
    longest = max(piece.along, piece.across)
    if not pieces.shortest * UNIT <= longest <= pieces.longest * UNIT or min(piece.along, piece.across) <= 0:
        args = {"low": pieces.shortest, "high": pieces.longest}
        yield Refusal("BI 3.4", "refused-piece-size", dict(args), (piece.id,))


@clause("BI 3.4")
def on_the_table(piece: Piece, board: Board, pieces: Pieces) -> Iterator[Refusal]:
    """Pieces lie on the table; a road or river runs from one edge to another."""
    if pieces.kinds[piece.kind].form == "strip":
        if piece.ends is None or not _crosses(piece.ends, board):
            yield Refusal("BI 3.4", "refused-strip-ends", {}, (piece.id,))
        elif piece.kind == ROAD and not _opposite(piece.ends, board):
            yield Refusal("BI 3.4", "refused-road-edges", {}, (piece.id,))
        return
    border = outline(piece, pieces)
    if any(not (0 <= x <= board.long and 0 <= y <= board.short) for x, y in border):
        yield Refusal("BI 3.4", "refused-piece-off-table", {}, (piece.id,), (Region(border),))


def _crosses(ends: tuple[Point, Point], board: Board) -> bool:
    """From one edge to another, and not along one."""
    first, second = (_edges_at(end, board) for end in ends)
    return bool(first) and bool(second) and not first & second


def _edges_at(point: Point, board: Board) -> set[str]:
    """The edges of the table that a point lies on."""
    x, y = point
    if not (0 <= x <= board.long and 0 <= y <= board.short):
        return set()
    at = {"left": x == 0, "right": x == board.long, "bottom": y == 0, "top": y == board.short}
    return {edge for edge, there in at.items() if there}


def _opposite(ends: tuple[Point, Point], board: Board) -> bool:
    (ax, ay), (bx, by) = ends
    return {ax, bx} == {0, board.long} or {ay, by} == {0, board.short}


@clause("BI 3.5")
def apart(piece: Piece, others: Sequence[Piece], pieces: Pieces) -> Iterator[Refusal]:
    """Pieces other than roads do not overlap."""
    if piece.kind == ROAD:
        return
    mine = outline(piece, pieces)
    for other in others:
        theirs = outline(other, pieces)
        if other.kind != ROAD and overlap(mine, theirs):
            yield Refusal(
                "BI 3.5", "refused-pieces-overlap", {"other": other.id}, (piece.id, other.id), (Region(theirs),)
            )


@clause("BI 3.5")
def not_too_many(piece: Piece, others: Sequence[Piece], pieces: Pieces) -> Iterator[Refusal]:
    """At most one river and one village."""
    most = pieces.kinds[piece.kind].most
    if most and sum(other.kind == piece.kind for other in others) >= most:
        yield Refusal("BI 3.5", "refused-pieces-many", {"kind": piece.kind, "most": most}, (piece.id,))


def judge_piece(piece: Piece, others: Sequence[Piece], board: Board, pieces: Pieces) -> Iterator[Refusal]:
    """Everything that forbids a piece to lie where it is; `others` are those that lie there already."""
    if piece.kind not in pieces.kinds:
        yield Refusal("BI 3.4", "refused-piece-kind", {"kind": piece.kind}, (piece.id,))
        return
    faults = [*right_size(piece, board, pieces), *on_the_table(piece, board, pieces)]
    yield from faults
    yield from not_too_many(piece, others, pieces)
    if not faults:
        yield from apart(piece, others, pieces)
