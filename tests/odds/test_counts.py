"""Readings of throws are counted as if every hand had been thrown."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from itertools import permutations, product
from typing import Any

import icepool
import pytest

from sandtable.kernel.dice import Faces, Reading, Throw, counts, read

COUNTS = range(1, 6)
SIDES = (4, 6, 10)


def number(mark: Hashable) -> int:
    """A mark that is a number."""
    assert isinstance(mark, int)
    return mark


class Sum(Reading, frozen=True):
    """All faces added up."""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return sum(map(number, marks))


class Hits(Reading, frozen=True):
    """A hit for each six, and one for each pair of fives."""

    def mark(self, face: int) -> Hashable:
        return "six" if face == 6 else "five" if face == 5 else ""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks.count("six") + marks.count("five") // 2


class Highest(Reading, frozen=True):
    """The highest face."""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return max(map(number, marks))


class AtMost(Reading, frozen=True):
    """How many dice do not exceed a target."""

    target: int

    def mark(self, face: int) -> Hashable:
        return face <= self.target

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return sum(map(number, marks))


READINGS: list[tuple[Reading, Callable[[Faces], int]]] = [
    (Sum(), sum),
    (Hits(), lambda faces: faces.count(6) + faces.count(5) // 2),
    (Highest(), max),
    (AtMost(3), lambda faces: sum(face <= 3 for face in faces)),
    (AtMost(0), lambda faces: faces.count(0)),
]


def throw(reading: Reading, count: int, sides: int) -> Throw:
    """A throw that is read so."""
    return Throw("attacker", "test", count, sides, reading)


def quantities(die: Any) -> dict[Hashable, int]:
    """How often each outcome of an icepool die comes up, of all hands."""
    return dict(die.items())


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("reading", "plain"), READINGS)
def test_counts_are_brute_force(reading: Reading, plain: Callable[[Faces], int], count: int, sides: int) -> None:
    """Each reading has the number of hands that give it, one hand after the other."""
    expected = Counter(plain(faces) for faces in product(range(1, sides + 1), repeat=count))
    assert counts(throw(reading, count, sides)) == expected


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("reading", "plain"), READINGS)
def test_counts_sum_to_all_hands(reading: Reading, plain: Callable[[Faces], int], count: int, sides: int) -> None:
    """No hand is left out or counted twice."""
    assert sum(counts(throw(reading, count, sides)).values()) == sides**count


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("count", COUNTS)
def test_sum_is_icepools(count: int, sides: int) -> None:
    """Sums of dice come up as often as icepool says."""
    assert counts(throw(Sum(), count, sides)) == quantities(count @ icepool.d(sides))


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("count", COUNTS)
def test_highest_is_icepools(count: int, sides: int) -> None:
    """The highest of some dice comes up as often as icepool says."""
    assert counts(throw(Highest(), count, sides)) == quantities(icepool.d(sides).highest(count))


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("count", COUNTS)
def test_hits_are_icepools(count: int, sides: int) -> None:
    """Sixes, and fives by pairs, come up as often as icepool's sums of vectors say."""
    die = icepool.d(sides).map(lambda face: icepool.Vector((int(face == 6), int(face == 5))), star=False)
    hits = (count @ die).map(lambda pair: pair[0] + pair[1] // 2, star=False)
    assert counts(throw(Hits(), count, sides)) == quantities(hits)


@pytest.mark.parametrize(("reading", "plain"), READINGS)
def test_faces_read_as_they_are_counted(reading: Reading, plain: Callable[[Faces], int]) -> None:
    """A hand that is thrown reads the same in any order of its dice."""
    hand = (6, 5, 5, 2)
    assert {read(throw(reading, 4, 6), faces) for faces in permutations(hand)} == {plain(hand)}
