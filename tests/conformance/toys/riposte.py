"""Riposte: a reaction of the other seat in the middle of a resolution, which may itself be answered.

A fencer lunges with some power. The other may parry or take it; a parry may be answered by a feint, or not. Only then
are dice thrown. Then the other lunges. Three touches win; after twelve lunges it is a draw.
"""

from collections.abc import Hashable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.awaiting import Outcome
from sandtable.kernel.course import Course, Step, SteppedRuleset, after, nothing_forbids, question, seat_of_step
from sandtable.kernel.dice import Line, Reading, Throw, total
from sandtable.kernel.event import Event, Teller
from sandtable.kernel.options import Offer, Options, Order, offered
from sandtable.kernel.refusal import Refusal

SEATS = ("left", "right")
TOUCHES = 3
LUNGES = 12


def other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


class Bout(Struct, frozen=True):
    """The scenario: how strong a lunge may be."""

    power: int = 4


class Lunge(Order, frozen=True):
    power: int = 1


class Parry(Order, frozen=True):
    pass


class Take(Order, frozen=True):
    pass


class Feint(Order, frozen=True):
    pass


class Press(Order, frozen=True):
    pass


class Attack(Step, frozen=True):
    seat: str


class React(Step, frozen=True):
    seat: str
    power: int


class Reply(Step, frozen=True):
    seat: str
    power: int


class Touch(Step, frozen=True):
    seat: str
    power: int
    parried: bool
    feinted: bool


class Lunged(Event, frozen=True):
    seat: str
    power: int


class Parried(Event, frozen=True):
    seat: str
    power: int


class Committed(Event, frozen=True):
    seat: str
    power: int
    parried: bool
    feinted: bool


class Touched(Event, frozen=True):
    seat: str
    hit: bool
    over: bool


class State(Struct, frozen=True):
    book: str
    scenario: Bout
    agenda: tuple[Attack | React | Reply | Touch, ...]
    left: int = 0
    right: int = 0
    lunges: int = 0


class AtLeast(Reading, frozen=True):
    """The sum of two dice and a modifier."""

    modifier: int
    target: int

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return sum(mark for mark in marks if isinstance(mark, int)) + self.modifier >= self.target


AnyOrder = Lunge | Parry | Take | Feint | Press
Tell = Teller[State]


def touch(state: State, step: Touch, umpire: None) -> Throw:
    lines = (Line(step.power, "RI 1", "power"), *((Line(-4, "RI 2", "parry"),) if step.parried else ()))
    lines += (Line(2, "RI 3", "feint"),) if step.feinted else ()
    return Throw(step.seat, "touch", 2, 6, AtLeast(total(lines), 10), lines, "RI 1")


def touched(tell: Tell, step: Touch, value: bool, umpire: None) -> None:
    touches = getattr(tell.state, step.seat) + value
    tell.say(Touched(step.seat, value, touches >= TOUCHES or tell.state.lunges >= LUNGES))


def forbids_lunge(state: State, step: Attack, order: Lunge, umpire: None) -> Iterator[Refusal]:
    if not 1 <= order.power <= state.scenario.power:
        yield Refusal("RI 1", "no-such-power", {"power": order.power})


def lunges(state: State, step: Attack, piece: str, partial: Any, umpire: None) -> Options[Any]:
    return Options((Offer(Lunge(), "power", 1, state.scenario.power),))


def lunged(tell: Tell, step: Attack, order: Lunge, umpire: None) -> None:
    tell.say(Lunged(step.seat, order.power))


def reactions(state: State, step: React, piece: str, partial: Any, umpire: None) -> Options[Any]:
    return offered(Parry(), Take())


def reacted(tell: Tell, step: React, order: Parry | Take, umpire: None) -> None:
    if isinstance(order, Parry):
        tell.say(Parried(step.seat, step.power))
    else:
        tell.say(Committed(other(step.seat), step.power, parried=False, feinted=False))


def replies(state: State, step: Reply, piece: str, partial: Any, umpire: None) -> Options[Any]:
    return offered(Feint(), Press())


def replied(tell: Tell, step: Reply, order: Feint | Press, umpire: None) -> None:
    tell.say(Committed(step.seat, step.power, parried=True, feinted=isinstance(order, Feint)))


FENCING = SimpleNamespace(
    THROWS={Touch: touch},
    READS={Touch: touched},
    ASKS={
        Attack: question("lunge", "RI 2", (Lunge,), seat_of_step, forbids_lunge, lunges, lunged),
        React: question("react", "RI 2", (Parry, Take), seat_of_step, nothing_forbids, reactions, reacted),
        Reply: question("reply", "RI 2", (Feint, Press), seat_of_step, nothing_forbids, replies, replied),
    },
)


class Riposte(SteppedRuleset[Bout, State, AnyOrder]):
    name: ClassVar[str] = "riposte"
    version: ClassVar[int] = 0
    scenario_type = Bout
    state_type = State
    order_type = AnyOrder
    event_type = Lunged | Parried | Committed | Touched
    tables = Bout()
    course: ClassVar[Course] = Course((FENCING,))
    umpire = None

    def judge_setup(self, scenario: Bout) -> Iterator[Refusal]:
        if scenario.power < 1:
            yield Refusal("RI 1", "no-power")

    def setup(self, scenario: Bout) -> State:
        return State("riposte", scenario, (Attack("left"),))

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def result(self, state: State) -> Outcome:
        return Outcome(tuple(seat for seat in SEATS if getattr(state, seat) >= TOUCHES), "RI 4")

    def fold(self, state: State, event: Event) -> State:
        match event:
            case Lunged(seat, power):
                agenda = after(state.agenda, React(other(seat), power))
                return replace(state, agenda=agenda, lunges=state.lunges + 1)
            case Parried(seat, power):
                return replace(state, agenda=after(state.agenda, Reply(other(seat), power)))
            case Committed(seat, power, parried, feinted):
                return replace(state, agenda=after(state.agenda, Touch(seat, power, parried, feinted)))
            case Touched(seat, hit, over):
                touches = {seat: getattr(state, seat) + hit}
                return replace(state, agenda=() if over else (Attack(other(seat)),), **touches)
        raise AssertionError(event)
