"""5.1 to 5.5. Voluntary movement: how far each kind of move may go, and what forbids it."""

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final

from sandtable.games.impetus.rules.movement.bodies import Body, column, on_road, over_road
from sandtable.games.impetus.rules.movement.ways import (
    Bar,
    Way,
    allowed,
    both,
    course,
    enemies_before,
    pace_of,
    without,
)
from sandtable.games.impetus.rules.movement.wheels import not_on_friends, pivot, sense, turns_in, widest
from sandtable.games.impetus.rules.movement.zones import Stretch, first_zone, first_zone_wheeled, past_the_controller
from sandtable.games.impetus.rules.terrain.ground import DIFFICULT, ROUGH, group_in_difficult, group_in_rough, kind
from sandtable.games.impetus.rules.terrain.land import Limit
from sandtable.games.impetus.rules.terrain.roads import road_move
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.table.crossing import half_in_interval
from sandtable.table.plane import TURN, Point

STRAIGHT: Final = "advance"
WHEEL: Final = "wheel"
ASIDE: Final = "sidestep"
BACK: Final = "backward"
MARCH: Final = "march"
CHARGE: Final = "charge"

KEYS = MappingProxyType(
    {
        "BI 5.1": "refused-way-pace",
        "BI 3.1b": "refused-way-ground",
        "BI 3.2.5": "refused-way-road",
        "BI 3.2.7": "refused-way-edge",
        "BI 3.2.4": "refused-way-closed",
        "BI 3.2.6": "refused-way-closed",
        "BI 5.7a": "refused-way-friend",
        "BI 5.7b": "refused-way-crossing",
        "BI 7.1": "refused-way-enemy",
        "BI 5.5c": "refused-zone-past",
        "BI 5.5b": "refused-zone-aside",
        "BI 3.2.2": "refused-group-rough",
        "BI 3.2.3": "refused-group-difficult",
        "BI 5.4a": "refused-chariot-short",
        "BI 5.2b": "refused-wheel-wide",
        "BI 5.2c": "refused-wheel-enemy",
        "BI 5.4b": "refused-chariot-wheel",
    }
)
"""The message for a move that goes too far, by the clause that bars the way."""


def refused_way(units: tuple[str, ...], distance: int, way: Way) -> Iterator[Refusal]:
    """What forbids to go so far."""
    if distance < 1:
        yield Refusal("BI 5.1", "refused-way-none", {"distance": distance}, units)
    elif (bar := way.bar(distance)) is not None:
        yield refused_by(bar, units, max((high for _, high in way.spans), default=0))


def refused_by(bar: Bar, units: tuple[str, ...], most: int) -> Refusal:
    """A bar in words."""
    pieces = (*units, bar.by) if "." in bar.by else units
    args: dict[str, str | int] = {"most": most, "by": bar.by, "enemy": bar.by}
    return Refusal(bar.clause, bar.key or KEYS[bar.clause], args, pieces, (bar.at,) if bar.at else ())


# Straight ahead


@clause("BI 5.2a")
def way_ahead(body: Body, move: int) -> Way:
    """How far a body may go straight ahead."""
    return past_zones(body, _rigid(body, body.heading, move))


@clause("BI 5.5c")
def past_zones(body: Body, way: Way) -> Way:
    """A disordered unit goes straight ahead no further than zones allow."""
    if not any(stand.unit.disordered for stand in body.stands):
        return way
    most = _most(way)
    stretch = past_the_controller([(stand.base, most) for stand in body.stands], body.enemies)
    return way if stretch is None else without(way, zone_bar(stretch))


@clause("BI 5.5c")
def zone_bar(stretch: Stretch) -> Bar:
    """A unit that is already disordered does not go past a controller, nor further."""
    return Bar(stretch.start, None, "BI 5.5c", stretch.enemy.id, Region(stretch.zone))


def _most(way: Way) -> int:
    return max((high for _, high in way.spans), default=0)


def _rigid(body: Body, angle: int, move: int) -> Way:
    """What a body may do: on a road as the road allows, further as the ground does."""
    return body.once(_rigid_way, angle, move)


def _rigid_way(body: Body, angle: int, move: int) -> Way:
    paces = [pace_of(stand, angle, move, body.field.land) for stand in body.stands]
    way, ahead = together(body, angle, paces), angle == body.heading
    road = on_road(body, angle, road_move(move) if ahead else move)
    if not road:
        return way
    pace = road_pace(road) if ahead else Limit(road, "BI 5.1", "", None)
    on_it = together(over_road(body), angle, [pace] * len(paces))
    return _joined(on_it, way, road) if road < min(pace.distance for pace in paces) else on_it


def road_pace(distance: int) -> Limit:
    """So far and no further by road."""
    return Limit(distance, "BI 3.2.5", "", None)


def _joined(near: Way, far: Way, border: int) -> Way:
    """One way up to a distance, and another beyond it."""
    beyond = [(max(low, border + 1), high) for low, high in far.spans if high > border]
    bars = [bar for bar in near.bars if bar.start <= border]
    bars += [bar._replace(start=max(bar.start, border + 1)) for bar in far.bars if bar.end is None or bar.end > border]
    return Way(one_after_the_other(*near.spans, *beyond), tuple(sorted(bars, key=lambda bar: bar.start)))


def one_after_the_other(*spans: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """Spans in their order; where one begins as another ends, they are one."""
    found: list[tuple[int, int]] = []
    for low, high in spans:
        joins = found and low == found[-1][1] + 1
        found.append((found.pop()[0], high) if joins else (low, high))
    return tuple(found)


def together(body: Body, angle: int, paces: Sequence[Limit]) -> Way:
    """What every member may do."""
    others, ways = body.others, []
    for stand, pace in zip(body.stands, paces, strict=True):
        enemies = enemies_before(stand, angle, pace.distance, body.enemies)
        ways.append(allowed(stand, angle, course(stand, angle, pace, body.field.land, others), enemies))
    found = ways[0]
    for way in ways[1:]:
        found = both(found, way)
    return _as_a_group(body, angle, found) if len(body.stands) > 1 else found


def _as_a_group(body: Body, angle: int, way: Way) -> Way:
    """A group keeps out of ground that it does not cross as a group, but may leave it."""
    for stand in body.stands:
        for bar in closed_to_groups(stand, angle, _most(way), body):
            way = without(way, bar)
    return way


@clause("BI 3.2.2")
def closed_to_groups(stand: Stand, angle: int, distance: int, body: Body) -> Iterator[Bar]:
    """From where to where a member would be in ground that its group does not cross; it may leave it, and end out."""
    for name, (ground, border) in body.field.land.ground.items():
        clause_ = _closed_to_group(ground, stand, body)
        span = half_in_interval(stand.base, angle, distance, border) if clause_ else None
        if span is not None:
            yield Bar(max(1, span[0]), span[1] if span[0] == 0 else None, clause_, name, Region(border))


def _closed_to_group(ground: str, stand: Stand, body: Body) -> str:
    """The clause that keeps a group with this member out of a ground, or nothing."""
    found = kind(ground, stand.unit)
    if found == ROUGH and not group_in_rough(stand.unit):
        return "BI 3.2.2"
    if found == DIFFICULT and not group_in_difficult(stand.unit, column=column(body)):
        return "BI 3.2.3"
    return ""


# Sideways, obliquely, backward


@clause("BI 5.3a")
def way_aside(body: Body, turn: int) -> Way:
    """How far a unit may go sideways or obliquely: not in any zone of control."""
    angle = (body.heading + turn) % TURN
    way = _not_into_contact(_rigid(body, angle, body.move))
    stretch = first_zone(body.stands[0], angle, max(1, _most(way)), body.enemies)
    if stretch is None:
        return way
    return without(way, Bar(stretch.start, None, "BI 5.5b", stretch.enemy.id, Region(stretch.zone)))


@clause("BI 5.3b")
def way_back(body: Body) -> Way:
    """How far a unit may go backward, in a zone of control too."""
    return _not_into_contact(_rigid(body, (body.heading + TURN // 2) % TURN, body.move))


@clause("BI 5.3a")
def _not_into_contact(way: Way) -> Way:
    """Such a move never leads into contact."""
    named = [bar._replace(clause="BI 5.3a", key=KEYS["BI 7.1"]) if bar.clause == "BI 7.1" else bar for bar in way.bars]
    return way._replace(bars=tuple(named))


# Wheels


@clause("BI 5.2b")
def way_round(body: Body, corner: str, move: int) -> Way:
    """How far a body may wheel about a front corner of its whole front, as unsigned angles."""
    return body.once(_way_round, corner, move)


def _way_round(body: Body, corner: str, move: int) -> Way:
    front, others = body.front, body.others
    about = pivot(front, corner)
    limit = widest(body.stands, front, corner, move, body.field.land, others)
    bars = [Bar(limit.distance + 1, None, limit.clause, limit.by, limit.at)]
    return way_turned(body, about, sense(corner), max(1, limit.distance), bars)


def way_turned(body: Body, about: Point, way: int, most: int, bars: list[Bar]) -> Way:
    """How far a body may turn one way about a point, up to the given bars and anything else that ends it before."""
    for stand in body.stands:
        if stretch := first_zone_wheeled(stand, about, way * most, body.enemies):
            held = Region(stretch.zone)
            bars.append(Bar(max(1, stretch.start), None, "BI 5.5b", stretch.enemy.id, held, "refused-zone-wheel"))
    end = min(bar.start for bar in bars) - 1
    found = Way(((1, end),) if end >= 1 else (), tuple(sorted(bars, key=lambda bar: bar.start)))
    for stand in body.stands if end >= 1 else ():
        for bar in not_on_friends(stand, about, way * end, body.others):
            found = without(found, bar)
        for bar in closed_to_group_wheels(stand, about, way, end, body) if len(body.stands) > 1 else ():
            found = without(found, bar)
    return found


@clause("BI 3.2.2")
def closed_to_group_wheels(stand: Stand, about: Point, way: int, angle: int, body: Body) -> list[Bar]:
    """A group does not wheel in ground that it does not cross as a group, but may leave it, and end out."""
    found = []
    for name, (ground, border) in body.field.land.ground.items():
        clause_ = _closed_to_group(ground, stand, body)
        for start, end in turns_in(stand, about, way, border) if clause_ else ():
            if start <= angle:
                found.append(Bar(max(1, start), end if start == 0 else None, clause_, name, Region(border)))
    return found
