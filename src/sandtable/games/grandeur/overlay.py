"""What pictures of Grandeur show beyond the state: units that count as in square, and the command of generals."""

from collections.abc import Callable, Iterator
from typing import Any

from sandtable.games.grandeur.picture.command import Overlay, Reach
from sandtable.games.grandeur.rules.command.command import base_of, chief_of, corps_general, radius
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.troops.armies import CORPS, DIVISION
from sandtable.games.grandeur.rules.troops.units import Leader
from sandtable.games.grandeur.rules.umpire import Umpire
from sandtable.games.impetus.rules.setup.scenario import piece_of
from sandtable.table.shape import Base


def overlay_of(ruleset: Grandeur, *, command: bool = False) -> Callable[[State], Overlay]:
    """A function from a state to its overlay; `command` adds the command of generals."""
    umpire: Any = ruleset.umpire

    def found(state: State) -> Overlay:
        stands = umpire.field(state).stands.values()
        squares = frozenset(stand.id for stand in stands if stand.unit.square)
        reaches = tuple(_reach(state, leader, umpire) for leader in state.leaders) if command else ()
        return Overlay(squares, reaches)

    return found


def _reach(state: State, leader: Leader, umpire: Umpire) -> Reach:
    led = tuple(_led(state, leader, umpire))
    return Reach(leader.id, base_of(leader, state, umpire), radius(leader, state, umpire), led)


def _led(state: State, leader: Leader, umpire: Umpire) -> Iterator[Base]:
    """The bases of everyone directly under a general: other generals, and the brigades of the general's own command."""
    for other in state.leaders:
        above = _above(state, other)
        if above is not None and above.id == leader.id:
            yield base_of(other, state, umpire)
    for unit in state.army(leader.seat).units:
        if unit.command == leader.command and state.there(piece_of(leader.seat, unit.id)):
            yield umpire.field(state).stand(piece_of(leader.seat, unit.id)).base


def _above(state: State, leader: Leader) -> Leader | None:
    if leader.rank == CORPS:
        return chief_of(state, leader.seat)
    corps = state.army(leader.seat).corps_of(leader.command)
    return corps_general(state, leader.seat, corps) if leader.rank == DIVISION else None
