"""V.e. Who finds whom hidden: strangers who walk or turn onto a place, and friends who stop beside it."""

from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.walk_together import Trek
from sandtable.games.argad.rules.tables import CM
from sandtable.kernel.clause import clause
from sandtable.table.footing import overlapping, touching, within
from sandtable.table.plane import Pose as Stand
from sandtable.table.strides import Walker
from sandtable.table.way import met

GIVEN_AWAY = CM // 5
"""A figure this near to a hidden friend is seen to make way."""


@clause("AR V.e")
def trodden(field: Field, trek: Trek) -> set[str]:
    """A hidden figure is found where a stranger walks."""
    names = field.standing
    strangers = {
        n: [m for m, other in enumerate(names) if field.seat(other) != field.seat(names[n])] for n in lying(field)
    }
    return {names[n] for n, others in strangers.items() if any(_trod(trek, n, m) for m in others)}


@clause("AR V.e")
def given_away(field: Field, trek: Trek) -> set[str]:
    """A friend who ends a walk right beside a hidden figure gives it away."""
    names = field.standing
    mates = {
        n: [m for m, other in enumerate(names) if m != n and field.seat(other) == field.seat(names[n])]
        for n in lying(field)
    }
    return {names[n] for n, others in mates.items() if any(_beside(trek, n, m) for m in others)}


def _beside(trek: Trek, place: int, walking: int) -> bool:
    """A figure has ended its walk right beside the place of another."""
    return len(trek.way(walking)) > 1 and within(trek.foot(walking), trek.foot(place), GIVEN_AWAY)


def _trod(trek: Trek, place: int, walking: int) -> bool:
    """A figure has walked onto, or up to, the place of another; or would have ended there."""
    walker = trek.going[walking].walker
    if len(walker.way) == 1 and (walking, place) not in trek.stumbled:
        return False
    there = trek.foot(place)
    onto = (walking, place) in trek.stumbled or bool(met(trek.way(walking), walker.sole, [there]))
    return onto or touching(trek.foot(walking), there)


def turned_onto(field: Field, walkers: list[Walker]) -> set[str]:
    """Those who lie hidden where another would turn."""
    feet = [each.sole.at(Stand(*each.way[0], each.end if len(each.way) == 1 else each.start)) for each in walkers]
    turners = [n for n, each in enumerate(walkers) if len(each.way) == 1 and each.end != each.start]
    return {field.standing[m] for n in turners for m in lying(field) if m != n and overlapping(feet[n], feet[m])}


def lying(field: Field) -> list[int]:
    """The numbers of those who lie hidden."""
    return [n for n, name in enumerate(field.standing) if field.men[name].hidden]
