"""Readings of dice that many games have."""

from collections.abc import Hashable, Sequence

from sandtable.kernel.dice import Reading


class Successes(Reading, frozen=True, cache_hash=True):
    """How many dice show so much or more."""

    least: int

    def mark(self, face: int) -> Hashable:
        return face >= self.least

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return sum(mark is True for mark in marks)


class AtMost(Reading, frozen=True, cache_hash=True):
    """One die that must not exceed a target."""

    target: int

    def mark(self, face: int) -> Hashable:
        return face <= self.target

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks[0]


class Sum(Reading, frozen=True, cache_hash=True):
    """The faces and a modifier together."""

    modifier: int = 0

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return self.modifier + sum(mark for mark in marks if isinstance(mark, int))
