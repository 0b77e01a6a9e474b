"""C.9, J, M and O.2. Retreat: whether to, the optional test to be allowed to, and its attrition."""

from collections.abc import Hashable, Sequence

from sandtable.games.rapide.rules.battle import Army, enemy
from sandtable.games.rapide.rules.events import BattleEnded, Retreated, RetreatFailed, Stayed, TriedToRetreat, Withdrew
from sandtable.games.rapide.rules.morale import morale_left
from sandtable.games.rapide.rules.orders import AnyOrder, Retreat, Stay
from sandtable.games.rapide.rules.state import State, Tell
from sandtable.games.rapide.rules.steps import AskRetreat, Reckoning, RetreatLoss, RetreatTest
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.clause import clause
from sandtable.kernel.course import nothing_forbids, question, seat_of_step
from sandtable.kernel.dice import Line, Reading, Throw, total
from sandtable.kernel.options import Options, offered
from sandtable.kernel.readings import AtMost

# Whether to retreat


def _options(state: State, step: AskRetreat, piece: str, partial: AnyOrder | None, tables: Tables) -> Options[AnyOrder]:
    return offered(Stay(), Retreat())


def _tell(tell: Tell, step: AskRetreat, order: AnyOrder, tables: Tables) -> None:
    """Without option M a side that wants to go is gone."""
    if isinstance(order, Stay):
        tell.say(Stayed(step.seat))
    elif tell.state.battle.retreat_test:
        tell.say(TriedToRetreat(step.seat))
    else:
        _withdraw(tell, step.seat)


def _withdraw(tell: Tell, seat: str) -> None:
    """A side leaves the field after round one."""
    tell.say(Withdrew(seat))
    tell.say(retreated_unbroken(seat))


@clause("CR C.6")
def retreated_unbroken(loser: str) -> BattleEnded:
    """A side that retreats unbroken is not pursued, and loses."""
    return BattleEnded(enemy(loser), "CR C.6", (RetreatLoss(loser), Reckoning()))


# Option M: the test


@clause("CR M")
def allowance(army: Army, morale_left: int) -> tuple[Line, ...]:
    """Under option M the die must not exceed manoeuvre and morale left."""
    lines = (Line(army.leader.manoeuvre, "CR M", "manoeuvre"), Line(morale_left, "CR M", "morale-left"))
    return tuple(line for line in lines if line.value)


@clause("CR M")
def _test(state: State, step: RetreatTest, tables: Tables) -> Throw:
    """The test that option M asks of a side that wants to retreat."""
    lines = allowance(state.battle.army(step.seat), morale_left(state, step.seat, tables))
    return Throw(step.seat, "retreat-test", 1, tables.figures.die, AtMost(total(lines)), lines, "CR M")


def _tested(tell: Tell, step: RetreatTest, value: Hashable, tables: Tables) -> None:
    if value:
        _withdraw(tell, step.seat)
    else:
        tell.say(RetreatFailed(step.seat))


# The attrition


class Attrition(Reading, frozen=True, cache_hash=True):
    """One die, modified, read in the retreat table: losses in halves."""

    modifier: int
    losses: tuple[int, ...]

    def mark(self, face: int) -> Hashable:
        return self.losses[max(0, min(face + self.modifier, len(self.losses)) - 1)]

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks[0]


@clause("CR J.1")
def manoeuvre(army: Army, *, broken: bool) -> tuple[Line, ...]:
    """A side that retreats unbroken subtracts its leader's manoeuvre; a broken one nothing."""
    return () if broken or not army.leader.manoeuvre else (Line(-army.leader.manoeuvre, "CR J.1", "manoeuvre"),)


@clause("CR J.1")
def _loss(state: State, step: RetreatLoss, tables: Tables) -> Throw:
    """The attrition of a retreat."""
    lines = manoeuvre(state.battle.army(step.seat), broken=bool(state.side(step.seat).broke))
    reading = Attrition(total(lines), tables.retreat)
    return Throw(step.seat, "retreat", 1, tables.figures.die, reading, lines, "CR J.1")


def _lost(tell: Tell, step: RetreatLoss, value: int, tables: Tables) -> None:
    tell.say(Retreated(step.seat, value))


THROWS = {RetreatTest: _test, RetreatLoss: _loss}
READS = {RetreatTest: _tested, RetreatLoss: _lost}
ASKS = {AskRetreat: question("retreat", "CR C.9", (Stay, Retreat), seat_of_step, nothing_forbids, _options, _tell)}
