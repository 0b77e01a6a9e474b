"""Rivers, deep or fordable."""

from math import pi, sin

from sandtable.games.impetus.picture.strip import Strip
from sandtable.picture.markup import Spot, path, polygon


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
