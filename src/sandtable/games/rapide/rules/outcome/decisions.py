"""C.9, K.2 and N. What the players decide: whether to convert, to retreat, and what to lose."""

from collections.abc import Iterator

from sandtable.games.rapide.rules.course import withdraw
from sandtable.games.rapide.rules.events import (
    Absorbed,
    CountersLost,
    Mustered,
    PashaLost,
    Stayed,
    TriedToRetreat,
)
from sandtable.games.rapide.rules.orders import Absorb, AnyOrder, GiveCounters, GivePasha, Ready, Retreat, Stay
from sandtable.games.rapide.rules.outcome.losses import counters_suffice, remains
from sandtable.games.rapide.rules.stacks.conversion import absorbed, forbids_absorbing
from sandtable.games.rapide.rules.stacks.stacking import Stack
from sandtable.games.rapide.rules.state import State
from sandtable.games.rapide.rules.steps import AnyStep, AskRetreat, Muster, Payment
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.teller import Teller

ASKS: dict[type[AnyStep], tuple[type[AnyOrder], ...]] = {
    Muster: (Absorb, Ready),
    AskRetreat: (Stay, Retreat),
    Payment: (GivePasha, GiveCounters),
}
WHAT: dict[type[AnyStep], tuple[str, str]] = {
    Muster: ("muster", "CR N"),
    AskRetreat: ("retreat", "CR C.9"),
    Payment: ("payment", "CR K.2"),
}


def choice(step: Muster | AskRetreat | Payment) -> Choice:
    """What the side is asked."""
    return Choice((step.seat,), *WHAT[type(step)])


def candidates(state: State) -> list[AnyOrder]:
    """Every order that answers the question asked; some may be refused."""
    step = state.agenda[0]
    if isinstance(step, Payment):
        worths = sorted({worth for worth in state.side(step.seat).stack.pashas if worth}, reverse=True)
        return [*(GivePasha(worth) for worth in worths), GiveCounters()]
    return [order() for order in ASKS[type(step)]]


def forbids(state: State, order: AnyOrder) -> Iterator[Refusal]:
    """Everything that speaks against this order."""
    step = state.agenda[0]
    if not isinstance(order, ASKS[type(step)]):
        yield Refusal(_when(order), "refused-not-now", {"asked": WHAT[type(step)][0]})
    elif isinstance(step, Payment):
        yield from cannot_pay(state.side(step.seat).stack, step, order)
    elif isinstance(step, Muster) and isinstance(order, Absorb):
        yield from forbids_absorbing(state.side(step.seat).stack)


def _when(order: AnyOrder) -> str:
    """The clause that says when an order may be given."""
    return next(WHAT[step][1] for step, orders in ASKS.items() if isinstance(order, orders))


@clause("CR K.2")
def cannot_pay(stack: Stack, step: Payment, order: AnyOrder) -> Iterator[Refusal]:
    """Only a pasha who is there, and is worth something, absorbs losses; counters pay if there are enough."""
    if isinstance(order, GivePasha) and (order.worth < 1 or order.worth not in stack.pashas):
        yield Refusal("CR K.2", "refused-no-such-pasha", {"worth": order.worth}, (step.seat,))
    if isinstance(order, GiveCounters) and not counters_suffice(stack, step.due):
        yield Refusal("CR K.2", "refused-counters-short", {"due": step.due}, (step.seat,))


def tell_retreat(tell: Teller[State], seat: str) -> None:
    """Without option M a side that wants to go is gone."""
    if tell.state.battle.retreat_test:
        tell.say(TriedToRetreat(seat))
    else:
        withdraw(tell, seat)


def tell_order(tell: Teller[State], seat: str, order: AnyOrder, tables: Tables) -> None:
    """What a decision leads to."""
    stack = tell.state.side(seat).stack
    match order:
        case Absorb():
            tell.say(Absorbed(seat, absorbed(stack)))
        case Ready():
            tell.say(Mustered(seat))
        case Retreat():
            tell_retreat(tell, seat)
        case Stay():
            tell.say(Stayed(seat))
        case GivePasha(worth):
            tell.say(PashaLost(seat, worth))
        case GiveCounters():
            step = tell.state.agenda[0]
            assert isinstance(step, Payment)
            tell.say(CountersLost(seat, step.due, remains(stack, step.due, tables)))
