"""The generals' flags, above everything else."""

from sandtable.games.impetus.picture.cards import Card
from sandtable.games.impetus.picture.marks import GENERAL
from sandtable.games.impetus.rules.tableau import base_of
from sandtable.picture.markup import group
from sandtable.picture.symbols import put


def paint_flags(cards: list[Card]) -> str:
    return group(*(_flag(card) for card in cards if card.unit.general), class_="flags")


def _flag(card: Card) -> str:
    """It stands upright on the upper left corner of the card."""
    size = max(11.0, 2.1 * card.pixel)
    corners = [card.look.view.at(point) for point in base_of(card.unit, card.pose, card.look.scale).outline]
    x, y = min(corners, key=lambda corner: 0.3 * corner[0] + corner[1])
    at = x + size * 0.36, y - size * 0.18
    edge = card.livery.edge
    return put(GENERAL, at, size, edge, stroke=edge, stroke_width=4, stroke_linejoin="round") + put(
        GENERAL, at, size, card.look.palette.flag
    )
