"""Basic Impetus behind the contract that every game keeps."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from sandtable.games.impetus.rules.course import COURSE, Course
from sandtable.games.impetus.rules.events import AnyEvent
from sandtable.games.impetus.rules.fold import fold
from sandtable.games.impetus.rules.orders import AnyOrder
from sandtable.games.impetus.rules.setup.array import forbids_no_room
from sandtable.games.impetus.rules.setup.check_battle import judge_scenario
from sandtable.games.impetus.rules.setup.scenario import SEATS, Scenario
from sandtable.games.impetus.rules.setup.start import first_state
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.games.impetus.rules.tables import Tables
from sandtable.games.impetus.rules.turn.half_turn import kinds, units_named
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.kernel.answer import Answer, Given, Read
from sandtable.kernel.awaiting import Awaiting, Choice, Outcome, Over
from sandtable.kernel.event import Event
from sandtable.kernel.options import Options
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import Ruleset
from sandtable.kernel.teller import Teller


class Impetus(Ruleset[Scenario, State, AnyOrder]):
    """Basic Impetus with its tables; the scenario says which edition is played."""

    name: ClassVar[str] = "impetus"
    version: ClassVar[int] = 0
    scenario_type = Scenario
    state_type = State
    order_type = AnyOrder
    event_type = AnyEvent
    course: ClassVar[Course] = COURSE

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.umpire = Umpire(tables)

    def judge_setup(self, scenario: Scenario) -> Iterator[Refusal]:
        """All that the file forbids; whether there is room for the armies is asked only if nothing else does."""
        found = list(judge_scenario(scenario, self.tables.measures))
        yield from found
        if not found:
            yield from forbids_no_room(self.setup(scenario), self.umpire)

    def setup(self, scenario: Scenario) -> State:
        return first_state(scenario, self.tables.measures.book(scenario).name)

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def awaiting(self, state: State) -> Awaiting:
        if not state.agenda:
            return Over(Outcome((state.winner,) if state.winner else (), state.verdict))
        step = state.agenda[0]
        if type(step) in self.course.throws:
            return self.course.throws[type(step)](state, step, self.umpire)
        question = self.course.asks[type(step)]
        return Choice((question.seat(state, step, self.umpire),), question.what, question.clause)

    def options(self, state: State, seat: str, piece: str = "", partial: AnyOrder | None = None) -> Options[AnyOrder]:
        awaited = self.awaiting(state)
        if not isinstance(awaited, Choice) or seat not in awaited.seats:
            return Options()
        step = state.agenda[0]
        return self.course.asks[type(step)].options(state, step, piece, partial, self.umpire)

    def kinds(self, state: State, seat: str, piece: str = "") -> tuple[tuple[AnyOrder, ...], ...]:
        step = state.agenda[0] if state.agenda else None
        if not piece or not isinstance(step, HalfTurn) or step.seat != seat:
            return ()
        return tuple(kinds(state, units_named(piece)))

    def judge(self, state: State, seat: str, order: AnyOrder) -> Iterator[Refusal]:
        step = state.agenda[0]
        question = self.course.asks[type(step)]
        if not isinstance(order, question.orders):
            yield Refusal(question.clause, "refused-not-now", {"asked": question.what})
            return
        yield from question.forbids(state, step, order, self.umpire)

    def resolve(self, state: State, answer: Answer[AnyOrder]) -> tuple[Sequence[Event], State]:
        tell = self.teller(state)
        if isinstance(answer, Read):
            step = state.agenda[0]
            self.course.reads[type(step)](tell, step, answer.value, self.umpire)
        elif isinstance(answer, Given):
            step = state.agenda[0]
            self.course.asks[type(step)].tell(tell, step, answer.order, self.umpire)
        self.course.go_on(tell, self.umpire)
        return tell.events, tell.state

    def teller(self, state: State) -> Teller[State]:
        return Teller(fold, state)

    def fold(self, state: State, event: Event) -> State:
        return fold(state, event)
