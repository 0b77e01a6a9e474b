"""4.1.2. What a side may choose in its half turn: whom to order, and which orders each may be given."""

from collections.abc import Iterator, Sequence
from typing import Any

from sandtable.games.impetus.rules.charges.offers import options_charge
from sandtable.games.impetus.rules.movement.manoeuvres import MANOEUVRES, forbids_manoeuvre, units_of
from sandtable.games.impetus.rules.movement.reach import refused_way
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
from sandtable.games.impetus.rules.shooting.shooting import forbids_shooting, options_shoot
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import HalfTurn
from sandtable.games.impetus.rules.troops.groups import WITHIN, forbids_group, joined
from sandtable.games.impetus.rules.turn.activation import forbids_activation, must_roll_first, ready
from sandtable.games.impetus.rules.turn.judging import judge
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.table.plane import DEGREE
from sandtable.table.spacing import apart

JOINER = "+"
ASIDE = (90 * DEGREE, -90 * DEGREE, 45 * DEGREE, -45 * DEGREE, 135 * DEGREE, -135 * DEGREE)
"""The ways aside that are offered unasked; a partial order names any other."""

Found = tuple[Sequence[Offer[AnyOrder]], Sequence[Barred[AnyOrder]]]


def options(state: State, step: HalfTurn, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    """For the side as a whole: whom it may order, and the end of its turn; for a unit or group: its orders."""
    if partial is not None:
        return _of_kind(state, step.seat, partial, umpire)
    if piece:
        return for_units(state, step.seat, units_named(piece), umpire)
    return Options((Offer(EndTurn()),), pieces=pieces(state, step.seat, umpire))


def units_named(piece: str) -> tuple[str, ...]:
    """The units of a piece: one, or the members of a group."""
    return tuple(piece.split(JOINER))


# Whom


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
            close = [other for other in left if not apart(one.box, other.box, WITHIN)]
            for other in [o for o in close if joined(one, o) and not any(forbids_group([one.unit, o.unit]))]:
                if not any(forbids_group([*(each.unit for each in found), other.unit])):
                    found.append(other)
                    left.remove(other)
        if len(found) > 1:
            yield tuple(stand.id for stand in free if stand in found)


# What


def kinds(state: State, units: tuple[str, ...]) -> Iterator[tuple[AnyOrder, ...]]:
    """Every kind of order that there is for a unit or group, as orders that are begun; most may turn out barred."""
    yield (Pass(units),)
    yield (Advance(units, 0),)
    yield (Wheel(units, "left", 0), Wheel(units, "right", 0))
    yield (March(units, 0),)
    yield (Charge(units), Charge(units, bonus=True))
    if len(units) > 1:
        yield (Activate(units),)
        return
    unit = state.unit(units[0])
    yield (Backward(unit.id, 0),)
    yield tuple(Sidestep(unit.id, angle, 0) for angle in ASIDE)
    yield (Rally(unit.id),)
    yield (Fight(unit.id),)
    if unit.profile.chariot:
        yield (WheelAtHalt(unit.id, 1), WheelAtHalt(unit.id, -1))
        yield (RollOn(unit.id),)
    if unit.profile.weapon:
        yield (Shoot(unit.id, ""),)


def for_units(state: State, seat: str, units: tuple[str, ...], umpire: Umpire) -> Options[AnyOrder]:
    """Every kind of order for a unit or group: how far it may go, whom it may charge or shoot, or why not."""
    if refused := tuple(forbids_activation(state, seat, units)):
        return Options((), (Barred(Pass(units), refused),))
    offers: list[Offer[AnyOrder]] = []
    barred: list[Barred[AnyOrder]] = []
    for kind in kinds(state, units):
        for order in kind:
            found = _found(state, order, umpire)
            offers += found[0]
            barred += found[1]
    return Options(tuple(offers), tuple(barred))


def _of_kind(state: State, seat: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    """How an order that is begun may go on: the stretches of its number, the targets, or why not at all."""
    if isinstance(partial, EndTurn):
        return Options((Offer(partial),))
    if refused := tuple(forbids_activation(state, seat, units_of(partial))):
        return Options((), (Barred(partial, refused),))
    offers, barred = _found(state, partial, umpire)
    return Options(tuple(offers), tuple(barred))


def _found(state: State, order: Any, umpire: Umpire) -> Found:
    if type(order) in MANOEUVRES:
        return _manoeuvre(state, order, umpire)
    if isinstance(order, Charge):
        return options_charge(state, order, umpire)
    if isinstance(order, Shoot):
        return options_shoot(state, order.unit, umpire)
    refused = tuple(judge(state, order, umpire))
    return ((), (Barred(order, refused),)) if refused else ((Offer(order),), ())


def _manoeuvre(state: State, order: AnyOrder, umpire: Umpire) -> Found:
    """The stretches of its number that are allowed, or why none is."""
    if refused := tuple(forbids_manoeuvre(state, order, umpire)):
        return (), (Barred(order, refused),)
    manoeuvre = MANOEUVRES[type(order)]
    if not manoeuvre.number:
        return (Offer(order),), ()
    way = manoeuvre.way(state, order, umpire)
    right = isinstance(order, WheelAtHalt) and order.angle < 0
    spans = [(-high, -low) if right else (low, high) for low, high in way.spans]
    offers = [Offer(order, manoeuvre.number, low, high) for low, high in spans]
    return offers, () if offers else (Barred(order, tuple(refused_way(units_of(order), 1, way))),)
