"""Buildings, drawn like the plan of a house: walls, doors, windows, floors, ramparts, stairs."""

from collections.abc import Callable
from itertools import pairwise

from sandtable.games.argad.picture.look import Look
from sandtable.games.argad.rules.setup.scenario import Piece
from sandtable.picture.markup import Attribute, Spot, box, circle, group, line, path, polygon
from sandtable.picture.patch import Patch
from sandtable.picture.scatter import Scatter

FLAT = frozenset({"road", "door"})
LEAST = 2.0
"""No wall is thinner than this, in pixels."""


def _spots(look: Look, piece: Piece) -> list[Spot]:
    return [look.view.at(point) for point in piece.points]


def _line(look: Look, piece: Piece, colour: str, width: float, **more: str | float) -> str:
    style: dict[str, Attribute] = {"stroke": colour, "stroke_width": width, "stroke_linejoin": "miter"}
    return line(_spots(look, piece), fill="none", **style, **more)


def _wide(look: Look, piece: Piece) -> float:
    return max(LEAST, look.view.size(piece.width))


def wall(look: Look, piece: Piece) -> str:
    """A house wall: thick and dark, so that rooms stand out."""
    wide = _wide(look, piece)
    return _line(look, piece, look.palette.land["wall"], wide * 1.5, stroke_linecap="square")


def shadow(look: Look, piece: Piece) -> str:
    """Of a wall, to the lower right; flat things have none."""
    if piece.kind in FLAT:
        return ""
    off = look.view.scale * 0.45
    spots = [(x + off, y + off) for x, y in _spots(look, piece)]
    style: dict[str, Attribute] = {"stroke": "#1d1509", "stroke_opacity": 0.26, "stroke_linecap": "round"}
    return line(spots, fill="none", stroke_width=_wide(look, piece) * 1.7, **style)


def window(look: Look, piece: Piece) -> str:
    """A wall that is open in the middle: two thin lines."""
    wide, land = _wide(look, piece) * 1.5, look.palette.land
    return _line(look, piece, land["wall"], wide) + _line(look, piece, land["name-edge"], wide * 0.45)


def door(look: Look, piece: Piece) -> str:
    """A threshold, and the leaf of the door ajar."""
    wide, land = _wide(look, piece), look.palette.land
    (ax, ay), *_, (bx, by) = _spots(look, piece)
    leaf = path("M", (ax, ay), "L", (ax + (by - ay) * 0.7 + (bx - ax) * 0.5, ay - (bx - ax) * 0.7 + (by - ay) * 0.5))
    sill = _line(look, piece, land["road"], wide * 1.5) + _line(look, piece, land["road-edge"], 1.0)
    return sill + group(leaf, stroke=land["roof-dark"], stroke_width=max(1.2, wide * 0.5))


def low_wall(look: Look, piece: Piece) -> str:
    """Field stones, one beside the other."""
    land, wide, scatter = look.palette.land, max(3.0, _wide(look, piece)), Scatter(f"wall {piece.id}")
    stones = []
    for (ax, ay), (bx, by) in pairwise(_spots(look, piece)):
        size = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        count = max(1, int(size / (wide * 0.95)))
        for n in range(count + 1):
            at = (ax + (bx - ax) * n / count, ay + (by - ay) * n / count)
            fill = scatter.pick(land["stone"], land["stone-light"])
            stones.append(circle(at, wide * scatter.between(0.5, 0.68), fill=fill))
    return group(*stones, stroke=land["stone-dark"], stroke_width=0.7)


def parapet(look: Look, piece: Piece) -> str:
    """A crenellated wall."""
    wide, land = _wide(look, piece) * 1.4, look.palette.land
    dashes = f"{wide * 1.6:.1f} {wide * 0.9:.1f}"
    return _line(look, piece, land["stone-dark"], wide) + _line(
        look, piece, land["stone-light"], wide * 0.55, stroke_dasharray=dashes
    )


def palisade(look: Look, piece: Piece) -> str:
    """Stakes set one beside the other."""
    wide, land = _wide(look, piece) * 1.4, look.palette.land
    stakes = f"{wide * 0.8:.1f} {wide * 0.25:.1f}"
    return _line(look, piece, land["roof-dark"], wide) + _line(
        look, piece, land["roof"], wide * 0.7, stroke_dasharray=stakes
    )


def road(look: Look, piece: Piece) -> str:
    """Two lines and the track between them."""
    land, unit = look.palette.land, look.view.scale
    wide = look.view.size(piece.width)
    edge = _line(look, piece, land["road-edge"], wide + unit * 0.28)
    track = _line(look, piece, land["road"], wide)
    ruts = _line(
        look,
        piece,
        land["road-edge"],
        unit * 0.1,
        stroke_opacity=0.4,
        stroke_dasharray=f"{unit * 1.1:.1f} {unit * 0.8:.1f}",
    )
    return edge + track + ruts


LINES: dict[str, Callable[[Look, Piece], str]] = {
    "house-wall": wall,
    "window": window,
    "door": door,
    "low-wall": low_wall,
    "parapet": parapet,
    "palisade": palisade,
    "high-wall": wall,
    "road": road,
}


def floor(patch: Patch) -> str:
    """Boards."""
    land, unit = patch.land, patch.unit
    xs, ys = [x for x, _ in patch.border], [y for _, y in patch.border]
    lines: list[str | float | Spot] = []
    at = min(ys) + unit
    while at < max(ys):
        lines += ["M", (min(xs), at), "H", max(xs)]
        at += unit
    boards = polygon(patch.border, fill=land["yard"])
    return boards + path(*lines, stroke=land["road-edge"], stroke_opacity=0.35, stroke_width=0.7)


def furniture(patch: Patch) -> str:
    """A table of dark wood."""
    land, unit = patch.land, patch.unit
    top = polygon(patch.border, fill=land["roof"], stroke=land["roof-dark"], stroke_width=unit * 0.12)
    return top + polygon(patch.ring(0.75), fill="none", stroke=land["roof-dark"], stroke_width=0.7)


def rampart(patch: Patch) -> str:
    """The walk on top of a wall."""
    land, unit = patch.land, patch.unit
    return polygon(patch.border, fill=land["stone-light"], stroke=land["stone-dark"], stroke_width=unit * 0.12)


def stairs(patch: Patch) -> str:
    """Steps across the longer side."""
    land, unit = patch.land, patch.unit
    xs, ys = [x for x, _ in patch.border], [y for _, y in patch.border]
    wide, tall = max(xs) - min(xs), max(ys) - min(ys)
    steps = max(3, int(max(wide, tall) / (unit * 0.6)))
    ground = box(min(xs), min(ys), wide, tall, fill=land["stone-light"], stroke=land["stone-dark"], stroke_width=0.9)
    lines: list[str | float | Spot] = []
    for n in range(1, steps):
        if wide >= tall:
            lines += ["M", (min(xs) + wide * n / steps, min(ys)), "V", max(ys)]
        else:
            lines += ["M", (min(xs), min(ys) + tall * n / steps), "H", max(xs)]
    return ground + path(*lines, stroke=land["stone-dark"], stroke_width=0.8)


def stakes(patch: Patch) -> str:
    """Sharpened posts, leaning outwards."""
    land, unit = patch.land, patch.unit
    posts: list[str | float | Spot] = []
    for x, y in patch.spread(0.9, 0.2, jitter=0.15):
        posts += ["M", (x - unit * 0.2, y + unit * 0.35), "L", (x + unit * 0.2, y - unit * 0.35)]
    ground = polygon(patch.border, fill=land["gravel"], fill_opacity=0.6)
    return ground + path(*posts, stroke=land["roof-dark"], stroke_width=unit * 0.16, stroke_linecap="round")
