"""3.5. What may be ordered of the terrain: a piece of each kind on a coarse grid, and a few changes."""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Any, TypeAlias

from msgspec.structs import replace

from sandtable.games.impetus.rules.orders import AnyOrder, LeaveTerrain, MovePiece, PlacePiece, RemovePiece, TerrainDone
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import TerrainChange, TerrainPlacing
from sandtable.games.impetus.rules.terrain.pieces import BUILT_UP, ROAD, Board, Piece, Pieces
from sandtable.games.impetus.rules.terrain.placing import forbids_change, forbids_placing
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.kernel.options import Barred, Offer, Options, judged
from sandtable.table.plane import UNIT, Point

WIDTH = 3 * UNIT
PARTS = (5, 7, 4)
"""A piece is as long as one of these parts of the table's short side."""

MOVES = 2


Line: TypeAlias = tuple[Point, ...]

SWAY = 20
"""A winding line sways to either side by this part of the table's short side."""


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


def placing_options(state: State, step: TerrainPlacing, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    """The first free place for each kind, or what speaks against it; roads and rivers bend too; and the end."""
    kinds = umpire.tables.pieces
    tried = [_candidates(state, kind, at, kinds) for at, kind in enumerate(kinds.kinds)]
    found = [_first(state, step, candidates, umpire) for candidates in tried]
    bent = [_first(state, step, _bent(state, kind, kinds), umpire) for kind in kinds.kinds if _strip(kind, kinds)]
    found += [each for each in bent if isinstance(each, Offer)]
    found += [_first(state, step, iter([road]), umpire) for road in _into_built_up(state)]
    end = judged([TerrainDone()], lambda order: forbids_placing(state, step, order, umpire))
    return Options(
        (*end.offers, *(each for each in found if isinstance(each, Offer))),
        (*end.barred, *(each for each in found if isinstance(each, Barred))),
    )


def _first(
    state: State, step: TerrainPlacing, candidates: Iterator[Piece], umpire: Umpire
) -> Offer[AnyOrder] | Barred[AnyOrder]:
    """The first that is allowed; if none is, the first of all and why not."""
    orders = [PlacePiece(piece) for piece in candidates]
    for order in orders:
        if not any(forbids_placing(state, step, order, umpire)):
            return Offer(order)
    return Barred(orders[0], tuple(forbids_placing(state, step, orders[0], umpire)))


def change_options(state: State, step: TerrainChange, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    """Each piece, or the one that is asked about, removed or moved to a few places; and nothing at all."""
    orders: list[AnyOrder] = [LeaveTerrain()]
    for old in state.pieces:
        if piece in ("", old.id):
            orders.append(RemovePiece(old.id))
            moves = (MovePiece(each) for each in _moved(old, state))
            orders += islice((each for each in moves if not any(forbids_change(state, step, each, umpire))), MOVES)
    return judged(orders, lambda order: forbids_change(state, step, order, umpire))


def _strip(kind: str, kinds: Pieces) -> bool:
    return kinds.kinds[kind].form == "strip"


def _candidates(state: State, kind: str, at: int, kinds: Pieces) -> Iterator[Piece]:
    """A kind at one place after the other, each kind beginning somewhere else; roads and rivers run straight."""
    board, name = state.scenario.board, _name(state, kind)
    if _strip(kind, kinds):
        yield from (_along(name, kind, line, kinds) for line in crossings(board, _areas(state, kind)))
        return
    along = min(max(board.short // PARTS[at % len(PARTS)], kinds.shortest * UNIT), kinds.longest * UNIT)
    spots = _grid(board)
    first = (at + len(state.pieces)) * 2 % len(spots)
    for x, y in (*_on_roads(state, kind), *spots[first:], *spots[:first]):
        yield Piece(name, kind, x, y, 0, along, along * 2 // 3)


def _bent(state: State, kind: str, kinds: Pieces) -> Iterator[Piece]:
    """A road or river that bends."""
    lines = windings(state.scenario.board, _areas(state, kind))
    return (_along(_name(state, kind), kind, line, kinds) for line in lines)


def _along(name: str, kind: str, line: Line, kinds: Pieces) -> Piece:
    start, *bends, end = line
    return Piece(name, kind, across=min(WIDTH, kinds.road_width * UNIT), ends=(start, end), bends=tuple(bends))


def _areas(state: State, kind: str) -> list[Point]:
    """Where a road has to pass."""
    return [(piece.x, piece.y) for piece in state.pieces if kind == ROAD and piece.kind in BUILT_UP]


def _on_roads(state: State, kind: str) -> Iterator[Point]:
    """Where roads pass a built-up area: the middle of each stretch."""
    for road in state.pieces if kind in BUILT_UP else ():
        for (ax, ay), (bx, by) in pairwise(road.line if road.kind == ROAD else ()):
            yield (ax + bx) // 2, (ay + by) // 2


def _name(state: State, kind: str) -> str:
    """The kind and the first number that is free."""
    taken = {piece.id for piece in state.pieces}
    return next(name for number in range(1, len(taken) + 2) if (name := f"{kind}-{number}") not in taken)


def _grid(board: Board) -> list[Point]:
    return [(board.long * x // 6, board.short * y // 4) for x in (1, 3, 5) for y in (2, 1, 3)]


def _into_built_up(state: State) -> Iterator[Piece]:
    """From the nearer long edge into the village or town."""
    for area in state.pieces:
        if area.kind in BUILT_UP and any(piece.kind == ROAD for piece in state.pieces):
            edge = 0 if 2 * area.y < state.scenario.board.short else state.scenario.board.short
            ends = (area.x, edge), (area.x, area.y)
            yield Piece(_name(state, ROAD), ROAD, across=WIDTH, ends=ends)


def _moved(old: Piece, state: State) -> Iterator[Piece]:
    """The piece elsewhere."""
    board = state.scenario.board
    if old.ends is None:
        spots = (*_on_roads(state, old.kind), *_grid(board))
        return (replace(old, x=x, y=y) for x, y in spots if (x, y) != (old.x, old.y))
    areas = _areas(state, old.kind)
    lines = windings(board, areas) if old.bends else crossings(board, areas)
    return (replace(old, ends=(line[0], line[-1]), bends=line[1:-1]) for line in lines if line != old.line)
