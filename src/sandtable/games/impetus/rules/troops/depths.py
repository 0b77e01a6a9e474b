"""1.3.1. Depths of bases: where the book leaves a choice, a scenario may take another than the usual one."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from sandtable.games.impetus.rules.troops.troops import TYPES, Scale
from sandtable.kernel.book import Book
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import UNIT

Depths: TypeAlias = tuple[tuple[str, int], ...]
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
