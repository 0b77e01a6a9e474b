"""3.4 and 3.5. Terrain as a scenario tells it: what forbids it, piece by piece, and the ground that it closes."""

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from sandtable.games.impetus.rules.setup.scenario import Measures, Scenario
from sandtable.games.impetus.rules.terrain.bends import absurd_bends
from sandtable.games.impetus.rules.terrain.pieces import RIVER, Ground, Piece, Pieces, ground_of
from sandtable.games.impetus.rules.terrain.second_road import judge_piece_by
from sandtable.games.impetus.rules.terrain.terrain import IMPASSABLE
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import UNIT

WIDEST = 20
"""BI 3.4: large water is 20 U wide at the most."""

PIECE_FIELDS = MappingProxyType(
    {
        "refused-piece-kind": "kind",
        "refused-pieces-many": "kind",
        "refused-piece-size": "along",
        "refused-road-width": "across",
        "refused-strip-width": "across",
        "refused-strip-ends": "ends",
        "refused-road-edges": "ends",
        "refused-road-passes": "ends",
        "refused-strip-off-table": "bends",
        "refused-strip-stretches": "bends",
        "refused-strip-short": "bends",
        "refused-strip-sharp": "bends",
        "refused-strip-itself": "bends",
        "refused-piece-off-table": "x",
        "refused-pieces-overlap": "x",
        "refused-piece-name": "id",
    }
)


def judge_pieces(scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """What forbids each piece, placed one after the other; those that are no shape at all stand in nobody's way."""
    kinds, book = measures.pieces, measures.book(scenario)
    placed: list[Piece] = []
    for place, piece in enumerate(scenario.pieces):
        odd = [*strip_wide(piece, kinds), *own_name(piece, scenario.pieces[:place])]
        for refusal in (*odd, *judge_piece_by(book, piece, placed, scenario.board, kinds)):
            name = "ends" if piece.ends and refusal.key == "refused-pieces-overlap" else PIECE_FIELDS[refusal.key]
            field = f"piece.{place}.{name}"
            yield replace(refusal, args={**refusal.args, "field": field})
        if _has_shape(piece, kinds):
            placed.append(piece)


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
