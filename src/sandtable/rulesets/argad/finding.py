"""V.e. Who finds whom hidden: strangers who walk or turn onto a place, and friends who stop beside it."""

from sandtable.kernel.clause import clause
from sandtable.rulesets.argad.field import Field
from sandtable.rulesets.argad.tables import CM
from sandtable.table.footing import overlapping, touching, within
from sandtable.table.together import END, TICKS, Walk, Walker

GIVEN_AWAY = CM // 5
"""So near to a hidden friend one is seen to make way for him."""


@clause("AR V.e")
def trodden(field: Field, walk: Walk) -> set[str]:
    """Whoever lies hidden where a stranger walks is found."""
    names = field.standing
    strangers = {
        n: [m for m, other in enumerate(names) if field.seat(other) != field.seat(names[n])] for n in lying(field)
    }
    return {names[n] for n, others in strangers.items() if any(_trod(walk, n, m) for m in others)}


@clause("AR V.e")
def given_away(field: Field, walk: Walk) -> set[str]:
    """A friend who ends his walk right beside one who lies hidden gives him away."""
    names = field.standing
    mates = {
        n: [m for m, other in enumerate(names) if m != n and field.seat(other) == field.seat(names[n])]
        for n in lying(field)
    }
    return {names[n] for n, others in mates.items() if any(_beside(walk, n, m) for m in others)}


def _beside(walk: Walk, place: int, walking: int) -> bool:
    """Somebody has ended his walk right beside the place of another."""
    return bool(walk.ticks[walking]) and within(walk.foot(walking, END), walk.foot(place, END), GIVEN_AWAY)


def _trod(walk: Walk, place: int, walking: int) -> bool:
    """Somebody's steps have led him onto, or up to, the place of another; or the next one would have."""
    last, walker = walk.ticks[walking], walk.walkers[walking]
    if len(walker.way) == 1 or not walker.pace:
        return False
    there = walk.foot(place, END)
    feet = [walk.foot(walking, tick) for tick in (*range(0, last, TICKS), last)]
    if last < walker.arrival:
        feet.append(walker.sole.at(walker.at((last // TICKS + 1) * TICKS)))
    return any(overlapping(foot, there) for foot in feet) or touching(walk.foot(walking, last), there)


def turned_onto(field: Field, walkers: list[Walker]) -> set[str]:
    """Whoever lies hidden where another would turn to."""
    feet = [each.sole.at(each.at(0)) for each in walkers]
    turners = [n for n, each in enumerate(walkers) if len(each.way) == 1 and each.end != each.start]
    return {field.standing[m] for n in turners for m in lying(field) if m != n and overlapping(feet[n], feet[m])}


def lying(field: Field) -> list[int]:
    """The numbers of those who lie hidden."""
    return [n for n, name in enumerate(field.standing) if field.men[name].hidden]
