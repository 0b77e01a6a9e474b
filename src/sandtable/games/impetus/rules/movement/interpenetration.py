"""5.7. Passing through friends."""

from sandtable.games.impetus.rules.troops.profiles import (
    CAVALRY,
    GUNS,
    LIGHT_CAVALRY,
    OPEN_ORDER,
    SKIRMISHERS,
    WAGENBURG,
)
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.kernel.clause import clause

CROSSED_BY_ALL = (SKIRMISHERS, GUNS, WAGENBURG)


@clause("BI 5.7a")
def may_cross(mover: Unit, friend: Unit) -> bool:
    """Skirmishers pass and let pass; guns and wagons let pass; light cavalry and other cavalry pass each other."""
    if mover.type == SKIRMISHERS or friend.type in CROSSED_BY_ALL:
        return True
    horse = mover.type in CAVALRY and friend.type in CAVALRY and LIGHT_CAVALRY in (mover.type, friend.type)
    return horse or mover.has(OPEN_ORDER) or friend.has(OPEN_ORDER)


@clause("BI 5.7c")
def asked_before_crossing() -> bool:
    """The owner chooses between crossing a friend and stopping there."""
    return True


@clause("BI 5.7c")
def crosses_whom_it_may() -> bool:
    """It crosses every friend that it may."""
    return False


@clause("BI 5.7d")
def pushes_friends() -> bool:
    """A retreat pushes back the friends that it meets, or crosses them."""
    return True


@clause("BI 5.7d")
def stops_at_friends() -> bool:
    """A retreat stops at the friends that it meets, or crosses them."""
    return False
