"""A and B: stacks as people write them, and which may stand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.games.rapide.rules.stacks import Stack, detachments, parse, pashas_allowed, within_limits
from tests.games.rapide.rules.fight import RAPIDE
from tests.games.rapide.rules.stacks import ALLOWED, ANY, allowed

LIMITS = RAPIDE.tables.stacking


@given(ANY)
def test_written_and_read_again(stack: Stack) -> None:
    assert parse(str(stack)) == stack


@pytest.mark.parametrize(
    ("text", "stack"),
    [
        ("2A+", Stack(2)),
        ("A+ A- 2D 1P", Stack(1, 1, 2, (1,))),
        ("A+A-D", Stack(1, 1, 1)),
        ("a+ d", Stack(1, 0, 1)),
        ("A− D", Stack(0, 1, 1)),
        ("A– D", Stack(0, 1, 1)),
        ("A+, A-, D", Stack(1, 1, 1)),
        ("A+ + D", Stack(1, 0, 1)),
        ("D A+ D", Stack(1, 0, 2)),
        ("12D", Stack(0, 0, 12)),
        ("", Stack()),
    ],
)
def test_read(text: str, stack: Stack) -> None:
    assert parse(text) == stack


@pytest.mark.parametrize("text", ["A", "B+", "2", "A+ 2", "A+-", "1.5D", "A+ and D", "x"])
def test_unreadable(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse(text)


@given(ALLOWED)
def test_allowed(stack: Stack) -> None:
    assert not list(within_limits(stack, "poland", LIMITS))


@given(ANY)
def test_everything_else_is_refused(stack: Stack) -> None:
    counters = Stack(stack.plus, stack.minus, stack.detachments)
    refused = any(within_limits(stack, "poland", LIMITS))
    assert refused == (counters not in allowed())


@given(ANY, st.sampled_from(["turkey", "poland"]))
def test_pashas(stack: Stack, nation: str) -> None:
    refused = any(pashas_allowed(stack, nation, LIMITS))
    assert refused == (len(stack.pashas) > (2 if nation == "turkey" else 0))


@given(ANY)
def test_worth(stack: Stack) -> None:
    assert detachments(stack) == sum({"A+": 4, "A-": 2, "D": 1}[face] for face in faces(stack))


def faces(stack: Stack) -> list[str]:
    return ["A+"] * stack.plus + ["A-"] * stack.minus + ["D"] * stack.detachments


def test_how_many_stacks() -> None:
    """2A+ 1, A+A− 3, 2A− 5, A+ 5, A− 5, none 4."""
    assert len(allowed()) == 23
