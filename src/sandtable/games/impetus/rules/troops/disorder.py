"""2.4.2 and 2.2.3c. Disorder: troops that it spares, what a second one costs, rallying, and fear of elephants."""

from collections.abc import Iterator

from sandtable.games.impetus.rules.troops.profiles import CAMELS, CAVALRY, SCYTHED, WAR_CHARIOTS
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


HORSED = (*CAVALRY, *WAR_CHARIOTS)


@clause("BI 2.2.3c")
def frightened(unit: Unit) -> bool:
    """Every mounted unit in melee with them is disordered before dice; scythed chariots never."""
    return unit.mounted and unit.type != SCYTHED


@clause("BI 2.2.3c")
def frightened_if_horsed(unit: Unit) -> bool:
    """Only horsed units are: cavalry and war chariots, but not camels."""
    return unit.type in HORSED and not unit.has(CAMELS)


@clause("BI 2.4.2d")
def can_be_disordered(unit: Unit) -> bool:
    """Scythed chariots never are."""
    return unit.type != SCYTHED
