"""What a side may order. Distances are thousandths of a U, angles hundredths of a degree."""

from typing import Literal, TypeAlias

from sandtable.games.impetus.rules.setup.deployment import Half
from sandtable.games.impetus.rules.terrain.pieces import Piece
from sandtable.kernel.options import Order

Corner: TypeAlias = Literal["left", "right"]
Side: TypeAlias = Literal["front", "left", "rear", "right"]
Pledge: TypeAlias = Literal["stay", "move", "rally"]
Units: TypeAlias = tuple[str, ...]


# 3. Terrain and deployment


class PlacePiece(Order, frozen=True):
    """The defender places a piece (BI 3.5)."""

    piece: Piece


class TerrainDone(Order, frozen=True):
    """The defender places no more."""


class RemovePiece(Order, frozen=True):
    """The attacker takes a piece away."""

    piece: str


class MovePiece(Order, frozen=True):
    """The attacker lays a piece elsewhere: the same name, kind and size."""

    piece: Piece


class LeaveTerrain(Order, frozen=True):
    """The attacker leaves the terrain as it is."""


class PickHalf(Order, frozen=True):
    """The defender picks a half (BI 3.6)."""

    half: Half


class Deploy(Order, frozen=True):
    """A unit is set up, or moved while its side still sets up; with a second one behind it, it is a large unit."""

    unit: str
    x: int
    y: int
    heading: int
    rear: str = ""


class DeploymentDone(Order, frozen=True):
    """The army stands as it should."""


# 4. Turn


class Activate(Order, frozen=True):
    """A group is activated before it does anything: so its members may shoot before it moves."""

    units: Units


class Pass(Order, frozen=True):
    """The units do nothing more this turn."""

    units: Units


class EndTurn(Order, frozen=True):
    """All units that were not activated pass."""


# 5. Movement


class Advance(Order, frozen=True):
    """Straight ahead (BI 5.2a)."""

    units: Units
    distance: int


class Wheel(Order, frozen=True):
    """Forward about a front corner, by an unsigned angle (BI 5.2b)."""

    units: Units
    corner: Corner
    angle: int


class WheelAtHalt(Order, frozen=True):
    """A chariot turns on the spot, to the left if the angle is above zero (BI 5.4b)."""

    unit: str
    angle: int


class Sidestep(Order, frozen=True):
    """Sideways or obliquely, facing kept; the angle is off its heading, to the left if above zero (BI 5.3a)."""

    unit: str
    angle: int
    distance: int


class Backward(Order, frozen=True):
    """Straight back, facing kept (BI 5.3a)."""

    unit: str
    distance: int


class March(Order, frozen=True):
    """Along a road, faced along it (BI 3.2.5)."""

    units: Units
    distance: int


class RollOn(Order, frozen=True):
    """A chariot in motion goes half of its move straight ahead, whatever it meets (BI 5.4c)."""

    unit: str


class Charge(Order, frozen=True):
    """Straight into contact, perhaps after a wheel, perhaps with the bonus of a die (BI 5.6)."""

    units: Units
    corner: Corner = "left"
    angle: int = 0
    bonus: bool = False


# 2.4 and 6. Rallying and shooting


class Rally(Order, frozen=True):
    """A disordered unit stays put and is ordered again (BI 2.4.2b)."""

    unit: str


class Shoot(Order, frozen=True):
    """A unit shoots from a side; its owner says whether it will still move or rally (BI 6.1.5)."""

    unit: str
    target: str
    side: Side = "front"
    then: Pledge = "stay"


# 7. Melee


class Fight(Order, frozen=True):
    """A unit in melee calls one more round of it (BI 4.1.3)."""

    unit: str


class TakeMains(Order, frozen=True):
    """Of equal pairs these two are the main units (BI 7.6.3c)."""

    one: str
    other: str


class Support(Order, frozen=True):
    """A unit supports the melees of these enemy main units (BI 7.6.3b)."""

    unit: str
    against: Units


class FightNext(Order, frozen=True):
    """The melee of this main unit is fought next (BI 7.6.3c)."""

    unit: str


class Cross(Order, frozen=True):
    """The friend that is met is crossed (BI 5.7c, 5.7d)."""


class Push(Order, frozen=True):
    """The friend that is met is pushed back (BI 5.7d)."""


class Stop(Order, frozen=True):
    """The unit stops at the friend that it meets (BI 5.7c, 5.7d)."""


class Pursue(Order, frozen=True):
    """The unit pursues (BI 7.6.2a)."""


class Hold(Order, frozen=True):
    """The unit stays where it is (BI 7.6.2a)."""


class Straight(Order, frozen=True):
    """The pursuit goes straight ahead (BI 7.6.2b)."""


class Parallel(Order, frozen=True):
    """The pursuer turns parallel to the enemy first (BI 7.6.2b)."""


class HaltChariot(Order, frozen=True):
    """The chariot stands (BI 5.4c)."""


class KeepRolling(Order, frozen=True):
    """The chariot stays in motion (BI 5.4c)."""


Terrain: TypeAlias = PlacePiece | TerrainDone | RemovePiece | MovePiece | LeaveTerrain
Deployment: TypeAlias = PickHalf | Deploy | DeploymentDone
Turn: TypeAlias = Activate | Pass | EndTurn
Movement: TypeAlias = Advance | Wheel | WheelAtHalt | Sidestep | Backward | March | RollOn | Charge
Shooting: TypeAlias = Rally | Shoot
Melee: TypeAlias = Fight | TakeMains | Support | FightNext
Answer: TypeAlias = Cross | Push | Stop | Pursue | Hold | Straight | Parallel | HaltChariot | KeepRolling
AnyOrder: TypeAlias = Terrain | Deployment | Turn | Movement | Shooting | Melee | Answer
