"""3.4 and 3.5. Pieces of terrain: their kinds, forms and sizes, what forbids them, and the ground that they close."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sandtable.games.impetus.rules.terrain.ground import IMPASSABLE
from sandtable.kernel.book import Book
from sandtable.kernel.bounds import Few, Id, Table
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region, Segment, Spot
from sandtable.table.plane import (
    DEGREE,
    TURN,
    UNIT,
    Angle,
    Coordinate,
    Point,
    Pose,
    bearing,
    between,
    shifted,
    squared,
    turn_to,
)
from sandtable.table.shape import Base, Outline, band, holds, regular
from sandtable.table.shape import Piece as Parts
from sandtable.table.spacing import near, overlap

Form: TypeAlias = Literal["oval", "rectangle", "strip"]
Ground: TypeAlias = tuple[tuple[str, Outline], ...]
"""Ground by the names of the pieces; a road or river has a convex part for each of its stretches."""

ROAD, RIVER = "road", "river"
BUILT_UP = ("village", "town")


LONGEST = 60
"""No piece is longer, in U, and of no kind there are more; the book has no such limits."""

Width: TypeAlias = Annotated[int, Meta(ge=1, le=LONGEST)]
Side: TypeAlias = Annotated[int, Meta(ge=0, le=1000 * UNIT)]


class Kind(Struct, frozen=True):
    """What a kind of piece is: its ground, its form, whether it cuts sight, and how many a defender may place."""

    ground: Id
    form: Form
    hides: bool = False
    most: Annotated[int, Meta(ge=0, le=LONGEST)] = 0
    by_die: bool = False


class Pieces(Struct, frozen=True, eq=False):
    """The kinds of terrain and the sizes that they may have, in U."""

    kinds: Table[Kind]
    shortest: Width
    longest: Width
    road_width: Width


class Piece(Struct, frozen=True, cache_hash=True):
    """A piece on the table: an oval or rectangle by its centre and sides, a strip by its line and its width.

    Lengths are thousandths of a U. `along` and `across` are the sides of an oval or rectangle; a strip has two `ends`,
    and between them the points where it bends.
    """

    id: Id
    kind: Id
    x: Coordinate = 0
    y: Coordinate = 0
    heading: Angle = 0
    along: Coordinate = 0
    across: Coordinate = 0
    ends: tuple[Point, Point] | None = None
    fordable: bool = True
    bends: Few[Point] = ()

    @property
    def line(self) -> tuple[Point, ...]:
        """The points between which a strip runs straight; none if this is no strip."""
        return (self.ends[0], *self.bends, self.ends[1]) if self.ends is not None else ()


class Board(Struct, frozen=True):
    """The table: its long and its short side, in thousandths of a U; the corner at its lower left is (0, 0)."""

    long: Side
    short: Side


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


# Bends of roads and rivers


STRETCHES = 6
SHARPEST = 60


@clause("BI 3.4")
def absurd_bends(name: str, line: tuple[Point, ...], width: int) -> Iterator[Refusal]:
    """A road or river has six straight stretches at the most, turns by 60° at the most, and never meets itself."""
    if len(line) - 1 > STRETCHES:
        yield Refusal("BI 3.4", "refused-strip-stretches", {"most": STRETCHES}, (name,))
        return
    faults = [*too_short(name, line, width)] or [*too_sharp(name, line)]
    yield from faults or meets_itself(name, line, width)


def too_short(name: str, line: tuple[Point, ...], width: int) -> Iterator[Refusal]:
    """Between two bends it runs straight for at least its own width."""
    for start, end in pairwise(line) if len(line) > 2 else ():
        if squared(start, end) < max(1, width * width):
            yield Refusal("BI 3.4", "refused-strip-short", {}, (name,), (Segment(start, end),))


def too_sharp(name: str, line: tuple[Point, ...]) -> Iterator[Refusal]:
    """No bend turns by more than 60°."""
    for before, bend, after in zip(line, line[1:], line[2:], strict=False):
        turn = turn_to(bearing(between(before, bend)), bearing(between(bend, after)))
        if abs(turn) > SHARPEST * DEGREE:
            yield Refusal("BI 3.4", "refused-strip-sharp", {"most": SHARPEST}, (name,), (Spot(bend),))


def meets_itself(name: str, line: tuple[Point, ...], width: int) -> Iterator[Refusal]:
    """Stretches that do not follow on each other keep apart."""
    stretches = band(line, width) if len(line) > 3 else ()
    for (first, one), (second, other) in combinations(enumerate(stretches), 2):
        if second > first + 1 and overlap(one, other):
            yield Refusal("BI 3.4", "refused-strip-itself", {}, (name,), (Region(other),))


# What forbids a piece


FARTHEST = 1000
"""In U; tables are much smaller. The book has no such limit."""


def forbids_numbers(cites: str, piece: str, lengths: Iterable[int], heading: int) -> Iterator[Refusal]:
    """Lengths are no further than that from nothing, and a heading is one of the circle."""
    if any(abs(length) > FARTHEST * UNIT for length in lengths):
        yield Refusal(cites, "refused-far", {"most": FARTHEST}, (piece,))
    if not 0 <= heading < TURN:
        yield Refusal(cites, "refused-heading", {}, (piece,))


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
            area = areas[0]
            args: dict[str, str | int] = {"road": road.id, "area": area.id}
            where = (Region(outline(area, pieces)),)
            yield Refusal("BI 3.4", "refused-road-passes", args, (road.id, area.id), where)


def touches(road: Piece, area: Piece, pieces: Pieces) -> bool:
    """A road comes to the border of a piece, or over it."""
    border = outline(area, pieces)
    return any(near(part, border) for part in parts(road, pieces))


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


# The second road


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
    return any(_edges_at(out, board) and holds(border, into) for border in borders for out, into in ways)


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


# Pieces of a scenario, and closed ground


WIDEST = 20
"""BI 3.4: large water is 20 U wide at the most."""


@clause("BI 3.4")
def strip_wide(piece: Piece, kinds: Pieces) -> Iterator[Refusal]:
    """A road or river has a width, and no water is wider than 20 U."""
    if _is_strip(piece, kinds) and not 0 < piece.across <= WIDEST * UNIT:
        yield Refusal("BI 3.4", "refused-strip-width", {"most": WIDEST}, (piece.id,))


def own_name(piece: Piece, others: Sequence[Piece]) -> Iterator[Refusal]:
    """Every piece has a name of its own."""
    if any(other.id == piece.id for other in others):
        yield Refusal("BI 3.4", "refused-piece-name", {"name": piece.id}, (piece.id,))


def _is_strip(piece: Piece, kinds: Pieces) -> bool:
    return piece.kind in kinds.kinds and kinds.kinds[piece.kind].form == "strip"


def _has_shape(piece: Piece, kinds: Pieces) -> bool:
    """The piece has a border that can be drawn."""
    if not _is_strip(piece, kinds):
        return piece.kind in kinds.kinds and min(piece.along, piece.across) > 0
    if piece.across <= 0 or piece.ends is None or piece.ends[0] == piece.ends[1]:
        return False
    return not any(absurd_bends(piece.id, piece.line, piece.across))


@clause("BI 3.2.4")
def closed_ground(pieces: Sequence[Piece], kinds: Pieces) -> Ground:
    """The ground that nobody enters: impassable pieces, and rivers without a ford."""
    return ground_of([piece for piece in pieces if _has_shape(piece, kinds) and _closed(piece, kinds)], kinds)


def _closed(piece: Piece, kinds: Pieces) -> bool:
    return kinds.kinds[piece.kind].ground == IMPASSABLE or (piece.kind == RIVER and not piece.fordable)
