"""1.2 to 1.4. Scales: how large tables and bases are for figures of each size."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from sandtable.games.impetus.rules.terrain.pieces import Board
from sandtable.games.impetus.rules.troops.profiles import TYPES
from sandtable.kernel.book import Book
from sandtable.kernel.bounds import Few, Id
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import UNIT

SMALLEST, LARGEST = UNIT // 10, 100 * UNIT
"""How long the sides of a base may be, in thousandths of a U; the book has no such limits."""

Length: TypeAlias = Annotated[int, Meta(ge=SMALLEST, le=LARGEST)]
Lengths: TypeAlias = Annotated[dict[Id, Length], Meta(max_length=40)]

UNITS = (2, 1000)
"""How many millimetres a U may be long."""


class Size(NamedTuple):
    """Of a base, in thousandths of a U."""

    front: Length
    depth: Length


class Scale(Struct, frozen=True, eq=False):
    """BI 1.3.1 and 1.4: how long a U is (in millimetres), and the bases of figures of one size.

    `other` are depths that the book offers besides the usual ones, `loose` those that not every edition does; up to
    `deepest` a base may have any depth from the usual one on.
    """

    unit: Annotated[int, Meta(ge=UNITS[0], le=UNITS[1])]
    front: Length
    depth: Lengths
    other: Lengths = {}
    loose: Lengths = {}
    deepest: Lengths = {}

    @clause("BI 1.3.1")
    def size(self, troops: str) -> Size:
        """One front for all, and a depth for each type."""
        return Size(self.front, self.depth[troops])


Depths: TypeAlias = Few[tuple[Id, Length]]
"""Types of troops, each with the depth that was chosen for it, in thousandths of a U."""


@clause("BI 1.3.1")
def may_be_loose(scale: Scale, troops: str, depth: int) -> bool:
    """Every choice of the book, the deeper base for skirmishers of any size as well."""
    return depth == scale.loose.get(troops) or may_be_so_deep(scale, troops, depth)


@clause("BI 1.3.1")
def may_be_so_deep(scale: Scale, troops: str, depth: int) -> bool:
    """The usual depth, the other one of the book, or any up to the deepest where it only names the least."""
    usual = scale.depth[troops]
    return depth in (usual, scale.other.get(troops)) or usual <= depth <= scale.deepest.get(troops, usual)


@clause("BI 1.3.1")
def forbids_depths(depths: Depths, scale: Scale, book: Book) -> Iterator[Refusal]:
    """Only depths that the book leaves open for such troops on bases of this size."""
    for troops, depth in depths:
        if troops not in TYPES:
            yield Refusal("BI 1.3.1", "refused-depth-type", {"field": f"depth.{troops}", "type": troops})
        elif not book.rule("depth")(scale, troops, depth):
            found, known = depth * scale.unit // UNIT, open_depths(scale, troops, book)
            args: dict[str, str | int] = {"field": f"depth.{troops}", "type": troops, "found": str(found)}
            yield Refusal("BI 1.3.1", "refused-depth", {**args, "known": known})


def open_depths(scale: Scale, troops: str, book: Book) -> str:
    """The depths that may be chosen, in millimetres: `40, 60`; `160–400`."""
    usual, deepest = scale.depth[troops], scale.deepest.get(troops)
    if deepest is not None:
        return f"{usual * scale.unit // UNIT}–{deepest * scale.unit // UNIT}"
    offered = sorted({usual, scale.other.get(troops, usual), scale.loose.get(troops, usual)})
    return ", ".join(str(depth * scale.unit // UNIT) for depth in offered if book.rule("depth")(scale, troops, depth))


@lru_cache(maxsize=64)
def chosen(scale: Scale, depths: Depths) -> Scale:
    """The bases of this size with the depths that a scenario has chosen."""
    return replace(scale, depth={**scale.depth, **dict(depths)}) if depths else scale


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


@clause("BI 1.2.1")
def usual_board(book: Book, scale: str, unit: int) -> Board:
    """The table of a book for a size of figures; a U is so many millimetres."""
    long, short = book.rule("table")(scale)
    return Board(in_units(long * 10, unit), in_units(short * 10, unit))


@clause("BI 1.4")
def in_units(millimetres: int, unit: int) -> int:
    """All distances are in U, here in thousandths; a U is so many millimetres."""
    return millimetres * UNIT // unit
