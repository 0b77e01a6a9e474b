"""A player that does what a recruit never does: it ends a turn before all have acted, and sets a unit up again."""

from typing import Any

from sandtable.games.impetus.rules.steps import Deployment
from sandtable.players.recruit import Recruit

NOW_AND_THEN = 0.04


class Restless(Recruit):
    """A recruit of Impetus and of the games that stand on it."""

    def __call__(self, view: Any, seat: str) -> Any:
        offers = self._untimely(view, seat) if self._random.random() < NOW_AND_THEN else ()
        return self._drawn(self._kind(offers)) if offers else super().__call__(view, seat)

    def _untimely(self, view: Any, seat: str) -> tuple[Any, ...]:
        """What is offered to the side as a whole or, while it sets up, to a unit that stands already."""
        if not isinstance(view.agenda[0], Deployment):
            return self.ruleset.options(view, seat).offers
        standing = [unit.id for unit in view.units if unit.seat == seat]
        return self.ruleset.options(view, seat, self._random.choice(standing)).offers if standing else ()
