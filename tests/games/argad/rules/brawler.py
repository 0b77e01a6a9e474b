"""A player who goes for the nearest enemy with everybody, strikes whenever it can, and follows up."""

import random
from typing import Any

from sandtable.games.argad.rules.orders import Confirm, Fight, Move, Press
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.kernel.awaiting import Choice

GOES = ("charge", "run", "walk")


class Brawler:
    """Draws among its ways to fight, so that every melee is another."""

    def __init__(self, ruleset: Argad, seed: int) -> None:
        self.ruleset = ruleset
        self._random = random.Random(seed)

    def __call__(self, view: Any, seat: str) -> Any:
        awaited = self.ruleset.awaiting(view)
        assert isinstance(awaited, Choice)
        if awaited.what == "talk" and view.round:
            return Confirm(view.moment)
        options = self.ruleset.options(view, seat)
        if not options.pieces:
            pressing = [
                offer.order for offer in options.offers if isinstance(offer.order, Press) and offer.order.figures
            ]
            return self._random.choice(pressing or [offer.order for offer in options.offers])
        drawn = [self._drawn(self.ruleset.options(view, seat, piece).offers) for piece in options.pieces]
        order = self.ruleset.joined([each for each in drawn if each is not None])
        return options.offers[0].order if any(self.ruleset.judge(view, seat, order)) else order

    def _drawn(self, offers: Any) -> Any:
        if not offers:
            return None
        if isinstance(offers[0].order, Fight):
            striking = [offer.order for offer in offers if offer.order.blows[-1].target]
            return self._random.choice(striking or [offer.order for offer in offers])
        going = [offer.order for offer in offers if self._attacks(offer.order)]
        return going[0] if going and self._random.random() < 0.9 else self._random.choice(offers).order

    def _attacks(self, order: Any) -> bool:
        if not hasattr(order, "moves"):
            return True
        move: Move = order.moves[-1]
        return move.how in GOES and bool(move.path)
