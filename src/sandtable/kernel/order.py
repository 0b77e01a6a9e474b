"""Orders: what a seat may answer to a choice. Each ruleset closes its own list."""

from msgspec import Struct

from sandtable.kernel.names import kebab


class Order(Struct, frozen=True, tag=kebab, tag_field="order"):
    """An answer of a seat; subclasses are the kinds of order of one game."""
