"""5.4. Chariots: half of their move straight before they wheel, and no stopping at will."""

from collections.abc import Iterator

from sandtable.games.impetus.rules.state import Activation
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal


@clause("BI 5.4a")
def half_move(unit: Unit) -> int:
    """What it must go straight before it stops or wheels."""
    return -(-unit.profile.move // 2)


@clause("BI 5.4a")
def forbids_wheel(unit: Unit, now: Activation) -> Iterator[Refusal]:
    """It wheels on the move only once it has gone half of its move straight; never twice in a row."""
    if now.rolled < half_move(unit):
        yield Refusal("BI 5.4a", "refused-chariot-half", {"unit": unit.id}, (unit.id,))
    yield from _twice(unit)


@clause("BI 5.4b")
def forbids_wheel_at_halt(unit: Unit, now: Activation) -> Iterator[Refusal]:
    """Only a chariot that stands turns on the spot, as its whole move; never twice in a row."""
    if not unit.profile.chariot:
        yield Refusal("BI 5.4b", "refused-halt-type", {"unit": unit.id}, (unit.id,))
    if unit.rolling or now.move:
        yield Refusal("BI 5.4b", "refused-halt-rolling", {"unit": unit.id}, (unit.id,))
    yield from _twice(unit)


@clause("BI 5.4b")
def _twice(unit: Unit) -> Iterator[Refusal]:
    """Between two wheels it goes half of its move, over turns too."""
    if unit.turned:
        yield Refusal("BI 5.4b", "refused-wheel-twice", {"unit": unit.id}, (unit.id,))
