"""The recruit: draws a piece, then evenly over the kinds of order, among those of a kind, and within the interval."""

import random
from collections import defaultdict
from typing import Any

from sandtable.kernel.options import Offer, Options
from sandtable.kernel.ruleset import AnyRuleset

WHOLE = 0.4
"""How often a recruit answers for the whole seat rather than for its pieces, where their orders are joined."""


class Recruit:
    """A player that knows what is allowed and nothing else. It ends no turn while a piece can still be ordered."""

    def __init__(self, ruleset: AnyRuleset, seed: int) -> None:
        self.ruleset = ruleset
        self._random = random.Random(seed)

    def __call__(self, view: Any, seat: str) -> Any:
        options = self.ruleset.options(view, seat)
        if not options.pieces:
            return self._drawn(self._kind(options.offers))
        if self.ruleset.joins(view, seat):
            return self._joined(view, seat, options)
        piece = self._random.choice(options.pieces)
        return self._drawn(self._asked(view, seat, piece))

    def _joined(self, view: Any, seat: str, options: Options[Any]) -> Any:
        """Sometimes an order for the seat as a whole; otherwise something for every piece, as one order."""
        if self._random.random() < WHOLE:
            return self._drawn(self._kind(options.offers))
        asked = [self.ruleset.offers(view, seat, piece) for piece in options.pieces]
        drawn = [self._drawn(list(offers)) for offers in asked if offers]
        order = self.ruleset.joined(drawn)
        refused = next(self.ruleset.judge(view, seat, order), None)
        return self._drawn(self._kind(options.offers)) if refused else order

    def _asked(self, view: Any, seat: str, piece: str) -> list[Offer[Any]]:
        """The offers of one kind. A barred kind is drawn again, so that all open kinds are equally likely."""
        kinds = list(self.ruleset.kinds(view, seat, piece))
        if not kinds:
            return self._kind(self.ruleset.offers(view, seat, piece))
        while True:
            kind = kinds.pop(self._random.randrange(len(kinds)))
            if offers := [offer for begun in kind for offer in self.ruleset.offers(view, seat, piece, begun)]:
                return offers

    def _kind(self, offers: tuple[Offer[Any], ...]) -> list[Offer[Any]]:
        kinds: defaultdict[type, list[Offer[Any]]] = defaultdict(list)
        for offer in offers:
            kinds[type(offer.order)].append(offer)
        return self._random.choice(list(kinds.values()))

    def _drawn(self, offers: list[Offer[Any]]) -> Any:
        offer = self._random.choice(offers)
        return offer.at(self._random.randint(offer.low, offer.high)) if offer.field else offer.order
