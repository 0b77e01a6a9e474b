"""Lengths and angles: files write them in whole units and degrees, the rules count in small parts of them."""

from decimal import ROUND_HALF_UP, Decimal

from sandtable.table.plane import DEGREE, TURN, UNIT


def length(number: float) -> int:
    """A length in thousandths, rounded once, halves away from zero."""
    return _rounded(number, UNIT)


def angle(number: float) -> int:
    """Degrees as hundredths, rounded once, halves away from zero."""
    return _rounded(number, DEGREE) % TURN


def _rounded(number: float, by: int) -> int:
    """By the decimals as written, not as a float holds them."""
    return int((Decimal(str(number)) * by).to_integral_value(ROUND_HALF_UP))
