"""A scenario file as written: lengths in cm, angles in degrees, figures one by one or several of a kind."""

from typing import Any, TypeAlias

from msgspec import Struct

from sandtable.games.argad.files.tables import Number
from sandtable.games.argad.rules.characters.figures import Base, Horse, Shield
from sandtable.games.argad.rules.setup.scenario import Aim, Choices, Relation
from sandtable.library.measures import angle, length
from sandtable.library.names import Written
from sandtable.table.plane import Point, Pose

At: TypeAlias = tuple[Number, Number]
Facing: TypeAlias = tuple[Number, Number, Number]


class FigureFile(Struct, frozen=True, forbid_unknown_fields=True, rename={"rank": "class"}):
    """A figure, or several of a kind if there are several places; it wears clothing or armour."""

    id: str
    rank: int = 3
    clothing: int | None = None
    armour: int | None = None
    blades: list[str] = []
    missile: str = ""
    shield: Shield = "none"
    horse: Horse = "none"
    base: Base = "round"
    strong: bool = False
    glory: int = 0
    heroics: list[str] = []
    usual: str = ""
    traits: list[str] = []
    unit: str = ""
    leader: bool = False
    name: Written = ""
    afoot: bool = False
    horse_at: list[Facing] = []
    at: list[Facing] = []
    count: int = 0


class SideFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A player and their figures."""

    seat: str
    figure: list[Any]
    name: Written = ""


class PactFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What two players are to each other."""

    between: tuple[str, str]
    relation: Relation


class PieceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain: an area by its corners or as a box, or a line along points."""

    kind: str
    id: str = ""
    area: list[At] | None = None
    box: tuple[Number, Number, Number, Number] | None = None
    line: list[At] | None = None
    width: Number = 0.3
    height: Number = 0


class ZoneFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the table."""

    id: str
    name: Written = ""
    area: list[At] | None = None
    box: tuple[Number, Number, Number, Number] | None = None


class AimFile(Aim, frozen=True, forbid_unknown_fields=True):
    """What a player wants."""


class AsleepFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The player who is surprised, and the places that chance chooses from."""

    seat: str
    places: list[Facing] = []


class AmbushFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that hide, and where they may."""

    seat: str
    figures: list[str]
    zone: str = ""


class BasesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Sizes of bases for another scale."""

    foot: Number = 2
    strong: Number = 2.5
    rider: tuple[Number, Number] = (2.5, 5)
    beast: tuple[Number, Number] = (2, 4)
    corner: Number = 0.5


class OptionsFile(Choices, frozen=True, forbid_unknown_fields=True):
    """Switches and variants."""


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario; its tables are read one by one."""

    name: Written
    period: str
    board: At
    last_turn: int
    side: list[Any]
    aim: list[Any]
    pact: list[Any] = []
    piece: list[Any] = []
    zone: list[Any] = []
    asleep: list[Any] = []
    ambush: list[Any] = []
    bases: BasesFile = BasesFile()
    options: OptionsFile = OptionsFile()


def point(at: At) -> Point:
    return length(at[0]), length(at[1])


def pose(at: Facing) -> Pose:
    return Pose(length(at[0]), length(at[1]), angle(at[2]))
