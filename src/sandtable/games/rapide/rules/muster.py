"""N. Conversion: before the battle an A− may take in two detachments."""

from collections.abc import Iterator

from sandtable.games.rapide.rules.events import Absorbed, Mustered
from sandtable.games.rapide.rules.orders import Absorb, AnyOrder, Ready
from sandtable.games.rapide.rules.stacks import Stack
from sandtable.games.rapide.rules.state import State, Tell
from sandtable.games.rapide.rules.steps import Muster
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.clause import clause
from sandtable.kernel.course import question, seat_of_step
from sandtable.kernel.options import Options, judged
from sandtable.kernel.refusal import Refusal

TAKEN_IN = 2


@clause("CR N")
def forbids_absorbing(stack: Stack) -> Iterator[Refusal]:
    """It needs an A− that exists already, and two loose detachments."""
    if not stack.minus:
        yield Refusal("CR N", "refused-no-army-to-absorb")
    if stack.detachments < TAKEN_IN:
        yield Refusal("CR N", "refused-too-few-to-absorb", {"count": stack.detachments, "needed": TAKEN_IN})


def absorbed(stack: Stack) -> Stack:
    """An A− and two D have become an A+."""
    return Stack(stack.plus + 1, stack.minus - 1, stack.detachments - TAKEN_IN, stack.pashas)


def _skip(tell: Tell, step: Muster, tables: Tables) -> bool:
    """A side that cannot absorb is not asked."""
    if any(forbids_absorbing(tell.state.side(step.seat).stack)):
        tell.say(Mustered(step.seat))
        return True
    return False


def _forbids(state: State, step: Muster, order: AnyOrder, tables: Tables) -> Iterator[Refusal]:
    if isinstance(order, Absorb):
        yield from forbids_absorbing(state.side(step.seat).stack)


def _options(state: State, step: Muster, piece: str, partial: AnyOrder | None, tables: Tables) -> Options[AnyOrder]:
    return judged((Absorb(), Ready()), lambda order: _forbids(state, step, order, tables))


def _tell(tell: Tell, step: Muster, order: AnyOrder, tables: Tables) -> None:
    if isinstance(order, Absorb):
        tell.say(Absorbed(step.seat, absorbed(tell.state.side(step.seat).stack)))
    else:
        tell.say(Mustered(step.seat))


FOLLOWS = {Muster: _skip}
ASKS = {Muster: question("muster", "CR N", (Absorb, Ready), seat_of_step, _forbids, _options, _tell)}
