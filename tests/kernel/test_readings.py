"""Readings that many games have, against every throw of the dice."""

from itertools import product

import pytest

from sandtable.kernel.dice import Reading, Throw, counts, read
from sandtable.kernel.readings import AtMost, Successes, Sum


@pytest.mark.parametrize(
    ("reading", "faces", "value"),
    [
        (Successes(5), (5, 6, 4, 1), 2),
        (Successes(5), (1,), 0),
        (AtMost(3), (3,), True),
        (AtMost(3), (4,), False),
        (Sum(2), (1, 6), 9),
        (Sum(), (1, 6), 7),
    ],
)
def test_faces_are_read(reading: Reading, faces: tuple[int, ...], value: object) -> None:
    assert read(Throw("red", "test", len(faces), 6, reading), faces) == value


@pytest.mark.parametrize(("reading", "count"), [(Successes(5), 4), (AtMost(2), 1), (Sum(-1), 3)])
def test_their_odds_are_those_of_every_throw(reading: Reading, count: int) -> None:
    throw = Throw("red", "test", count, 6, reading)
    thrown = [read(throw, faces) for faces in product(range(1, 7), repeat=count)]
    assert counts(throw) == {value: thrown.count(value) for value in thrown}
