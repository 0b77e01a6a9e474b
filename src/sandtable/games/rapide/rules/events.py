"""What happens in a battle, each with the clause it comes from. Losses are in halves."""

from typing import ClassVar, TypeAlias

from sandtable.games.rapide.rules.stacks import Stack
from sandtable.games.rapide.rules.steps import AnyStep
from sandtable.kernel.dice import Line
from sandtable.kernel.event import Event


class Absorbed(Event, frozen=True):
    """Two detachments have joined an A−."""

    clause: ClassVar[str] = "CR N"
    seat: str
    stack: Stack


class Mustered(Event, frozen=True):
    """A side goes into battle as it is."""

    clause: ClassVar[str] = "CR N"
    seat: str


class RoundBegan(Event, frozen=True):
    clause: ClassVar[str] = "CR A.2"
    number: int
    steps: tuple[AnyStep, ...]


class Fired(Event, frozen=True):
    """What Fire did; the clause says how this technology fires: stars only, half, or in full."""

    seat: str
    column: str
    losses: int
    stars: int
    clause: str


class HeldFire(Event, frozen=True):
    """A side has no right to fire."""

    seat: str
    clause: str


class Shocked(Event, frozen=True):
    clause: ClassVar[str] = "CR C.3"
    seat: str
    column: str
    losses: int
    stars: int


class CouldNotAnswer(Event, frozen=True):
    """A side broken by Fire does not shock."""

    seat: str
    clause: str


class MoraleChecked(Event, frozen=True):
    """Who has broken by this phase."""

    clause: ClassVar[str] = "CR C.2"
    phase: str
    broken: tuple[str, ...]


class RoundEnded(Event, frozen=True):
    """Nobody has broken: who is asked first whether to retreat."""

    clause: ClassVar[str] = "CR C.9"
    asked: tuple[str, ...]
    steps: tuple[AnyStep, ...]


class Stayed(Event, frozen=True):
    clause: ClassVar[str] = "CR O.2"
    seat: str


class Withdrew(Event, frozen=True):
    """A side has left the field after round one."""

    clause: ClassVar[str] = "CR O.2"
    seat: str


class TriedToRetreat(Event, frozen=True):
    """Under option M the retreat must be tested."""

    clause: ClassVar[str] = "CR M"
    seat: str


class RetreatFailed(Event, frozen=True):
    clause: ClassVar[str] = "CR M"
    seat: str


class BattleEnded(Event, frozen=True):
    """The fight is over; nobody has won if the winner is empty."""

    winner: str
    clause: str
    steps: tuple[AnyStep, ...]


class Pursued(Event, frozen=True):
    clause: ClassVar[str] = "CR C.6"
    seat: str
    column: str
    losses: int


class Retreated(Event, frozen=True):
    """A side has paid for its retreat."""

    clause: ClassVar[str] = "CR T.6"
    seat: str
    losses: int


class LossesCounted(Event, frozen=True):
    """All losses of a side, with what adjusted those inflicted on it."""

    clause: ClassVar[str] = "CR C.7"
    seat: str
    inflicted: int
    lines: tuple[Line, ...]
    attrition: int
    losses: int


class Judged(Event, frozen=True):
    """The result, and what each side owes; a victory that is not major stands by what decided the fight."""

    winner: str
    major: bool
    clause: str
    steps: tuple[AnyStep, ...]


class PashaLost(Event, frozen=True):
    clause: ClassVar[str] = "CR K.2"
    seat: str
    worth: int


class CountersLost(Event, frozen=True):
    """What remains of a side."""

    clause: ClassVar[str] = "CR T.5"
    seat: str
    paid: int
    remains: Stack


AnyEvent: TypeAlias = (
    Absorbed
    | Mustered
    | RoundBegan
    | Fired
    | HeldFire
    | Shocked
    | CouldNotAnswer
    | MoraleChecked
    | RoundEnded
    | Stayed
    | Withdrew
    | TriedToRetreat
    | RetreatFailed
    | BattleEnded
    | Pursued
    | Retreated
    | LossesCounted
    | Judged
    | PashaLost
    | CountersLost
)
