"""5.2. Wheels: about a front corner, as wide as the move lasts and nothing stands in the way."""

from collections.abc import Sequence

from sandtable.kernel.clause import clause
from sandtable.kernel.witness import Segment
from sandtable.rulesets.impetus.march import Land, Limit
from sandtable.rulesets.impetus.moves import widest_wheel
from sandtable.rulesets.impetus.stands import Stand
from sandtable.table.border import beyond
from sandtable.table.plane import Point
from sandtable.table.shape import Base, Outline
from sandtable.table.wheel import arc_angle, arc_length, wheel

LEFT, RIGHT = "left", "right"


def pivot(base: Base, corner: str) -> Point:
    """The front corner about which a unit wheels."""
    return base.left_corner if corner == LEFT else base.right_corner


def sense(corner: str) -> int:
    """A wheel is forward: about the left corner it turns left."""
    return 1 if corner == LEFT else -1


@clause("BI 5.2b")
def price(stand: Stand, angle: int) -> int:
    """What a wheel uses of the move: the arc of the outer corner."""
    return arc_length(stand.base.front, angle)


@clause("BI 5.2b")
def widest(stand: Stand, corner: str, move: int, land: Land, others: Sequence[Stand]) -> Limit:
    """A quarter turn, as far as the move lasts; edges, closed ground and other units end it before. Unsigned."""
    most = widest_wheel(stand.unit)
    lasting = arc_angle(stand.base.front, move) if stand.unit.profile.move else most
    limits = [Limit(min(most, lasting), "BI 5.2b", "", None), *_obstacles(stand, corner, most, land, others)]
    return min(limits, key=lambda limit: limit.distance)


def _obstacles(stand: Stand, corner: str, most: int, land: Land, others: Sequence[Stand]) -> list[Limit]:
    """The first thing of each kind that the wheel meets."""
    kinds: list[tuple[str, list[tuple[str, Outline]]]] = [
        ("BI 3.2.7", [("edge", border) for border in beyond(land.board.long, land.board.short)]),
        ("BI 3.2.4", list(land.closed.items())),
        ("BI 5.2c", [(other.id, other.outline) for other in others if other.unit.seat != stand.unit.seat]),
        ("BI 5.7a", [(other.id, other.outline) for other in others if other.unit.seat == stand.unit.seat]),
    ]
    return [limit for name, met in kinds for limit in _first(stand, corner, most, name, met)]


@clause("BI 5.2c")
def _first(stand: Stand, corner: str, most: int, name: str, met: list[tuple[str, Outline]]) -> list[Limit]:
    """A wheel never makes contact: it stops short of whatever it would meet."""
    found = wheel(stand.base, pivot(stand.base, corner), sense(corner) * most, [border for _, border in met])
    if found is None:
        return []
    return [Limit(abs(found.reach), name, met[found.what][0], Segment(*found.at))]
