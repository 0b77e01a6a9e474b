"""The table itself: sand in a wooden frame that is a ruler."""

from typing import Protocol

from sandtable.picture.layout import Sizes
from sandtable.picture.markup import Attribute, Spot, box, circle, group, path, tag, text
from sandtable.picture.palette import Palette
from sandtable.picture.scatter import Scatter
from sandtable.picture.view import View
from sandtable.table.plane import UNIT

NOTCH = 5
"""The length of a notch of the frame, in U."""

NUMBERED = 10
GRAINS, TILE = 90, 120


class Laid(Protocol):
    """What is needed to draw the table of a picture."""

    @property
    def view(self) -> View: ...

    @property
    def sizes(self) -> Sizes: ...

    @property
    def palette(self) -> Palette: ...


def definitions(look: Laid) -> str:
    """The grain of the sand, and the border beyond which nothing is drawn."""
    view, palette = look.view, look.palette
    scatter = Scatter("sand")
    grains = [
        circle(
            (scatter.between(0, TILE), scatter.between(0, TILE)),
            scatter.between(0.3, 0.8),
            fill=palette.grain,
            fill_opacity=0.7,
        )
        for _ in range(GRAINS)
    ]
    tile: dict[str, Attribute] = {"width": TILE, "height": TILE, "patternUnits": "userSpaceOnUse"}
    sand = tag("pattern", *grains, id="grain", **tile)
    clip = tag("clipPath", box(view.left, view.top, view.width, view.height), id="table")
    return sand + clip


def paint_board(look: Laid) -> str:
    """The frame with its notches and numbers, and the sand."""
    view, palette, thick = look.view, look.palette, look.sizes.frame
    inset = thick * 0.3
    wood = box(
        view.left - thick,
        view.top - thick,
        view.width + 2 * thick,
        view.height + 2 * thick,
        rx=thick * 0.22,
        fill=palette.frame,
        stroke=palette.frame_edge,
        stroke_width=1.2,
    )
    ruler = box(
        view.left - inset, view.top - inset, view.width + 2 * inset, view.height + 2 * inset, fill=palette.frame_edge
    )
    sand = box(view.left, view.top, view.width, view.height, fill=palette.sand)
    grain = box(view.left, view.top, view.width, view.height, fill="url(#grain)")
    shade = box(view.left, view.top, view.width, view.height, fill="none", stroke=palette.frame_edge, stroke_width=1.2)
    numbers = group(*_numbers(look), fill=palette.notch, text_anchor="middle")
    notches = _notches(view, inset, palette.notch)
    return group(wood, _bevel(look), ruler, notches, sand, grain, _crosses(look), shade, numbers, class_="board")


def _bevel(look: Laid) -> str:
    """The wood is lit from the upper left."""
    view, thick = look.view, look.sizes.frame * 0.93
    left, top, right, bottom = view.left - thick, view.top - thick, view.left + view.width + thick, view.top + thick
    bottom += view.height
    lit = path("M", (left, bottom), "V", top, "H", right, stroke="#ffffff", stroke_opacity=0.28)
    dark = path("M", (left, bottom), "H", right, "V", top, stroke="#000000", stroke_opacity=0.25)
    return group(lit, dark, fill="none", stroke_width=1.6)


def _crosses(look: Laid) -> str:
    """A small cross every ten U, so that distances can be seen at a glance."""
    view, arm = look.view, 0.35 * look.view.scale
    parts: list[str | float | Spot] = []
    for across in range(NUMBERED, view.long // UNIT, NUMBERED):
        for up in range(NUMBERED, view.short // UNIT, NUMBERED):
            x, y = view.at((across * UNIT, up * UNIT))
            parts += ["M", (x - arm, y), "H", x + arm, "M", (x, y - arm), "V", y + arm]
    return path(*parts, stroke=look.palette.grain, stroke_width=1) if parts else ""


def _notches(view: View, thick: float, colour: str) -> str:
    """Light and dark in turn, each five U long, as on the border of a map."""
    step = view.scale * NOTCH
    found: list[str] = []
    at = 0.0
    while at < view.width - 0.01:
        long = min(step, view.width - at)
        found += [box(view.left + at, y, long, thick) for y in (view.top - thick, view.top + view.height)]
        at += 2 * step
    at = 0.0
    while at < view.height - 0.01:
        long = min(step, view.height - at)
        found += [box(x, view.top + at, thick, long) for x in (view.left - thick, view.left + view.width)]
        at += 2 * step
    return group(*found, fill=colour)


def _numbers(look: Laid) -> list[str]:
    """Along the lower and the left side of the frame; they count from the corner where the table begins."""
    view, thick = look.view, look.sizes.frame
    size, away = max(8.5, thick * 0.42), thick * 0.65
    found = []
    for at in range(0, view.long // UNIT + 1, NUMBERED):
        x, y = view.at((at * UNIT, 0))
        spot = (view.left - away, y + size * 0.35) if view.turned else (x, view.top + view.height + away + size * 0.35)
        found.append(text(spot, str(at), size))
    for at in range(NUMBERED, view.short // UNIT + 1, NUMBERED):
        x, y = view.at((0, at * UNIT))
        spot = (x, view.top + view.height + away + size * 0.35) if view.turned else (view.left - away, y + size * 0.35)
        found.append(text(spot, str(at), size))
    return found
