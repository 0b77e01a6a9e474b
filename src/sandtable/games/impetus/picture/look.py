"""What a picture is drawn from."""

from collections.abc import Mapping

from msgspec import Struct

from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.tables import Tables
from sandtable.games.impetus.rules.troops.scales import Scale
from sandtable.picture.layout import Say, Sizes
from sandtable.picture.palette import Palette
from sandtable.picture.view import View


class Look(Struct, frozen=True, eq=False):
    """One state and all that is needed to draw it. `heading` is what the battle is called.

    `note` is said beside the turn; `signs` are symbols beyond those of every battle, each with its words.
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
