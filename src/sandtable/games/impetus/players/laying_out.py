"""Laying out: terrain, halves and deployment, as a captain answers them."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from msgspec.structs import replace

from sandtable.games.impetus.rules.orders import (
    AnyOrder,
    Deploy,
    DeploymentDone,
    LeaveTerrain,
    PickHalf,
    PlacePiece,
    RemovePiece,
    TerrainDone,
)
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.setup.array import array
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.umpire import Umpire

Arrange: TypeAlias = Callable[[State, str, Umpire], Iterable[Deploy]]
"""Where every unit of a side is set up."""

HARMLESS = ("hill", "road", "scrub", "fields", "stones", "mud")
"""The pieces that a defender places, the one it likes best first."""


def lay_out(ruleset: Impetus, view: State, seat: str, what: str, arrange: Arrange = array) -> AnyOrder:
    """The answer to a question of the setup; units are arranged as the rules propose unless told otherwise."""
    if what == "terrain":
        return _terrain(ruleset, view, seat)
    if what == "terrain-change":
        return _change(ruleset, view, seat)
    return _deployment(ruleset, view, seat, arrange)


def _terrain(ruleset: Impetus, view: State, seat: str) -> AnyOrder:
    """As little as possible, and nothing that hampers."""
    offers = [offer.order for offer in ruleset.options(view, seat).offers]
    if TerrainDone() in offers:
        return TerrainDone()
    pieces = [order for order in offers if isinstance(order, PlacePiece)]
    return min(pieces, key=lambda order: _rank(order.piece.kind))


def _rank(kind: str) -> int:
    return HARMLESS.index(kind) if kind in HARMLESS else len(HARMLESS)


def _change(ruleset: Impetus, view: State, seat: str) -> AnyOrder:
    """A piece that hampers is removed if that is allowed."""
    bad = {piece.id for piece in view.pieces if piece.kind not in HARMLESS}
    for offer in ruleset.options(view, seat).offers:
        if isinstance(offer.order, RemovePiece) and offer.order.piece in bad:
            return offer.order
    return LeaveTerrain()


def _deployment(ruleset: Impetus, view: State, seat: str, arrange: Arrange) -> AnyOrder:
    """The ready-made array, one unit after another."""
    offers = ruleset.options(view, seat).offers
    if isinstance(offers[0].order, PickHalf | DeploymentDone):
        return offers[0].order
    for order in arrange(_bare(view, seat), seat, ruleset.umpire):
        if not _there(view, order) and not any(ruleset.judge(view, seat, order)):
            return order
    return offers[0].at(offers[0].low)


def _bare(view: State, seat: str) -> State:
    """The table without what a side has set up already."""
    kept = [(unit, pose) for unit, pose in zip(view.units, view.poses, strict=True) if unit.seat != seat]
    return replace(view, units=tuple(unit for unit, _ in kept), poses=tuple(pose for _, pose in kept))


def _there(view: State, order: Deploy) -> bool:
    place = view.at(order.unit)
    return place is not None and (*view.poses[place],) == (order.x, order.y, order.heading)
