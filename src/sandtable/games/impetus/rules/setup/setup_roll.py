"""3.5. The setup roll: who attacks and who defends."""

from collections.abc import Callable
from typing import Any

from sandtable.games.impetus.rules.events import DefenderFound, SetupThrown, SetupTied
from sandtable.games.impetus.rules.setup.scenario import SEATS, Post
from sandtable.games.impetus.rules.setup.setting_up import side_of, unit_of
from sandtable.games.impetus.rules.state import State, enemy_of
from sandtable.games.impetus.rules.steps import (
    AnyStep,
    Deployment,
    SetupJudged,
    SetupThrow,
    TerrainChange,
    TerrainPlacing,
)
from sandtable.games.impetus.rules.turn.initiative import higher, setup_throw
from sandtable.games.impetus.rules.umpire import Tell, Umpire, done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import Step
from sandtable.kernel.dice import Throw
from sandtable.table.plane import Pose

ROLL: tuple[AnyStep, ...] = (*map(SetupThrow, SEATS), SetupJudged())
NOWHERE = Pose(0, 0, 0)


@clause("BI 3.5")
def prepared(defender: str) -> tuple[AnyStep, ...]:
    """The defender places terrain, the attacker may change it; then both set up, the defender first."""
    attacker = enemy_of(defender)
    return TerrainPlacing(defender), TerrainChange(attacker), Deployment(defender), Deployment(attacker)


def _throw(state: State, step: SetupThrow, umpire: Umpire) -> Throw:
    side = side_of(state, step.seat)
    return setup_throw(step.seat, [unit_of(side, step.seat, Post(unit.id, NOWHERE)) for unit in side.army.units])


def _read(tell: Tell, step: SetupThrow, value: int, umpire: Umpire) -> None:
    tell.say(SetupThrown(step.seat, value))
    done(tell)


@clause("BI 3.5")
def _judged(tell: Tell, step: SetupJudged, umpire: Umpire) -> bool:
    """The lower side defends; a tie is thrown again."""
    red, blue = tell.state.throws.red, tell.state.throws.blue
    assert red is not None, "red has thrown"
    assert blue is not None, "blue has thrown"
    best = higher(red, blue)
    if best is None:
        tell.say(SetupTied())
        done(tell, *ROLL)
    else:
        defender = enemy_of(SEATS[best])
        tell.say(DefenderFound(defender))
        done(tell, *prepared(defender))
    return True


FOLLOWS: dict[type[Step], Callable[[Tell, Any, Umpire], bool]] = {SetupJudged: _judged}
THROWS: dict[type[Step], Callable[[State, Any, Umpire], Throw]] = {SetupThrow: _throw}
READS: dict[type[Step], Callable[[Tell, Any, Any, Umpire], None]] = {SetupThrow: _read}
