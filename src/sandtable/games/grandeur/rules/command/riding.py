"""2.0b and 2.0c. Generals ride: on their own, into a unit, and out of it."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from sandtable.games.grandeur.rules.command.command import base_of, own_base
from sandtable.games.grandeur.rules.events import GeneralAttached, GeneralRode, GeneralStayed
from sandtable.games.grandeur.rules.orders import Attach, Ride, Stay
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.troops.armies import ARMY
from sandtable.games.grandeur.rules.troops.units import Leader
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.state import enemy_of
from sandtable.games.impetus.rules.turn.kinds import OrderKind, plain
from sandtable.kernel.clause import clause
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.witness import Segment
from sandtable.table.border import advance_to_edge
from sandtable.table.path import advance, gone
from sandtable.table.plane import DEGREE, TURN, UNIT
from sandtable.table.shape import Base, Outline
from sandtable.table.sight import blocked
from sandtable.table.spacing import near

WAYS = tuple(range(0, 360 * DEGREE, 45 * DEGREE))
"""The ways that are offered unasked; a partial order names any other."""

CLEAR = UNIT // 5

AnyRide: TypeAlias = Ride | Attach | Stay


def reach(umpire: Umpire) -> int:
    return umpire.numbers.general_move * UNIT


def ready_generals(state: State, seat: str) -> list[Leader]:
    """The generals of a side who may still move in the activation of its corps."""
    return [leader for leader in state.leaders if leader.seat == seat and not any(forbids_general(state, leader))]


@clause("GR 2.0b")
def forbids_general(state: State, leader: Leader) -> Iterator[Refusal]:
    """Generals move once a turn, with their own corps; the commander-in-chief with any."""
    army = state.army(leader.seat)
    mine = leader.rank == ARMY or f"{leader.seat}.{army.corps_of(leader.command)}" == state.corps
    if not state.corps.startswith(f"{leader.seat}.") or not mine:
        yield Refusal("GR 2.0b", "refused-general-corps", {"general": leader.id}, (leader.id,))
    if leader.moved:
        yield Refusal("GR 2.0b", "refused-general-moved", {"general": leader.id}, (leader.id,))


def forbids_other_generals(state: State, seat: str, order: AnyRide) -> Iterator[Refusal]:
    """A side orders its own generals."""
    leader = state.leader(order.general)
    if leader is None or leader.seat != seat:
        yield Refusal("GR 2.0b", "refused-general-unknown", {"general": order.general}, (order.general,))


@clause("GR 2.0b")
def _judge_ride(state: State, order: Ride, umpire: Umpire) -> Iterator[Refusal]:
    """Up to 20 U straight, over anything but impassable ground and enemies, and on the table."""
    leader = state.general(order.general)
    yield from forbids_general(state, leader)
    most = furthest(state, leader, order.angle % TURN, umpire)
    if not 1 <= order.distance <= most or not 0 <= order.angle < TURN:
        yield Refusal("GR 2.0b", "refused-general-far", {"general": leader.id, "most": most}, (leader.id,))


def furthest(state: State, leader: Leader, angle: int, umpire: Umpire) -> int:
    """How far a general may ride one way."""
    base, land, far = own_base(leader, state, umpire), umpire.land(state), reach(umpire)
    ends = [far]
    if met := advance_to_edge(base, angle, far, land.board.long, land.board.short):
        ends.append(met.reach)
    if met := advance(base, angle, far, [border for _, border in land.closed]):
        ends.append(met.reach)
    if met := advance(base, angle, far, _enemies(state, leader.seat, umpire)):
        ends.append(met.reach - CLEAR)
    most = min(ends)
    while most > 0 and _touched(gone(base, angle, most), state, leader.seat, umpire):
        most -= UNIT
    return max(0, most)


def _enemies(state: State, seat: str, umpire: Umpire) -> list[Outline]:
    return [stand.outline for stand in umpire.field(state).of(enemy_of(seat))]


def _touched(base: Base, state: State, seat: str, umpire: Umpire) -> bool:
    return any(near(base.outline, outline, CLEAR // 2) for outline in _enemies(state, seat, umpire))


@clause("GR 2.0c")
def _judge_attach(state: State, order: Attach, umpire: Umpire) -> Iterator[Refusal]:
    """A general joins a friendly unit within 20 U that has none, by a way without enemies or impassable ground."""
    leader, unit = state.general(order.general), order.unit
    yield from forbids_general(state, leader)
    if not state.there(unit) or state.unit(unit).seat != leader.seat:
        yield Refusal("GR 2.0c", "refused-attach-unknown", {"unit": unit}, (leader.id,))
        return
    if state.unit(unit).general:
        yield Refusal("GR 2.0c", "refused-attach-led", {"unit": unit}, (leader.id, unit))
    here, there = base_of(leader, state, umpire), umpire.field(state).stand(unit).base
    if not near(here.outline, there.outline, reach(umpire)):
        yield Refusal("GR 2.0c", "refused-attach-far", {"unit": unit}, (leader.id, unit))
    blocks = [*(border for _, border in umpire.land(state).closed), *_enemies(state, leader.seat, umpire)]
    if blocked(here.centre, there.centre, blocks):
        line = Segment(here.centre, there.centre)
        yield Refusal("GR 2.0b", "refused-attach-way", {"unit": unit}, (leader.id, unit), (line,))


def _judge_stay(state: State, order: Stay, umpire: Umpire) -> Iterator[Refusal]:
    return forbids_general(state, state.general(order.general))


def _ride(tell: Tell, order: Ride, umpire: Umpire) -> None:
    pose = gone(own_base(tell.state.general(order.general), tell.state, umpire), order.angle, order.distance).pose
    tell.say(GeneralRode(order.general, pose, "GR 2.0b"))


def _attach(tell: Tell, order: Attach, umpire: Umpire) -> None:
    tell.say(GeneralAttached(order.general, order.unit))


def _stay(tell: Tell, order: Stay, umpire: Umpire) -> None:
    tell.say(GeneralStayed(order.general))


def general_kinds(state: State, general: str) -> Iterator[tuple[Any, ...]]:
    """The kinds of order for a general, as orders that are begun."""
    leader = state.general(general)
    yield tuple(Ride(general, angle, 0) for angle in WAYS)
    yield tuple(Attach(general, unit.id) for unit in state.units if unit.seat == leader.seat)
    yield (Stay(general),)


def _ways(state: State, order: Ride, umpire: Umpire) -> Options[Any]:
    """How far a general may ride, or why not at all."""
    if refused := tuple(forbids_general(state, state.general(order.general))):
        return Options((), (Barred(order, refused),))
    if found := _stretches(state, order, umpire):
        return Options(found)
    return Options((), (Barred(order, tuple(_judge_ride(state, order, umpire))),))


def _stretches(state: State, order: Ride, umpire: Umpire) -> tuple[Offer[Any], ...]:
    leader = state.general(order.general)
    if any(forbids_general(state, leader)):
        return ()
    most = furthest(state, leader, order.angle % TURN, umpire)
    return (Offer(order, "distance", 1, most),) if most else ()


KINDS: Mapping[type[Any], OrderKind] = {
    Ride: OrderKind(_judge_ride, _ways, _ride, _stretches),
    Attach: plain(_judge_attach, _attach),
    Stay: plain(_judge_stay, _stay),
}
