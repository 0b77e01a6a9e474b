"""A road or river as it is drawn: along its line, with its bends rounded."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from math import atan2, cos, degrees, floor, hypot, pi, sin

from sandtable.games.impetus.rules.terrain.pieces import Piece
from sandtable.picture.markup import Spot, path, polygon
from sandtable.picture.patch import MOST_STEPS
from sandtable.picture.scatter import Scatter
from sandtable.picture.view import View
from sandtable.table.plane import DEGREE, UNIT

STEPS = 8
"""How many short lines make a rounded bend."""


class Strip:
    """One road or river. Lengths are in U, from the middle of its line and to the left of it; spots in the picture."""

    def __init__(self, piece: Piece, view: View, land: dict[str, str]) -> None:
        self.piece = piece
        self.view = view
        self.land = land
        self.unit = view.scale
        self.side = piece.across / UNIT / 2
        self.scatter = Scatter(f"{piece.kind} {piece.id}")
        self._line = list(_rounded([(x / UNIT, y / UNIT) for x, y in piece.line], piece.across / UNIT))
        self._lengths = [0.0, *accumulate(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(self._line))]
        self.half = self._lengths[-1] / 2

    @property
    def border(self) -> list[Spot]:
        return [*self.beside(-self.side), *reversed(self.beside(self.side))]

    def beside(self, left: float) -> list[Spot]:
        """The whole line, moved this far to its left."""
        return [self.local(at - self.half, left) for at in self._lengths]

    def local(self, ahead: float, left: float) -> Spot:
        """A spot by its distance from the middle of the line, along it and across."""
        (x, y), heading = self._at(ahead)
        return self.view.at(((x - left * sin(heading)) * UNIT, (y + left * cos(heading)) * UNIT))

    def lean(self, ahead: float) -> float:
        """How far it is turned clockwise in the picture at this point, in degrees."""
        return self.view.angle(degrees(self._at(ahead)[1]) * DEGREE) - 90

    def spread(self, gap: float, inset: float, jitter: float) -> list[Spot]:
        """Spots about a gap apart, all over it but not nearer to its border than the inset; upper ones first."""
        gap = max(gap, max(self.side, self.half) / MOST_STEPS)
        found, rows = [], floor(self.side / gap) + 1
        for row in range(-rows, rows + 1):
            for column in range(floor(2 * self.half / gap) + 1):
                aside = gap / 2 if row % 2 else 0.0
                ahead = column * gap + aside - self.half + self.scatter.around(jitter * gap)
                left = row * gap * 0.9 + self.scatter.around(jitter * gap)
                if abs(left) <= self.side - inset and abs(ahead) <= self.half - inset:
                    found.append(self.local(ahead, left))
        return sorted(found, key=lambda spot: (round(spot[1], 3), round(spot[0], 3)))

    def _at(self, ahead: float) -> tuple[Spot, float]:
        """The point of the line this far from its middle, and its direction there, in radians."""
        along = min(max(ahead + self.half, 0.0), 2 * self.half)
        place = min(max(bisect_right(self._lengths, along) - 1, 0), len(self._line) - 2)
        (ax, ay), (bx, by) = self._line[place], self._line[place + 1]
        part = (along - self._lengths[place]) / (self._lengths[place + 1] - self._lengths[place])
        return (ax + (bx - ax) * part, ay + (by - ay) * part), self._heading(place, part)

    def _heading(self, place: int, part: float) -> float:
        """The way of one short line, drawn towards that of the next, so that borders have no steps."""
        here = _way(self._line, place)
        other = _way(self._line, min(max(place + (1 if part > 0.5 else -1), 0), len(self._line) - 2))
        turn = (other - here + pi) % (2 * pi) - pi
        return here + turn * abs(part - 0.5)


def _way(line: Sequence[Spot], place: int) -> float:
    (ax, ay), (bx, by) = line[place], line[place + 1]
    return atan2(by - ay, bx - ax)


def _rounded(line: Sequence[Spot], width: float) -> Iterator[Spot]:
    """The line with a curve for each bend, as wide as its stretches allow."""
    yield line[0]
    for before, bend, after in zip(line, line[1:], line[2:], strict=False):
        start, end = _towards(bend, before, width), _towards(bend, after, width)
        for step in range(STEPS + 1):
            part = step / STEPS
            a, b, c = (1 - part) ** 2, 2 * part * (1 - part), part**2
            yield a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]
    yield line[-1]


def _towards(bend: Spot, other: Spot, width: float) -> Spot:
    dx, dy = other[0] - bend[0], other[1] - bend[1]
    part = min(0.45, width / hypot(dx, dy))
    return bend[0] + dx * part, bend[1] + dy * part


def river(strip: Strip) -> str:
    """Ruled lines run with the water; a river with a ford is pale, with stones above the water."""
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
