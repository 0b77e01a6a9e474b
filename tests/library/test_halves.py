"""Losses in halves, as people write them."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.games.rapide.files.halves import fraction, halves, written

SETTINGS = settings(max_examples=200, derandomize=True, deadline=None, database=None)


@SETTINGS
@given(st.integers(-10_000, 10_000))
def test_what_is_written_is_read_again(count: int) -> None:
    """Any number of halves."""
    assert halves(written(count)) == count


@SETTINGS
@given(st.integers(-10_000, 10_000))
def test_a_fraction_is_exact(count: int) -> None:
    """`3/2` is one and a half."""
    assert Fraction(fraction(count)) == Fraction(count, 2)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("0", 0),
        ("½", 1),
        ("1", 2),
        ("1½", 3),
        ("-½", -1),
        ("−1½", -3),
        ("+2", 4),
        ("1.5", 3),
        ("2.0", 4),
        (".5", 1),
        (" 1½ ", 3),
        ("-0", 0),
    ],
)
def test_people_write_halves_in_many_ways(text: str, count: int) -> None:
    """With a sign, a true minus, a point or the sign for one half."""
    assert halves(text) == count


@pytest.mark.parametrize(
    "text", ["", "-", "+", "x", "1/2", "1.25", "½1", "½½", "1 ½", "1,5", "--1", "1.", "nan", "1e3"]
)
def test_anything_else_is_no_number_of_halves(text: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(ValueError, match=r".*"):
        halves(text)


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0"), (1, "½"), (-1, "-½"), (2, "1"), (3, "1½"), (-3, "-1½"), (20, "10")]
)
def test_halves_are_written_as_in_the_book(count: int, text: str) -> None:
    """Without a nought before the half."""
    assert written(count) == text
