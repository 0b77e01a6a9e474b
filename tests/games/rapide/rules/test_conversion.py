"""N: which stacks may convert, and what becomes of them."""

import pytest

from sandtable.games.rapide.rules.muster import absorbed, forbids_absorbing
from sandtable.games.rapide.rules.stacks import Stack, detachments
from tests.games.rapide.rules.stacks import allowed

ABLE = [stack for stack in allowed() if stack.minus and stack.detachments >= 2]


@pytest.mark.parametrize("stack", allowed(), ids=str)
def test_who_may(stack: Stack) -> None:
    """An A− that is there already, and two loose D; each lack is refused for itself."""
    reasons = [(refusal.clause, refusal.key) for refusal in forbids_absorbing(stack)]
    wanted = [("CR N", "refused-no-army-to-absorb")] * (not stack.minus)
    wanted += [("CR N", "refused-too-few-to-absorb")] * (stack.detachments < 2)
    assert reasons == wanted


@pytest.mark.parametrize("stack", ABLE, ids=str)
def test_what_becomes_of_it(stack: Stack) -> None:
    """The same force in one A+ more; no army is made or lost."""
    after = absorbed(stack)
    assert detachments(after) == detachments(stack)
    assert (after.plus, after.minus, after.detachments) == (stack.plus + 1, stack.minus - 1, stack.detachments - 2)
    assert after in allowed()
