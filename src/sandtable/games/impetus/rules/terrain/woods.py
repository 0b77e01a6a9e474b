"""3.3b. Woods: units at the edge of one, and units hidden in it."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from sandtable.games.impetus.rules.terrain.land import Land
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.table.ground import half_in
from sandtable.table.plane import UNIT
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import gap, lines

EDGE = 3 * UNIT
KEPT = 2**12


@clause("BI 3.1")
def wood_of(stand: Stand, land: Land) -> str:
    """The wood that a unit is in, by at least half of its base; empty: none."""
    return next((name for name, border in land.woods.items() if inside(stand.base, border)), "")


@clause("BI 3.1")
@lru_cache(maxsize=KEPT)
def inside(base: Base, border: Outline) -> bool:
    """At least half of a base lies within a border."""
    return half_in(base, (border,))


@clause("BI 3.3b")
def deep_in(stand: Stand, land: Land) -> str:
    """The wood in which every part of a unit is 3 U or more from the border; empty: none."""
    return next((name for name, border in land.woods.items() if deep_inside(stand.base, border)), "")


@clause("BI 3.3b")
@lru_cache(maxsize=KEPT)
def deep_inside(base: Base, border: Outline) -> bool:
    """Every part of a base is 3 U or more from a border: inside of it what is nearest to a side is a corner."""
    return all(
        (off := dx * y - dy * x - level) >= 0 and off * off >= EDGE * EDGE * square
        for dx, dy, level, square, _ in lines(border)
        for x, y in base.outline
    )


@clause("BI 3.3b")
def at_the_edge(target: Stand, land: Land) -> bool:
    """A unit that shoots into a wood has fewer dice: at its edge, or within 3 U in the same wood."""
    return bool(wood_of(target, land))


@clause("BI 3.3b")
def meet_in_a_wood(one: Stand, other: Stand, land: Land) -> bool:
    """Two units in the same wood within 3 U of each other shoot at each other however deep they stand."""
    wood = wood_of(one, land)
    return bool(wood) and meet_inside(one, other, land.woods[wood])


@clause("BI 3.3b")
def meet_inside(one: Stand, other: Stand, border: Outline) -> bool:
    """Two units are in this wood within 3 U of each other."""
    near = inside(one.base, border) and inside(other.base, border)
    return near and gap(one.outline, other.outline) <= EDGE


@clause("BI 3.3b")
def hidden(shooter: Stand, target: Stand, land: Land) -> Iterator[Refusal]:
    """Deep in a wood a unit neither shoots nor is shot at, but for those near to it in the same wood."""
    deep = [(stand, wood) for stand in (shooter, target) if (wood := deep_in(stand, land))] if land.woods else []
    if deep and not meet_in_a_wood(shooter, target, land):
        for stand, wood in deep:
            yield _too_deep(stand, wood, land)


@clause("BI 3.3b")
def buried(shooter: Stand, enemies: Iterable[Stand], land: Land) -> Iterator[Refusal]:
    """Deep in a wood a unit shoots at nobody if no enemy is near to it in the same wood."""
    wood = deep_in(shooter, land)
    if wood and not any(meet_in_a_wood(shooter, enemy, land) for enemy in enemies):
        yield _too_deep(shooter, wood, land)


def _too_deep(stand: Stand, wood: str, land: Land) -> Refusal:
    return Refusal("BI 3.3b", "refused-shot-deep", {"unit": stand.id}, (stand.id,), (Region(land.woods[wood]),))
