"""Shapes: bases and convex outlines in whole numbers, and how they lie to each other."""

from functools import lru_cache
from math import isqrt
from typing import NamedTuple, TypeAlias

from sandtable.table.plane import (
    QUARTER,
    TOLERANCE,
    TURN,
    Point,
    Pose,
    between,
    cross,
    dot,
    moved,
    placed,
    squared,
)

Outline: TypeAlias = tuple[Point, ...]
"""The corners of a convex polygon, counter-clockwise."""

Edge: TypeAlias = tuple[Point, Point]

FRONT, LEFT, REAR, RIGHT = "front", "left", "rear", "right"
SIDES = (FRONT, LEFT, REAR, RIGHT)


class Base(NamedTuple):
    """A rectangle that faces somewhere."""

    pose: Pose
    front: int
    depth: int

    @property
    def outline(self) -> Outline:
        return _corners(self.pose, self.front, self.depth, 0)

    @property
    def inner(self) -> Outline:
        """The outline less the tolerance on every side: what must not run into anything."""
        return _corners(self.pose, self.front, self.depth, TOLERANCE)

    def edge(self, side: str) -> Edge:
        """A side from its left to its right end, seen from outside."""
        right_front, left_front, left_rear, right_rear = self.outline
        edges = {
            FRONT: (right_front, left_front),
            LEFT: (left_front, left_rear),
            REAR: (left_rear, right_rear),
            RIGHT: (right_rear, right_front),
        }
        return edges[side]

    @property
    def left_corner(self) -> Point:
        """The front corner to its own left."""
        return self.outline[1]

    @property
    def right_corner(self) -> Point:
        """The front corner to its own right."""
        return self.outline[0]

    @property
    def centre(self) -> Point:
        return placed(self.pose, -self.depth // 2, 0)

    def at(self, pose: Pose) -> "Base":
        """The same base somewhere else."""
        return self._replace(pose=pose)


@lru_cache(maxsize=65536)
def _corners(pose: Pose, front: int, depth: int, inset: int) -> Outline:
    """Front right, front left, rear left, rear right: counter-clockwise."""
    half, near, far = front // 2 - inset, -inset, inset - depth
    return placed(pose, near, -half), placed(pose, near, half), placed(pose, far, half), placed(pose, far, -half)


def regular(centre: Point, across: int, along: int, heading: int, corners: int = 24) -> Outline:
    """An oval of two diameters as a polygon, turned to a heading."""
    pose = Pose(*centre, heading)
    steps = (TURN * i // corners for i in range(corners))
    circle = (moved((0, 0), step, 10**6) for step in steps)
    return tuple(placed(pose, x * along // (2 * 10**6), y * across // (2 * 10**6)) for x, y in circle)


def strip(start: Point, end: Point, width: int, angle: int) -> Outline:
    """A straight band between two points, the angle being its direction."""
    half = width // 2
    return (
        moved(start, angle - QUARTER, half),
        moved(end, angle - QUARTER, half),
        moved(end, angle + QUARTER, half),
        moved(start, angle + QUARTER, half),
    )


def edges(outline: Outline) -> list[Edge]:
    """Each side of an outline in turn."""
    return list(zip(outline, (*outline[1:], outline[0]), strict=True))


def area(outline: Outline) -> int:
    """Twice the area."""
    return sum(cross(a, b) for a, b in edges(outline))


def holds(outline: Outline, point: Point) -> bool:
    """The point is inside or on the border."""
    return all(cross(between(a, b), between(a, point)) >= 0 for a, b in edges(outline))


def overlap(one: Outline, other: Outline) -> bool:
    """They have more in common than a border of the tolerance's width."""
    return not any(_parted(one, other, edge) for edge in edges(one)) and not any(
        _parted(other, one, edge) for edge in edges(other)
    )


def _parted(one: Outline, other: Outline, edge: Edge) -> bool:
    """All of the other lies beyond this edge of the first, but for the tolerance."""
    a, along = edge[0], between(*edge)
    depth = max(cross(along, between(a, point)) for point in other)
    return depth <= 0 or depth * depth <= TOLERANCE * TOLERANCE * dot(along, along)


def gap(one: Outline, other: Outline) -> int:
    """The distance of two outlines, rounded down; 0 if they meet."""
    return 0 if _meet(one, other) else isqrt(min(_nearest(one, other), _nearest(other, one)))


def _meet(one: Outline, other: Outline) -> bool:
    def apart(first: Outline, second: Outline) -> bool:
        return any(all(cross(between(a, b), between(a, p)) < 0 for p in second) for a, b in edges(first))

    return not apart(one, other) and not apart(other, one)


def _nearest(corners: Outline, other: Outline) -> int:
    """The squared distance of the nearest corner to the sides of the other, rounded down."""
    return min(to_edge(corner, edge) for corner in corners for edge in edges(other))


def to_edge(point: Point, edge: Edge) -> int:
    """The squared distance of a point to a line from end to end, rounded down."""
    a, b = edge
    along, reach = between(a, b), between(a, point)
    length, part = dot(along, along), dot(along, reach)
    if part <= 0:
        return squared(a, point)
    if part >= length:
        return squared(b, point)
    side = cross(along, reach)
    return side * side // length
