"""The umpire's own geometry, in floats: points, convex polygons, ways. The rules use none of it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import atan2, cos, degrees, hypot, inf, pi, radians, sin
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = tuple[Point, ...]
Span: TypeAlias = tuple[float, float]

TINY = 1e-9


class Pose(NamedTuple):
    """Where a base stands: the middle of its front, and its facing in degrees."""

    x: float
    y: float
    facing: float

    @property
    def at(self) -> Point:
        return self.x, self.y


def pose(raw: Sequence[int]) -> Pose:
    """A pose as files have it, in thousandths and hundredths of a degree."""
    return Pose(raw[0] / 1000, raw[1] / 1000, raw[2] / 100)


def point(raw: Sequence[int]) -> Point:
    """A point as files have it, in thousandths."""
    return raw[0] / 1000, raw[1] / 1000


def heading(angle: float) -> Point:
    """The unit vector along an angle in degrees."""
    return cos(radians(angle)), sin(radians(angle))


def moved(at: Point, angle: float, distance: float) -> Point:
    dx, dy = heading(angle)
    return at[0] + dx * distance, at[1] + dy * distance


def shifted(start: Pose, angle: float, distance: float) -> Pose:
    """The pose this far along an angle, facing as before."""
    return Pose(*moved(start.at, angle, distance), start.facing)


def turned(at: Point, about: Point, angle: float) -> Point:
    dx, dy = at[0] - about[0], at[1] - about[1]
    c, s = heading(angle)
    return about[0] + dx * c - dy * s, about[1] + dx * s + dy * c


def wheeled(start: Pose, about: Point, angle: float) -> Pose:
    """The pose turned about a point."""
    return Pose(*turned(start.at, about, angle), start.facing + angle)


def bearing(start: Point, end: Point) -> float:
    """The angle from one point to another, in degrees."""
    return degrees(atan2(end[1] - start[1], end[0] - start[0]))


def turn(start: float, end: float) -> float:
    """The signed turn from one angle to another, -180 to 180."""
    return (end - start + 180) % 360 - 180


def far(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def rectangle(stand: Pose, front: float, depth: float) -> Polygon:
    """A base: its front left, front right, rear right and rear left corner."""
    fx, fy = heading(stand.facing)
    lx, ly = -fy * front / 2, fx * front / 2
    bx, by = stand.x - fx * depth, stand.y - fy * depth
    return (stand.x + lx, stand.y + ly), (stand.x - lx, stand.y - ly), (bx - lx, by - ly), (bx + lx, by + ly)


def around(centre: Pose, length: float, width: float) -> Polygon:
    """A rectangle about its middle."""
    return rectangle(shifted(centre, centre.facing, length / 2), width, length)


def oval(centre: Pose, length: float, width: float, corners: int) -> Polygon:
    """An oval as the table has it, with this many corners."""
    spots = [(length / 2 * cos(2 * pi * n / corners), width / 2 * sin(2 * pi * n / corners)) for n in range(corners)]
    return tuple(turned((centre.x + x, centre.y + y), centre.at, centre.facing) for x, y in spots)


def disc(centre: Point, radius: float, corners: int = 32) -> Polygon:
    """A round base; its corners lie on the circle."""
    return tuple(moved(centre, 360 * n / corners, radius) for n in range(corners))


def strip(start: Point, end: Point, width: float) -> Polygon:
    """A straight stretch of a road, a river or a wall."""
    facing = bearing(start, end)
    return rectangle(Pose(*end, facing), width, far(start, end))


def sides(shape: Polygon) -> Iterator[tuple[Point, Point]]:
    return zip(shape, (*shape[1:], shape[0]), strict=True)


def middle(shape: Polygon) -> Point:
    return sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape)


@lru_cache(maxsize=4096)
def _edges(shape: Polygon) -> tuple[tuple[float, float, float], ...]:
    """The outward normals of a convex polygon, each with how far the polygon reaches along it."""
    cx, cy = middle(shape)
    found = []
    for (ax, ay), (bx, by) in sides(shape):
        size = hypot(bx - ax, by - ay)
        if size > TINY:
            nx, ny = (by - ay) / size, (ax - bx) / size
            sign = 1 if nx * (ax - cx) + ny * (ay - cy) >= 0 else -1
            found.append((sign * nx, sign * ny, sign * (nx * ax + ny * ay)))
    return tuple(found)


def _least(shape: Polygon, nx: float, ny: float) -> float:
    return min([x * nx + y * ny for x, y in shape])


def _span(shape: Polygon, nx: float, ny: float) -> Span:
    found = [x * nx + y * ny for x, y in shape]
    return min(found), max(found)


def depth(one: Polygon, other: Polygon) -> float:
    """How deep two convex polygons overlap; below zero, they are at least that far apart."""
    least = inf
    for shape, against in ((one, other), (other, one)):
        for nx, ny, level in _edges(shape):
            least = min(least, level - _least(against, nx, ny))
            if least < -1:
                return least
    return least


def gap(one: Polygon, other: Polygon) -> float:
    """How far two convex polygons are apart; 0 if they overlap."""
    if depth(one, other) > 0:
        return 0.0
    return off(one, other)


def off(one: Polygon, other: Polygon) -> float:
    """How far the sides of two polygons are from each other's corners."""
    pairs = ((one, other), (other, one))
    return min(from_segment(corner, side) for a, b in pairs for corner in a for side in sides(b))


def from_segment(at: Point, side: tuple[Point, Point]) -> float:
    """How far a point is from a segment."""
    return far(at, nearest_on(at, side))


def nearest_on(at: Point, side: tuple[Point, Point]) -> Point:
    """The point of a segment that is nearest to another."""
    (ax, ay), (bx, by) = side
    size = (bx - ax) ** 2 + (by - ay) ** 2
    share = 0.0 if size < TINY else max(0.0, min(1.0, ((at[0] - ax) * (bx - ax) + (at[1] - ay) * (by - ay)) / size))
    return ax + share * (bx - ax), ay + share * (by - ay)


def holds(shape: Polygon, at: Point, margin: float = 0.0) -> bool:
    """A point lies in a convex polygon, at least `margin` deep."""
    return all(nx * at[0] + ny * at[1] <= level - margin for nx, ny, level in _edges(shape))


def clipped(shape: Sequence[Point], ground: Polygon) -> list[Point]:
    """The part of a polygon that lies in a convex one."""
    found = list(shape)
    for nx, ny, level in _edges(ground):
        found = _cut(found, nx, ny, level)
    return found


def _cut(shape: list[Point], nx: float, ny: float, level: float) -> list[Point]:
    kept: list[Point] = []
    for start, end in zip(shape, shape[1:] + shape[:1], strict=True):
        high, low = nx * start[0] + ny * start[1] - level, nx * end[0] + ny * end[1] - level
        if high <= 0:
            kept.append(start)
        if (high < 0 < low) or (low < 0 < high):
            part = high / (high - low)
            kept.append((start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])))
    return kept


def area(shape: Sequence[Point]) -> float:
    if len(shape) < 3:
        return 0.0
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in sides(tuple(shape)))) / 2


def share(shape: Polygon, ground: Polygon) -> float:
    """How much of a polygon lies in a convex one, 0 to 1."""
    if depth(shape, ground) <= 0:
        return 0.0
    return area(clipped(shape, ground)) / area(shape)


def inside(start: Point, end: Point, shape: Polygon, margin: float = 0.0) -> Span | None:
    """Which part of a segment lies in a convex polygon, at least `margin` deep, as distances from its start."""
    size = far(start, end)
    low, high = 0.0, size
    for nx, ny, level in _edges(shape):
        at, pace = nx * start[0] + ny * start[1] - level + margin, 0.0
        if size > TINY:
            pace = (nx * (end[0] - start[0]) + ny * (end[1] - start[1])) / size
        if abs(pace) < TINY:
            if at > 0:
                return None
        elif pace > 0:
            high = min(high, -at / pace)
        else:
            low = max(low, -at / pace)
    return (low, high) if low < high else None


def length_inside(start: Point, end: Point, shape: Polygon, margin: float = 0.0) -> float:
    """How much of a segment lies in a convex polygon, at least `margin` deep."""
    found = inside(start, end, shape, margin)
    return found[1] - found[0] if found else 0.0


def when_over(shape: Polygon, angle: float, distance: float, other: Polygon, margin: float = 0.0) -> Span | None:
    """From where to where on a straight way a polygon overlaps another one at least `margin` deep."""
    vx, vy = heading(angle)
    low, high = 0.0, distance
    for nx, ny, _ in (*_edges(shape), *_edges(other)):
        (a, b), (c, d) = _span(shape, nx, ny), _span(other, nx, ny)
        pace = vx * nx + vy * ny
        first, last = c + margin - b, d - margin - a
        if abs(pace) < TINY:
            if not first <= 0 <= last:
                return None
            continue
        one, two = first / pace, last / pace
        low, high = max(low, min(one, two)), min(high, max(one, two))
    return (low, high) if low <= high else None


def extent(points: Sequence[Point], angle: float) -> float:
    """How far points are spread along an angle."""
    ax, ay = heading(angle)
    found = [x * ax + y * ay for x, y in points]
    return max(found) - min(found)


def along(start: Point, end: Point, angle: float) -> tuple[float, float]:
    """How far one point lies from another along an angle, and to the left of it."""
    ax, ay = heading(angle)
    dx, dy = end[0] - start[0], end[1] - start[1]
    return dx * ax + dy * ay, dy * ax - dx * ay
