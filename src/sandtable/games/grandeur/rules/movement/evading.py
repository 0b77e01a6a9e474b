"""4.2, IM 5 and IM 9. Evading: which units may, how far back, and what becomes of friends in the way."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from sandtable.games.grandeur.rules.events import FellBack
from sandtable.games.grandeur.rules.movement.charging import runs_of
from sandtable.games.grandeur.rules.movement.discipline import result
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import DisciplineTest, EvaderMeets, Evasion, Reaction
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.after_melee.losses import disorder
from sandtable.games.impetus.rules.after_melee.retreat import FRIEND, fall_back
from sandtable.games.impetus.rules.after_melee.withdrawal import (
    Manner,
    may_pass,
    may_push,
    shove,
    through,
    way_of,
    withdraw,
)
from sandtable.games.impetus.rules.charges.charges import Run
from sandtable.games.impetus.rules.orders import Cross, Push
from sandtable.games.impetus.rules.steps import Retreat
from sandtable.games.impetus.rules.turn.activation import not_in_melee
from sandtable.games.impetus.rules.umpire import before_it, done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import nothing_forbids, question
from sandtable.kernel.options import Options, offered
from sandtable.kernel.refusal import Refusal

# Who may


def touch_on(state: State, step: Reaction, unit: str, umpire: Umpire) -> Run | None:
    """How a charge would touch a unit, if it would."""
    if step.charge is None:
        return None
    return next((run for run in runs_of(state, step.charge, umpire) if run.enemy == unit), None)


def from_flank(state: State, run: Run, umpire: Umpire) -> bool:
    """The charge comes in flank or rear, by where it began."""
    field = umpire.field(state)
    start = dict(state.activation.starts).get(run.stand.id, state.pose(run.stand.id))
    in_flank = field.book.rule("in_flank")
    return bool(in_flank(run.stand.base.at(start), field.stand(run.enemy)))


@clause("GR 4.2")
def forbids_evading(state: State, step: Reaction, unit: str, umpire: Umpire) -> Iterator[Refusal]:
    """Cavalry may evade a frontal charge, guns any; no unit evades from a melee."""
    touch = touch_on(state, step, unit, umpire)
    found = state.unit(unit)
    yield from not_in_melee(unit, umpire, state)
    if touch is None:
        yield Refusal("GR 4.2", "refused-evade-charge", {"unit": unit}, (unit,))
    elif not found.guns and (not found.cavalry or from_flank(state, touch, umpire)):
        yield Refusal("GR 4.2", "refused-evade", {"unit": unit}, (unit,))
    if not _room_behind(state, unit, umpire):
        yield Refusal("IM 5", "refused-evade-room", {"unit": unit}, (unit,))


@clause("IM 9")
def _room_behind(state: State, unit: str, umpire: Umpire) -> bool:
    """It can go back at all, if need be with friends that it crosses or pushes."""
    step = evasion(state, unit, ()).retreat
    way = way_of(state, step, umpire)
    end = fall_back(way.stand, way.distance, way.field.land, way.others)
    if end.distance > 0 or end.end != FRIEND:
        return end.distance > 0
    return may_pass(way, step, end.by) or may_push(unit, end.by, way.field)


# Going back


@clause("IM 5")
def evasion(state: State, unit: str, chargers: tuple[str, ...]) -> Evasion:
    """A full move straight back."""
    return Evasion(Retreat(unit, state.unit(unit).profile.move), chargers)


@clause("IM 9")
def _manner(step: Evasion) -> Manner:
    """As a retreat, but into no rout."""
    return Manner(
        lambda unit, pose: FellBack(unit, pose, "IM 5", step.chargers),
        lambda retreat, friend: EvaderMeets(replace(step, retreat=retreat), friend),
        routs=False,
    )


def _goes(tell: Tell, step: Evasion, umpire: Umpire) -> bool:
    return withdraw(tell, step.retreat, umpire, _manner(step))


@result("evade")
def _evades_again(tell: Tell, step: DisciplineTest, passed: bool, umpire: Umpire) -> None:
    """A further evade; failed, it is made in disorder."""
    (unit,) = step.units
    if not passed:
        disorder(tell, unit, "IM 5")
    before_it(tell, evasion(tell.state, unit, tell.state.agenda[0].against))


# Friends in the way


def _options(state: State, step: EvaderMeets, piece: str, partial: Any, umpire: Umpire) -> Options[Any]:
    return offered(Cross(), Push())


def _tell(tell: Tell, step: EvaderMeets, order: Cross | Push, umpire: Umpire) -> None:
    evades = step.evasion
    if isinstance(order, Cross):
        done(tell, replace(evades, retreat=through(evades.retreat, step.friend)))
    else:
        shove(tell, evades.retreat, umpire, _manner(evades))


def _owner(state: State, step: EvaderMeets, umpire: Umpire) -> str:
    return state.unit(step.evasion.retreat.unit).seat


FOLLOWS = {Evasion: _goes}
ASKS = {
    EvaderMeets: question("meets-behind", "IM 9", (Cross, Push), _owner, nothing_forbids, _options, _tell),
}
