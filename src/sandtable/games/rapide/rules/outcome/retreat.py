"""J and M. Retreat: its attrition, and the optional test to be allowed to."""

from collections.abc import Hashable, Sequence

from sandtable.games.rapide.rules.battle import Army
from sandtable.games.rapide.rules.dice.attack import Attack
from sandtable.games.rapide.rules.tables import Tables
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line, Reading


class Attrition(Reading, frozen=True, cache_hash=True):
    """One die, modified, read in the retreat table: losses in halves."""

    modifier: int
    losses: tuple[int, ...]

    def mark(self, face: int) -> Hashable:
        return self.losses[max(0, min(face + self.modifier, len(self.losses)) - 1)]

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks[0]


class AtMost(Reading, frozen=True, cache_hash=True):
    """One die that must not exceed a target."""

    target: int

    def mark(self, face: int) -> Hashable:
        return face <= self.target

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks[0]


@clause("CR J.1")
def manoeuvre(army: Army, *, broken: bool) -> Line | None:
    """A side that retreats unbroken subtracts its leader's manoeuvre; a broken one nothing."""
    return None if broken else Line(-army.leader.manoeuvre, "CR J.1", "manoeuvre")


@clause("CR M")
def allowance(army: Army, morale_left: int) -> tuple[Line, ...]:
    """Under option M the die must not exceed manoeuvre and morale left."""
    lines = (Line(army.leader.manoeuvre, "CR M", "manoeuvre"), Line(morale_left, "CR M", "morale-left"))
    return tuple(line for line in lines if line.value)


@clause("CR M")
def enemy_failed_to_retreat(attack: Attack, tables: Tables) -> Line | None:
    """Who has failed to retreat is fired at with +2 in round two."""
    return Line(tables.figures.failed_retreat, why="failed-retreat") if attack.pressed and attack.round > 1 else None
