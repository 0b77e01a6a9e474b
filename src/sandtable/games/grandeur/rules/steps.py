"""What a battle still has to do besides the steps of Impetus."""

from typing import Literal, TypeAlias

from sandtable.games.impetus.rules import steps
from sandtable.games.impetus.rules.orders import Corner
from sandtable.kernel.course import Step
from sandtable.table.plane import Pose

Purpose: TypeAlias = Literal["move", "rally", "opportunity", "square", "evade", "disengage"]
"""What a discipline test is for."""


class WeatherThrow(Step, frozen=True):
    """A side throws its die for the weather (GR 1)."""

    seat: str


class WeatherJudged(Step, frozen=True):
    """Both dice say what the weather is."""


class NextCorps(Step, frozen=True):
    """The next corps is found (IM 7), or the turn ends."""


class CorpsNaming(Step, frozen=True):
    """A side names the corps that it wants to activate (IM 7)."""

    seat: str


class DivisionThrow(Step, frozen=True):
    """A division general out of touch throws to rouse the division (GR 2.2b)."""

    leader: str


class DisciplineTest(Step, frozen=True):
    """A unit or group tests its discipline (IM 1); `charger` and `flank` count for a square against a charge."""

    units: tuple[str, ...]
    purpose: Purpose
    charger: str = ""
    flank: bool = False
    distance: int = 0


class Charging(Step, frozen=True):
    """A charge that was declared goes, once it has been answered (IM 9)."""

    units: tuple[str, ...]
    corner: Corner = "left"
    angle: int = 0
    bonus: bool = False


class Reaction(Step, frozen=True):
    """The other side answers a charge or a move, unit by unit (IM 4, IM 9); `evaded` have evaded this charge."""

    against: tuple[str, ...]
    answered: tuple[str, ...] = ()
    evaded: tuple[str, ...] = ()
    charge: Charging | None = None
    starts: tuple[steps.Start, ...] = ()


class OpportunityShot(steps.FireThrow, frozen=True, kw_only=True):
    """A shot on opportunity at a charger, where its charge enters the shooter's zone of control (IM 4)."""

    at: Pose


class Evasion(Step, frozen=True):
    """A unit that is charged goes back (IM 5) before `chargers`."""

    retreat: steps.Retreat
    chargers: tuple[str, ...]


class EvaderMeets(Step, frozen=True):
    """A unit that evades has met a friend; its owner chooses (IM 9)."""

    evasion: Evasion
    friend: str


class PointBlank(Step, frozen=True):
    """Infantry or guns that are charged frontally shoot before the melee (GR 5.3, 6.3), and others with them.

    `unit` is the main unit that the charger meets or, if that does not shoot, none; `supports` add a die each.
    """

    unit: str
    target: str
    supports: tuple[str, ...] = ()


class Rethrow(Step, frozen=True):
    """Elite or veterans may throw a failed cohesion test again (GR 7); the test itself is the next step."""

    unit: str
    loss: int
    face: int


class SecondThrow(Step, frozen=True):
    """A cohesion test is thrown again; what comes now stands."""

    unit: str


class GeneralFate(Step, frozen=True):
    """A general in danger throws to survive (GR 2.0d)."""

    leader: str


class GeneralCaught(Step, frozen=True):
    """An enemy has come upon a general, who evades or is lost (GR 2.0b, 2.3)."""

    leader: str


Weather: TypeAlias = WeatherThrow | WeatherJudged
Command: TypeAlias = NextCorps | CorpsNaming | DivisionThrow | GeneralFate | GeneralCaught
Movement: TypeAlias = DisciplineTest | Charging | Reaction | OpportunityShot | Evasion | EvaderMeets
Fire: TypeAlias = PointBlank | Rethrow | SecondThrow
AnyStep: TypeAlias = steps.AnyStep | Weather | Command | Movement | Fire
