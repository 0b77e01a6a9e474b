"""7.6.1b and 5.7d. Retreat: straight back, facing kept, until something stops it."""

from collections.abc import Sequence
from typing import NamedTuple

from sandtable.games.impetus.rules.movement.ways import SHORT_OF, enemy_bars
from sandtable.games.impetus.rules.terrain.land import Land, closed_by
from sandtable.games.impetus.rules.terrain.roads import what_counts
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.clause import clause
from sandtable.kernel.witness import Segment
from sandtable.table.border import advance_to_edge, beyond
from sandtable.table.ground import half_in
from sandtable.table.path import advance, gone
from sandtable.table.plane import TOLERANCE, TURN

FREE, EDGE, ROUTED, ENEMY, FRIEND, ENGAGED = "free", "edge", "routed", "enemy", "friend", "engaged"


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
        *_friends(stand, angle, distance, others),
        *_enemies(stand, angle, distance, others),
        *_closed(stand, angle, distance, land),
        *_edge(stand, angle, distance, land),
    ]
    return min(ends, key=lambda end: (end.distance, end.end == FREE))


@clause("BI 5.7d")
def _friends(stand: Stand, angle: int, distance: int, others: Sequence[Stand]) -> list[Fallback]:
    """A friend in melee stops it; with any other its owner has the choice; one that is only just touched is not met."""
    friends = [other for other in others if other.unit.seat == stand.unit.seat]
    met = advance(stand.base, angle, distance, [other.outline for other in friends])
    if met is None or met.reach + TOLERANCE >= distance:
        return []
    friend = friends[met.what]
    return [Fallback(met.reach, ENGAGED if friend.fighting else FRIEND, "BI 5.7d", friend.id, Segment(*met.at))]


@clause("BI 5.7f")
def _enemies(stand: Stand, angle: int, distance: int, others: Sequence[Stand]) -> list[Fallback]:
    """It stops short of an enemy, and does not slide along one; an enemy that it leaves is not met."""
    enemies = {other.id: other.outline for other in others if other.unit.seat != stand.unit.seat}
    bars = [bar for bar in enemy_bars(stand, angle, distance, enemies) if bar.end is None]
    found = [Fallback(bar.start - 1, ENEMY, "BI 5.7f", bar.by, None) for bar in bars if bar.start <= distance]
    met = advance(stand.base, angle, distance, list(enemies.values()))
    if met is not None:
        at = max(0, met.reach - SHORT_OF)
        found.append(Fallback(at, ENEMY, "BI 5.7f", list(enemies)[met.what], Segment(*met.at)))
    return found


@clause("BI 3.2.4")
def _closed(stand: Stand, angle: int, distance: int, land: Land) -> list[Fallback]:
    """A retreat into impassable ground routs the unit; one that ends at its border does not; a road is a bridge."""
    closed = what_counts(stand.base, angle, distance, land).closed
    met = advance(stand.base, angle, distance, [border for _, border in closed])
    if met is None or met.reach + TOLERANCE >= distance:
        return []
    name, _ = closed[met.what]
    return [Fallback(met.reach, ROUTED, closed_by(name, land), name, Segment(*met.at))]


@clause("BI 3.2.7")
def _edge(stand: Stand, angle: int, distance: int, land: Land) -> list[Fallback]:
    """A retreat that would carry half of the base or more over the edge routs it; a shorter one stops there."""
    board = land.board
    met = advance_to_edge(stand.base, angle, distance, board.long, board.short)
    if met is None:
        return []
    over = half_in(gone(stand.base, angle, distance), beyond(board.long, board.short))
    return [Fallback(met.reach, ROUTED if over else EDGE, "BI 3.2.7", "edge", Segment(*met.at))]
