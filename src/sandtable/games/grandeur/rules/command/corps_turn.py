"""The activation of a corps: every order that a side may give to its units, groups and generals."""

from collections.abc import Iterator, Sequence
from typing import Any

from sandtable.games.grandeur.rules.command.corps import members
from sandtable.games.grandeur.rules.command.riding import (
    general_kinds,
    judge_general,
    options_general,
    ready_generals,
    tell_general,
)
from sandtable.games.grandeur.rules.events import CorpsRested
from sandtable.games.grandeur.rules.fire.fire import Look
from sandtable.games.grandeur.rules.movement.charging import declare
from sandtable.games.grandeur.rules.movement.phases import (
    TESTS,
    forbids_again,
    forbids_disengaging,
    forbids_rally_again,
    judge_test,
    next_activated,
    tell_test,
    way_out,
)
from sandtable.games.grandeur.rules.orders import (
    Attach,
    Disengage,
    DropSquare,
    FormSquare,
    GoOnOpportunity,
    MoveAgain,
    Ride,
    Stay,
)
from sandtable.games.grandeur.rules.questions import question
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.umpire import Tell, Umpire, done
from sandtable.games.impetus.rules.course import COURSE
from sandtable.games.impetus.rules.movement.manoeuvres import units_of
from sandtable.games.impetus.rules.movement.reach import WHEEL, refused_way
from sandtable.games.impetus.rules.orders import Charge, EndTurn, Fight, Pass, Rally, RollOn, Shoot, WheelAtHalt
from sandtable.games.impetus.rules.shooting.shooting import forbids_shooting, options_shoot, tell_shoot
from sandtable.games.impetus.rules.state import STAY
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.games.impetus.rules.turn import half_turn_options
from sandtable.games.impetus.rules.turn.activation import begin, end, forbids_activation, ready
from sandtable.games.impetus.rules.turn.half_turn_options import units_named
from sandtable.games.impetus.rules.turn.judging import judge
from sandtable.kernel.clause import clause
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal

IMPETUS = COURSE.asks[HalfTurn]
CHARIOTS = (RollOn, WheelAtHalt)
ORDERS: tuple[type[Any], ...] = (*(each for each in IMPETUS.orders if each not in CHARIOTS), *TESTS, Ride, Attach, Stay)


# Judging


def _forbids(state: State, step: HalfTurn, order: Any, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids an order in the activation of a corps."""
    if isinstance(order, EndTurn):
        return
    if isinstance(order, Ride | Attach | Stay):
        yield from judge_general(state, step.seat, order, umpire)
        return
    found = list(forbids_units(state, step.seat, order))
    yield from found
    if not found:
        yield from judge_order(state, order, umpire)


def forbids_units(state: State, seat: str, order: Any) -> Iterator[Refusal]:
    """Whom an order is for: units of the corps that acts, in a division that does."""
    units = units_of(order)
    found = list(out_of_command(state, seat, units, order))
    yield from found or forbids_activation(state, seat, units)


@clause("GR 2.2b")
def out_of_command(state: State, seat: str, units: Sequence[str], order: Any) -> Iterator[Refusal]:
    """Other corps wait; the units of a division that is held only fight on."""
    mine = members(state, seat, state.corps.split(".", 1)[1]) if state.corps.startswith(f"{seat}.") else []
    for unit in units:
        if unit in mine and unit in state.held and not isinstance(order, Fight | Pass):
            yield Refusal("GR 2.2b", "refused-division-held", {"unit": unit}, (unit,))
        elif mine and unit not in mine and state.there(unit) and state.unit(unit).seat == seat:
            yield Refusal("GR 3a", "refused-other-corps", {"unit": unit, "corps": state.corps}, (unit,))


def judge_order(state: State, order: Any, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids an order to units that may be given one."""
    if isinstance(order, Shoot):
        yield from judge_shoot(state, order, umpire)
    elif isinstance(order, TESTS):
        yield from judge_test(state, order, umpire)
    else:
        yield from judge(state, order, umpire)
    if isinstance(order, Rally):
        yield from forbids_rally_again(state, order.unit)


def judge_shoot(state: State, order: Shoot, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids a shot; generals are never shot at."""
    if state.leader(order.target) is not None:
        yield Refusal("GR 2.0b", "refused-shoot-general", {"general": order.target}, (order.unit, order.target))
        return
    if state.unit(order.unit).profile.weapon:
        yield from Look(state, order.unit, umpire).forbids(order)
        return
    for refusal in forbids_shooting(state, order.unit, umpire):
        yield Refusal("GR 5.2", refusal.key, refusal.args, refusal.pieces) if refusal.clause == "BI 6.1.2" else refusal


# What may be ordered


def _options(state: State, step: HalfTurn, piece: str, partial: Any, umpire: Umpire) -> Options[Any]:
    """For the side as a whole: whom it may order; for a unit, group or general: its orders."""
    if partial is not None:
        return of_kind(state, step.seat, partial, umpire)
    if not piece:
        found = half_turn_options.options(state, step, "", None, umpire)
        riders = tuple(leader.id for leader in ready_generals(state, step.seat))
        return Options(found.offers, found.barred, (*found.pieces, *riders))
    offers: list[Offer[Any]] = []
    barred: list[Barred[Any]] = []
    for kind in kinds(state, piece):
        for begun in kind:
            more = of_kind(state, step.seat, begun, umpire)
            offers += more.offers
            barred += more.barred
    return Options(tuple(offers), tuple(barred))


def kinds(state: State, piece: str) -> Iterator[tuple[Any, ...]]:
    """Every kind of order that there is for a unit, a group or a general, as orders that are begun."""
    if state.leader(piece) is not None:
        yield from general_kinds(state, piece)
        return
    units = units_named(piece)
    if not all(state.there(unit) for unit in units):
        yield (Pass(units),)
        return
    yield from half_turn_options.kinds(state, units)
    yield (MoveAgain(units),)
    if len(units) == 1:
        unit = state.unit(units[0])
        yield (GoOnOpportunity(unit.id),)
        if unit.cavalry:
            yield (Disengage(unit.id, 0),)
        if unit.infantry and state.scenario.squares_by_order:
            yield (DropSquare(unit.id),) if unit.square else (FormSquare(unit.id),)


def of_kind(state: State, seat: str, begun: Any, umpire: Umpire) -> Options[Any]:
    """How an order that is begun may go on."""
    if isinstance(begun, Ride | Attach | Stay):
        return options_general(state, seat, begun, umpire)
    refused = () if isinstance(begun, EndTurn) else tuple(forbids_units(state, seat, begun))
    return Options((), (Barred(begun, refused),)) if refused else _goes_on(state, seat, begun, umpire)


def _goes_on(state: State, seat: str, begun: Any, umpire: Umpire) -> Options[Any]:
    """How an order to units that may be given one may go on."""
    if isinstance(begun, Shoot):
        offers, barred = options_shoot(state, begun.unit, umpire, Look)
        return Options(tuple(offers), tuple(barred))
    if isinstance(begun, Disengage):
        return _of_disengaging(state, begun, umpire)
    if isinstance(begun, (*TESTS, Rally)):
        refused = tuple(judge_order(state, begun, umpire))
        return Options((), (Barred(begun, refused),)) if refused else Options((Offer(begun),))
    return half_turn_options.options(state, HalfTurn(seat), "", begun, umpire)


def _of_disengaging(state: State, begun: Disengage, umpire: Umpire) -> Options[Any]:
    if refused := tuple(forbids_disengaging(state, begun.unit, umpire)):
        return Options((), (Barred(begun, refused),))
    way = way_out(state, begun.unit, umpire)
    offers = tuple(Offer(begun, "distance", low, high) for low, high in way.spans)
    return Options(offers, () if offers else (Barred(begun, tuple(refused_way((begun.unit,), 1, way))),))


# What follows


def _tell(tell: Tell, step: HalfTurn, order: Any, umpire: Umpire) -> None:
    if isinstance(order, Ride | Attach | Stay):
        tell_general(tell, order, umpire)
        return
    next_activated(tell, () if isinstance(order, EndTurn) else units_of(order))
    _tell_units(tell, step, order, umpire)


def _tell_units(tell: Tell, step: HalfTurn, order: Any, umpire: Umpire) -> None:
    if isinstance(order, (*TESTS, Rally)):
        tell_test(tell, order, umpire)
    elif isinstance(order, Charge):
        declare(tell, order, umpire)
    elif isinstance(order, Shoot):
        begin(tell, (order.unit,))
        tell_shoot(tell, order, umpire, Look)
    else:
        if not isinstance(order, EndTurn) or ready(tell.state, step.seat):
            IMPETUS.tell(tell, step, order, umpire)
        if isinstance(order, EndTurn):
            tell.say(CorpsRested(tell.state.corps))


def _half(tell: Tell, step: HalfTurn, umpire: Umpire) -> bool:
    """A corps has acted when nobody is left to be activated, and none of its generals to move."""
    if ready(tell.state, step.seat) or ready_generals(tell.state, step.seat):
        return False
    end(tell)
    done(tell)
    return True


def may_go_on(state: State, unit: str, umpire: Umpire) -> bool:
    """It has not moved or has only wheeled; or it may still move again or shoot."""
    now, found = state.activation, state.unit(unit)
    stays = now.rallied or now.pledge(unit) == STAY
    if not stays and now.move in ("", WHEEL):
        return True
    if not any(forbids_again(state, now.units, umpire)):
        return True
    return bool(found.profile.weapon) and not Look(state, unit, umpire).forbidden


FOLLOWS = {HalfTurn: _half}
ASKS = {HalfTurn: question(IMPETUS.what, "IM 7", ORDERS, IMPETUS.seat, _forbids, _options, _tell)}
