"""A unit as a card seen from above, at its true size: front, symbol, strength, losses, disorder."""

from sandtable.games.impetus.picture.look import Look
from sandtable.games.impetus.picture.marks import GENERAL, marks_of, symbol_of
from sandtable.games.impetus.picture.wording import label, unit_words
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.impetus.rules.tableau import base_of
from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops.units import Unit, markers, vbu
from sandtable.picture.markup import Area, Attribute, Spot, box, circle, group, length, number, path, tag, text, title
from sandtable.picture.palette import Livery
from sandtable.picture.symbols import put, put_edged
from sandtable.picture.view import upright
from sandtable.table.plane import Pose

LEAST_LABEL, LARGEST_LABEL = 6.6, 11.0
"""Letters smaller than this, in pixels, are not drawn, and none are larger."""

SKEW = 5.0
"""How far, in degrees, the outline of a disordered unit has slipped."""


class Card:
    """One unit. It is drawn facing up, with the middle of its front edge at 0 0, and then put at its pose."""

    def __init__(self, look: Look, unit: Unit, pose: Pose) -> None:
        self.look, self.unit, self.pose = look, unit, pose
        self.used = unit.id in look.acted
        self.livery: Livery = look.palette.side(unit.seat, used=self.used)
        self.pixel = look.view.scale
        _, front, depth = base_of(unit, pose, look.scale)
        self.front, self.depth = look.view.size(front), look.view.size(depth)
        self.bar = max(2.0, 0.32 * self.pixel)
        self.quarters, self.lean = upright(look.view.angle(pose.heading))

    @property
    def area(self) -> Area:
        """The part of the picture that it may cover."""
        corners = [self.look.view.at(point) for point in base_of(self.unit, self.pose, self.look.scale).outline]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def hatch(self) -> str:
        return f"hatch-{self.unit.seat}{'-used' if self.used else ''}"

    def drawn(self) -> str:
        """The whole card with its title."""
        unit = self.unit
        return group(
            title(unit_words(self.look.say, self.look.state, unit, acted=self.used)),
            self._body(),
            *self._ranks(),
            self._disorder() if unit.disordered else "",
            class_=f"unit {unit.seat}{' disordered' if unit.disordered else ''}{' used' if self.used else ''}",
            data_unit=unit.id,
            transform=self.look.view.place(self.pose),
        )

    def _body(self) -> str:
        """The card with its front edge; losses are bitten out of its rear edge."""
        half, livery = self.front / 2, self.livery
        shape: list[str | float | Spot] = ["M", (-half, 0.0), "H", half, "V", self.depth]
        shape += [*self._bites(), "L", (-half, self.depth), "Z"]
        line = max(0.9, 0.12 * self.pixel)
        hatch = path(*shape, fill=livery.card) if livery.hatch else ""
        fill = f"url(#{self.hatch})" if livery.hatch else livery.card
        card = path(*shape, fill=fill, stroke=livery.edge, stroke_width=line, stroke_linejoin="round")
        front = box(-half - line / 2, -line / 2, self.front + line, self.bar, fill=livery.edge)
        return hatch + card + front

    @property
    def _lost(self) -> int:
        """The losses of the rank at the rear edge."""
        shown = markers(self.unit)
        return shown.rear if self.unit.rear else shown.front

    @property
    def _bite(self) -> float:
        """The radius of a bite: small where the card is thin."""
        return min(0.38 * self.pixel, 0.36 * self.front / (self._lost + 1), 0.16 * self.depth)

    def _bites(self) -> list[str | float | Spot]:
        radius, found = self._bite, list[str | float | Spot]()
        for place in range(self._lost):
            middle = ((self._lost - 1) / 2 - place) * radius * 2.6
            found += ["L", (middle + radius, self.depth), "A", radius, radius, "0 0 0", (middle - radius, self.depth)]
        return found

    def _ranks(self) -> list[str]:
        """The ranks on the card: one, or two for a large unit."""
        unit, rear = self.unit, self.depth - (self._bite * 0.75 if self._lost else 0)
        if unit.rear is None:
            return [self._rank(self.bar, rear, unit.profile, vbu(unit), label(unit.id))]
        deep = self.look.view.size(self.look.scale.size(unit.type).depth)
        half = self.front / 2
        ranks = [
            self._rank(self.bar, deep, unit.profile, vbu(unit), label(unit.id)),
            self._rank(deep, rear, unit.rear, unit.rear.vbu - unit.rear_lost, label(unit.rear_id)),
        ]
        line = path("M", (-half, deep), "H", half, stroke=self.livery.edge, stroke_width=max(0.8, 0.1 * self.pixel))
        return [line, *self._holes(deep), *ranks]

    def _holes(self, deep: float) -> list[str]:
        """The losses of the front rank of a large unit."""
        lost, gap = markers(self.unit).front, 0.9 * self.pixel
        at = [((place - (lost - 1) / 2) * gap, deep) for place in range(lost)]
        line: dict[str, Attribute] = {"stroke": self.livery.edge, "stroke_width": 0.8}
        return [circle(spot, gap * 0.34, fill=self.look.palette.sand, **line) for spot in at]

    def _rank(self, top: float, bottom: float, profile: Profile, left: int, name: str) -> str:
        """Upright, whichever way the card faces."""
        deep = bottom - top
        wide, tall = (self.front, deep) if self.quarters % 2 == 0 else (deep, self.front)
        turn = f"translate(0 {number(top + deep / 2)}) rotate({-90 * self.quarters})"
        inner = (
            self._lying(wide, tall, profile, left, name)
            if wide >= tall
            else self._standing(wide, tall, profile, left, name)
        )
        return group(*inner, transform=turn)

    def _lying(self, wide: float, tall: float, profile: Profile, left: int, name: str) -> list[str]:
        """Marks and label on the left, the symbol in the middle, the strength on the right."""
        unit, ink = self.pixel, self.livery.ink
        symbol = min(tall * 0.9, wide * 0.4, unit * 3.6)
        aside = (symbol + wide) / 4
        marks, small = marks_of(profile), min(LARGEST_LABEL, 0.92 * unit)
        figure = min(tall * 0.86, unit * 1.9, wide * 0.3)
        room = (wide - symbol) / 2 - 0.35 * unit
        found = [put(symbol_of(profile), (0, 0), symbol, ink), self._figure((aside, 0), left, figure)]
        mark = min(unit * 1.25, tall * 0.62, room / max(1, len(marks)))
        below = (tall - symbol) / 2 >= small * 0.7
        if below or (marks and tall >= mark + small * 1.05):
            at = (-wide / 2 + 0.3 * unit, tall / 2 - small * 0.4)
            found += self._label(at, name, small, wide * 0.6 if below else room)
            return found + self._row(marks, (-aside, 0 if below else -tall / 2 + mark * 0.56), mark, ink)
        if marks:
            return found + self._row(marks, (-aside, 0), mark, ink)
        return found + self._label((-wide / 2 + 0.35 * unit, small * 0.32), name, small, room)

    def _standing(self, wide: float, tall: float, profile: Profile, left: int, name: str) -> list[str]:
        """Label and marks above, the symbol in the middle, the strength below."""
        unit, ink = self.pixel, self.livery.ink
        symbol = min(wide * 0.9, tall * 0.44, unit * 3.6)
        aside, room = (symbol + tall) / 4, (tall - symbol) / 2
        marks, small = marks_of(profile), min(LARGEST_LABEL, 0.92 * unit)
        mark = min(unit * 1.25, wide * 0.62, room * 0.8, wide * 0.95 / max(1, len(marks)))
        figure = min(wide * 0.95, unit * 1.9, tall * 0.3)
        found = [put(symbol_of(profile), (0, 0), symbol, ink), self._figure((0, aside), left, figure)]
        if room >= small + (mark if marks else 0):
            found += self._label((-wide / 2 + 0.3 * unit, small - tall / 2), name, small, wide)
            return found + self._row(marks, (0, -aside + small * 0.4), mark, ink)
        return found + self._row(marks, (0, -aside), mark, ink)

    def _row(self, marks: tuple[str, ...], middle: Spot, size: float, ink: str) -> list[str]:
        first = middle[0] - (len(marks) - 1) * size / 2
        return [
            put(f"mark-{mark}", (first + place * size, middle[1]), size * 0.9, ink) for place, mark in enumerate(marks)
        ]

    def _figure(self, middle: Spot, left: int, size: float) -> str:
        at = middle[0], middle[1] + size * 0.34
        return text(at, str(left), size, text_anchor="middle", font_weight="bold", fill=self.livery.ink)

    def _label(self, at: Spot, name: str, size: float, room: float) -> list[str]:
        """Left out where it could not be read."""
        fits = size >= LEAST_LABEL and length(name, size) <= room * 1.08
        return [text(at, name, size, fill=self.livery.ink)] if fits else []

    def _disorder(self) -> str:
        """A broken outline that has slipped."""
        out, line = 0.12 * self.pixel, max(1.5, 0.2 * self.pixel)
        at: dict[str, Attribute] = {"x": -self.front / 2 - out, "y": -out}
        at |= {"width": self.front + 2 * out, "height": self.depth + 2 * out}
        turn = f"rotate({number(SKEW)} 0 {number(self.depth / 2)})"
        dashes = f"{number(line * 3)} {number(line * 2)}"
        warning: dict[str, Attribute] = {"stroke": self.look.palette.warning, "stroke_dasharray": dashes}
        return tag("rect", fill="none", stroke_width=line, transform=turn, **at, **warning)


def hatches(look: Look) -> str:
    """The hatching of each side, as a picture defines it once."""
    gap = max(2.6, 0.42 * look.view.scale)
    tile: dict[str, Attribute] = {"width": gap, "height": gap, "patternUnits": "userSpaceOnUse"}
    tile["patternTransform"] = "rotate(45)"
    return "".join(
        tag("pattern", box(0, 0, gap * 0.42, gap, fill=livery.hatch), id=f"hatch-{seat}{'-used' * used}", **tile)
        for seat in SEATS
        for used in (False, True)
        if (livery := look.palette.side(seat, used=used)).hatch
    )


def paint_flags(cards: list[Card]) -> str:
    return group(*(_flag(card) for card in cards if card.unit.general), class_="flags")


def _flag(card: Card) -> str:
    """It stands upright on the upper left corner of the card."""
    size = max(11.0, 2.1 * card.pixel)
    corners = [card.look.view.at(point) for point in base_of(card.unit, card.pose, card.look.scale).outline]
    x, y = min(corners, key=lambda corner: 0.3 * corner[0] + corner[1])
    at = x + size * 0.36, y - size * 0.18
    return put_edged(GENERAL, at, size, card.look.palette.flag, card.livery.edge)
