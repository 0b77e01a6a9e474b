"""What a picture is drawn from."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from sandtable.games.impetus.picture.figures import figure_of
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.tables import Tables
from sandtable.games.impetus.rules.troops.scales import Scale
from sandtable.picture.figures import Wardrobe
from sandtable.picture.layout import Say, Sizes
from sandtable.picture.palette import Palette
from sandtable.picture.view import View


class Look(Struct, frozen=True, eq=False):
    """One state and all that is needed to draw it. `heading` is what the battle is called.

    `note` is said beside the turn; `signs` are symbols beyond those of every battle, each with its words. Miniatures
    come from the `wardrobe`. `acted` are the units that may not act any more in this turn.
    """

    state: State
    tables: Tables
    view: View
    sizes: Sizes
    palette: Palette
    say: Say
    symbols: Mapping[str, str]
    heading: str
    scale: Scale
    note: str = ""
    signs: tuple[tuple[str, str], ...] = ()
    wardrobe: Wardrobe = Wardrobe({}, 0)
    figure_of: Callable[[Any], str] = figure_of
    acted: frozenset[str] = frozenset()
