"""The tables of a period: moves, weapons, terrain and modifiers. Lengths in thousandths of a cm."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sandtable.kernel.bounds import Count, Dice, Few, Id, Table, Turns

CM = 1000
FURTHEST = 1000
"""No length of a file is greater, in cm."""

Ground: TypeAlias = Literal["easy", "difficult", "very-difficult", "impassable"]
Covers: TypeAlias = Literal["none", "foot", "line", "crouched", "window"]
Hides: TypeAlias = Literal["none", "crouched", "deep", "behind", "solid", "high"]
Length: TypeAlias = Literal["long", "half-long", "short", "very-short"]

LENGTHS: tuple[Length, ...] = ("long", "half-long", "short", "very-short")
BANDS = ("short", "medium", "long")


Reach: TypeAlias = Annotated[int, Meta(ge=-FURTHEST * CM, le=FURTHEST * CM)]
"""How far something goes, or what it takes off a move."""

Throw: TypeAlias = Annotated[int, Meta(ge=0, le=10)]
"""How many dice are thrown together."""

Bands: TypeAlias = Annotated[tuple[Id, ...], Meta(max_length=len(BANDS))]


class Pace(Struct, frozen=True):
    """AR T.1: how far one moves by what one wears, and the slowness dice."""

    light: Reach
    mail: Reach
    plate: Reach
    dice: Throw


class Caps(Struct, frozen=True):
    """AR T.1: the most that is moved on foot with a burden or in order."""

    large_shield: Reach
    strong: Reach
    close_order: Reach
    wall: Reach


class OnMove(Struct, frozen=True):
    """How a weapon shoots on the move: with what malus, at which ranges, within which angle of the way."""

    malus: Dice = 0
    bands: Bands = BANDS
    angle: Annotated[int, Meta(ge=0, le=360)] = 45


class Against(Struct, frozen=True):
    """A malus against what the target wears, at some ranges."""

    armour: Dice
    malus: Dice
    bands: Bands = BANDS


class Missile(Struct, frozen=True):
    """AR T.3: a missile weapon."""

    ranges: Annotated[tuple[Reach, ...], Meta(max_length=len(BANDS))]
    needs: Annotated[tuple[Dice, ...], Meta(max_length=len(BANDS))]
    foot: OnMove | None = None
    mounted: OnMove | None = None
    foot_only: bool = False
    against: Few[Against] = ()
    group: Count = 0
    helper: Count = 0
    reload: Turns = 0
    counted: Dice = 0
    contact: Literal["", "mounted", "all"] = ""
    firearm: bool = False
    heavy: bool = False
    missiles: Throw = 1
    cap: Reach = 0
    two_ranks: bool = False

    def band(self, distance: int) -> int | None:
        """The range in which a distance falls, the nearest first; None beyond all."""
        return next((at for at, reach in enumerate(self.ranges) if distance <= reach), None)


class Blade(Struct, frozen=True):
    """AR IV.a: a melee weapon by its length, what it adds, whether it reaches over friends or is set against riders."""

    length: Length
    adds: Dice = 0
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
    crossing: Reach = 0
    cover: Dice = 0
    covers: Covers = "none"
    hides: Hides = "none"
    deep: Reach = 0
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

    lower: Dice
    obstacle: Dice
    climber: Dice
    climbed: Dice
    shield: Dice
    wall: Dice
    strong: Dice
    foot_at_rider: Dice
    rider_at_spear: Dice
    spear_at_charge: Dice
    charge: Dice
    rider_difficult: Dice
    rider_very_difficult: Dice
    glory: Dice
    crack_shot: Dice


class Figures(Struct, frozen=True):
    """Single numbers of the rules and their tables."""

    voice: Reach
    charge: Reach
    speed_dice: Throw
    swift_dice: Throw
    across: Reach
    pass_by: Reach


class Period(Struct, frozen=True, eq=False):
    """All tables of one period."""

    moves: Table[Pace]
    caps: Caps
    missiles: Table[Missile]
    blades: Table[Blade]
    terrain: Table[Terrain]
    modifiers: Modifiers
    figures: Figures


class Tables(Struct, frozen=True, eq=False):
    """Every period by its name."""

    periods: Annotated[dict[Id, Period], Meta(max_length=20)]
