"""5.2 to 5.4. Manoeuvres: the moves that a side orders, and what follows from them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sandtable.games.impetus.rules.after_melee.losses import disorder
from sandtable.games.impetus.rules.events import ChariotWheeled, Moved, MoveSpent
from sandtable.games.impetus.rules.events import Way as How
from sandtable.games.impetus.rules.movement.bodies import Body, body_of, by_road, not_drifted, over_road
from sandtable.games.impetus.rules.movement.chariots import (
    at_least_half,
    chariot_wheel,
    forbids_halt,
    forbids_wheel,
    judge_roll,
    narrowed,
    rolled,
    tell_halt,
    tell_roll,
    way_at_halt,
)
from sandtable.games.impetus.rules.movement.crossings import first_to_cross, passages, tell_crossings
from sandtable.games.impetus.rules.movement.moves import disordered_by_moving, forbids_sidestep
from sandtable.games.impetus.rules.movement.reach import (
    ASIDE,
    BACK,
    CHARGE,
    MARCH,
    STRAIGHT,
    WHEEL,
    way_ahead,
    way_aside,
    way_back,
    way_round,
)
from sandtable.games.impetus.rules.movement.road_march import forbids_march, legs, way_along
from sandtable.games.impetus.rules.movement.ways import Way, ground_disorders
from sandtable.games.impetus.rules.movement.wheels import disordering_wheel, passages_round, pivot, price, sense
from sandtable.games.impetus.rules.movement.zones import past_the_controller
from sandtable.games.impetus.rules.orders import Advance, Backward, March, RollOn, Sidestep, Wheel, WheelAtHalt
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.terrain.land import price_of
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.games.impetus.rules.turn.activation import begin, done_so_far, forbids_moving
from sandtable.games.impetus.rules.turn.kinds import Measured, OrderKind, plain
from sandtable.games.impetus.rules.umpire import Tell, Umpire
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.path import gone
from sandtable.table.plane import TURN, turn_to

FORWARD: Final = (STRAIGHT, MARCH, CHARGE)


def forbids_move(state: State, units: tuple[str, ...], kind: str, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids these units such a move, whatever is in the way."""
    yield from forbids_moving(state, units, umpire)
    yield from forbids_sequence(state, units, kind, umpire)


@clause("BI 5.2a")
def forbids_sequence(state: State, units: tuple[str, ...], kind: str, umpire: Umpire) -> Iterator[Refusal]:
    """One move an activation: straight or a wheel; but an ordered unit may wheel first and then go straight."""
    now = done_so_far(state, units)
    if not now.move:
        return
    lead = state.unit(units[0])
    if lead.profile.chariot and kind in FORWARD:
        if not (now.move == WHEEL and now.rolled and chariot_wheel(state, lead.id, umpire).goes_on):
            yield Refusal("BI 5.4a", "refused-moved", {}, units)
        elif not lead.rolling:
            yield Refusal("BI 5.4c", "refused-chariot-halted", {"unit": lead.id}, units)
    elif now.move != WHEEL or kind not in FORWARD:
        yield Refusal("BI 5.2a", "refused-moved", {}, units)
    elif any(state.unit(unit).disordered for unit in units):
        yield Refusal("BI 5.2a", "refused-wheel-then-move", {}, units)


def left_of(state: State, body: Body) -> int:
    """What is left of their move."""
    return max(0, body.move - done_so_far(state, tuple(stand.id for stand in body.stands)).spent)


# Straight ahead


def forbids_advance(state: State, order: Advance, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids to go straight ahead, however far."""
    return forbids_move(state, order.units, STRAIGHT, umpire)


def _way_ahead(state: State, order: Advance, umpire: Umpire) -> Way:
    body = body_of(umpire.field(state), order.units)
    return at_least_half(state, body, way_ahead(body, left_of(state, body)))


def _tell_advance(tell: Tell, order: Advance, umpire: Umpire) -> None:
    begin(tell, order.units)
    body = body_of(umpire.field(tell.state), order.units)
    wheeled_first = tell.state.activation.move == WHEEL
    go_straight(tell, body, body.heading, order.distance, umpire, STRAIGHT, "BI 5.2a")
    _after_a_wheel(tell, order.units, wheeled_first=wheeled_first)
    rolled(tell, order.units[0], order.distance)


@clause("BI 5.2a")
def _after_a_wheel(tell: Tell, units: tuple[str, ...], *, wheeled_first: bool) -> None:
    """Units that wheeled first and then moved are disordered; chariots are not."""
    if wheeled_first and not tell.state.unit(units[0]).profile.chariot:
        for unit in units:
            disorder(tell, unit, "BI 5.2a")


def _forbids_march(state: State, order: March, umpire: Umpire) -> Iterator[Refusal]:
    yield from forbids_move(state, order.units, MARCH, umpire)
    yield from forbids_march(body_of(umpire.field(state), order.units))


def _way_along(state: State, order: March, umpire: Umpire) -> Way:
    body = body_of(umpire.field(state), order.units)
    return at_least_half(state, body, way_along(body, left_of(state, body)))


def _tell_march(tell: Tell, order: March, umpire: Umpire) -> None:
    begin(tell, order.units)
    wheeled_first = tell.state.activation.move == WHEEL
    for leg in legs(body_of(umpire.field(tell.state), order.units), order.distance):
        body = over_road(leg.body._replace(field=umpire.field(tell.state)))
        go_straight(tell, body, body.heading, leg.length, umpire, MARCH, "BI 3.2.5")
    _after_a_wheel(tell, order.units, wheeled_first=wheeled_first)
    rolled(tell, order.units[0], order.distance)


# Aside and back


def _forbids_sidestep(state: State, order: Sidestep, umpire: Umpire) -> Iterator[Refusal]:
    yield from forbids_move(state, (order.unit,), ASIDE, umpire)
    yield from forbids_sidestep(state.unit(order.unit))
    if not 0 < abs(order.angle) < TURN // 2:
        yield Refusal("BI 5.3a", "refused-sidestep-angle", {"angle": order.angle}, (order.unit,))


def _way_aside(state: State, order: Sidestep, umpire: Umpire) -> Way:
    return way_aside(body_of(umpire.field(state), (order.unit,)), order.angle)


def _tell_sidestep(tell: Tell, order: Sidestep, umpire: Umpire) -> None:
    _facing_kept(tell, order, order.angle, umpire, ASIDE)


def _forbids_backward(state: State, order: Backward, umpire: Umpire) -> Iterator[Refusal]:
    yield from forbids_move(state, (order.unit,), BACK, umpire)
    yield from umpire.book(state).refusals("backward", state.unit(order.unit))


def way_backward(state: State, order: Any, umpire: Umpire) -> Way:
    """How far a unit may go straight back."""
    return way_back(body_of(umpire.field(state), (order.unit,)))


def _tell_backward(tell: Tell, order: Backward, umpire: Umpire) -> None:
    _facing_kept(tell, order, TURN // 2, umpire, BACK)


def _facing_kept(tell: Tell, order: Sidestep | Backward, turn: int, umpire: Umpire, how: How) -> None:
    begin(tell, (order.unit,))
    body = body_of(umpire.field(tell.state), (order.unit,))
    go_straight(tell, body, (body.heading + turn) % TURN, order.distance, umpire, how, "BI 5.3a")


def go_straight(tell: Tell, body: Body, angle: int, distance: int, umpire: Umpire, how: How, name: str) -> None:
    """A body moves; friends are crossed, skirmishers are set down behind it, and it may be disordered."""
    now, body = tell.state.activation, by_road(body, angle, distance)
    crossed = first_to_cross({stand.id: passages(stand, angle, distance, body) for stand in body.stands})
    reasons = disordering([(stand, distance) for stand in body.stands], angle, body, how)
    for stand in body.stands:
        tell.say(Moved(stand.id, gone(stand.base, angle, distance).pose, how, name))
    for stand in body.stands:
        tell_crossings(tell, stand.id, crossed[stand.id], umpire)
    used = max(price_of(stand, angle, distance, body.field.land) for stand in body.stands)
    ahead = distance if angle == body.heading else 0
    tell.say(MoveSpent(now.spent + used, now.rolled + ahead, how))
    for unit, why in reasons:
        disorder(tell, unit, why)


def disordering(going: Sequence[tuple[Stand, int]], angle: int, body: Body, how: str) -> list[tuple[str, str]]:
    """The units that a voluntary straight move disorders, each with the clause."""
    ahead = how not in (ASIDE, BACK)
    past = ahead and past_the_controller([(stand.base, far) for stand, far in going], body.enemies) is not None
    return [(stand.id, why) for stand, far in going for why in _disordering(stand, angle, far, body, how, past=past)]


def _disordering(stand: Stand, angle: int, distance: int, body: Body, how: str, *, past: bool) -> Iterator[str]:
    if why := disordered_by_moving(stand.unit):
        yield why
    turn = turn_to(stand.base.pose.heading, angle)
    if how in (ASIDE, BACK) and body.field.book.rule("aside_disorders")(stand.unit, turn, distance):
        yield "BI 5.3a"
    if past:
        yield "BI 5.5c"
    if why := ground_disorders(stand, angle, distance, body.field.land):
        yield why


# Wheels


def _forbids_wheel(state: State, order: Wheel, umpire: Umpire) -> Iterator[Refusal]:
    lead = state.unit(order.units[0])
    if lead.profile.chariot:
        yield from forbids_moving(state, order.units, umpire)
        yield from forbids_wheel(lead, done_so_far(state, order.units))
    else:
        yield from forbids_move(state, order.units, WHEEL, umpire)


def _way_round(state: State, order: Wheel, umpire: Umpire) -> Way:
    body = body_of(umpire.field(state), order.units)
    way, lead = way_round(body, order.corner, left_of(state, body)), body.stands[0].unit
    return narrowed(way, chariot_wheel(state, lead.id, umpire).most) if lead.profile.chariot else way


def _tell_wheel(tell: Tell, order: Wheel, umpire: Umpire) -> None:
    begin(tell, order.units)
    wheel_body(tell, order.units, order.corner, order.angle, umpire)
    lead = tell.state.unit(order.units[0])
    if lead.profile.chariot:
        tell.say(ChariotWheeled(lead.id, turned=True))
        if chariot_wheel(tell.state, lead.id, umpire).disorders:
            disorder(tell, lead.id, "BI 5.4a")


def wheel_body(tell: Tell, units: tuple[str, ...], corner: str, angle: int, umpire: Umpire) -> None:
    """A body wheels about a front corner of its whole front."""
    body = body_of(umpire.field(tell.state), units)
    front, now = body.front, tell.state.activation
    about, turn = pivot(front, corner), sense(corner) * angle
    reasons = [(stand.id, why) for stand in body.stands for why in disordering_wheel(stand, about, turn, body)]
    cost = price(body.stands, front, corner, angle, body.field.land)
    crossed = first_to_cross({stand.id: passages_round(stand, about, turn, body.others) for stand in body.stands})
    for unit, pose in not_drifted(body, about, turn):
        tell.say(Moved(unit, pose, "wheel", "BI 5.2b"))
    for stand in body.stands:
        tell_crossings(tell, stand.id, crossed[stand.id], umpire)
    tell.say(MoveSpent(now.spent + cost, now.rolled, WHEEL))
    for unit, why in reasons:
        disorder(tell, unit, why)


KINDS: Mapping[type[Any], OrderKind] = {
    Advance: Measured("distance", forbids_advance, _way_ahead, _tell_advance).kind,
    March: Measured("distance", _forbids_march, _way_along, _tell_march).kind,
    Wheel: Measured("angle", _forbids_wheel, _way_round, _tell_wheel).kind,
    WheelAtHalt: Measured("angle", forbids_halt, way_at_halt, tell_halt, signed=True).kind,
    Sidestep: Measured("distance", _forbids_sidestep, _way_aside, _tell_sidestep).kind,
    Backward: Measured("distance", _forbids_backward, way_backward, _tell_backward).kind,
    RollOn: plain(judge_roll, tell_roll),
}
