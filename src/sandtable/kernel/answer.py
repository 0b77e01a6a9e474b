"""What `resolve` accepts: the opening, an order of a seat, or a throw as it was read."""

from collections.abc import Hashable
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from sandtable.kernel.options import Order

O = TypeVar("O", bound=Order)


class Begin(Struct, frozen=True):
    """The game opens: everything happens that comes before the first question."""


class Given(Struct, Generic[O], frozen=True):
    """A seat has given an order."""

    seat: str
    order: O


class Read(Struct, frozen=True):
    """The dice were thrown and read."""

    value: Hashable


Answer: TypeAlias = Begin | Given[O] | Read
