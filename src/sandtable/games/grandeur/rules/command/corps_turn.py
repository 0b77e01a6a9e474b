"""The activation of a corps: every order that a side may give to its units, groups and generals."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sandtable.games.grandeur.rules.command import riding
from sandtable.games.grandeur.rules.command.corps import members
from sandtable.games.grandeur.rules.command.riding import AnyRide, forbids_other_generals, general_kinds, ready_generals
from sandtable.games.grandeur.rules.events import CorpsRested
from sandtable.games.grandeur.rules.fire import fire
from sandtable.games.grandeur.rules.fire.fire import Look
from sandtable.games.grandeur.rules.movement import charging, phases
from sandtable.games.grandeur.rules.movement.phases import forbids_again, next_activated
from sandtable.games.grandeur.rules.orders import Disengage, DropSquare, FormSquare, GoOnOpportunity, MoveAgain
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.movement.reach import WHEEL
from sandtable.games.impetus.rules.orders import EndTurn, Fight, Pass, RollOn, WheelAtHalt
from sandtable.games.impetus.rules.state import STAY
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.games.impetus.rules.turn import half_turn
from sandtable.games.impetus.rules.turn.activation import end, forbids_activation, ready
from sandtable.games.impetus.rules.turn.half_turn import units_named
from sandtable.games.impetus.rules.turn.kinds import OrderKind, Orders, together, units_of
from sandtable.games.impetus.rules.umpire import done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import question, seat_of_step
from sandtable.kernel.options import Offer, Options
from sandtable.kernel.refusal import Refusal

CHARIOTS = (RollOn, WheelAtHalt)


# Whom


def forbids_units(state: State, seat: str, order: Any) -> Iterator[Refusal]:
    """Whom an order is for: the side's own generals, or units of the corps that acts, in a division that does."""
    if isinstance(order, EndTurn):
        return
    if isinstance(order, AnyRide):
        yield from forbids_other_generals(state, seat, order)
        return
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


# Every kind of order


def _end(tell: Tell, order: EndTurn, umpire: Umpire) -> None:
    """All units that may still be ordered pass, if any; then the corps rests."""
    if ready(tell.state, tell.state.agenda[0].seat):
        half_turn.ORDERS.resolve(tell, order, umpire)
    tell.say(CorpsRested(tell.state.corps))


KINDS: Mapping[type[Any], OrderKind] = {
    **{order: kind for order, kind in half_turn.KINDS.items() if order not in CHARIOTS},
    EndTurn: half_turn.KINDS[EndTurn]._replace(resolve=_end),
    **charging.KINDS,
    **fire.KINDS,
    **phases.KINDS,
    **riding.KINDS,
}
ORDERS = Orders(KINDS, forbids_units)


def _options(state: State, step: HalfTurn, piece: str, partial: Any, umpire: Umpire) -> Options[Any]:
    """For the side as a whole: what it may order; for a unit, group or general: its orders."""
    if partial is not None:
        return ORDERS.options(state, step.seat, partial, umpire)
    if piece:
        return together(ORDERS.options(state, step.seat, each, umpire) for kind in kinds(state, piece) for each in kind)
    found = half_turn.options(state, step, "", None, umpire)
    riders = tuple(leader.id for leader in ready_generals(state, step.seat))
    return Options(found.offers, found.barred, (*found.pieces, *riders))


def _offers(state: State, step: HalfTurn, piece: str, partial: Any, umpire: Umpire) -> tuple[Offer[Any], ...]:
    if partial is not None:
        return ORDERS.offers(state, step.seat, partial, umpire)
    return _options(state, step, piece, None, umpire).offers


def kinds(state: State, piece: str) -> Iterator[tuple[Any, ...]]:
    """Every kind of order for a unit, a group or a general, as orders that are begun."""
    if state.leader(piece) is not None:
        yield from general_kinds(state, piece)
        return
    units = units_named(piece)
    if not all(state.there(unit) for unit in units):
        yield (Pass(units),)
        return
    yield from half_turn.kinds(state, units)
    yield (MoveAgain(units),)
    if len(units) == 1:
        unit = state.unit(units[0])
        yield (GoOnOpportunity(unit.id),)
        if unit.cavalry:
            yield (Disengage(unit.id, 0),)
        if unit.infantry and state.scenario.squares_by_order:
            yield (DropSquare(unit.id),) if unit.square else (FormSquare(unit.id),)


def _tell(tell: Tell, step: HalfTurn, order: Any, umpire: Umpire) -> None:
    if not isinstance(order, AnyRide):
        next_activated(tell, () if isinstance(order, EndTurn) else units_of(order))
    ORDERS.resolve(tell, order, umpire)


def _half(tell: Tell, step: HalfTurn, umpire: Umpire) -> bool:
    """A corps has acted when none of its units is left to be activated, and none of its generals to move."""
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
    if not any(forbids_again(state, MoveAgain(now.units), umpire)):
        return True
    return bool(found.profile.weapon) and not Look(state, unit, umpire).forbidden


FOLLOWS = {HalfTurn: _half}
ASKS = {HalfTurn: question("orders", "IM 7", tuple(KINDS), seat_of_step, ORDERS.judge, _options, _tell, _offers)}
