"""Situations: a table as a case file tells it, orders given one after the other, dice as they fell."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.rules.books import EDITIONS
from sandtable.games.impetus.rules.orders import AnyOrder
from sandtable.games.impetus.rules.setup.scenario import Scenario, Side
from sandtable.games.impetus.rules.state import Fallen, State
from sandtable.games.impetus.rules.steps import HalfTurn, HalfTurnEnd, TurnEnd
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece
from sandtable.games.impetus.rules.troops.armies import Army, Name
from sandtable.games.impetus.rules.troops.armies import Unit as Listed
from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.answer import Given, Read
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.event import Event
from sandtable.kernel.loop import refusals
from sandtable.kernel.options import Options
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import DEGREE, UNIT, Pose

LENGTHS = ("distance", "x", "y", "along", "across", "low", "high", "spent", "rolled")
ANGLES = ("angle", "heading")
UNITS = ("unit", "units", "target", "friend", "attacker", "one", "other", "supports", "against", "by", "loser", "rear")
NAMES = (*UNITS, "general", "chargers", "targets")
NAME = Name("Army", "Armée", "Ejército")


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """A unit where it stands: x, y and heading, in U and degrees; what is not written is that of common heavy foot."""

    id: str
    at: tuple[float, float, float]
    type: str = "FP"
    m: float = 5
    vbu: int = 5
    i: int = 1
    vd: int = 2
    weapon: str = ""
    traits: tuple[str, ...] = ()
    large: bool = False
    lost: int = 0
    rear_lost: int = 0
    disordered: bool = False
    general: bool = False
    rolling: bool = False
    turned: bool = False
    moved: bool = False
    planted: bool = True


class Ground(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain, in U and degrees."""

    kind: str
    at: tuple[float, float, float] = (0, 0, 0)
    along: float = 0
    across: float = 0
    ends: tuple[tuple[float, float], tuple[float, float]] | None = None
    bends: tuple[tuple[float, float], ...] = ()
    fordable: bool = True
    id: str = ""


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """What a clause leads to: orders are given and dice fall until somebody is asked again.

    `happens` are events in this order, each with some of its fields; `lacks` are events that do not happen. `then` says
    what has become of units, `asked` what the game waits for. `waits` is the throw that a case ends before, in all
    editions or by edition; without it none is left to throw. `also` are dice that fall at the end in one edition alone.
    `refused` are the clauses that refuse the last order, and then nothing has changed. `offers` and `barred` are what
    may and may not be ordered before any order is given.
    """

    clause: str
    says: str
    red: tuple[Placed, ...] = ()
    blue: tuple[Placed, ...] = ()
    editions: tuple[str, ...] = ("fr", "es")
    clauses: tuple[str, ...] = ()
    board: tuple[float, float] = (90, 60)
    scale: str = "6"
    ground: tuple[Ground, ...] = ()
    used: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    flanked: tuple[tuple[str, str], ...] = ()
    active: str = "red"
    turn: int = 1
    last_turn: int = 12
    orders: tuple[dict[str, Any], ...] = ()
    dice: tuple[tuple[int, ...], ...] = ()
    refused: tuple[str, ...] = ()
    happens: tuple[dict[str, Any], ...] = ()
    lacks: tuple[dict[str, Any], ...] = ()
    then: dict[str, dict[str, Any] | str] = {}
    asked: str = ""
    waits: str | dict[str, str] = ""
    also: dict[str, tuple[tuple[int, ...], ...]] = {}
    offers: tuple[dict[str, Any], ...] = ()
    barred: tuple[dict[str, Any], ...] = ()


def units_of(value: float) -> int:
    return round(value * UNIT)


def table_value(name: str, value: Any, seat: str) -> Any:
    """A value as the program has it: U and degrees as whole numbers, names with their side."""
    if name in LENGTHS:
        return units_of(value)
    if name in ANGLES:
        return round(value * DEGREE)
    if name in NAMES and isinstance(value, list | tuple):
        return [full(each, seat) for each in value]
    return full(value, seat) if name in NAMES and isinstance(value, str) else value


def full(name: str, seat: str) -> str:
    """A name with its side; ground and the edge have none."""
    return name if "." in name or name[-2:-1] == "-" or name in ("", "edge") else f"{seat}.{name}"


def pose_of(at: tuple[float, float, float]) -> Pose:
    return Pose(units_of(at[0]), units_of(at[1]), round(at[2] * DEGREE))


def unit_of(placed: Placed, seat: str) -> Unit:
    profile = Profile(
        placed.type,
        units_of(placed.m),
        placed.vbu,
        placed.i,
        placed.vd,
        placed.weapon,
        placed.traits,
        may_lead=placed.general,
    )
    states = ("lost", "rear_lost", "disordered", "general", "rolling", "turned", "moved", "planted")
    rest: dict[str, Any] = {name: getattr(placed, name) for name in states}
    rest["stood"] = profile.chariot and not placed.rolling
    rear: dict[str, Any] = {"rear": profile, "rear_id": f"{seat}.{placed.id}-rear"} if placed.large else {}
    return Unit(f"{seat}.{placed.id}", seat, profile, **rest, **rear)


def piece_of(ground: Ground, number: int) -> Piece:
    x, y, heading = pose_of(ground.at)
    ends = None
    if ground.ends:
        ends = tuple((units_of(a), units_of(b)) for a, b in ground.ends)
    name = ground.id or f"{ground.kind}-{number}"
    along, across = units_of(ground.along), units_of(ground.across)
    bends = tuple((units_of(a), units_of(b)) for a, b in ground.bends)
    return Piece(name, ground.kind, x, y, heading, along, across, ends, ground.fordable, bends)  # type: ignore[arg-type]


class Situation:
    """A case in one edition, ready to be ordered about."""

    def __init__(self, case: Case, edition: str) -> None:
        self.case = case
        self.ruleset: Any = load_impetus()
        self.dice = [*case.dice, *case.also.get(edition, ())]
        self.edition = edition
        self.events: list[Event] = []
        self.state = self._state(edition)

    def _state(self, edition: str) -> State:
        case = self.case
        placed = [(each, seat) for seat in ("red", "blue") for each in getattr(case, seat)]
        sides = {seat: Side(Army(NAME, self._listed(seat))) for seat in ("red", "blue")}
        board = Board(units_of(case.board[0]), units_of(case.board[1]))
        pieces = tuple(piece_of(each, n) for n, each in enumerate(case.ground, 1))
        scenario = Scenario(
            edition, case.scale, board, sides["red"], sides["blue"], last_turn=case.last_turn, any_size=True
        )
        other = "blue" if case.active == "red" else "red"
        return State(
            book=EDITIONS[edition].name,
            scenario=scenario,
            agenda=(HalfTurn(case.active), HalfTurnEnd(case.active), HalfTurn(other), HalfTurnEnd(other), TurnEnd()),
            pieces=pieces,
            defender="red",
            half="lower",
            units=tuple(unit_of(each, seat) for each, seat in placed),
            poses=tuple(pose_of(each.at) for each, _ in placed),
            gone=tuple(
                Fallen(full(name, case.active), full(name, case.active)[: name.find(".")], 2) for name in case.gone
            ),
            flanked=case.flanked,
            turn=case.turn,
            active=case.active,
            used=tuple(full(name, case.active) for name in case.used),
        )

    def _listed(self, seat: str) -> tuple[Listed, ...]:
        return tuple(Listed(each.id, unit_of(each, seat).profile) for each in getattr(self.case, seat))

    @property
    def seat(self) -> str:
        awaited = self.ruleset.awaiting(self.state)
        assert isinstance(awaited, Choice), awaited
        return awaited.seats[0]

    def order(self, raw: dict[str, Any]) -> AnyOrder:
        """An order as the case writes it; names without a side are of the side that is asked."""
        told = {name: table_value(name, value, self.seat) for name, value in raw.items()}
        order: AnyOrder = msgspec.convert(told, self.ruleset.order_type)
        return order

    def refusals(self, order: AnyOrder) -> list[Refusal]:
        return list(refusals(self.ruleset, self.state, self.seat, order))

    def give(self, order: AnyOrder) -> None:
        """An order is given, and dice fall until somebody is asked."""
        assert self.refusals(order) == []
        self._tell(self.ruleset.resolve(self.state, Given(self.seat, order)))
        self.throw()

    def throw(self) -> None:
        """Dice fall until somebody is asked."""
        while isinstance(awaited := self.ruleset.awaiting(self.state), Throw) and self.dice:
            self._tell(self.ruleset.resolve(self.state, Read(read(awaited, self.dice.pop(0)))))

    @property
    def waits(self) -> str:
        """The throw that the situation waits for, if it waits for any."""
        awaited = self.ruleset.awaiting(self.state)
        return awaited.what if isinstance(awaited, Throw) else ""

    @property
    def should_wait(self) -> str:
        """The throw that it should wait for at the end of its case."""
        told = self.case.waits
        return told if isinstance(told, str) else told.get(self.edition, "")

    def _tell(self, told: tuple[Any, State]) -> None:
        events, self.state = told
        self.events += events

    def options(self, piece: str) -> Options[AnyOrder]:
        found: Options[AnyOrder] = self.ruleset.options(self.state, self.seat, piece)
        return found

    def facts(self) -> Iterator[dict[str, Any]]:
        """Every event as its fields, its clause and its kind."""
        for event in self.events:
            fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(event))
            yield {"clause": getattr(type(event), "clause", ""), **fields}


def fits(fact: dict[str, Any], wanted: dict[str, Any], seat: str) -> bool:
    """An event has all the fields that are wanted; a pose is told by its x, y and heading."""
    known = {**fact, **dict(zip(("x", "y", "heading"), fact.get("pose", ()), strict=False))}
    return all(
        name in known and near(name, known[name], table_value(name, value, seat)) for name, value in wanted.items()
    )


def near(name: str, found: Any, wanted: Any) -> bool:
    """Lengths and angles agree within a hundredth, everything else exactly."""
    if name in (*LENGTHS, *ANGLES):
        return bool(abs(found - wanted) <= 10)
    return bool(found == wanted)
