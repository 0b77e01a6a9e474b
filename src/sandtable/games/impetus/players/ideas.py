"""Ideas: the orders that a captain thinks of for a unit or group, and where each leads."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sandtable.games.impetus.players.detour import Point
from sandtable.games.impetus.players.reach import Spot, angle, place_of
from sandtable.games.impetus.rules.movement.bodies import body_of, whole_front
from sandtable.games.impetus.rules.movement.moves import sidestep_disorders
from sandtable.games.impetus.rules.movement.road_march import end_of, stretch_of
from sandtable.games.impetus.rules.movement.wheels import pivot, sense
from sandtable.games.impetus.rules.orders import (
    Advance,
    AnyOrder,
    Backward,
    Charge,
    March,
    RollOn,
    Sidestep,
    Wheel,
    WheelAtHalt,
)
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.table.path import gone
from sandtable.table.plane import DEGREE, QUARTER, TURN, wheeled
from sandtable.table.shape import Base

PARTS = (4, 3, 2, 1)
"""An advance is thought of in quarters of what is allowed."""

RADIAN = 5730
"""Hundredths of a degree."""

ASIDE = (QUARTER, -QUARTER, QUARTER // 2, -QUARTER // 2)


class Idea(NamedTuple):
    """An order and where its units would stand after it."""

    order: AnyOrder
    bases: tuple[Base, ...]


def moves(ruleset: Impetus, view: State, stands: Sequence[Stand], aims: Sequence[Point]) -> Iterator[Idea]:
    """Straight ahead, along a road, wheels towards some points, and for who does it easily back and aside."""
    units = tuple(stand.id for stand in stands)
    lead = stands[0]
    yield from _straight(ruleset, view, stands, Advance(units, 0), lead.base.pose.heading)
    yield from _by_road(ruleset, view, stands)
    if lead.unit.profile.chariot:
        yield from _chariot(ruleset, view, lead)
        return
    yield from _wheels(ruleset, view, stands, aims)
    if len(units) == 1:
        yield from _aside(ruleset, view, lead)


def _spans(ruleset: Impetus, view: State, stand: Stand, order: AnyOrder) -> list[tuple[int, int]]:
    """The stretches of the number of an order that are allowed."""
    found = ruleset.options(view, stand.unit.seat, stand.id, order).offers
    return [(offer.low, offer.high) for offer in found]


def _straight(ruleset: Impetus, view: State, stands: Sequence[Stand], order: Any, heading: int) -> Iterator[Idea]:
    tried = set()
    for low, high in _spans(ruleset, view, stands[0], order):
        for part in PARTS:
            distance = max(low, high * part // 4)
            if distance not in tried:
                tried.add(distance)
                bases = tuple(gone(stand.base, heading, distance) for stand in stands)
                yield Idea(_numbered(order, distance), bases)


def _by_road(ruleset: Impetus, view: State, stands: Sequence[Stand]) -> Iterator[Idea]:
    """Along a road and round its bends."""
    units, field = tuple(stand.id for stand in stands), ruleset.umpire.field(view)
    if not field.land.roads or stretch_of(body_of(field, units)) is None:
        return
    for low, high in _spans(ruleset, view, stands[0], March(units, 0)):
        for distance in dict.fromkeys(max(low, high * part // 4) for part in PARTS):
            marched = end_of(body_of(field, units), distance)
            yield Idea(March(units, distance), tuple(stand.base for stand in marched.stands))


def _numbered(order: Any, number: int) -> AnyOrder:
    if isinstance(order, Advance):
        return Advance(order.units, number)
    if isinstance(order, Backward):
        return Backward(order.unit, number)
    found: AnyOrder = Sidestep(order.unit, order.angle, number)
    return found


def _wheels(ruleset: Impetus, view: State, stands: Sequence[Stand], aims: Sequence[Point]) -> Iterator[Idea]:
    front = whole_front(stands)
    place = place_of(front)
    wanted: dict[str, set[int]] = {"left": set(), "right": set()}
    for aim in aims:
        ahead, left = place.sees(aim)
        turn = int(angle(ahead, abs(left)) * RADIAN)
        if turn > 2 * DEGREE:
            wanted["left" if left > 0 else "right"].add(turn)
    for corner in ("left", "right"):
        if not wanted[corner]:
            continue
        units = tuple(stand.id for stand in stands)
        order = Wheel(units, "left" if corner == "left" else "right", 0)
        for low, high in _spans(ruleset, view, stands[0], order):
            for turn in sorted({min(max(turn, low), high) for turn in wanted[corner]}):
                about, way = pivot(front, corner), sense(corner) * turn
                bases = tuple(stand.base.at(wheeled(stand.base.pose, about, way)) for stand in stands)
                yield Idea(Wheel(units, order.corner, turn), bases)


def _aside(ruleset: Impetus, view: State, stand: Stand) -> Iterator[Idea]:
    heading = stand.base.pose.heading
    yield from _straight(ruleset, view, (stand,), Backward(stand.id, 0), (heading + TURN // 2) % TURN)
    if sidestep_disorders(stand.unit):
        return
    for turn in ASIDE:
        yield from _straight(ruleset, view, (stand,), Sidestep(stand.id, turn, 0), (heading + turn) % TURN)


def _chariot(ruleset: Impetus, view: State, stand: Stand) -> Iterator[Idea]:
    """On the spot, and whatever its motion asks for."""
    for sign in (1, -1):
        for low, high in _spans(ruleset, view, stand, WheelAtHalt(stand.id, sign)):
            for turn in {low, high, (low + high) // 2}:
                pose = wheeled(stand.base.pose, stand.base.centre, turn)
                yield Idea(WheelAtHalt(stand.id, turn), (stand.base.at(pose),))
    for corner in ("left", "right"):
        order = Wheel((stand.id,), "left" if corner == "left" else "right", 0)
        for low, high in _spans(ruleset, view, stand, order):
            for turn in {high, (low + high) // 2}:
                pose = wheeled(stand.base.pose, pivot(stand.base, corner), sense(corner) * turn)
                yield Idea(Wheel((stand.id,), order.corner, turn), (stand.base.at(pose),))
    if ruleset.options(view, stand.unit.seat, stand.id, RollOn(stand.id)).offers:
        half = -(-stand.unit.profile.move // 2)
        yield Idea(RollOn(stand.id), (gone(stand.base, stand.base.pose.heading, half),))


# Charges


def charges(ruleset: Impetus, view: State, stand: Stand, targets: Sequence[Spot]) -> Iterator[Charge]:
    """Straight ahead, with the bonus of a die if it must be, and after a wheel towards each target."""
    seat, units = stand.unit.seat, (stand.id,)
    yield from charges_together(ruleset, view, seat, units)
    if stand.unit.disordered or stand.unit.profile.chariot:
        return
    place = place_of(stand.base)
    for target in targets:
        ahead, left = place.sees(target.place.centre)
        turn = int(angle(ahead, abs(left)) * RADIAN)
        order = Charge(units, "left" if left > 0 else "right", turn)
        if DEGREE < turn < QUARTER and not any(ruleset.judge(view, seat, order)):
            yield order


def charges_together(ruleset: Impetus, view: State, seat: str, units: tuple[str, ...]) -> Iterator[Charge]:
    """Straight ahead, with the bonus of a die only if it must be."""
    for order in (Charge(units), Charge(units, bonus=True)):
        if not any(ruleset.judge(view, seat, order)):
            yield order
            return
