"""Every clause of every game has a case."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.games import GAMES, data_of
from sandtable.library.clauses import clauses

TESTS = Path(__file__).parents[1]
ELSEWHERE = {
    "BI 1.2.1": "library/test_impetus_battles.py",
    "BI 1.3.1": "library/test_impetus_battles.py",
    "BI 1.4": "games/impetus/rules/test_units.py",
    "BI 1.5": "games/impetus/rules/test_units.py",
}
"""What files and sizes say rather than the course of play is shown by these tests."""


def own_clauses(game: str) -> set[str]:
    return set(tomllib.loads((data_of(game) / "clauses.toml").read_text("utf-8")))


def cases(game: str) -> Iterator[dict[str, Any]]:
    """Every table with a clause of its own in the case files of a game."""
    for path in (TESTS / "games" / game / "cases").rglob("*.toml"):
        for told in tomllib.loads(path.read_text("utf-8")).values():
            yield from (each for each in told if "clause" in each)


def shown(game: str) -> set[str]:
    return {clause for case in cases(game) for clause in (case["clause"], *case.get("clauses", ()))}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_shown(game: str) -> None:
    """By a case that names it, or by the test that is named here. Every case names a clause that exists."""
    assert own_clauses(game) - shown(game) == own_clauses(game) & set(ELSEWHERE)
    assert shown(game) <= set(clauses())


@pytest.mark.parametrize("clause", sorted(ELSEWHERE))
def test_what_is_shown_elsewhere_is_named_there(clause: str) -> None:
    assert f'"{clause}"' in (TESTS / ELSEWHERE[clause]).read_text("utf-8")
