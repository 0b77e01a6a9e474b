"""The plane: points and poses in whole numbers, turns by a table of sines. No floats, so no two machines differ.

Lengths are thousandths of a U, angles hundredths of a degree, counter-clockwise, 0 along the x axis.
"""

from typing import NamedTuple, TypeAlias

from sandtable.table.sines import SINES

UNIT = 1000
DEGREE = 100
TURN = 360 * DEGREE
QUARTER = TURN // 4
SCALE = 10**9

TOLERANCE = 10
"""0.01 U: what is nearer touches, what overlaps no deeper does not overlap. The one tolerance there is."""

Point: TypeAlias = tuple[int, int]
Vector: TypeAlias = tuple[int, int]


class Pose(NamedTuple):
    """Where a base stands: the middle of its front edge, and the way that it faces."""

    x: int
    y: int
    heading: int

    @property
    def at(self) -> Point:
        return self.x, self.y


def rounded(number: int, by: int) -> int:
    """The nearest whole quotient, halves away from zero; `by` is above zero."""
    half = (2 * abs(number) + by) // (2 * by)
    return half if number >= 0 else -half


def sine(angle: int) -> int:
    """In billionths."""
    quarter, rest = divmod(angle % TURN, QUARTER)
    size = SINES[rest] if quarter % 2 == 0 else SINES[QUARTER - rest]
    return size if quarter < 2 else -size


def cosine(angle: int) -> int:
    """In billionths."""
    return sine(angle + QUARTER)


def direction(angle: int) -> Vector:
    """One U long times a million: the unit vector in billionths."""
    return cosine(angle), sine(angle)


def moved(point: Point, angle: int, distance: int) -> Point:
    """The point so far along an angle."""
    return point[0] + rounded(distance * cosine(angle), SCALE), point[1] + rounded(distance * sine(angle), SCALE)


def turned(point: Point, about: Point, angle: int) -> Point:
    """The point turned about another."""
    dx, dy = point[0] - about[0], point[1] - about[1]
    c, s = cosine(angle), sine(angle)
    return about[0] + rounded(dx * c - dy * s, SCALE), about[1] + rounded(dx * s + dy * c, SCALE)


def placed(pose: Pose, ahead: int, left: int) -> Point:
    """A point so far ahead of a pose and so far to its left, rounded once."""
    c, s = cosine(pose.heading), sine(pose.heading)
    return pose.x + rounded(ahead * c - left * s, SCALE), pose.y + rounded(ahead * s + left * c, SCALE)


def shifted(pose: Pose, ahead: int, left: int = 0) -> Pose:
    """The pose moved straight ahead (or back) and aside, facing kept."""
    return Pose(*placed(pose, ahead, left), pose.heading)


def wheeled(pose: Pose, pivot: Point, angle: int) -> Pose:
    """The pose turned about a point."""
    return Pose(*turned(pose.at, pivot, angle), (pose.heading + angle) % TURN)


def cross(a: Vector, b: Vector) -> int:
    return a[0] * b[1] - a[1] * b[0]


def dot(a: Vector, b: Vector) -> int:
    return a[0] * b[0] + a[1] * b[1]


def between(a: Point, b: Point) -> Vector:
    """From one point to another."""
    return b[0] - a[0], b[1] - a[1]


def squared(a: Point, b: Point) -> int:
    """The squared distance of two points."""
    dx, dy = between(a, b)
    return dx * dx + dy * dy


def bearing(vector: Vector) -> int:
    """The angle that points along a vector, to the nearest hundredth of a degree, by halving the circle."""
    assert vector != (0, 0), "nothing points nowhere"
    low, high = 0, TURN
    while high - low > 1:
        middle = (low + high) // 2
        if _before(middle, vector):
            low = middle
        else:
            high = middle
    near = min((low, high), key=lambda angle: abs(cross(direction(angle), vector)))
    return near % TURN


def _before(angle: int, vector: Vector) -> bool:
    """The angle comes no later than the vector, counted from the x axis."""
    return _half(vector) > _half(direction(angle)) or (
        _half(vector) == _half(direction(angle)) and cross(direction(angle), vector) >= 0
    )


def _half(vector: Vector) -> int:
    return 0 if vector[1] > 0 or (vector[1] == 0 and vector[0] > 0) else 1


def turn_to(heading: int, other: int) -> int:
    """The shorter turn from one heading to another, above −180° up to 180°."""
    turn = (other - heading) % TURN
    return turn - TURN if turn > TURN // 2 else turn
