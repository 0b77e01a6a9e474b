"""A player of your own, here and in series: `sandtable simulate impetus … --players own_bot:Hothead,captain`."""

import random
from typing import Any

import sandtable

EAGER = ("charge", "shoot", "advance")


class Hothead:
    """Charges if it can, else shoots, else goes on, else does anything."""

    def __init__(self, ruleset: Any, seed: int) -> None:
        self.ruleset, self.random = ruleset, random.Random(seed)

    def __call__(self, view: Any, seat: str) -> Any:
        offers = list(sandtable.offers(self.ruleset, view, seat))
        for kind in EAGER:
            if wanted := [offer for offer in offers if offer.kind == kind]:
                return self.random.choice(wanted).sample(self.random)
        return self.random.choice(offers).sample(self.random)


if __name__ == "__main__":
    game = sandtable.new("impetus", "first-battle", seed=2)
    print(game.play({"red": Hothead(game.ruleset, 2), "blue": "recruit"}))
