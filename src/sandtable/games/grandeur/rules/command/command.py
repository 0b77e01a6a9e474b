"""2.1 and 2.2. Command: how far each general's reaches, and which units are beyond it."""

from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.troops.armies import ARMY, CORPS, DIVISION, Structure
from sandtable.games.grandeur.rules.troops.units import Leader
from sandtable.games.grandeur.rules.umpire import Umpire
from sandtable.kernel.clause import clause
from sandtable.table.plane import UNIT
from sandtable.table.shape import Base
from sandtable.table.spacing import near

FOUL = "foul"


def structure_of(state: State, seat: str, umpire: Umpire) -> Structure:
    """The command structure of a side."""
    return umpire.tables.prices.structures[state.army(seat).structure]


@clause("GR S.3")
def own_base(leader: Leader, state: State, umpire: Umpire) -> Base:
    """A general's own base: as guns, a division general's with half their front."""
    scale = umpire.scale(state)
    return Base(leader.pose, *(scale.division if leader.rank == DIVISION else scale.general))


def base_of(leader: Leader, state: State, umpire: Umpire) -> Base:
    """The base that is measured from: the general's own, or that of the unit that the general is with."""
    if leader.unit and state.there(leader.unit):
        return umpire.field(state).stand(leader.unit).base
    return own_base(leader, state, umpire)


@clause("GR 2.1a")
def radius(leader: Leader, state: State, umpire: Umpire) -> int:
    """As the structure says; half with a unit (GR 2.0c), and half in foul weather (GR 1)."""
    structure = structure_of(state, leader.seat, umpire)
    reach = (structure.chief if leader.rank == ARMY else structure.others) * UNIT
    reach = reach // 2 if leader.unit else reach
    return reach // 2 if state.weather == FOUL else reach


def reaches(leader: Leader, base: Base, state: State, umpire: Umpire) -> bool:
    """A base is within a general's radius, by the nearest points."""
    return near(base_of(leader, state, umpire).outline, base.outline, radius(leader, state, umpire))


def chief_of(state: State, seat: str) -> Leader | None:
    """The commander-in-chief, while on the table."""
    return next((leader for leader in state.leaders if leader.seat == seat and leader.rank == ARMY), None)


def corps_general(state: State, seat: str, corps: str) -> Leader | None:
    """The general of a corps; of the one corps of an army without corps the commander-in-chief (GR 2.0a)."""
    found = next(each for each in state.army(seat).corps if each.id == corps)
    if found.general is None:
        return chief_of(state, seat)
    return next(
        (each for each in state.leaders if each.seat == seat and each.rank == CORPS and each.command == corps), None
    )


@clause("GR 2.2a")
def in_touch(leader: Leader, state: State, umpire: Umpire) -> bool:
    """A corps general is within the radius of the commander-in-chief."""
    chief = chief_of(state, leader.seat)
    return chief is not None and reaches(chief, base_of(leader, state, umpire), state, umpire)


@clause("GR 2.2b")
def beyond_command(leader: Leader, state: State, umpire: Umpire) -> bool:
    """A division general is within the radius of neither the army's general nor the corps'."""
    army = state.army(leader.seat)
    above = (chief_of(state, leader.seat), corps_general(state, leader.seat, army.corps_of(leader.command)))
    base = base_of(leader, state, umpire)
    return not any(each is not None and reaches(each, base, state, umpire) for each in above)


@clause("GR 2.2d")
def one_move_only(*, guns: bool) -> str:
    """The clause by which a unit beyond every general makes one move and rallies at one less."""
    return "GR 2.2d" if guns else "GR 2.2c"


@clause("GR 2.2c")
def commanded(state: State, unit: str, umpire: Umpire) -> bool:
    """A brigade is within the radius of some general of its army."""
    stand = umpire.field(state).stand(unit)
    generals = [leader for leader in state.leaders if leader.seat == stand.unit.seat]
    return any(reaches(leader, stand.base, state, umpire) for leader in generals)
