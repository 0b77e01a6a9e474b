"""Books: for each question an ordered mapping from clause to function. An edition is an amended book."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from sandtable.kernel.clause import clause_of
from sandtable.kernel.dice import Line
from sandtable.kernel.refusal import Refusal

Rule: TypeAlias = Callable[..., Any]
Chapter: TypeAlias = Mapping[str, Rule]
Rules: TypeAlias = Mapping[str, Iterable[Rule]]


def chapter(*rules: Rule) -> Chapter:
    """The rules by the clause that each is marked with, in this order."""
    found = {clause_of(rule): rule for rule in rules}
    assert len(found) == len(rules), "two rules of one chapter carry the same clause"
    return MappingProxyType(found)


class Book(Struct, frozen=True):
    """What one edition says to each question."""

    name: str
    chapters: Mapping[str, Chapter]

    def lines(self, question: str, *situation: object) -> tuple[Line, ...]:
        """The lines that the clauses of a question give, each with its clause. A clause gives none, one or several."""
        return tuple(self._lines(question, situation))

    def _lines(self, question: str, situation: tuple[object, ...]) -> Iterator[Line]:
        for clause, rule in self.chapters[question].items():
            said = rule(*situation)
            for line in (said,) if isinstance(said, Line) else said or ():
                if line.value:
                    yield msgspec.structs.replace(line, clause=line.clause or clause)

    def rule(self, question: str) -> Rule:
        """The one clause that answers a question."""
        (rule,) = self.chapters[question].values()
        return rule

    def refusals(self, question: str, *situation: object) -> Iterator[Refusal]:
        """Every refusal that the clauses of a question give, each with its clause."""
        for clause, rule in self.chapters[question].items():
            for refusal in rule(*situation):
                yield msgspec.structs.replace(refusal, clause=refusal.clause or clause)


def book(name: str, chapters: Rules) -> Book:
    """A book from its rules."""
    return Book(name, MappingProxyType({question: chapter(*rules) for question, rules in chapters.items()}))


def amend(
    old: Book,
    name: str,
    *,
    replace: Rules = MappingProxyType({}),
    add: Rules = MappingProxyType({}),
    drop: Mapping[str, Iterable[str]] = MappingProxyType({}),
) -> Book:
    """The old book with some clauses replaced, added or dropped. Raises KeyError for an unknown or doubled clause."""
    chapters = {question: dict(rules) for question, rules in old.chapters.items()}
    for question, clauses in drop.items():
        for clause in clauses:
            del _chapter(chapters, question, clause)[clause]
    for question, rules in replace.items():
        for rule in rules:
            _chapter(chapters, question, clause_of(rule))[clause_of(rule)] = rule
    for question, rules in add.items():
        for rule in rules:
            _add(chapters.setdefault(question, {}), rule)
    return Book(name, MappingProxyType({question: MappingProxyType(rules) for question, rules in chapters.items()}))


def _chapter(chapters: dict[str, dict[str, Rule]], question: str, clause: str) -> dict[str, Rule]:
    if clause not in chapters.get(question, {}):
        raise KeyError(f"no clause {clause!r} in chapter {question!r} to amend")
    return chapters[question]


def _add(rules: dict[str, Rule], rule: Rule) -> None:
    if clause_of(rule) in rules:
        raise KeyError(f"clause {clause_of(rule)!r} is there already: replace it")
    rules[clause_of(rule)] = rule
