"""7.6.2. Pursuit: who must, who may, and who never does."""

from sandtable.games.impetus.rules.troops.profiles import HEAVY_CAVALRY, IMPETUOUS, PURSUES, Profile, may_contact
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.clause import clause

MUST, MAY, NEVER = "must", "may", "never"


@clause("BI 7.6.2a")
def pursues(unit: Unit, beaten: Profile, *, destroyed: bool) -> str:
    """Heavy cavalry, chariots and the impetuous must; others may, but only after a retreat; with I 0 nobody does."""
    if not may_contact(unit.profile):
        return NEVER
    if bound(unit) or unit.profile.chariot:
        return MUST
    return NEVER if destroyed else MAY


@clause("BI 7.6.2a")
def pursues_whatever_happened(unit: Unit, beaten: Profile, *, destroyed: bool) -> str:
    """Heavy cavalry and the impetuous must; all others with I may, after a retreat or a rout."""
    if not may_contact(unit.profile):
        return NEVER
    return MUST if bound(unit) else MAY


def bound(unit: Unit) -> bool:
    """Its type, its temper or its list obliges it."""
    return unit.type == HEAVY_CAVALRY or unit.has(IMPETUOUS) or unit.has(PURSUES)


@clause("BI 7.6.3b")
def follows(unit: Unit) -> bool:
    """Of the supports heavy cavalry and the impetuous pursue with the main unit."""
    return unit.type == HEAVY_CAVALRY or unit.has(IMPETUOUS)


@clause("BI 7.6.3b")
def follows_on_foot(unit: Unit) -> bool:
    """Of the supports heavy cavalry and impetuous foot pursue with the main unit."""
    return unit.type == HEAVY_CAVALRY or (unit.has(IMPETUOUS) and not unit.mounted)


@clause("BI 7.6.2a")
def throws_first() -> bool:
    """A unit that may pursue throws first, then chooses."""
    return True


@clause("BI 7.6.2a")
def chooses_first() -> bool:
    """A unit that may pursue chooses, then throws."""
    return False
