"""Every clause of Basic Impetus and of Grandeur has a case."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.library.clauses import clauses

TESTS = Path(__file__).parents[1]
BOOKS = {"impetus": ("BI ",), "grandeur": ("GR ", "IM ")}
ELSEWHERE = {
    "BI 1.2.1": "library/test_impetus_battles.py",
    "BI 1.3.1": "library/test_impetus_battles.py",
    "BI 1.4": "games/impetus/rules/test_units.py",
    "BI 1.5": "games/impetus/rules/test_units.py",
}
"""What files and sizes say rather than the course of play is shown by these tests."""


def cases(ruleset: str) -> Iterator[dict[str, Any]]:
    """Every table with a clause of its own in the case files of a ruleset."""
    for path in (TESTS / "games" / ruleset / "cases").rglob("*.toml"):
        for told in tomllib.loads(path.read_text("utf-8")).values():
            yield from (each for each in told if "clause" in each)


def shown(ruleset: str) -> set[str]:
    return {clause for case in cases(ruleset) for clause in (case["clause"], *case.get("clauses", ()))}


@pytest.mark.parametrize("ruleset", sorted(BOOKS))
def test_every_clause_is_shown(ruleset: str) -> None:
    """By a case that names it, or by the test that is named here; and no case is of a clause that there is not."""
    own = {clause for clause in clauses() if clause.startswith(BOOKS[ruleset])}
    assert own - shown(ruleset) == {clause for clause in ELSEWHERE if clause.startswith(BOOKS[ruleset])}
    assert shown(ruleset) <= set(clauses())


@pytest.mark.parametrize("clause", sorted(ELSEWHERE))
def test_what_is_shown_elsewhere_is_named_there(clause: str) -> None:
    assert f'"{clause}"' in (TESTS / ELSEWHERE[clause]).read_text("utf-8")
