"""Grandeur behind the contract that every game keeps."""

from collections.abc import Iterator
from typing import Any, ClassVar

from sandtable.games.grandeur.rules.books import GRANDEUR, SQUARES
from sandtable.games.grandeur.rules.command.corps_turn import kinds
from sandtable.games.grandeur.rules.course import COURSE
from sandtable.games.grandeur.rules.events import AnyEvent
from sandtable.games.grandeur.rules.fold import GrandeurTeller, fold
from sandtable.games.grandeur.rules.orders import AnyOrder
from sandtable.games.grandeur.rules.setup.check_battle import judge_scenario
from sandtable.games.grandeur.rules.setup.mustering import first_state
from sandtable.games.grandeur.rules.setup.scenario import Scenario
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.tables import Tables
from sandtable.games.grandeur.rules.umpire import Umpire
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.setup.array import forbids_no_room
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.kernel.course import Course
from sandtable.kernel.event import Event, Teller
from sandtable.kernel.refusal import Refusal


class Grandeur(Impetus):
    """Grandeur with its tables."""

    name: ClassVar[str] = "grandeur"
    version: ClassVar[int] = 0
    scenario_type: Any = Scenario
    state_type: Any = State
    order_type: Any = AnyOrder
    event_type = AnyEvent
    course: ClassVar[Course] = COURSE
    umpire: Umpire
    tables: Tables

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.umpire = Umpire(tables)

    def judge_setup(self, scenario: Any) -> Iterator[Refusal]:
        """All that the file forbids; whether there is room for the armies is asked only if nothing else does."""
        found = list(judge_scenario(scenario, self.tables))
        yield from found
        if not found:
            yield from forbids_no_room(self.setup(scenario), self.umpire)

    def setup(self, scenario: Any) -> State:
        return first_state(scenario, (SQUARES if scenario.squares_by_order else GRANDEUR).name)

    def kinds(self, state: Any, seat: str, piece: str = "") -> tuple[tuple[Any, ...], ...]:
        step = state.agenda[0] if state.agenda else None
        if not piece or not isinstance(step, HalfTurn) or step.seat != seat:
            return ()
        return tuple(kinds(state, piece))

    def teller(self, state: Any) -> Teller[Any]:
        return GrandeurTeller(fold, state)

    def fold(self, state: Any, event: Event) -> State:
        return fold(state, event)
