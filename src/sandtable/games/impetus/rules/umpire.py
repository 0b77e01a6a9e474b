"""The umpire: knows the tables and the book of a battle, and answers questions about the table."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar, cast

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
T = TypeVar("T")

KEPT = 64


class Umpire:
    """Answers for any state; what it remembers only saves work."""

    books: ClassVar[Mapping[str, Book]] = BOOKS

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._seen: dict[tuple[int, int, int, int], tuple[State, Tableau]] = {}
        self._now: tuple[State | None, Tableau | None] = (None, None)
        self._found: dict[tuple[Any, ...], tuple[Any, Any]] = {}

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
        last, tableau = self._now
        if state is last and tableau is not None:
            return tableau
        key = (id(state.scenario), id(state.pieces), id(state.units), id(state.poses))
        seen = self._seen.get(key)
        if seen is not None:
            self._now = (state, seen[1])
            return seen[1]
        if len(self._seen) >= KEPT:
            self._seen.clear()
        tableau = self.look_at(state, tableau)
        self._seen[key] = self._now = (state, tableau)
        return tableau

    def once(self, find: Callable[[State, str, "Umpire"], T], state: State, seat: str) -> T:
        """What is found of a side that sets up. It is found once for as long as armies, terrain and halves stay."""
        told = (state.book, state.defender, state.half, state.pieces, state.units, state.poses)
        key = (find, seat, id(state.scenario), *told)
        known = self._found.get(key)
        if known is not None:
            return cast(T, known[1])
        if len(self._found) >= KEPT:
            self._found.clear()
        found = find(state, seat, self)
        self._found[key] = (state.scenario, found)
        return found

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
