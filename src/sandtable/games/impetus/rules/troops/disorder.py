"""2.4.2. Disorder: what a second one costs, and who may rally."""

from collections.abc import Iterator

from sandtable.games.impetus.rules.troops.profiles import WAR_CHARIOTS
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal

FIRE, MELEE = "fire", "melee"
COST = 1


@clause("BI 2.4.2c")
def second_disorder(unit: Unit, by: str, lost: int) -> int:
    """Disordered once more by a test: one VBU; after melee only where the test itself cost nothing."""
    spared = by == MELEE and lost > 0
    return COST if unit.disordered and not spared else 0


@clause("BI 2.4.2c")
def second_disorder_always(unit: Unit, by: str, lost: int) -> int:
    """Disordered once more by a test of fire or melee: one VBU on top of what the test cost."""
    return COST if unit.disordered else 0


@clause("BI 2.4.2b")
def forbids_rally(unit: Unit, *, in_melee: bool) -> Iterator[Refusal]:
    """A disordered unit rallies by staying put; not in melee, and chariots only if they stand."""
    if not unit.disordered:
        yield Refusal("BI 2.4.2b", "refused-rally-ordered", {}, (unit.id,))
    if in_melee:
        yield Refusal("BI 2.4.2b", "refused-rally-melee", {}, (unit.id,))
    if unit.type in WAR_CHARIOTS and unit.rolling:
        yield Refusal("BI 2.4.2d", "refused-rally-rolling", {}, (unit.id,))
