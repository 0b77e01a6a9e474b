"""The one loop: a state waits, an answer is judged, events follow, the state is folded."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from sandtable.kernel.answer import Begin, Given, Read
from sandtable.kernel.awaiting import Choice, Over
from sandtable.kernel.dice import Faces, Throw, read
from sandtable.kernel.event import Event
from sandtable.kernel.options import Order
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import Ruleset

State = TypeVar("State", bound=Struct)
O = TypeVar("O", bound=Order)

Chance: TypeAlias = Callable[[Throw], Faces]
Decide: TypeAlias = Callable[[Any, str], Any]
"""A player: what it orders, given what it sees and its seat."""


class Fallen(NamedTuple):
    """Dice that fell, what followed from them, and where that led."""

    throw: Throw
    faces: Faces
    events: tuple[Event, ...]
    before: Any
    state: Any


def refusals(ruleset: Ruleset[Any, State, O], state: State, seat: str, order: O) -> Iterator[Refusal]:
    """Everything that forbids this order: the house's rules first, then the book's."""
    awaited = ruleset.awaiting(state)
    if isinstance(awaited, Over):
        yield Refusal("ST 1", "refused-over")
    elif not isinstance(awaited, Choice):
        yield Refusal("ST 2", "refused-dice-awaited")
    elif seat not in awaited.seats:
        yield Refusal("ST 3", "refused-not-asked", {"seat": seat, "asked": ", ".join(awaited.seats)})
    else:
        yield from ruleset.judge(state, seat, order)


def thrown(ruleset: Ruleset[Any, State, O], state: State, chance: Chance) -> Iterator[Fallen]:
    """Dice are thrown until a player must be asked or the game is over."""
    while isinstance(awaited := ruleset.awaiting(state), Throw):
        faces = chance(awaited)
        events, after = ruleset.resolve(state, Read(read(awaited, faces)))
        yield Fallen(awaited, faces, tuple(events), state, after)
        state = after


def settle(ruleset: Ruleset[Any, State, O], state: State, chance: Chance) -> State:
    """The state when all dice have fallen."""
    for fallen in thrown(ruleset, state, chance):
        state = fallen.state
    return state


def opened(ruleset: Ruleset[Any, State, O], scenario: Any) -> State:
    """The state of a game that has just begun."""
    return ruleset.resolve(ruleset.setup(scenario), Begin())[1]


def play(ruleset: Ruleset[Any, State, O], state: State, decide: Decide, chance: Chance) -> State:
    """A game from this state to its end, unrecorded. If an order is refused, the player is broken."""
    while True:
        state = settle(ruleset, state, chance)
        awaited = ruleset.awaiting(state)
        if isinstance(awaited, Over):
            return state
        state = answered(ruleset, state, decide, awaited)


def answered(ruleset: Ruleset[Any, State, O], state: State, decide: Decide, choice: Any) -> State:
    """The state after the first asked seat has answered a choice."""
    seat = choice.seats[0]
    order = decide(ruleset.view(state, seat), seat)
    refused = next(refusals(ruleset, state, seat, order), None)
    assert refused is None, f"{seat} ordered {order!r}: {refused}"
    return ruleset.resolve(state, Given(seat, order))[1]
