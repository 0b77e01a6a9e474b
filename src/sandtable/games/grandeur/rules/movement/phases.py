"""IM 2, 3, 4, 6 and A1a. What an activated unit may test its discipline for."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sandtable.games.grandeur.rules import events
from sandtable.games.grandeur.rules.command.command import commanded, one_move_only
from sandtable.games.grandeur.rules.movement.discipline import result
from sandtable.games.grandeur.rules.orders import Disengage, DropSquare, FormSquare, GoOnOpportunity, MoveAgain
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import DisciplineTest
from sandtable.games.grandeur.rules.troops.units import brigade
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.after_melee.losses import disorder
from sandtable.games.impetus.rules.events import Finished, Rallied
from sandtable.games.impetus.rules.movement.manoeuvres import way_backward
from sandtable.games.impetus.rules.movement.ways import ground_disorders
from sandtable.games.impetus.rules.orders import Rally
from sandtable.games.impetus.rules.turn.activation import (
    begin,
    done_so_far,
    end,
    forbids_moving_together,
    not_in_melee,
    stays_put,
)
from sandtable.games.impetus.rules.turn.half_turn import judge_rally
from sandtable.games.impetus.rules.turn.kinds import Measured, OrderKind, plain
from sandtable.games.impetus.rules.umpire import before_it
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.path import gone
from sandtable.table.plane import TURN

# One more movement phase


def forbids_again(state: State, order: MoveAgain, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids one more movement phase."""
    units = order.units
    if not done_so_far(state, units).move:
        yield Refusal("IM 2", "refused-again-first", {}, units)
    yield from forbids_moving_together(state, units, umpire)
    for name in units:
        yield from not_in_melee(name, umpire, state)
        yield from stays_put(state, state.unit(name), umpire.weapons)
        yield from shot_already(state, name)
        yield from one_phase_only(state, name, umpire)


@clause("GR 5.4")
def shot_already(state: State, unit: str) -> Iterator[Refusal]:
    """The dice of a shot were counted by the movement phases up to then."""
    if unit in done_so_far(state, (unit,)).shot:
        yield Refusal("GR 5.4", "refused-again-shot", {"unit": unit}, (unit,))


@clause("IM 2")
def one_phase_only(state: State, name: str, umpire: Umpire) -> Iterator[Refusal]:
    """Three phases at the most; disorder, a square, and being beyond every general allow but one."""
    unit = umpire.field(state).stand(name).unit
    phases = state.unit(name).phases
    if phases >= umpire.numbers.most_phases:
        yield Refusal("IM 2", "refused-again-most", {"unit": name, "most": phases}, (name,))
    if unit.disordered:
        yield Refusal("IM 2", "refused-again-disordered", {"unit": name}, (name,))
    if brigade(unit).square:
        yield Refusal("GR 4.1", "refused-again-square", {"unit": name}, (name,))
    if not commanded(state, name, umpire):
        cites = one_move_only(guns=brigade(unit).guns)
        yield Refusal(cites, "refused-again-command", {"unit": name}, (name,))


def _tell_again(tell: Tell, order: MoveAgain, umpire: Umpire) -> None:
    before_it(tell, DisciplineTest(order.units, "move"))


@result("move")
def _moves_again(tell: Tell, step: DisciplineTest, passed: bool, umpire: Umpire) -> None:
    tell.say(events.PhaseBegan(step.units, not passed))


@clause("IM 2")
def end_of_failing(tell: Tell) -> None:
    """A unit that has failed is disordered once the move is made, or its activation is over without it."""
    state: State = tell.state
    there = [start for start in state.failing if state.there(start[0])]
    if all(state.pose(unit) == pose and unit in state.activation.units for unit, pose in there):
        return
    tell.say(events.PhaseFailed(tuple(unit for unit, _ in state.failing)))
    for unit, _ in there:
        disorder(tell, unit, "IM 2")


@clause("IM 2")
def next_activated(tell: Tell, units: Sequence[str]) -> None:
    """An order to others ends the activation of a unit that has failed, before anything comes of that order."""
    if tell.state.failing and not set(units) & set(tell.state.activation.units):
        end(tell)
        end_of_failing(tell)


# Rallying


@clause("IM 3")
def _judge_rally(state: State, order: Rally, umpire: Umpire) -> Iterator[Refusal]:
    """As in Impetus; and a unit tests to rally once in its activation."""
    yield from judge_rally(state, order, umpire)
    if done_so_far(state, (order.unit,)).rallied:
        yield Refusal("IM 3", "refused-rally-again", {"unit": order.unit}, (order.unit,))


def _tell_rally(tell: Tell, order: Rally, umpire: Umpire) -> None:
    begin(tell, (order.unit,))
    before_it(tell, DisciplineTest((order.unit,), "rally"))


@result("rally")
def _rallies(tell: Tell, step: DisciplineTest, passed: bool, umpire: Umpire) -> None:
    tell.say(Rallied(step.units[0]) if passed else events.RallyFailed(step.units[0]))


# Opportunity


@clause("IM 4")
def _judge_opportunity(state: State, order: GoOnOpportunity, umpire: Umpire) -> Iterator[Refusal]:
    """A unit that is not disordered, instead of doing anything else."""
    unit = order.unit
    yield from not_in_melee(unit, umpire, state)
    if state.unit(unit).disordered:
        yield Refusal("IM 4", "refused-opportunity-disordered", {"unit": unit}, (unit,))
    yield from nothing_done(state, unit, "IM 4")


def nothing_done(state: State, unit: str, cites: str) -> Iterator[Refusal]:
    """Instead of acting, and alone."""
    if unit in state.activation.units:
        yield Refusal(cites, "refused-acted", {"unit": unit}, (unit,))


def _tell_opportunity(tell: Tell, order: GoOnOpportunity, umpire: Umpire) -> None:
    _only(tell, DisciplineTest((order.unit,), "opportunity"))


@result("opportunity")
def _waits(tell: Tell, step: DisciplineTest, passed: bool, umpire: Umpire) -> None:
    if passed:
        tell.say(events.OpportunityTaken(step.units[0]))


# Squares


@clause("GR A1a")
def _judge_square(state: State, order: FormSquare, umpire: Umpire) -> Iterator[Refusal]:
    """Infantry that is in no square, where squares are formed by order; nothing else that turn."""
    yield from not_in_melee(order.unit, umpire, state)
    yield from may_square(state, order.unit)
    yield from nothing_done(state, order.unit, "GR A1a")


def _tell_square(tell: Tell, order: FormSquare, umpire: Umpire) -> None:
    _only(tell, DisciplineTest((order.unit,), "square"))


@clause("GR A1a")
def may_square(state: State, unit: str) -> Iterator[Refusal]:
    """Only where the option is played, and only infantry."""
    if not state.scenario.squares_by_order:
        yield Refusal("GR 4.1", "refused-square-option", {}, (unit,))
    elif not state.unit(unit).infantry:
        yield Refusal("GR A1a", "refused-square-type", {"unit": unit}, (unit,))
    elif state.unit(unit).square:
        yield Refusal("GR A1a", "refused-square-stands", {"unit": unit}, (unit,))


@result("square")
def _squares(tell: Tell, step: DisciplineTest, passed: bool, umpire: Umpire) -> None:
    if passed:
        tell.say(events.SquareFormed(step.units[0]))


@clause("GR A1c")
def _judge_drop(state: State, order: DropSquare, umpire: Umpire) -> Iterator[Refusal]:
    """A square by order is dropped when the unit is activated, before it does anything else."""
    unit = order.unit
    if not state.unit(unit).square:
        yield Refusal("GR A1c", "refused-square-none", {"unit": unit}, (unit,))
    now = done_so_far(state, (unit,))
    if now.move or now.shot or now.rallied:
        yield Refusal("GR A1c", "refused-acted", {"unit": unit}, (unit,))


def _tell_drop(tell: Tell, order: DropSquare, umpire: Umpire) -> None:
    tell.say(events.SquareDropped(order.unit))


# Disengaging


def _forbids_disengaging(state: State, order: Disengage, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids to leave a melee, however far."""
    unit = order.unit
    held_by = umpire.field(state).engaged.get(unit, ())
    if not held_by:
        yield Refusal("IM 6", "refused-disengage-free", {"unit": unit}, (unit,))
    yield from nothing_done(state, unit, "IM 6")
    yield from may_disengage(state, unit, held_by)


@clause("GR 4.3")
def may_disengage(state: State, name: str, enemies: tuple[str, ...]) -> Iterator[Refusal]:
    """Cavalry may, from infantry, from guns, and from slower cavalry."""
    unit = state.unit(name)
    if not unit.cavalry:
        yield Refusal("GR 4.3", "refused-disengage-foot", {"unit": name}, (name,))
    for enemy in (state.unit(each) for each in enemies):
        if enemy.cavalry and enemy.profile.move >= unit.profile.move:
            yield Refusal("GR 4.3", "refused-disengage-fast", {"unit": name, "enemy": enemy.id}, (name, enemy.id))


def _tell_disengage(tell: Tell, order: Disengage, umpire: Umpire) -> None:
    _only(tell, DisciplineTest((order.unit,), "disengage", distance=order.distance))


@result("disengage")
def _disengages(tell: Tell, step: DisciplineTest, passed: bool, umpire: Umpire) -> None:
    """It goes either way; failed, in disorder."""
    (unit,) = step.units
    field = umpire.field(tell.state)
    stand = field.stand(unit)
    angle = (stand.base.pose.heading + TURN // 2) % TURN
    why = ground_disorders(stand, angle, step.distance, field.land)
    tell.say(events.FellBack(unit, gone(stand.base, angle, step.distance).pose, "IM 6"))
    if why:
        disorder(tell, unit, why)
    if not passed:
        disorder(tell, unit, "IM 6")


def _only(tell: Tell, test: DisciplineTest) -> None:
    """The whole activation of a unit."""
    begin(tell, test.units)
    tell.say(Finished(test.units))
    before_it(tell, test)


KINDS: Mapping[type[Any], OrderKind] = {
    Rally: plain(_judge_rally, _tell_rally),
    MoveAgain: plain(forbids_again, _tell_again),
    GoOnOpportunity: plain(_judge_opportunity, _tell_opportunity),
    FormSquare: plain(_judge_square, _tell_square),
    DropSquare: plain(_judge_drop, _tell_drop),
    Disengage: Measured("distance", _forbids_disengaging, way_backward, _tell_disengage).kind,
}
