"""How units move: as the number of an offered order grows, so that a page can show it without the rules; by events."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules import orders as o
from sandtable.games.impetus.rules.movement.bodies import body_of
from sandtable.games.impetus.rules.movement.road_march import legs
from sandtable.games.impetus.rules.movement.wheels import pivot, sense
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.state import State
from sandtable.kernel.event import Event
from sandtable.kernel.options import Offer
from sandtable.server.wire.messages import PathMessage
from sandtable.table.plane import TURN, Pose

BACK = TURN // 2
Paths: TypeAlias = Mapping[type, Callable[[Impetus, State, Offer[Any]], PathMessage]]


def straight(pieces: tuple[str, ...], angle: int) -> PathMessage:
    return PathMessage(pieces, "straight", angle=angle % TURN)


def _ahead(ruleset: Impetus, state: State, offer: Offer[Any]) -> PathMessage:
    units = offer.order.units
    return straight(units, state.pose(units[0]).heading)


def _along(ruleset: Impetus, state: State, offer: Offer[Any]) -> PathMessage:
    """Round the bends of a road, as far as the offer goes."""
    units = offer.order.units
    body = body_of(ruleset.umpire.field(state), units)
    found = tuple((leg.start, *leg.body.front.pose) for leg in legs(body, offer.high))
    return (
        PathMessage(units, "road", body.heading, body.front.pose.at, legs=found)
        if found
        else _ahead(ruleset, state, offer)
    )


def back(ruleset: Impetus, state: State, offer: Offer[Any]) -> PathMessage:
    unit = offer.order.unit
    return straight((unit,), state.pose(unit).heading + BACK)


def _aside(ruleset: Impetus, state: State, offer: Offer[Any]) -> PathMessage:
    unit = offer.order.unit
    return straight((unit,), state.pose(unit).heading + offer.order.angle)


def _wheel(ruleset: Impetus, state: State, offer: Offer[Any]) -> PathMessage:
    order = offer.order
    front = body_of(ruleset.umpire.field(state), order.units).front
    return PathMessage(order.units, "turn", pivot=pivot(front, order.corner), sign=sense(order.corner))


def _charge(ruleset: Impetus, state: State, offer: Offer[Any]) -> PathMessage:
    return _wheel(ruleset, state, offer) if offer.field else _ahead(ruleset, state, offer)


def _at_halt(ruleset: Impetus, state: State, offer: Offer[Any]) -> PathMessage:
    unit = offer.order.unit
    return PathMessage((unit,), "turn", pivot=ruleset.umpire.field(state).stand(unit).base.centre)


def _deploy(ruleset: Impetus, state: State, offer: Offer[Any]) -> PathMessage:
    return straight((offer.order.unit,), 0)


PATHS: Paths = MappingProxyType(
    {
        o.Advance: _ahead,
        o.March: _along,
        o.Charge: _charge,
        o.Backward: back,
        o.Sidestep: _aside,
        o.Wheel: _wheel,
        o.WheelAtHalt: _at_halt,
        o.Deploy: _deploy,
    }
)


def path(ruleset: Impetus, state: State, offer: Offer[Any], paths: Paths = PATHS) -> PathMessage | None:
    """The path of an offer; None if nothing moves, or not along a path of these kinds."""
    found = paths.get(type(offer.order))
    return found(ruleset, state, offer) if found else None


def poses(event: Event) -> dict[str, Pose]:
    """Where units stand after an event."""
    match event:
        case e.Moved():
            return {event.unit: event.pose}
        case e.UnitDeployed():
            return {event.unit.id: event.pose}
    return {}
