"""A, B and H. Stacks: counters worth detachments, how many may stand together, and what pashas add to them."""

import re
from collections.abc import Iterator
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from sandtable.games.rapide.rules.tables import Stacking
from sandtable.kernel.bounds import Few
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal

_COUNTER = re.compile(r"(\d{0,3})(A\+|A-|D|P)", re.IGNORECASE)
_WORD = re.compile(rf"(?:{_COUNTER.pattern})+|\+", re.IGNORECASE)


Counters: TypeAlias = Annotated[int, Meta(ge=-999, le=999)]
"""Far more than may stand together, so that the rules can say what may."""


class Stack(Struct, frozen=True, cache_hash=True):
    """Counters: armies by their face, loose detachments, and what each pasha is worth."""

    plus: Counters = 0
    minus: Counters = 0
    detachments: Counters = 0
    pashas: Few[Counters] = ()

    def __str__(self) -> str:
        """As a battle file writes it: `A+ A- 2D`."""
        counters = {"A+": self.plus, "A-": self.minus, "D": self.detachments, "P": len(self.pashas)}
        return " ".join(f"{count if count > 1 else ''}{face}" for face, count in counters.items() if count)


@clause("CR A.1")
def detachments(stack: Stack) -> int:
    """What the counters are worth in detachments: an A+ four, an A− two, a D one."""
    return 4 * stack.plus + 2 * stack.minus + stack.detachments


def parse(text: str) -> Stack:
    """A stack as people write it. Pashas are worth one each unless the file says otherwise. Raises ValueError."""
    count = {"A+": 0, "A-": 0, "D": 0, "P": 0}
    for word in text.replace("−", "-").replace("–", "-").replace(",", " ").split():
        if not _WORD.fullmatch(word):
            raise ValueError(text)
        for number, face in _COUNTER.findall(word):
            count[face.upper()] += int(number) if number else 1
    return Stack(count["A+"], count["A-"], count["D"], (1,) * count["P"])


@clause("CR B.1")
def within_limits(stack: Stack, nation: str, limits: Stacking) -> Iterator[Refusal]:
    """At most 8 D in all, two armies, four loose detachments; and at least something."""
    force, armies = detachments(stack), stack.plus + stack.minus
    if force > limits.force:
        yield Refusal("", "refused-stack-force", {"force": force, "most": limits.force})
    if armies > limits.armies:
        yield Refusal("", "refused-stack-armies", {"armies": armies, "most": limits.armies})
    if stack.detachments > limits.detachments:
        yield Refusal("", "refused-stack-detachments", {"count": stack.detachments, "most": limits.detachments})
    if not force:
        yield Refusal("", "refused-stack-empty")


@clause("CR B.2")
def pashas_allowed(stack: Stack, nation: str, limits: Stacking) -> Iterator[Refusal]:
    """Pashas do not count; only the Turk has them, two at the most."""
    if stack.pashas and nation != limits.pasha_nation:
        yield Refusal("", "refused-pashas-nation", {"nation": nation})
    if len(stack.pashas) > limits.pashas:
        yield Refusal("", "refused-pashas-count", {"count": len(stack.pashas), "most": limits.pashas})


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
