"""Orders for another round are refused, whatever is asked."""

from collections.abc import Iterator
from typing import Any

from sandtable.games.argad.rules.state import State
from sandtable.kernel.refusal import Refusal


def forbids_moment(state: State, order: Any, clause: str) -> Iterator[Refusal]:
    """An order for another round comes too late, or too early."""
    if order.moment != state.moment:
        yield Refusal(clause, "refused-late", {"moment": order.moment, "now": state.moment})
