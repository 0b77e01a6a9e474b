"""Woods, scrub, fields and hedges."""

from math import ceil

from sandtable.picture.markup import Spot, circle, path, polygon
from sandtable.picture.patch import Patch
from sandtable.table.plane import UNIT


def wood(patch: Patch) -> str:
    """Crowns of trees with their shadows; the border of the wood stays visible."""
    land, unit = patch.land, patch.unit
    ground = polygon(patch.border, fill=land["grass"], stroke=land["leaf-dark"], stroke_width=unit * 0.14)
    trees = [_crown(patch, spot, patch.scatter.between(0.5, 0.72)) for spot in patch.spread(1.28, 0.74, jitter=0.26)]
    return ground + "".join(trees)


def _crown(patch: Patch, spot: Spot, size: float) -> str:
    """A round crown, and the light on it as a stroke."""
    land, radius, (x, y) = patch.land, size * patch.unit, spot
    fill = patch.scatter.pick(land["leaf"], land["leaf"], land["leaf-dark"])
    light: list[str | float | Spot] = ["M", (x - radius * 0.55, y + radius * 0.05), "A", radius * 0.56, radius * 0.56]
    return (
        circle((x + radius * 0.2, y + radius * 0.24), radius, fill=land["shade"], fill_opacity=0.22)
        + circle(spot, radius, fill=fill, stroke=land["shade"], stroke_opacity=0.6, stroke_width=patch.unit * 0.06)
        + path(
            *light,
            "0 0 1",
            (x + radius * 0.05, y - radius * 0.55),
            fill="none",
            stroke=land["leaf-light"],
            stroke_width=patch.unit * 0.13,
            stroke_linecap="round",
        )
    )


def scrub(patch: Patch) -> str:
    """Tufts of grass and an occasional low bush."""
    land, unit = patch.land, patch.unit
    tufts: list[str | Spot] = []
    bushes = []
    for place, (x, y) in enumerate(patch.spread(1.25, 0.55)):
        size = unit * patch.scatter.between(0.3, 0.44)
        if place % 4 == 3:
            bushes.append(circle((x, y), size * 0.85, fill=land["leaf-light"], stroke=land["twig"], stroke_width=0.6))
        else:
            for tip in (-0.7, 0.05, 0.75):
                tufts += ["M", (x, y + size * 0.5), "L", (x + tip * size, y - size * (0.8 - abs(tip) * 0.4))]
    border = patch.dashed("scrub", "twig", 0.09, (0.5, 0.28))
    lines = path(*tufts, fill="none", stroke=land["twig"], stroke_width=unit * 0.1, stroke_linecap="round")
    return border + lines + "".join(bushes)


def fields(patch: Patch) -> str:
    """Strips of two crops, ploughed lengthwise."""
    return _strips(patch) + polygon(
        patch.border, fill="none", stroke=patch.land["furrow"], stroke_width=patch.unit * 0.12
    )


def hedged_fields(patch: Patch) -> str:
    """The same behind hedges."""
    land, unit = patch.land, patch.unit
    hedge = [
        circle(
            (x + patch.scatter.around(0.1) * unit, y + patch.scatter.around(0.1) * unit),
            unit * patch.scatter.between(0.3, 0.44),
            fill=patch.scatter.pick(land["leaf"], land["leaf-dark"]),
            stroke=land["shade"],
            stroke_opacity=0.5,
            stroke_width=unit * 0.05,
        )
        for x, y in patch.along_border(0.62)
    ]
    return _strips(patch) + "".join(hedge)


def _strips(patch: Patch) -> str:
    land, unit = patch.land, patch.unit
    half, side = patch.piece.along / UNIT / 2, patch.piece.across / UNIT / 2
    count = max(2, ceil(side * 2 / 2.2))
    wide = side * 2 / count
    found = []
    for strip in range(count):
        low = -side + strip * wide
        corners = [(-half, low), (half, low), (half, low + wide), (-half, low + wide)]
        fill = land["crop"] if strip % 2 else land["crop-other"]
        found.append(polygon([patch.local(*corner) for corner in corners], fill=fill))
        furrows: list[str | Spot] = []
        for line in (0.2, 0.4, 0.6, 0.8):
            furrows += ["M", patch.local(-half * 0.98, low + wide * line), "L"]
            furrows += [patch.local(half * 0.98, low + wide * line)]
        found.append(path(*furrows, stroke=land["furrow"], stroke_opacity=0.75, stroke_width=unit * 0.06))
    return "".join(found)
