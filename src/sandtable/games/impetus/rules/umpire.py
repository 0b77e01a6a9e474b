"""The umpire: knows the tables and the book of a battle, and answers questions about the table."""

from collections.abc import Mapping
from typing import Any, ClassVar

from sandtable.games.impetus.rules.books import BOOKS
from sandtable.games.impetus.rules.events import Proceeded
from sandtable.games.impetus.rules.shooting.weapons import Weapons
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.tableau import Tableau
from sandtable.games.impetus.rules.tables import Tables
from sandtable.games.impetus.rules.terrain.land import Land, land_of
from sandtable.games.impetus.rules.troops.scales import Scale, chosen
from sandtable.kernel.book import Book
from sandtable.kernel.event import Teller

Tell = Teller[State]

KEPT = 64


class Umpire:
    """Answers for any state; what it remembers only saves work."""

    books: ClassVar[Mapping[str, Book]] = BOOKS

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._seen: dict[tuple[int, int, int, int], tuple[State, Tableau]] = {}
        self._last: Tableau | None = None

    @property
    def weapons(self) -> Weapons:
        return self.tables.weapons

    def book(self, state: State) -> Book:
        """The edition that is played."""
        return self.books[state.book]

    def scale(self, state: State) -> Scale:
        return chosen(self.tables.scales[state.scenario.scale], state.scenario.depths)

    def land(self, state: State) -> Land:
        """The table and its terrain."""
        return land_of(state.scenario.board, state.pieces, self.tables.pieces)

    def field(self, state: State) -> Tableau:
        """The table as it stands."""
        key = (id(state.scenario), id(state.pieces), id(state.units), id(state.poses))
        seen = self._seen.get(key)
        if seen is not None:
            return seen[1]
        if len(self._seen) >= KEPT:
            self._seen.clear()
        tableau = self.look_at(state, self._last)
        self._seen[key] = (state, tableau)
        self._last = tableau
        return tableau

    def look_at(self, state: State, before: Tableau | None) -> Tableau:
        """The table as it stands, looked at afresh."""
        return Tableau(state.units, state.poses, self.scale(state), self.land(state), self.book(state), before)


def done(tell: Tell, *steps: Any) -> None:
    """The step at the top of the agenda is done; these come in its place."""
    tell.say(Proceeded(steps))


def before_it(tell: Tell, *steps: Any) -> None:
    """These steps come before the one at the top of the agenda, which stays."""
    tell.say(Proceeded((*steps, tell.state.agenda[0])))


def over_if_gone(tell: Tell, step: Any, umpire: Umpire) -> bool:
    """A step of a unit that is gone by now is over."""
    if tell.state.there(step.unit):
        return False
    done(tell)
    return True
