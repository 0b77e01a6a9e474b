"""5.2. Wheels: about a front corner, as wide as the move lasts and nothing stands in the way."""

from collections.abc import Iterator, Sequence

from sandtable.games.impetus.rules.movement.bodies import Body
from sandtable.games.impetus.rules.movement.moves import QUARTER, cannot_move, disordered_by_moving, widest_wheel
from sandtable.games.impetus.rules.movement.ways import Bar, Passage, crossable, skin, touching_box
from sandtable.games.impetus.rules.terrain.ground import cost, disorders
from sandtable.games.impetus.rules.terrain.land import Land, Limit, merged, slowed
from sandtable.games.impetus.rules.troops.profiles import SKIRMISHERS
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.clause import clause
from sandtable.kernel.witness import Segment
from sandtable.table.border import beyond
from sandtable.table.crossing import Span
from sandtable.table.plane import TOLERANCE, Point, squared, wheeled
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import Box, apart, box, grown, near
from sandtable.table.turning import half_in_turns
from sandtable.table.wheel import arc_angle, arc_length, circle_box, swept_wheel, wheel

LEFT = "left"


def pivot(base: Base, corner: str) -> Point:
    """The front corner about which a unit or a whole group wheels."""
    return base.left_corner if corner == LEFT else base.right_corner


def sense(corner: str) -> int:
    """A wheel is forward: about the left corner it turns left."""
    return 1 if corner == LEFT else -1


def turned_about(stand: Stand, about: Point, angle: int) -> Base:
    """The base of a unit after a turn about a point."""
    return stand.base.at(wheeled(stand.base.pose, about, angle))


@clause("BI 5.2b")
def price(stands: Sequence[Stand], front: Base, corner: str, angle: int, land: Land) -> int:
    """What a wheel uses of the move: the arc of the outer corner, twice where a unit is in difficult ground."""
    return arc_length(front.front, angle) + max(_slowed(stand, front, corner, angle, land) for stand in stands)


@clause("BI 3.1b")
def _slowed(stand: Stand, front: Base, corner: str, angle: int, land: Land) -> int:
    """What difficult ground adds: the arc over which a unit is in it."""
    slow = [border for ground, border in land.ground.values() if cost(ground, stand.unit) > 1]
    spans = [span for border in slow for span in turns_in(stand, pivot(front, corner), sense(corner), border)]
    return arc_length(front.front, slowed(merged(spans), angle)) if spans else 0


@clause("BI 3.1")
def turns_in(stand: Stand, about: Point, way: int, border: Outline) -> tuple[Span, ...]:
    """Between which angles of a wheel one way, up to the widest, a unit is in a piece of ground."""
    return half_in_turns(stand.base, about, way * QUARTER, border)


@clause("BI 5.2b")
def widest(
    stands: Sequence[Stand],
    front: Base,
    corner: str,
    move: int,
    land: Land,
    others: Sequence[Stand],
) -> Limit:
    """A quarter turn, as far as the move lasts; edges, closed ground and most units end it before. Unsigned."""
    units = [stand.unit for stand in stands]
    most = min(widest_wheel(unit) for unit in units)
    if len(units) > 1 or not cannot_move(units[0]):
        most = min(most, _lasting(stands, front, corner, move, land, most))
    limits = [Limit(most, "BI 5.2b", "", None)]
    for stand in stands:
        limits += obstacles(stand, pivot(front, corner), sense(corner) * most, land, others)
    return min(limits, key=lambda limit: limit.distance)


def _lasting(stands: Sequence[Stand], front: Base, corner: str, move: int, land: Land, most: int) -> int:
    """The widest angle that the move pays for."""
    angle = min(most, arc_angle(front.front, move))
    if price(stands, front, corner, angle, land) <= move:
        return angle
    low, high = 0, angle
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if price(stands, front, corner, middle, land) <= move else (low, middle - 1)
    return low


def obstacles(stand: Stand, about: Point, turn: int, land: Land, others: Sequence[Stand]) -> list[Limit]:
    """The first thing of each kind that a wheel meets, where no kind before it was met sooner."""
    reached = grown(circle_box(stand.once(skin), about), TOLERANCE)
    about_it = touching_box(reached, others)
    friends = [other for other in about_it if other.unit.seat == stand.unit.seat]
    kinds: list[tuple[str, list[tuple[str, Outline]]]] = [
        ("BI 3.2.7", [("edge", border) for border in _edges(reached, land)]),
        ("BI 3.2.4", [(name, border) for name, border in land.closed if name not in land.rivers]),
        ("BI 3.2.6", [(name, border) for name, border in land.closed if name in land.rivers]),
        ("BI 5.2c", [(other.id, other.outline) for other in about_it if other.unit.seat != stand.unit.seat]),
        ("BI 5.7a", [(friend.id, friend.outline) for friend in friends if not crossable(stand, friend)]),
    ]
    found: list[Limit] = []
    for name, met in kinds:
        least = min([abs(turn), *(limit.distance for limit in found)])
        found += _first(stand, about, least if turn >= 0 else -least, name, met) if met and least else []
    return found


def _edges(reached: Box, land: Land) -> list[Outline]:
    """What lies beyond the edges that a box comes to."""
    left, bottom, right, top = reached
    if left > 0 and bottom > 0 and right < land.board.long and top < land.board.short:
        return []
    return [border for border in beyond(land.board.long, land.board.short) if not apart(reached, box(border), 0)]


def _first(stand: Stand, about: Point, turn: int, name: str, met: list[tuple[str, Outline]]) -> list[Limit]:
    """The first of some things of a kind, and how far it lets the wheel go."""
    if name == "BI 5.2c":
        return [limit for by, border in met for limit in _short_of(stand, about, turn, by, border)]
    found = wheel(stand.base, about, turn, [border for _, border in met])
    if found is None:
        return []
    return [Limit(abs(found.reach), name, met[found.what][0], Segment(*found.at))]


@clause("BI 5.2c")
def _short_of(stand: Stand, about: Point, turn: int, enemy: str, border: Outline) -> list[Limit]:
    """A wheel never makes contact: it stops before it touches an enemy; one that it already touches it may leave."""
    if near(stand.outline, border):
        found = wheel(stand.base, about, turn, [border])
        return [] if found is None else [Limit(abs(found.reach), "BI 5.2c", enemy, Segment(*found.at))]
    way = swept_wheel(stand.once(skin), about, turn, border)
    if way is None:
        return []
    reach = max(0, abs(way[0]) - 1)
    there = turned_about(stand, about, reach if turn >= 0 else -reach)
    return [Limit(reach, "BI 5.2c", enemy, Segment(there.pose.at, nearest_corner(there, border)))]


def nearest_corner(base: Base, border: Outline) -> Point:
    """The corner of an outline that is nearest to the middle of a base's front."""
    return min(border, key=lambda corner: (squared(base.pose.at, corner), corner))


@clause("BI 5.7b")
def passages_round(stand: Stand, about: Point, turn: int, others: Sequence[Stand]) -> list[Passage]:
    """The friends that a wheel sweeps over, each with the angles between which it is overlapped."""
    found = []
    for friend in friends_round(stand, about, others):
        if over := swept_wheel(stand.base, about, turn, friend.outline):
            enter, leave = max(1, abs(over[0])), max(1, abs(over[1]))
            found.append(Passage(friend, enter, leave + 1, leave))
    return sorted(found, key=lambda passage: (passage.enter, passage.friend.id))


@clause("BI 5.7a")
def friends_round(stand: Stand, about: Point, others: Sequence[Stand]) -> list[Stand]:
    """The friends in reach of a wheel that may be crossed."""
    close = touching_box(circle_box(stand.once(skin), about), others)
    return [other for other in close if other.unit.seat == stand.unit.seat and crossable(stand, other)]


@clause("BI 5.7b")
def not_on_friends(stand: Stand, about: Point, turn: int, others: Sequence[Stand]) -> list[Bar]:
    """A wheel ends on no friend that it crosses, and is not set down beyond; skirmishers are set down behind."""
    solid = [friend for friend in friends_round(stand, about, others) if friend.unit.type != SKIRMISHERS]
    crossed = passages_round(stand, about, turn, solid) if solid else ()
    return [Bar(passage.enter, passage.leave, "BI 5.7b", passage.friend.id, None) for passage in crossed]


@clause("BI 3.1b")
def ground_disorders_wheel(stand: Stand, about: Point, turn: int, land: Land) -> str:
    """The clause by which the ground of a wheel disorders a unit, or nothing; it counts unless it was only left."""
    way, most = (1 if turn >= 0 else -1), abs(turn)
    for ground, border in land.ground.values():
        if disorders(ground, stand.unit):
            spans = [span for span in turns_in(stand, about, way, border) if span[0] <= most]
            left = bool(spans) and spans[0][0] == 0 and spans[-1][1] < most
            if spans and not left:
                return "BI 3.2.2" if ground == "rough" else "BI 3.2.3"
    crossed = any(swept_wheel(stand.base, about, turn, ford) is not None for _, ford in land.fords)
    return "BI 3.2.6" if crossed else ""


def disordering_wheel(stand: Stand, about: tuple[int, int], turn: int, body: Body) -> Iterator[str]:
    """The clauses by which a wheel disorders a unit."""
    if why := disordered_by_moving(stand.unit):
        yield why
    if why := ground_disorders_wheel(stand, about, turn, body.field.land):
        yield why
