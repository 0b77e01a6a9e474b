"""A state of Basic Impetus as a picture."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from sandtable.games.impetus.picture import marks
from sandtable.games.impetus.picture.cards import Card, hatches, paint_flags
from sandtable.games.impetus.picture.figures import figure_of
from sandtable.games.impetus.picture.ground import paint_ground
from sandtable.games.impetus.picture.heading import heading_height, paint_heading, turn_words
from sandtable.games.impetus.picture.key import key_height, paint_key
from sandtable.games.impetus.picture.look import Look
from sandtable.games.impetus.picture.stands import Stand
from sandtable.games.impetus.picture.under import paint_under
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.tables import Tables
from sandtable.games.impetus.rules.troops.scales import Scale
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.picture import board, meadow, symbols
from sandtable.picture.figures import Figure, Wardrobe
from sandtable.picture.film import MOST, thinned
from sandtable.picture.frame import Frame, Picture
from sandtable.picture.layout import Say, sizes_for, view_of, whole
from sandtable.picture.markup import group
from sandtable.picture.palette import LIGHT, Palette
from sandtable.table.plane import Pose


class Painter(Struct, frozen=True, eq=False):
    """Draws the states of one battle, all alike: as counters, or as miniatures if there are `figures`."""

    tables: Tables
    say: Say
    symbols: Mapping[str, str]
    heading: str
    width: int = 1200
    palette: Palette = LIGHT
    figures: Mapping[str, Figure] = {}

    def draw(self, state: State) -> Picture:
        """The table at one moment; nothing but the state decides what is on it."""
        look = self._look(state)
        sizes, view = look.sizes, look.view
        under = view.top + view.height + sizes.frame
        height = whole(under + key_height(look))
        cards = [self.card(look, unit, pose) for unit, pose in zip(state.units, state.poses, strict=True)]
        ground = paint_ground(look, [card.area for card in cards])
        about = self.say("picture-about", units=len(cards), pieces=len(state.pieces))
        frame = Frame(
            f"{self.heading}: {turn_words(look)}", about, self.palette.page, (sizes.width, height), self.width
        )
        parts = (
            paint_heading(look),
            board.paint_board(look) if not self.figures else meadow.paint_board(look),
            group(ground, self.beneath(look), paint_under(look, cards), clip_path="url(#table)"),
            group(*(card.drawn() for card in cards), class_="units"),
            self.above(look, cards),
            paint_flags(cards),
            paint_key(look, under),
        )
        return frame.around((*self._definitions(look), look.wardrobe.definitions), *parts)

    def _definitions(self, look: Look) -> tuple[str, ...]:
        laid = meadow.definitions(look) if self.figures else board.definitions(look)
        return laid + hatches(look), symbols.definitions(_symbols(look), self.symbols)

    def card(self, look: Look, unit: Unit, pose: Pose) -> Card:
        """A unit by the look of the picture."""
        return Stand(look, unit, pose) if self.figures else Card(look, unit, pose)

    def figure_of(self, profile: Any) -> str:
        """The figure of a profile."""
        return figure_of(profile)

    def beneath(self, look: Look) -> str:
        """What else lies under the cards."""
        return ""

    def above(self, look: Look, cards: list[Card]) -> str:
        """What else lies on the cards."""
        return ""

    def note(self, state: State) -> str:
        """What is said beside the turn."""
        return ""

    def signs(self, state: State) -> tuple[tuple[str, str], ...]:
        """The symbols that are needed beyond those of every battle, each with its words."""
        return ()

    def acted(self, state: State) -> frozenset[str]:
        """The units that may not act any more in this turn: they are faded. When a battle is over none is."""
        return frozenset() if state.verdict else frozenset(state.used) - frozenset(state.activation.units)

    def scale(self, state: State) -> Scale:
        """The sizes of the bases."""
        return self.tables.measures.scale(state.scenario)

    def _look(self, state: State) -> Look:
        sizes = sizes_for(self.width)
        top = sizes.pad + heading_height(sizes.narrow, sizes.title, sizes.body)
        view = view_of(state.scenario.board.long, state.scenario.board.short, sizes, top)
        drawn_with = (self.tables, view, sizes, self.palette, self.say, self.symbols, self.heading)
        wardrobe = Wardrobe(self.figures, view.scale)
        more = self.scale(state), self.note(state), self.signs(state), wardrobe, self.figure_of, self.acted(state)
        return Look(state, *drawn_with, *more)


def _symbols(look: Look) -> list[str]:
    return list(dict.fromkeys((*marks.names_of(look.state), *(symbol for symbol, _ in look.signs))))


def worth_showing(states: Sequence[State], most: int = MOST) -> list[State]:
    """The states that change something on the table; if they are too many, one for each activation."""
    return thinned(states, _table, _activation, most=most)


def _table(state: State) -> Hashable:
    """What is on the table."""
    return state.pieces, state.units, state.poses, state.gone, bool(state.verdict)


def _activation(state: State) -> Hashable:
    """Who is moving, and who has moved before."""
    return state.turn, state.active, state.used, state.pieces
