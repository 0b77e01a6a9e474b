"""7.6.1b and 5.7d. Retreat: straight back, facing kept, until something stops it."""

from collections.abc import Sequence
from typing import NamedTuple

from sandtable.kernel.clause import clause
from sandtable.kernel.witness import Segment
from sandtable.rulesets.impetus.march import Land
from sandtable.rulesets.impetus.stands import Stand
from sandtable.table.border import advance_to_edge, beyond
from sandtable.table.ground import half_in
from sandtable.table.path import Met, advance, gone
from sandtable.table.plane import TURN, UNIT

FREE, EDGE, ROUTED, ENEMY, FRIEND, ENGAGED = "free", "edge", "routed", "enemy", "friend", "engaged"
SHORT_OF = UNIT // 5


class Fallback(NamedTuple):
    """Where a retreat ends: how far back, how, by which clause, at what, and where they meet."""

    distance: int
    end: str
    clause: str
    by: str
    at: Segment | None


@clause("BI 7.6.1b")
def fall_back(stand: Stand, distance: int, land: Land, others: Sequence[Stand]) -> Fallback:
    """The loser goes back so far unless a unit, closed ground or the edge is met first."""
    angle = (stand.base.pose.heading + TURN // 2) % TURN
    ends = [
        Fallback(distance, FREE, "BI 7.6.1b", "", None),
        *_units(stand, angle, distance, others),
        *_closed(stand, angle, distance, land),
        *_edge(stand, angle, distance, land),
    ]
    return min(ends, key=lambda end: (end.distance, end.end == FREE))


def _units(stand: Stand, angle: int, distance: int, others: Sequence[Stand]) -> list[Fallback]:
    met = advance(stand.base, angle, distance, [other.outline for other in others])
    return [] if met is None else [_unit(stand, met, others[met.what])]


@clause("BI 5.7d")
def _unit(stand: Stand, met: Met, other: Stand) -> Fallback:
    """It stops short of an enemy; a friend in melee stops it; with any other friend its owner has the choice."""
    at = Segment(*met.at)
    if other.unit.seat != stand.unit.seat:
        return Fallback(max(0, met.reach - SHORT_OF), ENEMY, "BI 5.7f", other.id, at)
    return Fallback(met.reach, ENGAGED if other.fighting else FRIEND, "BI 5.7d", other.id, at)


@clause("BI 3.2.4")
def _closed(stand: Stand, angle: int, distance: int, land: Land) -> list[Fallback]:
    """A retreat into impassable ground routs the unit."""
    names = list(land.closed)
    met = advance(stand.base, angle, distance, [land.closed[name] for name in names])
    return [] if met is None else [Fallback(met.reach, ROUTED, "BI 3.2.4", names[met.what], Segment(*met.at))]


@clause("BI 3.2.7")
def _edge(stand: Stand, angle: int, distance: int, land: Land) -> list[Fallback]:
    """A retreat that would carry half of the base or more over the edge routs it; a shorter one stops there."""
    board = land.board
    met = advance_to_edge(stand.base, angle, distance, board.long, board.short)
    if met is None:
        return []
    over = half_in(gone(stand.base, angle, distance), beyond(board.long, board.short))
    return [Fallback(met.reach, ROUTED if over else EDGE, "BI 3.2.7", "edge", Segment(*met.at))]
