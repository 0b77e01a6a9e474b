"""A player that gives the orders of a case where they answer, and keeps to standing orders elsewhere."""

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.games.rapide.players.captain import NEVER, Captain
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.state import State
from sandtable.kernel.awaiting import Choice
from tests.games.rapide.rules.case import Given, order_of

ANSWERS = {
    "muster": ("absorb", "ready"),
    "retreat": ("stay", "retreat"),
    "payment": ("give-pasha", "give-counters"),
}


class Script:
    """The orders of a case, in their order."""

    def __init__(self, ruleset: Rapide, retreat: Mapping[str, str], orders: Sequence[Given]) -> None:
        assert set(retreat) <= set(SEATS), retreat
        self.ruleset = ruleset
        self.left = list(orders)
        self.asked: list[str] = []
        self._standing = Captain(ruleset, {**dict.fromkeys(SEATS, NEVER), **retreat})

    def __call__(self, view: State, seat: str) -> Any:
        awaited = self.ruleset.awaiting(view)
        assert isinstance(awaited, Choice)
        self.asked.append(f"{seat} {awaited.what}")
        if self.left and self.left[0].seat == seat and self.left[0].order in ANSWERS[awaited.what]:
            return order_of(self.left.pop(0))
        return self._standing(view, seat)
