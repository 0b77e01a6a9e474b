"""3.2.5. Roads: half as much again for a unit that keeps to one."""

from collections.abc import Iterator

from sandtable.games.impetus.rules.terrain.land import Land, Road
from sandtable.kernel.clause import clause
from sandtable.table.plane import DEGREE, SCALE, TURN, Point, direction, turn_to
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import lines

FACED = 22 * DEGREE + DEGREE // 2
"""A unit faces along a stretch of road if it does so to within 22.5 degrees."""

FAR = 10**9


@clause("BI 3.2.5")
def road_move(move: int) -> int:
    """Half as much again."""
    return move * 3 // 2


@clause("BI 3.2.5")
def along(angle: int, heading: int) -> bool:
    """An angle runs along a stretch of road, one way or the other."""
    off = abs(turn_to(angle, heading))
    return min(off, TURN // 2 - off) <= FACED


@clause("BI 3.2.5")
def keeps_to_a_road(base: Base, angle: int, distance: int, land: Land) -> bool:
    """It faces along a road, and the middle of its front stays on it for the whole of a straight way."""
    return bool(land.roads) and along_a_road(base, angle, distance, land) == distance > 0


@clause("BI 3.2.5")
def beside_the_road(land: Land) -> Land:
    """What counts for a unit that keeps to a road: not the ground beside it, and rivers are bridged."""
    closed = tuple(each for each in land.closed if each[0] not in land.rivers)
    return land._replace(ground={}, closed=closed, roads=(), fords=())


def what_counts(base: Base, angle: int, distance: int, land: Land) -> Land:
    """The land as it counts for the whole of a straight way."""
    return beside_the_road(land) if keeps_to_a_road(base, angle, distance, land) else land


@clause("BI 3.2.5")
def along_a_road(base: Base, angle: int, distance: int, land: Land) -> int:
    """How far a unit that is faced along a road goes straight along it, up to a distance; 0 if it does not."""
    return max((_straight(road, base, angle, distance) for road in land.roads), default=0)


def _straight(road: Road, base: Base, angle: int, distance: int) -> int:
    """From stretch to stretch, as long as it faces along the one that it stands on."""
    reach = -1
    for low, high in sorted(_spans(road, base, angle)):
        if low > reach + 1:
            break
        reach = max(reach, high)
    return min(max(0, reach), distance)


def _spans(road: Road, base: Base, angle: int) -> Iterator[tuple[int, int]]:
    """Between which distances the middle of the front is on a stretch that it faces along."""
    for heading, part in zip(road.headings, road.stretches, strict=True):
        if along(base.pose.heading, heading) and along(angle, heading):
            low, high = on_it(part, base.pose.at, angle)
            if low <= high:
                yield low, high


def on_it(part: Outline, start: Point, angle: int) -> tuple[int, int]:
    """Between which distances a point on a straight way is on a stretch, but for the tolerance."""
    (x, y), (wx, wy), low, high = start, direction(angle), 0, FAR
    for dx, dy, level, _, brim in lines(part):
        room, pace = dx * y - dy * x - 2 * level + brim, dx * wy - dy * wx
        if pace > 0:
            low = max(low, -(room * SCALE // pace))
        elif pace < 0:
            high = min(high, room * SCALE // -pace)
        elif room < 0:
            return 0, -1
    return low, high
