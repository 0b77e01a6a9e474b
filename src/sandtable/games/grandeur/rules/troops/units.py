"""2.0. Brigades and generals on the table, and what Grandeur must know of them."""

from msgspec import Struct

from sandtable.games.grandeur.rules.troops.armies import Army, Rank
from sandtable.games.grandeur.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.setup.scenario import piece_of
from sandtable.games.impetus.rules.troops import units
from sandtable.kernel.dice import Line
from sandtable.table.plane import Pose

GENERAL, BRAVE = 1, 2


class Unit(units.Unit, frozen=True, cache_hash=True, kw_only=True):
    """`general`: one is with it, `brave`: a brave one; `phases`: its movement phases in this turn (IM 2).

    `square`: it stands in square, by order (GR A1) or, where the table is looked at, as it counts (GR 4.1);
    `opportunity`: it may interrupt the enemy (IM 4).
    """

    profile: Profile
    brave: bool = False
    phases: int = 0
    square: bool = False
    opportunity: bool = False

    @property
    def steadied(self) -> Line:
        """GR 2.0c: a general adds one to its cohesion, a brave one two besides."""
        if self.brave:
            return Line(GENERAL + BRAVE, "GR 2.0c", "brave")
        return Line(GENERAL if self.general else 0, "GR 2.0c", "general")

    @property
    def cavalry(self) -> bool:
        return self.profile.mounted

    @property
    def infantry(self) -> bool:
        return self.profile.infantry

    @property
    def guns(self) -> bool:
        return self.profile.guns


def widened(unit: units.Unit) -> Unit:
    """A unit that Impetus has set up, as one of Grandeur."""
    if isinstance(unit, Unit):
        return unit
    return Unit(**{name: getattr(unit, name) for name in unit.__struct_fields__})


def brigade(unit: units.Unit) -> Unit:
    """A unit that Impetus hands on: in a battle of Grandeur all are brigades."""
    assert isinstance(unit, Unit), f"{unit.id} is no brigade"
    return unit


class Leader(Struct, frozen=True):
    """A general on the table, alone or with a unit; `command` is the corps or division that the general leads."""

    id: str
    seat: str
    rank: Rank
    command: str
    grade: str
    pose: Pose
    brave: bool = False
    unit: str = ""
    moved: bool = False


def leader_of(army: Army, seat: str, general: str, pose: Pose) -> Leader:
    """A general of an army, set up on the table."""
    found, rank, command = next(each for each in army.generals if each[0].id == general)
    return Leader(piece_of(seat, found.id), seat, rank, command, found.grade, pose, found.brave)
