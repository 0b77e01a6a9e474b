"""3.4. Pieces of terrain: their kinds, forms and sizes, and what forbids them."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from sandtable.games.impetus.rules.terrain.bends import absurd_bends
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.table.plane import UNIT, Point, Pose, shifted
from sandtable.table.shape import Base, Outline, band, regular
from sandtable.table.shape import Piece as Parts
from sandtable.table.spacing import near, overlap

Form: TypeAlias = Literal["oval", "rectangle", "strip"]
Ground: TypeAlias = tuple[tuple[str, Outline], ...]
"""Ground by the names of the pieces; a road or river has a convex part for each of its stretches."""

ROAD, RIVER = "road", "river"
BUILT_UP = ("village", "town")


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
    """A piece on the table: an oval or rectangle by its centre and sides, a strip by its line and its width.

    Lengths are thousandths of a U. `along` and `across` are the sides of an oval or rectangle; a strip has two `ends`,
    and between them the points where it bends.
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
    bends: tuple[Point, ...] = ()

    @property
    def line(self) -> tuple[Point, ...]:
        """The points between which a strip runs straight; none if this is no strip."""
        return (self.ends[0], *self.bends, self.ends[1]) if self.ends is not None else ()


class Board(Struct, frozen=True):
    """The table: its long and its short side, in thousandths of a U; the corner at its lower left is (0, 0)."""

    long: int
    short: int


def outline(piece: Piece, pieces: Pieces) -> Outline:
    """The border of an oval or rectangle."""
    if pieces.kinds[piece.kind].form == "oval":
        return regular((piece.x, piece.y), piece.across, piece.along, piece.heading)
    front = shifted(Pose(piece.x, piece.y, piece.heading), piece.along // 2)
    return Base(front, piece.across, piece.along).outline


def parts(piece: Piece, pieces: Pieces) -> Parts:
    """The ground of a piece: a convex part for each stretch of a road or river, else one."""
    if pieces.kinds[piece.kind].form != "strip":
        return (outline(piece, pieces),)
    assert piece.ends is not None, "a strip has two ends"
    return band(piece.line, piece.across)


def ground_of(found: Sequence[Piece], pieces: Pieces) -> Ground:
    """The parts of some pieces, each by the name of its piece."""
    return tuple((piece.id, part) for piece in found for part in parts(piece, pieces))


def overlaps(one: Piece, other: Piece, pieces: Pieces) -> Outline | None:
    """The part of the other piece on which a piece lies; None if it does not."""
    mine = parts(one, pieces)
    return next((part for part in parts(other, pieces) if any(overlap(each, part) for each in mine)), None)


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
        if any(not (0 <= x <= board.long and 0 <= y <= board.short) for x, y in piece.bends):
            yield Refusal("BI 3.4", "refused-strip-off-table", {}, (piece.id,))
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
    for other in others if piece.kind != ROAD else ():
        theirs = overlaps(piece, other, pieces) if other.kind != ROAD else None
        if theirs is not None:
            met = (piece.id, other.id)
            yield Refusal("BI 3.5", "refused-pieces-overlap", {"other": other.id}, met, (Region(theirs),))


@clause("BI 3.5")
def not_too_many(piece: Piece, others: Sequence[Piece], pieces: Pieces) -> Iterator[Refusal]:
    """At most one river and one built-up area: a village or a town, not one of each."""
    if not room_for(piece.kind, others, pieces):
        most = pieces.kinds[piece.kind].most
        yield Refusal("BI 3.5", "refused-pieces-many", {"kind": piece.kind, "most": most}, (piece.id,))


def room_for(kind: str, others: Sequence[Piece], pieces: Pieces) -> bool:
    """One more of a kind may lie there."""
    most = pieces.kinds[kind].most
    return not most or sum(other.kind in alike(kind) for other in others) < most


def alike(kind: str) -> tuple[str, ...]:
    """The kinds that are counted, and thrown for, as one."""
    return BUILT_UP if kind in BUILT_UP else (kind,)


@clause("BI 3.4")
def passes_the_built_up_area(piece: Piece, others: Sequence[Piece], pieces: Pieces) -> Iterator[Refusal]:
    """Roads pass by or through the built-up area where there is one: they touch it, whichever was placed first."""
    areas = [each for each in (piece, *others) if each.kind in BUILT_UP]
    if not areas or piece.kind not in (ROAD, *BUILT_UP):
        return
    for road in (piece,) if piece.kind == ROAD else others:
        if road.kind == ROAD and not any(touches(road, area, pieces) for area in areas):
            args: dict[str, str | int] = {"road": road.id, "area": areas[0].id}
            yield Refusal("BI 3.4", "refused-road-passes", args, (road.id, areas[0].id), (_region(areas[0], pieces),))


def touches(road: Piece, area: Piece, pieces: Pieces) -> bool:
    """A road comes to the border of a piece, or over it."""
    border = outline(area, pieces)
    return any(near(part, border) for part in parts(road, pieces))


def _region(area: Piece, pieces: Pieces) -> Region:
    return Region(outline(area, pieces))


def judge_piece(piece: Piece, others: Sequence[Piece], board: Board, pieces: Pieces) -> Iterator[Refusal]:
    """Everything that forbids a piece to lie where it is; `others` are those that lie there already."""
    if piece.kind not in pieces.kinds:
        yield Refusal("BI 3.4", "refused-piece-kind", {"kind": piece.kind}, (piece.id,))
        return
    faults = [*right_size(piece, board, pieces), *on_the_table(piece, board, pieces)]
    faults += absurd_bends(piece.id, piece.line, piece.across)
    yield from faults
    yield from not_too_many(piece, others, pieces)
    if not faults:
        yield from apart(piece, others, pieces)
        yield from passes_the_built_up_area(piece, others, pieces)
