"""What the rules of Grandeur find in a state beyond what it says: squares, command, phases, initiative."""

from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.page.wire import Marks
from sandtable.games.grandeur.rules.command.command import beyond_command, commanded, in_touch
from sandtable.games.grandeur.rules.command.corps import THROWS, open_corps
from sandtable.games.grandeur.rules.movement.phases import one_phase_only
from sandtable.games.grandeur.rules.steps import CorpsNaming
from sandtable.games.grandeur.rules.troops.armies import CORPS, DIVISION
from sandtable.games.impetus.rules.steps import InitiativeThrow
from sandtable.library.words import Words


def marks(ruleset: Any, state: Any, say: Words) -> Marks:
    """Everything that the rules find."""
    umpire = ruleset.umpire
    return Marks(
        _squares(ruleset, state),
        tuple(unit.id for unit in state.units if state.leaders and not commanded(state, unit.id, umpire)),
        {unit.id: _phases(state, unit, umpire) for unit in state.units},
        True,
        tuple(leader.id for leader in state.leaders if _astray(state, leader, umpire)),
        _initiative(state, umpire),
    )


def replay_marks(ruleset: Any, state: Any, say: Words) -> Marks:
    """Only squares: finding units beyond command takes long, so a replay asks for that one moment at a time."""
    return Marks(_squares(ruleset, state))


def _squares(ruleset: Any, state: Any) -> tuple[str, ...]:
    """The units that count as in square."""
    return tuple(stand.id for stand in ruleset.umpire.field(state).stands.values() if stand.unit.square)


def _astray(state: Any, leader: Any, umpire: Any) -> bool:
    """No higher general reaches this one."""
    if leader.rank == CORPS:
        return not in_touch(leader, state, umpire)
    return leader.rank == DIVISION and beyond_command(leader, state, umpire)


def _initiative(state: Any, umpire: Any) -> dict[str, tuple[int, int]]:
    """What each corps that may be named now would throw, as the rules throw for one that has been named."""
    asked = state.agenda[0] if state.agenda else None
    if not isinstance(asked, CorpsNaming):
        return {}
    return {
        f"{asked.seat}.{corps}": _thrown(state, asked.seat, corps, umpire) for corps in open_corps(state, asked.seat)
    }


def _thrown(state: Any, seat: str, corps: str, umpire: Any) -> tuple[int, int]:
    others = tuple(name for name in state.named if not name.startswith(f"{seat}."))
    named = replace(state, named=(*others, f"{seat}.{corps}"))
    throw = THROWS[InitiativeThrow](named, InitiativeThrow(seat), umpire)  # type: ignore[operator]
    return throw.count, sum(line.value for line in throw.lines)


def _phases(state: Any, unit: Any, umpire: Any) -> int:
    """How many phases a unit has left: the first is free to all, further ones are not always allowed."""
    if any(one_phase_only(state, unit.id, umpire)):
        return max(0, 1 - int(unit.phases))
    most: int = umpire.numbers.most_phases
    return most - int(unit.phases)
