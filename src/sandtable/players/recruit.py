"""The recruit: draws evenly over the kinds of order offered, among those of a kind, and within the interval."""

import random
from collections import defaultdict
from typing import Any

from sandtable.kernel.options import Offer
from sandtable.kernel.ruleset import AnyRuleset


class Recruit:
    """A player that knows what is allowed and nothing else."""

    def __init__(self, ruleset: AnyRuleset, seed: int) -> None:
        self.ruleset = ruleset
        self._random = random.Random(seed)

    def __call__(self, view: Any, seat: str) -> Any:
        kinds: defaultdict[type, list[Offer[Any]]] = defaultdict(list)
        for offer in self.ruleset.options(view, seat).offers:
            kinds[type(offer.order)].append(offer)
        offer = self._random.choice(self._random.choice(list(kinds.values())))
        return offer.at(self._random.randint(offer.low, offer.high)) if offer.field else offer.order
