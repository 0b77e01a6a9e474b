"""5.4. Chariots: half of their move straight before they wheel, and no stopping at will."""

from collections.abc import Iterator
from typing import Final

from sandtable.games.impetus.rules.after_melee.losses import disorder
from sandtable.games.impetus.rules.events import ChariotWheeled, Moved, MoveSpent
from sandtable.games.impetus.rules.movement.bodies import Body, body_of
from sandtable.games.impetus.rules.movement.crossings import tell_crossings
from sandtable.games.impetus.rules.movement.moves import QUARTER, ChariotWheel, widest_wheel_at_halt
from sandtable.games.impetus.rules.movement.reach import way_turned
from sandtable.games.impetus.rules.movement.ways import Bar, Way, without
from sandtable.games.impetus.rules.movement.wheels import disordering_wheel, obstacles, passages_round
from sandtable.games.impetus.rules.orders import RollOn, WheelAtHalt
from sandtable.games.impetus.rules.state import Activation, State
from sandtable.games.impetus.rules.steps import CompulsoryMove, Rolling
from sandtable.games.impetus.rules.troops.units import Unit
from sandtable.games.impetus.rules.turn.activation import begin, done_so_far, forbids_moving, owes_a_roll
from sandtable.games.impetus.rules.umpire import Tell, Umpire, before_it
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.plane import wheeled


@clause("BI 5.4a")
def half_move(unit: Unit) -> int:
    """What it must go straight before it stops or wheels."""
    return -(-unit.profile.move // 2)


@clause("BI 5.4a")
def forbids_wheel(unit: Unit, now: Activation) -> Iterator[Refusal]:
    """It wheels on the move only once it has gone half of its move straight; never twice in a row."""
    if now.rolled < half_move(unit):
        yield Refusal("BI 5.4a", "refused-chariot-half", {"unit": unit.id}, (unit.id,))
    yield from _twice(unit)


@clause("BI 5.4b")
def forbids_wheel_at_halt(unit: Unit, now: Activation) -> Iterator[Refusal]:
    """Only a chariot that stands turns on the spot, as its whole move; never twice in a row."""
    if not unit.profile.chariot:
        yield Refusal("BI 5.4b", "refused-halt-type", {"unit": unit.id}, (unit.id,))
    if unit.rolling or now.move:
        yield Refusal("BI 5.4b", "refused-halt-rolling", {"unit": unit.id}, (unit.id,))
    yield from _twice(unit)


@clause("BI 5.4b")
def _twice(unit: Unit) -> Iterator[Refusal]:
    """Between two wheels it goes half of its move, over turns too."""
    if unit.turned:
        yield Refusal("BI 5.4b", "refused-wheel-twice", {"unit": unit.id}, (unit.id,))


HALT: Final = "wheel-at-halt"


def chariot_wheel(state: State, unit: str, umpire: Umpire) -> ChariotWheel:
    """How this edition lets a chariot wheel on the move."""
    found: ChariotWheel = umpire.book(state).rule("chariot_wheel")(state.unit(unit))
    return found


@clause("BI 5.4a")
def at_least_half(state: State, body: Body, way: Way) -> Way:
    """Once a chariot moves, it goes half of its move before it stops."""
    lead = body.stands[0].unit
    if not lead.profile.chariot or done_so_far(state, (lead.id,)).rolled:
        return way
    return without(way, Bar(0, half_move(lead) - 1, "BI 5.4a", "", None))


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


@clause("BI 5.4b")
def narrowed(way: Way, most: int) -> Way:
    """A chariot on the move wheels no wider than its edition says."""
    return without(way, Bar(most + 1, None, "BI 5.4b", "", None)) if most < QUARTER else way


def forbids_halt(state: State, order: WheelAtHalt, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids to turn on the spot, however far."""
    yield from forbids_moving(state, (order.unit,), umpire)
    yield from forbids_wheel_at_halt(state.unit(order.unit), done_so_far(state, (order.unit,)))


@clause("BI 5.4b")
def way_at_halt(state: State, order: WheelAtHalt, umpire: Umpire) -> Way:
    """On the spot, about its middle, as far as its type may; units in the way, edges and zones end it before."""
    body = body_of(umpire.field(state), (order.unit,))
    stand = body.stands[0]
    way, most = (1 if order.angle >= 0 else -1), widest_wheel_at_halt(stand.unit)
    met = obstacles(stand, stand.base.centre, way * most, body.field.land, body.others)
    bars = [Bar(limit.distance + 1, None, limit.clause, limit.by, limit.at) for limit in met]
    return way_turned(body, stand.base.centre, way, most, [Bar(most + 1, None, "BI 5.4b", "", None), *bars])


def tell_halt(tell: Tell, order: WheelAtHalt, umpire: Umpire) -> None:
    """A chariot turns on the spot."""
    begin(tell, (order.unit,))
    body = body_of(umpire.field(tell.state), (order.unit,))
    stand = body.stands[0]
    reasons = list(disordering_wheel(stand, stand.base.centre, order.angle, body))
    crossed = passages_round(stand, stand.base.centre, order.angle, body.others)
    tell.say(Moved(order.unit, wheeled(stand.base.pose, stand.base.centre, order.angle), HALT, "BI 5.4b"))
    tell_crossings(tell, order.unit, crossed, umpire)
    tell.say(MoveSpent(stand.unit.profile.move, 0, HALT))
    tell.say(ChariotWheeled(order.unit, turned=True))
    for why in reasons:
        disorder(tell, order.unit, why)


# Rolling on


@clause("BI 5.4c")
def judge_roll(state: State, order: RollOn, umpire: Umpire) -> Iterator[Refusal]:
    """Only a chariot in motion that has not yet gone on this turn."""
    yield from forbids_moving(state, (order.unit,), umpire)
    unit = state.unit(order.unit)
    if not owes_a_roll(state, unit):
        yield Refusal("BI 5.4c", "refused-roll", {"unit": unit.id}, (unit.id,))


def tell_roll(tell: Tell, order: RollOn, umpire: Umpire) -> None:
    """A chariot goes on, whatever it meets."""
    begin(tell, (order.unit,))
    before_it(tell, compulsory(tell.state, order.unit))


def compulsory(state: State, unit: str) -> CompulsoryMove:
    """BI 5.4c: a chariot in motion goes half of its move straight ahead."""
    return CompulsoryMove((unit, state.pose(unit)), half_move(state.unit(unit)))
