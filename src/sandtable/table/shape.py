"""Shapes: bases with a facing, and convex outlines, in whole numbers."""

from functools import lru_cache
from itertools import pairwise
from math import isqrt
from typing import NamedTuple, TypeAlias

from sandtable.table.kept import kept
from sandtable.table.plane import (
    SCALE,
    TOLERANCE,
    TURN,
    Point,
    Pose,
    Vector,
    between,
    cosine,
    direction,
    dot,
    placed,
    rounded,
    sine,
    whole,
)

Outline: TypeAlias = tuple[Point, ...]
"""The corners of a convex polygon, counter-clockwise."""

Piece: TypeAlias = tuple[Outline, ...]
"""A shape of several convex parts, such as a road or a river. The parts may share borders or overlap."""

Edge: TypeAlias = tuple[Point, Point]

FRONT, LEFT, REAR, RIGHT = "front", "left", "rear", "right"
SIDES = (FRONT, LEFT, REAR, RIGHT)

KEPT = 2**14
"""How many answers of each kind about outlines and bases are remembered."""


class Rectangle(NamedTuple):
    """What a base is made of: where the middle of its front edge is, and how wide and deep it is."""

    pose: Pose
    front: int
    depth: int


class Base(Rectangle):
    """A rectangle with a facing. Its corners are kept."""

    @kept
    def outline(self) -> Outline:
        """Front right, front left, rear left, rear right: counter-clockwise."""
        pose, front, depth = self
        return _corners(pose, front, depth, 0)

    @property
    def inner(self) -> Outline:
        """The outline less the tolerance on every side: if this lies in something, the base is wholly in it."""
        return _corners(self.pose, self.front, self.depth, TOLERANCE)

    def edge(self, side: str) -> Edge:
        """A side, from its left end to its right end as seen from outside."""
        at = SIDES.index(side)
        corners = self.outline
        return corners[at], corners[(at + 1) % 4]

    @property
    def left_corner(self) -> Point:
        """The front corner on the base's own left."""
        return self.outline[1]

    @property
    def right_corner(self) -> Point:
        """The front corner on the base's own right."""
        return self.outline[0]

    @property
    def centre(self) -> Point:
        """The middle of the base."""
        return placed(self.pose, -(self.depth // 2), 0)

    def middle(self, side: str) -> Point:
        """The middle of a side."""
        if side == FRONT:
            return self.pose.at
        half, deep = self.front // 2, self.depth // 2
        ahead, left = {LEFT: (-deep, half), REAR: (-self.depth, 0), RIGHT: (-deep, -half)}[side]
        return placed(self.pose, ahead, left)

    def at(self, pose: Pose) -> "Base":
        """The same base somewhere else."""
        return Base(pose, self.front, self.depth)


@lru_cache(maxsize=KEPT)
def _corners(pose: Pose, front: int, depth: int, inset: int) -> Outline:
    return shifted_by(_about_origin(pose.heading, front, depth, inset), pose.x, pose.y)


def corners(x: int, y: int, heading: int, front: int, depth: int) -> Outline:
    """The outline of a base that will not be needed again: it is not cached."""
    return shifted_by(_around(heading, front, depth, 0), x, y)


def front_corners(x: int, y: int, heading: int, front: int) -> Edge:
    """The right and the left front corner of such a base; not cached either."""
    c, s = direction(heading)
    across, ahead = whole(front // 2 * s), whole(front // 2 * c)
    return (x + across, y - ahead), (x - across, y + ahead)


def _around(heading: int, front: int, depth: int, inset: int) -> Outline:
    """The corners of a base with the middle of its front at the origin."""
    c, s = direction(heading)
    half, far = front // 2 - inset, inset - depth
    hc, hs, fc, fs = half * c, half * s, far * c, far * s
    rear = (whole(fc - hs), whole(fs + hc)), (whole(fc + hs), whole(fs - hc))
    if not inset:
        across, ahead = whole(hs), whole(hc)
        return (across, -ahead), (-across, ahead), *rear
    nc, ns = inset * c, inset * s
    return (whole(hs - nc), whole(-hc - ns)), (whole(-hs - nc), whole(hc - ns)), *rear


_about_origin = lru_cache(maxsize=KEPT)(_around)


def shifted_by(corners: Outline, dx: int, dy: int) -> Outline:
    """The four corners of a base somewhere else."""
    (ax, ay), (bx, by), (cx, cy), (ex, ey) = corners
    return (ax + dx, ay + dy), (bx + dx, by + dy), (cx + dx, cy + dy), (ex + dx, ey + dy)


def regular(centre: Point, across: int, along: int, heading: int, corners: int = 24) -> Outline:
    """An oval with two diameters as a polygon, turned to a heading. Each corner is rounded once."""
    assert TURN % corners == 0, "the corners of an oval stand at whole angles"
    return _oval(centre, across, along, heading, corners)


@lru_cache(maxsize=KEPT)
def _oval(centre: Point, across: int, along: int, heading: int, corners: int) -> Outline:
    c, s = direction(heading)
    found = []
    for angle in range(0, TURN, TURN // corners):
        ahead, left = along * cosine(angle), across * sine(angle)
        x, y = rounded(ahead * c - left * s, 2 * SCALE * SCALE), rounded(ahead * s + left * c, 2 * SCALE * SCALE)
        found.append((centre[0] + x, centre[1] + y))
    return tuple(found)


def band(points: tuple[Point, ...], width: int) -> Piece:
    """A road or river along some points: a strip for each stretch, joined where it bends without gap or overlap."""
    return _band(points, width)


@lru_cache(maxsize=KEPT)
def _band(points: tuple[Point, ...], width: int) -> Piece:
    normals = [_normal(between(a, b)) for a, b in pairwise(points)]
    ends = [normals[0], *(_mitre(a, b) for a, b in pairwise(normals)), normals[-1]]
    rights = [_offset(point, end, -width) for point, end in zip(points, ends, strict=True)]
    lefts = [_offset(point, end, width) for point, end in zip(points, ends, strict=True)]
    return tuple((rights[i], rights[i + 1], lefts[i + 1], lefts[i]) for i in range(len(normals)))


def _normal(way: Vector) -> Vector:
    """The unit vector to the left of a way, in billionths."""
    length = isqrt(dot(way, way) * SCALE * SCALE)
    return rounded(-way[1] * SCALE * SCALE, length), rounded(way[0] * SCALE * SCALE, length)


def _mitre(one: Vector, other: Vector) -> Vector:
    """The vector whose shadow on each of two normals has length one."""
    shadow = SCALE * SCALE + dot(one, other)
    assert shadow > 0, "a band does not turn back on itself"
    return (
        rounded((one[0] + other[0]) * SCALE * SCALE, shadow),
        rounded((one[1] + other[1]) * SCALE * SCALE, shadow),
    )


def _offset(point: Point, end: Vector, width: int) -> Point:
    return point[0] + rounded(end[0] * width, 2 * SCALE), point[1] + rounded(end[1] * width, 2 * SCALE)


def edges(outline: Outline) -> list[Edge]:
    """Each side of an outline in turn."""
    return list(zip(outline, (*outline[1:], outline[0]), strict=True))


def area(outline: Outline) -> int:
    """Twice the area."""
    found, (ax, ay) = 0, outline[-1]
    for bx, by in outline:
        found += ax * by - ay * bx
        ax, ay = bx, by
    return found


def holds(outline: Outline, point: Point) -> bool:
    """The point is inside or on the border."""
    x, y = point
    ax, ay = outline[-1]
    for bx, by in outline:
        if (bx - ax) * (y - ay) < (by - ay) * (x - ax):
            return False
        ax, ay = bx, by
    return True
