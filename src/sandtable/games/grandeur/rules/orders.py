"""What a side may order besides the orders of Impetus."""

from typing import TypeAlias

from sandtable.games.impetus.rules import orders
from sandtable.games.impetus.rules.orders import Units
from sandtable.kernel.options import Order

# Generals and corps


class PlaceGeneral(Order, frozen=True):
    """A general is set up on a separate base (GR 2.0a)."""

    general: str
    x: int
    y: int


class NameCorps(Order, frozen=True):
    """The corps that a side wants to activate (IM 7)."""

    corps: str


class Ride(Order, frozen=True):
    """A general moves straight on, by an angle of the table; this is also how one leaves a unit (GR 2.0b)."""

    general: str
    angle: int
    distance: int


class Attach(Order, frozen=True):
    """A general joins a unit of the army (GR 2.0c)."""

    general: str
    unit: str


class Stay(Order, frozen=True):
    """A general stays put for this turn."""

    general: str


class Escape(Order, frozen=True):
    """A general evades towards the nearest friendly unit (GR 2.0b)."""


class Surrender(Order, frozen=True):
    """A general who is caught stays put."""


# Activations


class MoveAgain(Order, frozen=True):
    """A unit or group tests for one more movement phase (IM 2)."""

    units: Units


class GoOnOpportunity(Order, frozen=True):
    """A unit does nothing else and tests to wait for the enemy (IM 4)."""

    unit: str


class FormSquare(Order, frozen=True):
    """Infantry tests to form square, activated or charged by cavalry (GR A1a)."""

    unit: str


class DropSquare(Order, frozen=True):
    """A unit that is activated leaves its square (GR A1c)."""

    unit: str


class Disengage(Order, frozen=True):
    """Cavalry leaves a melee straight back (IM 6)."""

    unit: str
    distance: int


# Answers


class Evade(Order, frozen=True):
    """A unit that is charged goes straight back (IM 5)."""

    unit: str


class OpportunityFire(Order, frozen=True):
    """A unit on opportunity shoots at the enemy that has come (IM 4)."""

    unit: str
    target: str


class OpportunityCharge(Order, frozen=True):
    """A unit on opportunity charges the enemy that has come (IM 4)."""

    unit: str


class Stand(Order, frozen=True):
    """A unit stands, and does not answer (IM 9)."""

    unit: str


class Keep(Order, frozen=True):
    """A cohesion test is left as it fell (GR 7)."""


class ThrowAgain(Order, frozen=True):
    """A cohesion test is thrown again (GR 7)."""


Command: TypeAlias = PlaceGeneral | NameCorps | Ride | Attach | Stay | Escape | Surrender
Activation: TypeAlias = MoveAgain | GoOnOpportunity | FormSquare | DropSquare | Disengage
Answer: TypeAlias = Evade | OpportunityFire | OpportunityCharge | Stand | Keep | ThrowAgain
AnyOrder: TypeAlias = orders.AnyOrder | Command | Activation | Answer
