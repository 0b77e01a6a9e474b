"""Detours: the shortest way of a base around obstacles, turning only at their corners."""

from collections.abc import Callable
from heapq import heappop, heappush
from math import isqrt

from sandtable.table.footing import Footing, Sole, overlapping, stretch
from sandtable.table.plane import Point, between, cross, dot, rounded, squared
from sandtable.table.way import Way

ROOM = 60
"""How far a way keeps off the obstacles that it goes around, in thousandths."""

MOST = 400
"""How many corners are looked at before the search is given up."""


class Maze:
    """Obstacles for bases of one size. Which corners can be reached from which is remembered.

    Ways may also turn at the points of `via`, and go straight only where `clear` says so.
    """

    def __init__(
        self,
        obstacles: tuple[Footing, ...],
        sole: Sole,
        width: int,
        depth: int,
        via: tuple[Point, ...] = (),
        clear: Callable[[Point, Point], bool] = lambda _, __: True,
    ) -> None:
        self.obstacles = obstacles
        self._clear = clear
        self.sole = sole
        self.reach = min(sole.width, sole.length) // 2
        self.size = (width, depth)
        self._boxes = [thing.box for thing in obstacles]
        corners = [*via, *(corner for thing in obstacles for corner in self._corners(thing))]
        self.corners = tuple(c for c in dict.fromkeys(corners) if self._on_table(c) and self.free(c, c))
        self._turns = frozenset(self.corners)
        self._seen: dict[tuple[Point, Point], bool] = {}

    def among(self, things: tuple[Footing, ...]) -> "Maze":
        """The same maze with more obstacles, for a few ways: what is known of the others is not worked out again."""
        return Maze(things, self.sole, *self.size, self.corners, self.sight)

    def _corners(self, thing: Footing) -> list[Point]:
        """The points at which a base turns around an obstacle: beyond each of its corners, off both of its sides."""
        off = self.reach + thing.round + ROOM
        if len(thing.core) == 1:
            (x, y), slant = thing.core[0], rounded(off * 1083, 1000)
            near = rounded(off * 449, 1000)
            return [(x + a * p, y + b * q) for p, q in ((slant, near), (near, slant)) for a in (1, -1) for b in (1, -1)]
        found = []
        sides = stretch(thing.core) if len(thing.core) > 2 else [thing.core, thing.core[::-1]]
        for (a, b), (_, c) in zip(sides, (*sides[1:], sides[0]), strict=True):
            one, other = _outward((a, b)), _outward((b, c))
            scale = dot(one, other) + 10**12
            if scale > 10**11:
                found.append(
                    (
                        b[0] + rounded((one[0] + other[0]) * off * 10**6, scale),
                        b[1] + rounded((one[1] + other[1]) * off * 10**6, scale),
                    )
                )
            else:
                along = one[1], -one[0]
                found += [
                    (b[0] + rounded((n[0] - along[0]) * off, 10**6), b[1] + rounded((n[1] - along[1]) * off, 10**6))
                    for n in (one, other)
                ]
        return found

    def _on_table(self, at: Point) -> bool:
        return all(self.reach <= place <= size - self.reach for place, size in zip(at, self.size, strict=True))

    def free(self, a: Point, b: Point) -> bool:
        """A base gets straight from one point to another."""
        way = Footing((a,) if a == b else (a, b), self.reach)
        left, low, right, top = way.box
        for (x, y, u, v), thing in zip(self._boxes, self.obstacles, strict=True):
            if x <= right and y <= top and u >= left and v >= low and overlapping(way, thing):
                return False
        return self._clear(a, b)

    def sight(self, a: Point, b: Point) -> bool:
        """A base gets straight from one point to another; between two corners this is worked out once."""
        if a not in self._turns or b not in self._turns:
            return self.free(a, b)
        key = (a, b) if a <= b else (b, a)
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = self.free(a, b)
        return found

    def way(self, start: Point, goal: Point) -> Way | None:
        """The shortest way from one point to another that turns at corners; None if there is none.

        Whether a base gets from corner to corner is checked as late as possible, when nothing shorter is left.
        """
        if start == goal or self.free(start, goal):
            return (start, goal) if start != goal else (start,)
        rest = {corner: _far(corner, goal) for corner in (*self.corners, goal)}
        came: dict[Point, Point] = {}
        queue = [(_far(start, goal), start, start, 0)]
        while queue and len(came) < MOST:
            _, at, before, gone = heappop(queue)
            if at in came or not (at == start or self.sight(before, at)):
                continue
            came[at] = before
            if at == goal:
                return _back(came, goal)
            for other, left in rest.items():
                if other not in came:
                    far = gone + _far(at, other)
                    heappush(queue, (far + left, other, at, far))
        return None


def _outward(side: tuple[Point, ...]) -> Point:
    """A vector of length one to the right of a side, in millionths."""
    dx, dy = between(side[0], side[1])
    size = max(1, isqrt(dx * dx + dy * dy))
    assert cross((dx, dy), (dy, -dx)) <= 0
    return rounded(dy * 10**6, size), rounded(-dx * 10**6, size)


def _far(a: Point, b: Point) -> int:
    return isqrt(squared(a, b))


def _back(came: dict[Point, Point], goal: Point) -> Way:
    way = [goal]
    while came[way[-1]] != way[-1]:
        way.append(came[way[-1]])
    return tuple(reversed(way))
