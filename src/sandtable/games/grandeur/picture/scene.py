"""A state of Grandeur as a picture."""

from collections.abc import Callable
from typing import Any

from sandtable.games.grandeur.picture.command import Overlay, paint_reaches
from sandtable.games.grandeur.picture.generals import paint_generals
from sandtable.games.impetus.picture import scene
from sandtable.games.impetus.picture.cards import Card
from sandtable.games.impetus.picture.look import Look
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops.scales import Scale
from sandtable.picture import layout
from sandtable.picture.markup import group, path
from sandtable.picture.symbols import put_edged

SQUARE, OPPORTUNITY = "square", "opportunity"


class Painter(scene.Painter, frozen=True, eq=False, kw_only=True):
    """Draws the states of one battle of Grandeur; `overlay` says what the rules find in each."""

    overlay: Callable[[Any], Overlay]

    def beneath(self, look: Look) -> str:
        return paint_reaches(look, self.overlay(look.state).reaches)

    def above(self, look: Look, cards: list[Card]) -> str:
        """Squares, units that wait for the enemy, and generals."""
        squares = self.overlay(look.state).squares
        marked = [_square(card) for card in cards if card.unit.id in squares]
        waiting: list[Any] = list(cards)
        marked += [_waits(card) for card in waiting if card.unit.opportunity]
        return group(*marked, class_="formations") + paint_generals(look)

    def note(self, state: State) -> str:
        known: Any = state
        return self.say(f"weather-{known.weather}") if known.weather else ""

    def signs(self, state: State) -> tuple[tuple[str, str], ...]:
        return (SQUARE, self.say("picture-square")), (OPPORTUNITY, self.say("picture-opportunity"))

    def scale(self, state: State) -> Scale:
        """GR S.2: if a unit is a division, all bases measure twice as many U."""
        known: Any = self.tables.scales[state.scenario.scale]
        scenario: Any = state.scenario
        found: Scale = known.halved() if scenario.divisions else known
        return found


def _square(card: Card) -> str:
    """A strong inner border that is closed on all sides."""
    inset, half = 0.42 * card.pixel, card.front / 2
    low, high = inset + card.bar * 0.4, card.depth - inset
    shape = ("M", (inset - half, low), "H", half - inset, "V", high, "H", inset - half, "Z")
    wide = max(1.4, 0.26 * card.pixel)
    line = path(*shape, fill="none", stroke=card.livery.ink, stroke_width=wide, stroke_linejoin="miter")
    return group(line, class_="square", data_unit=card.unit.id, transform=card.look.view.place(card.pose))


def _waits(card: Card) -> str:
    """A sign on the upper right corner of the card."""
    _, top, right, _ = card.area
    size = max(10.0, 1.7 * card.pixel)
    at = right - size * 0.3, top - size * 0.1
    return put_edged(OPPORTUNITY, at, size, card.look.palette.halo, card.livery.edge)


OWN = "grandeur-"


class Say:
    """The words of one language, those of Grandeur first."""

    def __init__(self, say: layout.Say) -> None:
        self._say = say

    @property
    def language(self) -> str:
        return self._say.language

    def __call__(self, key: str, /, **args: str | int) -> str:
        return self._say(f"{OWN}{key}" if self._say.has(f"{OWN}{key}") else key, **args)

    def has(self, key: str) -> bool:
        return self._say.has(f"{OWN}{key}") or self._say.has(key)
