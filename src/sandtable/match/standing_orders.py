"""Standing orders: how a player wants questions to be answered without being asked. Each game has its own record."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from sandtable.kernel.awaiting import Choice
from sandtable.kernel.entry import Undone
from sandtable.match.errors import NotPossible
from sandtable.match.faces import page_of
from sandtable.match.match import PERSON, Match

Left: TypeAlias = Mapping[str, Any]
"""The standing orders of a seat, as they are kept."""


def standing_orders(ruleset: str, left: Left) -> Any:
    """The record of a game for what a seat has left; None if the game has no standing orders. Raises NotPossible."""
    standing = page_of(ruleset).standing
    if standing is None:
        return None
    try:
        return msgspec.convert(left, standing.record)
    except msgspec.ValidationError as error:
        raise NotPossible("fault-order", reason=str(error)) from error


def answered(match: Match, orders: Mapping[str, Left]) -> bool:
    """The open question is answered if its player has left orders for it. After an undo the player is asked again."""
    awaited, game = match.awaits, match.game
    standing = page_of(game.ruleset.name).standing
    if standing is None or not isinstance(awaited, Choice) or awaited.what not in standing.answers:
        return False
    (seat,) = awaited.seats
    if match.players[seat] != PERSON or isinstance(game.entries[-1].answer, Undone):
        return False
    left = standing_orders(game.ruleset.name, orders.get(seat, {}))
    order = standing.answers[awaited.what](match, seat, left)
    return order is not None and match.give(seat, order) is None
