"""What players are asked, besides the questions of Impetus."""

from typing import Any

from sandtable.games.impetus.rules.questions import Question
from sandtable.kernel.options import Offer, Options


def question(
    what: str, cites: str, orders: tuple[type[Any], ...], seat: Any, forbids: Any, options: Any, tell: Any
) -> Question:
    """A question of Grandeur; its functions are given Grandeur's own state."""
    return Question(what, cites, orders, seat, forbids, options, tell)


def offered(*orders: Any) -> Options[Any]:
    """All of these may be answered."""
    return Options(tuple(Offer(order) for order in orders))
