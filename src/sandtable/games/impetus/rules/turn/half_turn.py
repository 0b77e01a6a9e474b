"""4.1.2. A half turn: every order that a side may give to its units and groups."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sandtable.games.impetus.rules.charges.charges import tell_charge
from sandtable.games.impetus.rules.events import Activated, Finished, Rallied
from sandtable.games.impetus.rules.movement.manoeuvres import (
    MANOEUVRES,
    compulsory,
    forbids_manoeuvre,
    units_of,
)
from sandtable.games.impetus.rules.movement.reach import WHEEL
from sandtable.games.impetus.rules.orders import (
    Activate,
    Advance,
    AnyOrder,
    Backward,
    Charge,
    EndTurn,
    Fight,
    March,
    Pass,
    Rally,
    RollOn,
    Shoot,
    Sidestep,
    Wheel,
    WheelAtHalt,
)
from sandtable.games.impetus.rules.questions import Question, seat_of_step
from sandtable.games.impetus.rules.shooting.shooting import forbids_shooting, tell_shoot
from sandtable.games.impetus.rules.state import STAY, State
from sandtable.games.impetus.rules.steps import HalfTurn, Pairing
from sandtable.games.impetus.rules.turn.activation import (
    begin,
    end,
    forbids_activation,
    owes_a_roll,
    ready,
)
from sandtable.games.impetus.rules.turn.half_turn_options import options
from sandtable.games.impetus.rules.turn.judging import judge
from sandtable.games.impetus.rules.umpire import Tell, Umpire, before_it
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import DEGREE

JOINER = "+"
ASIDE = (90 * DEGREE, -90 * DEGREE, 45 * DEGREE, -45 * DEGREE, 135 * DEGREE, -135 * DEGREE)
"""The ways aside that are offered unasked; a partial order names any other."""


# Judging


def _forbids(state: State, step: HalfTurn, order: AnyOrder, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids an order to one's units."""
    if isinstance(order, EndTurn):
        return
    found = list(forbids_activation(state, step.seat, units_of(order)))
    yield from found
    if not found:
        yield from judge(state, order, umpire)


# What follows


def _tell(tell: Tell, step: HalfTurn, order: Any, umpire: Umpire) -> None:
    if type(order) in MANOEUVRES:
        MANOEUVRES[type(order)].tell(tell, order, umpire)
    elif isinstance(order, Charge):
        tell_charge(tell, order, umpire)
    elif isinstance(order, Shoot):
        begin(tell, (order.unit,))
        tell_shoot(tell, order, umpire)
    elif isinstance(order, Rally):
        begin(tell, (order.unit,))
        tell.say(Rallied(order.unit))
    elif isinstance(order, Fight):
        _tell_fight(tell, order.unit)
    elif isinstance(order, Activate):
        begin(tell, order.units)
    elif isinstance(order, Pass):
        _tell_pass(tell, order.units)
    else:
        _tell_pass(tell, tuple(unit.id for unit in ready(tell.state, step.seat)))


def _tell_fight(tell: Tell, unit: str) -> None:
    begin(tell, (unit,))
    tell.say(Finished((unit,)))
    before_it(tell, Pairing((unit,)))


@clause("BI 5.4c")
def _tell_pass(tell: Tell, units: Sequence[str]) -> None:
    """The units are done; chariots in motion among them go on first."""
    rolls = [compulsory(tell.state, unit) for unit in units if owes_a_roll(tell.state, tell.state.unit(unit))]
    fresh = tuple(unit for unit in units if unit not in tell.state.used)
    if fresh:
        end(tell)
        tell.say(Activated(fresh))
    tell.say(Finished(tuple(units)))
    if rolls:
        before_it(tell, *rolls)


# The end of an activation


def wind_up(tell: Tell, umpire: Umpire, goes_on: Callable[[Any, str, Any], bool] | None = None) -> None:
    """Who has nothing more to do is done."""
    goes_on = goes_on or may_go_on
    idle = tuple(unit for unit in tell.state.activation.units if not goes_on(tell.state, unit, umpire))
    if idle and len(idle) == len(tell.state.activation.units):
        tell.say(Finished(idle))


def may_go_on(state: State, unit: str, umpire: Umpire) -> bool:
    """It has not moved, or has only wheeled, or is a chariot that may still wheel; or it may still shoot."""
    now, found = state.activation, state.unit(unit)
    stays = now.rallied or now.pledge(unit) == STAY
    if not stays and (now.move in ("", WHEEL) or found.profile.chariot):
        return True
    if found.profile.weapon and not any(forbids_shooting(state, unit, umpire)):
        return True
    return stays and _free_to_move(state, unit, umpire)


def _free_to_move(state: State, unit: str, umpire: Umpire) -> bool:
    return not state.activation.move and not any(forbids_manoeuvre(state, Advance((unit,), 0), umpire))


ASKS = {
    HalfTurn: Question(
        "orders",
        "BI 4.1.2",
        (
            Activate,
            Pass,
            EndTurn,
            Advance,
            Wheel,
            WheelAtHalt,
            Sidestep,
            Backward,
            March,
            RollOn,
            Charge,
            Rally,
            Shoot,
            Fight,
        ),
        seat_of_step,
        _forbids,
        options,
        _tell,
    ),
}
