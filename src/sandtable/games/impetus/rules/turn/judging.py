"""4.1.2. Judging the orders of a half turn: what forbids each to a unit that may be given one."""

from collections.abc import Iterator, Sequence
from typing import Any

from sandtable.games.impetus.rules.charges.charges import judge_charge
from sandtable.games.impetus.rules.movement.manoeuvres import MANOEUVRES, done_so_far, judge_manoeuvre
from sandtable.games.impetus.rules.orders import Activate, Charge, Fight, Rally, Shoot
from sandtable.games.impetus.rules.shooting.shooting import judge_shoot
from sandtable.games.impetus.rules.state import RALLY, State
from sandtable.games.impetus.rules.troops.disorder import forbids_rally
from sandtable.games.impetus.rules.turn.activation import forbids_moving_together, not_in_melee
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal


def judge(state: State, order: Any, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids an order, whoever it is for."""
    if type(order) in MANOEUVRES:
        yield from judge_manoeuvre(state, order, umpire)
    elif isinstance(order, Charge):
        yield from judge_charge(state, order, umpire)
    elif isinstance(order, Shoot):
        yield from judge_shoot(state, order, umpire)
    elif isinstance(order, Rally):
        yield from judge_rally(state, order.unit, umpire)
    elif isinstance(order, Fight):
        yield from judge_fight(state, order.unit, umpire)
    elif isinstance(order, Activate):
        yield from judge_activate(state, order.units, umpire)


@clause("BI 2.4.2b")
def judge_rally(state: State, unit: str, umpire: Umpire) -> Iterator[Refusal]:
    """A disordered unit rallies alone, by staying put for the whole activation."""
    now = done_so_far(state, (unit,))
    yield from forbids_rally(state.unit(unit), in_melee=unit in umpire.field(state).engaged)
    if len(now.units) > 1:
        yield Refusal("BI 2.4.2b", "refused-rally-group", {"unit": unit}, (unit,))
    if now.move:
        yield Refusal("BI 2.4.2b", "refused-rally-moved", {"unit": unit}, (unit,))
    if now.pledge(unit) not in ("", RALLY):
        yield Refusal("BI 6.1.5", "refused-rally-pledged", {"unit": unit}, (unit,))


@clause("BI 4.1.3")
def judge_fight(state: State, unit: str, umpire: Umpire) -> Iterator[Refusal]:
    """Only a unit in melee calls a round of it, as its whole activation."""
    if unit not in umpire.field(state).engaged:
        yield Refusal("BI 4.1.3", "refused-fight", {"unit": unit}, (unit,))
    if unit in state.activation.units:
        yield Refusal("BI 4.1.3", "refused-fight-late", {"unit": unit}, (unit,))


def judge_activate(state: State, units: Sequence[str], umpire: Umpire) -> Iterator[Refusal]:
    """A group that may move as one is activated as one."""
    if set(units) & set(state.activation.units):
        yield Refusal("BI 4.1.2", "refused-active", {}, tuple(units))
    yield from forbids_moving_together(state, units, umpire)
    for unit in units:
        yield from not_in_melee(unit, umpire, state)
