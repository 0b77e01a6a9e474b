"""6.2.1 and 7.6.1d. Stampedes: elephants run back into the units behind them."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from sandtable.games.impetus.rules.after_melee.losses import disorder, lose, rout_by_fire, rout_in_melee
from sandtable.games.impetus.rules.after_melee.retreat import EDGE, ROUTED, fall_back
from sandtable.games.impetus.rules.events import Blocked, Moved, StampedeThrown
from sandtable.games.impetus.rules.movement import distances
from sandtable.games.impetus.rules.movement.ways import ground_disorders, short_of
from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.steps import Stampede
from sandtable.games.impetus.rules.terrain.land import Land, paid
from sandtable.games.impetus.rules.terrain.roads import what_counts
from sandtable.games.impetus.rules.troops.profiles import ELEPHANTS
from sandtable.games.impetus.rules.troops.units import Stand, Unit
from sandtable.games.impetus.rules.umpire import Tell, Umpire, done, over_if_gone
from sandtable.kernel.clause import clause
from sandtable.kernel.course import Step
from sandtable.kernel.dice import Throw
from sandtable.table.path import advance, gone
from sandtable.table.plane import TOLERANCE, TURN

TRAMPLED, TRAMPLED_MOUNTED = 1, 2

Flight: TypeAlias = Literal["stampede", "retreat"]
CITES: Mapping[Flight, str] = MappingProxyType({"stampede": "BI 6.2.1", "retreat": "BI 7.6.1d"})
"""Why elephants run: fire, or a lost melee."""


@clause("BI 6.2.1")
def run_back(tell: Tell, umpire: Umpire, unit: str, distance: int, way: Flight = "stampede") -> tuple[Stampede, ...]:
    """Straight back, facing kept, until units, closed ground or the edge stop it; elephants met stampede in turn.

    A chain of stampedes ends: each elephant that is met loses strength, and one with none left does not run.
    """
    if distance <= 0 or not tell.state.there(unit):
        return ()
    field = umpire.field(tell.state)
    stand, angle = field.stand(unit), (tell.state.pose(unit).heading + TURN // 2) % TURN
    counts = what_counts(stand.base, angle, distance, field.land)
    ground = fall_back(stand, paid(stand, angle, distance, counts), field.land, ())
    reach, met = units_met(stand, angle, ground.distance, field.others(unit))
    if not met and ground.end == ROUTED:
        _lost(tell, umpire, unit, way, ground.clause)
        return ()
    _go(tell, stand, angle, reach, field.land, way)
    if not met and ground.end == EDGE:
        tell.say(Blocked(unit, ground.by, ground.clause))
    return tuple(step for other in met for step in _run_into(tell, unit, other, CITES[way]))


def _lost(tell: Tell, umpire: Umpire, unit: str, way: Flight, cites: str) -> None:
    """Elephants that run off the table or into closed ground rout; out of a melee that shakes others (BI 7.6.1c)."""
    if way == "retreat":
        rout_in_melee(tell, umpire, unit, cites, ())
    else:
        rout_by_fire(tell, unit, cites)


@clause("BI 6.2.1")
def units_met(stand: Stand, angle: int, distance: int, others: Sequence[Stand]) -> tuple[int, list[Stand]]:
    """How far a unit gets, and all those who stop it there; of an enemy it stops short (BI 5.7f)."""
    ways = [(advance(stand.base, angle, distance, [other.outline]), other) for other in others]
    reaches = [(way.reach, other) for way, other in ways if way is not None]
    least = min((reach for reach, _ in reaches), default=distance)
    met = [other for reach, other in reaches if reach <= least + TOLERANCE]
    foes = [other for other in met if other.unit.seat != stand.unit.seat]
    return min((short_of(stand.base, angle, least, foe.outline) for foe in foes), default=least), met


def _go(tell: Tell, stand: Stand, angle: int, distance: int, land: Land, way: Flight) -> None:
    """The unit stands so far back, and the ground may have disordered it."""
    if distance <= 0:
        return
    tell.say(Moved(stand.id, gone(stand.base, angle, distance).pose, way, CITES[way]))
    if why := ground_disorders(stand, angle, distance, land):
        disorder(tell, stand.id, why)


@clause("BI 7.6.1d")
def _run_into(tell: Tell, unit: str, met: Stand, cites: str) -> tuple[Stampede, ...]:
    """A unit that elephants run into blocks them, loses VBU and is disordered; other elephants that live stampede."""
    tell.say(Blocked(unit, met.id, cites))
    routs = lose(tell, met.id, trampled(met.unit), cites)
    disorder(tell, met.id, cites)
    if routs:
        rout_by_fire(tell, met.id, "BI 2.4.3")
    return (Stampede(met.id),) if met.unit.type == ELEPHANTS and not routs else ()


@clause("BI 6.2.1")
def trampled(unit: Unit) -> int:
    """One VBU, two if it is mounted."""
    return TRAMPLED_MOUNTED if unit.mounted else TRAMPLED


# The step


def _throw(state: State, step: Stampede, umpire: Umpire) -> Throw:
    return distances.stampede(state.unit(step.unit).seat)


def _read(tell: Tell, step: Stampede, value: int, umpire: Umpire) -> None:
    tell.say(StampedeThrown(step.unit, value))
    done(tell, *run_back(tell, umpire, step.unit, value))


FOLLOWS: dict[type[Step], Callable[[Tell, Any, Umpire], bool]] = {Stampede: over_if_gone}
THROWS: dict[type[Step], Callable[[State, Any, Umpire], Throw]] = {Stampede: _throw}
READS: dict[type[Step], Callable[[Tell, Any, Any, Umpire], None]] = {Stampede: _read}
