"""Generals: where they ride, so that they have their units, and their own generals have them."""

from collections.abc import Iterator
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
"""Who is so near to where he would like to be stays."""

SURE = 1.0
"""So much nearer than he need be a general stays to the one above him."""

BEHIND = 3.0
"""So far behind the middle of his units a general likes to be."""


def ride(view: Any, leader: Leader, position: Position) -> Ride | Stay | None:
    """Where a general rides at the end of an activation; None: he waits for another corps."""
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
    """The middle of those whom he leads, a little back from the nearest enemy."""
    led = list(_led(view, leader, position))
    if not led:
        return None
    x, y = sum(x for x, _ in led) / len(led), sum(y for _, y in led) / len(led)
    foes = [enemy.place.centre for enemy in position.theirs]
    if not foes:
        return x, y
    near = min(foes, key=lambda foe: apart(foe, (x, y)))
    off = max(1.0, apart(near, (x, y)))
    back = BEHIND / off
    return x + (x - near[0]) * back, y + (y - near[1]) * back


def in_touch(view: Any, seat: str, division: str, goal: Point, umpire: Any) -> Point:
    """No further than the army's general or that of the corps reaches: beyond, a division may not act (GR 2.2b)."""
    corps = view.army(seat).corps_of(division)
    pulled = [
        _towards(goal, (above.pose.x / UNIT, above.pose.y / UNIT), radius(above, view, umpire) / UNIT - SURE)
        for above in (chief_of(view, seat), corps_general(view, seat, corps))
        if above is not None
    ]
    return min(pulled, key=lambda place: apart(place, goal), default=goal)


def _towards(goal: Point, centre: Point, reach: float) -> Point:
    """The point that is nearest to a goal, and no further than so much from a centre."""
    off = apart(goal, centre)
    if off <= reach:
        return goal
    share = max(0.0, reach) / off
    return centre[0] + (goal[0] - centre[0]) * share, centre[1] + (goal[1] - centre[1]) * share


def _led(view: Any, leader: Leader, position: Position) -> Iterator[Point]:
    """Where the units of a division are; for the greater ones those of a corps, or of the army."""
    if leader.rank == DIVISION:
        units = members(view, leader.seat, leader.command)
    elif leader.rank == ARMY:
        units = list(position.mine)
    else:
        units = members(view, leader.seat, view.army(leader.seat).corps_of(leader.command) or leader.command)
    for unit in units:
        yield position.mine[unit].place.centre
