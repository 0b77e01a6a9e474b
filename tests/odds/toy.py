"""Games drawn as a graph: each place waits for something, and each answer leads to another place."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from sandtable.kernel.answer import Answer, Given, Read
from sandtable.kernel.awaiting import Awaiting, Choice, Outcome, Over
from sandtable.kernel.dice import Reading, Throw
from sandtable.kernel.event import Event
from sandtable.kernel.options import Offer, Options, Order
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import Ruleset
from sandtable.odds.tree import BEST

SEATS = ("attacker", "defender")


class Go(Order, frozen=True):
    """By this way, so far."""

    way: str
    steps: int = 0


class Went(Event, frozen=True):
    """The game is at this place now."""

    place: str


class Place(Struct, frozen=True):
    """Where the game stands."""

    name: str


class Face(Reading, frozen=True):
    """The one face that was thrown."""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks[0]


Ways: TypeAlias = Mapping[str, str]
Spot: TypeAlias = tuple[str, ...] | tuple[Choice, Ways]
"""Where each face of a die leads; or who chooses, and where each way leads. Nowhere: the game is over."""


class Toy(Ruleset[Place, Place, Go]):
    """A game by its graph. `measured`: how far to go is left open to whoever chooses."""

    name: ClassVar[str] = "toy"
    version: ClassVar[int] = 0
    scenario_type = Place
    state_type = Place
    order_type = Go
    event_type = Went

    def __init__(self, spots: Mapping[str, Spot], *, measured: bool = False, veiled: bool = False) -> None:
        self.spots = spots
        self.measured = measured
        self.veiled = veiled

    def judge_setup(self, scenario: Place) -> Iterator[Refusal]:
        return iter(())

    def setup(self, scenario: Place) -> Place:
        return scenario

    def seats(self, state: Place) -> tuple[str, ...]:
        return SEATS

    def awaiting(self, state: Place) -> Awaiting:
        match self.spots.get(state.name, ()):
            case (Choice() as choice, _):
                return choice
            case ():
                return Over(Outcome(()))
            case faces:
                return Throw(SEATS[0], "test", 1, len(faces), Face())

    def options(self, state: Place, seat: str, piece: str = "", partial: Go | None = None) -> Options[Go]:
        return Options(tuple(Offer(Go(way), "steps" if self.measured else "", 0, 9) for way in self._ways(state)))

    def judge(self, state: Place, seat: str, order: Go) -> Iterator[Refusal]:
        return iter(())

    def resolve(self, state: Place, answer: Answer[Go]) -> tuple[Sequence[Event], Place]:
        went = Went(self._next(state, answer))
        return [went], self.fold(state, went)

    def fold(self, state: Place, event: Event) -> Place:
        assert isinstance(event, Went)
        return Place(event.place)

    def view(self, state: Place, seat: str) -> Place:
        return Place(f"{state.name} as the {seat} sees it") if self.veiled else state

    def _next(self, state: Place, answer: Answer[Go]) -> str:
        if isinstance(answer, Given):
            return self._ways(state)[answer.order.way]
        assert isinstance(answer, Read)
        return self._face(state, answer.value)

    def _ways(self, state: Place) -> Ways:
        _, ways = self.spots[state.name]
        assert not isinstance(ways, str)
        return ways

    def _face(self, state: Place, face: Hashable) -> str:
        assert isinstance(face, int)
        place = self.spots[state.name][face - 1]
        assert isinstance(place, str)
        return place


def onwards(view: Any, seat: str) -> Go:
    """A policy: always straight on."""
    return Go("on")


def freely(view: Any, seat: str) -> Any:
    """A policy that leaves everything open."""
    return BEST
