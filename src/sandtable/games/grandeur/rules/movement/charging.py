"""IM 9. Charges: declared, answered, and then made as in Impetus."""

from collections.abc import Sequence

from sandtable.games.grandeur.rules.events import ChargeAnnounced, ChargeStopped, Proceeded
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import Charging, Reaction
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.charges.charges import Run, in_vain, outcome_of, run_out, tell_charge, wheeled_body
from sandtable.games.impetus.rules.charges.offers import KINDS as CHARGES
from sandtable.games.impetus.rules.movement.bodies import body_of
from sandtable.games.impetus.rules.movement.manoeuvres import left_of
from sandtable.games.impetus.rules.orders import Charge
from sandtable.games.impetus.rules.steps import ChargeRun, Contact
from sandtable.games.impetus.rules.turn.activation import begin
from sandtable.games.impetus.rules.umpire import before_it, done
from sandtable.kernel.clause import clause


def runs_of(state: State, charge: Charging, umpire: Umpire) -> list[Run]:
    """How a charge that was declared would go, with the best die if it takes the bonus."""
    order = Charge(charge.units, charge.corner, charge.angle, charge.bonus)
    body = body_of(umpire.field(state), charge.units)
    turned, left = wheeled_body(body, order, left_of(state, body))
    return outcome_of(turned, left, order)[0]


@clause("IM 9")
def declare(tell: Tell, order: Charge, umpire: Umpire) -> None:
    """A charge is declared; the other side answers before it goes."""
    begin(tell, order.units)
    charge = Charging(order.units, order.corner, order.angle, order.bonus)
    targets = tuple(dict.fromkeys(run.enemy for run in runs_of(tell.state, charge, umpire) if run.enemy))
    tell.say(ChargeAnnounced(order.units, targets))
    before_it(tell, Reaction(order.units, charge=charge), charge)


def _goes(tell: Tell, step: Charging, umpire: Umpire) -> bool:
    """If all are still there and free they go, as in Impetus."""
    done(tell)
    if not _free(tell.state, step.units, umpire) or not set(step.units) <= set(tell.state.activation.units):
        tell.say(ChargeStopped(step.units))
    else:
        tell_charge(tell, Charge(step.units, step.corner, step.angle, step.bonus), umpire)
    return True


def _free(state: State, units: Sequence[str], umpire: Umpire) -> bool:
    """All are there and in no melee."""
    return all(state.there(unit) and unit not in umpire.field(state).engaged for unit in units)


@clause("IM 9")
def _runs(tell: Tell, step: ChargeRun, umpire: Umpire) -> bool:
    """A bonus in vain disorders, but not units that charged an enemy that has evaded."""
    units = tuple(unit for unit, _ in step.starts)
    if not _free(tell.state, units, umpire):
        tell.say(ChargeStopped(units))
        done(tell)
        return True
    _, touched = run_out(tell, step, umpire)
    if not set(units) & set(tell.state.dodged):
        in_vain(tell, step, touched)
    if not touched:
        done(tell)
    _watched(tell, step)
    return True


@clause("IM 4")
def _watched(tell: Tell, step: ChargeRun) -> None:
    """Units that charged without contact have ended a move: those that wait for it may answer, after any melee."""
    state: State = tell.state
    next_ = state.agenda[0]
    fights = (next_,) if isinstance(next_, Contact) else ()
    free = tuple(start for start in step.starts if not any(start in each.starts for each in fights))
    if free and any(unit.opportunity and unit.seat != state.unit(free[0][0]).seat for unit in state.units):
        watched = Reaction(tuple(unit for unit, _ in free), starts=free)
        tell.say(Proceeded((*fights, watched), done=len(fights)))


FOLLOWS = {Charging: _goes, ChargeRun: _runs}
KINDS = {Charge: CHARGES[Charge]._replace(resolve=declare)}
