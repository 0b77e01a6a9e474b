"""6.5. Pila: what fresh legionaries throw before a frontal melee."""

from sandtable.games.impetus.rules.troops.profiles import PILUM
from sandtable.games.impetus.rules.troops.units import Unit, fresh
from sandtable.kernel.clause import clause

CHARGING, CHARGED, SUPPORTING = 1, 3, 1


@clause("BI 6.5")
def pila(unit: Unit, *, charges: bool, supports: bool = False) -> int:
    """One die if they charge, three if they are charged, one in support of a charged one; one less in disorder."""
    if not (unit.has(PILUM) and fresh(unit)):
        return 0
    return max(0, _thrown(charges=charges, supports=supports) - unit.disordered)


def _thrown(*, charges: bool, supports: bool) -> int:
    if supports:
        return 0 if charges else SUPPORTING
    return CHARGING if charges else CHARGED
