"""1.2, 2.5.1, 3.4 to 3.6 and 8. A scenario: the table, its terrain, two armies and where they stand."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from msgspec import Struct

from sandtable.games.impetus.rules.books import EDITIONS, FR
from sandtable.games.impetus.rules.setup.deployment import Half
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece, Pieces
from sandtable.games.impetus.rules.troops.armies import Army, Lists, Unit
from sandtable.games.impetus.rules.troops.scales import Depths, Scale, chosen
from sandtable.kernel.book import Book
from sandtable.kernel.bounds import Id, Some, Turns
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import Pose

Seat: TypeAlias = Literal["red", "blue"]

SEATS: tuple[Seat, Seat] = ("red", "blue")
OPPOSITE: Mapping[Half, Half] = MappingProxyType({"lower": "upper", "upper": "lower"})
LAST_TURN = 12
TURNS = (1, 99)
SIDES = (20, 400)
"""How long the sides of a table may be, in U; the book has no such limits, these only catch slips of the pen."""


class Post(Struct, frozen=True):
    """Where a unit is set up; with a second one behind it, it is a large unit (BI 2.5.1a)."""

    unit: Id
    pose: Pose
    rear: Id = ""


class Side(Struct, frozen=True):
    """An army, and where it is set up; without posts its player sets it up."""

    army: Army
    posts: Some[Post] = ()

    def unit(self, name: str) -> Unit | None:
        """The unit of this name, if the army has one."""
        return next((unit for unit in self.army.units if unit.id == name), None)


class Scenario(Struct, frozen=True):
    """A battle before its first turn.

    Without a defender everything is played: who defends, the terrain and the deployment. With one the terrain is as it
    is told (no pieces: an open field), and so is the deployment if there are posts. `half` is that of the defender.
    `depths` are those of bases for which another than the usual one was chosen (BI 1.3.1).
    """

    edition: Id
    scale: Id
    board: Board
    red: Side
    blue: Side
    pieces: Some[Piece] = ()
    last_turn: Turns = LAST_TURN
    defender: Seat | None = None
    half: Half | None = None
    any_size: bool = False
    free_deployment: bool = False
    depths: Depths = ()

    @property
    def sides(self) -> dict[Seat, Side]:
        return {"red": self.red, "blue": self.blue}

    @property
    def deployed(self) -> bool:
        """The armies stand already."""
        return any(side.posts for side in self.sides.values())

    def half_of(self, seat: str) -> Half | None:
        """The half in which a side stands; None as long as the defender has not picked one."""
        if self.defender is None or self.half is None:
            return None
        return self.half if seat == self.defender else OPPOSITE[self.half]


class Measures(Struct, frozen=True, eq=False):
    """The tables by which a scenario is judged: army lists, kinds of terrain, and bases by the size of the figures.

    Here, and nowhere else in the rules, the name of an edition becomes a book.
    """

    lists: Lists
    pieces: Pieces
    scales: Mapping[str, Scale]
    editions: Mapping[str, Book] = MappingProxyType(EDITIONS)

    def book(self, scenario: Scenario) -> Book:
        """What the edition of a scenario says; where there is none, the French one."""
        return self.editions.get(scenario.edition, FR)

    def scale(self, scenario: Scenario) -> Scale:
        """The bases of a scenario."""
        return chosen(self.scales[scenario.scale], scenario.depths)


@clause("BI 1.2.1")
def edition_known(scenario: Scenario, measures: Measures) -> Iterator[Refusal]:
    """The edition is one of the two."""
    if scenario.edition not in measures.editions:
        yield Refusal("BI 1.2.1", "refused-edition", {"field": "edition", "edition": scenario.edition})


def piece_of(seat: str, unit: str) -> str:
    """How refusals name a unit: both armies may have one of the same name."""
    return f"{seat}.{unit}"
