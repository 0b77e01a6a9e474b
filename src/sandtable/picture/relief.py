"""Ground as it is modelled for miniatures: slopes with light and shade, trees, rocks and houses that cast shadows."""

from collections.abc import Callable
from typing import Protocol

from sandtable.picture.figures import Wardrobe, placed
from sandtable.picture.markup import Spot, path, polygon
from sandtable.picture.patch import Patch

SHADOW = "#1d1509"
TREES = ("land-oak", "land-beech", "land-elm", "land-oak", "land-fir")
RISING = frozenset({"hill", "steep-hill", "hilltop", "slope", "dunes", "rocks", "rampart"})
"""Kinds that rise from the table as a whole."""

BUILT = frozenset({"furniture", "stairs"})
PER_U = 10
"""How many units of the drawing of a tree a U has."""

ROOMY = 5
"""Things are only larger on a piece that is so many times as wide."""

SUNKEN = frozenset({"lake", "marsh", "mud", "stream"})


def modelled(patch: Patch, kind: str, engraved: Callable[[Patch], str], wardrobe: Wardrobe) -> str:
    """A piece of ground of some kind; `engraved` draws it where it has no model of its own."""
    if kind in MODELS:
        return MODELS[kind](patch, wardrobe)
    painted = engraved(patch)
    if kind in RISING:
        return _cast(patch, 0.45) + painted + lit(patch)
    if kind in BUILT:
        return _cast(patch, 0.3) + painted
    return painted + (bank(patch) if kind in SUNKEN else "")


def _cast(patch: Patch, far: float) -> str:
    """The shadow of a whole piece."""
    off = far * patch.unit
    soft = polygon([(x + off * 1.5, y + off * 1.5) for x, y in patch.border], fill=SHADOW, fill_opacity=0.1)
    return soft + polygon([(x + off, y + off) for x, y in patch.border], fill=SHADOW, fill_opacity=0.16)


def lit(patch: Patch, part: float = 1) -> str:
    """Light on the upper left slope and shade on the lower right."""
    return polygon(patch.ring(part), fill="url(#slope)")


class Bordered(Protocol):
    """Something with a border in the picture."""

    @property
    def border(self) -> list[Spot]: ...

    @property
    def unit(self) -> float: ...


def bank(low: Bordered) -> str:
    """Water and marsh lie lower: the shade of the bank falls on them."""
    return polygon(low.border, fill="none", stroke=SHADOW, stroke_opacity=0.18, stroke_width=low.unit * 0.3)


def hill(patch: Patch, wardrobe: Wardrobe) -> str:
    """Terraces, each with its own light."""
    land, unit = patch.land, patch.unit
    found = [
        _cast(patch, 0.5),
        polygon(patch.border, fill=land["earth"], stroke=land["contour"], stroke_width=unit * 0.08),
    ]
    found.append(lit(patch))
    for part in (0.76, 0.5, 0.26):
        found.append(polygon(patch.ring(part), fill=land["earth-high"], fill_opacity=0.55))
        found.append(lit(patch, part))
    return "".join(found) + _strewn(patch, wardrobe, ("land-tuft", "land-tuft", "land-stone"), 2.6, 0.8)


def steep_hill(patch: Patch, wardrobe: Wardrobe) -> str:
    """The same with hachures down its slopes."""
    land, unit = patch.land, patch.unit
    strokes: list[str | float | Spot] = []
    for outer, inner, count in ((0.97, 0.76, 72), (0.7, 0.52, 48)):
        for step in range(count):
            turn = (step + patch.scatter.around(0.25)) / count
            strokes += ["M", patch.ray(turn, outer), "L", patch.ray(turn, inner + patch.scatter.between(0, 0.08))]
    found = [
        _cast(patch, 0.8),
        polygon(patch.border, fill=land["earth"], stroke=land["hachure"], stroke_width=unit * 0.1),
    ]
    found += [lit(patch), lit(patch)]
    found.append(path(*strokes, fill="none", stroke=land["hachure"], stroke_opacity=0.7, stroke_width=unit * 0.08))
    for part in (0.72, 0.46):
        found += [polygon(patch.ring(part), fill=land["earth-high"], fill_opacity=0.7), lit(patch, part)]
    return "".join(found) + _strewn(patch, wardrobe, ("land-stone", "land-tuft", "land-rock"), 3.0, 1.0, 0.5)


def wood(patch: Patch, wardrobe: Wardrobe) -> str:
    """Trees of several kinds on dark ground; the border of the wood stays visible."""
    land, unit = patch.land, patch.unit
    floor = polygon(patch.border, fill=land["grass"], stroke=land["leaf-dark"], stroke_width=unit * 0.14)
    shade = polygon(patch.ring(0.96), fill=land["shade"], fill_opacity=0.3)
    return floor + shade + _strewn(patch, wardrobe, TREES, 1.32, 0.72)


def scrub(patch: Patch, wardrobe: Wardrobe) -> str:
    """Low bushes, tufts and a stone here and there."""
    ground = patch.dashed("scrub", "twig", 0.09, (0.5, 0.28))
    return ground + _strewn(
        patch, wardrobe, ("land-bush", "land-tuft", "land-bush", "land-tuft", "land-stone"), 1.25, 0.5
    )


def marsh(patch: Patch, wardrobe: Wardrobe) -> str:
    """Reeds in shallow water."""
    land, unit = patch.land, patch.unit
    pools: list[str | float | Spot] = []
    for x, y in patch.spread(1.9, 0.9, jitter=0.3):
        half = unit * patch.scatter.between(0.4, 0.8)
        pools += ["M", (x - half, y), "a", half, half * 0.5, "0 1 0", (2 * half, 0.0)]
        pools += ["a", half, half * 0.5, "0 1 0", (-2 * half, 0.0)]
    water = path(*pools, fill=land["water"], stroke=land["water-line"], stroke_opacity=0.6, stroke_width=unit * 0.06)
    ground = patch.dashed("fen", "water-line", 0.1, (0.6, 0.3))
    return ground + water + _strewn(patch, wardrobe, ("land-reeds", "land-tuft", "land-reeds"), 1.5, 0.6)


def rocks(patch: Patch, wardrobe: Wardrobe) -> str:
    """Broken blocks, large and small."""
    land, unit = patch.land, patch.unit
    ground = polygon(patch.border, fill=land["gravel"], stroke=land["stone-dark"], stroke_width=unit * 0.14)
    return ground + _strewn(patch, wardrobe, ("land-rock", "land-rock", "land-stone"), 1.15, 0.6)


def stones(patch: Patch, wardrobe: Wardrobe) -> str:
    """Loose stones that one can walk over."""
    ground = patch.dashed("gravel", "stone", 0.09, (0.35, 0.22))
    return ground + _strewn(patch, wardrobe, ("land-stone", "land-stone", "land-tuft"), 1.1, 0.4)


def _strewn(
    patch: Patch, wardrobe: Wardrobe, kinds: tuple[str, ...], gap: float, inset: float, least: float = 0.82
) -> str:
    """Things all over a piece, upper ones first, each as large as it grew."""
    tall = max(1.0, min(patch.modelled, patch.room / patch.unit / ROOMY))
    zoom, colours = tall * patch.unit / PER_U, {f"land-{name}": colour for name, colour in patch.land.items()}
    found = []
    for x, y in patch.spread(gap * tall, inset * tall, jitter=0.26):
        kind, size = patch.scatter.pick(*kinds), zoom * patch.scatter.between(least, 1.12)
        found.append(wardrobe.use(kind, colours, transform=placed(x, y, size=size)))
    return "".join(found)


MODELS: dict[str, Callable[[Patch, Wardrobe], str]] = {
    "hill": hill,
    "steep-hill": steep_hill,
    "wood": wood,
    "scrub": scrub,
    "bushes": scrub,
    "marsh": marsh,
    "rocks": rocks,
    "stones": stones,
}
