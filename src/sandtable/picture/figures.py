"""Drawn figures: each once in a picture, in the colours of those who wear them, and used in many places."""

import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from sandtable.picture.markup import Attribute, number, tag
from sandtable.picture.palette import Livery
from sandtable.picture.scatter import Scatter

VARIABLE = re.compile(r"var\(--([\w-]+)\)")
FINE = re.compile(r'<[^<>]* class="fine"/>')
HORSES = ("#7a5233", "#54382a", "#92704a", "#40312a")
PER_U = 11.5
"""How many units of the drawing of a figure a U has."""

SHARP = 9.0
"""With fewer pixels to a U, the fine lines of figures are left out."""


class Figure(Struct, frozen=True):
    """A figure from above that looks up, and how much room one takes in a rank, in units of the drawing.

    `ranks` is how many ranks there are at most; `loose` how far each stands from its place.
    """

    drawing: str
    across: float = 10
    deep: float = 10
    ranks: int = 1
    loose: float = 0.0


def figures_from(drawn: Mapping[str, tuple[str, Mapping[str, float]]]) -> dict[str, Figure]:
    """Figures by their name, from their drawings and measures."""
    return {name: Figure(drawing, **_measures(measures)) for name, (drawing, measures) in drawn.items()}


def _measures(found: Mapping[str, float]) -> dict[str, Any]:
    return {key: int(value) if key == "ranks" else value for key, value in found.items()}


def cloth(livery: Livery, name: str) -> dict[str, str]:
    """The colours of the figures of one piece. Its horses are alike."""
    return {"coat": livery.coat, "trim": livery.trim, "horse": Scatter(f"horse {name}").pick(*HORSES)}


def dressed(drawing: str, colours: Mapping[str, str], scale: float) -> str:
    """A drawing with its colours filled in."""
    seen = drawing if scale >= SHARP else FINE.sub("", drawing)
    return VARIABLE.sub(lambda found: colours[found[1]], seen)


class Wardrobe:
    """The drawings that a picture needs, in the order in which they are first used."""

    def __init__(self, figures: Mapping[str, Figure], scale: float) -> None:
        self.figures, self._scale = figures, scale
        self._names: dict[str, str] = {}

    def use(self, name: str, colours: Mapping[str, str], **attributes: Attribute) -> str:
        """A figure in its colours."""
        drawing = dressed(self.figures[name].drawing, colours, self._scale)
        known = self._names.setdefault(drawing, f"drawn-{len(self._names)}")
        return tag("use", href=f"#{known}", **attributes)

    @property
    def definitions(self) -> str:
        return "".join(tag("g", drawing, id=name) for drawing, name in self._names.items())


def placed(x: float, y: float, turn: float = 0, size: float = 1) -> str:
    """The transformation that puts a figure at a spot."""
    turned = f" rotate({number(turn)})" if turn else ""
    sized = f" scale({number(size)})" if size != 1 else ""
    return f"translate({number(x)} {number(y)}){turned}{sized}"
