"""How units move: as the number of an offered order grows, so that a page can show it without the rules; by events."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec.structs import replace

from sandtable.games.impetus.page.wire import Path
from sandtable.games.impetus.rules import events as e
from sandtable.games.impetus.rules import orders as o
from sandtable.games.impetus.rules.charges.charges import outcome_of, wheeled_body
from sandtable.games.impetus.rules.movement.bodies import body_of
from sandtable.games.impetus.rules.movement.manoeuvres import left_of
from sandtable.games.impetus.rules.movement.road_march import legs
from sandtable.games.impetus.rules.movement.wheels import pivot, sense
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.turn.kinds import units_of
from sandtable.kernel.event import Event
from sandtable.kernel.options import Offer
from sandtable.table.plane import TURN, Pose

BACK = TURN // 2
Drawn: TypeAlias = Callable[[Impetus, State, Offer[Any]], Path | None]
Paths: TypeAlias = Mapping[type, Drawn]


def of_units(drawn: Drawn) -> Drawn:
    """A path of units that must be on the table; without them there is none."""

    def found(ruleset: Impetus, state: State, offer: Offer[Any]) -> Path | None:
        units = units_of(offer.order)
        return drawn(ruleset, state, offer) if units and all(map(state.there, units)) else None

    return found


def straight(pieces: tuple[str, ...], angle: int) -> Path:
    return Path(pieces, "straight", angle=angle % TURN)


def _ahead(ruleset: Impetus, state: State, offer: Offer[Any]) -> Path:
    units = offer.order.units
    return straight(units, state.pose(units[0]).heading)


def _along(ruleset: Impetus, state: State, offer: Offer[Any]) -> Path:
    """Round the bends of a road, as far as the offer goes."""
    units = offer.order.units
    body = body_of(ruleset.umpire.field(state), units)
    found = tuple((leg.start, *leg.body.front.pose) for leg in legs(body, offer.high))
    return Path(units, "road", body.heading, body.front.pose.at, legs=found) if found else _ahead(ruleset, state, offer)


def back(ruleset: Impetus, state: State, offer: Offer[Any]) -> Path:
    unit = offer.order.unit
    return straight((unit,), state.pose(unit).heading + BACK)


def _aside(ruleset: Impetus, state: State, offer: Offer[Any]) -> Path:
    unit = offer.order.unit
    return straight((unit,), state.pose(unit).heading + offer.order.angle)


def _wheel(ruleset: Impetus, state: State, offer: Offer[Any]) -> Path:
    order = offer.order
    front = body_of(ruleset.umpire.field(state), order.units).front
    return Path(order.units, "turn", pivot=pivot(front, order.corner), sign=sense(order.corner))


def _charge(ruleset: Impetus, state: State, offer: Offer[Any]) -> Path:
    """Within one offer, a charge meets the same enemies at every angle."""
    order = replace(offer.order, angle=(offer.low + offer.high) // 2) if offer.field else offer.order
    body = body_of(ruleset.umpire.field(state), order.units)
    runs, _ = outcome_of(*wheeled_body(body, order, left_of(state, body)), order)
    met = {run.enemy: run.distance for run in runs if run.enemy}
    if offer.field:
        return replace(_wheel(ruleset, state, offer), meets=tuple(met))
    return replace(_ahead(ruleset, state, offer), meets=tuple(met), far=min(met.values(), default=0))


def _at_halt(ruleset: Impetus, state: State, offer: Offer[Any]) -> Path:
    unit = offer.order.unit
    return Path((unit,), "turn", pivot=ruleset.umpire.field(state).stand(unit).base.centre)


def _deploy(ruleset: Impetus, state: State, offer: Offer[Any]) -> Path:
    return straight((offer.order.unit,), 0)


PATHS: Paths = MappingProxyType(
    {
        o.Advance: of_units(_ahead),
        o.March: of_units(_along),
        o.Charge: of_units(_charge),
        o.Backward: of_units(back),
        o.Sidestep: of_units(_aside),
        o.Wheel: of_units(_wheel),
        o.WheelAtHalt: of_units(_at_halt),
        o.Deploy: _deploy,
    }
)


def path(ruleset: Impetus, state: State, offer: Offer[Any], paths: Paths = PATHS) -> Path | None:
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
