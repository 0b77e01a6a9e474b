"""Ideas: the orders that a captain thinks of for a unit or group, and where each leads."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

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
    Corner,
    March,
    RollOn,
    Sidestep,
    Wheel,
    WheelAtHalt,
)
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.kernel.options import Offer
from sandtable.table.path import gone
from sandtable.table.plane import DEGREE, QUARTER, TURN, wheeled
from sandtable.table.shape import Base

PARTS = (4, 3, 2, 1)
"""Moves are considered in quarters of what is allowed."""

RADIAN = 5730
"""In hundredths of a degree."""

CORNERS: tuple[Corner, Corner] = ("left", "right")
ASIDE = (QUARTER, -QUARTER, QUARTER // 2, -QUARTER // 2)


class Idea(NamedTuple):
    """An order and where its units would stand after it."""

    order: AnyOrder
    bases: tuple[Base, ...]


def moves(ruleset: Impetus, view: State, stands: Sequence[Stand], aims: Sequence[Point]) -> Iterator[Idea]:
    """Straight ahead, along a road, wheels towards some points; back and aside if a single unit does that easily."""
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


def _offers(ruleset: Impetus, view: State, stand: Stand, order: AnyOrder) -> tuple[Offer[AnyOrder], ...]:
    """The stretches of the number of an order that are allowed."""
    return ruleset.offers(view, stand.unit.seat, stand.id, order)


def _in_parts(ruleset: Impetus, view: State, stand: Stand, order: AnyOrder) -> dict[int, AnyOrder]:
    """An order with the distances that are worth a thought."""
    offers = _offers(ruleset, view, stand, order)
    distances = ((max(offer.low, offer.high * part // 4), offer) for offer in offers for part in PARTS)
    return {distance: offer.at(distance) for distance, offer in distances}


def _straight(ruleset: Impetus, view: State, stands: Sequence[Stand], order: AnyOrder, heading: int) -> Iterator[Idea]:
    for distance, moved in _in_parts(ruleset, view, stands[0], order).items():
        yield Idea(moved, tuple(gone(stand.base, heading, distance) for stand in stands))


def _by_road(ruleset: Impetus, view: State, stands: Sequence[Stand]) -> Iterator[Idea]:
    """Along a road and round its bends."""
    units, field = tuple(stand.id for stand in stands), ruleset.umpire.field(view)
    if not field.land.roads or stretch_of(body_of(field, units)) is None:
        return
    for distance, moved in _in_parts(ruleset, view, stands[0], March(units, 0)).items():
        yield Idea(moved, tuple(stand.base for stand in end_of(body_of(field, units), distance).stands))


def _wheels(ruleset: Impetus, view: State, stands: Sequence[Stand], aims: Sequence[Point]) -> Iterator[Idea]:
    front = whole_front(stands)
    place = place_of(front)
    wanted: dict[Corner, set[int]] = {corner: set() for corner in CORNERS}
    for aim in aims:
        ahead, left = place.sees(aim)
        turn = int(angle(ahead, abs(left)) * RADIAN)
        if turn > 2 * DEGREE:
            wanted["left" if left > 0 else "right"].add(turn)
    for corner, turns in wanted.items():
        if not turns:
            continue
        for offer in _offers(ruleset, view, stands[0], Wheel(tuple(stand.id for stand in stands), corner, 0)):
            for turn in sorted({min(max(turn, offer.low), offer.high) for turn in turns}):
                about, way = pivot(front, corner), sense(corner) * turn
                bases = tuple(stand.base.at(wheeled(stand.base.pose, about, way)) for stand in stands)
                yield Idea(offer.at(turn), bases)


def _aside(ruleset: Impetus, view: State, stand: Stand) -> Iterator[Idea]:
    heading = stand.base.pose.heading
    yield from _straight(ruleset, view, (stand,), Backward(stand.id, 0), (heading + TURN // 2) % TURN)
    if sidestep_disorders(stand.unit):
        return
    for turn in ASIDE:
        yield from _straight(ruleset, view, (stand,), Sidestep(stand.id, turn, 0), (heading + turn) % TURN)


def _chariot(ruleset: Impetus, view: State, stand: Stand) -> Iterator[Idea]:
    """Wheels, on the spot or about a corner, and rolling on if it is in motion."""
    for sign in (1, -1):
        for offer in _offers(ruleset, view, stand, WheelAtHalt(stand.id, sign)):
            for turn in {offer.low, offer.high, (offer.low + offer.high) // 2}:
                pose = wheeled(stand.base.pose, stand.base.centre, turn)
                yield Idea(offer.at(turn), (stand.base.at(pose),))
    for corner in CORNERS:
        for offer in _offers(ruleset, view, stand, Wheel((stand.id,), corner, 0)):
            for turn in {offer.high, (offer.low + offer.high) // 2}:
                pose = wheeled(stand.base.pose, pivot(stand.base, corner), sense(corner) * turn)
                yield Idea(offer.at(turn), (stand.base.at(pose),))
    if _offers(ruleset, view, stand, RollOn(stand.id)):
        half = -(-stand.unit.profile.move // 2)
        yield Idea(RollOn(stand.id), (gone(stand.base, stand.base.pose.heading, half),))


# Charges


def charges(ruleset: Impetus, view: State, stand: Stand, targets: Sequence[Spot]) -> Iterator[Charge]:
    """Straight ahead, and after a wheel towards each target."""
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
    """Straight ahead, with the bonus of a die only if it is needed."""
    for order in (Charge(units), Charge(units, bonus=True)):
        if not any(ruleset.judge(view, seat, order)):
            yield order
            return
