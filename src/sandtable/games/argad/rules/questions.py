"""What a step asks players: who is asked, which orders answer, and what each leads to."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from sandtable.games.argad.rules.field import Tell, Umpire
from sandtable.games.argad.rules.orders import AnyOrder
from sandtable.games.argad.rules.state import State
from sandtable.kernel.options import Options
from sandtable.kernel.refusal import Refusal


class Question(NamedTuple):
    """A question by its name and clause; every function is given the step that asks and the seat that is asked."""

    what: str
    clause: str
    orders: tuple[type[Any], ...]
    seats: Callable[[State, Any, Umpire], tuple[str, ...]]
    forbids: Callable[[State, Any, str, Any, Umpire], Iterator[Refusal]]
    options: Callable[[State, Any, str, str, Umpire], Options[AnyOrder]]
    tell: Callable[[Tell, Any, str, Any, Umpire], None]


def forbids_moment(state: State, order: Any, clause: str) -> Iterator[Refusal]:
    """An order for another round comes too late, or too early."""
    if order.moment != state.moment:
        yield Refusal(clause, "refused-late", {"moment": order.moment, "now": state.moment})
