"""N. Conversion: an A− may take in two detachments."""

from collections.abc import Iterator

from sandtable.games.rapide.rules.stacks.stacking import Stack
from sandtable.kernel.clause import clause
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
