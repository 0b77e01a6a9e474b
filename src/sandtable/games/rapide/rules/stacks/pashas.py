"""H. Pashas: they strengthen a Turkish stack up to two full armies, and absorb losses."""

from collections.abc import Iterator

from sandtable.games.rapide.rules.stacks.stacking import Stack, detachments
from sandtable.games.rapide.rules.tables import Stacking
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal


@clause("CR H")
def worth_allowed(stack: Stack, nation: str, limits: Stacking) -> Iterator[Refusal]:
    """A pasha is worth one detachment; some are worth none or two."""
    for worth in stack.pashas:
        if not 0 <= worth <= limits.pasha_worth:
            yield Refusal("", "refused-pasha-worth", {"field": "pasha", "worth": worth, "most": limits.pasha_worth})


@clause("CR H")
def added(stack: Stack, limits: Stacking) -> int:
    """The detachments that pashas add: as far as they fit under two A+."""
    return min(sum(stack.pashas), limits.force - detachments(stack))


def force(stack: Stack, limits: Stacking) -> int:
    """The force of a side in detachments, pashas included."""
    return detachments(stack) + added(stack, limits)


@clause("CR H")
def full_armies(stack: Stack, limits: Stacking) -> int:
    """How many A+ stand here: by face, or an A− with two detachments of pashas."""
    return stack.plus + min(stack.minus, added(stack, limits) // 2)


def armies(stack: Stack) -> int:
    """How many armies of either face stand here."""
    return stack.plus + stack.minus
