"""3.6. Deployment: where an army may be set up."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from sandtable.games.impetus.rules.terrain.pieces import Board, Ground
from sandtable.kernel.book import Book
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region, Segment
from sandtable.table.plane import UNIT
from sandtable.table.shape import Base
from sandtable.table.spacing import overlap

Half: TypeAlias = Literal["lower", "upper"]

FROM_CENTRE, FROM_EDGES = 15 * UNIT, 10 * UNIT
LOWER, UPPER = "lower", "upper"


class Placed(Struct, frozen=True):
    """A unit as it is set up."""

    id: str
    base: Base


@clause("BI 3.6")
def behind_the_line(placed: Placed, half: str, board: Board) -> Iterator[Refusal]:
    """Every base stands in its own half, at least 15 U from the long centre line."""
    line = board.short // 2 - FROM_CENTRE if half == LOWER else board.short // 2 + FROM_CENTRE
    ys = [y for _, y in placed.base.outline]
    if (half == LOWER and max(ys) > line) or (half == UPPER and min(ys) < line):
        segment = Segment((0, line), (board.long, line))
        yield Refusal("BI 3.6", "refused-deploy-centre", {"least": FROM_CENTRE // UNIT}, (placed.id,), (segment,))


@clause("BI 3.6")
def off_the_edges(placed: Placed, board: Board) -> Iterator[Refusal]:
    """Every base stands at least 10 U from the short edges."""
    yield from _edges(placed, board, touching=True)


@clause("BI 3.6")
def well_off_the_edges(placed: Placed, board: Board) -> Iterator[Refusal]:
    """Every base stands more than 10 U from the short edges."""
    yield from _edges(placed, board, touching=False)


def _edges(placed: Placed, board: Board, *, touching: bool) -> Iterator[Refusal]:
    xs = [x for x, _ in placed.base.outline]
    left, right = min(xs) - FROM_EDGES, board.long - FROM_EDGES - max(xs)
    for room, at in ((left, FROM_EDGES), (right, board.long - FROM_EDGES)):
        if room < 0 or (room == 0 and not touching):
            segment = Segment((at, 0), (at, board.short))
            yield Refusal("BI 3.6", "refused-deploy-edge", {"least": FROM_EDGES // UNIT}, (placed.id,), (segment,))


@clause("BI 3.6")
def on_the_board(placed: Placed, board: Board) -> Iterator[Refusal]:
    """Every base stands on the table."""
    if any(not (0 <= x <= board.long and 0 <= y <= board.short) for x, y in placed.base.outline):
        yield Refusal("BI 3.6", "refused-deploy-off-table", {}, (placed.id,), (Region(placed.base.outline),))


@clause("BI 3.6")
def free_ground(placed: Placed, others: Sequence[Placed], closed: Ground) -> Iterator[Refusal]:
    """No base overlaps another, or ground that nobody enters."""
    for other in others:
        if overlap(placed.base.outline, other.base.outline):
            pieces = (placed.id, other.id)
            yield Refusal(
                "BI 3.6", "refused-deploy-overlap", {"other": other.id}, pieces, (Region(other.base.outline),)
            )
    entered = {name: border for name, border in closed if overlap(placed.base.outline, border)}
    for name, border in entered.items():
        yield Refusal("BI 3.2.4", "refused-deploy-impassable", {"piece": name}, (placed.id,), (Region(border),))


class Camp(NamedTuple):
    """Where a side sets up: the table and its half, the units there already, and the ground that nobody enters.

    Where the zones are lifted, the half only says which way the side looks.
    """

    board: Board
    half: Half
    zones: bool
    book: Book
    others: tuple[Placed, ...]
    closed: Ground


def forbids_stand(placed: Placed, camp: Camp, *, picked: bool = True) -> Iterator[Refusal]:
    """What forbids a base where it stands; a scenario may lift the zones, and nothing else."""
    if camp.zones and picked:
        yield from behind_the_line(placed, camp.half, camp.board)
    if camp.zones:
        yield from camp.book.refusals("edges", placed, camp.board)
    yield from on_the_board(placed, camp.board)
    yield from free_ground(placed, camp.others, camp.closed)
