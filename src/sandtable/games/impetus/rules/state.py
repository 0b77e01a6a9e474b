"""Where a battle stands."""

from msgspec import Struct

from sandtable.games.impetus.rules.setup.deployment import Half
from sandtable.games.impetus.rules.setup.scenario import Scenario
from sandtable.games.impetus.rules.steps import AnyStep, Start
from sandtable.games.impetus.rules.terrain.pieces import Piece
from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.table.plane import Pose

STAY, MOVE, RALLY = "stay", "move", "rally"
"""What the owner of a shooter says before the throw: whether it will still move or rally (BI 6.1.5)."""


class Fallen(Struct, frozen=True):
    """A unit that is gone, and what it was worth (BI 8)."""

    id: str
    seat: str
    vd: int


class Activation(Struct, frozen=True):
    """BI 4.1.2: what the units whose turn it is have done so far; without units none is activated.

    `spent` is what they have used of their move, `rolled` what a chariot has gone straight ahead. `move` is the last
    kind of move; `shot` names who has shot, and `pledges` what was said before; `starts` is where they stood.
    """

    units: tuple[str, ...] = ()
    spent: int = 0
    rolled: int = 0
    move: str = ""
    rallied: bool = False
    shot: tuple[str, ...] = ()
    pledges: tuple[tuple[str, str], ...] = ()
    starts: tuple[Start, ...] = ()

    def pledge(self, unit: str) -> str:
        """What was said of a unit before it shot; nothing if it has not."""
        return dict(self.pledges).get(unit, "")


class Throws(Struct, frozen=True):
    """What two sides have thrown for something, red first; None: not yet."""

    red: int | None = None
    blue: int | None = None


class State(Struct, frozen=True):
    """The table and everything on it; `units` and `poses` go together, so that every pose belongs to a unit.

    `used` are the units that were activated this turn; `fought` the pairs of enemies that have fought a round this turn
    (BI 7.6.1a); `flanked` the pairs (victim, attacker) of BI 7.2c; `tried` the kinds of terrain whose die has failed.
    """

    book: str
    scenario: Scenario
    agenda: tuple[AnyStep, ...]
    pieces: tuple[Piece, ...] = ()
    tried: tuple[str, ...] = ()
    defender: str = ""
    half: Half | None = None
    units: tuple[Unit, ...] = ()
    poses: tuple[Pose, ...] = ()
    gone: tuple[Fallen, ...] = ()
    flanked: tuple[tuple[str, str], ...] = ()
    turn: int = 0
    active: str = ""
    used: tuple[str, ...] = ()
    fought: tuple[tuple[str, str], ...] = ()
    activation: Activation = Activation()
    throws: Throws = Throws()
    winner: str = ""
    verdict: str = ""

    def at(self, unit: str) -> int | None:
        """The place of a unit among all; None if it is not on the table."""
        for place, each in enumerate(self.units):
            if each.id == unit:
                return place
        return None

    def unit(self, unit: str) -> Unit:
        """A unit that is on the table."""
        for each in self.units:
            if each.id == unit:
                return each
        raise LookupError(f"{unit} is not on the table")

    def pose(self, unit: str) -> Pose:
        """Where a unit stands."""
        place = self.at(unit)
        assert place is not None, f"{unit} is not on the table"
        return self.poses[place]

    def there(self, unit: str) -> bool:
        """A unit is on the table."""
        return self.at(unit) is not None

    def lost(self, seat: str) -> int:
        """BI 8: what the units of a side that are gone were worth."""
        return sum(fallen.vd for fallen in self.gone if fallen.seat == seat)


def profile_of(state: State, unit: str) -> Profile:
    """The profile of a unit, on the table or gone."""
    seat, name = unit.split(".", 1)
    found = (state.scenario.red if seat == "red" else state.scenario.blue).unit(name)
    assert found is not None, f"{unit} is of no army"
    return found.profile


def side_of(unit: str) -> str:
    """The side of a unit, on the table or gone."""
    return unit.split(".", 1)[0]


def enemy_of(seat: str) -> str:
    """The other side."""
    return "blue" if seat == "red" else "red"
