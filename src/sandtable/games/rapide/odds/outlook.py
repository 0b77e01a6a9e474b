"""How a battle of Combat Rapide may end, and what each answer is worth: exact, by the rules."""

from collections.abc import Sequence
from fractions import Fraction
from threading import Lock
from typing import Literal
from weakref import proxy

from msgspec import Struct

from sandtable.games.rapide.players.captain import BY_ODDS, Standing, worth
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.games.rapide.rules.orders import AnyOrder
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.state import State
from sandtable.kernel.answer import Given
from sandtable.odds.forecast import Forecast
from sandtable.odds.spread import Spread
from sandtable.odds.tree import TooMany


class Chances(Struct, frozen=True):
    """The chances of each side to win (nobody: `""`) and to win a major victory; its average losses in detachments.

    All are empty if they cannot be counted.
    """

    wins: dict[str, Fraction]
    major: dict[str, Fraction]
    losses: dict[str, Fraction]


UNKNOWN = Chances({}, {}, {})


class Weighed(Struct, frozen=True):
    """A possible order, its chances, and whether it is better than the others: it wins more often, or loses less."""

    order: AnyOrder
    chances: Chances
    best: bool = False
    by: Literal["wins", "losses", ""] = ""


class Outlook:
    """Looks ahead from any state of one ruleset; both sides retreat when that is best. Threads may share it.

    Where more may follow than can be counted, nothing is known of the chances. It does not keep the ruleset alive.
    """

    def __init__(self, ruleset: Rapide) -> None:
        self._ruleset = rules = proxy(ruleset)
        self._forecast: Forecast[State] = Forecast(rules, Standing(rules, dict.fromkeys(SEATS, BY_ODDS)), worth)
        self._lock = Lock()

    def chances(self, state: State) -> Chances:
        """How it may end from here."""
        try:
            return _chances(self._ends(state))
        except TooMany:
            return UNKNOWN

    def weighed(self, state: State, seat: str) -> tuple[Weighed, ...]:
        """Every order that a seat may give now. The best one wins most often; of equals, the one that loses least."""
        orders = [offer.order for offer in self._ruleset.options(state, seat).offers]
        try:
            return self._compared(state, seat, orders)
        except TooMany:
            return tuple(Weighed(order, UNKNOWN) for order in orders)

    def _compared(self, state: State, seat: str, orders: Sequence[AnyOrder]) -> tuple[Weighed, ...]:
        ends = [self._ends(self._ruleset.resolve(state, Given(seat, order))[1]) for order in orders]
        found = [_chances(each) for each in ends]
        values = [(each.wins[seat], -each.losses[seat]) for each in found]
        best = max(values)
        alone = values.count(best) < len(values)
        by: Literal["wins", "losses"] = "losses" if all(wins == best[0] for wins, _ in values) else "wins"
        return tuple(
            Weighed(order, each, True, by) if alone and value == best else Weighed(order, each)
            for order, each, value in zip(orders, found, values, strict=True)
        )

    def __len__(self) -> int:
        """How many states are remembered."""
        return len(self._forecast)

    def _ends(self, state: State) -> Spread[State]:
        with self._lock:
            return self._forecast.ends(state)


def _chances(ends: Spread[State]) -> Chances:
    won = ends.map(lambda end: end.winner)
    greatly = ends.map(lambda end: end.winner if end.major else "")
    return Chances(
        {seat: won[seat] for seat in (*SEATS, "")},
        {seat: greatly[seat] for seat in SEATS},
        {seat: _mean_losses(ends, seat) for seat in SEATS},
    )


def _mean_losses(ends: Spread[State], seat: str) -> Fraction:
    return ends.mean(lambda end: Fraction(end.side(seat).losses, 2))
