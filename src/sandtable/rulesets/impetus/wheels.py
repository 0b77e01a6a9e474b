"""5.2. Wheels: about a front corner, as wide as the move lasts and nothing stands in the way."""

from collections.abc import Sequence

from sandtable.kernel.clause import clause
from sandtable.kernel.witness import Segment
from sandtable.rulesets.impetus.march import Land, Limit
from sandtable.rulesets.impetus.moves import cannot_move, widest_wheel
from sandtable.rulesets.impetus.stands import Stand
from sandtable.rulesets.impetus.terrain import cost, disorders
from sandtable.rulesets.impetus.ways import with_skin
from sandtable.table.border import beyond
from sandtable.table.ground import half_in
from sandtable.table.plane import DEGREE, TOLERANCE, Point, squared, wheeled
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import apart, box, near, overlap
from sandtable.table.wheel import arc_angle, arc_length, circle_box, swept_wheel, wheel

LEFT, RIGHT = "left", "right"
LOOK = 5 * DEGREE
"""How far a wheel goes between two looks at the ground: shorter visits may escape."""


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
    about, way = pivot(front, corner), sense(corner)
    slow = [border for ground, border in land.ground.values() if cost(ground, stand.unit) > 1]
    slow = [border for border in slow if swept_wheel(stand.base, about, way * angle, border) is not None]
    if not slow:
        return 0
    looks = range(0, angle, LOOK)
    inside = [at for at in looks if any(half_in(turned_about(stand, about, way * at), (b,)) for b in slow)]
    return sum(arc_length(front.front, min(LOOK, angle - at)) for at in inside)


@clause("BI 5.2b")
def widest(
    stands: Sequence[Stand],
    front: Base,
    corner: str,
    move: int,
    land: Land,
    others: Sequence[Stand],
) -> Limit:
    """A quarter turn, as far as the move lasts; edges, closed ground and other units end it before. Unsigned."""
    units = [stand.unit for stand in stands]
    most = min(widest_wheel(unit) for unit in units)
    if not any(cannot_move(unit) for unit in units):
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
    """The first thing of each kind that a wheel meets."""
    reached = circle_box(with_skin(stand.base), about)
    about_it = [other for other in others if not apart(reached, other.box, TOLERANCE)]
    edges = beyond(land.board.long, land.board.short)
    kinds: list[tuple[str, list[tuple[str, Outline]]]] = [
        ("BI 3.2.7", [("edge", border) for border in edges if not apart(reached, box(border), TOLERANCE)]),
        ("BI 3.2.4", [(name, border) for name, border in land.closed if name not in land.rivers]),
        ("BI 3.2.6", [(name, border) for name, border in land.closed if name in land.rivers]),
        ("BI 5.2c", [(other.id, other.outline) for other in about_it if other.unit.seat != stand.unit.seat]),
        ("BI 5.7a", [(other.id, other.outline) for other in about_it if other.unit.seat == stand.unit.seat]),
    ]
    return [limit for name, met in kinds if met for limit in _first(stand, about, turn, name, met)]


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
    """A wheel never makes contact: it stops before it touches an enemy; whom it touches already it may leave."""
    if near(stand.outline, border):
        found = wheel(stand.base, about, turn, [border])
        return [] if found is None else [Limit(abs(found.reach), "BI 5.2c", enemy, Segment(*found.at))]
    way = swept_wheel(with_skin(stand.base), about, turn, border)
    if way is None:
        return []
    reach = max(0, abs(way[0]) - 1)
    there = turned_about(stand, about, reach if turn >= 0 else -reach)
    return [Limit(reach, "BI 5.2c", enemy, Segment(there.pose.at, nearest_corner(there, border)))]


def nearest_corner(base: Base, border: Outline) -> Point:
    """The corner of an outline that is nearest to the middle of a base's front."""
    return min(border, key=lambda corner: (squared(base.pose.at, corner), corner))


@clause("BI 3.1b")
def ground_disorders_wheel(stand: Stand, about: Point, turn: int, land: Land) -> str:
    """The clause by which the ground of a wheel disorders a unit, or nothing; it counts unless it was only left."""
    way, most = (1 if turn >= 0 else -1), abs(turn)
    looks = [stand.base, *(turned_about(stand, about, way * at) for at in (*range(LOOK, most, LOOK), most))]
    for ground, border in land.ground.values():
        if disorders(ground, stand.unit) and swept_wheel(stand.base, about, turn, border) is not None:
            inside = [half_in(base, (border,)) for base in looks]
            if any(inside) and not (inside[0] and not inside[-1]):
                return "BI 3.2.2" if ground == "rough" else "BI 3.2.3"
    crossed = any(overlap(base.outline, ford) for base in looks for _, ford in land.fords)
    return "BI 3.2.6" if crossed else ""
