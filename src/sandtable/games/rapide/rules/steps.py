"""What a battle still has to do, step by step."""

from typing import TypeAlias

from sandtable.games.rapide.rules.battle import ATTACKER, DEFENDER
from sandtable.kernel.course import Step


class Muster(Step, frozen=True):
    """A side may convert detachments before the battle."""

    seat: str


class Round(Step, frozen=True):
    """A round begins."""

    number: int


class Fire(Step, frozen=True):
    seat: str


class Shock(Step, frozen=True):
    seat: str


class Morale(Step, frozen=True):
    """Both sides are checked after a phase."""

    phase: str


class RoundEnd(Step, frozen=True):
    """Somebody has lost, or the fight goes on."""


class AskRetreat(Step, frozen=True):
    seat: str


class RetreatTest(Step, frozen=True):
    """Option M."""

    seat: str


class Pursuit(Step, frozen=True):
    seat: str


class RetreatLoss(Step, frozen=True):
    seat: str


class Reckoning(Step, frozen=True):
    """Losses are added up."""


class Payment(Step, frozen=True):
    """A side still owes so many detachments."""

    seat: str
    due: int


AnyStep: TypeAlias = (
    Muster
    | Round
    | Fire
    | Shock
    | Morale
    | RoundEnd
    | AskRetreat
    | RetreatTest
    | Pursuit
    | RetreatLoss
    | Reckoning
    | Payment
)

ROUND: tuple[AnyStep, ...] = (
    Fire(ATTACKER),
    Fire(DEFENDER),
    Morale("fire"),
    Shock(ATTACKER),
    Shock(DEFENDER),
    Morale("shock"),
    RoundEnd(),
)
