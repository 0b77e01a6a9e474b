"""3.2.5. Marches: along a road and round its bends, without wheeling."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from sandtable.games.impetus.rules.movement.bodies import Body, column, not_drifted, over_road
from sandtable.games.impetus.rules.movement.reach import one_after_the_other, past_zones, road_pace, together
from sandtable.games.impetus.rules.movement.ways import Bar, Way
from sandtable.games.impetus.rules.movement.wheels import not_on_friends, obstacles
from sandtable.games.impetus.rules.movement.zones import first_zone_wheeled
from sandtable.games.impetus.rules.terrain.land import heading_of
from sandtable.games.impetus.rules.terrain.roads import FACED, on_it, road_move
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.table.path import gone
from sandtable.table.plane import SCALE, Point, between, cosine, cross, direction, dot, sine, turn_to

Line: TypeAlias = tuple[Point, ...]
"""The bends and the end that lie before a body, and behind it the point from which its stretch runs."""


class Leg(NamedTuple):
    """A straight part of a march: the body as it begins it, faced along its stretch, and from how far on.

    `turn` is by how much it was turned for that, `length` how far it goes, and `room` how far the stretch does.
    """

    body: Body
    turn: int
    start: int
    length: int
    room: int


@clause("BI 3.2.5")
def stretch_of(body: Body) -> Line | None:
    """The line of the road from the stretch that a unit or column faces along to within 22.5°; None without one."""
    if len(body.stands) > 1 and not column(body):
        return None
    at, heading = body.front.pose.at, body.heading
    found = [line for line in _lines(body, at) if abs(turn_to(heading, _runs(line))) <= FACED]
    return min(found, key=lambda line: abs(turn_to(heading, _runs(line))), default=None)


def _lines(body: Body, at: Point) -> Iterator[Line]:
    """Every stretch under a point, one way and the other, with all that follows on it."""
    for road in body.field.land.roads:
        for place, part in enumerate(road.stretches):
            low, high = on_it(part, at, body.heading)
            if low == 0 <= high:
                yield road.line[place:]
                yield road.line[: place + 2][::-1]


def _runs(line: Line) -> int:
    return heading_of(line[0], line[1])


@clause("BI 3.2.5")
def forbids_march(body: Body) -> Iterator[Refusal]:
    """A road turns no unit onto itself: one that stands across it wheels first."""
    if stretch_of(body) is None:
        yield Refusal("BI 3.2.5", "refused-march-road", {}, tuple(stand.id for stand in body.stands))


# The legs of a march


def legs(body: Body, distance: int) -> Iterator[Leg]:
    """The straight parts of a march of so far, or to the end of the road."""
    line, start = stretch_of(body) or (), 0
    for place in range(len(line) - 1):
        room = _to_the_bend(body.front.pose.at, line[place:])
        length = min(room, distance - start)
        if length > 0:
            turn = turn_to(body.heading, heading_of(line[place], line[place + 1]))
            body = turned(body, turn)
            yield Leg(body, turn, start, length, room)
            body, start = _gone(body, length), start + length


def end_of(body: Body, distance: int) -> Body:
    """A body where a march of so far leaves it."""
    for leg in legs(body, distance):
        body = _gone(leg.body, leg.length)
    return body


@clause("BI 2.5c")
def turned(body: Body, turn: int) -> Body:
    """A body turned about the middle of its front; a group as one."""
    if not turn:
        return body
    poses = dict(not_drifted(body, body.front.pose.at, turn))
    return body._replace(stands=tuple(stand._replace(base=stand.base.at(poses[stand.id])) for stand in body.stands))


def _gone(body: Body, distance: int) -> Body:
    stands = tuple(stand._replace(base=gone(stand.base, body.heading, distance)) for stand in body.stands)
    return body._replace(stands=stands)


def _to_the_bend(at: Point, line: Line) -> int:
    """How far it is along a stretch to its next bend, or to the end; a unit on the inner side is there sooner."""
    way = direction(heading_of(line[0], line[1]))
    ahead = dot(way, between(at, line[1])) // SCALE
    if len(line) == 2:
        return max(0, ahead)
    left = cross(way, between(line[1], at)) // SCALE
    half = turn_to(heading_of(line[0], line[1]), heading_of(line[1], line[2])) // 2
    return max(0, ahead - left * sine(half) // cosine(half))


# How far a march may go


@clause("BI 3.2.5")
def way_along(body: Body, move: int) -> Way:
    """How far a body may march: half as much again as its move, while nothing is in the way nor of a bend."""
    reach = road_move(move)
    found, start = Way((), (Bar(reach + 1, None, "BI 3.2.5", "", None),)), 0
    for leg in legs(body, reach):
        if stuck := in_the_way_of_turning(leg):
            return _with(found, stuck._replace(start=leg.start + 1, end=None))
        way = _straight(leg)
        spans = one_after_the_other(*found.spans, *way.spans)
        found = Way(spans, tuple(sorted((*found.bars, *way.bars), key=lambda bar: bar.start)))
        start = leg.start + leg.length
        if not any(low <= start <= high for low, high in way.spans):
            return found
    return found if start == reach else _with(found, Bar(start + 1, None, "BI 3.2.5", "", None))


def _with(way: Way, bar: Bar) -> Way:
    return way._replace(bars=tuple(sorted((*way.bars, bar), key=lambda each: each.start)))


def _straight(leg: Leg) -> Way:
    """A leg as a part of the whole march; no unit is set down beyond a friend round the bend."""
    body = over_road(leg.body)
    way = past_zones(body, together(body, body.heading, [road_pace(leg.length)] * len(body.stands)))
    spans = [(leg.start + low, leg.start + min(high, leg.room)) for low, high in way.spans if low <= leg.room]
    bars = [
        bar._replace(start=leg.start + bar.start, end=None if bar.end is None else leg.start + bar.end)
        for bar in way.bars
        if bar.clause != "BI 3.2.5"
    ]
    return Way(tuple(spans), tuple(bars))


@clause("BI 5.5b")
def in_the_way_of_turning(leg: Leg) -> Bar | None:
    """What keeps a body from facing along the stretch before it: a zone of control, or a lack of room."""
    before, about = turned(leg.body, -leg.turn), leg.body.front.pose.at
    for stand in before.stands if leg.turn else ():
        if stretch := first_zone_wheeled(stand, about, leg.turn, leg.body.enemies):
            return Bar(0, None, "BI 5.5b", stretch.enemy.id, Region(stretch.zone), "refused-zone-road")
        land = over_road(leg.body).field.land
        for met in obstacles(stand, about, leg.turn, land, leg.body.others):
            if met.distance < abs(leg.turn):
                return Bar(0, None, met.clause, met.by, met.at, "refused-road-turn")
        for bar in not_on_friends(stand, about, leg.turn, leg.body.others):
            if bar.end is None or bar.end >= abs(leg.turn):
                return bar._replace(key="refused-road-turn")
    return None
