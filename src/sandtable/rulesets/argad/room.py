"""VI.k. Nobody ends on another's base: places are kept as they are taken, and who comes later finds the nearest."""

from collections.abc import Callable
from typing import NamedTuple

from sandtable.kernel.clause import clause
from sandtable.rulesets.argad.field import Field
from sandtable.rulesets.argad.setting_out import Reason, Stint
from sandtable.table.footing import Footing, overlapping, swept, touching
from sandtable.table.places import places
from sandtable.table.plane import Point, between, squared
from sandtable.table.plane import Pose as Stand
from sandtable.table.together import Crowd, Strides, Walk, Walker, clear_before
from sandtable.table.way import Way, cut, headings, length

TRIES = 2
"""So often a figure looks for another place in one walk."""

MOST = 6
"""So many places are looked at, the nearest first."""


class Aside(NamedTuple):
    """Somebody looks for a place: their walk, where it would have stopped, and whom they want to touch."""

    name: str
    stint: Stint
    walker: Walker
    stop: Stand
    tick: int
    target: Footing


@clause("AR VI.k")
def resettled(field: Field, walk: Walk, going: list[Stint], crowd: Crowd) -> Stint:
    """Who comes to a place that is taken goes to the nearest free one that serves, else stays where there was room.

    Who marches in close order does not step aside.
    """
    n, own = crowd.who, going[crowd.who]
    ahead = _unturned(walk, own, crowd)
    if ahead is not None:
        return own._replace(walker=ahead)
    taken = [walk.foot(m) for m in walk.stood]
    if not own.marches and own.asides < TRIES:
        target = _target(field, walk, crowd)
        first = own.first or own.walker
        look = Aside(field.standing[n], own, first, crowd.stood.stand, crowd.stood.tick, walk.foot(target))
        aside = stepped_aside(field, walk, look, [*taken, look.target])
        if aside is not None:
            hostile = field.hostile(field.standing[n], field.standing[target])
            reason = Reason("enemy" if hostile else "friend", field.standing[target], "AR VI.f" if hostile else "AR VI.k")
            return own._replace(walker=aside, asides=own.asides + 1, first=first, reason=reason)
    return stopped_before(own, walk.strides[n], crowd.stood.tick, taken, _by_friend(field, crowd))


def _by_friend(field: Field, crowd: Crowd) -> Reason:
    return Reason("friend", field.standing[crowd.taken[0]], "AR VI.k")


def stopped_before(own: Stint, strides: Strides, tick: int, things: list[Footing], reason: Reason) -> Stint:
    """The same, stopped at the last point of its way at which there is room."""
    last = clear_before(strides, min(tick, strides.stops - 1), things)
    way = strides.until(last)
    end = strides.at(last).heading if len(way) > 1 else own.walker.start
    walker = strides.walker._replace(way=way, end=end, aside=strides.walker.aside and len(way) == len(own.walker.way))
    return own._replace(walker=walker, reason=reason, asides=TRIES)


def _unturned(walk: Walk, own: Stint, crowd: Crowd) -> Walker | None:
    """Who has only no room to turn at the end of a way faces ahead."""
    walker, stand = own.walker, crowd.stood.stand
    if walker.end == walker.faces[-1] or stand.heading != walker.end:
        return None
    foot = walker.sole.at(stand._replace(heading=walker.faces[-1]))
    free = not any(overlapping(foot, walk.foot(m)) for m in walk.stood)
    return walker._replace(end=walker.faces[-1]) if free else None


def _target(field: Field, walk: Walk, crowd: Crowd) -> int:
    """Whom one wants to touch: the enemy met first, or whom the way ends at, else the friend on whom it ends."""
    name, foot = field.standing[crowd.who], walk.strides[crowd.who].walker.sole.at(crowd.stood.stand)
    if crowd.stood.by >= 0 and field.hostile(name, field.standing[crowd.stood.by]):
        return crowd.stood.by
    enemies = [m for m in walk.stood if field.hostile(name, field.standing[m]) and touching(foot, walk.foot(m))]
    near = enemies or list(crowd.taken)
    return min(near, key=lambda m: (squared(walk.stood[m].stand.at, crowd.stood.stand.at), m))


def stepped_aside(field: Field, walk: Walk, look: Aside, taken: list[Footing]) -> Walker | None:
    """The way to the nearest free place that touches the target, off the ordered way as late as may be."""
    strides = Strides(look.walker)
    face, stop = look.stop.heading, look.stop.at
    ahead = between(look.walker.way[0], stop) if look.walker.way[0] != stop else (1, 0)
    enemies = [
        walk.foot(m) for m in walk.stood if field.hostile(look.name, field.standing[m]) and walk.foot(m) != look.target
    ]
    for place in places(look.walker.sole, face, look.target, taken, stop, ahead)[:MOST]:
        way = _way_to(look, strides, place, [*enemies, look.target])
        if way is not None and lies_open(field, look, way):
            end = headings(way)[-1] if len(look.walker.sole.at(look.stop).core) == 1 else face
            return look.walker._replace(way=way, end=end, aside=True)
    return None


def _way_to(look: Aside, strides: Strides, place: Point, enemies: list[Footing]) -> Way | None:
    """The ordered way up to the last point from which a place can be gone to straight; None if there is none."""
    foot = look.walker.sole.at(look.stop)

    def leads(gone: int) -> Way | None:
        kept = cut(strides.until(look.tick), gone)
        way = (*kept, place) if kept[-1] != place else kept
        if length(way) > look.stint.allowance:
            return None
        by = between(look.stop.at, kept[-1])
        moved = Footing(tuple((x + by[0], y + by[1]) for x, y in foot.core), foot.round)
        passed = swept(moved, between(kept[-1], place))
        return None if any(overlapping(passed, enemy) for enemy in enemies) else way

    return _latest(leads, [length(strides.until(look.tick)[: n + 1]) for n in range(len(strides.until(look.tick)))])


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


def lies_open(field: Field, look: Aside, way: Way) -> bool:
    """The last stretch of a way leads over no obstacle, and through no ground that the order did not lead through."""
    if len(way) < 2:
        return True
    figure, man = field.figure(look.name), field.men[look.name]
    trouble = field.land.trouble(way[-2:], look.walker.sole, figure, mounted=man.mounted, face=look.stop.heading)
    known = look.stint.going.trouble.pieces if look.stint.going is not None else ()
    lines = {each.piece.id for each in field.land.lines}
    pieces = set(trouble.pieces)
    foot = look.walker.sole.at(Stand(*way[-1], look.stop.heading))
    return not trouble.barred and not pieces & lines and pieces <= set(known) and field.room_for(look.name, foot)
