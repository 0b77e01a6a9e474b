"""5.2 to 5.4. What kinds of move a unit may make, and which disorder it."""

from collections.abc import Iterator
from typing import NamedTuple

from sandtable.games.impetus.rules.troops.disorder import can_be_disordered
from sandtable.games.impetus.rules.troops.profiles import (
    DISORDERED_BY_MOVING,
    HEAVY_CHARIOTS,
    NIMBLE,
    SCYTHED,
    SIDESTEPS,
    WAGENBURG,
)
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import DEGREE

QUARTER, EIGHTH = 90 * DEGREE, 45 * DEGREE
SLOW_TO_TURN = (HEAVY_CHARIOTS, SCYTHED)
HEAVY_GUNS = "artillery-a"


@clause("BI 5.2b")
def widest_wheel(unit: Unit) -> int:
    """A quarter turn; heavy artillery half of that."""
    heavy = unit.profile.weapon == HEAVY_GUNS or cannot_move(unit)
    return EIGHTH if heavy else QUARTER


@clause("BI 5.2d")
def cannot_move(unit: Unit) -> bool:
    """With M 0 a unit may still wheel, as heavy artillery does, as its whole move."""
    return unit.profile.move == 0


@clause("BI 5.4b")
def widest_wheel_at_halt(unit: Unit) -> int:
    """On the spot light chariots turn a quarter, heavy and scythed ones half of that."""
    return EIGHTH if unit.type in SLOW_TO_TURN else QUARTER


class ChariotWheel(NamedTuple):
    """How a chariot on the move wheels: how far at the most, whether that disorders, whether it may then go on."""

    most: int
    disorders: bool
    goes_on: bool


@clause("BI 5.4a")
def wheel_after_the_move(unit: Unit) -> ChariotWheel:
    """It wheels directly after its move, and that disorders it."""
    return ChariotWheel(QUARTER, disorders=True, goes_on=False)


@clause("BI 5.4a")
def wheel_during_the_move(unit: Unit) -> ChariotWheel:
    """It wheels during its move or after it, no further than at the halt, and stays in order."""
    return ChariotWheel(widest_wheel_at_halt(unit), disorders=False, goes_on=True)


@clause("BI 5.3a")
def sidestep_disorders(unit: Unit) -> bool:
    """Moving sideways, obliquely or backward disorders all but skirmishers, light cavalry and listed troops."""
    return unit.type not in NIMBLE and not unit.has(SIDESTEPS) and can_be_disordered(unit)


@clause("BI 5.3a")
def aside_disorders(unit: Unit, turn: int, distance: int) -> bool:
    """Whichever way and however far they go."""
    return sidestep_disorders(unit)


@clause("BI 5.3a")
def forbids_sidestep(unit: Unit) -> Iterator[Refusal]:
    """A disordered unit does not move sideways or obliquely; chariots never do."""
    if unit.disordered:
        yield Refusal("BI 5.3a", "refused-sidestep-disordered", {}, (unit.id,))
    if unit.profile.chariot:
        yield Refusal("BI 5.4c", "refused-sidestep-chariot", {}, (unit.id,))


@clause("BI 5.3b")
def forbids_backward(unit: Unit) -> Iterator[Refusal]:
    """Units that may sidestep may go backward; skirmishers and light cavalry even in disorder."""
    for refusal in forbids_sidestep(unit):
        if refusal.clause != "BI 5.3a" or unit.type not in NIMBLE:
            yield refusal


@clause("BI 5.3b")
def forbids_backward_in_disorder(unit: Unit) -> Iterator[Refusal]:
    """Units that may sidestep may go backward; none does in disorder."""
    yield from forbids_sidestep(unit)


@clause("BI L.5")
def every_move_disorders(unit: Unit) -> bool:
    """Wagenburgs, and troops whose list says so, are disordered by every move."""
    return unit.type == WAGENBURG or unit.has(DISORDERED_BY_MOVING)


def disordered_by_moving(unit: Unit) -> str:
    """The clause by which every move disorders a unit, or nothing."""
    if not every_move_disorders(unit):
        return ""
    return "BI 2.2.3a" if unit.type == WAGENBURG else "BI L.5"
