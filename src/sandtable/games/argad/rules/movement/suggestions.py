"""VI. While a way is drawn: how a figure might go it, whom it might meet, and what it cannot do at all."""

from collections.abc import Iterator
from math import isqrt

from msgspec.structs import replace

from sandtable.games.argad.rules.characters.figures import CAVALRY
from sandtable.games.argad.rules.field import Field, Umpire
from sandtable.games.argad.rules.movement.move_rules import forbids_moves
from sandtable.games.argad.rules.movement.proposals import movable
from sandtable.games.argad.rules.movement.ways import COMPASS, drawn, reaching
from sandtable.games.argad.rules.orders import Announce, AnyOrder, How, Move
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.tables import CM
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import touching
from sandtable.table.plane import TURN, Point, Pose, moved, squared
from sandtable.table.way import Way, headings

PACES: tuple[How, ...] = ("charge", "march", "walk", "run")
"""How a figure may go, in the order in which they are suggested where all lead equally near."""


def suggested(state: State, seat: str, piece: str, begun: Announce, umpire: Umpire) -> Options[AnyOrder]:
    """The shortest lawful ways through the points of the last move of an announcement that is begun, by each kind.

    The one that leads nearest to the last point comes first.
    """
    field = umpire.field(state)
    own = next((move for move in begun.moves if move.figure == piece), None)
    if own is None or not own.path or piece not in movable(state, field, seat):
        return Options()
    rest = tuple(move for move in begun.moves if move.figure != piece)
    offers: list[Announce] = []
    barred: list[Barred[AnyOrder]] = []
    for move in sorted(_by_kind(state, field, own), key=lambda each: each.how != own.how):
        order = replace(begun, moves=(*rest, move))
        refusals = tuple(forbids_moves(state, field, seat, order.moves, only=piece))
        if refusals:
            barred.append(Barred(order, refusals))
        else:
            offers.append(order)
    offers.sort(key=lambda order: _rank(order.moves[-1], own.path[-1]))
    return Options(tuple(Offer(order) for order in offers), tuple(barred))


def _rank(move: Move, goal: Point) -> tuple[int, int]:
    """How many whole cm a way ends before its goal; then how it is gone."""
    return isqrt(squared(move.path[-1], goal)) // CM, PACES.index(move.how) if move.how in PACES else 0


def _by_kind(state: State, field: Field, own: Move) -> Iterator[Move]:
    """The way that is drawn, as far as the figure gets by each kind of move."""
    way = drawn(field, own.figure, own.path)
    for how in PACES if own.how in PACES else (own.how,):
        found = reaching(state, field, own.figure, way, how) if way else replace(own, how=how)
        yield replace(found, face=own.face, wall=own.wall, target=own.target)


def meetings(state: State, field: Field, name: str) -> dict[str, Move]:
    """The enemies whom a figure may go into contact with, each by the first kind of move that leads to them."""
    found: dict[str, Move] = {}
    for enemy in field.enemies(name):
        if not field.men[enemy].hidden:
            moves = _by_kind(state, field, Move(name, (field.stand(enemy).at,)))
            meets = (move for move in moves if _meets(field, move, enemy))
            if first := next((move for move in meets if not _forbidden(state, field, move)), None):
                found[enemy] = first
    return found


def _meets(field: Field, move: Move, enemy: str) -> bool:
    way: Way = (field.stand(move.figure).at, *move.path)
    last = field.sole(move.figure).at(Pose(*way[-1], headings(way)[-1]))
    return touching(last, field.foot(enemy))


def _forbidden(state: State, field: Field, move: Move) -> tuple[Refusal, ...]:
    return tuple(forbids_moves(state, field, field.seat(move.figure), (move,)))


def unable(state: State, field: Field, seat: str, name: str) -> Iterator[Barred[AnyOrder]]:
    """The kinds of moves that are out of the question for a figure, wherever it goes, and why."""
    if name not in movable(state, field, seat):
        return
    for how in PACES:
        if why := _never(state, field, name, how):
            yield Barred(Announce(state.moment, (Move(name, how=how),)), why[:1])


def _never(state: State, field: Field, name: str, how: How) -> tuple[Refusal, ...]:
    """Why a figure cannot go in some way, wherever it goes; nothing if it can go somewhere."""
    standing = _forbidden(state, field, Move(name, how=how))
    if how == "walk" or (standing and not _may_charge(field, name, how)):
        return standing
    refused: tuple[Refusal, ...] = ()
    for move in _charges(field, name) if how == "charge" else _steps(field, name, how):
        found = _forbidden(state, field, move)
        if not found:
            return ()
        refused = refused or found
    return refused or standing


def _may_charge(field: Field, name: str, how: How) -> bool:
    return how == "charge" and field.men[name].mounted and field.figure(name).horse == CAVALRY


def _charges(field: Field, name: str) -> Iterator[Move]:
    """At each enemy, the nearest first."""
    for enemy in sorted(field.enemies(name), key=lambda each: field.gap(name, each)):
        if not field.men[enemy].hidden and (way := drawn(field, name, (field.stand(enemy).at,))):
            yield Move(name, way[1:], "charge")


def _steps(field: Field, name: str, how: How) -> Iterator[Move]:
    """A step all around."""
    stand = field.stand(name)
    for part in range(COMPASS):
        yield Move(name, (moved(stand.at, part * TURN // COMPASS, field.paces(name) - 1),), how)
