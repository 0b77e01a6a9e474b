"""Offers: what a seat may order now, as one flat list."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sandtable.kernel import options
from sandtable.kernel.ruleset import AnyRuleset


@dataclass(frozen=True)
class Offer:
    """An order that the rules would accept. It may leave one number open, such as how far a unit goes.

    `for order in offer` gives the order for every number; an offer without an open number has one order.
    """

    seat: str
    piece: str
    """The piece that the order is for; empty if it is for the seat as a whole."""

    offered: options.Offer[Any]

    @property
    def order(self) -> Any:
        """The order; if a number is open, the one with the lowest number."""
        return self.offered.at(self.low)

    @property
    def kind(self) -> str:
        """What kind of order it is, as game files name it: `advance`, `charge`, `end-turn` …"""
        return str(self.offered.order.__struct_config__.tag)

    @property
    def field(self) -> str:
        """The name of the open number; empty if none is open."""
        return self.offered.field

    @property
    def low(self) -> int:
        """The lowest number allowed."""
        return self.offered.low

    @property
    def high(self) -> int:
        """The highest number allowed."""
        return self.offered.high

    def at(self, number: int) -> Any:
        """The order with its open number filled in. Raises ValueError for a number that is not offered."""
        if not self.low <= number <= self.high:
            raise ValueError(f"{number} is not between {self.low} and {self.high}")
        return self.offered.at(number)

    def sample(self, rng: random.Random | None = None) -> Any:
        """The order with a random number, if one is open."""
        return self.at((rng or random).randint(self.low, self.high))

    def __len__(self) -> int:
        return self.high - self.low + 1

    def __iter__(self) -> Iterator[Any]:
        return (self.at(number) for number in range(self.low, self.high + 1))


def offers(ruleset: AnyRuleset, view: Any, seat: str, piece: str | None = None) -> Iterator[Offer]:
    """Every offer for a seat, given what it sees: first those for the seat as a whole, then piece by piece.

    With a `piece`, only the offers for that piece; with an empty one, only those for the seat as a whole. Offers are
    worked out as they are asked for.
    """
    whole = ruleset.options(view, seat)
    if not piece:
        yield from (Offer(seat, "", each) for each in whole.offers)
    for name in whole.pieces if piece is None else (piece,):
        if name in whole.pieces:
            yield from (Offer(seat, name, each) for each in ruleset.options(view, seat, name).offers)
