"""1.2.1. The usual table for figures of each size, in cm: its long side and its short one."""

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.kernel.clause import clause

SMALL = (120, 60)
WIDE: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"28": (180, 120), "20": (180, 120), "15": SMALL, "10": SMALL, "6": SMALL}
)
SQUARE: Mapping[str, tuple[int, int]] = MappingProxyType({**WIDE, "28": (120, 120), "20": (120, 120)})


@clause("BI 1.2.1")
def wide_table(scale: str) -> tuple[int, int]:
    """Large figures have a wide table."""
    return WIDE[scale]


@clause("BI 1.2.1")
def square_table(scale: str) -> tuple[int, int]:
    """Large figures have a square table."""
    return SQUARE[scale]
