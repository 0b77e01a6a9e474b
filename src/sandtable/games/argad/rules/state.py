"""Where a game stands."""

from collections.abc import Collection
from typing import Literal, TypeAlias

from msgspec import Struct

from sandtable.games.argad.rules.characters.figures import horse_name
from sandtable.games.argad.rules.orders import Blow, Move, Shot
from sandtable.games.argad.rules.setup.scenario import Scenario
from sandtable.games.argad.rules.steps import AnyStep
from sandtable.games.argad.rules.tables import Ground
from sandtable.table.plane import Point, Pose
from sandtable.table.way import length

Formed: TypeAlias = Literal["loose", "forming", "close"]
Walled: TypeAlias = Literal["none", "announced", "stands"]
Outcome: TypeAlias = Literal["miss", "recoil", "kill", "void"]


class Man(Struct, frozen=True):
    """What has become of a figure; without a stand it is not on the table, or nobody knows where.

    `still` to `busy` speak of this turn: whether it has stayed, shot, struck at all, charges, runs, or does only that.
    `rider` is whose horse this is, if it is one that was left.
    """

    id: str
    stand: Pose | None = None
    mounted: bool = False
    hidden: bool = False
    wounded: bool = False
    reload: int = 0
    ammunition: int = 0
    formed: Formed = "loose"
    wall: Walled = "none"
    crouched: bool = False
    taken: tuple[str, ...] = ()
    still: bool = True
    shot: bool = False
    fought: bool = False
    charging: bool = False
    ran: bool = False
    busy: bool = False
    rider: str = ""


def tethered(rider: str, stand: Pose) -> Man:
    """A horse that its rider has left."""
    return Man(horse_name(rider), stand, mounted=True, rider=rider)


class Fallen(Struct, frozen=True):
    """A figure that is gone, where it fell, by which clause, and whether its weapons were taken."""

    id: str
    stand: Pose
    clause: str
    stripped: bool = False


class Plan(Struct, frozen=True):
    """What a seat has announced; an amendment that is not one confirms."""

    seat: str
    moves: tuple[Move, ...]
    confirmed: bool = False


class Walked(Struct, frozen=True):
    """How a figure has walked this turn: the way that it really went, and how far it might have gone.

    `tick` is when it stopped, of the million ticks of a turn; `start` and `end` are how it faced before and after.
    """

    figure: str
    way: tuple[Point, ...]
    pace: int
    tick: int
    start: int
    end: int


class Short(Struct, frozen=True):
    """Who has not come to the end of the way that was ordered this turn: why, by whom, and how much was not walked."""

    figure: str
    why: str
    by: str
    lost: int


class Pace(Struct, frozen=True):
    """What dice have done to a move, and the ground and crossings that count for all who threw together."""

    figure: str
    change: int
    blocked: bool = False
    ground: Ground = "easy"
    cost: int = 0


class Volleyed(Struct, frozen=True):
    """A missile in the air: its shooter, whom it was meant for, the die, what it counts, whom chance has named."""

    shooter: str
    target: str
    natural: int = 0
    value: int = 0
    last: bool = False
    closed: bool = False
    victim: str = ""
    judged: bool = False


class Strike(Struct, frozen=True):
    """A blow as it will be struck: in which step, with how many dice, in contact or over friends; what came of it."""

    striker: str
    target: str
    weapon: str
    reach: int
    dice: int = 1
    crossing: bool = False
    first: bool = True
    near: bool = True
    thrown: bool = False
    natural: int = 0
    value: int = 0
    closed: bool = False
    outcome: Outcome | None = None


class State(Struct, frozen=True):
    """The table and everything on it. `moment` counts what was shown: orders sealed for an earlier one are open.

    `contacts` are the pairs of enemies that touched when the turn began, `parted` those of them of whom the first has
    left the second; `under_fire` says who has been shot at by whom this turn, each of a group, `fired` who was in the
    last. `woken` are sleepers who know of the enemy, `seen` those who have seen them; `looted` and `reached` are what
    aims count.
    """

    book: str
    scenario: Scenario
    agenda: tuple[AnyStep, ...]
    men: tuple[Man, ...]
    fallen: tuple[Fallen, ...] = ()
    turn: int = 0
    moment: int = 1
    sealed: tuple[str, ...] = ()
    round: int = 0
    plans: tuple[Plan, ...] = ()
    before: tuple[Plan, ...] = ()
    drafts: tuple[Plan, ...] = ()
    moves: tuple[Move, ...] = ()
    paces: tuple[Pace, ...] = ()
    walks: tuple[Walked, ...] = ()
    short: tuple[Short, ...] = ()
    contacts: tuple[tuple[str, str], ...] = ()
    parted: tuple[tuple[str, str], ...] = ()
    aimed: tuple[tuple[str, tuple[Shot, ...]], ...] = ()
    fired: tuple[Shot, ...] = ()
    shots: tuple[Shot, ...] = ()
    under_fire: tuple[Shot, ...] = ()
    volley: tuple[Volleyed, ...] = ()
    killed: tuple[str, ...] = ()
    chosen: tuple[tuple[str, tuple[Blow, ...]], ...] = ()
    guards: tuple[tuple[str, str], ...] = ()
    strikes: tuple[Strike, ...] = ()
    places: tuple[tuple[str, Pose], ...] = ()
    pressing: tuple[tuple[str, tuple[str, ...]], ...] = ()
    seen: tuple[tuple[str, int], ...] = ()
    asleep: tuple[str, ...] = ()
    looted: tuple[tuple[str, str], ...] = ()
    reached: tuple[tuple[str, str], ...] = ()
    told: tuple[tuple[str, str], ...] = ()
    winners: tuple[str, ...] = ()
    verdict: str = ""

    def man(self, name: str) -> Man | None:
        """A figure that is still alive."""
        return next((man for man in self.men if man.id == name), None)

    def walk(self, name: str) -> Walked | None:
        """How a figure has walked this turn: the longest of its ways, if it has stepped aside as well."""
        return max((w for w in self.walks if w.figure == name), key=lambda w: length(w.way), default=None)

    def unanswered(self, seats: Collection[str]) -> tuple[str, ...]:
        """Of these seats those that have not answered yet, in the order of the scenario."""
        return tuple(seat for seat in self.scenario.seats if seat in seats and seat not in self.sealed)

    def strike(self, striker: str, target: str) -> Strike:
        """The blow of one figure at another."""
        return next(each for each in self.strikes if (each.striker, each.target) == (striker, target))

    def there(self, name: str) -> Man:
        man = self.man(name)
        assert man is not None, f"{name} is gone"
        return man
