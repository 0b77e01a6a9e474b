"""What the rules say of a state that is to be drawn: found outside, since pictures judge nothing."""

from msgspec import Struct

from sandtable.table.shape import Base


class Reach(Struct, frozen=True):
    """How far a general commands from his base, in thousandths of a U, and the bases of those whom he leads."""

    general: str
    base: Base
    radius: int
    led: tuple[Base, ...] = ()


class Overlay(Struct, frozen=True):
    """Who counts as in square, and the command of each general; without `reaches` none is drawn."""

    squares: frozenset[str] = frozenset()
    reaches: tuple[Reach, ...] = ()
