"""How a battle of Combat Rapide may end, and what each answer is worth: exact, by the rules."""

from fractions import Fraction
from threading import Lock

from msgspec import Struct

from sandtable.games.rapide.players.captain import BY_ODDS, Standing, worth
from sandtable.games.rapide.rules.battle import SEATS
from sandtable.games.rapide.rules.orders import AnyOrder
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.state import State
from sandtable.kernel.answer import Given
from sandtable.odds.forecast import Forecast
from sandtable.odds.spread import Spread


class Chances(Struct, frozen=True):
    """The chances of each side to win (nobody: `""`) and to win a major victory; its average losses in detachments."""

    wins: dict[str, Fraction]
    major: dict[str, Fraction]
    losses: dict[str, Fraction]


class Weighed(Struct, frozen=True):
    """A possible order, its chances, and whether no other is as good."""

    order: AnyOrder
    chances: Chances
    best: bool


class Outlook:
    """Looks ahead from any state of one ruleset; both sides retreat when that is best. Threads may share it."""

    def __init__(self, ruleset: Rapide) -> None:
        self._ruleset = ruleset
        self._forecast: Forecast[State] = Forecast(ruleset, Standing(ruleset, dict.fromkeys(SEATS, BY_ODDS)), worth)
        self._lock = Lock()

    def chances(self, state: State) -> Chances:
        """How it may end from here."""
        return _chances(self._ends(state))

    def weighed(self, state: State, seat: str) -> tuple[Weighed, ...]:
        """Every order that a seat may give now."""
        orders = [offer.order for offer in self._ruleset.options(state, seat).offers]
        ends = [self._ends(self._ruleset.resolve(state, Given(seat, order))[1]) for order in orders]
        values = [_value(each, seat) for each in ends]
        best = max(values)
        return tuple(
            Weighed(order, _chances(each), value == best and values.count(best) < len(values))
            for order, each, value in zip(orders, ends, values, strict=True)
        )

    def _ends(self, state: State) -> Spread[State]:
        with self._lock:
            return self._forecast.ends(state)


def _value(ends: Spread[State], seat: str) -> tuple[Fraction, Fraction]:
    """What the end is worth to a seat on average: winning comes first."""
    return ends.mean(lambda end: Fraction(worth(end, seat)[0])), ends.mean(lambda end: Fraction(worth(end, seat)[1]))


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
