"""Where a battle stands."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.rapide.rules.battle import ATTACKER, Battle
from sandtable.games.rapide.rules.stacks import Stack
from sandtable.games.rapide.rules.steps import AnyStep
from sandtable.kernel.course import after
from sandtable.kernel.event import Teller


class Side(Struct, frozen=True):
    """What has become of one side. Losses are in halves."""

    stack: Stack
    stars: int = 0
    inflicted: int = 0
    broke: str = ""
    failed: bool = False
    attrition: int = 0
    losses: int = 0


class State(Struct, frozen=True):
    """The battle, its two sides, and what is still to do; nothing to do: it is over."""

    book: str
    battle: Battle
    attacker: Side
    defender: Side
    agenda: tuple[AnyStep, ...]
    round: int = 0
    winner: str = ""
    verdict: str = ""
    major: bool = False

    def side(self, seat: str) -> Side:
        return self.attacker if seat == ATTACKER else self.defender


Tell: TypeAlias = Teller[State]


def with_side(state: State, seat: str, side: Side, *pushed: AnyStep) -> State:
    """One side has changed and the top of the agenda is done."""
    agenda = after(state.agenda, *pushed)
    if seat == ATTACKER:
        return replace(state, attacker=side, agenda=agenda)
    return replace(state, defender=side, agenda=agenda)
