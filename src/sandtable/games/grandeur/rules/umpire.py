"""The umpire of Grandeur: its books, its bases, and the table on which infantry counts as in square."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from msgspec.structs import replace

from sandtable.games.grandeur.rules.books import BOOKS
from sandtable.games.grandeur.rules.tables import Numbers, Scale, Tables
from sandtable.games.grandeur.rules.troops.profiles import INFANTRY
from sandtable.games.grandeur.rules.troops.units import Leader, brigade
from sandtable.games.impetus.rules import umpire
from sandtable.games.impetus.rules.setup.scenario import SEATS
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.book import Book
from sandtable.table.kept import kept

Tell: TypeAlias = Any
"""A teller of Grandeur's states; what Impetus tells goes through it as well."""


class Table(Tableau):
    """All units as they stand; those that count as in square are marked. `quiet`: generals known to be undisturbed."""

    quiet: tuple[Any, Any] = (None, None)

    @kept
    def stands(self) -> dict[str, Stand]:
        """Every unit on the table by its name."""
        found = super().stands
        square, all_ = self.book.rule("square"), list(found.values())
        cavalry: dict[str, list[Stand]] = {
            seat: [each for each in all_ if each.unit.mounted and each.unit.seat != seat] for seat in SEATS
        }
        for stand in [each for each in all_ if each.unit.type == INFANTRY]:
            counts = square(stand, cavalry[brigade(stand.unit).seat])
            if counts != brigade(stand.unit).square:
                found[stand.id] = stand._replace(unit=replace(stand.unit, square=counts))
        return found


class Umpire(umpire.Umpire):
    """Answers for any state of Grandeur."""

    books: ClassVar[Mapping[str, Book]] = BOOKS
    tables: Tables

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.clear: tuple[Mapping[str, Stand], Mapping[str, Leader]] = ({}, {})
        """Where units stood when they were last looked at, and the generals that none of them touched."""
        self._halved = {name: scale.halved() for name, scale in tables.scales.items()}

    @property
    def numbers(self) -> Numbers:
        return self.tables.numbers

    def scale(self, state: State) -> Scale:
        """GR S.2: where a unit is a division the U is half as long."""
        scenario: Any = state.scenario
        return (self._halved if scenario.divisions else self.tables.scales)[state.scenario.scale]

    def look_at(self, state: State, before: Tableau | None) -> Tableau:
        return Table(state.units, state.poses, self.scale(state), self.land(state), self.book(state), before)
