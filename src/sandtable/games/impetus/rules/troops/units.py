"""2.3 to 2.6. A unit on the table: its profile, what it has lost, the state that it is in, and where it stands."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar, cast

from msgspec import Struct

from sandtable.games.impetus.rules.troops.profiles import LONG_SPEAR, PIKES, SCYTHED, SHIELD_WALL, Profile
from sandtable.kernel.clause import clause
from sandtable.kernel.dice import Line
from sandtable.table.kept import kept
from sandtable.table.shape import Base, Outline
from sandtable.table.spacing import Box, box

T = TypeVar("T")
NEVER: Final[Any] = object()


class Unit(Struct, frozen=True, cache_hash=True):
    """One unit. A large unit has a second one behind it, which takes the losses first (BI 2.5.1).

    `rolling`: a chariot in motion (BI 5.4c); `turned`: one whose last manoeuvre was a wheel (BI 5.4b); `stood`: one
    that stood when its half turn began, and has not pursued since (BI 7.4c). `planted`: it has not moved since
    deployment (BI L.2).
    """

    id: str
    seat: str
    profile: Profile
    lost: int = 0
    rear: Profile | None = None
    disordered: bool = False
    general: bool = False
    rolling: bool = False
    moved: bool = False
    planted: bool = True
    rear_id: str = ""
    rear_lost: int = 0
    turned: bool = False
    stood: bool = False

    def has(self, trait: str) -> bool:
        """The unit's notes name this trait."""
        return trait in self.profile.traits

    @property
    def type(self) -> str:
        return self.profile.type

    @property
    def steadied(self) -> Line:
        """BI 2.6: what a general in it adds to its cohesion."""
        return Line(int(self.general), "BI 2.6", "general")

    @property
    def mounted(self) -> bool:
        return self.profile.mounted


@clause("BI 2.3")
def vbu(unit: Unit) -> int:
    """What is left of its strength."""
    return unit.profile.vbu - unit.lost


@clause("BI 2.4.1")
def fresh(unit: Unit) -> bool:
    """It has lost nothing yet; a scythed chariot is always fresh."""
    return unit.lost == 0 or unit.type == SCYTHED


@clause("BI 2.5.1c")
def large(unit: Unit) -> bool:
    """A second unit of its type stands behind it, disordered or not, until the rear unit is gone."""
    return unit.rear is not None


@clause("BI 2.5.1d")
def front_fresh(unit: Unit) -> bool:
    """A large unit is fresh while its front unit is: what the rear has lost does not count."""
    return fresh(unit)


class Markers(NamedTuple):
    """What is shown on a unit: the losses of its front unit and of its rear one, and whether it is disordered."""

    front: int
    rear: int
    disordered: bool


@clause("BI 1.5")
def markers(unit: Unit) -> Markers:
    """Losses and disorder are shown on the unit."""
    return Markers(unit.lost, unit.rear_lost, unit.disordered)


@clause("BI L.4")
def walled(unit: Unit) -> bool:
    """It stands in a shield wall: fresh, ordered, and not moved this turn."""
    return unit.has(SHIELD_WALL) and fresh(unit) and not unit.disordered and not unit.moved


@clause("BI 2.2.1")
def bristles(unit: Unit) -> bool:
    """Its pikes or long spears keep mounted enemies off."""
    return unit.has(PIKES) or unit.has(LONG_SPEAR)


class Standing(NamedTuple):
    """What a stand is made of."""

    unit: Unit
    base: Base
    fighting: bool = False


class Stand(Standing):
    """A unit somewhere on the table; `fighting`: it is in melee (BI 4.1.3). What is often asked of it is kept."""

    @kept
    def id(self) -> str:
        return self.unit.id

    @kept
    def outline(self) -> Outline:
        return self.base.outline

    @kept
    def box(self) -> Box:
        """The least upright box around it."""
        return box(self.outline)

    def once(self, find: Callable[["Stand"], T]) -> T:
        """What is found of it, found once as long as it stands so."""
        found: T | None = self.__dict__.get(find.__name__, NEVER)
        if found is NEVER:
            found = self.__dict__[find.__name__] = find(self)
        return cast(T, found)
