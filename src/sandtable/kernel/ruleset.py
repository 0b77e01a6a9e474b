"""The contract that every game keeps."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from sandtable.kernel.answer import Answer, Given
from sandtable.kernel.awaiting import Awaiting, Outcome
from sandtable.kernel.event import Event
from sandtable.kernel.options import Offer, Options, Order
from sandtable.kernel.refusal import Refusal

Scenario = TypeVar("Scenario", bound=Struct)
State = TypeVar("State", bound=Struct)
O = TypeVar("O", bound=Order)

SPECTATOR = ""


class Ruleset(ABC, Generic[Scenario, State, O]):
    """A game as pure functions over frozen states."""

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

    def offers(self, state: State, seat: str, piece: str = "", partial: O | None = None) -> tuple[Offer[O], ...]:
        """The offers among the options. Who does not ask what is barred, and why, gets them sooner."""
        return self.options(state, seat, piece, partial).offers

    def kinds(self, state: State, seat: str, piece: str = "") -> tuple[tuple[O, ...], ...]:
        """The kinds of order for a piece, each as orders that are begun, to be asked about one by one.

        Where a game has none, `options` gives everything at once. Asking about each kind in turn gives the same offers.
        """
        return ()

    def joins(self, state: State, seat: str) -> bool:
        """The orders offered for each piece are given together, as one order for all of them."""
        return False

    def joined(self, orders: Sequence[O]) -> O:
        """Orders for one piece each, as one order. Only where they are joined."""
        raise NotImplementedError

    @abstractmethod
    def judge(self, state: State, seat: str, order: O) -> Iterator[Refusal]:
        """Everything that forbids this order of a seat that is being asked."""

    @abstractmethod
    def resolve(self, state: State, answer: Answer[O]) -> tuple[Sequence[Event], State]:
        """What an accepted answer leads to, until the game waits for something again."""

    @abstractmethod
    def fold(self, state: State, event: Event) -> State:
        """The state after an event."""

    def sees(self, state: State, seat: str, item: "Item[O]") -> bool:
        """Whether the seat may know this order or event as things stand. Nothing is hidden unless a game says so."""
        return True

    def view(self, state: State, seat: str) -> State:
        """What the seat knows: equal to folding the events that it sees."""
        return state

    def reveals(self, event: Event) -> bool:
        """The event shows a player something that was hidden from them. Undo does not pass it freely."""
        return False

    def outcome(self, state: State) -> Outcome | None:
        """Who has won, once the game is over."""
        awaited = self.awaiting(state)
        return getattr(awaited, "outcome", None)


Item: TypeAlias = Given[O] | Event
AnyRuleset: TypeAlias = Ruleset[Any, Any, Any]
