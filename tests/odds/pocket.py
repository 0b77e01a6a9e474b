"""Combat Rapide with dice of few sides and tables to match: small enough that every path can be walked."""

from msgspec.structs import replace

from sandtable.games.rapide.players.captain import Standing, worth
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.state import State
from sandtable.games.rapide.rules.tables import Cell, Combat
from sandtable.kernel.loop import opened
from sandtable.odds.forecast import Forecast
from tests.odds.battles import RAPIDE, battle, orders
from tests.odds.brute import Brute, Solved

COLUMNS: dict[str, tuple[Cell, ...]] = {
    "A": ((0, 0), (1, 0), (2, 1), (4, 2)),
    "B": ((0, 0), (1, 1), (2, 0), (3, 1)),
    "C": ((0, 0), (0, 1), (1, 0), (3, 1)),
    "D": ((1, 0), (1, 0), (1, 0), (2, 1)),
    "E": ((0, 0), (1, 0), (3, 0), (4, 0)),
}


def pocket(sides: int, columns: dict[str, tuple[Cell, ...]] = COLUMNS, retreat: tuple[int, ...] = (0, 1, 2)) -> Rapide:
    """The rules with such dice; the table's rows begin at a modified die of 0."""
    tables = RAPIDE.tables
    figures = replace(tables.figures, die=sides)
    return Rapide(replace(tables, combat=Combat(0, columns), retreat=retreat, figures=figures))


class Skirmish:
    """A battle under standing orders, to be solved both ways."""

    def __init__(self, rules: Rapide, attacker: str, defender: str, retreats: tuple[str, str], *, test: bool = False):
        self.rules = rules
        self.policy = Standing(rules, orders(*retreats))
        self.start: State = opened(rules, battle(attacker, defender, test=test, rules=rules))

    @property
    def forecast(self) -> Forecast[State]:
        """Nothing solved yet."""
        return Forecast(self.rules, self.policy, worth)

    def brute(self) -> Solved:
        """Path by path."""
        return Brute(self.rules, self.policy, worth).solve(self.start)
