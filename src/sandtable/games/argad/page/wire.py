"""What page and rules of Argad! say to each other, beside what every page is told."""

from typing import Literal

from msgspec import Struct

from sandtable.kernel.bounds import Count, Few, Id
from sandtable.server.wire.lobby import Choosable


class SkirmishOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The switches and variants of a scenario."""

    beginner: Literal["none", "class", "armour"] = "none"
    mutual: Literal["book", "stand", "natural"] = "book"
    any_six: bool = False
    moving: Literal["together", "each"] = "together"
    close_order: bool = True
    taking: bool = False
    rounds: Count = 3


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What players have chosen: a scenario by its name, and perhaps other options than it says."""

    battle: Id
    skirmish: SkirmishOptions | None = None
    tables: Few[Id] = ()
    """Own tables that take the place of those of the scenario's period; one at most."""


class Skirmish(Choosable, frozen=True, kw_only=True):
    """A scenario; `called` is what each seat is called, `options` what it says."""

    seats: tuple[str, ...]
    called: dict[str, dict[str, str]]
    figures: dict[str, int]
    turns: int
    period: str
    options: SkirmishOptions
    own: bool = False


class Offers(Struct, frozen=True):
    """What players may choose."""

    skirmishes: tuple[Skirmish, ...]
    periods: tuple[Choosable, ...]
    """Own tables."""


class AimTold(Struct, frozen=True):
    """An aim of a player in words, with its clause."""

    text: str
    clause: str
    seat: str


class Scene(Struct, frozen=True):
    """How things are drawn, and what each player wants."""

    soles: dict[str, tuple[tuple[int, int, int], tuple[int, int, int]]]
    """The base of each single figure, on foot and mounted: width, length, rounding of the corners."""

    marks: dict[str, str]
    """The symbol of each figure's weapon."""

    aims: tuple[AimTold, ...]
    ground_at: str
    """The address of the ground, SVG with ten units per cm and colours by name; what is found there never changes."""

    modelled_at: str = ""
    """The address of the ground as it is modelled for miniatures."""

    miniatures: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    """What the miniature of each figure is put together from, on foot and mounted, the lowest first."""

    sheets: tuple[str, ...] = ()
    """The sheets on which the parts are drawn."""

    ground: str = ""
    modelled: str = ""
    """In a replay the grounds themselves, instead of their addresses."""


class AimStands(Struct, frozen=True):
    """How an aim stands: for good or still open, whether it would count if the game ended now, and how many so far.

    `wanted` is 0 for an aim that wants no number.
    """

    stands: Literal["reached", "lost", "open"]
    now: bool
    done: int = 0
    wanted: int = 0


class Marks(Struct, frozen=True):
    """What the rules find in a state beyond what it says: how high figures stand above the ground, how aims stand."""

    levels: dict[str, int]
    aims: tuple[AimStands, ...] = ()


class Path(Struct, frozen=True):
    """What a move costs: the length of its way and the most that it may have, dice that add to it or take from it."""

    length: int
    most: int
    speed: int = 0
    slowness: int = 0
    arrives: float = 1.0
    """The chance that the dice let the figure get to the end."""
