"""3.1b and 3.2. The land: the ground, what slows a straight move, closed ground and the edge."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from sandtable.games.impetus.rules.terrain.ground import cost
from sandtable.games.impetus.rules.terrain.pieces import (
    RIVER,
    ROAD,
    Board,
    Ground,
    Piece,
    Pieces,
    closed_ground,
    ground_of,
    outline,
    parts,
)
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.clause import clause
from sandtable.kernel.witness import Segment
from sandtable.table.border import advance_to_edge
from sandtable.table.crossing import Span, half_in_interval
from sandtable.table.path import advance
from sandtable.table.plane import Point, bearing, between
from sandtable.table.shape import Base, Outline
from sandtable.table.shape import Piece as Parts

NONE: Mapping[str, Outline] = MappingProxyType({})


@lru_cache(maxsize=1024)
def heading_of(start: Point, end: Point) -> int:
    """The way from one point to another."""
    return bearing(between(start, end))


class Road(NamedTuple):
    """A road: the points between which it runs straight, and the ground of each stretch."""

    name: str
    line: tuple[Point, ...]
    stretches: Parts

    @property
    def headings(self) -> list[int]:
        """The way that each stretch runs."""
        return [heading_of(start, end) for start, end in pairwise(self.line)]


class Land(NamedTuple):
    """What a mover meets on the table: its size, the ground of each piece, and those that nobody enters.

    Roads and fords are kept apart; so are woods and everything that hides what is behind it.
    `tops` are the middles of pieces, `rivers` the names of those without a ford.
    """

    board: Board
    ground: Mapping[str, tuple[str, Outline]]
    closed: Ground
    roads: tuple[Road, ...] = ()
    fords: Ground = ()
    woods: Mapping[str, Outline] = NONE
    hiding: Mapping[str, Outline] = NONE
    tops: Mapping[str, Point] = MappingProxyType({})
    rivers: frozenset[str] = frozenset()


WOOD = "wood"


@lru_cache(maxsize=64)
def land_of(board: Board, pieces: tuple[Piece, ...], kinds: Pieces) -> Land:
    """The table with its pieces."""

    def those(wanted: Callable[[Piece], bool]) -> dict[str, Outline]:
        return {piece.id: outline(piece, kinds) for piece in pieces if wanted(piece)}

    return Land(
        board=board,
        ground={p.id: (kinds.kinds[p.kind].ground, outline(p, kinds)) for p in pieces if p.ends is None},
        closed=closed_ground(pieces, kinds),
        roads=tuple(Road(p.id, p.line, parts(p, kinds)) for p in pieces if p.kind == ROAD),
        fords=ground_of([piece for piece in pieces if piece.kind == RIVER and piece.fordable], kinds),
        woods=those(lambda piece: piece.kind == WOOD),
        hiding=those(lambda piece: kinds.kinds[piece.kind].hides),
        tops={piece.id: (piece.x, piece.y) for piece in pieces if piece.ends is None},
        rivers=frozenset(piece.id for piece in pieces if piece.kind == RIVER and not piece.fordable),
    )


class Limit(NamedTuple):
    """Where a straight move ends: how far, by which clause, at what, and where they meet."""

    distance: int
    clause: str
    by: str
    at: Segment | None


@clause("BI 3.1b")
def paid(stand: Stand, angle: int, move: int, land: Land) -> int:
    """How far the move lasts: each U in difficult ground uses two."""
    slow = [border for ground, border in land.ground.values() if cost(ground, stand.unit) > 1]
    spans = [span for border in slow if (span := half_in_interval(stand.base, angle, move, border)) is not None]
    if not spans:
        return move
    low, high = 0, move
    while low < high:
        middle = (low + high + 1) // 2
        if middle + slowed(merged(spans), middle) <= move:
            low = middle
        else:
            high = middle - 1
    return low


@clause("BI 3.1b")
def price_of(stand: Stand, angle: int, distance: int, land: Land) -> int:
    """What a straight way uses of the move."""
    slow = [border for ground, border in land.ground.values() if cost(ground, stand.unit) > 1]
    spans = [span for border in slow if (span := half_in_interval(stand.base, angle, distance, border)) is not None]
    return distance + slowed(merged(spans), distance)


def merged(spans: Sequence[Span]) -> list[Span]:
    """Spans that overlap are one."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def slowed(spans: Sequence[Span], distance: int) -> int:
    """How much of a way lies in the spans."""
    return sum(max(0, min(end, distance) - start) for start, end in spans)


@clause("BI 3.2.7")
def to_the_edge(base: Base, angle: int, distance: int, land: Land) -> list[Limit]:
    """Nobody leaves the table by choice."""
    met = advance_to_edge(base, angle, distance, land.board.long, land.board.short)
    return [] if met is None else [Limit(met.reach, "BI 3.2.7", "edge", Segment(*met.at))]


@clause("BI 3.2.4")
def to_closed_ground(base: Base, angle: int, distance: int, land: Land) -> list[Limit]:
    """Nobody enters impassable ground."""
    met = advance(base, angle, distance, [border for _, border in land.closed])
    if met is None:
        return []
    name = land.closed[met.what][0]
    return [Limit(met.reach, closed_by(name, land), name, Segment(*met.at))]


@clause("BI 3.2.6")
def closed_by(name: str, land: Land) -> str:
    """The clause that closes a piece: a river without a ford is as impassable as rocks."""
    return "BI 3.2.6" if name in land.rivers else "BI 3.2.4"
