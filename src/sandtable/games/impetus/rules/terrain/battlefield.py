"""3.2. The battlefield: what the pieces on the table are to those who move, fight and shoot there."""

from collections.abc import Callable
from functools import lru_cache

from sandtable.games.impetus.rules.terrain.check_terrain import closed_ground
from sandtable.games.impetus.rules.terrain.march import Land, Road
from sandtable.games.impetus.rules.terrain.pieces import RIVER, ROAD, Board, Piece, Pieces, ground_of, outline, parts
from sandtable.table.shape import Outline

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
