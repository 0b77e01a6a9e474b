"""Standing orders: how a player wants reactions to be answered without being asked."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sandtable.kernel.awaiting import Choice
from sandtable.kernel.entry import Undone
from sandtable.match.faces import page_of
from sandtable.match.match import PERSON, Match

Habit: TypeAlias = Literal["ask", "always", "never"]
MOST_DICE = 20


class StandingOrders(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat always or never does when it is asked for a reaction; it shoots with no fewer dice than `least`."""

    evade: Habit = "ask"
    square: Habit = "ask"
    fire: Habit = "ask"
    charge: Habit = "ask"
    least: Annotated[int, Meta(ge=0, le=MOST_DICE)] = 0


NONE = StandingOrders()


def answered(match: Match, orders: dict[str, StandingOrders]) -> bool:
    """The open question is answered if its player has left orders for it. After an undo the player is asked again."""
    awaited, game = match.awaits, match.game
    answers = page_of(game.ruleset.name).standing
    if not isinstance(awaited, Choice) or awaited.what not in answers or isinstance(game.entries[-1].answer, Undone):
        return False
    (seat,) = awaited.seats
    if match.players[seat] != PERSON:
        return False
    order = answers[awaited.what](match, seat, orders.get(seat, NONE))
    return order is not None and match.give(seat, order) is None
