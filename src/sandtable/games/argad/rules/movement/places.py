"""VI.k. Nobody ends on another's base: places are kept as they are taken, and later figures find the nearest."""

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from sandtable.games.argad.rules.field import Field
from sandtable.games.argad.rules.movement.setting_out import Reason, Stint
from sandtable.kernel.clause import clause
from sandtable.table.closing import FINE
from sandtable.table.footing import Footing, Sole, overlapping, touching
from sandtable.table.places import Ring, Search, places, ranked
from sandtable.table.plane import TURN, Point, between, cross, dot, squared
from sandtable.table.plane import Pose as Stand
from sandtable.table.strides import Strides, Walker, clear_before, core, reached
from sandtable.table.together import Crowd, Stood, Walk
from sandtable.table.way import Way, cut, headings, length

TRIES = 3
"""The most times that a figure looks for another place in one walk."""

HAIR = 3
"""Thousandths of a U that are left of a move that is used up, for rounding."""

TURNS = (0, -TURN // 8, TURN // 8)
"""How a base that is not round may stand turned at an enemy."""

MOST = 12
"""The most places that are looked at, the nearest first."""


class Aside(NamedTuple):
    """Somebody looks for a place: their walk, where it would have stopped, and one of whom they want to touch."""

    number: int
    name: str
    stint: Stint
    walker: Walker
    stood: Stood
    targets: tuple[Footing, ...]
    enemy: bool

    @property
    def stop(self) -> Stand:
        return self.stood.stand


@clause("AR VI.k")
def resettled(field: Field, walk: Walk, going: list[Stint], crowd: Crowd) -> Stint:
    """A figure that comes to a taken place goes to the nearest free one that serves, else stays where there was room.

    Figures that march in close order do not step aside.
    """
    n, own = crowd.who, going[crowd.who]
    ahead = _unturned(walk, own, crowd)
    if ahead is not None:
        return own._replace(walker=ahead)
    taken = [walk.place(m) for m in walk.settled(n)]
    first = own.first or (own.walker, crowd.stood)
    for wanted in _targets(field, walk, n, first[1]) if not own.marches and own.asides < TRIES else ():
        why = _beside(field, field.standing[n], field.standing[wanted[0]])
        hostile = why.why == "enemy"
        targets = tuple(walk.foot(m) if hostile else walk.place(m) for m in wanted)
        look = Aside(n, field.standing[n], own, *first, targets, hostile)
        aside = stepped_aside(field, walk, look, [*taken, *look.targets])
        if aside is not None:
            due = own.due if own.asides else length(walk.strides[n].until(crowd.stood.tick))
            return own._replace(walker=aside, asides=own.asides + 1, first=first, reason=why, due=due)
    why = _beside(field, field.standing[n], field.standing[crowd.taken[0]])
    strides, tick = (Strides(first[0]), first[1].tick) if own.asides < TRIES else (walk.strides[n], crowd.stood.tick)
    return stopped_before(own._replace(first=first), strides, tick, taken, why)


def homeless(walk: Walk, n: int, stint: Stint) -> bool:
    """Somebody is to stay where they set out, and others have come to stand there."""
    walker = stint.walker
    foot = walker.sole.at(Stand(*walker.way[0], walker.start))
    return len(walker.way) == 1 and any(overlapping(foot, walk.place(m)) for m in walk.settled(n))


def _beside(field: Field, name: str, other: str) -> Reason:
    return Reason("enemy" if field.hostile(name, other) else "friend", other, "AR VI.k")


def stopped_before(own: Stint, strides: Strides, tick: int, things: list[Footing], reason: Reason) -> Stint:
    """The same, stopped at the last point of its way at which there is room."""
    last = clear_before(strides, min(tick, strides.stops - 1), things)
    way = strides.until(last)
    way = way if way != own.walker.way else way[:1]
    end = strides.at(last).heading if len(way) > 1 else own.walker.start
    walker = strides.walker._replace(way=way, end=end, aside=strides.walker.aside and len(way) == len(own.walker.way))
    due = own.due if own.asides else length(strides.until(tick))
    return own._replace(walker=walker, reason=reason, due=due, asides=TRIES)


def _unturned(walk: Walk, own: Stint, crowd: Crowd) -> Walker | None:
    """A figure that only lacks room to turn at the end of a way faces ahead."""
    walker, stand = own.walker, crowd.stood.stand
    if walker.end == walker.faces[-1] or stand.heading != walker.end:
        return None
    foot = walker.sole.at(stand._replace(heading=walker.faces[-1]))
    free = not any(overlapping(foot, walk.place(m)) for m in walk.settled(crowd.who))
    return walker._replace(end=walker.faces[-1]) if free else None


def _targets(field: Field, walk: Walk, n: int, stood: Stood) -> list[list[int]]:
    """Whom a figure wants to touch: the enemy met first, or at whom the way ends; else the friends on whom it ends."""
    name, foot = field.standing[n], walk.strides[n].walker.sole.at(stood.stand)
    met = [stood.by] if stood.by >= 0 and field.hostile(name, field.standing[stood.by]) else []
    near = [m for m in walk.settled(n) if touching(foot, walk.place(m))]
    near.sort(key=lambda m: (squared(walk.stand(m).at, stood.stand.at), m))
    enemies = [m for m in near if field.hostile(name, field.standing[m])]
    friends = [m for m in near if m not in enemies and overlapping(foot, walk.place(m))]
    return [each for each in (met or enemies[:1], friends) if each]


def stepped_aside(field: Field, walk: Walk, look: Aside, taken: list[Footing]) -> Walker | None:
    """The way to the nearest free place that touches a target, leaving the ordered way as late as possible."""
    strides = Strides(look.walker)
    hostile = [walk.foot(m) for m in walk.stood if field.hostile(look.name, field.standing[m])]
    enemies = [*hostile, *look.targets] if look.enemy else hostile
    for place in _choice(look, strides, taken):
        for via in _round_about(look, place.at):
            walker = _going_to(field, look, strides, (*via, place), enemies)
            if walker is not None and not walk.meets(look.number, walker):
                return walker
    return None


def _going_to(
    field: Field, look: Aside, strides: Strides, points: tuple[Stand, ...], enemies: list[Footing]
) -> Walker | None:
    """Somebody on the way to a place, and over which point, if that way is open."""
    way = _way_to(look, strides, tuple(point.at for point in points), enemies)
    face = points[-1].heading
    if way is None or not lies_open(field, look, strides.until(look.stood.tick), way[-1 - len(points) :], face):
        return None
    end = headings(way)[-1] if _round(look.walker.sole) else face
    return look.walker._replace(way=way, end=end, aside=True)


def _round_about(look: Aside, place: Point) -> list[tuple[Stand, ...]]:
    """Straight to a place; or on foot around an enemy, by a point to the side of it."""
    if not look.enemy or not _round(look.walker.sole) or len(look.targets[0].core) > 1:
        return [()]
    x, y = between(look.targets[0].core[0], place)
    sides = [(place[0] - y, place[1] + x), (place[0] + y, place[1] - x)]
    near = sorted(sides, key=lambda point: squared(point, look.stop.at))
    return [(), *((Stand(*point, look.stop.heading),) for point in near)]


def _round(sole: Sole) -> bool:
    return len(core(sole, 0)) == 1


def _choice(look: Aside, strides: Strides, taken: list[Footing]) -> list[Stand]:
    """Free places at the target, the nearest first; a base that is not round may also stand turned there."""
    stop = look.stop
    ahead = between(look.walker.way[0], stop.at) if look.walker.way[0] != stop.at else (1, 0)
    turns = TURNS if look.enemy and not _round(look.walker.sole) else (0,)
    found: list[Stand] = []
    for face in [(stop.heading + turn) % TURN for turn in turns]:
        search = Search(look.walker.sole, face, stop.at, ahead, _limits(look, strides))
        found += [place for each in look.targets for place in places(search, each, taken)]
    return (found if len(turns) == len(look.targets) == 1 else ranked(found, stop.at, ahead))[:MOST]


def _limits(look: Aside, strides: Strides) -> tuple[Ring, ...]:
    """How far one might get from each turn of the way, but for a hair, with the whole of the move."""
    way = strides.until(look.stood.tick)
    rest = [(point, look.stint.allowance - length(way[: n + 1]) - HAIR) for n, point in enumerate(way)]
    return tuple(Ring((x * FINE, y * FINE), left * FINE) for (x, y), left in rest if left > 0)


def _way_to(look: Aside, strides: Strides, points: Way, enemies: list[Footing]) -> Way | None:
    """The ordered way up to the last place from which it is open over these points; None if there is none."""
    gone, face = strides.until(look.stood.tick), look.stop.heading

    def leads(so_far: int) -> Way | None:
        kept = cut(gone, so_far)
        if kept[-1] == points[0] or _turns_back(kept, points[0]) or length((*kept, *points)) > look.stint.allowance:
            return None
        for a, b in pairwise((kept[-1], *points)):
            last = Strides(Walker(look.walker.sole, (a, b), 1, face, face, aside=True))
            if any(reached(last, enemy) is not None for enemy in enemies):
                return None
        return (*(kept[:-1] if _straight_on(kept, points[0]) else kept), *points)

    return _latest(leads, [length(gone[: n + 1]) for n in range(len(gone))])


def _turns_back(gone: Way, place: Point) -> bool:
    """To go to a place from the end of a way is to go back."""
    return len(gone) > 1 and dot(between(gone[-2], gone[-1]), between(gone[-1], place)) < 0


def _straight_on(gone: Way, place: Point) -> bool:
    return len(gone) > 1 and cross(between(gone[-2], gone[-1]), between(gone[-1], place)) == 0


def _latest(leads: Callable[[int], Way | None], turns: list[int]) -> Way | None:
    """What the greatest distance leads to, looked for between the turns of a way, the last first."""
    found = leads(turns[-1])
    for low, high in zip(turns[-2::-1], turns[:0:-1], strict=True) if found is None else ():
        found = leads(low)
        if found is not None:
            return _between(leads, low, high, found)
    return found


def _between(leads: Callable[[int], Way | None], low: int, high: int, found: Way) -> Way:
    """What the greatest distance leads to between one that leads there and one that does not."""
    while high - low > 1:
        middle = (low + high) // 2
        way = leads(middle)
        low, high, found = (middle, high, way) if way is not None else (low, middle, found)
    return found


def lies_open(field: Field, look: Aside, gone: Way, way: Way, face: int) -> bool:
    """The way to a place leads through no ground and over no obstacle that the figure has not passed already."""
    foot = look.walker.sole.at(Stand(*way[-1], face))
    if not field.room_for(look.name, foot) or any(line.under(foot) for line in field.land.linear):
        return False
    new, old = (field.trouble(look.name, each, look.stop.heading) for each in (way, gone))
    return not new.barred and set(new.pieces) <= set(old.pieces)


# At the end of a walk


def holders(walk: Walk, n: int, stint: Stint) -> list[int]:
    """Those who stand on the place to which somebody would have come, and came first; as they are named."""
    if stint.first is None:
        return []
    place, tick = stint.walker.sole.at(stint.first[1].stand), stint.first[1].tick
    sooner = [m for m in sorted(walk.stood) if m != n and (walk.stood[m].tick <= tick or m in walk.foremost)]
    return [m for m in sooner if overlapping(walk.foot(m), place)]


@clause("AR VI.k")
def groundless(field: Field, walk: Walk, going: list[Stint]) -> list[int]:
    """Those who have given way for no cause that still holds, in the order of arrival."""
    found = [n for n, each in enumerate(going) if each.first is not None and _groundless(field, walk, going, n)]
    return sorted(found, key=lambda n: (_arrived(going[n]), n))


def _arrived(stint: Stint) -> int:
    return stint.first[1].tick if stint.first is not None else 0


def _groundless(field: Field, walk: Walk, going: list[Stint], n: int) -> bool:
    """Nobody stands on their place; they do not touch the enemy they went to; or could have come further."""
    own, name = going[n], field.standing[n]
    if own.reason is None or not holders(walk, n, own):
        return True
    if own.walker.aside and own.reason.why == "enemy":
        return not touching(walk.foot(n), walk.foot(field.standing.index(own.reason.by)))
    enemies = [walk.foot(m) for m in walk.stood if field.hostile(name, field.standing[m])]
    return not any(touching(walk.foot(n), each) for each in enemies) and _further(walk, own, n, enemies)


def _further(walk: Walk, stint: Stint, n: int, enemies: list[Footing]) -> bool:
    """Somebody who stopped on their way would have found room further on."""
    if stint.walker.aside or stint.first is None:
        return False
    strides = Strides(stint.first[0])
    tick = min([stint.first[1].tick, *(t for each in enemies if (t := reached(strides, each)) is not None)])
    last = clear_before(strides, tick, [walk.foot(m) for m in walk.stood if m != n])
    return last > walk.stood[n].tick + strides.slack
