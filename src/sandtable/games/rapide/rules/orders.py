"""What a side may be asked: to absorb, to retreat, and which counter to lose."""

from typing import TypeAlias

from sandtable.kernel.options import Order


class Absorb(Order, frozen=True):
    """Two detachments join an A− before the battle (CR N)."""


class Ready(Order, frozen=True):
    """The stack goes into battle as it is."""


class Retreat(Order, frozen=True):
    """The side wants to leave after round one."""


class Stay(Order, frozen=True):
    """The side fights on."""


class GivePasha(Order, frozen=True):
    """A pasha of this worth pays for losses (CR K.2)."""

    worth: int = 1


class GiveCounters(Order, frozen=True):
    """All that is still due is paid in counters."""


AnyOrder: TypeAlias = Absorb | Ready | Retreat | Stay | GivePasha | GiveCounters
