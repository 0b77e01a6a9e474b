"""Combat Rapide behind the contract that every game keeps."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from sandtable.games.rapide.rules.battle import SEATS, Battle
from sandtable.games.rapide.rules.book import RAPIDE
from sandtable.games.rapide.rules.course import go_on
from sandtable.games.rapide.rules.dice.attack import Attack
from sandtable.games.rapide.rules.dice.throws import attack, attack_throw, retreat_throw, tell_throw, test_throw
from sandtable.games.rapide.rules.events import AnyEvent
from sandtable.games.rapide.rules.fold import fold
from sandtable.games.rapide.rules.orders import AnyOrder
from sandtable.games.rapide.rules.outcome.decisions import candidates, choice, forbids, tell_order
from sandtable.games.rapide.rules.stacks.conversion import forbids_absorbing
from sandtable.games.rapide.rules.stacks.muster import judge_battle
from sandtable.games.rapide.rules.state import Side, State
from sandtable.games.rapide.rules.steps import (
    AskRetreat,
    Fire,
    Muster,
    Payment,
    Pursuit,
    RetreatLoss,
    RetreatTest,
    Round,
    Shock,
)
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.answer import Answer, Given, Read
from sandtable.kernel.awaiting import Awaiting, Outcome, Over
from sandtable.kernel.dice import Throw
from sandtable.kernel.event import Event
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import Ruleset
from sandtable.kernel.teller import Teller


class Rapide(Ruleset[Battle, State, AnyOrder]):
    """Combat Rapide with its tables."""

    name: ClassVar[str] = "rapide"
    version: ClassVar[int] = 0
    scenario_type = Battle
    state_type = State
    order_type = AnyOrder
    event_type = AnyEvent

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.book = RAPIDE
        self._throws: dict[Attack, Throw] = {}

    def judge_setup(self, scenario: Battle) -> Iterator[Refusal]:
        return judge_battle(self.book, scenario, self.tables)

    def setup(self, scenario: Battle) -> State:
        musters = tuple(Muster(seat) for seat in SEATS if not any(forbids_absorbing(scenario.army(seat).stack)))
        attacker, defender = Side(scenario.attacker.stack), Side(scenario.defender.stack)
        return State(self.book.name, scenario, attacker, defender, (*musters, Round(1)))

    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def awaiting(self, state: State) -> Awaiting:
        if not state.agenda:
            return Over(Outcome((state.winner,) if state.winner else (), state.verdict))
        step = state.agenda[0]
        if isinstance(step, Fire | Shock | Pursuit):
            return self._attack_throw(attack(state, step))
        if isinstance(step, RetreatLoss):
            return retreat_throw(state, step.seat, self.tables)
        if isinstance(step, RetreatTest):
            return test_throw(state, step.seat, self.tables)
        assert isinstance(step, Muster | AskRetreat | Payment), f"{step} needs no answer"
        return choice(step)

    def _attack_throw(self, attack: Attack) -> Throw:
        throw = self._throws.get(attack)
        if throw is None:
            throw = self._throws[attack] = attack_throw(self.book, self.tables, attack)
        return throw

    def options(self, state: State, seat: str, piece: str = "", partial: AnyOrder | None = None) -> Options[AnyOrder]:
        awaited = self.awaiting(state)
        if seat not in getattr(awaited, "seats", ()):
            return Options()
        judged = [(order, tuple(self.judge(state, seat, order))) for order in candidates(state)]
        return Options(
            tuple(Offer(order) for order, refusals in judged if not refusals),
            tuple(Barred(order, refusals) for order, refusals in judged if refusals),
        )

    def judge(self, state: State, seat: str, order: AnyOrder) -> Iterator[Refusal]:
        return forbids(state, order)

    def resolve(self, state: State, answer: Answer[AnyOrder]) -> tuple[Sequence[Event], State]:
        tell: Teller[State] = Teller(fold, state)
        if isinstance(answer, Read):
            tell_throw(tell, answer.value, self.tables)
        elif isinstance(answer, Given):
            tell_order(tell, answer.seat, answer.order, self.tables)
        go_on(tell, self.tables)
        return tell.events, tell.state

    def fold(self, state: State, event: Event) -> State:
        return fold(state, event)
