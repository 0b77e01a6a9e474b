"""How much of a throw can change anything: hits and losses beyond that are overkill."""

from collections.abc import Callable
from typing import Any

from sandtable.games.impetus.odds.ahead import Aim
from sandtable.games.impetus.rules.after_melee.losses import cohesion_of
from sandtable.games.impetus.rules.shooting.cohesion import LEAST, Loss
from sandtable.games.impetus.rules.shooting.dice import Hits
from sandtable.games.impetus.rules.troops.units import Unit, vbu
from sandtable.kernel.dice import Throw, total


def most_useful(aim: Callable[[Any, Any], Aim], ruleset: Any, state: Any, throw: Throw) -> int | None:
    """The most that a throw for hits or a cohesion test can do to the unit that suffers it; None for other dice."""
    by, at = aim(ruleset, state)
    if isinstance(throw.reading, Hits) and at:
        return _hits(state.unit(at))
    if isinstance(throw.reading, Loss) and by:
        return _strength(state.unit(by[0]))
    return None


def _hits(unit: Unit) -> int:
    """BI 6.2a: more hits than bring the critical number down to its least change nothing; one makes it test."""
    return max(1, total(cohesion_of(unit, 0)) - LEAST)


def _strength(unit: Unit) -> int:
    """BI 2.4.3: a unit has no more to lose than it has left."""
    return vbu(unit) + (unit.rear.vbu - unit.rear_lost if unit.rear else 0)
