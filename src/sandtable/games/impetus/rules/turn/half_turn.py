"""4.1.2. A half turn: the units that a side may order, every kind of order, and the end of an activation."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from sandtable.games.impetus.rules import orders as given
from sandtable.games.impetus.rules.charges import offers as charges
from sandtable.games.impetus.rules.events import Activated, Finished, Rallied
from sandtable.games.impetus.rules.movement import manoeuvres
from sandtable.games.impetus.rules.movement.chariots import compulsory
from sandtable.games.impetus.rules.movement.reach import WHEEL
from sandtable.games.impetus.rules.movement.ways import touching_box
from sandtable.games.impetus.rules.orders import Activate, AnyOrder, EndTurn, Fight, Pass, Rally
from sandtable.games.impetus.rules.shooting import shooting
from sandtable.games.impetus.rules.shooting.shooting import forbids_shooting
from sandtable.games.impetus.rules.state import RALLY, STAY, State
from sandtable.games.impetus.rules.steps import HalfTurn, Pairing
from sandtable.games.impetus.rules.troops.disorder import forbids_rally
from sandtable.games.impetus.rules.troops.groups import WITHIN, forbids_group, joined
from sandtable.games.impetus.rules.turn.activation import (
    begin,
    done_so_far,
    end,
    forbids_activation,
    forbids_moving_together,
    must_roll_first,
    not_in_melee,
    owes_a_roll,
    ready,
)
from sandtable.games.impetus.rules.turn.kinds import OrderKind, Orders, plain, together, units_of
from sandtable.games.impetus.rules.umpire import Tell, Umpire, before_it
from sandtable.kernel.clause import clause
from sandtable.kernel.course import question, seat_of_step
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import DEGREE
from sandtable.table.spacing import grown

JOINER = "+"
ASIDE = (90 * DEGREE, -90 * DEGREE, 45 * DEGREE, -45 * DEGREE, 135 * DEGREE, -135 * DEGREE)
"""The ways aside that are offered unasked; a partial order names any other."""


# Orders that belong to no other chapter


@clause("BI 2.4.2b")
def judge_rally(state: State, order: Rally, umpire: Umpire) -> Iterator[Refusal]:
    """A disordered unit rallies alone, by staying put for the whole activation."""
    unit, now = order.unit, done_so_far(state, (order.unit,))
    yield from forbids_rally(state.unit(unit), in_melee=unit in umpire.field(state).engaged)
    if len(now.units) > 1:
        yield Refusal("BI 2.4.2b", "refused-rally-group", {"unit": unit}, (unit,))
    if now.move:
        yield Refusal("BI 2.4.2b", "refused-rally-moved", {"unit": unit}, (unit,))
    if now.pledge(unit) not in ("", RALLY):
        yield Refusal("BI 6.1.5", "refused-rally-pledged", {"unit": unit}, (unit,))


def _tell_rally(tell: Tell, order: Rally, umpire: Umpire) -> None:
    begin(tell, (order.unit,))
    tell.say(Rallied(order.unit))


@clause("BI 4.1.3")
def _judge_fight(state: State, order: Fight, umpire: Umpire) -> Iterator[Refusal]:
    """Only a unit in melee calls a round of it, as its whole activation."""
    if order.unit not in umpire.field(state).engaged:
        yield Refusal("BI 4.1.3", "refused-fight", {"unit": order.unit}, (order.unit,))
    if order.unit in state.activation.units:
        yield Refusal("BI 4.1.3", "refused-fight-late", {"unit": order.unit}, (order.unit,))


def _tell_fight(tell: Tell, order: Fight, umpire: Umpire) -> None:
    begin(tell, (order.unit,))
    tell.say(Finished((order.unit,)))
    before_it(tell, Pairing((order.unit,)))


def _judge_activate(state: State, order: Activate, umpire: Umpire) -> Iterator[Refusal]:
    """A group that may move as one is activated as one."""
    if set(order.units) & set(state.activation.units):
        yield Refusal("BI 4.1.2", "refused-active", {}, order.units)
    yield from forbids_moving_together(state, order.units, umpire)
    for unit in order.units:
        yield from not_in_melee(unit, umpire, state)


def _tell_activate(tell: Tell, order: Activate, umpire: Umpire) -> None:
    begin(tell, order.units)


def _nothing(state: State, order: AnyOrder, umpire: Umpire) -> Iterator[Refusal]:
    """Nothing forbids to do nothing."""
    return iter(())


@clause("BI 5.4c")
def _tell_pass(tell: Tell, order: Pass, umpire: Umpire) -> None:
    """The units are done; chariots in motion among them go on first."""
    units, state = order.units, tell.state
    rolls = [compulsory(state, unit) for unit in units if owes_a_roll(state, state.unit(unit))]
    fresh = tuple(unit for unit in units if unit not in state.used)
    if fresh:
        end(tell)
        tell.say(Activated(fresh))
    tell.say(Finished(units))
    if rolls:
        before_it(tell, *rolls)


def _tell_end(tell: Tell, order: EndTurn, umpire: Umpire) -> None:
    """All units of the side whose half turn it is that may still be ordered pass."""
    step = tell.state.agenda[0]
    assert isinstance(step, HalfTurn), "only a half turn is ended"
    _tell_pass(tell, Pass(tuple(unit.id for unit in ready(tell.state, step.seat))), umpire)


KINDS: Mapping[type[Any], OrderKind] = {
    Activate: plain(_judge_activate, _tell_activate),
    Pass: plain(_nothing, _tell_pass),
    EndTurn: plain(_nothing, _tell_end),
    **manoeuvres.KINDS,
    **charges.KINDS,
    Rally: plain(judge_rally, _tell_rally),
    **shooting.KINDS,
    Fight: plain(_judge_fight, _tell_fight),
}


def _forbids_units(state: State, seat: str, order: AnyOrder) -> Iterator[Refusal]:
    """What forbids to order these units at all; the end of a turn is for no unit in particular."""
    return iter(()) if isinstance(order, EndTurn) else forbids_activation(state, seat, units_of(order))


ORDERS = Orders(KINDS, _forbids_units)


# Whom


def units_named(piece: str) -> tuple[str, ...]:
    """The units of a piece: one, or the members of a group."""
    return tuple(piece.split(JOINER))


def pieces(state: State, seat: str, umpire: Umpire) -> tuple[str, ...]:
    """The units, and the largest groups, that may be ordered now."""
    now, held = state.activation.units, any(must_roll_first(state))
    open_to = [unit.id for unit in ready(state, seat) if not held or unit.id in now]
    singles = [unit for unit in open_to if len(now) < 2 or unit not in now]
    groups = list(largest_groups(state, [unit for unit in open_to if unit not in now], umpire))
    if len(now) > 1:
        groups.append(now)
    shooters = [unit for unit in now if len(now) > 1 and not any(forbids_shooting(state, unit, umpire))]
    return (*singles, *shooters, *(JOINER.join(group) for group in groups))


def largest_groups(state: State, units: Sequence[str], umpire: Umpire) -> Iterator[tuple[str, ...]]:
    """BI 2.5a: every set of units that stand together and may move as one, as large as can be."""
    field = umpire.field(state)
    free = [field.stand(unit) for unit in units if unit not in field.engaged and not state.unit(unit).disordered]
    left = list(free)
    while left:
        found = [left.pop(0)]
        for one in found:
            close = touching_box(grown(one.box, WITHIN), left)
            for other in [o for o in close if joined(one, o) and not any(forbids_group([one.unit, o.unit]))]:
                if not any(forbids_group([*(each.unit for each in found), other.unit])):
                    found.append(other)
                    left.remove(other)
        if len(found) > 1:
            yield tuple(stand.id for stand in free if stand in found)


# What


def kinds(state: State, units: tuple[str, ...]) -> Iterator[tuple[AnyOrder, ...]]:
    """Every kind of order for a unit or group, as orders that are begun; most may turn out to be barred."""
    yield (Pass(units),)
    yield (given.Advance(units, 0),)
    yield (given.Wheel(units, "left", 0), given.Wheel(units, "right", 0))
    yield (given.March(units, 0),)
    yield (given.Charge(units), given.Charge(units, bonus=True))
    if len(units) > 1:
        yield (Activate(units),)
        return
    unit = state.unit(units[0])
    yield (given.Backward(unit.id, 0),)
    yield tuple(given.Sidestep(unit.id, angle, 0) for angle in ASIDE)
    yield (Rally(unit.id),)
    yield (Fight(unit.id),)
    if unit.profile.chariot:
        yield (given.WheelAtHalt(unit.id, 1), given.WheelAtHalt(unit.id, -1))
        yield (given.RollOn(unit.id),)
    if unit.profile.weapon:
        yield (given.Shoot(unit.id, ""),)


def options(state: State, step: HalfTurn, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    """For the side as a whole: what it may order, and the end of its turn; for a unit or group: its orders."""
    if partial is not None:
        return ORDERS.options(state, step.seat, partial, umpire)
    if piece:
        return _for_units(state, step.seat, units_named(piece), umpire)
    return Options((Offer(EndTurn()),), pieces=pieces(state, step.seat, umpire))


def offers(state: State, step: HalfTurn, piece: str, partial: Any, umpire: Umpire) -> tuple[Offer[AnyOrder], ...]:
    """The offers among the options."""
    if partial is not None:
        return ORDERS.offers(state, step.seat, partial, umpire)
    return options(state, step, piece, None, umpire).offers


def _for_units(state: State, seat: str, units: tuple[str, ...], umpire: Umpire) -> Options[AnyOrder]:
    """Every kind of order for a unit or group: how far it may go, which enemy it may charge or shoot at, or why not."""
    if refused := tuple(forbids_activation(state, seat, units)):
        return Options((), (Barred(Pass(units), refused),))
    return together(KINDS[type(order)].options(state, order, umpire) for kind in kinds(state, units) for order in kind)


def _tell(tell: Tell, step: HalfTurn, order: AnyOrder, umpire: Umpire) -> None:
    ORDERS.resolve(tell, order, umpire)


# The end of an activation


def wind_up(tell: Tell, umpire: Umpire, goes_on: Callable[[Any, str, Any], bool] | None = None) -> None:
    """Units that have nothing more to do are done."""
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
    return not state.activation.move and not any(manoeuvres.forbids_advance(state, given.Advance((unit,), 0), umpire))


ASKS = {
    HalfTurn: question("orders", "BI 4.1.2", tuple(KINDS), seat_of_step, ORDERS.judge, options, _tell, offers),
}
