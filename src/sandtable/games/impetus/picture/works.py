"""What people have built: roads, villages, towns."""

from sandtable.games.impetus.picture.strip import Strip
from sandtable.picture.markup import Attribute, Spot, box, path, polygon
from sandtable.picture.patch import Patch
from sandtable.table.plane import UNIT


def road(strip: Strip) -> str:
    """Two lines and the track between them."""
    land, unit = strip.land, strip.unit
    track = polygon(strip.border, fill=land["road"])
    dashes = f"{unit * 1.1:.1f} {unit * 0.8:.1f}"
    ruts = _lines(strip, -0.3, 0.3)
    line: dict[str, Attribute] = {"fill": "none", "stroke": land["road-edge"], "stroke_linejoin": "round"}
    worn = path(*ruts, stroke_opacity=0.4, stroke_width=unit * 0.1, stroke_dasharray=dashes, **line)
    return track + worn + path(*_lines(strip, -1, 1), stroke_width=unit * 0.14, **line)


def _lines(strip: Strip, *parts: float) -> list[str | Spot]:
    """Lines along a road, each at some part of the way from its middle to its left side."""
    found: list[str | Spot] = []
    for part in parts:
        first, *others = strip.beside(strip.side * part)
        found += ["M", first]
        for spot in others:
            found += ["L", spot]
    return found


def village(patch: Patch) -> str:
    """Houses with their ridges, loosely built."""
    return patch.dashed("yard", "wall", 0.12, (0.8, 0.3)) + "".join(_houses(patch, gap=2.15, spread=0.22))


def town(patch: Patch) -> str:
    """Houses wall to wall, behind a wall with towers."""
    land, unit = patch.land, patch.unit
    wall = polygon(patch.border, fill=land["yard"], stroke=land["wall"], stroke_width=unit * 0.42)
    towers = "".join(
        box(
            x - unit * 0.5,
            y - unit * 0.5,
            unit,
            unit,
            fill=land["stone"],
            stroke=land["wall"],
            stroke_width=unit * 0.12,
        )
        for x, y in patch.border
    )
    return wall + "".join(_houses(patch, gap=1.85, spread=0.08)) + towers


def _houses(patch: Patch, gap: float, spread: float) -> list[str]:
    """In rows, some lengthwise and some across; a house never reaches beyond the border."""
    half, side = patch.piece.along / UNIT / 2, patch.piece.across / UNIT / 2
    columns, rows = max(1, int((half * 2 - 0.6) / gap)), max(1, int((side * 2 - 0.6) / gap))
    wide, deep = (half * 2 - 0.6) / columns, (side * 2 - 0.6) / rows
    found = []
    for row in reversed(range(rows)):
        for column in range(columns):
            at = -half + 0.3 + (column + 0.5) * wide, -side + 0.3 + (row + 0.5) * deep
            if patch.scatter.between(0, 1) > 0.14:
                found.append(_house(patch, at, min(wide, deep, gap), spread))
    return found


def _house(patch: Patch, at: Spot, room: float, spread: float) -> str:
    land, scatter = patch.land, patch.scatter
    ahead, left = at[0] + scatter.around(spread), at[1] + scatter.around(spread)
    long, short = room * scatter.between(0.38, 0.45), room * scatter.between(0.24, 0.31)
    if scatter.pick("along", "across") == "across":
        low, high = [(-short, -long), (0, -long), (0, long), (-short, long)], [(0, -long), (short, -long)]
        high += [(short, long), (0, long)]
    else:
        low, high = [(-long, -short), (long, -short), (long, 0), (-long, 0)], [(-long, 0), (long, 0)]
        high += [(long, short), (-long, short)]
    halves = [[patch.local(ahead + x, left + y) for x, y in each] for each in (low, high)]
    line: dict[str, Attribute] = {"stroke": land["wall"], "stroke_width": patch.unit * 0.06, "stroke_linejoin": "round"}
    roof = polygon(halves[0], fill=land["roof-dark"], **line) + polygon(halves[1], fill=land["roof"], **line)
    return (_shadow(patch, [*halves[0], *halves[1]]) if patch.modelled else "") + roof


def _shadow(patch: Patch, spots: list[Spot]) -> str:
    """Of a house, to the lower right."""
    off, (xs, ys) = patch.unit * 0.3, zip(*spots, strict=True)
    corners = [(min(xs), min(ys)), (max(xs), min(ys)), (max(xs), max(ys)), (min(xs), max(ys))]
    return polygon([(x + off, y + off) for x, y in corners], fill="#1d1509", fill_opacity=0.28)
