"""6.4. Retreats: cavalry that has not won goes back further than foot, and in disorder."""

from collections.abc import Hashable
from typing import Any

from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.after_melee.losses import disorder
from sandtable.games.impetus.rules.after_melee.withdrawal import RETREAT, Manner, shove, through, withdraw
from sandtable.games.impetus.rules.course import COURSE
from sandtable.games.impetus.rules.events import Moved, RetreatThrown
from sandtable.games.impetus.rules.orders import Cross
from sandtable.games.impetus.rules.readings import OneDie
from sandtable.games.impetus.rules.steps import MeetsBehind, Retreat, RetreatThrow
from sandtable.games.impetus.rules.umpire import done
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Throw
from sandtable.table.plane import UNIT

SIX = 6


class FurtherBack(OneDie, frozen=True, cache_hash=True):
    """One die in U and more, in thousandths of a U."""

    more: int

    def mark(self, face: int) -> Hashable:
        return (self.more + face) * UNIT


@clause("GR 6.4")
def _throw(state: State, step: RetreatThrow, umpire: Umpire) -> Throw:
    """Cavalry goes back 5 U and a die."""
    unit = state.unit(step.unit)
    if not unit.cavalry:
        return COURSE.throws[RetreatThrow](state, step, umpire)
    return Throw(unit.seat, "retreat", 1, SIX, FurtherBack(umpire.numbers.retreat), (), "GR 6.4")


@clause("GR 6.4")
def _read(tell: Tell, step: RetreatThrow, value: Any, umpire: Umpire) -> None:
    """Cavalry that goes back is disordered."""
    if not tell.state.unit(step.unit).cavalry:
        COURSE.reads[RetreatThrow](tell, step, value, umpire)
        return
    tell.say(RetreatThrown(step.unit, value, "GR 6.4"))
    disorder(tell, step.unit, "GR 6.4")
    done(tell, Retreat(step.unit, value))


MOUNTED = Manner(lambda unit, pose: Moved(unit, pose, "retreat", "GR 6.4"), MeetsBehind)


def manner_of(state: State, unit: str) -> Manner:
    """Cavalry goes back by 6.4, other units as in Impetus."""
    return MOUNTED if state.there(unit) and state.unit(unit).cavalry else RETREAT


def _goes(tell: Tell, step: Retreat, umpire: Umpire) -> bool:
    return withdraw(tell, step, umpire, manner_of(tell.state, step.unit))


def _meets(tell: Tell, step: MeetsBehind, seat: str, order: Any, umpire: Any) -> None:
    if isinstance(order, Cross):
        done(tell, through(step.retreat, step.friend))
    else:
        shove(tell, step.retreat, umpire, manner_of(tell.state, step.retreat.unit))


FOLLOWS = {Retreat: _goes}
THROWS = {RetreatThrow: _throw}
READS = {RetreatThrow: _read}
ASKS = {MeetsBehind: COURSE.asks[MeetsBehind]._replace(tell=_meets)}
