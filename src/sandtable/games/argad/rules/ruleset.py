"""Argad! behind the contract that every game keeps."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.argad.rules.course import COURSE
from sandtable.games.argad.rules.events import (
    Agreed,
    Aimed,
    Announced,
    AnyEvent,
    BlowsShown,
    Chose,
    Lurked,
    PlansShown,
    Pressed,
    Revealed,
    ShotsShown,
    Shown,
    Sprang,
)
from sandtable.games.argad.rules.field import Umpire
from sandtable.games.argad.rules.fold import fold
from sandtable.games.argad.rules.orders import Announce, AnyOrder, Fight, Hide, Shoot
from sandtable.games.argad.rules.orders import Answer as Reply
from sandtable.games.argad.rules.setup.check_scenario import judge_scenario
from sandtable.games.argad.rules.setup.scenario import Scenario
from sandtable.games.argad.rules.state import Man, State
from sandtable.games.argad.rules.tables import Tables
from sandtable.games.argad.rules.turn.ambush import forbids_no_room
from sandtable.games.argad.rules.turn.phases import first_state
from sandtable.kernel.answer import Given
from sandtable.kernel.awaiting import Outcome
from sandtable.kernel.course import Course, SteppedRuleset
from sandtable.kernel.event import Event
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import Item

KEPT = 16

SEALED = (Announced, Sprang, Aimed, Chose, Pressed)


class Argad(SteppedRuleset[Scenario, State, AnyOrder]):
    """Argad! with its tables; the scenario says of which period they are."""

    name: ClassVar[str] = "argad"
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
        self._views: dict[tuple[int, str], tuple[object, tuple[Man, ...]]] = {}

    def judge_setup(self, scenario: Scenario) -> Iterator[Refusal]:
        """All that the file forbids; whether there is room to hide is asked only if nothing else does."""
        found = list(judge_scenario(scenario, self.tables))
        yield from found
        if not found:
            yield from forbids_no_room(self.setup(scenario), self.umpire)

    def setup(self, scenario: Scenario) -> State:
        return first_state(scenario, self.tables, self.name)

    def seats(self, state: State) -> tuple[str, ...]:
        return state.scenario.seats

    def result(self, state: State) -> Outcome:
        return Outcome(state.winners, state.verdict)

    def joined(self, orders: Sequence[AnyOrder]) -> AnyOrder:
        """Orders that each speak of one figure, last of all, as one order of all of them."""
        first, field = orders[0], _FIELDS[type(orders[0])]
        found = {each.figure: each for each in getattr(first, field)}
        found |= {own.figure: own for order in orders for own in getattr(order, field)[-1:]}
        return replace(first, **{field: tuple(found.values())})

    def joins(self, state: State, seat: str) -> bool:
        """What is asked of each figure is answered by one order."""
        return bool(state.agenda) and any(kind in _FIELDS for kind in COURSE.asks[type(state.agenda[0])].orders)

    def fold(self, state: State, event: Event) -> State:
        return fold(state, event)

    def sees(self, state: State, seat: str, item: Item[AnyOrder]) -> bool:
        """What is sealed for the present moment is its player's own, and so is a hiding place."""
        if not state.agenda:
            return True
        if isinstance(item, Given):
            return item.seat == seat or self._open(state, item.order)
        if isinstance(item, Lurked):
            return self._owner(state, item.figure) == seat or not self._hidden(state, item.figure)
        if isinstance(item, SEALED):
            owner = item.plan.seat if isinstance(item, Announced) else item.seat
            return owner == seat or item.moment < state.moment
        return True

    def _open(self, state: State, order: Any) -> bool:
        if isinstance(order, Hide):
            return not any(self._hidden(state, post.figure) for post in order.posts)
        return getattr(order, "moment", 0) < state.moment

    def _owner(self, state: State, name: str) -> str:
        figure = state.scenario.figure(name)
        return figure.seat if figure else ""

    def _hidden(self, state: State, name: str) -> bool:
        man = state.man(name)
        return man is not None and man.hidden

    def view(self, state: State, seat: str) -> State:
        """Without what others have sealed, and where they hide."""
        if not state.agenda:
            return state
        drafts = tuple(plan for plan in state.drafts if plan.seat == seat)
        aimed = tuple(each for each in state.aimed if each[0] == seat)
        chosen = tuple(each for each in state.chosen if each[0] == seat)
        pressing = tuple(each for each in state.pressing if each[0] == seat)
        men = self._men(state, seat)
        return replace(state, men=men, drafts=drafts, aimed=aimed, chosen=chosen, pressing=pressing)

    def _men(self, state: State, seat: str) -> tuple[Man, ...]:
        if not any(man.hidden and self._owner(state, man.id) != seat for man in state.men):
            return state.men
        kept = self._views.get((id(state.men), seat))
        if kept is None or kept[0] is not state.men:
            if len(self._views) >= KEPT:
                self._views.clear()
            men = tuple(
                replace(man, stand=None) if man.hidden and self._owner(state, man.id) != seat else man
                for man in state.men
            )
            kept = self._views[id(state.men), seat] = (state.men, men)
        return kept[1]

    def reveals(self, event: Event) -> bool:
        return isinstance(event, PlansShown | Agreed | ShotsShown | BlowsShown | Revealed | Shown)


_FIELDS: dict[type[Any], str] = {Announce: "moves", Reply: "moves", Shoot: "shots", Fight: "blows"}
