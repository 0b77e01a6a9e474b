"""The standing orders of Grandeur, and how they answer reactions."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from sandtable.games.grandeur.rules.orders import Evade, FormSquare, OpportunityCharge, OpportunityFire, Stand
from sandtable.kernel.dice import Throw
from sandtable.match.match import Match
from sandtable.match.preview import preview

Habit: TypeAlias = Literal["ask", "always", "never"]
MOST_DICE = 20


class StandingOrders(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat always or never does when it is asked for a reaction; it shoots with no fewer dice than `least`."""

    evade: Habit = "ask"
    square: Habit = "ask"
    fire: Habit = "ask"
    charge: Habit = "ask"
    least: Annotated[int, Meta(ge=0, le=MOST_DICE)] = 0


def answer(match: Match, seat: str, left: StandingOrders) -> Any:
    """What the standing orders of a seat say to the open question; None: the seat is asked."""
    offered = [offer.order for offer in match.options(seat).offers]
    habits = [(order, _habit(match, seat, order, left)) for order in offered if not isinstance(order, Stand)]
    for order, habit in habits:
        if habit == "always":
            return order
    if any(habit == "ask" for _, habit in habits):
        return None
    return next(order for order in offered if isinstance(order, Stand))


def _habit(at: Match, seat: str, order: Any, left: StandingOrders) -> Habit:
    match order:
        case Evade():
            return left.evade
        case FormSquare():
            return left.square
        case OpportunityCharge():
            return left.charge
        case OpportunityFire() if left.fire != "never" and _dice(at, seat, order) < left.least:
            return "never"
        case OpportunityFire():
            return left.fire
    return "ask"


def _dice(match: Match, seat: str, order: Any) -> int:
    """How many dice a shot would have."""
    throw = preview(match.game.ruleset, match.game.state, seat, order, deep=0).awaits
    return throw.count if isinstance(throw, Throw) else 0
