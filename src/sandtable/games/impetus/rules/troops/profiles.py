"""2.2 and 2.3. Troops: their types, their traits, and the profile of a unit."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sandtable.kernel.bounds import Few, Id
from sandtable.kernel.clause import clause
from sandtable.table.plane import UNIT

Arm: TypeAlias = Literal["foot", "mounted"]

HEAVY_FOOT, LIGHT_FOOT, MISSILE_FOOT, SKIRMISHERS, GUNS = FOOT = ("FP", "FL", "T", "S", "ART")
"""BI 2.2.1: heavy and light foot, missile troops, skirmishers, artillery."""

HEAVY_CAVALRY, MEDIUM_CAVALRY, LIGHT_CAVALRY = CAVALRY = ("CP", "CM", "CL")
HEAVY_CHARIOTS, LIGHT_CHARIOTS, SCYTHED = CHARIOTS = ("CGP", "CGL", "CF")
ELEPHANTS, WAGENBURG = "EL", "W"
MOUNTED = (*CAVALRY, *CHARIOTS, ELEPHANTS, WAGENBURG)
"""BI 2.2.2: heavy, medium and light cavalry; heavy, light and scythed chariots; elephants; wagenburgs."""

TYPES = (*FOOT, *MOUNTED)

LIGHT = (SKIRMISHERS, LIGHT_FOOT)
NIMBLE = (SKIRMISHERS, LIGHT_CAVALRY)
CLOSE_FOOT = (HEAVY_FOOT, LIGHT_FOOT)
WAR_CHARIOTS = (HEAVY_CHARIOTS, LIGHT_CHARIOTS)
"""Types that several clauses name together."""

PIKES, LONG_SPEAR, IMPETUOUS, PILUM, CAMELS = "pikes", "long-spear", "impetuous", "pilum", "camels"
RENAISSANCE_PIKES, STAKES, PAVISE, SHIELD_WALL = "renaissance-pikes", "stakes", "pavise", "shield-wall"
DISORDERED_BY_MOVING = "disordered-by-moving"
SIDESTEPS, OPEN_ORDER, SHOOTS_MOVING = "sidesteps", "open-order", "shoots-moving"
IMPETUS_AGAINST_MOUNTED, PURSUES = "impetus-against-mounted", "pursues"


HIGHEST = 40
"""No figure of a profile is higher, and no unit moves further (in U); the book has no such limits."""

Rating: TypeAlias = Annotated[int, Meta(ge=0, le=HIGHEST)]
Move: TypeAlias = Annotated[int, Meta(ge=0, le=HIGHEST * UNIT)]


class Trait(Struct, frozen=True):
    """A note of a profile: its clause, the types that may have it, and what else it asks for."""

    clause: str
    types: tuple[str, ...]
    needs: str = ""
    charges: bool = False


_IN_RANKS = (*CLOSE_FOOT, MISSILE_FOOT)
_CHARGING = (*_IN_RANKS, *CAVALRY, *CHARIOTS, ELEPHANTS)

TRAITS: Mapping[str, Trait] = MappingProxyType(
    {
        PIKES: Trait("BI 2.2.1", (HEAVY_FOOT,)),
        LONG_SPEAR: Trait("BI L.1", _IN_RANKS),
        IMPETUOUS: Trait("BI 2.3", _CHARGING, charges=True),
        PILUM: Trait("BI 6.5", (HEAVY_FOOT,)),
        CAMELS: Trait("BI 2.2.3b", (MEDIUM_CAVALRY, LIGHT_CAVALRY)),
        RENAISSANCE_PIKES: Trait("BI 7.2b", (HEAVY_FOOT,), needs=PIKES),
        STAKES: Trait("BI L.2", _IN_RANKS),
        PAVISE: Trait("BI L.3", _IN_RANKS),
        SHIELD_WALL: Trait("BI L.4", _IN_RANKS),
        DISORDERED_BY_MOVING: Trait("BI L.5", tuple(name for name in TYPES if name not in (SCYTHED, WAGENBURG))),
        SIDESTEPS: Trait("BI 5.3a", tuple(name for name in TYPES if name not in CHARIOTS)),
        OPEN_ORDER: Trait("BI 5.7a", TYPES),
        SHOOTS_MOVING: Trait("BI 6.1.2n", TYPES),
        IMPETUS_AGAINST_MOUNTED: Trait("BI 7.4b", tuple(name for name in FOOT if name != GUNS), charges=True),
        PURSUES: Trait("BI 7.6.2a", _CHARGING, charges=True),
    }
)
"""What the notes of a list may say. The last five are the exceptions that the book leaves to the lists."""


class Profile(Struct, frozen=True, cache_hash=True):
    """BI 2.3: type, M (in thousandths of a U), VBU, I, VD and the notes; whether the general may ride in it."""

    type: Id
    move: Move
    vbu: Rating
    impetus: Rating
    vd: Rating
    weapon: Id = ""
    traits: Few[Id] = ()
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
