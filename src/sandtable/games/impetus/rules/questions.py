"""What a step asks a player: who is asked, which orders answer, and what each leads to."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from sandtable.games.impetus.rules.orders import AnyOrder
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.umpire import Tell, Umpire
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal


class Question(NamedTuple):
    """A question by its name and clause; every function is given the step that asks."""

    what: str
    clause: str
    orders: tuple[type[Any], ...]
    seat: Callable[[State, Any, Umpire], str]
    forbids: Callable[[State, Any, Any, Umpire], Iterator[Refusal]]
    options: Callable[[State, Any, str, Any, Umpire], Options[AnyOrder]]
    tell: Callable[[Tell, Any, Any, Umpire], None]


def judged(orders: Iterable[AnyOrder], forbids: Callable[[Any], Iterator[Refusal]]) -> Options[AnyOrder]:
    """Each order as an offer, or barred with its refusals."""
    found = [(order, tuple(forbids(order))) for order in orders]
    return Options(
        tuple(Offer(order) for order, refusals in found if not refusals),
        tuple(Barred(order, refusals) for order, refusals in found if refusals),
    )


def nothing_forbids(state: State, step: Any, order: Any, umpire: Umpire) -> Iterator[Refusal]:
    """Whatever is asked may be answered."""
    return iter(())


def seat_of_step(state: State, step: Any, umpire: Umpire) -> str:
    """The step says whom it asks."""
    seat: str = step.seat
    return seat
