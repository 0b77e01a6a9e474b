"""3.5. What may be ordered of the terrain: a piece of each kind on a coarse grid, and a few changes."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec.structs import replace

from sandtable.kernel.options import Barred, Offer, Options
from sandtable.rulesets.impetus.orders import AnyOrder, LeaveTerrain, MovePiece, PlacePiece, RemovePiece, TerrainDone
from sandtable.rulesets.impetus.pieces import ROAD, Board, Piece, Pieces
from sandtable.rulesets.impetus.questions import judged
from sandtable.rulesets.impetus.state import State
from sandtable.rulesets.impetus.steps import TerrainChange, TerrainPlacing
from sandtable.rulesets.impetus.terrain_placing import forbids_change, forbids_placing
from sandtable.rulesets.impetus.umpire import Umpire
from sandtable.rulesets.impetus.village_road import VILLAGE
from sandtable.table.plane import UNIT, Point

WIDTH = 3 * UNIT
PARTS = (5, 7, 4)
"""A piece is as long as one of these parts of the table's short side."""

MOVES = 2


def placing_options(state: State, step: TerrainPlacing, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    """The first free place for each kind, or what speaks against it; a second road into the village; and the end."""
    kinds = umpire.tables.pieces
    tried = [_candidates(state, kind, at, kinds) for at, kind in enumerate(kinds.kinds)]
    found = [_first(state, step, candidates, umpire) for candidates in tried]
    found += [_first(state, step, iter([road]), umpire) for road in _into_village(state)]
    end = judged([TerrainDone()], lambda order: forbids_placing(state, step, order, umpire))
    return Options(
        (*end.offers, *(each for each in found if isinstance(each, Offer))),
        (*end.barred, *(each for each in found if isinstance(each, Barred))),
    )


def _first(
    state: State, step: TerrainPlacing, candidates: Iterator[Piece], umpire: Umpire
) -> Offer[AnyOrder] | Barred[AnyOrder]:
    """The first that is allowed; if none is, the first of all and why not."""
    refused = []
    for piece in candidates:
        order = PlacePiece(piece)
        refusals = tuple(forbids_placing(state, step, order, umpire))
        if not refusals:
            return Offer(order)
        refused.append(Barred[AnyOrder](order, refusals))
    return refused[0]


def change_options(state: State, step: TerrainChange, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    """Each piece, or the one that is asked about, removed or moved to a few places; and nothing at all."""
    orders: list[AnyOrder] = [LeaveTerrain()]
    for old in state.pieces:
        if piece in ("", old.id):
            orders.append(RemovePiece(old.id))
            moves = (MovePiece(each) for each in _moved(old, state.scenario.board))
            orders += islice((each for each in moves if not any(forbids_change(state, step, each, umpire))), MOVES)
    return judged(orders, lambda order: forbids_change(state, step, order, umpire))


def _candidates(state: State, kind: str, at: int, kinds: Pieces) -> Iterator[Piece]:
    """A kind at one place after the other, each kind beginning somewhere else."""
    board, name = state.scenario.board, _name(state, kind)
    if kinds.kinds[kind].form == "strip":
        for ends in _crossings(board):
            yield Piece(name, kind, across=min(WIDTH, kinds.road_width * UNIT), ends=ends)
        return
    along = min(max(board.short // PARTS[at % len(PARTS)], kinds.shortest * UNIT), kinds.longest * UNIT)
    spots = _grid(board)
    first = (at + len(state.pieces)) * 2 % len(spots)
    for x, y in (*spots[first:], *spots[:first]):
        yield Piece(name, kind, x, y, 0, along, along * 2 // 3)


def _name(state: State, kind: str) -> str:
    """The kind and the first number that is free."""
    taken = {piece.id for piece in state.pieces}
    return next(name for number in range(1, len(taken) + 2) if (name := f"{kind}-{number}") not in taken)


def _grid(board: Board) -> list[Point]:
    return [(board.long * x // 6, board.short * y // 4) for x in (1, 3, 5) for y in (2, 1, 3)]


def _crossings(board: Board) -> Iterator[tuple[Point, Point]]:
    """Straight across the table, from edge to opposite edge."""
    for part in (1, 3, 2):
        yield (board.long * part // 4, 0), (board.long * part // 4, board.short)
    yield (0, board.short // 2), (board.long, board.short // 2)


def _into_village(state: State) -> Iterator[Piece]:
    """From the nearer long edge into the village."""
    for village in state.pieces:
        if village.kind == VILLAGE and any(piece.kind == ROAD for piece in state.pieces):
            edge = 0 if 2 * village.y < state.scenario.board.short else state.scenario.board.short
            ends = (village.x, edge), (village.x, village.y)
            yield Piece(_name(state, ROAD), ROAD, across=WIDTH, ends=ends)


def _moved(old: Piece, board: Board) -> Iterator[Piece]:
    """The piece elsewhere."""
    if old.ends is None:
        return (replace(old, x=x, y=y) for x, y in _grid(board) if (x, y) != (old.x, old.y))
    return (replace(old, ends=ends) for ends in _crossings(board) if ends != old.ends)
