"""After the melee: which way to give, and who follows up."""

from math import isqrt

from sandtable.games.argad.players.duties import Duty
from sandtable.games.argad.rules.after_melee.following_up import forward, must, winners
from sandtable.games.argad.rules.after_melee.recoil import headings, room
from sandtable.games.argad.rules.field import Field, Umpire
from sandtable.games.argad.rules.orders import Press, Recoil
from sandtable.games.argad.rules.state import State
from sandtable.games.argad.rules.steps import Recoiling
from sandtable.table.footing import within
from sandtable.table.plane import Point, squared
from sandtable.table.shape import holds


def recoil(state: State, seat: str, umpire: Umpire) -> Recoil:
    """Away from all enemies, as far as may be from the nearest."""
    step, field = state.agenda[0], umpire.field(state)
    assert isinstance(step, Recoiling)

    def safety(heading: int) -> int:
        there = (room(field, step.figure, heading) or {}).get(step.figure)
        return _nearest(field, step.figure, there.at) if there else -1

    return Recoil(step.figure, max(headings(state, field, step.figure), key=safety))


def _nearest(field: Field, name: str, at: Point) -> int:
    return min((isqrt(squared(at, field.stand(enemy).at)) for enemy in field.enemies(name)), default=0)


def press(state: State, seat: str, umpire: Umpire, duties: dict[str, Duty]) -> Press:
    """Everybody follows up who leaves no post by it, no cover and no shot, and who does not run into several."""
    field = umpire.field(state)
    going = []
    for name, strike in winners(state, field).items():
        if field.seat(name) != seat or must(field, name):
            continue
        stand = forward(field, name, dict(state.places)[strike.target], strike)
        if stand is None or _keeps(field, name, duties.get(name), stand.at):
            continue
        there = field.sole(name).at(stand)
        foes = [enemy for enemy in field.enemies(name) if within(there, field.foot(enemy), 2 * field.paces(name))]
        if len(foes) <= 1 and not (field.figure(name).missile and not field.figure(name).blades):
            going.append(name)
    return Press(state.moment, tuple(going))


def _keeps(field: Field, name: str, duty: Duty | None, there: Point) -> bool:
    """The figure is where it is wanted, and would leave it."""
    if duty is None or duty.zone is None:
        return False
    return holds(duty.zone.outline, field.stand(name).at) and not holds(duty.zone.outline, there)
