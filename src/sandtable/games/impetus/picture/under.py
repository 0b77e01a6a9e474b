"""Marks under the cards: units that are moving and where they came from, and each unit's facing and tracks."""

from sandtable.games.impetus.picture.cards import Card
from sandtable.games.impetus.picture.look import Look
from sandtable.games.impetus.rules.tableau import base_of
from sandtable.picture.markup import Attribute, box, group, number, path, polygon
from sandtable.table.plane import Pose


def paint_under(look: Look, cards: list[Card]) -> str:
    """Under the cards, so that nothing hides a card."""
    active = look.state.activation.units
    return (
        group(*(_start(look, card) for card in cards), class_="starts")
        + group(*(_shadow(card) for card in cards), class_="shadows")
        + group(*(_halo(card) for card in cards if card.unit.id in active), class_="halos")
        + group(*(_facing(card) for card in cards), class_="facings")
    )


def _shadow(card: Card) -> str:
    """A card lies on the sand; the light comes from the upper left."""
    off = 0.22 * card.pixel
    corners = [card.look.view.at(point) for point in base_of(card.unit, card.pose, card.look.scale).outline]
    return polygon([(x + off, y + off) for x, y in corners], fill="#000000", fill_opacity=0.22)


def _halo(card: Card) -> str:
    """Around a unit that is being moved."""
    out = 0.4 * card.pixel
    return box(
        -card.front / 2 - out,
        -out,
        card.front + 2 * out,
        card.depth + 2 * out,
        rx=out,
        fill=card.look.palette.halo,
        fill_opacity=0.95,
        transform=card.look.view.place(card.pose),
    )


def _facing(card: Card) -> str:
    """A tip before the front; a unit that has moved this turn has two lines behind it as well."""
    size, half = 0.62 * card.pixel, card.front / 2
    tip = path("M", (-size * 1.1, 0.0), "L", (0.0, -size), "L", (size * 1.1, 0.0), "Z", fill=card.livery.edge)
    tracks = ""
    if card.unit.moved:
        far, aside = card.depth + 0.75 * card.pixel, half * 0.72
        line: dict[str, Attribute] = {
            "stroke": card.livery.edge,
            "stroke_width": max(1.0, 0.16 * card.pixel),
            "stroke_linecap": "round",
        }
        lines = ("M", (-aside, card.depth), "V", far, "M", (aside, card.depth), "V", far)
        tracks = path(*lines, stroke_opacity=0.75, **line)
    return group(tip, tracks, transform=card.look.view.place(card.pose))


def _start(look: Look, card: Card) -> str:
    """Where a unit that is being moved stood before, and the way from there."""
    start = dict(look.state.activation.starts).get(card.unit.id)
    if start is None or start == card.pose:
        return ""
    colour, dashes = card.livery.edge, f"{number(0.6 * card.pixel)} {number(0.4 * card.pixel)}"
    line: dict[str, Attribute] = {"fill": "none", "stroke": colour, "stroke_opacity": 0.6, "stroke_dasharray": dashes}
    wide = max(1.0, 0.14 * card.pixel)
    ghost = box(-card.front / 2, 0, card.front, card.depth, transform=look.view.place(start), stroke_width=wide, **line)
    return ghost + path("M", _middle(card, start), "L", _middle(card, card.pose), stroke_width=wide, **line)


def _middle(card: Card, pose: Pose) -> tuple[float, float]:
    return card.look.view.at(base_of(card.unit, pose, card.look.scale).centre)
