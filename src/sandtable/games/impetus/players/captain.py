"""The captain: answers all questions of Basic Impetus, by exact odds where dice are near, otherwise by estimates."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import astuple

from sandtable.games.impetus.players.chances import Fates
from sandtable.games.impetus.players.duel import Duels
from sandtable.games.impetus.players.fire import Fire
from sandtable.games.impetus.players.laying_out import lay_out
from sandtable.games.impetus.players.plan import Planner
from sandtable.games.impetus.players.position import Judges
from sandtable.games.impetus.rules.orders import AnyOrder
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.state import State
from sandtable.kernel.awaiting import Choice

SETUP = ("terrain", "terrain-change", "deployment")
ORDERS = "orders"


class Captain:
    """A player who always answers the same in the same view; what it remembers only saves work."""

    planner: ClassVar[type[Planner]] = Planner

    def __init__(self, ruleset: Impetus) -> None:
        self.ruleset = ruleset
        self.judges = self.judges_of(ruleset)

    def judges_of(self, ruleset: Impetus) -> Judges:
        """What a position is judged with."""
        fates = Fates(ruleset.umpire)
        return Judges(ruleset.umpire, fates, Duels(ruleset.umpire, fates), Fire(ruleset.umpire, fates))

    def __call__(self, view: State, seat: str) -> AnyOrder:
        awaited = self.ruleset.awaiting(view)
        assert isinstance(awaited, Choice), "a captain is asked"
        if awaited.what in SETUP:
            return lay_out(self.ruleset, view, seat, awaited.what)
        if awaited.what == ORDERS:
            return self.planner(self.ruleset, self.judges, view, seat).order()
        return self._small(view, seat)

    def _small(self, view: State, seat: str) -> AnyOrder:
        """A choice in the middle of something: the order that promises most; of equals, the first."""
        orders = [offer.at(offer.low) for offer in self.ruleset.options(view, seat).offers]
        if len(orders) == 1:
            return orders[0]
        concerned = set(named(view.agenda[0]))
        mine = [unit.id for unit in view.units if unit.seat == seat and unit.id in concerned]
        outlook = self.planner.outlook(self.ruleset, self.judges, seat, mine)
        return max(orders, key=lambda order: outlook.after(view, order))


def named(step: object) -> Iterator[str]:
    """Everything that a step names, however deep."""
    if isinstance(step, str):
        yield step
    for part in astuple(step) if isinstance(step, Struct) else step if isinstance(step, tuple) else ():
        yield from named(part)
