"""What happens besides the events of Impetus, each with the clause it comes from."""

from typing import Any, ClassVar, Union, get_args

from sandtable.games.grandeur.rules.setup.scenario import Weather
from sandtable.games.grandeur.rules.steps import AnyStep, Purpose
from sandtable.games.grandeur.rules.troops.units import Leader, Unit
from sandtable.games.impetus.rules import events
from sandtable.kernel.dice import Line
from sandtable.kernel.event import Event
from sandtable.table.plane import Pose


class Proceeded(events.Proceeded, frozen=True):
    """Impetus' own, with the steps of Grandeur."""

    steps: tuple[AnyStep, ...] = ()  # type: ignore[assignment]


class UnitDeployed(events.UnitDeployed, frozen=True, kw_only=True):
    """Impetus' own, with a unit of Grandeur."""

    unit: Unit


# 1. Weather


class WeatherDieThrown(Event, frozen=True):
    clause: ClassVar[str] = "GR 1"
    seat: str
    face: int


class WeatherTurned(Event, frozen=True):
    clause: ClassVar[str] = "GR 1"
    weather: Weather


# 2. Generals


class GeneralPlaced(Event, frozen=True):
    clause: ClassVar[str] = "GR 2.0a"
    leader: Leader


class GeneralRode(Event, frozen=True):
    """A general stands somewhere else, on a separate base; by a move of their own, or because they had to."""

    general: str
    pose: Pose
    clause: str
    of_his_own: bool = True


class GeneralAttached(Event, frozen=True):
    clause: ClassVar[str] = "GR 2.0c"
    general: str
    unit: str


class GeneralStayed(Event, frozen=True):
    """A general does not move this turn."""

    clause: ClassVar[str] = "GR 2.0b"
    general: str


class GeneralSpared(Event, frozen=True):
    clause: ClassVar[str] = "GR 2.0d"
    general: str


class GeneralLost(Event, frozen=True):
    general: str
    clause: str


# 3. Corps


class CorpsNamed(Event, frozen=True):
    clause: ClassVar[str] = "IM 7"
    seat: str
    corps: str


class CorpsThrown(Event, frozen=True):
    """What the general of a named corps has thrown."""

    clause: ClassVar[str] = "GR 3a"
    seat: str
    lines: tuple[Line, ...]
    total: int


class CorpsTied(Event, frozen=True):
    """Both have thrown the same; the better commander-in-chief, then the better structure decides, or nobody."""

    clause: ClassVar[str] = "GR 3c"
    winner: str


class CorpsActivated(Event, frozen=True):
    """A corps acts now; `units` are those that may."""

    clause: ClassVar[str] = "IM 7"
    seat: str
    corps: str
    units: tuple[str, ...]


class CorpsRested(Event, frozen=True):
    """The generals of the active corps move no more."""

    clause: ClassVar[str] = "IM 7"
    corps: str


class DivisionRoused(Event, frozen=True):
    """A division general out of touch has got the division going."""

    clause: ClassVar[str] = "GR 2.2b"
    general: str


class DivisionHeld(Event, frozen=True):
    """A division does nothing but fight on; `idle` are those of its units that are in no melee."""

    clause: ClassVar[str] = "GR 2.2b"
    general: str
    units: tuple[str, ...]
    idle: tuple[str, ...]


# 4. Movement


class DisciplineTested(Event, frozen=True):
    """A unit or group has tested its discipline, with what counted, what was needed, and whether it passed."""

    clause: ClassVar[str] = "IM 1"
    units: tuple[str, ...]
    purpose: Purpose
    lines: tuple[Line, ...]
    needed: int
    passed: bool


class PhaseBegan(Event, frozen=True):
    """Units make one more movement phase; those that failed their test end it disordered."""

    clause: ClassVar[str] = "IM 2"
    units: tuple[str, ...]
    failed: bool


class PhaseFailed(Event, frozen=True):
    """The move after a failed test is made."""

    clause: ClassVar[str] = "IM 2"
    units: tuple[str, ...]


class RallyFailed(Event, frozen=True):
    clause: ClassVar[str] = "IM 3"
    unit: str


class OpportunityTaken(Event, frozen=True):
    """A unit waits for the enemy."""

    clause: ClassVar[str] = "IM 4"
    unit: str


class OpportunityUsed(Event, frozen=True):
    """A unit interrupts the enemy."""

    clause: ClassVar[str] = "IM 4"
    unit: str
    against: str


class MoveWatched(Event, frozen=True):
    """Units on opportunity have seen a move end."""

    clause: ClassVar[str] = "IM 4"
    units: tuple[str, ...]


class ChargeAnnounced(Event, frozen=True):
    """A charge is declared, and the enemies that it would touch as things stand."""

    clause: ClassVar[str] = "IM 9"
    units: tuple[str, ...]
    targets: tuple[str, ...]


class FellBack(Event, frozen=True):
    """A unit has evaded a charge (of `chargers`) or left a melee."""

    unit: str
    pose: Pose
    clause: str
    chargers: tuple[str, ...] = ()


class SquareFormed(Event, frozen=True):
    clause: ClassVar[str] = "GR A1a"
    unit: str


class SquareDropped(Event, frozen=True):
    clause: ClassVar[str] = "GR A1c"
    unit: str


class ChargeStopped(Event, frozen=True):
    """A charge that was declared cannot go any more."""

    clause: ClassVar[str] = "IM 9"
    units: tuple[str, ...]


# 5 and 7. Fire and cohesion


class PointBlankFired(Event, frozen=True):
    clause: str
    unit: str
    target: str
    lines: tuple[Line, ...]
    hits: int


class Rethrown(Event, frozen=True):
    """Elite or veterans throw a cohesion test again, or leave it."""

    clause: ClassVar[str] = "GR 7"
    unit: str
    again: bool


GENERALS = (GeneralPlaced, GeneralRode, GeneralAttached, GeneralStayed, GeneralSpared, GeneralLost)
CORPS = (CorpsNamed, CorpsThrown, CorpsTied, CorpsActivated, CorpsRested, DivisionRoused, DivisionHeld)
ACTIVATION = (DisciplineTested, PhaseBegan, PhaseFailed, RallyFailed, SquareFormed, SquareDropped)
REACTIONS = (OpportunityTaken, OpportunityUsed, MoveWatched, ChargeAnnounced, ChargeStopped, FellBack)
WEATHER, FIRE = (WeatherDieThrown, WeatherTurned), (PointBlankFired, Rethrown)
OWN: tuple[type[Event], ...] = (Proceeded, UnitDeployed, *WEATHER, *GENERALS, *CORPS, *ACTIVATION, *REACTIONS, *FIRE)
WIDENED = (events.Proceeded, events.UnitDeployed)
"""The events of Impetus that Grandeur has its own form of."""

INITIATIVE = (events.InitiativeThrown, events.InitiativeTied, events.InitiativeWon, events.HalfTurnBegan)
ANCIENT = (events.ChariotRolled, events.ChariotWheeled, events.PilaThrown, events.RearLost, events.StampedeThrown)
DROPPED = (*INITIATIVE, *ANCIENT, events.Removed)
"""What happens in Impetus alone: initiative by sides (GR 3b), chariots, pila, large units and elephants."""

AnyEvent: Any = Union[(*(each for each in get_args(events.AnyEvent) if each not in (*WIDENED, *DROPPED)), *OWN)]
