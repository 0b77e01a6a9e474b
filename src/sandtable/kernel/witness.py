"""What a verdict was decided by, in the integers of the table, so that it can be drawn."""

from typing import TypeAlias

from msgspec import Struct

Point: TypeAlias = tuple[int, int]


class Spot(Struct, frozen=True, tag="spot", tag_field="witness"):
    """A point, such as the corner that touches."""

    at: Point


class Segment(Struct, frozen=True, tag="segment", tag_field="witness"):
    """A straight line, such as a range or a line of sight."""

    start: Point
    end: Point


class Arc(Struct, frozen=True, tag="arc", tag_field="witness"):
    """A part of a circle, in hundredths of a degree from one bearing to another."""

    centre: Point
    radius: int
    start: int
    end: int


class Region(Struct, frozen=True, tag="region", tag_field="witness"):
    """A polygon, such as a zone of control."""

    outline: tuple[Point, ...]


Witness: TypeAlias = Spot | Segment | Arc | Region
