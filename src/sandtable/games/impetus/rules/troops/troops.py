"""1.3, 2.2 and 2.3. Troops: their types, the bases they stand on, their traits, and the profile of a unit."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from sandtable.kernel.clause import clause

Arm: TypeAlias = Literal["foot", "mounted"]

FOOT = ("FP", "FL", "T", "S", "ART")
"""BI 2.2.1: heavy and light foot, missile troops, skirmishers, artillery."""

CAVALRY = ("CP", "CM", "CL")
CHARIOTS = ("CGP", "CGL", "CF")
MOUNTED = (*CAVALRY, *CHARIOTS, "EL", "W")
"""BI 2.2.2: heavy, medium and light cavalry; heavy, light and scythed chariots; elephants; wagenburgs."""

TYPES = (*FOOT, *MOUNTED)

PIKES, LONG_SPEAR, IMPETUOUS, PILUM, CAMELS = "pikes", "long-spear", "impetuous", "pilum", "camels"
RENAISSANCE_PIKES, STAKES, PAVISE, SHIELD_WALL = "renaissance-pikes", "stakes", "pavise", "shield-wall"
DISORDERED_BY_MOVING = "disordered-by-moving"
SIDESTEPS, OPEN_ORDER, SHOOTS_MOVING = "sidesteps", "open-order", "shoots-moving"
IMPETUS_AGAINST_MOUNTED, PURSUES = "impetus-against-mounted", "pursues"


class Trait(Struct, frozen=True):
    """A note of a profile: the clause that it stands for, the types that may have it, and what else it asks for."""

    clause: str
    types: tuple[str, ...]
    needs: str = ""
    charges: bool = False


_IN_RANKS = ("FP", "FL", "T")
_CHARGING = (*_IN_RANKS, *CAVALRY, *CHARIOTS, "EL")
_ORDERED = tuple(name for name in TYPES if name not in ("CF", "W"))

TRAITS: Mapping[str, Trait] = MappingProxyType(
    {
        PIKES: Trait("BI 2.2.1", ("FP",)),
        LONG_SPEAR: Trait("BI L.1", _IN_RANKS),
        IMPETUOUS: Trait("BI 2.3", _CHARGING, charges=True),
        PILUM: Trait("BI 6.5", ("FP",)),
        CAMELS: Trait("BI 2.2.3b", ("CM", "CL")),
        RENAISSANCE_PIKES: Trait("BI 7.2b", ("FP",), needs=PIKES),
        STAKES: Trait("BI L.2", _IN_RANKS),
        PAVISE: Trait("BI L.3", _IN_RANKS),
        SHIELD_WALL: Trait("BI L.4", _IN_RANKS),
        DISORDERED_BY_MOVING: Trait("BI L.5", _ORDERED),
        SIDESTEPS: Trait("BI 5.3a", tuple(name for name in TYPES if name not in CHARIOTS)),
        OPEN_ORDER: Trait("BI 5.7a", TYPES),
        SHOOTS_MOVING: Trait("BI 6.1.2n", TYPES),
        IMPETUS_AGAINST_MOUNTED: Trait("BI 7.4b", tuple(n for n in FOOT if n != "ART"), charges=True),
        PURSUES: Trait("BI 7.6.2a", _CHARGING, charges=True),
    }
)
"""What the notes of a list may say. The last five are the exceptions that the book leaves to the lists."""


class Profile(Struct, frozen=True, cache_hash=True):
    """BI 2.3: type, M (in thousandths of a U), VBU, I, VD and the notes; whether the general may ride in it."""

    type: str
    move: int
    vbu: int
    impetus: int
    vd: int
    weapon: str = ""
    traits: tuple[str, ...] = ()
    may_lead: bool = False

    @property
    @clause("BI 2.2.2")
    def mounted(self) -> bool:
        """Cavalry, chariots, elephants and wagenburgs."""
        return self.type in MOUNTED

    @property
    def chariot(self) -> bool:
        return self.type in CHARIOTS

    @property
    def arm(self) -> Arm:
        return "mounted" if self.mounted else "foot"


@clause("BI 2.3")
def may_contact(profile: Profile) -> bool:
    """A unit with I 0 may never contact by choice."""
    return profile.impetus > 0


class Size(NamedTuple):
    """Of a base, in thousandths of a U."""

    front: int
    depth: int


class Scale(Struct, frozen=True, eq=False):
    """BI 1.3.1 and 1.4: how long a U is (in millimetres), and the bases of figures of one size.

    `other` are depths that the book offers besides the usual ones, `loose` those that not every edition does; up to
    `deepest` a base may have any depth from the usual one on.
    """

    unit: int
    front: int
    depth: dict[str, int]
    other: dict[str, int] = {}
    loose: dict[str, int] = {}
    deepest: dict[str, int] = {}

    @clause("BI 1.3.1")
    def size(self, troops: str) -> Size:
        """One front for all, and a depth for each type."""
        return Size(self.front, self.depth[troops])


def base(scale: Scale, troops: str) -> Size:
    """The base of a type of troops."""
    return scale.size(troops)
