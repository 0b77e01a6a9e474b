"""A piece of terrain as drawn: its border in the picture, and where its decoration may go."""

from collections.abc import Iterator
from math import cos, floor, hypot, pi, radians, sin
from typing import Protocol

from sandtable.picture.markup import Attribute, Spot, polygon
from sandtable.picture.scatter import Scatter
from sandtable.picture.view import View
from sandtable.table.plane import DEGREE, UNIT
from sandtable.table.shape import Outline, edges


class Lies(Protocol):
    """What is needed to draw a piece."""

    @property
    def kind(self) -> str: ...

    @property
    def id(self) -> str: ...

    @property
    def heading(self) -> int: ...

    @property
    def along(self) -> int: ...

    @property
    def across(self) -> int: ...


MOST_STEPS = 40
"""How many gaps there are from the middle to the border of a piece at most; on larger ones they are wider."""


class Patch:
    """One piece. Lengths are in U, spots in the picture; decoration goes with the piece when it is moved.

    On `modelled` ground, trees and houses cast shadows; the number says how large they are.
    """

    def __init__(self, piece: Lies, border: Outline, view: View, land: dict[str, str], *, modelled: float = 0) -> None:
        self.piece = piece
        self.modelled = modelled
        self.view = view
        self.land = land
        self.unit = view.scale
        self.scatter = Scatter(f"{piece.kind} {piece.id}")
        self._border = [(x / UNIT, y / UNIT) for x, y in border]
        self._edges = [((ax / UNIT, ay / UNIT), (bx / UNIT, by / UNIT)) for (ax, ay), (bx, by) in edges(border)]
        self._middle = sum(x for x, _ in self._border) / len(border), sum(y for _, y in self._border) / len(border)
        self._heading = radians(piece.heading / DEGREE)

    @property
    def border(self) -> list[Spot]:
        return self.ring(1)

    @property
    def middle(self) -> Spot:
        return self._seen(self._middle)

    @property
    def room(self) -> float:
        """Its width in the picture, in pixels."""
        xs = [x for x, _ in self.border]
        return max(xs) - min(xs)

    def ring(self, part: float) -> list[Spot]:
        """Its border drawn in towards the middle, to this part of its size."""
        mx, my = self._middle
        return [self._seen((mx + (x - mx) * part, my + (y - my) * part)) for x, y in self._border]

    def ray(self, turn: float, part: float) -> Spot:
        """A spot at this part of the way from the middle of an oval to its border; a whole turn is 1."""
        along, across = self.piece.along / UNIT / 2 * part, self.piece.across / UNIT / 2 * part
        return self.local(along * cos(turn * 2 * pi), across * sin(turn * 2 * pi))

    def local(self, ahead: float, left: float) -> Spot:
        """A spot by its distance from the middle, along the piece and across it."""
        return self._seen(self._turned(ahead, left))

    def spread(self, gap: float, inset: float, jitter: float = 0.38) -> list[Spot]:
        """Spots about a gap apart, all over the piece but not nearer to its border than the inset; upper ones first."""
        reach = max(hypot(x - self._middle[0], y - self._middle[1]) for x, y in self._border)
        gap = max(gap, reach / MOST_STEPS)
        steps = floor(reach / gap) + 1
        found = []
        for row in range(-steps, steps + 1):
            for column in range(-steps, steps + 1):
                aside = gap / 2 if row % 2 else 0.0
                ahead = column * gap + aside + self.scatter.around(jitter * gap)
                place = self._turned(ahead, row * gap * 0.9 + self.scatter.around(jitter * gap))
                if self._within(place, inset):
                    found.append(self._seen(place))
        return sorted(found, key=lambda spot: (round(spot[1], 3), round(spot[0], 3)))

    def along_border(self, gap: float) -> Iterator[Spot]:
        """Spots on its border, a gap apart."""
        for (ax, ay), (bx, by) in self._edges:
            steps = max(1, round(hypot(bx - ax, by - ay) / gap))
            for step in range(steps):
                yield self._seen((ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps))

    def dashed(self, fill: str, edge: str, width: float, dashes: tuple[float, float]) -> str:
        """Its ground, within a broken line."""
        dash, gap = (f"{self.unit * part:.1f}" for part in dashes)
        line: dict[str, Attribute] = {"stroke_width": self.unit * width, "stroke_dasharray": f"{dash} {gap}"}
        return polygon(self.border, fill=self.land[fill], stroke=self.land[edge], **line)

    def plain(self) -> str:
        """A kind of ground that has no picture of its own."""
        return polygon(
            self.border, fill=self.land["gravel"], stroke=self.land["contour"], stroke_width=self.unit * 0.12
        )

    def _turned(self, ahead: float, left: float) -> Spot:
        c, s = cos(self._heading), sin(self._heading)
        return self._middle[0] + ahead * c - left * s, self._middle[1] + ahead * s + left * c

    def _within(self, place: Spot, inset: float) -> bool:
        """Counter-clockwise, so that the inside is on the left of every edge."""
        x, y = place
        return all(
            (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= inset * hypot(bx - ax, by - ay)
            for (ax, ay), (bx, by) in self._edges
        )

    def _seen(self, place: Spot) -> Spot:
        return self.view.at((place[0] * UNIT, place[1] * UNIT))
