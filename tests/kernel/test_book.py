"""Books: clauses by question, and how an edition amends another."""

from collections.abc import Iterator

import pytest

from sandtable.kernel.book import amend, book
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line
from sandtable.kernel.refusal import Refusal
from tests.kernel.differences import differences


@clause("XX 1")
def brave(courage: int) -> Line | None:
    return Line(courage, why="brave") if courage else None


@clause("XX 2")
def twice(courage: int) -> Iterator[Line]:
    yield Line(1, why="one")
    yield Line(2, "XX 9", "two")


@clause("XX 1")
def braver(courage: int) -> Line:
    return Line(2 * courage)


@clause("XX 3")
def forbidden(courage: int) -> Iterator[Refusal]:
    if courage < 0:
        yield Refusal("", "coward")


FIRST = book("first", {"dice": (brave, twice), "orders": (forbidden,)})


def test_lines_carry_their_clause() -> None:
    """A rule may give no line, one or several; each has the rule's clause unless it names its own."""
    assert FIRST.lines("dice", 3) == (Line(3, "XX 1", "brave"), Line(1, "XX 2", "one"), Line(2, "XX 9", "two"))
    assert [line.clause for line in FIRST.lines("dice", 0)] == ["XX 2", "XX 9"]


def test_refusals_carry_their_clause() -> None:
    """A refusal has the clause of the rule that gave it."""
    assert [refusal.clause for refusal in FIRST.refusals("orders", -1)] == ["XX 3"]
    assert not list(FIRST.refusals("orders", 1))


def test_an_edition_says_only_what_differs() -> None:
    """Replaced clauses keep their place, dropped ones go, added ones come last; the old book is untouched."""
    second = amend(FIRST, "second", replace={"dice": (braver,)}, drop={"orders": ("XX 3",)}, add={"new": (twice,)})
    assert [line.value for line in second.lines("dice", 3)] == [6, 1, 2]
    assert not list(second.refusals("orders", -1))
    assert differences(FIRST, second) == [
        ("dice", "XX 1", "replaced"),
        ("orders", "XX 3", "dropped"),
        ("new", "XX 2", "added"),
    ]
    assert differences(FIRST, FIRST) == []
    assert [line.value for line in FIRST.lines("dice", 3)] == [3, 1, 2]


def test_an_unknown_clause_is_our_fault() -> None:
    """Replacing or dropping what is not there, or adding what is, fails loudly."""
    with pytest.raises(KeyError):
        amend(FIRST, "wrong", replace={"orders": (brave,)})
    with pytest.raises(KeyError):
        amend(FIRST, "wrong", drop={"dice": ("XX 7",)})
    with pytest.raises(KeyError):
        amend(FIRST, "wrong", drop={"nowhere": ("XX 1",)})
    with pytest.raises(KeyError):
        amend(FIRST, "wrong", add={"dice": (braver,)})
    with pytest.raises(AssertionError):
        book("wrong", {"dice": (brave, braver)})
