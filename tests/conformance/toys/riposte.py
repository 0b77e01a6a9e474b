"""Riposte: a reaction of the other seat in the middle of a resolution, which may itself be answered.

A fencer lunges with some power. The other may parry or take it; a parry may be answered by a feint, or not. Only then
are dice thrown. Then the other lunges. Three touches win; after twelve lunges it is a draw.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.agenda import Step, after
from sandtable.kernel.answer import Answer, Given, Read
from sandtable.kernel.awaiting import Awaiting, Choice, Outcome, Over
from sandtable.kernel.dice import Line, Reading, Throw, total
from sandtable.kernel.event import Event
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.order import Order
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import Ruleset
from sandtable.kernel.teller import Teller

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
ASKS: dict[type[Step], tuple[str, tuple[type, ...]]] = {
    Attack: ("lunge", (Lunge,)),
    React: ("react", (Parry, Take)),
    Reply: ("reply", (Feint, Press)),
}


class Riposte(Ruleset[Bout, State, AnyOrder]):
    name: ClassVar[str] = "riposte"
    version: ClassVar[int] = 0
    scenario_type = Bout
    state_type = State
    order_type = AnyOrder
    event_type = Lunged | Parried | Committed | Touched
    tables = Bout()

    def judge_setup(self, scenario: Bout) -> Iterator[Refusal]:
        if scenario.power < 1:
            yield Refusal("RI 1", "no-power")

    def setup(self, scenario: Bout) -> State:
        return State("riposte", scenario, (Attack("left"),))

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def awaiting(self, state: State) -> Awaiting:
        if not state.agenda:
            winners = tuple(seat for seat in SEATS if getattr(state, seat) >= TOUCHES)
            return Over(Outcome(winners, "RI 4"))
        step = state.agenda[0]
        if isinstance(step, Touch):
            lines = (Line(step.power, "RI 1", "power"), *((Line(-4, "RI 2", "parry"),) if step.parried else ()))
            lines += (Line(2, "RI 3", "feint"),) if step.feinted else ()
            return Throw(step.seat, "touch", 2, 6, AtLeast(total(lines), 10), lines, "RI 1")
        return Choice((step.seat,), ASKS[type(step)][0], "RI 2")

    def options(self, state: State, seat: str, piece: str = "", partial: AnyOrder | None = None) -> Options[AnyOrder]:
        awaited = self.awaiting(state)
        if seat not in getattr(awaited, "seats", ()):
            return Options()
        if isinstance(state.agenda[0], Attack):
            return Options((Offer(Lunge(), "power", 1, state.scenario.power),))
        return Options(tuple(Offer(order()) for order in ASKS[type(state.agenda[0])][1]))

    def judge(self, state: State, seat: str, order: AnyOrder) -> Iterator[Refusal]:
        if not isinstance(order, ASKS[type(state.agenda[0])][1]):
            yield Refusal("RI 2", "not-now")
        if isinstance(order, Lunge) and not 1 <= order.power <= state.scenario.power:
            yield Refusal("RI 1", "no-such-power", {"power": order.power})

    def resolve(self, state: State, answer: Answer[AnyOrder]) -> tuple[Sequence[Event], State]:
        tell: Teller[State] = Teller(self.fold, state)
        step = state.agenda[0]
        if isinstance(answer, Read):
            hit = bool(answer.value)
            assert isinstance(step, Touch)
            touches = getattr(state, step.seat) + hit
            tell.say(Touched(step.seat, hit, touches >= TOUCHES or state.lunges >= LUNGES))
        elif isinstance(answer, Given):
            tell.say(self._answered(step, answer.order))
        return tell.events, tell.state

    def _answered(self, step: Step, order: AnyOrder) -> Event:
        match step, order:
            case Attack(seat), Lunge(power):
                return Lunged(seat, power)
            case React(seat, power), Parry():
                return Parried(seat, power)
            case React(seat, power), Take():
                return Committed(other(seat), power, parried=False, feinted=False)
            case Reply(seat, power), _:
                return Committed(seat, power, parried=True, feinted=isinstance(order, Feint))
        raise AssertionError(step)

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
