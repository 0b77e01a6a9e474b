"""What a picture is drawn from, and how large everything in it is."""

from collections.abc import Mapping
from math import ceil

from msgspec import Struct

from sandtable.games.impetus.picture.wording import Say
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.tables import Tables
from sandtable.games.impetus.rules.troops.scales import Scale
from sandtable.picture.frame import Say
from sandtable.games.impetus.rules.terrain.pieces import Board
from sandtable.games.impetus.rules.troops.troops import Scale
from sandtable.picture.palette import Palette
from sandtable.picture.view import View
from sandtable.table.plane import UNIT

LAID_OUT = (320, 1200)
"""Between these widths a picture is laid out as it is asked for; beyond them it is made larger or smaller."""

PHONE = 600
"""A picture narrower than this has one column, and a long table stands upright in it."""

UPRIGHT = 1.2


class Look(Struct, frozen=True, eq=False):
    """One state and all that is needed to draw it. `heading` is what the battle is called.

    `note` is said beside the turn; `signs` are symbols beyond those of every battle, each with its words.
    """

    state: State
    tables: Tables
    view: View
    sizes: "Sizes"
    palette: Palette
    say: Say
    symbols: Mapping[str, str]
    heading: str
    scale: Scale
    note: str = ""
    signs: tuple[tuple[str, str], ...] = ()


class Sizes(Struct, frozen=True):
    """Lengths of the layout, in pixels."""

    width: int
    pad: float
    frame: float
    title: float
    body: float
    small: float

    @property
    def narrow(self) -> bool:
        return self.width < PHONE

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.pad


def sizes_for(width: int) -> Sizes:
    """The layout of a picture that is so many pixels wide."""
    low, high = LAID_OUT
    wide = min(high, max(low, width))
    if wide < PHONE:
        return Sizes(wide, pad=10, frame=18, title=19, body=13, small=11.5)
    part = (wide - PHONE) / (high - PHONE)
    return Sizes(wide, pad=14 + 12 * part, frame=20 + 8 * part, title=22 + 8 * part, body=14 + 2.5 * part, small=12.5)


def view_of(board: Board, sizes: Sizes, top: float) -> View:
    """The table under the heading, as wide as the picture allows."""
    turned = sizes.narrow and board.long > board.short * UPRIGHT
    across = board.short if turned else board.long
    room = sizes.inner - 2 * sizes.frame
    return View(sizes.pad + sizes.frame, top + sizes.frame, room * UNIT / across, board.long, board.short, turned)


def whole(height: float) -> int:
    """The height of the layout in whole pixels."""
    return ceil(height)
