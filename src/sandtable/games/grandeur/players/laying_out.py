"""Laying out an army of Grandeur: units by their commands, generals among their units and in reach of the one above."""

from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.players.generals import in_touch, led
from sandtable.games.grandeur.rules.orders import PlaceGeneral
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.grandeur.rules.troops.armies import DIVISION
from sandtable.games.impetus.players import laying_out
from sandtable.games.impetus.rules.orders import Deploy
from sandtable.games.impetus.rules.setup.array import array
from sandtable.games.impetus.rules.setup.scenario import piece_of
from sandtable.table.plane import UNIT


def lay_out(ruleset: Grandeur, view: Any, seat: str, what: str) -> Any:
    """The answer to a question of the setup; generals are placed once all units stand."""
    offers = ruleset.options(view, seat).offers
    order: Any = offers[0].order
    if not isinstance(order, PlaceGeneral):
        return laying_out.lay_out(ruleset, view, seat, what, by_command)
    x, y = _middle(view, seat, order.general, ruleset.umpire)
    near = min(offers, key=lambda offer: _off(offer.at(min(max(x, offer.low), offer.high)), x, y))
    return near.at(min(max(x, near.low), near.high))


def by_command(view: Any, seat: str, umpire: Any) -> list[Deploy]:
    """The array of Impetus, in which units of one type swap places until those of one command stand together."""
    orders = list(array(view, seat, umpire))
    army = view.army(seat)
    types = {piece_of(seat, unit.id): unit.profile.type for unit in army.units}
    listed = [piece_of(seat, unit.id) for unit in army.units]
    found = []
    for kind in dict.fromkeys(types.values()):
        alike = [order for order in orders if types[order.unit] == kind]
        units = sorted((order.unit for order in alike), key=listed.index)
        places = sorted(alike, key=lambda order: (order.x, order.y))
        found += [replace(place, unit=unit) for place, unit in zip(places, units, strict=True)]
    return found


def _off(order: Any, x: int, y: int) -> int:
    return int(abs(order.x - x) + abs(order.y - y))


def _middle(view: Any, seat: str, general: str, umpire: Any) -> tuple[int, int]:
    """The middle of the units that a general will lead, or as near to it as the general may be."""
    _, rank, command = next(each for each in view.army(seat).generals if piece_of(seat, each[0].id) == general)
    poses = [view.pose(unit) for unit in led(view, seat, rank, command)] or list(view.poses)
    middle = sum(pose.x for pose in poses) / len(poses) / UNIT, sum(pose.y for pose in poses) / len(poses) / UNIT
    x, y = in_touch(view, seat, command, middle, umpire) if rank == DIVISION else middle
    return int(x * UNIT), int(y * UNIT)
