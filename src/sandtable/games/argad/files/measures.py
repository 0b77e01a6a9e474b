"""Lengths and angles as files write them, in cm and degrees, and as the rules have them."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Annotated, TypeAlias

from msgspec import Meta

from sandtable.games.argad.rules.tables import CM
from sandtable.table.plane import DEGREE, TURN, Pose

MOST = 10_000
"""No number of a file is larger, nor less than this below nothing; what is no number at all is none of these."""

Number: TypeAlias = Annotated[int, Meta(ge=-MOST, le=MOST)] | Annotated[float, Meta(ge=-MOST, le=MOST)]
At: TypeAlias = tuple[Number, Number]
Facing: TypeAlias = tuple[Number, Number, Number]


def length(cm: Number) -> int:
    """In thousandths of a cm, halves away from nothing."""
    return int((Decimal(str(cm)) * CM).to_integral_value(ROUND_HALF_UP))


def angle(degrees: Number) -> int:
    """In hundredths of a degree."""
    return int((Decimal(str(degrees)) * DEGREE).to_integral_value(ROUND_HALF_UP)) % TURN


def point(at: At) -> tuple[int, int]:
    return length(at[0]), length(at[1])


def pose(at: Facing) -> Pose:
    return Pose(length(at[0]), length(at[1]), angle(at[2]))
