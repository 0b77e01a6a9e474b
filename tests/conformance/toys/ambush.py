"""Ambush: three seats, sealed simultaneous orders, a hidden fact, a reveal.

Green hides on one of three paths. Then, round after round, all three march at once along a path of their choice.
Whoever walks into the ambush throws to get away; when somebody does, it is known. Each safe march is worth a point.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.answer import Answer, Given, Read
from sandtable.kernel.awaiting import Awaiting, Choice, Outcome, Over
from sandtable.kernel.course import Step, after
from sandtable.kernel.dice import Line, Reading, Throw
from sandtable.kernel.event import Event, Teller
from sandtable.kernel.options import Offer, Options, Order
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import Item, Ruleset

SEATS = ("red", "blue", "green")
HIDER = "green"


class Paths(Struct, frozen=True):
    """The scenario."""

    paths: int = 3
    rounds: int = 2


class Hide(Order, frozen=True):
    path: int = 0


class March(Order, frozen=True):
    round: int
    path: int = 0


class Hiding(Step, frozen=True):
    pass


class Marching(Step, frozen=True):
    pass


class Escape(Step, frozen=True):
    seat: str


class AmbushLaid(Event, frozen=True):
    path: int


class AmbushReady(Event, frozen=True):
    pass


class MarchPlanned(Event, frozen=True):
    seat: str
    path: int
    round: int


class MarchSealed(Event, frozen=True):
    seat: str


class MarchesShown(Event, frozen=True):
    marches: tuple[tuple[str, int], ...]
    steps: tuple[Escape | Marching, ...]


class AmbushSprung(Event, frozen=True):
    path: int


class Escaped(Event, frozen=True):
    seat: str
    safe: bool


class Scored(Event, frozen=True):
    seat: str


class State(Struct, frozen=True):
    book: str
    scenario: Paths
    agenda: tuple[Hiding | Marching | Escape, ...]
    round: int = 1
    ambush: int = 0
    sprung: bool = False
    sealed: tuple[str, ...] = ()
    planned: tuple[tuple[str, int], ...] = ()
    points: tuple[int, int, int] = (0, 0, 0)


class HighEnough(Reading, frozen=True):
    least: int

    def mark(self, face: int) -> Hashable:
        return face >= self.least

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks[0]


class Ambush(Ruleset[Paths, State, Hide | March]):
    name: ClassVar[str] = "ambush"
    version: ClassVar[int] = 0
    scenario_type = Paths
    state_type = State
    order_type = Hide | March
    event_type = AmbushLaid | AmbushReady | MarchPlanned | MarchSealed | MarchesShown | AmbushSprung | Escaped | Scored
    tables = Paths()

    def judge_setup(self, scenario: Paths) -> Iterator[Refusal]:
        if scenario.paths < 2:
            yield Refusal("AM 1", "two-paths")

    def setup(self, scenario: Paths) -> State:
        return State("ambush", scenario, (Hiding(),))

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def awaiting(self, state: State) -> Awaiting:
        if not state.agenda:
            best = max(state.points)
            return Over(Outcome(tuple(s for s, p in zip(SEATS, state.points, strict=True) if p == best), "AM 4"))
        step = state.agenda[0]
        if isinstance(step, Escape):
            return Throw(step.seat, "escape", 1, 6, HighEnough(4), (Line(0, "AM 3", "luck"),), "AM 3")
        if isinstance(step, Hiding):
            return Choice((HIDER,), "hide", "AM 1")
        return Choice(tuple(seat for seat in SEATS if seat not in state.sealed), "march", "AM 2")

    def options(
        self, state: State, seat: str, piece: str = "", partial: Hide | March | None = None
    ) -> Options[Hide | March]:
        awaited = self.awaiting(state)
        if seat not in getattr(awaited, "seats", ()):
            return Options()
        order: Hide | March = Hide() if isinstance(state.agenda[0], Hiding) else March(state.round)
        return Options((Offer(order, "path", 1, state.scenario.paths),))

    def judge(self, state: State, seat: str, order: Hide | March) -> Iterator[Refusal]:
        hiding = isinstance(state.agenda[0], Hiding)
        if hiding != isinstance(order, Hide):
            yield Refusal("AM 1" if hiding else "AM 2", "another-order")
        if isinstance(order, March) and order.round != state.round:
            yield Refusal("AM 2", "another-round", {"round": order.round})
        if not 1 <= order.path <= state.scenario.paths:
            yield Refusal("AM 2", "no-such-path", {"path": order.path})

    def resolve(self, state: State, answer: Answer[Hide | March]) -> tuple[Sequence[Event], State]:
        tell: Teller[State] = Teller(self.fold, state)
        if isinstance(answer, Read):
            self._escape(tell, safe=bool(answer.value))
        elif isinstance(answer, Given) and isinstance(answer.order, Hide):
            tell.say(AmbushLaid(answer.order.path))
            tell.say(AmbushReady())
        elif isinstance(answer, Given):
            tell.say(MarchPlanned(answer.seat, answer.order.path, state.round))
            tell.say(MarchSealed(answer.seat))
            self._show(tell)
        return tell.events, tell.state

    def _show(self, tell: Teller[State]) -> None:
        state = tell.state
        if len(state.sealed) < len(SEATS):
            return
        caught = [seat for seat, path in state.planned if path == state.ambush and seat != HIDER]
        last = state.round == state.scenario.rounds
        steps = (*(Escape(seat) for seat in caught), *(() if last else (Marching(),)))
        tell.say(MarchesShown(tuple(sorted(state.planned)), steps))
        if caught and not state.sprung:
            tell.say(AmbushSprung(state.ambush))
        for seat in SEATS:
            if seat not in caught:
                tell.say(Scored(seat))

    def _escape(self, tell: Teller[State], *, safe: bool) -> None:
        step = tell.state.agenda[0]
        assert isinstance(step, Escape)
        tell.say(Escaped(step.seat, safe))
        if safe:
            tell.say(Scored(step.seat))

    def fold(self, state: State, event: Event) -> State:
        return FOLDS[type(event)](state, event)

    def sees(self, state: State, seat: str, item: Item[Hide | March]) -> bool:
        if not state.agenda:
            return True
        match item:
            case Given(_, Hide()) | AmbushLaid():
                return seat == HIDER or state.sprung
            case Given(owner, March(number)) | MarchPlanned(owner, _, number):
                return seat == owner or number < state.round
        return True

    def view(self, state: State, seat: str) -> State:
        if not state.agenda:
            return state
        planned = tuple(plan for plan in state.planned if plan[0] == seat)
        known = seat == HIDER or state.sprung
        return replace(state, planned=planned, ambush=state.ambush if known else 0)

    def reveals(self, event: Event) -> bool:
        return isinstance(event, MarchesShown | AmbushSprung)


def _shown(state: State, event: MarchesShown) -> State:
    agenda = after(state.agenda, *event.steps)
    return replace(state, planned=(), sealed=(), round=state.round + 1, agenda=agenda)


def _scored(state: State, event: Scored) -> State:
    red, blue, green = (p + (s == event.seat) for s, p in zip(SEATS, state.points, strict=True))
    return replace(state, points=(red, blue, green))


FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    AmbushLaid: lambda state, event: replace(state, ambush=event.path),
    AmbushReady: lambda state, _: replace(state, agenda=after(state.agenda, Marching())),
    MarchPlanned: lambda state, event: replace(state, planned=(*state.planned, (event.seat, event.path))),
    MarchSealed: lambda state, event: replace(state, sealed=(*state.sealed, event.seat)),
    MarchesShown: _shown,
    AmbushSprung: lambda state, _: replace(state, sprung=True),
    Escaped: lambda state, _: replace(state, agenda=after(state.agenda)),
    Scored: _scored,
}
