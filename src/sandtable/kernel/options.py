"""What a seat may answer, and why not otherwise."""

from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from sandtable.kernel.order import Order
from sandtable.kernel.refusal import Refusal

O = TypeVar("O", bound=Order)


class Offer(Struct, Generic[O], frozen=True):
    """An order that would be accepted; with a field, any whole number of the interval may stand in it."""

    order: O
    field: str = ""
    low: int = 0
    high: int = 0

    def at(self, number: int) -> O:
        """The order with its open number filled in."""
        return msgspec.structs.replace(self.order, **{self.field: number}) if self.field else self.order


class Barred(Struct, Generic[O], frozen=True):
    """An order that is asked about here but would be refused, and why."""

    order: O
    refusals: tuple[Refusal, ...]


class Options(Struct, Generic[O], frozen=True):
    """The orders open to a seat for one piece, and those that are not.

    Asked for the seat as a whole, `pieces` are those for which more is offered when they are asked about.
    """

    offers: tuple[Offer[O], ...] = ()
    barred: tuple[Barred[O], ...] = ()
    pieces: tuple[str, ...] = ()
