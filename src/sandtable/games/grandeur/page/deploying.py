"""A ready-made deployment of Grandeur: units by their commands, then generals."""

from collections.abc import Iterator, Sequence
from typing import Any

from sandtable.games.grandeur.players.laying_out import by_command, lay_out
from sandtable.games.grandeur.rules.command.command import own_base
from sandtable.games.grandeur.rules.orders import PlaceGeneral
from sandtable.games.grandeur.rules.setup.mustering import missing
from sandtable.games.impetus.page.face import check_sets_up
from sandtable.kernel.answer import Given
from sandtable.table.plane import UNIT, Pose
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import overlap

STEP, STEPS = UNIT, 12
"""How far beside the wanted place a general looks for room."""


def deploy(ruleset: Any, seat: str, view: Any) -> list[Any]:
    """Orders for all units and generals that a seat has yet to set up. Raises NotPossible."""
    check_sets_up(view, seat)
    return list(_with_generals(ruleset, seat, view))


def _with_generals(ruleset: Any, seat: str, view: Any) -> Iterator[Any]:
    """Units by their commands, and then each general near the units that the general leads."""
    order: Any
    for order in by_command(view, seat, ruleset.umpire):
        yield order
        view = ruleset.resolve(view, Given(seat, order))[1]
    while missing(view, seat):
        order = _beside(ruleset, seat, view, lay_out(ruleset, view, seat, "deployment"))
        yield order
        view = ruleset.resolve(view, Given(seat, order))[1]


def _beside(ruleset: Any, seat: str, view: Any, wanted: PlaceGeneral) -> PlaceGeneral:
    """The place nearest to the wanted one that covers neither a unit nor another general; else the wanted one."""
    placed = ruleset.resolve(view, Given(seat, wanted))[1]
    umpire = ruleset.umpire
    base = own_base(placed.leader(wanted.general), placed, umpire)
    taken = [stand.outline for stand in umpire.field(view).of(seat)]
    taken += [own_base(leader, view, umpire).outline for leader in view.leaders if leader.seat == seat]
    offers = ruleset.options(view, seat, wanted.general).offers
    found = sorted(_places(wanted, offers), key=lambda order: abs(order.x - wanted.x) + abs(order.y - wanted.y))
    return next((order for order in found if _clear(base, order, taken)), wanted)


def _places(wanted: PlaceGeneral, offers: Sequence[Any]) -> Iterator[PlaceGeneral]:
    """Every row that is offered, at the wanted place and some steps to either side of it."""
    for offer in offers:
        for step in range(-STEPS, STEPS + 1):
            yield offer.at(min(max(wanted.x + step * STEP, offer.low), offer.high))


def _clear(base: Base, order: PlaceGeneral, taken: Sequence[Outline]) -> bool:
    there = base.at(Pose(order.x, order.y, base.pose.heading)).outline
    return not any(overlap(there, outline) for outline in taken)
