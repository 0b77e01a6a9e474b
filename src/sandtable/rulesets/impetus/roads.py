"""3.2.5. Roads: half as much again for whoever keeps to one."""

from sandtable.kernel.clause import clause
from sandtable.rulesets.impetus.march import Land
from sandtable.table.plane import DEGREE, TURN, Point, Pose, bearing, between, moved, turn_to
from sandtable.table.shape import Base, Outline, holds


@clause("BI 3.2.5")
def road_move(move: int) -> int:
    """Half as much again."""
    return move * 3 // 2


def roads_under(point: Point, land: Land) -> list[str]:
    """The roads on which a point lies."""
    return [name for name, border in land.roads.items() if holds(border, point)]


def along(angle: int, way: tuple[Point, Point]) -> bool:
    """An angle runs along a road, one way or the other."""
    return any(abs(turn_to(angle, heading)) <= DEGREE for heading in _both(bearing(between(*way))))


@clause("BI 3.2.5")
def keeps_to_a_road(base: Base, angle: int, distance: int, land: Land) -> bool:
    """It moves along a road, faced along it, and the middle of its front stays on it for the whole way."""
    return bool(land.roads) and along_a_road(base, angle, distance, land) == distance > 0


@clause("BI 3.2.5")
def along_a_road(base: Base, angle: int, distance: int, land: Land) -> int:
    """How far a unit that is faced along a road goes along it, up to a distance; 0 if it does not."""
    start, faced = base.pose.at, base.pose.heading
    names = [name for name in roads_under(start, land) if along(angle, land.ways[name])]
    names = [name for name in names if along(faced, land.ways[name])]
    return max((_inside(land.roads[name], start, angle, distance) for name in names), default=0)


def _inside(border: Outline, start: Point, angle: int, distance: int) -> int:
    low, high = 0, distance
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if holds(border, moved(start, angle, middle)) else (low, middle - 1)
    return low


@clause("BI 3.2.5")
def faced_along(pose: Pose, land: Land) -> Pose | None:
    """The pose turned along the road under its front, the way that is nearer to its heading; None without a road."""
    ways = [land.ways[name] for name in roads_under(pose.at, land)]
    headings = [heading for start, end in ways for heading in _both(bearing(between(start, end)))]
    if not headings:
        return None
    return pose._replace(heading=min(headings, key=lambda heading: abs(turn_to(pose.heading, heading))))


def _both(heading: int) -> tuple[int, int]:
    return heading, (heading + TURN // 2) % TURN
