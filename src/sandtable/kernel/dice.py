"""Throws of dice: who throws what, why, and how the faces are read."""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TypeAlias

from msgspec import Struct

from sandtable.kernel.remembered import remembered

Faces: TypeAlias = tuple[int, ...]


class Line(Struct, frozen=True):
    """A number with its reason: the clause it comes from and a word for people."""

    value: int
    clause: str = ""
    why: str = ""


def total(lines: Iterable[Line]) -> int:
    """What the lines add up to."""
    return sum(line.value for line in lines)


class Reading(Struct, frozen=True, tag=True, tag_field="reading"):
    """How the faces of a throw are read. The order of the dice never matters."""

    def mark(self, face: int) -> Hashable:
        """What is told apart on one die; faces with equal marks are counted together."""
        return face

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        """What the rules use, given one mark for each die."""
        raise NotImplementedError


class Throw(Struct, frozen=True, tag="throw", tag_field="awaits", cache_hash=True):
    """The game waits for dice."""

    seat: str
    what: str
    count: int
    sides: int
    reading: Reading
    lines: tuple[Line, ...] = ()
    clause: str = ""


def readable(throw: Throw, faces: Faces) -> bool:
    """There is one face for each die, and each is on the die."""
    return len(faces) == throw.count and all(1 <= face <= throw.sides for face in faces)


def read(throw: Throw, faces: Faces) -> Hashable:
    """The reading of faces as thrown."""
    assert readable(throw, faces), f"{faces} is no throw of {throw.count}d{throw.sides}"
    return throw.reading.read([throw.reading.mark(face) for face in faces])


def counts(throw: Throw) -> dict[Hashable, int]:
    """Every reading with the number of hands that give it. The numbers add up to sides ** count."""
    return _counts(throw.reading, throw.count, throw.sides)


@remembered(4096, 100_000)
def _counts(reading: Reading, count: int, sides: int) -> dict[Hashable, int]:
    weight = Counter(reading.mark(face) for face in range(1, sides + 1))
    found: Counter[Hashable] = Counter()
    for hand in combinations_with_replacement(weight, count):
        found[reading.read(hand)] += _arrangements(hand) * prod(weight[mark] for mark in hand)
    return dict(found)


def _arrangements(hand: Sequence[Hashable]) -> int:
    return factorial(len(hand)) // prod(factorial(n) for n in Counter(hand).values())
