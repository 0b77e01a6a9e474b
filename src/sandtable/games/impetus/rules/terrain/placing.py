"""3.4 and 3.5. Placing terrain: the defender's pieces, the dice for some of them, and the attacker's one change."""

from collections.abc import Hashable, Iterator, Sequence

from msgspec.structs import replace

from sandtable.games.impetus.rules.events import PieceFailed, PieceMoved, PiecePlaced, PieceRemoved, TerrainSettled
from sandtable.games.impetus.rules.orders import LeaveTerrain, MovePiece, PlacePiece, RemovePiece, TerrainDone
from sandtable.games.impetus.rules.readings import OneDie
from sandtable.games.impetus.rules.setup.array import forbids_crowding
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import PieceDie, TerrainChange, TerrainPlacing
from sandtable.games.impetus.rules.terrain.pieces import (
    RIVER,
    ROAD,
    Piece,
    Pieces,
    alike,
    ends_at_the_built_up_area,
    forbids_numbers,
    judge_piece_by,
    on_the_table,
    own_name,
    strip_wide,
)
from sandtable.games.impetus.rules.terrain.random_field import FEWEST, LUCKY, MOST
from sandtable.games.impetus.rules.umpire import Tell, Umpire, before_it, done
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Throw
from sandtable.kernel.refusal import Refusal

DIE = 6
LONGEST_NAME = 40


class AtLeast(OneDie, frozen=True, cache_hash=True):
    """Whether one die shows so much or more."""

    least: int

    def mark(self, face: int) -> Hashable:
        return face >= self.least


# What forbids a piece


def forbids_piece(state: State, piece: Piece, others: Sequence[Piece], umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids a piece to lie among others; nonsense is refused before it is measured."""
    kinds = umpire.tables.pieces
    yield from forbids_name(piece)
    yield from own_name(piece, others)
    points = [number for point in piece.line or piece.bends for number in point]
    lengths = (piece.x, piece.y, piece.along, piece.across, *points)
    odd = [*forbids_numbers("BI 3.4", piece.id, lengths, piece.heading), *right_form(piece, kinds)]
    yield from odd
    if not odd:
        faults = [
            *strip_wide(piece, kinds),
            *judge_piece_by(umpire.book(state), piece, others, state.scenario.board, kinds),
        ]
        yield from faults
        if not faults:
            yield from forbids_crowding(replace(state, pieces=(*others, piece)), piece, umpire)


def forbids_name(piece: Piece) -> Iterator[Refusal]:
    """A piece has a name by which people can speak of it, and which is no unit's."""
    if not (0 < len(piece.id.strip()) <= len(piece.id) <= LONGEST_NAME and piece.id.isprintable()) or "." in piece.id:
        yield Refusal("BI 3.4", "refused-piece-unnamed", {"most": LONGEST_NAME}, ())


@clause("BI 3.4")
def right_form(piece: Piece, kinds: Pieces) -> Iterator[Refusal]:
    """An oval or rectangle is given by its middle and sides, a road or river by its line; only rivers have fords."""
    kind = kinds.kinds.get(piece.kind)
    if kind is None:
        return
    placed = piece.x or piece.y or piece.heading or piece.along
    if (piece.ends is not None or piece.bends) if kind.form != "strip" else placed:
        yield Refusal("BI 3.4", "refused-piece-form", {"kind": piece.kind}, (piece.id,))
    if not piece.fordable and piece.kind != RIVER:
        yield Refusal("BI 3.4", "refused-piece-ford", {"kind": piece.kind}, (piece.id,))


# The defender places


def forbids_placing(
    state: State, step: TerrainPlacing, order: PlacePiece | TerrainDone, umpire: Umpire
) -> Iterator[Refusal]:
    """Everything that forbids an order of the defender who places terrain."""
    if isinstance(order, TerrainDone):
        yield from enough(state)
        return
    yield from room_for_one(state, order.piece)
    yield from not_again(state, order.piece)
    yield from forbids_piece(state, order.piece, state.pieces, umpire)


@clause("BI 3.5")
def enough(state: State) -> Iterator[Refusal]:
    """The defender places two pieces at the least."""
    if len(state.pieces) < FEWEST:
        yield Refusal("BI 3.5", "refused-pieces-few", {"least": FEWEST})


@clause("BI 3.5")
def room_for_one(state: State, piece: Piece) -> Iterator[Refusal]:
    """The defender places four pieces at the most."""
    if len(state.pieces) >= MOST:
        yield Refusal("BI 3.5", "refused-pieces-full", {"most": MOST}, (piece.id,))


@clause("BI 3.5")
def not_again(state: State, piece: Piece) -> Iterator[Refusal]:
    """A kind whose die has failed is not placed; village and town have one die between them."""
    if set(alike(piece.kind)) & set(state.tried):
        yield Refusal("BI 3.5", "refused-piece-tried", {"kind": piece.kind}, (piece.id,))


def tell_placing(tell: Tell, step: TerrainPlacing, order: PlacePiece | TerrainDone, umpire: Umpire) -> None:
    """What an order of the defender leads to."""
    if isinstance(order, TerrainDone):
        tell.say(TerrainSettled(step.seat))
        done(tell)
    elif umpire.tables.pieces.kinds[order.piece.kind].by_die:
        before_it(tell, PieceDie(step.seat, order.piece))
    else:
        tell.say(PiecePlaced(order.piece))


@clause("BI 3.5")
def piece_throw(state: State, step: PieceDie, umpire: Umpire) -> Throw:
    """A river, village or town is placed on a 5 or 6."""
    return Throw(step.seat, "piece", 1, DIE, AtLeast(LUCKY), (), "BI 3.5")


def read_piece(tell: Tell, step: PieceDie, value: bool, umpire: Umpire) -> None:
    """The piece lies there, or its kind has failed."""
    tell.say(PiecePlaced(step.piece) if value else PieceFailed(step.piece.kind))
    done(tell)


# The attacker changes


def forbids_change(
    state: State, step: TerrainChange, order: RemovePiece | MovePiece | LeaveTerrain, umpire: Umpire
) -> Iterator[Refusal]:
    """Everything that forbids an order of the attacker who may change the terrain."""
    if isinstance(order, LeaveTerrain):
        return
    name = order.piece if isinstance(order, RemovePiece) else order.piece.id
    old = next((piece for piece in state.pieces if piece.id == name), None)
    if old is None:
        yield Refusal("BI 3.5", "refused-piece-unknown", {"piece": name}, (name,))
        return
    others = tuple(piece for piece in state.pieces if piece is not old)
    if isinstance(order, MovePiece):
        faults = [*same_piece(old, order.piece), *forbids_piece(state, order.piece, others, umpire)]
        yield from faults or roads_lead_somewhere(state, (*others, order.piece), order.piece, umpire)
    else:
        yield from roads_lead_somewhere(state, others, old, umpire)


@clause("BI 3.5")
def same_piece(old: Piece, new: Piece) -> Iterator[Refusal]:
    """A piece that is moved stays what it is."""
    if any(getattr(old, field) != getattr(new, field) for field in ("kind", "along", "across", "fordable")):
        yield Refusal("BI 3.5", "refused-piece-changed", {"piece": old.id}, (old.id,))


@clause("BI 3.4")
def roads_lead_somewhere(state: State, pieces: Sequence[Piece], changed: Piece, umpire: Umpire) -> Iterator[Refusal]:
    """The limits hold after the change too: a road that ended at a built-up area still does, and a first is there."""
    board, kinds = state.scenario.board, umpire.tables.pieces
    for road in pieces:
        if road.kind == ROAD and any(on_the_table(road, board, kinds)):
            others = [piece for piece in pieces if piece is not road]
            if not ends_at_the_built_up_area(road, others, board, kinds, umpire.book(state)):
                yield Refusal("BI 3.4", "refused-road-stranded", {"road": road.id}, (changed.id, road.id))


def tell_change(tell: Tell, step: TerrainChange, order: RemovePiece | MovePiece | LeaveTerrain, umpire: Umpire) -> None:
    """What an order of the attacker leads to."""
    match order:
        case RemovePiece(piece):
            tell.say(PieceRemoved(piece))
        case MovePiece(moved):
            tell.say(PieceMoved(moved))
        case LeaveTerrain():
            tell.say(TerrainSettled(step.seat))
    done(tell)
