"""Motions of the whole table that change no verdict: quarter turns, a mirror, shifts."""

from typing import NamedTuple

from hypothesis import strategies as st

from sandtable.table.plane import QUARTER, TURN, Point, Pose
from sandtable.table.shape import LEFT, RIGHT, Base, Edge, Outline, Piece


class Motion(NamedTuple):
    """So many quarter turns, then perhaps a mirror left for right, then a shift."""

    quarters: int
    mirror: bool
    shift: Point

    def point(self, point: Point) -> Point:
        x, y = point
        for _ in range(self.quarters):
            x, y = -y, x
        return (-x if self.mirror else x) + self.shift[0], y + self.shift[1]

    def angle(self, angle: int) -> int:
        """A heading or way."""
        turned = angle + self.quarters * QUARTER
        return (2 * QUARTER - turned if self.mirror else turned) % TURN

    def turn(self, angle: int) -> int:
        """A signed turn."""
        return -angle if self.mirror else angle

    def base(self, base: Base) -> Base:
        return base.at(Pose(*self.point(base.pose.at), self.angle(base.pose.heading)))

    def outline(self, outline: Outline) -> Outline:
        moved = tuple(self.point(point) for point in outline)
        return moved[::-1] if self.mirror else moved

    def piece(self, piece: Piece) -> Piece:
        return tuple(self.outline(outline) for outline in piece)

    def side(self, side: str) -> str:
        return {LEFT: RIGHT, RIGHT: LEFT}.get(side, side) if self.mirror else side

    def edge(self, edge: Edge) -> frozenset[Point]:
        """A segment, whichever end comes first."""
        return frozenset(self.point(point) for point in edge)


SHIFTS = st.tuples(st.integers(-50_000, 50_000), st.integers(-50_000, 50_000))
MOTIONS = st.builds(Motion, st.integers(0, 3), st.booleans(), SHIFTS)
