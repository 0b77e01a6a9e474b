"""Situations: a table as a case file tells it, orders given by their seats, dice as they fell."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.characters.figures import Bases, Figure
from sandtable.games.argad.rules.course import COURSE
from sandtable.games.argad.rules.orders import (
    Announce,
    Answer,
    AnyOrder,
    Confirm,
    Fight,
    Hide,
    Press,
    Shoot,
    Shot,
    Spring,
)
from sandtable.games.argad.rules.setup.scenario import Aim, Ambush, Asleep, Choices, Pact, Piece, Post, Scenario, Zone
from sandtable.games.argad.rules.state import Fallen, Man, State, Walked
from sandtable.games.argad.rules.steps import AnyStep, Fighting, NewTurn, Shooting, TurnEnd
from sandtable.kernel.answer import Begin, Given, Read
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.event import Event
from sandtable.kernel.loop import refusals
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import Pose
from sandtable.table.strides import END
from tests.games.refusing import refused_by

CM, DEGREE = 1000, 100
NEAR = 15
"""Places agree to this many thousandths of a cm, angles to as many hundredths of a degree."""

LIVE = ("wounded", "reload", "ammunition", "formed", "wall", "crouched", "still", "shot", "charging", "busy", "fought")
PHASES: dict[str, tuple[AnyStep, ...]] = {
    "turn": (NewTurn(),),
    "shoot": (Shooting(), Fighting(), TurnEnd()),
    "fight": (Fighting(), TurnEnd()),
}


class Placed(Struct, frozen=True, forbid_unknown_fields=True, rename={"rank": "class"}):
    """A figure where it stands, in cm and degrees; what is not written is that of a common man with a sword."""

    id: str
    seat: str = "red"
    at: tuple[float, float, float] | None = None
    rank: int = 3
    clothing: int = 2
    armour: int = 0
    blades: tuple[str, ...] = ("sword",)
    missile: str = ""
    shield: Any = "none"
    horse: Any = "none"
    base: Any = "round"
    strong: bool = False
    glory: int = 0
    heroics: tuple[str, ...] = ()
    usual: str = ""
    traits: tuple[str, ...] = ()
    unit: str = ""
    afoot: bool = False
    horse_at: tuple[float, float, float] | None = None
    live: dict[str, Any] = {}


class Ground(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain, in cm."""

    kind: str
    id: str = ""
    box: tuple[float, float, float, float] | None = None
    line: tuple[tuple[float, float], ...] | None = None
    width: float = 0.4
    height: float = 0


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """What a clause leads to.

    Orders are given when their seat is asked for them; whoever has none answers with nothing, or confirms. `happens`
    are events in this order, each with some of its fields; `lacks` are events that do not happen. `then` says what has
    become of figures. `refused` are the clauses that refuse the last order, and then nothing has changed. `throws` are
    what is thrown, each with some of its fields, `waits` the throw that the case ends before; without it none is left
    to throw. With `unfit` the clauses in `refused` forbid the scenario itself.
    """

    clause: str
    says: str
    figures: tuple[Placed, ...] = ()
    clauses: tuple[str, ...] = ()
    phase: str = "turn"
    period: str = "fourteenth-century"
    board: tuple[float, float] = (100, 100)
    pieces: tuple[Ground, ...] = ()
    zones: dict[str, tuple[float, float, float, float]] = {}
    aims: tuple[dict[str, Any], ...] = ()
    pacts: tuple[tuple[str, str, Any], ...] = ()
    asleep: dict[str, tuple[tuple[float, float, float], ...]] = {}
    ambush: tuple[dict[str, Any], ...] = ()
    choices: dict[str, Any] = {}
    bases: dict[str, Any] = {}
    last_turn: int = 5
    turns: int = 1
    seats: tuple[str, ...] | None = None
    contacts: tuple[tuple[str, str], ...] = ()
    parted: tuple[tuple[str, str], ...] = ()
    fired: tuple[tuple[str, str], ...] = ()
    fallen: dict[str, tuple[float, float]] = {}
    walks: tuple[dict[str, Any], ...] = ()
    orders: tuple[dict[str, Any], ...] = ()
    dice: tuple[tuple[int, ...], ...] = ()
    refused: tuple[str, ...] = ()
    happens: tuple[dict[str, Any], ...] = ()
    lacks: tuple[dict[str, Any], ...] = ()
    throws: tuple[dict[str, Any], ...] = ()
    then: dict[str, dict[str, Any] | str] = {}
    winners: tuple[str, ...] | None = None
    asked: str = ""
    waits: str = ""
    unfit: bool = False


def cm(value: float) -> int:
    return round(value * CM)


def pose(at: tuple[float, float, float]) -> Pose:
    return Pose(cm(at[0]), cm(at[1]), round(at[2] * DEGREE) % 36000)


def box(corners: tuple[float, float, float, float]) -> tuple[tuple[int, int], ...]:
    left, low, right, top = map(cm, corners)
    return (left, low), (right, low), (right, top), (left, top)


def figure(placed: Placed) -> Figure:
    fields = {name: getattr(placed, name) for name in Figure.__struct_fields__ if hasattr(placed, name)}
    fields |= {"wears": placed.armour or placed.clothing, "armour": placed.armour > 0}
    return Figure(**fields)


def piece(ground: Ground, number: int) -> Piece:
    name = ground.id or f"{ground.kind}-{number}"
    if ground.line is not None:
        points = tuple((cm(x), cm(y)) for x, y in ground.line)
        return Piece(name, ground.kind, points, cm(ground.width), cm(ground.height))
    assert ground.box is not None
    return Piece(name, ground.kind, box(ground.box), 0, cm(ground.height))


def scenario(case: Case) -> Scenario:
    """The scenario of a case; without aims everybody wants to live."""
    seats = case.seats or tuple(sorted({placed.seat for placed in case.figures}, reverse=True))
    aims = tuple(msgspec.convert(raw, Aim) for raw in case.aims) or tuple(Aim(seat, "keep") for seat in seats)
    return Scenario(
        period=case.period,
        board=(cm(case.board[0]), cm(case.board[1])),
        seats=seats,
        figures=tuple(map(figure, case.figures)),
        posts=tuple(Post(placed.id, pose(placed.at)) for placed in case.figures if placed.at is not None),
        aims=aims,
        last_turn=case.last_turn,
        pacts=tuple(Pact(*each) for each in case.pacts),
        pieces=tuple(piece(each, n) for n, each in enumerate(case.pieces, 1)),
        zones=tuple(Zone(name, box(corners)) for name, corners in case.zones.items()),
        asleep=tuple(Asleep(seat, tuple(map(pose, places))) for seat, places in case.asleep.items()),
        ambushes=tuple(msgspec.convert(raw, Ambush) for raw in case.ambush),
        afoot=tuple(placed.id for placed in case.figures if placed.afoot),
        tethered=tuple(
            Post(placed.id, pose(placed.horse_at)) for placed in case.figures if placed.horse_at is not None
        ),
        bases=msgspec.convert(case.bases, Bases),
        choices=msgspec.convert(case.choices, Choices),
    )


class Situation:
    """A case, ready to be ordered about."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.ruleset = load_argad()
        self.dice = list(case.dice)
        self.orders = list(case.orders)
        self.events: list[Event] = []
        self.thrown: list[dict[str, Any]] = []
        self.state = self._state()

    def _state(self) -> State:
        case, made = self.case, scenario(self.case)
        forbidden = list(self.ruleset.judge_setup(made))
        assert not forbidden, forbidden
        state = self.ruleset.setup(made)
        if case.phase != "turn":
            state = replace(state, agenda=PHASES[case.phase], turn=1)
        live = {placed.id: placed.live for placed in case.figures}
        living = [man for man in state.men if man.id not in case.fallen]
        men = tuple(msgspec.structs.replace(man, **live.get(man.id, {})) for man in living)
        return replace(
            state,
            men=tuple(_typed(man) for man in men),
            contacts=case.contacts,
            parted=case.parted,
            fired=tuple(Shot(*each) for each in case.fired),
            under_fire=tuple(Shot(*each) for each in case.fired) if case.phase == "turn" else (),
            fallen=tuple(Fallen(name, pose((*at, 0)), "AR IX.a") for name, at in case.fallen.items()),
            walks=tuple(_walk(each) for each in case.walks),
        )

    def run(self) -> list[Refusal]:
        """Orders are given and dice fall until nothing is left to do; what refuses the last order, if anything does."""
        self._tell(self.ruleset.resolve(self.state, Begin()))
        while True:
            awaited = self.ruleset.awaiting(self.state)
            if isinstance(awaited, Over):
                return []
            if isinstance(awaited, Throw):
                if not self.dice:
                    return []
                self._throw(awaited)
                continue
            if not self.orders and not self.dice and self._done(awaited):
                return []
            seat, order, last = self._next(awaited)
            if last and self.case.refused:
                return list(refused_by(self.ruleset, self.state, seat, order))
            found = list(refusals(self.ruleset, self.state, seat, order))
            assert found == [], found
            self._tell(self.ruleset.resolve(self.state, Given(seat, order)))

    @property
    def waits(self) -> str:
        """The throw that the situation waits for, if it waits for any."""
        awaited = self.ruleset.awaiting(self.state)
        return awaited.what if isinstance(awaited, Throw) else ""

    def _done(self, awaited: Choice) -> bool:
        """The turns of the case are over; with something to be asked for at the end, that is asked."""
        if self.case.asked:
            return awaited.what == self.case.asked
        return (self.state.turn > self.case.turns and self.case.phase == "turn") or (
            self.state.turn > 1 and self.case.phase != "turn"
        )

    def _throw(self, awaited: Throw) -> None:
        fields: dict[str, Any] = msgspec.to_builtins(awaited)
        self.thrown.append(fields)
        self._tell(self.ruleset.resolve(self.state, Read(read(awaited, self.dice.pop(0)))))

    def _next(self, awaited: Choice) -> tuple[str, AnyOrder, bool]:
        """The next order of somebody who is asked for such a one; nothing special of the others."""
        asked = COURSE.asks[type(self.state.agenda[0])].orders
        for at, raw in enumerate(self.orders):
            seat = raw.get("seat", awaited.seats[0])
            order = self.order(raw)
            if seat in awaited.seats and isinstance(order, asked):
                del self.orders[at]
                return seat, order, not self.orders
            if raw.get("now") and seat in awaited.seats:
                self.orders.clear()
                return seat, order, True
        return awaited.seats[0], self._nothing(awaited), False

    def _nothing(self, awaited: Choice) -> AnyOrder:
        moment = self.state.moment
        if awaited.what == "recoil":
            return self.ruleset.options(self.state, awaited.seats[0]).offers[0].order
        plain: dict[str, AnyOrder] = {
            "talk": Confirm(moment) if self.state.round else Announce(moment),
            "move": Announce(moment),
            "answer": Answer(moment),
            "spring": Spring(moment),
            "shoot": Shoot(moment),
            "fight": Fight(moment),
            "press": Press(moment),
            "hide": Hide(moment),
        }
        return plain[awaited.what]

    def order(self, raw: dict[str, Any]) -> AnyOrder:
        """An order as the case writes it: in cm and degrees, for this moment if it does not say another."""
        told = {name: value for name, value in raw.items() if name not in ("seat", "now")}
        if told["order"] != "recoil":
            told.setdefault("moment", self.state.moment)
        else:
            told["heading"] = round(told["heading"] * DEGREE)
        if "moves" in told:
            told["moves"] = [_move(each) for each in told["moves"]]
        if "posts" in told:
            told["posts"] = [{"figure": name, "stand": pose(tuple(at))} for name, at in told["posts"]]
        found: AnyOrder = msgspec.convert(told, self.ruleset.order_type)
        return found

    def _tell(self, told: tuple[Any, State]) -> None:
        events, self.state = told
        self.events += events

    def facts(self) -> Iterator[dict[str, Any]]:
        """Every event as its fields."""
        for event in self.events:
            yield msgspec.json.decode(msgspec.json.encode(event))


def _typed(man: Man) -> Man:
    return msgspec.convert(msgspec.to_builtins(man), Man)


def _move(raw: dict[str, Any]) -> dict[str, Any]:
    told = dict(raw)
    if "path" in told:
        told["path"] = [[cm(x), cm(y)] for x, y in told["path"]]
    if "face" in told:
        told["face"] = round(told["face"] * DEGREE)
    return told


def _walk(raw: dict[str, Any]) -> Walked:
    way = tuple((cm(x), cm(y)) for x, y in raw["way"])
    heading = round(raw.get("heading", 0) * DEGREE)
    return Walked(raw["figure"], way, cm(raw["pace"]), END, heading, heading)


def fits(fact: Any, wanted: Any) -> bool:
    """A fact has all that is wanted of it; a place is told in cm and degrees."""
    if isinstance(wanted, dict):
        if "at" in wanted and isinstance(fact, dict):
            stand = fact.get("stand", ())
            there = [*wanted["at"], stand[2] / DEGREE if stand else 0][:3]
            if not stand or not all(near(a, b) for a, b in zip(stand, _table(there), strict=True)):
                return False
        return isinstance(fact, dict) and all(
            name in fact and fits(fact[name], value) for name, value in wanted.items() if name != "at"
        )
    if isinstance(wanted, list):
        return isinstance(fact, list) and len(fact) == len(wanted) and all(map(fits, fact, wanted))
    return bool(fact == wanted)


def _table(at: list[float]) -> list[int]:
    return [cm(at[0]), cm(at[1]), round(at[2] * DEGREE)]


def near(found: int, wanted: int) -> bool:
    return abs(found - wanted) <= NEAR
