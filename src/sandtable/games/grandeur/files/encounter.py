"""Two brigades alone on an open table, so that the rules can be asked for the odds between them."""

from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from sandtable.games.grandeur.files.profiles import load_profiles
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.rules.books import GRANDEUR, SQUARES
from sandtable.games.grandeur.rules.setup.scenario import Scenario, Side, Weather
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import NextCorps
from sandtable.games.grandeur.rules.troops.armies import Army, Brigade, Corps, Division, General
from sandtable.games.grandeur.rules.troops.units import Leader, Unit
from sandtable.games.impetus.rules.setup.scenario import SEATS, piece_of
from sandtable.games.impetus.rules.state import Activation
from sandtable.games.impetus.rules.steps import HalfTurn, HalfTurnEnd
from sandtable.games.impetus.rules.terrain.pieces import Board
from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.table.plane import QUARTER, TURN, UNIT, Pose

From: TypeAlias = Literal["front", "flank", "rear"]
SIDES: tuple[str, ...] = get_args(From)
WEATHERS: tuple[str, ...] = get_args(Weather)
SCALE = "28"
BOARD = Board(200 * UNIT, 200 * UNIT)
AT = 100 * UNIT
CHIEFS = {"red": Pose(AT, AT - 30 * UNIT, QUARTER), "blue": Pose(AT, AT + 70 * UNIT, TURN - QUARTER)}


class Troop(Struct, frozen=True, forbid_unknown_fields=True):
    """A brigade by the name of its profile, and its state; `phases` are those of its activation."""

    profile: str
    lost: int = 0
    phases: int = 0
    disordered: bool = False
    general: bool = False
    brave: bool = False
    square: bool = False
    opportunity: bool = False
    out: bool = False


class Meeting(Struct, frozen=True):
    """How two brigades stand: this many U apart, the first facing the front, flank or rear of the second."""

    apart: int = 10
    side: str = "front"
    weather: Weather = "clear"
    squares_by_order: bool = False


def encounter(one: Troop, other: Troop, meeting: Meeting) -> State:
    """The first brigade is red and acts. Raises LookupError for an unknown profile."""
    here = Pose(AT, AT, QUARTER)
    units = _unit("red", one), _unit("blue", other)
    first = units[0].id
    poses = here, _before(here, units[0].type, units[1].type, meeting)
    placed = zip(SEATS, (one, other), units, poses, strict=True)
    acts: dict[str, Any] = {"units": (first,), "starts": ((first, here),)} if one.phases else {}
    return State(
        book=(SQUARES if meeting.squares_by_order else GRANDEUR).name,
        scenario=Scenario(
            "fr",
            SCALE,
            BOARD,
            red=_side(one),
            blue=_side(other),
            squares_by_order=meeting.squares_by_order,
        ),
        agenda=(HalfTurn("red"), HalfTurnEnd("red"), NextCorps()),
        defender="red",
        half="lower",
        units=units,
        poses=poses,
        turn=1,
        active="red",
        activation=Activation(**acts),
        used=(first,) if one.phases else (),
        weather=meeting.weather,
        leaders=tuple(_leader(*each) for each in placed if not each[1].out),
        acted=("red.corps",),
        corps="red.corps",
    )


def _before(here: Pose, one: str, other: str, meeting: Meeting) -> Pose:
    """Where the second stands; the first faces up the table. If it faces a flank, it is wholly behind it."""
    scale = load_grandeur().tables.scales[SCALE]
    front, depth = scale.size(other)
    y = here.y + meeting.apart * UNIT
    if meeting.side == "flank":
        return Pose(here.x + max(depth, scale.size(one).front) // 2, y + front // 2, 0)
    return Pose(here.x, y + depth, QUARTER) if meeting.side == "rear" else Pose(here.x, y, TURN - QUARTER)


def _unit(seat: str, troop: Troop) -> Unit:
    led = troop.general or troop.brave
    return Unit(
        id=piece_of(seat, _name(troop)),
        seat=seat,
        profile=load_profiles()[troop.profile].profile,
        lost=troop.lost,
        disordered=troop.disordered,
        general=led,
        brave=troop.brave,
        phases=troop.phases,
        square=troop.square,
        opportunity=troop.opportunity,
        moved=bool(troop.phases),
        planted=not troop.phases,
    )


def _leader(seat: str, troop: Troop, unit: Unit, pose: Pose) -> Leader:
    """The commander-in-chief, near enough or with the brigade."""
    there = troop.general or troop.brave
    at = pose if there else CHIEFS[seat]
    return Leader(f"{seat}.chief", seat, "army", "", "fair", at, troop.brave, unit.id if there else "")


def _name(troop: Troop) -> str:
    return f"{load_profiles()[troop.profile].profile.type.lower()}-1"


def _side(troop: Troop) -> Side:
    brigade = Brigade(id=_name(troop), profile=load_profiles()[troop.profile].profile, command="division")
    corps = Corps("corps", None, (Division("division", General("leader", "bold")),))
    chief = General("chief", "fair", troop.brave)
    name = Name("", "", "")
    return Side(army=Army(name=name, units=(brigade,), structure="excellent", commander=chief, corps=(corps,)))
