"""Combat Rapide behind the contract that every game keeps."""

from collections.abc import Iterator
from typing import ClassVar

from sandtable.games.rapide.rules.battle import SEATS, Battle, judge_battle
from sandtable.games.rapide.rules.book import RAPIDE
from sandtable.games.rapide.rules.course import COURSE
from sandtable.games.rapide.rules.events import AnyEvent
from sandtable.games.rapide.rules.fold import fold
from sandtable.games.rapide.rules.muster import forbids_absorbing
from sandtable.games.rapide.rules.orders import AnyOrder
from sandtable.games.rapide.rules.state import Side, State
from sandtable.games.rapide.rules.steps import Muster, Round
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.awaiting import Outcome
from sandtable.kernel.course import Course, Question, SteppedRuleset
from sandtable.kernel.event import Event
from sandtable.kernel.refusal import Refusal


class Rapide(SteppedRuleset[Battle, State, AnyOrder]):
    """Combat Rapide with its tables."""

    name: ClassVar[str] = "rapide"
    version: ClassVar[int] = 0
    scenario_type = Battle
    state_type = State
    order_type = AnyOrder
    event_type = AnyEvent
    course: ClassVar[Course] = COURSE
    umpire: Tables

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.umpire = tables

    def judge_setup(self, scenario: Battle) -> Iterator[Refusal]:
        return judge_battle(RAPIDE, scenario, self.tables)

    def setup(self, scenario: Battle) -> State:
        musters = tuple(Muster(seat) for seat in SEATS if not any(forbids_absorbing(scenario.army(seat).stack)))
        attacker, defender = Side(scenario.attacker.stack), Side(scenario.defender.stack)
        return State(RAPIDE.name, scenario, attacker, defender, (*musters, Round(1)))

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def result(self, state: State) -> Outcome:
        return Outcome((state.winner,) if state.winner else (), state.verdict)

    def clause_of_wrong_answer(self, asked: Question, order: AnyOrder) -> str:
        """The clause that says when such an order may be given."""
        return next(each.clause for each in COURSE.asks.values() if isinstance(order, each.orders))

    def fold(self, state: State, event: Event) -> State:
        return fold(state, event)
