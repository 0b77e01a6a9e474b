"""The tables of a period: moves, weapons, terrain and modifiers. Lengths in thousandths of a cm."""

from typing import Literal, TypeAlias

from msgspec import Struct

CM = 1000

Ground: TypeAlias = Literal["easy", "difficult", "very-difficult", "impassable"]
Covers: TypeAlias = Literal["none", "foot", "line", "crouched", "window"]
Hides: TypeAlias = Literal["none", "crouched", "deep", "behind", "solid", "high"]
Length: TypeAlias = Literal["long", "half-long", "short", "very-short"]

LENGTHS: tuple[Length, ...] = ("long", "half-long", "short", "very-short")
BANDS = ("short", "medium", "long")


class Pace(Struct, frozen=True):
    """AR T.1: how far one moves by what one wears, and the slowness dice."""

    light: int
    mail: int
    plate: int
    dice: int


class Caps(Struct, frozen=True):
    """AR T.1: the most that is moved on foot with a burden or in order."""

    large_shield: int
    strong: int
    close_order: int
    wall: int


class OnMove(Struct, frozen=True):
    """How a weapon shoots on the move: with what malus, at which ranges, within which angle of the way."""

    malus: int = 0
    bands: tuple[str, ...] = BANDS
    angle: int = 45


class Against(Struct, frozen=True):
    """A malus against what the target wears, at some ranges."""

    armour: int
    malus: int
    bands: tuple[str, ...] = BANDS


class Missile(Struct, frozen=True):
    """AR T.3: a missile weapon."""

    ranges: tuple[int, ...]
    needs: tuple[int, ...]
    foot: OnMove | None = None
    mounted: OnMove | None = None
    foot_only: bool = False
    against: tuple[Against, ...] = ()
    group: int = 0
    helper: int = 0
    reload: int = 0
    counted: int = 0
    contact: Literal["", "mounted", "all"] = ""
    firearm: bool = False
    heavy: bool = False
    missiles: int = 1
    cap: int = 0
    two_ranks: bool = False

    def band(self, distance: int) -> int | None:
        """The range in which a distance falls, the nearest first; None beyond all."""
        return next((at for at, reach in enumerate(self.ranges) if distance <= reach), None)


class Blade(Struct, frozen=True):
    """AR IV.a: a melee weapon by its length, what it adds, whether it reaches over friends or is set against riders."""

    length: Length
    adds: int = 0
    ranks: bool = False
    braced: bool = False
    two_handed: bool = False


class Terrain(Struct, frozen=True):
    """AR T.4: what ground or an obstacle does to movement, sight, cover and melee.

    Nobody sees through what hides `solid`; nor through what hides `high`, unless one of the two stands on top of it.
    """

    form: Literal["area", "line"]
    foot: Ground = "easy"
    cavalry: Ground = "easy"
    heavy: Ground = "easy"
    crossing: int = 0
    cover: int = 0
    covers: Covers = "none"
    hides: Hides = "none"
    deep: int = 0
    linear: bool = False
    climbed: bool = False
    road: bool = False
    room: bool = False
    door: bool = False
    raised: bool = False
    stairs: bool = False
    rises: bool = False


class Modifiers(Struct, frozen=True):
    """AR T.5 and what the chapters add to a die."""

    lower: int
    obstacle: int
    climber: int
    climbed: int
    shield: int
    wall: int
    strong: int
    foot_at_rider: int
    rider_at_spear: int
    spear_at_charge: int
    charge: int
    rider_difficult: int
    rider_very_difficult: int
    glory: int
    crack_shot: int


class Figures(Struct, frozen=True):
    """Single numbers of the rules and their tables."""

    voice: int
    charge: int
    speed_dice: int
    swift_dice: int
    across: int
    pass_by: int


class Period(Struct, frozen=True, eq=False):
    """All tables of one period."""

    moves: dict[str, Pace]
    caps: Caps
    missiles: dict[str, Missile]
    blades: dict[str, Blade]
    terrain: dict[str, Terrain]
    modifiers: Modifiers
    figures: Figures


class Tables(Struct, frozen=True, eq=False):
    """Every period by its name."""

    periods: dict[str, Period]
