"""A rough player for tests: charges, shoots and fights wherever it may, and goes straight at the enemy otherwise."""

import random
from typing import Any

from sandtable.games.impetus.rules.orders import Advance, Charge, Fight, Shoot
from sandtable.kernel.options import Offer
from sandtable.kernel.ruleset import AnyRuleset

FIERCE = 0.85
EAGER = 0.7


class Brawler:
    """Sees to it that games have melees, routs and pursuits in them."""

    def __init__(self, ruleset: AnyRuleset, seed: int) -> None:
        self.ruleset = ruleset
        self._random = random.Random(seed)

    def __call__(self, view: Any, seat: str) -> Any:
        options = self.ruleset.options(view, seat)
        if options.pieces:
            options = self.ruleset.options(view, seat, self._random.choice(options.pieces))
        fierce = self._random.random() < FIERCE
        eager = self._random.random() < EAGER
        offer = (
            (self._one(options.offers, Charge, Fight, Shoot) if fierce else None)
            or (self._one(options.offers, Advance) if eager else None)
            or self._random.choice(options.offers)
        )
        if not offer.field:
            return offer.order
        far = isinstance(offer.order, Advance) and eager
        return offer.at(offer.high if far else self._random.randint(offer.low, offer.high))

    def _one(self, offers: tuple[Offer[Any], ...], *kinds: type[Any]) -> Offer[Any] | None:
        wanted = [offer for offer in offers if isinstance(offer.order, kinds)]
        return self._random.choice(wanted) if wanted else None
