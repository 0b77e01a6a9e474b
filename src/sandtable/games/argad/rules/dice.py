"""The dice of Argad!: how the faces of each throw are read."""

from collections.abc import Hashable, Sequence

from sandtable.kernel.dice import Reading

SIDES, SIX = 6, 6
BLOCKED = -1


class Natural(Reading, frozen=True):
    """The natural die of a shot."""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks[0]


class Face(Natural, frozen=True):
    """The natural die of a blow."""


class Six(Natural, frozen=True):
    """X.a. Another six, or not."""

    def mark(self, face: int) -> Hashable:
        return face == SIX


class Speed(Reading, frozen=True):
    """T.2. The sum of the dice."""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return sum(mark for mark in marks if isinstance(mark, int))


class Added(Speed, frozen=True):
    """XV.c. The two dice of a great warrior, added."""


class Slowness(Reading, frozen=True):
    """VI.h. The sum of the dice; any 6 blocks."""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        faces = [mark for mark in marks if isinstance(mark, int)]
        return BLOCKED if SIX in faces else sum(faces)


class Drawn(Reading, frozen=True):
    """A lot: which of several, the first being 0."""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        assert isinstance(marks[0], int)
        return marks[0] - 1


class Next(Drawn, frozen=True):
    """VI.i. A lot: who comes next."""
