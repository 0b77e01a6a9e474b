"""What page and rules of Grandeur say to each other; scene and paths are those of Basic Impetus."""

from msgspec import Struct

from sandtable.games.impetus.page.wire import TwoArmies
from sandtable.kernel.bounds import Id, Points
from sandtable.server.wire.lobby import Choosable


class Setup(TwoArmies, frozen=True, forbid_unknown_fields=True):
    """What players have chosen. An empty weather is that of the battle, or thrown for."""

    weather: Id = ""
    divisions: bool = False
    squares_by_order: bool = False
    most_points: Points = 0
    """What each army may cost at most; 0: no limit, or that of the battle."""


class Priced(Choosable, frozen=True):
    """An army or a battle with what its armies cost."""

    points: tuple[int, ...] = ()
    """The army, or each army of the battle."""

    most_points: int = 0
    """What an army of the battle may cost at most; 0: no limit."""


class Offers(Struct, frozen=True):
    """What players may choose."""

    armies: tuple[Priced, ...]
    battles: tuple[Priced, ...]
    scales: tuple[str, ...]
    fields: tuple[str, ...]
    weathers: tuple[str, ...]
    switches: tuple[str, ...]


class Marks(Struct, frozen=True):
    """What the rules find in a state beyond what it says: units that count as in square, units that no general reaches.

    `phases` are the movement phases that each unit may still make; `reacts`: the game has reactions. `astray` are
    generals that no higher general reaches; `initiative` is what each corps that may be named would throw: the number
    of dice and what is added to them.
    """

    squares: tuple[str, ...] = ()
    beyond: tuple[str, ...] = ()
    phases: dict[str, int] = {}
    reacts: bool = False
    astray: tuple[str, ...] = ()
    initiative: dict[str, tuple[int, int]] = {}
