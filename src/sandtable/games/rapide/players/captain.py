"""Combat Rapide: when to retreat, what to lose, and how good an end is."""

from collections.abc import Mapping
from typing import Any

from sandtable.games.rapide.rules.battle import enemy
from sandtable.games.rapide.rules.orders import AnyOrder, GivePasha, Ready, Retreat, Stay
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.state import State
from sandtable.games.rapide.rules.steps import Payment
from sandtable.kernel.awaiting import Choice
from sandtable.odds.forecast import Forecast
from sandtable.odds.tree import BEST, Best, TooMany

NEVER, AFTER_ONE, BY_ODDS = "never", "after-1", "best"
RETREATS: Mapping[str, AnyOrder | Best] = {NEVER: Stay(), AFTER_ONE: Retreat(), BY_ODDS: BEST}


def worth(state: State, seat: str) -> tuple[int, int]:
    """First to win and not to lose; then to inflict more losses than one suffers."""
    other = enemy(seat)
    won = (state.winner == seat) - (state.winner == other)
    return won, state.side(other).losses - state.side(seat).losses


class Standing:
    """Standing orders: whether each side retreats, by odds if none says it; a pasha pays first; nobody converts."""

    def __init__(self, ruleset: Rapide, retreats: Mapping[str, str]) -> None:
        self.ruleset = ruleset
        self.retreats = dict(retreats)

    def __call__(self, view: State, seat: str) -> AnyOrder | Best:
        awaited = self.ruleset.awaiting(view)
        assert isinstance(awaited, Choice)
        if awaited.what == "retreat":
            return RETREATS[self.retreats.get(seat, BY_ODDS)]
        return Ready() if awaited.what == "muster" else self._payment(view, seat)

    def _payment(self, view: State, seat: str) -> AnyOrder:
        """The pasha who wastes least: the greatest that is not worth more than is due, else the smallest."""
        step = view.agenda[0]
        assert isinstance(step, Payment)
        worths = sorted(worth for worth in view.side(seat).stack.pashas if worth)
        return GivePasha(max((w for w in worths if w <= step.due), default=worths[0]))


class Captain:
    """Plays by standing orders, and wherever they leave the choice open, by exact odds; stays if these have no end."""

    def __init__(self, ruleset: Rapide, retreats: Mapping[str, str]) -> None:
        self.standing = Standing(ruleset, retreats)
        self.forecast: Forecast[State] = Forecast(ruleset, self.standing, worth)

    def __call__(self, view: State, seat: str) -> Any:
        order = self.standing(view, seat)
        return self._best(view) if order == BEST else order

    def _best(self, view: State) -> Any:
        try:
            return self.forecast.best(view)
        except TooMany:
            return Stay()
