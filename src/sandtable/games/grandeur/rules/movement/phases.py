"""IM 2, 3, 4, 6 and A1a. What an activated unit may test its discipline for."""

from collections.abc import Iterator, Sequence
from typing import Any

from sandtable.games.grandeur.rules.command.command import commanded, one_move_only
from sandtable.games.grandeur.rules.events import (
    FellBack,
    OpportunityTaken,
    PhaseBegan,
    PhaseFailed,
    RallyFailed,
    SquareDropped,
    SquareFormed,
)
from sandtable.games.grandeur.rules.movement.discipline import result
from sandtable.games.grandeur.rules.orders import Disengage, DropSquare, FormSquare, GoOnOpportunity, MoveAgain
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import DisciplineTest
from sandtable.games.grandeur.rules.troops.units import brigade
from sandtable.games.grandeur.rules.umpire import Tell, Umpire, before_it
from sandtable.games.impetus.rules.after_melee.losses import disorder
from sandtable.games.impetus.rules.events import Finished, Rallied
from sandtable.games.impetus.rules.movement.manoeuvres import MANOEUVRES, done_so_far
from sandtable.games.impetus.rules.movement.reach import refused_way
from sandtable.games.impetus.rules.movement.ways import Way, ground_disorders
from sandtable.games.impetus.rules.orders import Backward, Rally
from sandtable.games.impetus.rules.turn.activation import begin, end, forbids_moving_together, not_in_melee, stays_put
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.path import gone
from sandtable.table.plane import TURN

# One more movement phase


def forbids_again(state: State, units: tuple[str, ...], umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids one more movement phase."""
    now = done_so_far(state, units)
    if not now.move:
        yield Refusal("IM 2", "refused-again-first", {}, units)
    yield from forbids_moving_together(state, units, umpire)
    for name in units:
        yield from not_in_melee(name, umpire, state)
        yield from stays_put(state, state.unit(name), umpire.weapons)
        yield from shot_already(state, name)
        yield from one_phase_only(state, name, umpire)


@clause("GR 5.4")
def shot_already(state: State, unit: str) -> Iterator[Refusal]:
    """The dice of a shot were counted by the movement phases that were told before."""
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


@result("move")
def _moves_again(tell: Tell, step: DisciplineTest, passed: bool, umpire: Umpire) -> None:
    tell.say(PhaseBegan(step.units, not passed))


@clause("IM 2")
def end_of_failing(tell: Tell) -> None:
    """Who has failed is disordered once the move is made, or its activation is over without it."""
    state: State = tell.state
    there = [start for start in state.failing if state.there(start[0])]
    if all(state.pose(unit) == pose and unit in state.activation.units for unit, pose in there):
        return
    tell.say(PhaseFailed(tuple(unit for unit, _ in state.failing)))
    for unit, _ in there:
        disorder(tell, unit, "IM 2")


@clause("IM 2")
def next_activated(tell: Tell, units: Sequence[str]) -> None:
    """An order to others ends the activation of who has failed, before anything comes of that order."""
    if tell.state.failing and not set(units) & set(tell.state.activation.units):
        end(tell)
        end_of_failing(tell)


# Rallying


@clause("IM 3")
def forbids_rally_again(state: State, unit: str) -> Iterator[Refusal]:
    """A unit tests to rally once in its activation."""
    if done_so_far(state, (unit,)).rallied:
        yield Refusal("IM 3", "refused-rally-again", {"unit": unit}, (unit,))


@result("rally")
def _rallies(tell: Tell, step: DisciplineTest, passed: bool, umpire: Umpire) -> None:
    tell.say(Rallied(step.units[0]) if passed else RallyFailed(step.units[0]))


# Opportunity


@clause("IM 4")
def forbids_opportunity(state: State, unit: str, umpire: Umpire) -> Iterator[Refusal]:
    """A unit that is not disordered, instead of doing anything else."""
    yield from not_in_melee(unit, umpire, state)
    if state.unit(unit).disordered:
        yield Refusal("IM 4", "refused-opportunity-disordered", {"unit": unit}, (unit,))
    yield from nothing_done(state, unit, "IM 4")


def nothing_done(state: State, unit: str, cites: str) -> Iterator[Refusal]:
    """Instead of acting, and alone."""
    if unit in state.activation.units:
        yield Refusal(cites, "refused-acted", {"unit": unit}, (unit,))


@result("opportunity")
def _waits(tell: Tell, step: DisciplineTest, passed: bool, umpire: Umpire) -> None:
    if passed:
        tell.say(OpportunityTaken(step.units[0]))


# Squares


@clause("GR A1a")
def forbids_square(state: State, unit: str, umpire: Umpire) -> Iterator[Refusal]:
    """Infantry that is in no square, where squares are formed by order; nothing else that turn."""
    yield from not_in_melee(unit, umpire, state)
    yield from may_square(state, unit)
    yield from nothing_done(state, unit, "GR A1a")


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
        tell.say(SquareFormed(step.units[0]))


@clause("GR A1c")
def forbids_drop(state: State, unit: str, umpire: Umpire) -> Iterator[Refusal]:
    """A square by order is dropped when the unit is activated, before it does anything else."""
    if not state.unit(unit).square:
        yield Refusal("GR A1c", "refused-square-none", {"unit": unit}, (unit,))
    now = done_so_far(state, (unit,))
    if now.move or now.shot or now.rallied:
        yield Refusal("GR A1c", "refused-acted", {"unit": unit}, (unit,))


# Disengaging


def forbids_disengaging(state: State, unit: str, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids to leave a melee, however far."""
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


def way_out(state: State, unit: str, umpire: Umpire) -> Way:
    """How far a unit may go straight back out of a melee."""
    return MANOEUVRES[Backward].way(state, Backward(unit, 1), umpire)


def judge_disengage(state: State, order: Disengage, umpire: Umpire) -> Iterator[Refusal]:
    found = list(forbids_disengaging(state, order.unit, umpire))
    yield from found
    if not found:
        yield from refused_way((order.unit,), order.distance, way_out(state, order.unit, umpire))


@result("disengage")
def _disengages(tell: Tell, step: DisciplineTest, passed: bool, umpire: Umpire) -> None:
    """It goes either way; failed, in disorder."""
    (unit,) = step.units
    field = umpire.field(tell.state)
    stand = field.stand(unit)
    angle = (stand.base.pose.heading + TURN // 2) % TURN
    why = ground_disorders(stand, angle, step.distance, field.land)
    tell.say(FellBack(unit, gone(stand.base, angle, step.distance).pose, "IM 6"))
    if why:
        disorder(tell, unit, why)
    if not passed:
        disorder(tell, unit, "IM 6")


# What is judged and told


def judge_test(state: State, order: Any, umpire: Umpire) -> Iterator[Refusal]:
    """Everything that forbids such an order to a unit that may be given one."""
    match order:
        case MoveAgain():
            yield from forbids_again(state, order.units, umpire)
        case GoOnOpportunity():
            yield from forbids_opportunity(state, order.unit, umpire)
        case FormSquare():
            yield from forbids_square(state, order.unit, umpire)
        case DropSquare():
            yield from forbids_drop(state, order.unit, umpire)
        case Disengage():
            yield from judge_disengage(state, order, umpire)


def tell_test(tell: Tell, order: Any, umpire: Umpire) -> None:
    """The unit is activated, and tests."""
    match order:
        case MoveAgain(units):
            before_it(tell, DisciplineTest(units, "move"))
        case Rally(unit):
            begin(tell, (unit,))
            before_it(tell, DisciplineTest((unit,), "rally"))
        case DropSquare(unit):
            tell.say(SquareDropped(unit))
        case GoOnOpportunity(unit):
            _only(tell, DisciplineTest((unit,), "opportunity"))
        case FormSquare(unit):
            _only(tell, DisciplineTest((unit,), "square"))
        case Disengage(unit, distance):
            _only(tell, DisciplineTest((unit,), "disengage", distance=distance))


def _only(tell: Tell, test: DisciplineTest) -> None:
    """The whole activation of a unit."""
    begin(tell, test.units)
    tell.say(Finished(test.units))
    before_it(tell, test)


TESTS = (MoveAgain, GoOnOpportunity, FormSquare, DropSquare, Disengage)
