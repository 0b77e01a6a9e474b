"""What lies ahead of an order: whom it meets, and who throws what at whom."""

from typing import Any

from msgspec import Struct

from sandtable.kernel.awaiting import Choice
from sandtable.kernel.dice import Throw
from sandtable.kernel.event import Event


class Volley(Struct, frozen=True):
    """Dice that an order leads to: the pieces that throw them, and the piece that they are thrown at, if any.

    `unhurt`: an earlier throw may cost those who throw this one, and these are their dice if it does not.
    """

    throw: Throw
    by: tuple[str, ...] = ()
    at: str = ""
    unhurt: bool = False


class Ahead(Struct, frozen=True):
    """The way of an order if no dice hurt anybody: whom it meets, and every throw up to the end of the fight.

    `sure`: no die and no answer of the enemy comes before they meet. `events` are what happens
    until then. `asked` is the question at which the way ends, if any, and `state` the state there.
    """

    meets: tuple[str, ...] = ()
    sure: bool = False
    throws: tuple[Volley, ...] = ()
    asked: Choice | None = None
    state: Any = None
    events: tuple[Event, ...] = ()
