"""Laying out generals: each behind those whom he leads."""

from typing import Any

from sandtable.players.judgement.impetus import laying_out
from sandtable.rulesets.grandeur.armies import ARMY, DIVISION
from sandtable.rulesets.grandeur.corps import army_of, members
from sandtable.rulesets.grandeur.orders import PlaceGeneral
from sandtable.rulesets.grandeur.ruleset import Grandeur
from sandtable.rulesets.impetus.scenario import piece_of


def lay_out(ruleset: Grandeur, view: Any, seat: str, what: str) -> Any:
    """The answer to a question of the setup; generals come when all units stand."""
    offers = ruleset.options(view, seat).offers
    order: Any = offers[0].order
    if not isinstance(order, PlaceGeneral):
        return laying_out.lay_out(ruleset, view, seat, what)
    x, y = _middle(view, seat, order.general)
    near = min(offers, key=lambda offer: _off(offer.at(min(max(x, offer.low), offer.high)), x, y))
    return near.at(min(max(x, near.low), near.high))


def _off(order: Any, x: int, y: int) -> int:
    return int(abs(order.x - x) + abs(order.y - y))


def _middle(view: Any, seat: str, general: str) -> tuple[int, int]:
    """The middle of those whom a general will lead."""
    army = army_of(view, seat)
    _, rank, command = next(each for each in army.generals if piece_of(seat, each[0].id) == general)
    if rank == ARMY:
        units = [unit.id for unit in view.units if unit.seat == seat]
    else:
        units = members(view, seat, command if rank == DIVISION else army.corps_of(command) or command)
    poses = [view.pose(unit) for unit in units] or list(view.poses)
    return sum(pose.x for pose in poses) // len(poses), sum(pose.y for pose in poses) // len(poses)
