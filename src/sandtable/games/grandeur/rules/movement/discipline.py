"""IM 1. Discipline tests: what is needed, what counts, and what follows from each."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any

from sandtable.games.grandeur.rules.command.command import commanded, one_move_only
from sandtable.games.grandeur.rules.events import DisciplineTested
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import DisciplineTest
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.readings import OneDie
from sandtable.games.impetus.rules.turn.activation import done_so_far
from sandtable.games.impetus.rules.umpire import done
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Throw, total

DIE = 6
SQUARE, MOVE = "square", "move"
FREE_OF_LATENESS = 2
TIRING = ("hot", "after-rain", "rain", "foul")


class AtLeast(OneDie, frozen=True, cache_hash=True):
    """One die of at least so much."""

    needed: int

    def mark(self, face: int) -> Hashable:
        return face >= self.needed


@clause("IM 1")
def needed(state: State, units: Sequence[str], umpire: Umpire) -> int:
    """A 3, 4 or 5 by discipline; a group tests as its worst member."""
    table = umpire.numbers.tests.needed
    return max(table[state.unit(unit).profile.discipline] for unit in units)


def test_lines(state: State, step: DisciplineTest, umpire: Umpire) -> tuple[Line, ...]:
    """What counts on a test, each with its clause."""
    lines = _for_squares if step.purpose == SQUARE else _in_general
    return tuple(line for line in (*_led(state, step, umpire), *lines(state, step, umpire)) if line.value)


@clause("GR 2.0c")
def _led(state: State, step: DisciplineTest, umpire: Umpire) -> Iterator[Line]:
    """One more with a general in the unit or group; one less beyond every general's radius."""
    tests = umpire.numbers.tests
    if any(state.unit(unit).general for unit in step.units):
        yield Line(tests.commander, "GR 2.0c", "general")
    if not all(commanded(state, unit, umpire) for unit in step.units):
        guns = all(state.unit(unit).guns for unit in step.units)
        yield Line(tests.out_of_command, one_move_only(guns=guns), "out-of-command")


@clause("IM 1")
def _in_general(state: State, step: DisciplineTest, umpire: Umpire) -> Iterator[Line]:
    """One less for each move after the second, and for a further move in bad weather."""
    if step.purpose != MOVE:
        return
    late = max(state.unit(unit).phases for unit in step.units) + 1 - FREE_OF_LATENESS
    yield Line(max(0, late) * umpire.numbers.tests.late_move, "IM 1", "late-move")
    if state.weather in TIRING:
        yield Line(umpire.numbers.weather.further_move, "GR 1", state.weather)


@clause("GR A1a")
def _for_squares(state: State, step: DisciplineTest, umpire: Umpire) -> Iterator[Line]:
    """Disorder; against a charge also its movement phases, where it comes from, and opportunity."""
    tests, (unit,) = umpire.numbers.tests, step.units
    if state.unit(unit).disordered:
        yield Line(tests.disordered, "GR A1a", "disordered")
    if step.charger:
        phases = state.unit(step.charger).phases + int(not done_so_far(state, (step.charger,)).move)
        yield Line(phases * tests.charger_phase, "GR A1a", "charger-phases")
        yield Line(tests.flank if step.flank else 0, "GR A1a", "flank")
        yield Line(tests.on_opportunity if state.unit(unit).opportunity else 0, "GR A1a", "opportunity")


def test_throw(state: State, step: DisciplineTest, umpire: Umpire) -> Throw:
    """The test as it is thrown: exact odds come from here too."""
    lines = test_lines(state, step, umpire)
    asks = AtLeast(needed(state, step.units, umpire) - total(lines))
    return Throw(state.unit(step.units[0]).seat, f"discipline-{step.purpose}", 1, DIE, asks, lines, "IM 1")


RESULTS: dict[str, Callable[[Any, DisciplineTest, bool, Umpire], None]] = {}
"""What follows by the purpose of a test, from the chapters that ask for one."""


def result(purpose: str) -> Callable[[Any], Any]:
    """The function below says what follows from such a test."""

    def enter(function: Any) -> Any:
        RESULTS[purpose] = function
        return function

    return enter


def _gone(tell: Tell, step: DisciplineTest, umpire: Umpire) -> bool:
    """A unit that is gone by then does not test."""
    if all(tell.state.there(unit) for unit in step.units):
        return False
    done(tell)
    return True


def _read(tell: Tell, step: DisciplineTest, value: Any, umpire: Umpire) -> None:
    lines = test_lines(tell.state, step, umpire)
    tell.say(DisciplineTested(step.units, step.purpose, lines, needed(tell.state, step.units, umpire), value))
    done(tell)
    RESULTS[step.purpose](tell, step, value, umpire)


FOLLOWS = {DisciplineTest: _gone}
THROWS = {DisciplineTest: test_throw}
READS = {DisciplineTest: _read}
