"""Orders: the kinds that a seat may give, and what is offered to it or barred, and why."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from sandtable.kernel.names import kebab
from sandtable.kernel.refusal import Refusal


class Order(Struct, frozen=True, tag=kebab, tag_field="order"):
    """An answer of a seat to a choice. Each ruleset has its own closed list of subclasses."""


O = TypeVar("O", bound=Order)


class Offer(Struct, Generic[O], frozen=True):
    """An order that would be accepted. If it names a field, any whole number of the interval may stand there."""

    order: O
    field: str = ""
    low: int = 0
    high: int = 0

    def at(self, number: int) -> O:
        """The order with its open number filled in."""
        return msgspec.structs.replace(self.order, **{self.field: number}) if self.field else self.order


class Barred(Struct, Generic[O], frozen=True):
    """An order of a kind that is asked for, but that would be refused, and why."""

    order: O
    refusals: tuple[Refusal, ...]


class Options(Struct, Generic[O], frozen=True):
    """The orders open to a seat for one piece, and those that are barred.

    When asked for the seat as a whole, `pieces` names the pieces that have offers of their own.
    """

    offers: tuple[Offer[O], ...] = ()
    barred: tuple[Barred[O], ...] = ()
    pieces: tuple[str, ...] = ()


def offered(*orders: Order) -> Options[Any]:
    """All of these orders are open."""
    return Options(tuple(Offer(order) for order in orders))


def judged(orders: Iterable[Order], forbids: Callable[[Any], Iterator[Refusal]]) -> Options[Any]:
    """Each order as an offer, or barred with its refusals."""
    found = [(order, tuple(forbids(order))) for order in orders]
    return Options(
        tuple(Offer(order) for order, refusals in found if not refusals),
        tuple(Barred(order, refusals) for order, refusals in found if refusals),
    )
