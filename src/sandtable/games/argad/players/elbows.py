"""Elbow room: a captain draws no end where a friend will stand, but next to them, or stops before."""

from sandtable.games.argad.players.ideas import CLOSE, Idea, way_to
from sandtable.games.argad.players.outlook import Outlook
from sandtable.games.argad.rules.orders import Move
from sandtable.table.footing import Footing, overlapping
from sandtable.table.places import Search, places
from sandtable.table.plane import Pose, between
from sandtable.table.strides import Strides, Walker, clear_before
from sandtable.table.way import Way, headings, length

MOST = 4
"""The most places around an enemy that are thought of."""


def standing(look: Outlook, name: str, chosen: dict[str, Move]) -> list[Footing]:
    """Where others will stand: friends at the end of their moves, those of other players where they are expected."""
    field, found = look.field, []
    for other in field.standing:
        if other == name or field.hostile(name, other):
            continue
        move = chosen.get(other)
        if move is not None:
            found.append(_end(look, other, move))
        elif field.seat(other) != look.seat:
            found.append(field.sole(other).at(Pose(*look.expected(other), field.stand(other).heading)))
    return found


def _end(look: Outlook, name: str, move: Move) -> Footing:
    stand = look.field.stand(name)
    if not move.path:
        return look.field.foot(name)
    return look.field.sole(name).at(Pose(*move.path[-1], headings((stand.at, *move.path))[-1]))


def with_room(look: Outlook, name: str, idea: Idea, taken: list[Footing]) -> Idea | None:
    """The same idea where there is room for it; None if there is none."""
    move = idea.move
    if not move.path or move.how not in ("walk", "run") or not taken:
        return idea
    there = _end(look, name, move)
    if not any(overlapping(there, each) for each in taken):
        return idea
    beside = _beside_foe(look, name, idea, taken) if idea.foe and idea.arrives else None
    return beside or _before(look, name, idea, taken)


def _beside_foe(look: Outlook, name: str, idea: Idea, taken: list[Footing]) -> Idea | None:
    """Another place that touches the same enemy."""
    field, foe, start = look.field, idea.foe, look.field.stand(name).at
    target = field.sole(foe).at(Pose(*look.expected(foe), field.stand(foe).heading))
    way = (start, *idea.move.path)
    search = Search(field.sole(name), headings(way)[-1], idea.end, between(way[-2], way[-1]))
    for place in places(search, target, [*taken, target])[:MOST]:
        found = way_to(look, name, place.at)
        if found is not None and len(found) > 1 and length(found) <= look.move(name):
            return idea._replace(move=Move(name, found[1:]), end=place.at)
    return None


def _before(look: Outlook, name: str, idea: Idea, taken: list[Footing]) -> Idea | None:
    """As much of the way as leads to a place where there is room."""
    way: Way = (look.field.stand(name).at, *idea.move.path)
    strides = Strides(Walker(look.field.sole(name), way, length(way), 0, headings(way)[-1]))
    tick = clear_before(strides, strides.stops, taken)
    gone = strides.until(tick)
    if len(gone) < 2:
        return None
    near = idea.arrives and look.far(idea.foe, gone[-1]) <= look.reach(name, idea.foe) + CLOSE // 8
    return idea._replace(move=Move(name, gone[1:], idea.move.how), end=gone[-1], arrives=near)
