"""Marks that tie a function to its clause of the book."""

from collections.abc import Callable
from typing import Any, TypeVar

Rule = TypeVar("Rule", bound=Callable[..., Any])

MARK = "__clause__"


def clause(name: str) -> Callable[[Rule], Rule]:
    """The function below does what the clause says."""

    def mark(rule: Rule) -> Rule:
        setattr(rule, MARK, name)
        return rule

    return mark


def clause_of(rule: Callable[..., Any]) -> str:
    """The clause a rule function is marked with."""
    name = getattr(rule, MARK, None)
    assert isinstance(name, str), f"{rule!r} carries no clause"
    return name
