"""A captain: tries some courses, and takes the one from which the guns say most and hear least."""

from sandtable.kernel.answer import Given
from sandtable.kernel.dice import total
from weathergage.rules import Sail, State, WeatherGage, enemy, fastest, guns


class Captain:
    """Called with a view and a seat, as every player is."""

    def __init__(self, ruleset: WeatherGage) -> None:
        self.ruleset, self.tables = ruleset, ruleset.tables

    def __call__(self, view: State, seat: str) -> Sail:
        offers = self.ruleset.options(view, seat).offers
        orders = [offer.at(n) for offer in offers for n in (offer.low, (offer.low + offer.high) // 2, offer.high)]
        return max(orders, key=lambda order: self._worth(view, seat, order))

    def _worth(self, view: State, seat: str, order: Sail) -> float:
        """Her own dice, those of the other, how near she is, and whether the wind will still move her."""
        there = self.ruleset.resolve(view, Given(seat, order))[1]
        mine, other = there.ship(seat).pose, there.ship(enemy(seat)).pose
        dice = 4 * total(guns(there, seat, self.tables)) - 3 * total(guns(there, enemy(seat), self.tables))
        stuck = not fastest(there, seat, mine.heading, self.tables)
        return dice - (abs(mine.x - other.x) + abs(mine.y - other.y)) / 5000 - 6 * stuck
