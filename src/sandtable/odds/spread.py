"""Exact distributions: outcomes with whole-number weights, never floats."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import gcd, lcm
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from sandtable.kernel.dice import Throw, counts
from sandtable.kernel.remembered import remembered

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


class Spread(Generic[T]):
    """An immutable distribution. Two are equal if every outcome has the same chance in both."""

    __slots__ = ("_total", "_weights")

    def __init__(self, weights: Mapping[T, int] | Iterable[tuple[T, int]]) -> None:
        merged: dict[T, int] = {}
        for outcome, weight in weights.items() if isinstance(weights, Mapping) else weights:
            if weight < 0:
                raise ValueError(f"a spread has no weight below nothing, as {outcome!r} has")
            if weight:
                merged[outcome] = merged.get(outcome, 0) + weight
        if not merged:
            raise ValueError("a spread needs outcomes")
        shared = gcd(*merged.values())
        self._weights = MappingProxyType({outcome: weight // shared for outcome, weight in merged.items()})
        self._total = sum(self._weights.values())

    @property
    def total(self) -> int:
        """The sum of all weights."""
        return self._total

    def __getitem__(self, outcome: T) -> Fraction:
        """The chance of an outcome; 0 if it never happens."""
        return Fraction(self._weights.get(outcome, 0), self.total)

    def __iter__(self) -> Iterator[T]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spread) and dict(self._weights) == dict(other._weights)

    def __hash__(self) -> int:
        return hash(frozenset(self._weights.items()))

    def __repr__(self) -> str:
        return f"Spread({dict(self._weights)!r})"

    def items(self) -> Iterable[tuple[T, int]]:
        """Each outcome with its weight; the weights have no common factor."""
        return self._weights.items()

    def chances(self) -> dict[T, Fraction]:
        """Each outcome with its chance."""
        return {outcome: Fraction(weight, self.total) for outcome, weight in self.items()}

    def chance(self, holds: Callable[[T], bool]) -> Fraction:
        """The chance that something holds."""
        return Fraction(sum(weight for outcome, weight in self.items() if holds(outcome)), self.total)

    def map(self, function: Callable[[T], U]) -> "Spread[U]":
        """The distribution of something that depends on the outcome."""
        return Spread((function(outcome), weight) for outcome, weight in self.items())

    def then(self, function: Callable[[T], "Spread[U]"]) -> "Spread[U]":
        """What follows when each outcome leads to a distribution of its own."""
        parts = [(weight, function(outcome)) for outcome, weight in self.items()]
        common = lcm(*(part.total for _, part in parts))
        return Spread((o, weight * w * (common // part.total)) for weight, part in parts for o, w in part.items())

    def mean(self, value: Callable[[T], int | Fraction]) -> Fraction:
        """The expected value of something that depends on the outcome."""
        return Fraction(sum(weight * value(outcome) for outcome, weight in self.items()), self.total)


@remembered(4096, 100_000)
def readings(throw: Throw) -> Spread[Any]:
    """Every reading of a throw with its chance."""
    return Spread(counts(throw))
