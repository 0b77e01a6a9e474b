"""5.1 and 3.1b. How far a unit goes straight: its move, the ground that slows it, and the first thing in its way."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sandtable.kernel.clause import clause
from sandtable.kernel.witness import Segment
from sandtable.rulesets.impetus.pieces import Board
from sandtable.rulesets.impetus.stands import Stand
from sandtable.rulesets.impetus.terrain import cost
from sandtable.table.border import advance_to_edge
from sandtable.table.crossing import Span, half_in_interval
from sandtable.table.path import Met, advance
from sandtable.table.shape import Base, Outline


class Land(NamedTuple):
    """What a mover meets on the table: its size, the ground of each piece, and those that nobody enters."""

    board: Board
    ground: Mapping[str, tuple[str, Outline]]
    closed: Mapping[str, Outline]


class Limit(NamedTuple):
    """Where a straight move ends: how far, by which clause, at what, and where they meet."""

    distance: int
    clause: str
    by: str
    at: Segment | None


@clause("BI 5.1")
def straight(stand: Stand, angle: int, move: int, land: Land, others: Sequence[Stand]) -> Limit:
    """At most its move, less what the ground uses up; the table's edge, closed ground and other units end it before."""
    pace = paid(stand, angle, move, land)
    limits = [Limit(pace, "BI 3.1b" if pace < move else "BI 5.1", "", None)]
    limits += [*_edge(stand.base, angle, pace, land), *_closed(stand.base, angle, pace, land)]
    limits += _units(stand, angle, pace, others)
    return min(limits, key=lambda limit: limit.distance)


@clause("BI 3.1b")
def paid(stand: Stand, angle: int, move: int, land: Land) -> int:
    """How far the move lasts: each U in difficult ground uses two."""
    slow = [border for ground, border in land.ground.values() if cost(ground, stand.unit) > 1]
    spans = [span for border in slow if (span := half_in_interval(stand.base, angle, move, border)) is not None]
    low, high = 0, move
    while low < high:
        middle = (low + high + 1) // 2
        if middle + slowed(merged(spans), middle) <= move:
            low = middle
        else:
            high = middle - 1
    return low


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
def _edge(base: Base, angle: int, distance: int, land: Land) -> list[Limit]:
    """Nobody leaves the table by choice."""
    met = advance_to_edge(base, angle, distance, land.board.long, land.board.short)
    return [] if met is None else [Limit(met.reach, "BI 3.2.7", "edge", Segment(*met.at))]


@clause("BI 3.2.4")
def _closed(base: Base, angle: int, distance: int, land: Land) -> list[Limit]:
    """Nobody enters impassable ground."""
    names = list(land.closed)
    met = advance(base, angle, distance, [land.closed[name] for name in names])
    return [] if met is None else [_limit(met, "BI 3.2.4", names[met.what])]


@clause("BI 7.1")
def _units(stand: Stand, angle: int, distance: int, others: Sequence[Stand]) -> list[Limit]:
    """A move ends where it touches another unit."""
    met = advance(stand.base, angle, distance, [other.outline for other in others])
    if met is None:
        return []
    enemy = others[met.what].unit.seat != stand.unit.seat
    return [_limit(met, "BI 7.1" if enemy else "BI 5.7a", others[met.what].id)]


def _limit(met: Met, name: str, by: str) -> Limit:
    return Limit(met.reach, name, by, Segment(*met.at))
