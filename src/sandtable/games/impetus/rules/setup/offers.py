"""3.6. What a side that sets up may order: exact stretches of the ranks behind its line."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from sandtable.games.impetus.rules.orders import AnyOrder, Deploy, DeploymentDone, PickHalf
from sandtable.games.impetus.rules.setup.array import array, bare, room_for_all, spacious
from sandtable.games.impetus.rules.setup.deployment import Camp
from sandtable.games.impetus.rules.setup.places import behind, depth, facing, places, ranks, room
from sandtable.games.impetus.rules.setup.scenario import OPPOSITE, piece_of
from sandtable.games.impetus.rules.setup.setting_up import (
    camp_of,
    forbids_company,
    forbids_deployment,
    forbids_half,
    forbids_names,
    half_first,
    missing,
    post_of,
    side_of,
    stand,
)
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import Deployment
from sandtable.games.impetus.rules.terrain.pieces import forbids_numbers
from sandtable.games.impetus.rules.troops.groups import may_form_large
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.kernel.options import Barred, Offer, Options
from sandtable.table.plane import QUARTER, TURN, UNIT

FEW = 6
"""A side that is asked for ranks is shown so many and the last one."""

FINE = UNIT // 2


def deployment_options(state: State, step: Deployment, piece: str, partial: Any, umpire: Umpire) -> Options[AnyOrder]:
    """A half if it must be picked; else places for a unit, or for the first that is missing, and the end."""
    if any(half_first(state, step.seat)) and not any(forbids_half(state, step.seat)):
        return Options(tuple(Offer(PickHalf(half)) for half in OPPOSITE))
    if isinstance(partial, Deploy):
        return _of_rank(state, step, partial, umpire)
    if piece:
        return _of_unit(state, step, piece, umpire)
    return _of_side(state, step, umpire)


def _of_rank(state: State, step: Deployment, order: Deploy, umpire: Umpire) -> Options[AnyOrder]:
    """Along the rank and with the heading of a partial order."""
    if barred := _barred(state, step, order):
        return barred
    return Options(tuple(_stretches(state, step, order, umpire)))


def _barred(state: State, step: Deployment, order: Deploy) -> Options[AnyOrder] | None:
    """What forbids an order wherever the unit stands."""
    faults = tuple(forbids_names(state, step.seat, order)) or tuple(forbids_company(state, step.seat, order))
    faults += tuple(forbids_numbers("BI 3.6", order.unit, (order.y,), order.heading))
    return Options((), (Barred(order, faults),)) if faults else None


def _of_unit(state: State, step: Deployment, unit: str, umpire: Umpire) -> Options[AnyOrder]:
    """Places for one unit, alone or with one behind it."""
    camp = camp_of(state, step.seat, umpire)
    alone = Deploy(unit, 0, 0, facing(camp))
    if barred := _barred(state, step, alone):
        return barred
    orders = [alone, *(replace(alone, rear=rear) for rear in _rears(state, step, alone))]
    return Options(tuple(offer for order in orders for offer in _in_ranks(state, step, order, umpire)))


def _rears(state: State, step: Deployment, order: Deploy) -> Iterator[str]:
    """Units that may stand behind another: one of each kind that is missing, so that none is taken up for it."""
    front = side_of(state, step.seat).unit(post_of(step.seat, order).unit)
    seen = set()
    for unit in missing(state, step.seat):
        if front and unit.id != front.id and unit.profile not in seen and may_form_large(front.profile, unit.profile):
            seen.add(unit.profile)
            yield piece_of(step.seat, unit.id)


def _in_ranks(state: State, step: Deployment, order: Deploy, umpire: Umpire) -> list[Offer[AnyOrder]]:
    """Some ranks towards the enemy; if they are full all of them, and if those are full too, across."""
    camp = camp_of(state, step.seat, umpire, order.unit, order.rear)
    for heading in (order.heading, (order.heading + QUARTER) % TURN):
        base = stand(state, step.seat, replace(order, heading=heading), umpire).base
        coarse = max(UNIT, -(-max(room(camp) - depth(base), 0) // FEW // UNIT) * UNIT)
        for between in (coarse, FINE):
            found: list[Offer[AnyOrder]] = []
            for back in ranks(base, camp, between):
                there = behind(base, camp, back).pose
                at = replace(order, x=there.x, y=there.y, heading=heading)
                found += _stretches(state, step, at, umpire, camp)
            if found:
                return found
    return []


def _stretches(
    state: State, step: Deployment, order: Deploy, umpire: Umpire, camp: Camp | None = None
) -> Iterator[Offer[AnyOrder]]:
    camp = camp or camp_of(state, step.seat, umpire, order.unit, order.rear)
    base = stand(state, step.seat, order, umpire).base
    for low, high in places(base, camp):
        yield Offer(replace(order, x=low), "x", low, high)


def _of_side(state: State, step: Deployment, umpire: Umpire) -> Options[AnyOrder]:
    """The end, or places for the first unit that is missing; where it could get stuck, those of the array."""
    end = DeploymentDone()
    refusals = tuple(forbids_deployment(state, step, end, umpire))
    if not refusals:
        return Options((Offer(end),))
    offers: tuple[Offer[AnyOrder], ...] = ()
    if spacious(state, step.seat, umpire):
        first = missing(state, step.seat)[0]
        offers = _of_unit(state, step, piece_of(step.seat, first.id), umpire).offers
    return Options(offers or tuple(_by_array(state, step, umpire)), (Barred(end, refusals),))


def _by_array(state: State, step: Deployment, umpire: Umpire) -> list[Offer[AnyOrder]]:
    """What brings the side nearer to the ready-made array; if nothing can, another unit must make room."""
    assert room_for_all(bare(state, step.seat), step.seat, umpire), f"{step.seat} has no room to set up"
    moves = [order for order in array(bare(state, step.seat), step.seat, umpire) if not _there(state, order)]
    found = [Offer[AnyOrder](order) for order in moves if not any(forbids_deployment(state, step, order, umpire))]
    if found:
        return found
    own = [unit.id for unit in state.units if unit.seat == step.seat]
    return [offer for unit in own for offer in _of_unit(state, step, unit, umpire).offers]


def _there(state: State, order: Deploy) -> bool:
    """The unit stands as the order says."""
    if not state.there(order.unit):
        return False
    pose = state.pose(order.unit)
    return (*pose, state.unit(order.unit).rear_id) == (order.x, order.y, order.heading, order.rear)
