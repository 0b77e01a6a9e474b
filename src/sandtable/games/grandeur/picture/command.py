"""What pictures show of command: how far a general's command reaches, and lines to the units and generals under it."""

from msgspec import Struct

from sandtable.games.impetus.picture.look import Look
from sandtable.picture.markup import Attribute, Spot, group, number, path
from sandtable.table.shape import Base


class Reach(Struct, frozen=True):
    """How far a general's command reaches from the general's base, in thousandths of a U, and the bases under it."""

    general: str
    base: Base
    radius: int
    led: tuple[Base, ...] = ()


class Overlay(Struct, frozen=True):
    """The units that count as in square, and the command of each general. Without `reaches` no command is drawn."""

    squares: frozenset[str] = frozenset()
    reaches: tuple[Reach, ...] = ()


def paint_reaches(look: Look, reaches: tuple[Reach, ...]) -> str:
    """Dashed borders and thin lines, in the colour of the side."""
    return group(*(_reach(look, reach) for reach in reaches), class_="reaches")


def _reach(look: Look, reach: Reach) -> str:
    colour = look.palette.side(reach.general.partition(".")[0]).strong
    pixel = look.view.scale
    thin: dict[str, Attribute] = {"fill": "none", "stroke": colour, "stroke_width": max(1.0, 0.12 * pixel)}
    dashes = f"{number(0.9 * pixel)} {number(0.6 * pixel)}"
    border = path(*_around(look, reach.base, reach.radius), stroke_dasharray=dashes, stroke_opacity=0.75, **thin)
    middle = look.view.at(reach.base.centre)
    lines: list[str | float | Spot] = []
    for base in reach.led:
        lines += ["M", middle, "L", look.view.at(base.centre)]
    return group(border, path(*lines, stroke_opacity=0.55, **thin) if lines else "", data_general=reach.general)


def _around(look: Look, base: Base, radius: int) -> list[str | float | Spot]:
    """The border of the area within a radius of a base: its outline with round corners."""
    corners = [look.view.at(corner) for corner in base.outline]
    far = look.view.size(radius)
    if _turn(corners) < 0:
        corners.reverse()
    found: list[str | float | Spot] = []
    for at, (x, y) in enumerate(corners):
        following = corners[(at + 1) % len(corners)]
        dx, dy = following[0] - x, following[1] - y
        long = max(0.01, (dx * dx + dy * dy) ** 0.5)
        out = dy / long * far, -dx / long * far
        start, end = (x + out[0], y + out[1]), (following[0] + out[0], following[1] + out[1])
        found += ["M" if not found else "L", start, "L", end]
        after = corners[(at + 2) % len(corners)]
        ex, ey = after[0] - following[0], after[1] - following[1]
        wide = max(0.01, (ex * ex + ey * ey) ** 0.5)
        found += ["A", far, far, "0 0 1", (following[0] + ey / wide * far, following[1] - ex / wide * far)]
    return [*found, "Z"]


def _turn(corners: list[Spot]) -> float:
    """Above zero if the corners run clockwise in the picture."""
    return sum(
        x * corners[(at + 1) % len(corners)][1] - corners[(at + 1) % len(corners)][0] * y
        for at, (x, y) in enumerate(corners)
    )
