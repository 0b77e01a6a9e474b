"""Hills, dunes and rocks."""

from math import cos, pi, sin

from sandtable.picture.markup import Spot, group, path, polygon
from sandtable.picture.patch import Patch


def hill(patch: Patch) -> str:
    """Contours, lighter towards the top."""
    land = patch.land
    rings = [polygon(patch.border, fill=land["earth"], stroke=land["contour"], stroke_width=patch.unit * 0.11)]
    for step, part in enumerate((0.8, 0.59, 0.38, 0.18), start=1):
        rings.append(
            polygon(
                patch.ring(part),
                fill=land["earth-high"],
                fill_opacity=0.22 + 0.08 * step,
                stroke=land["contour"],
                stroke_opacity=0.7,
                stroke_width=patch.unit * 0.07,
            )
        )
    return "".join(rings)


def steep_hill(patch: Patch) -> str:
    """Hachures run down the slope, as an engraver cuts them."""
    land = patch.land
    strokes = [
        part
        for outer, inner, count in ((0.98, 0.74, 64), (0.72, 0.48, 44), (0.45, 0.24, 26))
        for part in _hachures(patch, outer, inner, count)
    ]
    return polygon(patch.border, fill=land["earth"], stroke=land["hachure"], stroke_width=patch.unit * 0.13) + group(
        polygon(patch.ring(0.73), fill=land["earth-high"], fill_opacity=0.5),
        polygon(patch.ring(0.46), fill=land["earth-high"]),
        path(*strokes, fill="none", stroke=land["hachure"], stroke_width=patch.unit * 0.1, stroke_linecap="round"),
    )


def _hachures(patch: Patch, outer: float, inner: float, count: int) -> list[str | Spot]:
    parts: list[str | Spot] = []
    for step in range(count):
        turn = (step + patch.scatter.around(0.25)) / count
        end = inner + patch.scatter.between(0, 0.06)
        parts += ["M", patch.ray(turn, outer), "L", patch.ray(turn, end)]
    return parts


def dunes(patch: Patch) -> str:
    """Crests of blown sand."""
    land, unit = patch.land, patch.unit
    parts: list[str | Spot] = []
    for x, y in patch.spread(1.9, 1.1, jitter=0.22):
        half = unit * patch.scatter.between(0.6, 0.9)
        parts += ["M", (x - half, y), "Q", (x - half * 0.1, y - half * 0.95), (x + half, y + half * 0.15)]
    crests = path(*parts, fill="none", stroke=land["dune-line"], stroke_width=unit * 0.13, stroke_linecap="round")
    return polygon(patch.border, fill=land["dune"], stroke=land["dune-line"], stroke_width=unit * 0.1) + crests


def rocks(patch: Patch) -> str:
    """Broken blocks, lit from the upper left."""
    land = patch.land
    ground = polygon(patch.border, fill=land["stone-light"], stroke=land["stone-dark"], stroke_width=patch.unit * 0.16)
    return ground + "".join(_block(patch, spot) for spot in patch.spread(1.35, 0.62, jitter=0.2))


def _block(patch: Patch, spot: Spot) -> str:
    land, size = patch.land, patch.unit * patch.scatter.between(0.45, 0.78)
    corners = []
    for step in range(6):
        angle, far = (step + patch.scatter.around(0.25)) / 6 * 2 * pi, size * patch.scatter.between(0.8, 1.05)
        corners.append((spot[0] + far * cos(angle), spot[1] + far * sin(angle)))
    top = (spot[0] - size * 0.15, spot[1] - size * 0.2)
    body = polygon(corners, fill=land["stone"], stroke=land["stone-dark"], stroke_width=patch.unit * 0.07)
    lit = polygon([corners[3], corners[4], corners[5], top], fill=land["stone-light"])
    return body + lit + polygon([corners[1], corners[2], top], fill=land["stone-dark"], fill_opacity=0.45)


def stones(patch: Patch) -> str:
    """Loose stones that one can walk over."""
    land, unit = patch.land, patch.unit
    found = []
    for x, y in patch.spread(1.15, 0.4):
        size = unit * patch.scatter.between(0.14, 0.32)
        flat = [(x - size, y), (x - size * 0.5, y - size * 0.8), (x + size * 0.6, y - size * 0.7), (x + size, y)]
        shape = [*flat, (x + size * 0.4, y + size * 0.5), (x - size * 0.6, y + size * 0.5)]
        fill = patch.scatter.pick(land["stone"], land["stone-light"])
        found.append(polygon(shape, fill=fill, stroke=land["stone-dark"], stroke_width=unit * 0.05))
    border = patch.dashed("gravel", "stone", 0.09, (0.35, 0.22))
    return border + "".join(found)
