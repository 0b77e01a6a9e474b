"""What holds in every state of a battle, whatever was ordered and thrown. A state that breaks it is a bug."""

from collections.abc import Iterator

from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops.disorder import can_be_disordered
from sandtable.games.impetus.rules.troops.units import Unit, vbu
from sandtable.games.impetus.rules.umpire import Umpire
from sandtable.table.border import within_edges
from sandtable.table.spacing import overlap


def unsound(state: State, umpire: Umpire) -> Iterator[str]:
    """Everything that is wrong with a state while a player is asked or the game is over."""
    yield from _overlaps(state, umpire)
    yield from _off_the_table(state, umpire)
    for unit in state.units:
        yield from _impossible(unit)
    yield from _counted(state)


def _overlaps(state: State, umpire: Umpire) -> Iterator[str]:
    field = umpire.field(state)
    stands = list(field.stands.values())
    for at, one in enumerate(stands):
        yield from (f"{one.id} is on {o.id}" for o in stands[at + 1 :] if overlap(one.outline, o.outline))
        closed = [(name, border) for name, border in field.land.closed if name not in field.land.rivers]
        yield from (f"{one.id} is in {name}" for name, border in closed if overlap(one.outline, border))


def _off_the_table(state: State, umpire: Umpire) -> Iterator[str]:
    board = state.scenario.board
    for stand in umpire.field(state).stands.values():
        if not within_edges(stand.base, board.long, board.short):
            yield f"{stand.id} is off the table"


def _impossible(unit: Unit) -> Iterator[str]:
    """States that a unit cannot be in."""
    wrong = {
        "has no strength left": vbu(unit) <= 0,
        "has gained strength": unit.lost < 0 or unit.rear_lost < 0,
        "has a rear that is gone": unit.rear is not None and unit.rear_lost >= unit.rear.vbu,
        "is never disordered": unit.disordered and not can_be_disordered(unit),
        "does not roll": (unit.rolling or unit.turned) and not unit.profile.chariot,
    }
    yield from (f"{unit.id} {what}" for what, holds in wrong.items() if holds)


def _counted(state: State) -> Iterator[str]:
    """Every unit of both armies is on the table, behind another or gone, and once."""
    if not state.turn:
        return
    there = [unit.id for unit in state.units] + [unit.rear_id for unit in state.units if unit.rear]
    named = sorted(there + [fallen.id for fallen in state.gone])
    listed = sorted(f"{seat}.{unit.id}" for seat, side in state.scenario.sides.items() for unit in side.army.units)
    if named != listed:
        yield f"units are {named}, not {listed}"
    strangers = set(state.activation.units) - {unit.id for unit in state.units}
    yield from (f"{unit} is activated but gone" for unit in strangers)
