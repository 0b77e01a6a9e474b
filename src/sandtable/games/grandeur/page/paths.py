"""How units and generals of Grandeur move: by offered orders and by events."""

from types import MappingProxyType
from typing import Any

from sandtable.games.grandeur.rules import events as g
from sandtable.games.grandeur.rules import orders as o
from sandtable.games.impetus.page import paths as impetus
from sandtable.games.impetus.page.paths import back, of_units, straight
from sandtable.games.impetus.page.wire import Path
from sandtable.kernel.event import Event
from sandtable.kernel.options import Offer
from sandtable.table.plane import Pose

PATHS: impetus.Paths = MappingProxyType(
    {
        **impetus.PATHS,
        o.Disengage: of_units(back),
        o.Ride: lambda _, __, offer: straight((offer.order.general,), offer.order.angle),
        o.PlaceGeneral: lambda _, __, offer: straight((offer.order.general,), 0),
    }
)


def path(ruleset: Any, state: Any, offer: Offer[Any]) -> Path | None:
    """The path of an offer."""
    return impetus.path(ruleset, state, offer, PATHS)


def poses(event: Event) -> dict[str, Pose]:
    """Where units and generals stand after an event."""
    match event:
        case g.FellBack():
            return {event.unit: event.pose}
        case g.GeneralRode():
            return {event.general: event.pose}
        case g.GeneralPlaced():
            return {event.leader.id: event.leader.pose}
    return impetus.poses(event)
