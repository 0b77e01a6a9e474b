"""Detours: how far it is to a place around ground that a unit avoids. Estimates, in U."""

from math import sqrt
from typing import NamedTuple, TypeAlias

from sandtable.games.impetus.players.reach import Place, angle
from sandtable.games.impetus.rules.terrain.ground import disorders
from sandtable.games.impetus.rules.terrain.land import Land
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.table.plane import UNIT
from sandtable.table.shape import Outline

BAD_GROUND = 7.0
"""How far out of its way a unit goes rather than be disordered."""

CLEAR = 1.0
Point: TypeAlias = tuple[float, float]


class Wall(NamedTuple):
    """A piece of ground in the way: its corners, a circle around it, and whether it can be crossed after all."""

    corners: tuple[Point, ...]
    middle: Point
    radius: float
    soft: bool


def walls_of(unit: Unit, land: Land) -> tuple[Wall, ...]:
    """The ground that a unit cannot enter, and the ground that disorders it."""
    hard = [_wall(border, soft=False) for _, border in land.closed]
    return (*hard, *(_wall(border, soft=True) for ground, border in land.ground.values() if disorders(ground, unit)))


def _wall(border: Outline, *, soft: bool) -> Wall:
    corners = tuple((x / UNIT, y / UNIT) for x, y in border)
    middle = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    return Wall(corners, middle, max(apart(middle, corner) for corner in corners), soft)


def apart(one: Point, other: Point) -> float:
    """How far two points are from each other."""
    dx, dy = one[0] - other[0], one[1] - other[1]
    return sqrt(dx * dx + dy * dy)


def around(place: Place, goal: Point, walls: tuple[Wall, ...]) -> tuple[float, Point] | None:
    """How much longer than straight the way is, and where to go first; None if nothing is in the way."""
    start = place.x, place.y
    met = [wall for wall in walls if _in_the_way(start, goal, wall)]
    if not met:
        return None
    wall = min(met, key=lambda wall: apart(start, wall.middle))
    straight = apart(start, goal)
    best = min(
        (apart(start, turn) + apart(turn, goal) - straight, turn) for turn in _turns(start, goal, wall, place.half)
    )
    return (BAD_GROUND, goal) if wall.soft and best[0] > BAD_GROUND else best


def _in_the_way(start: Point, goal: Point, wall: Wall) -> bool:
    """A line goes through a wall that holds neither of its ends."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    length = max(0.1, apart(start, goal))
    mx, my = wall.middle[0] - start[0], wall.middle[1] - start[1]
    if abs(dx * my - dy * mx) > wall.radius * length or not -wall.radius < (dx * mx + dy * my) / length < length:
        return False
    if _inside(start, wall) or _inside(goal, wall):
        return False
    sides = [dx * (y - start[1]) - dy * (x - start[0]) for x, y in wall.corners]
    return min(sides) < 0 < max(sides)


def _inside(point: Point, wall: Wall) -> bool:
    x, y = point
    ax, ay = wall.corners[-1]
    for bx, by in wall.corners:
        if (bx - ax) * (y - ay) < (by - ay) * (x - ax):
            return False
        ax, ay = bx, by
    return True


def _turns(start: Point, goal: Point, wall: Wall, half: float) -> list[Point]:
    """Where a unit turns to pass a wall on either side, with room for its front."""
    length = max(0.1, apart(start, goal))
    nx, ny = (start[1] - goal[1]) / length, (goal[0] - start[0]) / length
    found = []
    for side in (1, -1):
        x, y = max(wall.corners, key=lambda corner: side * (corner[0] * nx + corner[1] * ny))
        found.append((x + side * nx * (half + CLEAR), y + side * ny * (half + CLEAR)))
    return found


def march_to(place: Place, goal: Point) -> float:
    """How much of its move a unit needs to get to a point: a wheel, and then straight."""
    ahead, left = place.sees(goal)
    return 2 * place.half * angle(ahead, abs(left)) + apart((place.x, place.y), goal)
