"""Generals: where they ride to keep their units in reach, and to stay in the reach of the general above them."""

from typing import Any

from sandtable.games.grandeur.rules.command.command import chief_of, corps_general, radius
from sandtable.games.grandeur.rules.command.corps import members, open_corps
from sandtable.games.grandeur.rules.command.riding import furthest
from sandtable.games.grandeur.rules.orders import Ride, Stay
from sandtable.games.grandeur.rules.troops.armies import ARMY, DIVISION
from sandtable.games.grandeur.rules.troops.units import Leader
from sandtable.games.impetus.players.detour import Point, apart
from sandtable.games.impetus.players.position import Position
from sandtable.table.plane import UNIT, bearing, between

NEAR = 4.0
"""A general this near to where they would like to be stays."""

SURE = 1.0
"""How much nearer than necessary a general stays to the one above."""

BEHIND = 3.0
"""How far behind the middle of their units generals like to be."""


def ride(view: Any, leader: Leader, position: Position) -> Ride | Stay | None:
    """Where a general rides at the end of an activation; None: they wait for another corps."""
    if leader.rank == ARMY and open_corps(view, leader.seat):
        return None
    if leader.unit and leader.unit in position.mine and position.mine[leader.unit].fighting:
        return Stay(leader.id)
    goal = _goal(view, leader, position)
    if goal is not None and leader.rank == DIVISION:
        goal = in_touch(view, leader.seat, leader.command, goal, position.judges.umpire)
    here = leader.pose.x / UNIT, leader.pose.y / UNIT
    if goal is None or apart(here, goal) < NEAR:
        return Stay(leader.id)
    angle = bearing(between(leader.pose.at, (int(goal[0] * UNIT), int(goal[1] * UNIT))))
    distance = min(int(apart(here, goal) * UNIT), furthest(view, leader, angle, position.judges.umpire))  # type: ignore[arg-type]
    return Ride(leader.id, angle, distance) if distance > 0 else Stay(leader.id)


def _goal(view: Any, leader: Leader, position: Position) -> Point | None:
    """The middle of the units that a general leads, a little back from the nearest enemy."""
    units = led(view, leader.seat, leader.rank, leader.command)
    if not units:
        return None
    places = [position.mine[unit].place.centre for unit in units]
    x, y = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
    foes = [enemy.place.centre for enemy in position.theirs]
    if not foes:
        return x, y
    near = min(foes, key=lambda foe: apart(foe, (x, y)))
    off = max(1.0, apart(near, (x, y)))
    back = BEHIND / off
    return x + (x - near[0]) * back, y + (y - near[1]) * back


def in_touch(view: Any, seat: str, division: str, goal: Point, umpire: Any) -> Point:
    """No further than the general of the army or the corps reaches: beyond that a division may not act (GR 2.2b)."""
    corps = view.army(seat).corps_of(division)
    pulled = [
        _towards(goal, (above.pose.x / UNIT, above.pose.y / UNIT), radius(above, view, umpire) / UNIT - SURE)
        for above in (chief_of(view, seat), corps_general(view, seat, corps))
        if above is not None
    ]
    return min(pulled, key=lambda place: apart(place, goal), default=goal)


def _towards(goal: Point, centre: Point, reach: float) -> Point:
    """The point nearest to a goal within reach of a centre."""
    off = apart(goal, centre)
    if off <= reach:
        return goal
    share = max(0.0, reach) / off
    return centre[0] + (goal[0] - centre[0]) * share, centre[1] + (goal[1] - centre[1]) * share


def led(view: Any, seat: str, rank: str, command: str) -> list[str]:
    """The units of a division; for higher generals those of a corps, or of the army."""
    if rank == ARMY:
        return [unit.id for unit in view.units if unit.seat == seat]
    return members(view, seat, command if rank == DIVISION else view.army(seat).corps_of(command) or command)
