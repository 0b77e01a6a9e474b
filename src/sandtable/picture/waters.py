"""Lakes, marsh and mud."""

from sandtable.picture.markup import Spot, path, polygon
from sandtable.picture.patch import Patch


def lake(patch: Patch) -> str:
    """Water ruled along its shore, as on old maps."""
    land, unit = patch.land, patch.unit
    shore = polygon(patch.border, fill=land["water-deep"], stroke=land["water-line"], stroke_width=unit * 0.2)
    return shore + "".join(
        polygon(
            patch.ring(part),
            fill=land["water"],
            fill_opacity=0.16,
            stroke=land["water"],
            stroke_opacity=0.9 * part,
            stroke_width=unit * 0.08,
        )
        for part in (0.93, 0.85, 0.75, 0.62, 0.45)
    )


def marsh(patch: Patch) -> str:
    """Short ruled lines of water, and reeds."""
    land, unit = patch.land, patch.unit
    water: list[str | Spot] = []
    reeds: list[str | Spot] = []
    for place, (x, y) in enumerate(patch.spread(1.35, 0.75, jitter=0.3)):
        half = unit * patch.scatter.between(0.42, 0.7)
        water += ["M", (x - half, y), "L", (x + half, y), "M", (x - half * 0.4, y + unit * 0.24)]
        water += ["L", (x + half * 0.65, y + unit * 0.24)]
        if place % 2:
            for tip in (-0.28, 0.0, 0.3):
                reeds += ["M", (x + tip * unit * 0.4, y), "L", (x + tip * unit, y - unit * (0.72 - abs(tip)))]
    border = patch.dashed("fen", "water-line", 0.1, (0.6, 0.3))
    ruled = path(*water, stroke=land["water-line"], stroke_width=unit * 0.12, stroke_linecap="round")
    return border + ruled + path(*reeds, stroke=land["leaf-dark"], stroke_width=unit * 0.1, stroke_linecap="round")


def mud(patch: Patch) -> str:
    """Soft ground, trodden and wet."""
    land, unit = patch.land, patch.unit
    tracks: list[str | Spot] = []
    for x, y in patch.spread(1.5, 0.8, jitter=0.34):
        half = unit * patch.scatter.between(0.3, 0.62)
        tracks += ["M", (x - half, y), "Q", (x, y + half * 0.55), (x + half, y)]
    border = patch.dashed("mud", "mud-dark", 0.1, (0.7, 0.3))
    return border + path(
        *tracks, fill="none", stroke=land["mud-dark"], stroke_width=unit * 0.12, stroke_linecap="round"
    )
