"""The rules: who sails first, how far, and what a broadside does. `data/clauses.toml` has the clauses in words."""

from collections.abc import Iterator
from math import isqrt
from typing import Annotated, Any, ClassVar, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from sandtable.kernel.awaiting import Outcome
from sandtable.kernel.course import Course, Step, SteppedRuleset, after, question, seat_of_step
from sandtable.kernel.dice import Line, Throw, total
from sandtable.kernel.event import Event, Teller
from sandtable.kernel.options import Offer, Options, Order
from sandtable.kernel.readings import Successes
from sandtable.kernel.refusal import Refusal
from sandtable.table.border import advance_to_edge
from sandtable.table.path import advance
from sandtable.table.plane import DEGREE, TURN, UNIT, Pose, bearing, between, direction, dot, moved, squared, turn_to
from sandtable.table.shape import Base, regular

RED, BLUE = SEATS = ("red", "blue")
Few: TypeAlias = Annotated[int, Meta(ge=1, le=99)]


def enemy(seat: str) -> str:
    return BLUE if seat == RED else RED


class Tables(Struct, frozen=True):
    """Every number of the rules. Lengths are thousandths of a U, angles hundredths of a degree."""

    helm: int = 6000
    points: tuple[tuple[int, int], ...] = ((0, 0), (5000, 60), (8000, 100), (15000, 80))
    """From so far off the wind's eye on, a ship makes so much of her speed, in percent."""
    clear: int = 4000
    bears: tuple[int, int] = (4500, 13500)
    range: int = 14000
    close: int = 6000
    long: int = 10000
    rake: int = 3000


class Vessel(Struct, frozen=True):
    """A ship as she leaves port: in U and degrees, as in scenario files."""

    name: str
    hull: Few
    guns: Few
    speed: Few
    at: tuple[int, int]
    heading: int


class Scenario(Struct, frozen=True):
    name: str
    wind_from: int
    turns: Few
    sea: tuple[Few, Few]
    red: Vessel
    blue: Vessel


class Ship(Struct, frozen=True):
    pose: Pose
    hull: int


class Turn(Step, frozen=True):
    number: int


class Helm(Step, frozen=True):
    seat: str


class Broadside(Step, frozen=True):
    seat: str


class Sail(Order, frozen=True):
    """Turn, to larboard if above zero, and then sail ahead."""

    turn: int
    distance: int


class TurnBegan(Event, frozen=True):
    clause: ClassVar[str] = "WG 1.2"
    number: int
    first: str


class Sailed(Event, frozen=True):
    clause: ClassVar[str] = "WG 2.2"
    seat: str
    turn: int
    distance: int
    pose: Pose
    fires: bool


class Fired(Event, frozen=True):
    clause: ClassVar[str] = "WG 3.8"
    seat: str
    target: str
    hits: int
    strikes: bool


class NightFell(Event, frozen=True):
    clause: ClassVar[str] = "WG 4.2"
    winner: str


class State(Struct, frozen=True):
    scenario: Scenario
    red: Ship
    blue: Ship
    agenda: tuple[Turn | Helm | Broadside, ...]
    turn: int = 0
    leeward: str = ""
    winner: str = ""
    verdict: str = ""

    def ship(self, seat: str) -> Ship:
        return self.red if seat == RED else self.blue

    def vessel(self, seat: str) -> Vessel:
        return self.scenario.red if seat == RED else self.scenario.blue

    def lost(self) -> dict[str, int]:
        return {seat: self.vessel(seat).hull - self.ship(seat).hull for seat in SEATS}

    def changed(self, seat: str, **ship: Any) -> "State":
        return replace(self, **{seat: replace(self.ship(seat), **ship)})

    def done(self, *pushed: Step, **more: Any) -> "State":
        return replace(self, agenda=after(self.agenda, *pushed), **more)


def to_leeward(state: State) -> str:
    """WG 1.2. The ship to leeward sails first; the other has the weather gage."""
    eye = direction(state.scenario.wind_from * DEGREE % TURN)
    return RED if dot(eye, between(state.red.pose.at, state.blue.pose.at)) > 0 else BLUE


def begin_turn(tell: Teller[State], step: Turn, tables: Tables) -> bool:
    night = step.number > tell.state.scenario.turns
    tell.say(NightFell(ahead(tell.state)) if night else TurnBegan(step.number, to_leeward(tell.state)))
    return True


def ahead(state: State) -> str:
    """WG 4.2. When night falls, the ship that has lost less of her hull has won."""
    red, blue = state.lost().values()
    return "" if red == blue else RED if red < blue else BLUE


def fastest(state: State, seat: str, heading: int, tables: Tables) -> int:
    """WG 2.2. How far a ship may sail depends on her angle to the wind."""
    off = abs(turn_to(heading, state.scenario.wind_from * DEGREE))
    share = max(point for point in tables.points if point[0] <= off)[1]
    return state.vessel(seat).speed * UNIT * share // 100


def sea_room(state: State, seat: str, heading: int, way: int, tables: Tables) -> int:
    """WG 2.4. No ship leaves the sea, or runs into the other."""
    bow = Base(state.ship(seat).pose._replace(heading=heading), UNIT, UNIT)
    other = regular(state.ship(enemy(seat)).pose.at, 2 * tables.clear, 2 * tables.clear, 0)
    wide, deep = state.scenario.sea
    met = (advance(bow, heading, way, [other]), advance_to_edge(bow, heading, way, wide * UNIT, deep * UNIT))
    return min([way, *(each.reach for each in met if each)])


def reach(state: State, seat: str, turn: int, tables: Tables) -> tuple[int, int, int]:
    """After a turn of the helm: the least and the greatest distance, and the greatest if there were sea room."""
    heading = (state.ship(seat).pose.heading + turn) % TURN
    fast = fastest(state, seat, heading, tables)
    most = sea_room(state, seat, heading, fast, tables)
    return min(fast // 2, most), most, fast


def forbids(state: State, step: Helm, order: Sail, tables: Tables) -> Iterator[Refusal]:
    if abs(order.turn) > tables.helm:
        yield Refusal("WG 2.1", "refused-weathergage-helm", {"turn": order.turn, "helm": tables.helm})
        return
    least, most, fast = reach(state, step.seat, order.turn, tables)
    told: dict[str, str | int] = {"distance": order.distance, "least": least, "most": most, "fast": fast}
    if order.distance > fast:
        yield Refusal("WG 2.2", "refused-weathergage-fast", told)
    elif order.distance > most:
        yield Refusal("WG 2.4", "refused-weathergage-room", told)
    elif order.distance < least:
        yield Refusal("WG 2.3", "refused-weathergage-slow", told)


def courses(state: State, step: Helm, piece: str, begun: Sail | None, tables: Tables) -> Options[Any]:
    """Every 5° of helm with its range; or the exact range of the one that is asked for."""
    turns = (begun.turn,) if begun else range(tables.helm, -tables.helm - 1, -5 * DEGREE)
    found = [(turn, *reach(state, step.seat, turn, tables)) for turn in turns if abs(turn) <= tables.helm]
    return Options(tuple(Offer(Sail(turn, least), "distance", least, most) for turn, least, most, _ in found))


def sail(tell: Teller[State], step: Helm, order: Sail, tables: Tables) -> None:
    pose = tell.state.ship(step.seat).pose
    heading = (pose.heading + order.turn) % TURN
    there = Pose(*moved(pose.at, heading, order.distance), heading)
    fires = bool(guns(tell.state.changed(step.seat, pose=there), step.seat, tables))
    tell.say(Sailed(step.seat, order.turn, order.distance, there, fires))


def guns(state: State, seat: str, tables: Tables) -> tuple[Line, ...]:
    """WG 3. The dice of a broadside, each with its reason; none if no gun bears."""
    pose, target = state.ship(seat).pose, state.ship(enemy(seat)).pose
    there, far = bearing(between(pose.at, target.at)), isqrt(squared(pose.at, target.at))
    if far > tables.range or not tables.bears[0] <= abs(turn_to(pose.heading, there)) <= tables.bears[1]:
        return ()
    across = abs(turn_to(target.heading, there + TURN // 2))
    raked = not tables.rake < across < TURN // 2 - tables.rake
    lines = (
        Line(state.vessel(seat).guns, "WG 3.3", "weathergage-guns"),
        Line(2 * (far <= tables.close), "WG 3.4", "weathergage-close"),
        Line(-2 * (far > tables.long), "WG 3.5", "weathergage-long"),
        Line(2 * raked, "WG 3.6", "weathergage-rake"),
        Line(-(state.lost()[seat] // 3), "WG 3.7", "weathergage-lost"),
    )
    return tuple(line for line in lines if line.value)


def broadside(state: State, step: Broadside, tables: Tables) -> Throw:
    lines = guns(state, step.seat, tables)
    return Throw(step.seat, "weathergage-broadside", max(1, total(lines)), 6, Successes(5), lines, "WG 3.3")


def fired(tell: Teller[State], step: Broadside, hits: int, tables: Tables) -> None:
    target = enemy(step.seat)
    tell.say(Fired(step.seat, target, hits, hits >= tell.state.ship(target).hull))


class Chapter:
    FOLLOWS: ClassVar = {Turn: begin_turn}
    THROWS: ClassVar = {Broadside: broadside}
    READS: ClassVar = {Broadside: fired}
    ASKS: ClassVar = {Helm: question("weathergage-sail", "WG 2.1", (Sail,), seat_of_step, forbids, courses, sail)}


class WeatherGage(SteppedRuleset[Scenario, State, Sail]):
    name: ClassVar[str] = "weathergage"
    version: ClassVar[int] = 0
    scenario_type = Scenario
    state_type = State
    order_type = Sail
    event_type = TurnBegan | Sailed | Fired | NightFell
    course: ClassVar[Course] = Course([Chapter])

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.umpire = tables

    def judge_setup(self, scenario: Scenario) -> Iterator[Refusal]:
        places = (scenario.red.at, scenario.blue.at)
        on_sea = all(0 < x < scenario.sea[0] and 0 < y < scenario.sea[1] for x, y in places)
        if not on_sea or squared(*places) * UNIT**2 < (2 * self.tables.clear) ** 2:
            yield Refusal("WG 1.1", "refused-weathergage-places")

    def setup(self, scenario: Scenario) -> State:
        red, blue = (
            Ship(Pose(each.at[0] * UNIT, each.at[1] * UNIT, each.heading * DEGREE % TURN), each.hull)
            for each in (scenario.red, scenario.blue)
        )
        return State(scenario, red, blue, (Turn(1),))

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def result(self, state: State) -> Outcome:
        return Outcome((state.winner,) if state.winner else (), state.verdict)

    def fold(self, state: State, event: Event) -> State:
        match event:
            case TurnBegan(number, first):
                return state.done(Helm(first), Helm(enemy(first)), Turn(number + 1), turn=number, leeward=first)
            case Sailed(seat, pose=pose, fires=fires):
                return state.changed(seat, pose=pose).done(*((Broadside(seat),) if fires else ()))
            case Fired(seat, target, hits, strikes):
                hurt = state.changed(target, hull=max(0, state.ship(target).hull - hits))
                return replace(hurt, agenda=(), winner=seat, verdict="WG 4.1") if strikes else hurt.done()
            case NightFell(winner):
                return replace(state, agenda=(), winner=winner, verdict=event.clause)
        raise AssertionError(event)
