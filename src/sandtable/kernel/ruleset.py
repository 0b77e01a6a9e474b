"""The contract that every game keeps."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from sandtable.kernel.answer import Answer, Given
from sandtable.kernel.awaiting import Awaiting, Outcome
from sandtable.kernel.event import Event
from sandtable.kernel.options import Options, Order
from sandtable.kernel.refusal import Refusal

Scenario = TypeVar("Scenario", bound=Struct)
State = TypeVar("State", bound=Struct)
O = TypeVar("O", bound=Order)

SPECTATOR = ""


class Ruleset(ABC, Generic[Scenario, State, O]):
    """A game as pure functions over frozen states. Looking (all but `resolve` and `fold`) changes nothing."""

    name: ClassVar[str]
    version: ClassVar[int]
    scenario_type: type[Scenario]
    state_type: type[State]
    order_type: Any
    event_type: Any
    tables: Struct

    @abstractmethod
    def judge_setup(self, scenario: Scenario) -> Iterator[Refusal]:
        """Everything that forbids this scenario."""

    @abstractmethod
    def setup(self, scenario: Scenario) -> State:
        """The state before anything has happened."""

    @abstractmethod
    def seats(self, state: State) -> tuple[str, ...]:
        """Who plays."""

    @abstractmethod
    def awaiting(self, state: State) -> Awaiting:
        """What the game waits for."""

    @abstractmethod
    def options(self, state: State, seat: str, piece: str = "", partial: O | None = None) -> Options[O]:
        """What the seat may order now, for a piece or for itself, going on from a partial order."""

    def kinds(self, state: State, seat: str, piece: str = "") -> tuple[tuple[O, ...], ...]:
        """The kinds of order for a piece, each as orders that are begun, to be asked about one by one.

        Where a game has none, `options` says all at once. Who asks about all of them hears the same.
        """
        return ()

    def joins(self, state: State, seat: str) -> bool:
        """What is offered for each piece is given together, as one order of all of them."""
        return False

    def joined(self, orders: Sequence[O]) -> O:
        """Orders that each speak of one piece as one order; only where they are joined."""
        raise NotImplementedError

    @abstractmethod
    def judge(self, state: State, seat: str, order: O) -> Iterator[Refusal]:
        """Everything that forbids this order of a seat that is being asked."""

    @abstractmethod
    def resolve(self, state: State, answer: Answer[O]) -> tuple[Sequence[Event], State]:
        """What an accepted answer leads to, up to the next thing that the game waits for."""

    @abstractmethod
    def fold(self, state: State, event: Event) -> State:
        """The state after an event."""

    def sees(self, state: State, seat: str, item: "Item[O]") -> bool:
        """The seat may know this order or event, as things stand now. Nothing is hidden unless a game says so."""
        return True

    def view(self, state: State, seat: str) -> State:
        """What the seat knows: equal to folding the events that it sees."""
        return state

    def reveals(self, event: Event) -> bool:
        """The event shows somebody what was hidden from him; undo does not pass it freely."""
        return False

    def outcome(self, state: State) -> Outcome | None:
        """Who has won, once the game is over."""
        awaited = self.awaiting(state)
        return getattr(awaited, "outcome", None)


Item: TypeAlias = Given[O] | Event
AnyRuleset: TypeAlias = Ruleset[Any, Any, Any]
