"""Rivers, lakes, marsh and mud."""

from math import pi, sin

from sandtable.games.impetus.picture.patch import Patch
from sandtable.games.impetus.picture.strip import Strip
from sandtable.picture.markup import Spot, path, polygon


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
    border = polygon(
        patch.border,
        fill=land["fen"],
        stroke=land["water-line"],
        stroke_width=unit * 0.1,
        stroke_dasharray=f"{unit * 0.6:.1f} {unit * 0.3:.1f}",
    )
    ruled = path(*water, stroke=land["water-line"], stroke_width=unit * 0.12, stroke_linecap="round")
    return border + ruled + path(*reeds, stroke=land["leaf-dark"], stroke_width=unit * 0.1, stroke_linecap="round")


def mud(patch: Patch) -> str:
    """Soft ground, trodden and wet."""
    land, unit = patch.land, patch.unit
    tracks: list[str | Spot] = []
    for x, y in patch.spread(1.5, 0.8, jitter=0.34):
        half = unit * patch.scatter.between(0.3, 0.62)
        tracks += ["M", (x - half, y), "Q", (x, y + half * 0.55), (x + half, y)]
    border = polygon(
        patch.border,
        fill=land["mud"],
        stroke=land["mud-dark"],
        stroke_width=unit * 0.1,
        stroke_dasharray=f"{unit * 0.7:.1f} {unit * 0.3:.1f}",
    )
    return border + path(
        *tracks, fill="none", stroke=land["mud-dark"], stroke_width=unit * 0.12, stroke_linecap="round"
    )


def river(strip: Strip) -> str:
    """Ruled lines run with the water; where it can be forded it is pale and stones look out of it."""
    land, unit = strip.land, strip.unit
    fill = land["water"] if strip.piece.fordable else land["water-deep"]
    water = polygon(strip.border, fill=fill, stroke=land["bank"], stroke_width=unit * 0.16, stroke_linejoin="round")
    lines: list[str | Spot] = []
    for place, line in enumerate((-0.62, -0.22, 0.2, 0.6)):
        lines += _current(strip, strip.side * line, place)
    flow = path(*lines, fill="none", stroke=land["water-line"], stroke_opacity=0.7, stroke_width=unit * 0.09)
    return water + flow + (_stepping_stones(strip) if strip.piece.fordable else "")


def _current(strip: Strip, left: float, place: int) -> list[str | Spot]:
    """One ruled line, here and there broken."""
    parts: list[str | Spot] = []
    ahead = -strip.half + strip.scatter.between(0, 2)
    while ahead < strip.half:
        end = min(strip.half, ahead + strip.scatter.between(3, 7))
        steps = [ahead + (end - ahead) * step / 6 for step in range(7)]
        parts.append("M")
        for at in steps:
            parts += [strip.local(at, left + 0.07 * sin(at * pi / 1.6 + place)), "L"]
        parts.pop()
        ahead = end + strip.scatter.between(0.6, 1.6)
    return parts


def _stepping_stones(strip: Strip) -> str:
    land, unit = strip.land, strip.unit
    stones = []
    for x, y in strip.spread(2.1, 0.5, jitter=0.42):
        size = unit * strip.scatter.between(0.1, 0.17)
        shape = [(x - size, y), (x, y - size), (x + size * 1.2, y), (x, y + size * 0.8)]
        stones.append(polygon(shape, fill=land["stone-light"], stroke=land["stone-dark"], stroke_width=unit * 0.04))
    return "".join(stones)
