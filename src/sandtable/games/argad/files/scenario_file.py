"""A scenario file as written: lengths in cm, angles in degrees, figures one by one or several of a kind."""

from typing import Annotated, Any, TypeAlias, TypeVar

from msgspec import Meta, Struct

from sandtable.games.argad.files.tables import Number
from sandtable.games.argad.rules.characters.figures import Base, Horse, Shield
from sandtable.games.argad.rules.setup.scenario import CORNERS, PIECES, PLACES, Aim, Choices, Relation
from sandtable.kernel.bounds import Id
from sandtable.library.card import Card
from sandtable.library.measures import angle, length
from sandtable.library.names import Written
from sandtable.table.plane import Point, Pose

At: TypeAlias = tuple[Number, Number]
Facing: TypeAlias = tuple[Number, Number, Number]


T = TypeVar("T")
Listed: TypeAlias = Annotated[list[T], Meta(max_length=100)]
Words: TypeAlias = Annotated[list[Id], Meta(max_length=20)]
Outline: TypeAlias = Annotated[list[At], Meta(max_length=CORNERS)]


class FigureFile(Struct, frozen=True, forbid_unknown_fields=True, rename={"rank": "class"}):
    """A figure, or several of a kind if there are several places; it wears clothing or armour."""

    id: Id
    rank: int = 3
    clothing: int | None = None
    armour: int | None = None
    blades: Words = []
    missile: Id = ""
    shield: Shield = "none"
    horse: Horse = "none"
    base: Base = "round"
    strong: bool = False
    glory: int = 0
    heroics: Words = []
    usual: Id = ""
    traits: Words = []
    unit: Id = ""
    leader: bool = False
    name: Written = ""
    afoot: bool = False
    horse_at: Listed[Facing] = []
    at: Listed[Facing] = []
    count: int = 0


class SideFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A player and their figures."""

    seat: Id
    figure: Listed[Any]
    name: Written = ""


class PactFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What two players are to each other."""

    between: tuple[Id, Id]
    relation: Relation


class PieceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain: an area by its corners or as a box, or a line along points."""

    kind: Id
    id: Id = ""
    area: Outline | None = None
    box: tuple[Number, Number, Number, Number] | None = None
    line: Outline | None = None
    width: Number = 0.3
    height: Number = 0


class ZoneFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the table."""

    id: Id
    name: Written = ""
    area: Outline | None = None
    box: tuple[Number, Number, Number, Number] | None = None


class AimFile(Aim, frozen=True, forbid_unknown_fields=True):
    """What a player wants."""


class AsleepFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The player who is surprised, and the places that chance chooses from."""

    seat: Id
    places: Annotated[list[Facing], Meta(max_length=PLACES)] = []


class AmbushFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that hide, and where they may."""

    seat: Id
    figures: Annotated[list[Id], Meta(max_length=150)]
    zone: Id = ""


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
    period: Id
    board: At
    last_turn: int
    side: Annotated[list[Any], Meta(max_length=20)]
    aim: Listed[Any]
    pact: Listed[Any] = []
    piece: Annotated[list[Any], Meta(max_length=PIECES)] = []
    zone: Annotated[list[Any], Meta(max_length=20)] = []
    asleep: Annotated[list[Any], Meta(max_length=8)] = []
    ambush: Annotated[list[Any], Meta(max_length=20)] = []
    bases: BasesFile = BasesFile()
    options: OptionsFile = OptionsFile()
    card: Card = Card()


def point(at: At) -> Point:
    return length(at[0]), length(at[1])


def pose(at: Facing) -> Pose:
    return Pose(length(at[0]), length(at[1]), angle(at[2]))
