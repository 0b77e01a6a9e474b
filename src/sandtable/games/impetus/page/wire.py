"""What page and rules of Basic Impetus say to each other, beside what every page is told."""

from typing import Literal

from msgspec import Struct

from sandtable.kernel.bounds import Few, Id, Turns
from sandtable.server.wire.lobby import Choosable


class TwoArmies(Struct, frozen=True, forbid_unknown_fields=True):
    """A battle by its name, perhaps with other armies, or two armies on a field."""

    battle: Id = ""
    red: Id = ""
    blue: Id = ""
    field: Id = "random"
    scale: Id = "15"
    turns: Turns = 12


class Setup(TwoArmies, frozen=True, forbid_unknown_fields=True):
    """What players have chosen. Without an edition, a battle is played by the one that its file names."""

    edition: Id = "fr"
    tables: Few[Id] = ()
    """Own tables that take the place of the program's."""


class Offers(Struct, frozen=True):
    """What players may choose."""

    armies: tuple[Choosable, ...]
    battles: tuple[Choosable, ...]
    scales: tuple[str, ...]
    fields: tuple[str, ...]
    editions: tuple[str, ...]
    tables: tuple[Choosable, ...]
    """Own tables."""


class Scene(Struct, frozen=True):
    """How things are drawn: the millimetres of a U, front and depth of each type's base, kinds of oval terrain.

    `breaks` is how much of its worth each side must lose to be beaten. `figures` are the miniatures of each unit and
    of the general who leads one (`general`); they are drawn on the `sheets`.
    """

    unit: int
    bases: dict[str, tuple[int, int]]
    ovals: tuple[str, ...]
    breaks: dict[str, int]
    figures: dict[str, str] = {}
    sheets: tuple[str, ...] = ()


class Path(Struct, frozen=True):
    """How the pieces of an order move as its number grows: along an angle, about a pivot by a sign, or along a road.

    On a road the pivot is the middle of the front and the angle its heading; each leg is the number at which it begins,
    the middle of the front there, and its heading. A charge says whom it `meets`; straight ahead, how `far` that is.
    """

    pieces: tuple[str, ...]
    kind: Literal["straight", "turn", "road"]
    angle: int = 0
    pivot: tuple[int, int] = (0, 0)
    sign: int = 1
    legs: tuple[tuple[int, int, int, int], ...] = ()
    meets: tuple[str, ...] = ()
    far: int = 0
