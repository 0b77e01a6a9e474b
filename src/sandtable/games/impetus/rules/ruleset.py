"""Basic Impetus behind the contract that every game keeps."""

from collections.abc import Iterator
from typing import ClassVar

from sandtable.games.impetus.rules.course import COURSE
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
from sandtable.kernel.awaiting import Outcome
from sandtable.kernel.course import Course, SteppedRuleset
from sandtable.kernel.event import Event
from sandtable.kernel.refusal import Refusal


class Impetus(SteppedRuleset[Scenario, State, AnyOrder]):
    """Basic Impetus with its tables; the scenario says which edition is played."""

    name: ClassVar[str] = "impetus"
    version: ClassVar[int] = 0
    scenario_type = Scenario
    state_type = State
    order_type = AnyOrder
    event_type = AnyEvent
    course: ClassVar[Course] = COURSE
    umpire: Umpire

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

    def result(self, state: State) -> Outcome:
        return Outcome((state.winner,) if state.winner else (), state.verdict)

    def kinds(self, state: State, seat: str, piece: str = "") -> tuple[tuple[AnyOrder, ...], ...]:
        step = state.agenda[0] if state.agenda else None
        if not piece or not isinstance(step, HalfTurn) or step.seat != seat:
            return ()
        return tuple(kinds(state, units_named(piece)))

    def fold(self, state: State, event: Event) -> State:
        return fold(state, event)
