"""On horseback or on foot: when a ride pays, and where one has to go on without the horse."""

from collections.abc import Iterator

from msgspec.structs import replace

from sandtable.players.judgement.argad.duties import maze_of
from sandtable.players.judgement.argad.ideas import Idea
from sandtable.players.judgement.argad.outlook import Outlook
from sandtable.rulesets.argad.orders import Move
from sandtable.rulesets.argad.pace import table_move
from sandtable.rulesets.argad.proposals import reaching
from sandtable.table.plane import Point
from sandtable.table.way import Way, cut, length

BACK = 2000
"""A way that a horse cannot go to its end is shortened by so much at a time."""


def rides(look: Outlook, name: str) -> bool:
    """A figure has a horse to mount, or to get down from."""
    return look.field.figure(name).horse not in ("none", "beast")


def _way(look: Outlook, name: str, goal: Point, *, mounted: bool) -> Way | None:
    return maze_of(look.field, name, mounted=mounted).way(look.field.stand(name).at, goal)


def _turns(look: Outlook, name: str, far: int, *, mounted: bool) -> int:
    """How many turns a way takes."""
    man = replace(look.field.men[name], mounted=mounted)
    move = sum(line.value for line in table_move(look.field.figure(name), man, look.field.period))
    return -(-far // max(1, move))


def mounting(look: Outlook, name: str, idea: Idea, value: float) -> Iterator[Idea]:
    """To mount first, where one is there sooner: what the way on foot brings a turn, by as much as it is shorter."""
    man = look.field.men[name]
    if man.mounted or not rides(look, name) or look.field.touched(name) or idea.arrives or value <= 0:
        return
    duty = look.duties.get(name)
    goal = look.expected(idea.foe) if idea.foe else duty.goal if idea.duty and duty else None
    way = _way(look, name, goal, mounted=True) if goal else None
    if way is not None:
        on_foot, on_horse = (_turns(look, name, length(way), mounted=each) for each in (False, True))
        if on_horse + 1 < on_foot:
            yield Idea(Move(name, how="mount"), look.field.stand(name).at, gain=value * on_foot / (on_horse + 1))


def dismounting(look: Outlook, name: str) -> Iterator[Idea]:
    """Where the ride cannot go: as near as a horse comes, then down from it."""
    duty, at = look.duties.get(name), look.field.stand(name).at
    if duty is None or not look.field.men[name].mounted or not rides(look, name) or look.field.touched(name):
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
