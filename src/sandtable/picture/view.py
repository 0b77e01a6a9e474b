"""From the table to the picture: y grows upward on the table and downward in a picture."""

from msgspec import Struct

from sandtable.picture.markup import Spot, number
from sandtable.table.plane import DEGREE, UNIT, Point, Pose

QUARTER, HALF, WHOLE = 90.0, 180.0, 360.0


class View(Struct, frozen=True):
    """Where the table is in the picture, and how many pixels a U has.

    `turned`: it stands on its short side, a quarter clockwise, so that its lower edge is on the left.
    """

    left: float
    top: float
    scale: float
    long: int
    short: int
    turned: bool = False

    @property
    def width(self) -> float:
        return self.size(self.short if self.turned else self.long)

    @property
    def height(self) -> float:
        return self.size(self.long if self.turned else self.short)

    def size(self, length: float) -> float:
        """A length in thousandths of a U, in pixels."""
        return length * self.scale / UNIT

    def at(self, point: Point | Spot) -> Spot:
        """A point of the table."""
        x, y = point
        right, down = (y, x) if self.turned else (x, self.short - y)
        return self.left + self.size(right), self.top + self.size(down)

    def angle(self, heading: float) -> float:
        """How far something that looks up must be turned clockwise to face this way, from 0 up to 360 degrees."""
        up = HALF if self.turned else QUARTER
        return (up - heading / DEGREE) % WHOLE

    def place(self, pose: Pose) -> str:
        """The transformation that puts something which looks up, with the middle of its front at 0 0, at a pose."""
        x, y = self.at(pose.at)
        return f"translate({number(x)} {number(y)}) rotate({number(self.angle(pose.heading))})"


def upright(angle: float) -> tuple[int, float]:
    """An angle as quarters of a turn and the rest, which is at most an eighth: words and symbols lean that far."""
    quarters = int((angle + QUARTER / 2) // QUARTER) % 4
    rest = (angle - quarters * QUARTER + HALF) % WHOLE - HALF
    return quarters, rest
