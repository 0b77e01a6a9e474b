"""7, 2.0d and 6.5. Cohesion tests that may be thrown again, what they do to generals, and pursuits."""

from collections.abc import Hashable
from typing import Any

from sandtable.games.grandeur.rules.command.fate import in_danger
from sandtable.games.grandeur.rules.events import Rethrown
from sandtable.games.grandeur.rules.orders import Keep, ThrowAgain
from sandtable.games.grandeur.rules.state import State
from sandtable.games.grandeur.rules.steps import Rethrow, SecondThrow
from sandtable.games.grandeur.rules.troops.profiles import ELITE, VETERAN
from sandtable.games.grandeur.rules.troops.units import Unit
from sandtable.games.grandeur.rules.umpire import Tell, Umpire
from sandtable.games.impetus.rules.after_melee.losses import cohesion_of, spent
from sandtable.games.impetus.rules.course import COURSE
from sandtable.games.impetus.rules.melee.rounds import BOTH, mains, passed_or_failed
from sandtable.games.impetus.rules.readings import OneDie
from sandtable.games.impetus.rules.shooting.cohesion import Loss, cohesion_throw, critical_number
from sandtable.games.impetus.rules.shooting.shooting import suffered
from sandtable.games.impetus.rules.steps import CohesionTest, MeleeRound, PursuitChoice
from sandtable.games.impetus.rules.umpire import before_it, done
from sandtable.kernel.clause import clause
from sandtable.kernel.course import nothing_forbids, question
from sandtable.kernel.dice import Throw
from sandtable.kernel.options import Options, offered

SIX = 6
AGAIN = {ELITE: (5, 6), VETERAN: (6,), "": ()}


class LossAndFace(OneDie, frozen=True, cache_hash=True):
    """What a cohesion test costs, and the face where it matters besides."""

    critical: int
    told: tuple[int, ...]

    def mark(self, face: int) -> Hashable:
        loss = Loss(self.critical).mark(face)
        return loss, face if loss and face in self.told else 0


@clause("GR 7")
def may_throw_again(unit: Unit, face: int, loss: int) -> bool:
    """Elite a 5 or 6, veterans a 6; never a test that was passed."""
    return loss > 0 and face in AGAIN[unit.profile.quality]


def test_throw(unit: Unit, hits: int, *, again: bool) -> Throw:
    """The cohesion test of a unit that was hit; `again`: it may still be thrown again."""
    lines = cohesion_of(unit, hits)
    faces = {*(AGAIN[unit.profile.quality] if again else ()), *((SIX,) if unit.general else ())}
    throw = cohesion_throw(unit.seat, lines)
    if not faces:
        return throw
    reading = LossAndFace(critical_number(lines), tuple(sorted(faces)))
    return Throw(unit.seat, "cohesion", 1, SIX, reading, lines, "BI 6.2a")


def tested_by(state: State, step: Any) -> tuple[str, int]:
    """The unit that a step tests, and how often it was hit."""
    if isinstance(step, CohesionTest):
        return step.unit, step.hits
    return mains(step)[len(step.losses)], step.hits[1 - len(step.losses)]


def _throws_test(state: State, step: Any) -> bool:
    return isinstance(step, CohesionTest) or len(step.hits) == BOTH


def _throw(state: State, step: Any, umpire: Umpire) -> Throw:
    if not _throws_test(state, step):
        return COURSE.throws[MeleeRound](state, step, umpire)
    unit, hits = tested_by(state, step)
    return test_throw(state.unit(unit), hits, again=True)


def _read(tell: Tell, step: Any, value: Any, umpire: Umpire) -> None:
    if not _throws_test(tell.state, step):
        COURSE.reads[MeleeRound](tell, step, value, umpire)
        return
    loss, face = value if isinstance(value, tuple) else (value, 0)
    unit, _ = tested_by(tell.state, step)
    if may_throw_again(tell.state.unit(unit), face, loss):
        before_it(tell, Rethrow(unit, loss, face))
    else:
        _settle(tell, loss, face, umpire)


@clause("GR 2.0d")
def _settle(tell: Tell, loss: int, face: int, umpire: Umpire) -> None:
    """What stands is taken; on a six a general with a unit that survives is in danger."""
    step = tell.state.agenda[0]
    unit, _ = tested_by(tell.state, step)
    if isinstance(step, CohesionTest):
        suffered(tell, step, loss, umpire)
        done(tell)
    else:
        passed_or_failed(tell, step, loss, umpire)
    leader = tell.state.led_by(unit)
    if face == SIX and leader is not None and tell.state.there(unit) and not spent(tell, unit):
        in_danger(tell, leader)


# Once more


def _options(state: State, step: Rethrow, piece: str, partial: Any, umpire: Umpire) -> Options[Any]:
    return offered(ThrowAgain(), Keep())


def _tell(tell: Tell, step: Rethrow, order: ThrowAgain | Keep, umpire: Umpire) -> None:
    again = isinstance(order, ThrowAgain)
    tell.say(Rethrown(step.unit, again))
    if again:
        done(tell, SecondThrow(step.unit))
    else:
        done(tell)
        _settle(tell, step.loss, step.face, umpire)


def _owner(state: State, step: Rethrow, umpire: Umpire) -> str:
    return state.unit(step.unit).seat


def _second(state: State, step: SecondThrow, umpire: Umpire) -> Throw:
    unit, hits = tested_by(state, state.agenda[1])
    return test_throw(state.unit(unit), hits, again=False)


def _second_read(tell: Tell, step: SecondThrow, value: Any, umpire: Umpire) -> None:
    done(tell)
    loss, face = value if isinstance(value, tuple) else (value, 0)
    _settle(tell, loss, face, umpire)


THROWS = {CohesionTest: _throw, MeleeRound: _throw, SecondThrow: _second}
READS = {CohesionTest: _read, MeleeRound: _read, SecondThrow: _second_read}
ASKS = {
    Rethrow: question("rethrow", "GR 7", (ThrowAgain, Keep), _owner, nothing_forbids, _options, _tell),
    PursuitChoice: COURSE.asks[PursuitChoice]._replace(clause="GR 6.5"),
}
