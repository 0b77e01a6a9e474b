"""A state of Argad! as a picture."""

from collections.abc import Hashable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.argad.picture import livery
from sandtable.games.argad.picture.ground import paint_ground, paint_zones
from sandtable.games.argad.picture.heading import heading_height, key_height, paint_heading, paint_key, turn_words
from sandtable.games.argad.picture.look import Look, Stand
from sandtable.games.argad.picture.men import paint_men
from sandtable.games.argad.rules.characters.figures import Figure, left_horse, sole
from sandtable.games.argad.rules.state import Man, State
from sandtable.games.argad.rules.tables import Tables
from sandtable.picture import board, meadow, symbols
from sandtable.picture import figures as drawings
from sandtable.picture.figures import Wardrobe
from sandtable.picture.film import MOST, thinned
from sandtable.picture.frame import Frame, Picture
from sandtable.picture.layout import Say, sizes_for, view_of, whole
from sandtable.picture.markup import group
from sandtable.picture.palette import LIGHT, Palette

MARKS = ("bow", "crossbow", "gun", "javelin", "sling", "long-spear", "sword")


class Painter(Struct, frozen=True, eq=False):
    """Draws the states of one game, all alike: as counters, or as miniatures if there are `figures`."""

    tables: Tables
    say: Say
    symbols: Mapping[str, str]
    heading: str
    width: int = 1200
    palette: Palette = LIGHT
    figures: Mapping[str, drawings.Figure] = {}

    def draw(self, state: State) -> Picture:
        """The table at one moment; nothing but the state decides what is on it."""
        look = self._look(state)
        sizes, view = look.sizes, look.view
        under = view.top + view.height + sizes.frame
        height = whole(under + key_height(look))
        stands = _stands(state)
        about = self.say("argad-picture-about", figures=len(stands), pieces=len(state.scenario.pieces))
        frame = Frame(
            f"{self.heading}: {turn_words(look)}", about, self.palette.page, (sizes.width, height), self.width
        )
        laid = meadow if self.figures else board
        parts = (
            paint_heading(look),
            laid.paint_board(look),
            group(paint_ground(look), paint_zones(look), paint_men(look, stands), clip_path="url(#table)"),
            paint_key(look, under),
        )
        return frame.around((laid.definitions(look), *self._definitions(look), look.wardrobe.definitions), *parts)

    def _definitions(self, look: Look) -> tuple[str, ...]:
        names = tuple(f"mark-{mark}" for mark in MARKS)
        return livery.definitions(look.seats), symbols.definitions(names, self.symbols)

    def _look(self, state: State) -> Look:
        sizes, scenario = sizes_for(self.width), state.scenario
        view = view_of(*scenario.board, sizes, sizes.pad + heading_height(sizes, len(scenario.seats)))
        period = self.tables.periods[scenario.period]
        wardrobe = Wardrobe(self.figures, view.scale)
        return Look(state, period, view, sizes, self.palette, self.say, self.symbols, self.heading, wardrobe)


def _stands(state: State) -> list[Stand]:
    """Every figure whose place is known."""
    found = []
    for man in state.men:
        figure = state.scenario.figure(man.id) or _horse(state, man)
        if man.stand is not None and figure is not None:
            found.append(Stand(figure, man, sole(figure, state.scenario.bases, mounted=man.mounted)))
    return found


def _horse(state: State, man: Man) -> Figure | None:
    """A horse that was left, in the colours of its rider."""
    rider = state.scenario.figure(man.rider)
    return replace(left_horse(rider), seat=rider.seat) if rider else None


def worth_showing(states: Sequence[State], most: int = MOST) -> list[State]:
    """The states that change something on the table."""
    return thinned(states, _table, most=most)


def _table(state: State) -> Hashable:
    """What is on the table."""
    return tuple((man.id, man.stand) for man in state.men), state.fallen, bool(state.verdict)
