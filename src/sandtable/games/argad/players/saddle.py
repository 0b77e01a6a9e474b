"""On horseback or on foot: when a ride pays, and where one has to go on without the horse."""

from collections.abc import Iterator

from msgspec.structs import replace

from sandtable.games.argad.players.duties import maze_of
from sandtable.games.argad.players.ideas import Idea
from sandtable.games.argad.players.outlook import Outlook
from sandtable.games.argad.rules.characters.figures import rider
from sandtable.games.argad.rules.movement.horses import at_hand, own_horse
from sandtable.games.argad.rules.movement.pace import plain_move
from sandtable.games.argad.rules.movement.ways import into, reaching
from sandtable.games.argad.rules.orders import Move
from sandtable.table.plane import Point
from sandtable.table.way import Way, cut, length

FAR = 99
"""The turns that an impossible way on foot is counted as."""

BACK = 2000
"""A way that a horse cannot go to its end is shortened by this much at a time."""


def _way(look: Outlook, name: str, goal: Point, *, mounted: bool) -> Way | None:
    return maze_of(look.field, name, mounted=mounted).way(look.field.stand(name).at, goal)


def _turns(look: Outlook, name: str, far: int, *, mounted: bool) -> int:
    """How many turns a way takes."""
    man = replace(look.field.men[name], mounted=mounted)
    move = plain_move(look.field.figure(name), man, look.field.period)
    return -(-far // max(1, move))


def mounting(look: Outlook, name: str, idea: Idea, value: float) -> Iterator[Idea]:
    """To mount first, if that is sooner there: worth what the way on foot brings, times how much sooner."""
    horse, duty = own_horse(look.field, name), look.duties.get(name)
    if not horse or look.field.touched(name) or idea.arrives or value <= 0:
        return
    goal = look.expected(idea.foe) if idea.foe else duty.goal if idea.duty and duty else None
    there = look.field.stand(horse).at
    ride = maze_of(look.field, name, mounted=True)
    ways = (_way(look, name, goal, mounted=False), ride.way(there, goal)) if goal else (None, None)
    to_horse = _to_horse(look, name, horse)
    if ways[1] is None or to_horse is None:
        return
    on_foot = _turns(look, name, length(ways[0]), mounted=False) if ways[0] else FAR
    riding = _turns(look, name, length(to_horse), mounted=False) + 1 + _turns(look, name, length(ways[1]), mounted=True)
    if riding < on_foot:
        move = reaching(look.state, look.field, name, to_horse) if len(to_horse) > 1 else Move(name, how="mount")
        yield Idea(move, look.field.stand(name).at, gain=value * on_foot / riding)


def _to_horse(look: Outlook, name: str, horse: str) -> Way | None:
    """The way to the figure's own horse; of no length if it stands beside it."""
    at = look.field.stand(name).at
    if horse in at_hand(look.field, name):
        return (at,)
    way = _way(look, name, look.field.stand(horse).at, mounted=False)
    return into(look.field, name, horse, way) if way is not None and len(way) > 1 else None


def dismounting(look: Outlook, name: str) -> Iterator[Idea]:
    """Where the ride cannot go: as near as a horse comes, then down from it."""
    duty, at = look.duties.get(name), look.field.stand(name).at
    if (
        duty is None
        or not look.field.men[name].mounted
        or not rider(look.field.figure(name))
        or look.field.touched(name)
    ):
        return
    if duty.goal == at or _way(look, name, duty.goal, mounted=True) is not None:
        return
    way = _way(look, name, duty.goal, mounted=False)
    if way is None:
        return
    ride = _ride(look, name, way)
    if ride is not None and length(ride) > look.move(name) // 4:
        move = reaching(look.state, look.field, name, ride)
        if move.path:
            yield Idea(move, move.path[-1], duty=True)
            return
    share = 1 / (1 + _turns(look, name, length(way), mounted=False))
    yield Idea(Move(name, how="dismount"), at, gain=duty.worth * share)


def _ride(look: Outlook, name: str, way: Way) -> Way | None:
    """The way of a horse to the last point of a way on foot that it can reach."""
    for far in range(length(way) - BACK, 0, -BACK):
        ride = _way(look, name, cut(way, far)[-1], mounted=True)
        if ride is not None:
            return ride
    return None
