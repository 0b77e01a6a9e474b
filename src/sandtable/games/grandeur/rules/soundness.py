"""What holds in every state of a battle of Grandeur besides what holds in Impetus."""

from collections.abc import Iterator

from sandtable.games.grandeur.rules.command.command import own_base
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import GeneralCaught
from sandtable.games.grandeur.rules.troops.units import Leader
from sandtable.games.grandeur.rules.umpire import Umpire
from sandtable.games.impetus.rules import soundness
from sandtable.games.impetus.rules.melee.rounds import mains
from sandtable.games.impetus.rules.setup.scenario import piece_of
from sandtable.games.impetus.rules.steps import MeleeRound
from sandtable.table.border import within_edges

NO_STRENGTH = "has no strength left"


def unsound(state: State, umpire: Umpire) -> Iterator[str]:
    """Everything that is wrong with a state while a player is asked or the game is over."""
    dying = [f"{unit} {NO_STRENGTH}" for unit in _still_judged(state)]
    yield from (wrong for wrong in soundness.unsound(state, umpire) if wrong not in dying)
    for leader in state.leaders:
        yield from _misplaced(leader, state, umpire)
    yield from _counted(state)
    for unit in state.units:
        led = [leader for leader in state.leaders if leader.unit == unit.id]
        if unit.general != bool(led) or unit.brave != any(leader.brave for leader in led) or len(led) > 1:
            yield f"{unit.id} does not know who leads it"
        if unit.phases > umpire.numbers.most_phases:
            yield f"{unit.id} has moved {unit.phases} times"


def _still_judged(state: State) -> tuple[str, ...]:
    """The main units of a melee in which one has tested and the other is asked about its own test."""
    return next((mains(step) for step in state.agenda[:2] if isinstance(step, MeleeRound) and step.losses), ())


def _misplaced(leader: Leader, state: State, umpire: Umpire) -> Iterator[str]:
    if leader.unit and not state.there(leader.unit):
        yield f"{leader.id} is with {leader.unit}, which is gone"
    elif leader.unit and state.pose(leader.unit) != leader.pose:
        yield f"{leader.id} has lost {leader.unit}"
    board = state.scenario.board
    asked = any(isinstance(step, GeneralCaught) for step in state.agenda[:1])
    if not leader.unit and not asked and not within_edges(own_base(leader, state, umpire), board.long, board.short):
        yield f"{leader.id} is off the table"


def _counted(state: State) -> Iterator[str]:
    """Every general of both armies is on the table or lost, and once."""
    if not state.turn:
        return
    named = sorted([leader.id for leader in state.leaders] + list(state.fallen))
    sides = state.scenario.sides.items()
    listed = sorted(piece_of(seat, each[0].id) for seat, side in sides for each in side.army.generals)
    if named != listed:
        yield f"generals are {named}, not {listed}"
