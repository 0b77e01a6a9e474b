"""K and T.5: what remains, of every stack and for every loss."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.games.rapide.files.halves import fraction, halves, written
from sandtable.games.rapide.rules.losses import adjusted, detachments_lost, paid, remains
from sandtable.games.rapide.rules.stacks import Stack, detachments, parse
from sandtable.kernel.dice import Line
from tests.games.rapide.rules.fight import RAPIDE
from tests.games.rapide.rules.folder import table
from tests.games.rapide.rules.stacks import allowed

ROWS = table("losses", "remains")["rows"]
PRINTED = [(stack, due, left) for stack, row in ROWS.items() for due, left in enumerate(row, start=1)]
LOSSES = [(stack, due) for stack in allowed() for due in range(11)]


@pytest.mark.parametrize(("stack", "due", "left"), PRINTED)
def test_printed_rows(stack: str, due: int, left: str) -> None:
    """Step by step (K.2) comes to what is printed (T.5)."""
    assert str(paid(parse(stack), due)) == left
    assert str(remains(parse(stack), due, RAPIDE.tables)) == left


@pytest.mark.parametrize(("stack", "due"), LOSSES, ids=str)
def test_all_stacks(stack: Stack, due: int) -> None:
    left = remains(stack, due, RAPIDE.tables)
    assert left == paid(stack, due)
    assert detachments(left) == max(0, detachments(stack) - due)
    assert left.plus + left.minus <= stack.plus + stack.minus
    assert left.plus <= stack.plus


@pytest.mark.parametrize(("stack", "due"), LOSSES, ids=str)
def test_pashas_are_not_touched(stack: Stack, due: int) -> None:
    with_pashas = Stack(stack.plus, stack.minus, stack.detachments, (2, 0))
    assert remains(with_pashas, due, RAPIDE.tables).pashas == (2, 0)


@pytest.mark.parametrize(
    ("losses", "lost"),
    [("0", 0), ("½", 1), ("1", 1), ("1½", 1), ("2", 2), ("2½", 2), ("3½", 3), ("9½", 9), ("10", 10)],
)
def test_detachments_lost(losses: str, lost: int) -> None:
    assert detachments_lost(halves(losses)) == lost


@given(st.integers(0, 40), st.lists(st.integers(-4, 2), max_size=2))
def test_adjustments_add_up_and_never_go_below_nothing(inflicted: int, values: list[int]) -> None:
    assert adjusted(inflicted, tuple(map(Line, values))) == max(0, inflicted + sum(values))


@given(st.integers(-1000, 1000))
def test_halves_written_and_read_again(count: int) -> None:
    assert halves(written(count)) == count


@pytest.mark.parametrize(
    ("text", "count"), [("½", 1), ("1½", 3), ("2", 4), ("-½", -1), ("−1½", -3), ("+1", 2), ("0", 0), ("2.5", 5)]
)
def test_halves(text: str, count: int) -> None:
    assert halves(text) == count


@pytest.mark.parametrize("text", ["", "-", "½½", "1/2", "1.25", "one", "*"])
def test_no_halves(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        halves(text)


@pytest.mark.parametrize(("count", "text"), [(0, "0"), (1, "1/2"), (3, "3/2"), (4, "2"), (-1, "-1/2")])
def test_fractions(count: int, text: str) -> None:
    assert fraction(count) == text
