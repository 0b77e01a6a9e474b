"""5.2 to 5.4. Manoeuvres: the moves that a side orders, and what follows from them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from sandtable.games.impetus.rules.after_melee.losses import disorder
from sandtable.games.impetus.rules.events import (
    ChariotWheeled,
    Moved,
    MoveSpent,
)
from sandtable.games.impetus.rules.events import Way as How
from sandtable.games.impetus.rules.movement.bodies import Body, body_of, by_road, not_drifted, over_road
from sandtable.games.impetus.rules.movement.chariots import forbids_wheel, forbids_wheel_at_halt, half_move
from sandtable.games.impetus.rules.movement.crossings import first_to_cross, passages, tell_crossings
from sandtable.games.impetus.rules.movement.moves import (
    QUARTER,
    ChariotWheel,
    every_move_disorders,
    widest_wheel_at_halt,
)
from sandtable.games.impetus.rules.movement.reach import (
    ASIDE,
    BACK,
    CHARGE,
    MARCH,
    STRAIGHT,
    WHEEL,
    forbids_aside,
    forbids_back,
    refused_way,
    way_ahead,
    way_aside,
    way_back,
    way_round,
)
from sandtable.games.impetus.rules.movement.road_march import forbids_march, legs, way_along
from sandtable.games.impetus.rules.movement.ways import Bar, Way, ground_disorders, without
from sandtable.games.impetus.rules.movement.wheels import (
    ground_disorders_wheel,
    not_on_friends,
    obstacles,
    passages_round,
    pivot,
    price,
    sense,
)
from sandtable.games.impetus.rules.movement.zones import first_zone_wheeled, past_the_controller
from sandtable.games.impetus.rules.orders import (
    Advance,
    AnyOrder,
    Backward,
    March,
    RollOn,
    Sidestep,
    Wheel,
    WheelAtHalt,
)
from sandtable.games.impetus.rules.state import Activation, State
from sandtable.games.impetus.rules.steps import CompulsoryMove, Rolling
from sandtable.games.impetus.rules.terrain.land import price_of
from sandtable.games.impetus.rules.troops.profiles import WAGENBURG
from sandtable.games.impetus.rules.troops.units import Stand
from sandtable.games.impetus.rules.turn.activation import begin, forbids_moving, owes_a_roll
from sandtable.games.impetus.rules.umpire import Tell, Umpire, before_it
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Region
from sandtable.table.path import gone
from sandtable.table.plane import TURN, turn_to, wheeled

HALT: Final = "wheel-at-halt"
FORWARD: Final = (STRAIGHT, MARCH, CHARGE)


class Manoeuvre(NamedTuple):
    """A kind of move: what forbids it whatever its number, how far it may go, and what it does."""

    number: str
    forbids: Callable[[State, Any, Umpire], Iterator[Refusal]]
    way: Callable[[State, Any, Umpire], Way]
    tell: Callable[[Tell, Any, Umpire], None]


def units_of(order: Any) -> tuple[str, ...]:
    """The units that an order is for."""
    return order.units if hasattr(order, "units") else (order.unit,)


def judge_manoeuvre(state: State, order: AnyOrder, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids a move; its number is looked at only if nothing else does."""
    found = list(forbids_manoeuvre(state, order, umpire))
    yield from found
    manoeuvre = MANOEUVRES[type(order)]
    if not found and manoeuvre.number:
        number = getattr(order, manoeuvre.number)
        unsigned = abs(number) if isinstance(order, WheelAtHalt) else number
        yield from refused_way(units_of(order), unsigned, manoeuvre.way(state, order, umpire))


def forbids_manoeuvre(state: State, order: AnyOrder, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids such a move, however far."""
    yield from forbids_moving(state, units_of(order), umpire)
    yield from MANOEUVRES[type(order)].forbids(state, order, umpire)


# What came before


def done_so_far(state: State, units: tuple[str, ...]) -> Activation:
    """What these units have done in this activation; nothing if it has not begun."""
    return state.activation if set(units) & set(state.activation.units) else Activation()


def chariot_wheel(state: State, unit: str, umpire: Umpire) -> ChariotWheel:
    """How this edition lets a chariot wheel on the move."""
    found: ChariotWheel = umpire.book(state).rule("chariot_wheel")(state.unit(unit))
    return found


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


def _forbids_advance(state: State, order: Advance | March, umpire: Umpire) -> Iterator[Refusal]:
    yield from forbids_sequence(state, order.units, STRAIGHT, umpire)


def _way_ahead(state: State, order: Advance, umpire: Umpire) -> Way:
    body = body_of(umpire.field(state), order.units)
    way = way_ahead(body, left_of(state, body))
    return _at_least_half(state, body, way)


@clause("BI 5.4a")
def _at_least_half(state: State, body: Body, way: Way) -> Way:
    """Once a chariot moves, it goes half of its move before it stops."""
    lead = body.stands[0].unit
    if not lead.profile.chariot or done_so_far(state, (lead.id,)).rolled:
        return way
    return without(way, Bar(0, half_move(lead) - 1, "BI 5.4a", "", None))


def _tell_advance(tell: Tell, order: Advance, umpire: Umpire) -> None:
    begin(tell, order.units)
    body = body_of(umpire.field(tell.state), order.units)
    wheeled_first = tell.state.activation.move == WHEEL
    go_straight(tell, body, body.heading, order.distance, umpire, STRAIGHT, "BI 5.2a")
    _after_a_wheel(tell, order.units, wheeled_first=wheeled_first)
    rolled(tell, order.units[0], order.distance)


@clause("BI 5.2a")
def _after_a_wheel(tell: Tell, units: tuple[str, ...], *, wheeled_first: bool) -> None:
    """Who wheeled first and then moved is disordered; chariots are not."""
    if wheeled_first and not tell.state.unit(units[0]).profile.chariot:
        for unit in units:
            disorder(tell, unit, "BI 5.2a")


def rolled(tell: Tell, unit: str, distance: int) -> None:
    """A chariot that has gone half of its move is asked whether it rolls on."""
    straightened(tell, unit, distance)
    found = tell.state.unit(unit)
    if found.profile.chariot and distance >= half_move(found):
        before_it(tell, Rolling(unit))


@clause("BI 5.4b")
def straightened(tell: Tell, unit: str, distance: int) -> None:
    """A chariot that has gone half of its move, whatever for, may wheel again."""
    found = tell.state.unit(unit)
    if found.turned and distance >= half_move(found):
        tell.say(ChariotWheeled(unit, turned=False))


def _forbids_march(state: State, order: March, umpire: Umpire) -> Iterator[Refusal]:
    yield from forbids_sequence(state, order.units, MARCH, umpire)
    yield from forbids_march(body_of(umpire.field(state), order.units))


def _way_along(state: State, order: March, umpire: Umpire) -> Way:
    body = body_of(umpire.field(state), order.units)
    return _at_least_half(state, body, way_along(body, left_of(state, body)))


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
    yield from forbids_sequence(state, (order.unit,), ASIDE, umpire)
    yield from forbids_aside(state, order.unit)
    if not 0 < abs(order.angle) < TURN // 2:
        yield Refusal("BI 5.3a", "refused-sidestep-angle", {"angle": order.angle}, (order.unit,))


def _way_aside(state: State, order: Sidestep, umpire: Umpire) -> Way:
    return way_aside(body_of(umpire.field(state), (order.unit,)), order.angle)


def _tell_sidestep(tell: Tell, order: Sidestep, umpire: Umpire) -> None:
    begin(tell, (order.unit,))
    body = body_of(umpire.field(tell.state), (order.unit,))
    go_straight(tell, body, (body.heading + order.angle) % TURN, order.distance, umpire, ASIDE, "BI 5.3a")


def _forbids_backward(state: State, order: Backward, umpire: Umpire) -> Iterator[Refusal]:
    yield from forbids_sequence(state, (order.unit,), BACK, umpire)
    yield from forbids_back(state, order.unit, umpire)


def _way_back(state: State, order: Backward, umpire: Umpire) -> Way:
    return way_back(body_of(umpire.field(state), (order.unit,)))


def _tell_backward(tell: Tell, order: Backward, umpire: Umpire) -> None:
    begin(tell, (order.unit,))
    body = body_of(umpire.field(tell.state), (order.unit,))
    go_straight(tell, body, (body.heading + TURN // 2) % TURN, order.distance, umpire, BACK, "BI 5.3a")


def go_straight(tell: Tell, body: Body, angle: int, distance: int, umpire: Umpire, how: How, name: str) -> None:
    """A body moves; friends are crossed, skirmishers set down behind, and whatever disorders it is told."""
    now, body = tell.state.activation, by_road(body, angle, distance)
    crossed = first_to_cross({stand.id: passages(stand, angle, distance, body) for stand in body.stands})
    reasons = disordering([(stand, distance) for stand in body.stands], angle, body, how)
    for stand in body.stands:
        tell.say(Moved(stand.id, gone(stand.base, angle, distance).pose, how, name))
    for stand in body.stands:
        tell_crossings(tell, stand.id, crossed[stand.id], umpire)
    used = max(used_by(stand, angle, distance, body) for stand in body.stands)
    ahead = distance if angle == body.heading else 0
    tell.say(MoveSpent(now.spent + used, now.rolled + ahead, how))
    for unit, why in reasons:
        disorder(tell, unit, why)


def used_by(stand: Stand, angle: int, distance: int, body: Body) -> int:
    """What a straight way uses of the move."""
    return price_of(stand, angle, distance, body.field.land)


def disordering(going: Sequence[tuple[Stand, int]], angle: int, body: Body, how: str) -> list[tuple[str, str]]:
    """Whom a straight move of one's own disorders, each with the clause by which it does."""
    ahead = how not in (ASIDE, BACK)
    past = ahead and past_the_controller([(stand.base, far) for stand, far in going], body.enemies) is not None
    return [(stand.id, why) for stand, far in going for why in _disordering(stand, angle, far, body, how, past=past)]


def _disordering(stand: Stand, angle: int, distance: int, body: Body, how: str, *, past: bool) -> Iterator[str]:
    if every_move_disorders(stand.unit):
        yield "BI L.5" if stand.unit.type != WAGENBURG else "BI 2.2.3a"
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
        yield from forbids_wheel(lead, done_so_far(state, order.units))
    else:
        yield from forbids_sequence(state, order.units, WHEEL, umpire)


def _way_round(state: State, order: Wheel, umpire: Umpire) -> Way:
    body = body_of(umpire.field(state), order.units)
    lead = body.stands[0].unit
    if not lead.profile.chariot:
        return way_round(body, order.corner, left_of(state, body))
    most = chariot_wheel(state, lead.id, umpire).most
    return narrowed(way_round(body, order.corner, left_of(state, body)), most)


@clause("BI 5.4b")
def narrowed(way: Way, most: int) -> Way:
    """A chariot on the move wheels no wider than its edition says."""
    return without(way, Bar(most + 1, None, "BI 5.4b", "", None)) if most < QUARTER else way


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
    reasons = [(stand.id, why) for stand in body.stands for why in _disordering_wheel(stand, about, turn, body)]
    cost = price(body.stands, front, corner, angle, body.field.land)
    crossed = first_to_cross({stand.id: passages_round(stand, about, turn, body.others) for stand in body.stands})
    for unit, pose in not_drifted(body, about, turn):
        tell.say(Moved(unit, pose, "wheel", "BI 5.2b"))
    for stand in body.stands:
        tell_crossings(tell, stand.id, crossed[stand.id], umpire)
    tell.say(MoveSpent(now.spent + cost, now.rolled, WHEEL))
    for unit, why in reasons:
        disorder(tell, unit, why)


def _disordering_wheel(stand: Stand, about: tuple[int, int], turn: int, body: Body) -> Iterator[str]:
    if every_move_disorders(stand.unit):
        yield "BI L.5" if stand.unit.type != WAGENBURG else "BI 2.2.3a"
    if why := ground_disorders_wheel(stand, about, turn, body.field.land):
        yield why


def _forbids_halt(state: State, order: WheelAtHalt, umpire: Umpire) -> Iterator[Refusal]:
    yield from forbids_wheel_at_halt(state.unit(order.unit), done_so_far(state, (order.unit,)))


@clause("BI 5.4b")
def _way_at_halt(state: State, order: WheelAtHalt, umpire: Umpire) -> Way:
    """On the spot, about its middle, as far as its type may; who is not crossed, edges and zones end it before."""
    body = body_of(umpire.field(state), (order.unit,))
    stand, land = body.stands[0], body.field.land
    way, most = (1 if order.angle >= 0 else -1), widest_wheel_at_halt(stand.unit)
    bars = [Bar(most + 1, None, "BI 5.4b", "", None)]
    for met in obstacles(stand, stand.base.centre, way * most, land, body.others):
        bars.append(Bar(met.distance + 1, None, met.clause, met.by, met.at))
    if stretch := first_zone_wheeled(stand, stand.base.centre, way * most, body.enemies):
        held = Region(stretch.zone)
        bars.append(Bar(max(1, stretch.start), None, "BI 5.5b", stretch.enemy.id, held, "refused-zone-wheel"))
    end = min(bar.start for bar in bars) - 1
    found = Way(((1, end),) if end >= 1 else (), tuple(sorted(bars, key=lambda bar: bar.start)))
    for bar in not_on_friends(stand, stand.base.centre, way * end, body.others) if end >= 1 else ():
        found = without(found, bar)
    return found


def _tell_halt(tell: Tell, order: WheelAtHalt, umpire: Umpire) -> None:
    begin(tell, (order.unit,))
    body = body_of(umpire.field(tell.state), (order.unit,))
    stand = body.stands[0]
    reasons = list(_disordering_wheel(stand, stand.base.centre, order.angle, body))
    crossed = passages_round(stand, stand.base.centre, order.angle, body.others)
    tell.say(Moved(order.unit, wheeled(stand.base.pose, stand.base.centre, order.angle), HALT, "BI 5.4b"))
    tell_crossings(tell, order.unit, crossed, umpire)
    tell.say(MoveSpent(stand.unit.profile.move, 0, HALT))
    tell.say(ChariotWheeled(order.unit, turned=True))
    for why in reasons:
        disorder(tell, order.unit, why)


# Rolling on


@clause("BI 5.4c")
def _forbids_roll(state: State, order: RollOn, umpire: Umpire) -> Iterator[Refusal]:
    """Only a chariot in motion that has not yet gone on this turn."""
    unit = state.unit(order.unit)
    if not owes_a_roll(state, unit):
        yield Refusal("BI 5.4c", "refused-roll", {"unit": unit.id}, (unit.id,))


def _nowhere(state: State, order: RollOn, umpire: Umpire) -> Way:
    return Way((), ())


def _tell_roll(tell: Tell, order: RollOn, umpire: Umpire) -> None:
    begin(tell, (order.unit,))
    before_it(tell, compulsory(tell.state, order.unit))


def compulsory(state: State, unit: str) -> CompulsoryMove:
    """BI 5.4c: a chariot in motion goes half of its move straight ahead."""
    return CompulsoryMove((unit, state.pose(unit)), half_move(state.unit(unit)))


MANOEUVRES: dict[type[Any], Manoeuvre] = {
    Advance: Manoeuvre("distance", _forbids_advance, _way_ahead, _tell_advance),
    March: Manoeuvre("distance", _forbids_march, _way_along, _tell_march),
    Wheel: Manoeuvre("angle", _forbids_wheel, _way_round, _tell_wheel),
    WheelAtHalt: Manoeuvre("angle", _forbids_halt, _way_at_halt, _tell_halt),
    Sidestep: Manoeuvre("distance", _forbids_sidestep, _way_aside, _tell_sidestep),
    Backward: Manoeuvre("distance", _forbids_backward, _way_back, _tell_backward),
    RollOn: Manoeuvre("", _forbids_roll, _nowhere, _tell_roll),
}
