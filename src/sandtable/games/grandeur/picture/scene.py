"""A state of Grandeur as a picture."""

from collections.abc import Callable
from typing import Any

from sandtable.games.grandeur.picture.command import Overlay, paint_reaches
from sandtable.games.grandeur.picture.figures import STAFF, figure_of
from sandtable.games.grandeur.picture.generals import paint_generals
from sandtable.games.impetus.picture import scene
from sandtable.games.impetus.picture.cards import Card
from sandtable.games.impetus.picture.look import Look
from sandtable.games.impetus.picture.stands import Stand
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops.scales import Scale
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.picture import layout
from sandtable.picture.markup import group, path
from sandtable.picture.ranks import Place, Room, squared
from sandtable.picture.scatter import Scatter
from sandtable.picture.symbols import put_edged
from sandtable.table.plane import Pose

SQUARE, OPPORTUNITY = "square", "opportunity"


class Painter(scene.Painter, frozen=True, eq=False, kw_only=True):
    """Draws the states of one battle of Grandeur; `overlay` says what the rules find in each."""

    overlay: Callable[[Any], Overlay]

    def beneath(self, look: Look) -> str:
        return paint_reaches(look, self.overlay(look.state).reaches)

    def above(self, look: Look, cards: list[Card]) -> str:
        """Squares, units that wait for the enemy, and generals."""
        squares = self.overlay(look.state).squares
        marked = [_square(card) for card in cards if card.unit.id in squares and not self.figures]
        waiting: list[Any] = list(cards)
        marked += [_waits(card) for card in waiting if card.unit.opportunity]
        return group(*marked, class_="formations") + paint_generals(look)

    def figure_of(self, profile: Any) -> str:
        return figure_of(profile)

    def card(self, look: Look, unit: Unit, pose: Pose) -> Card:
        """Miniatures in square stand along all sides."""
        squares = self.overlay(look.state).squares
        return Formed(look, unit, pose, unit.id in squares) if self.figures else Card(look, unit, pose)

    def note(self, state: State) -> str:
        known: Any = state
        return self.say(f"weather-{known.weather}") if known.weather else ""

    def signs(self, state: State) -> tuple[tuple[str, str], ...]:
        return (SQUARE, self.say("picture-square")), (OPPORTUNITY, self.say("picture-opportunity"))

    def acted(self, state: State) -> frozenset[str]:
        """GR 3a: units of a corps that has not acted yet only wait."""
        known: Any = state
        done = {*known.acted, known.corps}
        return frozenset(unit for unit in super().acted(state) if _corps_of(known, unit) in done)

    def scale(self, state: State) -> Scale:
        """GR S.2: if a unit is a division, all bases measure twice as many U."""
        known: Any = self.tables.scales[state.scenario.scale]
        scenario: Any = state.scenario
        found: Scale = known.halved() if scenario.divisions else known
        return found


class Formed(Stand):
    """One unit, in square or not."""

    general = STAFF

    def __init__(self, look: Look, unit: Unit, pose: Pose, square: bool) -> None:
        super().__init__(look, unit, pose)
        self.square = square

    def formed(self, figure: str, room: Room, share: float, scatter: Scatter) -> list[Place]:
        found = self.look.wardrobe.figures[figure]
        return squared(found, room, share, scatter) if self.square else super().formed(figure, room, share, scatter)


def _corps_of(state: Any, unit: str) -> str:
    """The corps of a unit, with its side before it."""
    seat, name = unit.split(".", 1)
    side = state.scenario.sides[seat]
    return f"{seat}.{side.army.corps_of(side.unit(name).command)}"


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
