"""The plane: points and poses in whole numbers, turns by a table of sines. No floats, so no two machines differ.

Lengths are thousandths of a U, angles hundredths of a degree, counter-clockwise, 0 along the x axis.
"""

from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta

from sandtable.table.sines import SINES

UNIT = 1000
DEGREE = 100
TURN = 360 * DEGREE
QUARTER = TURN // 4
SCALE = 10**9
HALF = SCALE // 2

TOLERANCE = 10
"""0.01 U, the only tolerance. Bases no further apart touch; bases no deeper in each other do not overlap."""

ROUND = (*SINES, *SINES[-2:0:-1], *(-size for size in SINES), *(-size for size in SINES[-2:0:-1]), *SINES[:QUARTER])
"""The sines of the whole circle and one more quarter, so that cosines can be looked up here too."""

FAR = 10**18
Coordinate: TypeAlias = Annotated[int, Meta(ge=-FAR, le=FAR)]
Angle: TypeAlias = Annotated[int, Meta(ge=-FAR, le=FAR)]
"""What a file or an order may say. It only keeps numbers short: what is off the table is refused by the rules."""

Point: TypeAlias = tuple[Coordinate, Coordinate]
Vector: TypeAlias = tuple[int, int]


class Pose(NamedTuple):
    """Where a base stands: the middle of its front edge, and the way it faces."""

    x: Coordinate
    y: Coordinate
    heading: Angle

    @property
    def at(self) -> Point:
        return self.x, self.y


def rounded(number: int, by: int) -> int:
    """The nearest whole quotient; halves are rounded away from zero. `by` must be above zero."""
    half = (2 * abs(number) + by) // (2 * by)
    return half if number >= 0 else -half


def whole(billionths: int) -> int:
    """The nearest whole number; halves are rounded away from zero."""
    return (billionths + HALF) // SCALE if billionths >= 0 else -((HALF - billionths) // SCALE)


def sine(angle: int) -> int:
    """In billionths."""
    return ROUND[angle % TURN]


def cosine(angle: int) -> int:
    """In billionths."""
    return ROUND[angle % TURN + QUARTER]


def direction(angle: int) -> Vector:
    """The unit vector along an angle, in billionths."""
    at = angle % TURN
    return ROUND[at + QUARTER], ROUND[at]


def step(angle: int, distance: int) -> Vector:
    """The vector this far along an angle."""
    at = angle % TURN
    x, y = distance * ROUND[at + QUARTER], distance * ROUND[at]
    return (
        (x + HALF) // SCALE if x >= 0 else -((HALF - x) // SCALE),
        (y + HALF) // SCALE if y >= 0 else -((HALF - y) // SCALE),
    )


def moved(point: Point, angle: int, distance: int) -> Point:
    """The point this far along an angle."""
    dx, dy = step(angle, distance)
    return point[0] + dx, point[1] + dy


def turned(point: Point, about: Point, angle: int) -> Point:
    """The point turned about another."""
    (x, y), at = about, angle % TURN
    dx, dy, c, s = point[0] - x, point[1] - y, ROUND[at + QUARTER], ROUND[at]
    ahead, aside = dx * c - dy * s, dx * s + dy * c
    return (
        x + ((ahead + HALF) // SCALE if ahead >= 0 else -((HALF - ahead) // SCALE)),
        y + ((aside + HALF) // SCALE if aside >= 0 else -((HALF - aside) // SCALE)),
    )


def placed(pose: Pose, ahead: int, left: int) -> Point:
    """The point this far ahead of a pose and this far to its left, rounded once."""
    x, y, heading = pose
    c, s = direction(heading)
    return x + whole(ahead * c - left * s), y + whole(ahead * s + left * c)


def shifted(pose: Pose, ahead: int, left: int = 0) -> Pose:
    """The pose moved straight ahead (or back) and sideways, facing as before."""
    return Pose(*placed(pose, ahead, left), pose.heading)


def wheeled(pose: Pose, pivot: Point, angle: int) -> Pose:
    """The pose turned about a point."""
    x, y, heading = pose
    x, y = turned((x, y), pivot, angle)
    return Pose(x, y, (heading + angle) % TURN)


def cross(a: Vector, b: Vector) -> int:
    return a[0] * b[1] - a[1] * b[0]


def dot(a: Vector, b: Vector) -> int:
    return a[0] * b[0] + a[1] * b[1]


def between(a: Point, b: Point) -> Vector:
    """The vector from one point to another."""
    return b[0] - a[0], b[1] - a[1]


def squared(a: Point, b: Point) -> int:
    """The squared distance of two points."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return dx * dx + dy * dy


def bearing(vector: Vector) -> int:
    """The angle that points along a vector, to the nearest hundredth of a degree, by halving the circle."""
    assert vector != (0, 0), "nothing points nowhere"
    x, y = vector
    low = 0 if y > 0 or (y == 0 and x > 0) else TURN // 2
    high = low + TURN // 2
    while high - low > 1:
        middle = (low + high) // 2
        if ROUND[middle + QUARTER] * y >= ROUND[middle] * x:
            low = middle
        else:
            high = middle
    near = min((low, high), key=lambda angle: abs(cross(direction(angle), vector)))
    return near % TURN


def turn_to(heading: int, other: int) -> int:
    """The shorter turn from one heading to another, above −180° up to 180°."""
    turn = (other - heading) % TURN
    return turn - TURN if turn > TURN // 2 else turn
