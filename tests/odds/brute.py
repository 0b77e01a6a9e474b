"""Odds without any cleverness: every face of every die, path by path, in fractions."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from sandtable.kernel.answer import Given, Read
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.dice import Throw, read
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.odds.forecast import Worth
from sandtable.odds.tree import BEST

Decide: TypeAlias = Callable[[Any, str], Any]
Expected: TypeAlias = tuple[Fraction, ...]


class Solved(NamedTuple):
    """Every end with its chance, and how many paths lead there; what is expected for each seat."""

    ends: dict[Any, Fraction]
    paths: int
    expected: dict[str, Expected]


class Brute:
    """A game under a policy; where that leaves the choice open, each seat takes what is best for it."""

    def __init__(
        self,
        ruleset: AnyRuleset,
        decide: Decide,
        worth: Worth | None = None,
        until: Callable[[Any], bool] | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.decide = decide
        self.worth = worth
        self.until = until

    def solve(self, state: Any) -> Solved:
        """All that follows from a state."""
        awaited = self.ruleset.awaiting(state)
        stopped = self.until is not None and self.until(state)
        if not stopped and isinstance(awaited, Throw):
            return _together([self.solve(after) for after in self.thrown(state, awaited)])
        if not stopped and isinstance(awaited, Choice):
            return self.chosen(state, awaited.seats[0])
        seats = self.ruleset.seats(state) if self.worth else ()
        return Solved({state: Fraction(1)}, 1, {seat: self._worth(state, seat) for seat in seats})

    def thrown(self, state: Any, throw: Throw) -> Iterator[Any]:
        """One state for every hand of dice."""
        for faces in product(range(1, throw.sides + 1), repeat=throw.count):
            yield self.ruleset.resolve(state, Read(read(throw, faces)))[1]

    def chosen(self, state: Any, seat: str) -> Solved:
        """The policy's order; or the one with which the seat may expect most, the first of equals."""
        order = self.decide(self.ruleset.view(state, seat), seat)
        if order != BEST:
            return self.solve(self.ruleset.resolve(state, Given(seat, order))[1])
        offers = self.ruleset.options(state, seat).offers
        solved = [self.solve(self.ruleset.resolve(state, Given(seat, offer.order))[1]) for offer in offers]
        return max(solved, key=lambda each: each.expected[seat])

    def _worth(self, state: Any, seat: str) -> Expected:
        assert self.worth
        return tuple(Fraction(figure) for figure in self.worth(state, seat))


def _together(parts: list[Solved]) -> Solved:
    """Equally likely parts as one."""
    share = Fraction(1, len(parts))
    ends: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for part in parts:
        for end, chance in part.ends.items():
            ends[end] += share * chance
    expected = {seat: _mean([part.expected[seat] for part in parts]) for seat in parts[0].expected}
    return Solved(dict(ends), sum(part.paths for part in parts), expected)


def _mean(parts: list[Expected]) -> Expected:
    return tuple(sum(figures, Fraction(0)) / len(parts) for figures in zip(*parts, strict=True))
