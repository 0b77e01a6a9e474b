"""What happens in a battle, each with the clause it comes from."""

from typing import ClassVar, Literal, TypeAlias

from sandtable.games.impetus.rules.setup.deployment import Half
from sandtable.games.impetus.rules.steps import AnyStep
from sandtable.games.impetus.rules.terrain.pieces import Piece
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.dice import Line
from sandtable.kernel.event import Event
from sandtable.table.plane import Pose

Way: TypeAlias = Literal[
    "advance",
    "wheel",
    "wheel-at-halt",
    "sidestep",
    "backward",
    "march",
    "charge",
    "roll",
    "pursuit",
    "turn",
    "retreat",
    "push",
    "stampede",
    "shift",
    "crossed",
]
"""How a unit came to where it stands."""


class Proceeded(Event, frozen=True):
    """The step at the top of the agenda is done, or so many of them; these come in their place."""

    steps: tuple[AnyStep, ...] = ()
    done: int = 1


# 3. Terrain and deployment


class SetupThrown(Event, frozen=True):
    clause: ClassVar[str] = "BI 3.5"
    seat: str
    total: int


class SetupTied(Event, frozen=True):
    """Both have thrown the same; both throw again."""

    clause: ClassVar[str] = "BI 3.5"


class DefenderFound(Event, frozen=True):
    clause: ClassVar[str] = "BI 3.5"
    seat: str


class PiecePlaced(Event, frozen=True):
    clause: ClassVar[str] = "BI 3.5"
    piece: Piece


class PieceFailed(Event, frozen=True):
    """The die for a river or village was too low."""

    clause: ClassVar[str] = "BI 3.5"
    kind: str


class PieceMoved(Event, frozen=True):
    clause: ClassVar[str] = "BI 3.5"
    piece: Piece


class PieceRemoved(Event, frozen=True):
    clause: ClassVar[str] = "BI 3.5"
    piece: str


class TerrainSettled(Event, frozen=True):
    """A side leaves the terrain as it is."""

    clause: ClassVar[str] = "BI 3.5"
    seat: str


class HalfPicked(Event, frozen=True):
    clause: ClassVar[str] = "BI 3.6"
    half: Half


class UnitDeployed(Event, frozen=True):
    clause: ClassVar[str] = "BI 3.6"
    unit: Unit
    pose: Pose


class UnitLifted(Event, frozen=True):
    """A unit is taken up again, to be set up elsewhere."""

    clause: ClassVar[str] = "BI 3.6"
    unit: str


class ArmyDeployed(Event, frozen=True):
    clause: ClassVar[str] = "BI 3.6"
    seat: str


# 4. Turn


class TurnBegan(Event, frozen=True):
    clause: ClassVar[str] = "BI 4.1"
    number: int


class InitiativeThrown(Event, frozen=True):
    clause: ClassVar[str] = "BI 4.1.1"
    seat: str
    total: int


class InitiativeTied(Event, frozen=True):
    """Both have thrown the same; both throw again."""

    clause: ClassVar[str] = "BI 4.1.1"


class InitiativeWon(Event, frozen=True):
    clause: ClassVar[str] = "BI 4.1.1"
    seat: str


class HalfTurnBegan(Event, frozen=True):
    clause: ClassVar[str] = "BI 4.1"
    seat: str


class Activated(Event, frozen=True):
    """A unit or group begins its activation."""

    clause: ClassVar[str] = "BI 4.1.2"
    units: tuple[str, ...]


class Finished(Event, frozen=True):
    """The activation of these units is over; of others of their group it is not."""

    clause: ClassVar[str] = "BI 4.1.2"
    units: tuple[str, ...]


class TurnEnded(Event, frozen=True):
    clause: ClassVar[str] = "BI 4.1"
    number: int


class BattleEnded(Event, frozen=True):
    """A side has won, or neither: a draw."""

    winner: str
    clause: str


# 5. Movement


class Moved(Event, frozen=True):
    """A unit stands somewhere else."""

    unit: str
    pose: Pose
    way: Way
    clause: str


class MoveSpent(Event, frozen=True):
    """What the activated units have used of their move, and by which kind of move."""

    clause: ClassVar[str] = "BI 5.1"
    spent: int
    rolled: int
    move: str


class Disordered(Event, frozen=True):
    unit: str
    clause: str


class Rallied(Event, frozen=True):
    clause: ClassVar[str] = "BI 2.4.2b"
    unit: str


class ChariotRolled(Event, frozen=True):
    """A chariot is in motion, or stands."""

    clause: ClassVar[str] = "BI 5.4c"
    unit: str
    rolling: bool


class ChariotWheeled(Event, frozen=True):
    """A chariot has wheeled, and does so again only after half of its move; or it has gone that far."""

    clause: ClassVar[str] = "BI 5.4b"
    unit: str
    turned: bool


class ChargeDeclared(Event, frozen=True):
    clause: ClassVar[str] = "BI 5.6"
    units: tuple[str, ...]
    bonus: bool


class BonusThrown(Event, frozen=True):
    clause: ClassVar[str] = "BI 5.6.1"
    units: tuple[str, ...]
    distance: int


class FriendCrossed(Event, frozen=True):
    """A unit has passed through a friend."""

    clause: ClassVar[str] = "BI 5.7b"
    unit: str
    friend: str


class Blocked(Event, frozen=True):
    """A unit that had to go on was stopped."""

    unit: str
    by: str
    clause: str


# 6. Shooting


class Aimed(Event, frozen=True):
    """A unit is about to shoot, and its owner has said whether it will still move or rally."""

    clause: ClassVar[str] = "BI 6.1.5"
    unit: str
    target: str
    side: str
    then: str


class ShotFired(Event, frozen=True):
    clause: ClassVar[str] = "BI 6.1.4"
    unit: str
    target: str
    lines: tuple[Line, ...]
    hits: int


class Tested(Event, frozen=True):
    """A cohesion test and what it cost."""

    clause: ClassVar[str] = "BI 6.2a"
    unit: str
    lines: tuple[Line, ...]
    critical: int
    lost: int


class StrengthLost(Event, frozen=True):
    """A unit has lost VBU for good; a large one by its rear unit first."""

    unit: str
    amount: int
    clause: str


class RearLost(Event, frozen=True):
    """The rear unit of a large unit is gone."""

    unit: str
    clause: str


class Routed(Event, frozen=True):
    """A unit is gone."""

    unit: str
    clause: str


class Removed(Event, frozen=True):
    """A unit is gone without a rout: it shakes nobody."""

    unit: str
    clause: str


class StampedeThrown(Event, frozen=True):
    clause: ClassVar[str] = "BI 6.2.1"
    unit: str
    distance: int


# 7. Melee


class ShiftThrown(Event, frozen=True):
    """Which way an attacker is shifted off a front that its own matches exactly."""

    clause: ClassVar[str] = "BI 7.6.4"
    unit: str
    corner: Literal["left", "right", ""]


class Flanked(Event, frozen=True):
    """A unit is contacted in flank or rear."""

    clause: ClassVar[str] = "BI 7.2a"
    unit: str
    attacker: str


class PilaThrown(Event, frozen=True):
    clause: ClassVar[str] = "BI 6.5"
    seat: str
    target: str
    dice: int
    hits: int


class MainsMet(Event, frozen=True):
    """Two main units fight each other, with those who support them."""

    clause: ClassVar[str] = "BI 7.6.3c"
    one: str
    other: str
    supports: tuple[str, ...]


class MeleeThrown(Event, frozen=True):
    """What a main unit and its supports have thrown."""

    clause: ClassVar[str] = "BI 7.6a"
    unit: str
    lines: tuple[Line, ...]
    hits: int


class MeleeJudged(Event, frozen=True):
    """The unit that has lost more by the tests; none: both stay."""

    clause: ClassVar[str] = "BI 7.6.1a"
    one: str
    other: str
    loser: str
    supports: tuple[str, ...] = ()


class MeleesGoOn(Event, frozen=True):
    """The turn ends, and melees of which no round was fought in it are fought; this side counts as the active one."""

    clause: ClassVar[str] = "BI 7.6.1a"
    seat: str


class RetreatThrown(Event, frozen=True):
    unit: str
    distance: int
    clause: str = "BI 7.6.1b"


class PursuitThrown(Event, frozen=True):
    clause: ClassVar[str] = "BI 7.6.2a"
    unit: str
    distance: int


class PursuitDeclined(Event, frozen=True):
    clause: ClassVar[str] = "BI 7.6.2a"
    unit: str


Roll: TypeAlias = SetupThrown | SetupTied | DefenderFound
Terrain: TypeAlias = PiecePlaced | PieceFailed | PieceMoved | PieceRemoved | TerrainSettled
Deployment: TypeAlias = HalfPicked | UnitDeployed | UnitLifted | ArmyDeployed
Initiative: TypeAlias = TurnBegan | InitiativeThrown | InitiativeTied | InitiativeWon | HalfTurnBegan
Turn: TypeAlias = Proceeded | Activated | Finished | TurnEnded | BattleEnded
Movement: TypeAlias = Moved | MoveSpent | ChariotRolled | ChariotWheeled | FriendCrossed | Blocked
Charging: TypeAlias = ChargeDeclared | BonusThrown | ShiftThrown | Flanked | PilaThrown
Shooting: TypeAlias = Aimed | ShotFired | Tested | StampedeThrown
Losses: TypeAlias = Disordered | Rallied | StrengthLost | RearLost | Routed | Removed
Melee: TypeAlias = MainsMet | MeleeThrown | MeleeJudged | MeleesGoOn
Aftermath: TypeAlias = RetreatThrown | PursuitThrown | PursuitDeclined
AnyEvent: TypeAlias = (
    Roll | Terrain | Deployment | Initiative | Turn | Movement | Charging | Shooting | Losses | Melee | Aftermath
)
