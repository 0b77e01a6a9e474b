"""The table under miniatures: a meadow in a wooden frame, in the light of a lamp at the upper left."""

from sandtable.picture import board
from sandtable.picture.board import Laid
from sandtable.picture.markup import Attribute, box, group, path, tag
from sandtable.picture.scatter import Scatter

TILE = 30.0
"""The side of the pattern of the grass, in U."""

PATCHES, BLADES, SPECKS = 90, 190, 180


def definitions(look: Laid) -> str:
    """The grass, the light on the table, and the light on slopes."""
    return board.definitions(look) + lawn(look)


def lawn(look: Laid) -> str:
    """The grass and the lights alone."""
    return _grass(look) + lights()


def lights() -> str:
    """Gradients: over the whole table, and over everything that rises from it."""
    lamp = _stop(0, "#fff6d8", 0.34) + _stop(0.55, "#fff6d8", 0) + _stop(1, "#2a1a06", 0.22)
    slope = _stop(0, "#fffbe6", 0.5) + _stop(0.42, "#fffbe6", 0.06) + _stop(0.58, "#241604", 0.06)
    slope += _stop(1, "#241604", 0.42)
    across: dict[str, Attribute] = {"x1": 0.1, "y1": 0.1, "x2": 0.9, "y2": 0.9}
    return tag("radialGradient", lamp, id="lamp", cx=0.28, cy=0.2, r=0.95) + tag(
        "linearGradient", slope, id="slope", **across
    )


def _stop(offset: float, colour: str, opacity: float) -> str:
    return tag("stop", offset=offset, stop_color=colour, stop_opacity=opacity)


def grass(unit: float, land: dict[str, str]) -> str:
    """A square of meadow that fits to itself on all sides: lighter and darker spots, blades, specks of earth."""
    scatter, side = Scatter("meadow"), TILE * unit
    spots = [box(0, 0, side, side, fill=land["meadow"])]
    for _ in range(PATCHES):
        x, y, reach = scatter.between(0, side), scatter.between(0, side), scatter.between(0.7, 3.4) * unit
        fill = land[scatter.pick("meadow-light", "meadow-dark", "meadow-dark")]
        for left in (x - side, x, x + side):
            for top in (y - side, y, y + side):
                if -reach < left < side + reach and -reach < top < side + reach:
                    at: dict[str, Attribute] = {"cx": left, "cy": top, "rx": reach * 1.3, "ry": reach * 0.8}
                    spots.append(tag("ellipse", fill=fill, fill_opacity=0.16, **at))
    return "".join(spots) + _blades(scatter, unit, land) + _specks(scatter, unit, land)


def _blades(scatter: Scatter, unit: float, land: dict[str, str]) -> str:
    parts: list[str | float | tuple[float, float]] = []
    for _ in range(BLADES):
        x, y = scatter.between(0.4, TILE - 0.4) * unit, scatter.between(0.4, TILE - 0.4) * unit
        for lean in (-0.14, 0.02, 0.16):
            parts += ["M", (x + lean * unit, y), "l", (lean * unit * 0.7, -unit * scatter.between(0.14, 0.3))]
    line: dict[str, Attribute] = {"stroke": land["twig"], "stroke_width": unit * 0.045, "stroke_linecap": "round"}
    return path(*parts, fill="none", stroke_opacity=0.55, **line)


def _specks(scatter: Scatter, unit: float, land: dict[str, str]) -> str:
    parts: list[str | float | tuple[float, float]] = []
    for _ in range(SPECKS):
        parts += ["M", (scatter.between(0, TILE) * unit, scatter.between(0, TILE) * unit), "h", 0.01]
    line: dict[str, Attribute] = {"stroke": land["contour"], "stroke_width": unit * 0.09, "stroke_linecap": "round"}
    return path(*parts, stroke_opacity=0.4, **line)


def _grass(look: Laid) -> str:
    unit = look.view.scale
    tile: dict[str, Attribute] = {"width": TILE * unit, "height": TILE * unit, "patternUnits": "userSpaceOnUse"}
    return tag("pattern", grass(unit, look.palette.land), id="grass", **tile)


def paint_board(look: Laid) -> str:
    """The frame as ever, with the meadow over the sand."""
    return board.paint_board(look) + paint_lawn(look)


def paint_lawn(look: Laid) -> str:
    """The meadow alone, in its light."""
    view = look.view
    blades = box(view.left, view.top, view.width, view.height, fill="url(#grass)")
    light = box(view.left, view.top, view.width, view.height, fill="url(#lamp)")
    return group(blades, light, class_="lawn")
