"""II to IV, XI and XV. A figure: what it is, wears and carries, and what it stands on."""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sandtable.games.argad.rules.tables import CM, Period
from sandtable.kernel.bounds import Dice, Few, Id, Text
from sandtable.kernel.clause import clause
from sandtable.kernel.refusal import Refusal
from sandtable.table.footing import Sole, disc

Shield: TypeAlias = Literal["none", "small", "medium", "large", "ecu", "large-ecu", "pavise", "pavise-back"]
Horse: TypeAlias = Literal["none", "cavalry", "mounted-foot", "farm-horse", "beast"]
Base: TypeAlias = Literal["round", "square"]

PAVISE, ON_BACK = "pavise", "pavise-back"
PAVISES = (PAVISE, ON_BACK)
LARGE = ("large", "large-ecu", *PAVISES)
IN_MELEE = ("small", "medium", "large", "ecu", "large-ecu")
AGAINST_SHOTS = ("medium", "large", "ecu", "large-ecu")
WALLS = ("large", "large-ecu", PAVISE)

CRACK_SHOT, GREAT_WARRIOR, SWIFT = "crack-shot", "great-warrior", "swift"
HEROICS = (CRACK_SHOT, GREAT_WARRIOR, SWIFT)
CLOSE_ORDER, WALL, STATIC_WALL, HELPER = "close-order", "wall", "static-wall", "helper"
TWO_RANKS, OVER_WALL = "two-ranks", "over-wall"
TRAITS = (CLOSE_ORDER, WALL, STATIC_WALL, TWO_RANKS, OVER_WALL, HELPER)
WALL_TRAITS = (WALL, STATIC_WALL)
GLORY = 6
CAVALRY, BEAST = "cavalry", "beast"

NOBODY = ""
"""The seat of horses that were left: nobody's enemy, and nobody's friend."""

LEFT = ":horse"
"""How the name of a horse that was left ends; before it stands whose it is."""


Width: TypeAlias = Annotated[int, Meta(ge=0, le=100 * CM)]


class Bases(Struct, frozen=True):
    """AR II: the sizes of bases; a scenario may bring its own."""

    foot: Width = 2 * CM
    strong: Width = 2500
    rider: tuple[Width, Width] = (2500, 5 * CM)
    beast: tuple[Width, Width] = (2 * CM, 4 * CM)
    corner: Width = 500


class Figure(Struct, frozen=True):
    """One character, as it comes to the table."""

    id: Id
    seat: Id
    rank: Dice = 3
    wears: Dice = 2
    armour: bool = False
    blades: Few[Id] = ()
    missile: Id = ""
    shield: Shield = "none"
    horse: Horse = "none"
    base: Base = "round"
    strong: bool = False
    glory: Dice = 0
    heroics: Few[Id] = ()
    usual: Id = ""
    traits: Few[Id] = ()
    unit: Id = ""
    leader: bool = False
    name: Text = ""


@clause("AR VI.g")
def harmless(figure: Figure) -> bool:
    """Donkeys and mules strike nobody, and are no riders."""
    return figure.horse == BEAST


def rider(figure: Figure) -> bool:
    """A figure has a horse to mount, or to get off."""
    return figure.horse not in ("none", BEAST)


def in_plate(figure: Figure) -> bool:
    """A figure wears armour 5."""
    return figure.armour and figure.wears == 5


def horse_name(rider: str) -> str:
    """What the horse of a rider is called when it stands alone."""
    return f"{rider}{LEFT}"


@clause("AR VI.g")
def left_horse(rider: Figure) -> Figure:
    """A horse that was left is a piece of its own, on the base of its rider."""
    return Figure(horse_name(rider.id), NOBODY, 1, 1, horse=rider.horse, base=rider.base)


@clause("AR II")
def sole(figure: Figure, bases: Bases, *, mounted: bool) -> Sole:
    """What a figure stands on: round or square on foot, wider if strong, a rectangle on a horse, rounded or not."""
    if mounted:
        width, length = bases.beast if harmless(figure) else bases.rider
        return Sole(width, length, bases.corner if figure.base == "round" else 0)
    size = bases.strong if figure.strong else bases.foot
    return disc(size) if figure.base == "round" else Sole(size, size, 0)


def judge_figure(figure: Figure, period: Period) -> Iterator[Refusal]:
    """Everything that forbids a figure; each refusal says of which field it speaks."""
    for rule in (classed, clothed, armed, shielded, strong_base, glorious, heroic, trained):
        yield from rule(figure, period)


def _refusal(clause: str, key: str, field: str, figure: Figure, **args: str | int) -> Refusal:
    return Refusal(clause, key, {"field": field, **args}, (figure.id,))


@clause("AR III.a")
def classed(figure: Figure, period: Period) -> Iterator[Refusal]:
    """Class 1 (harmless) to 5 (superb)."""
    if not 1 <= figure.rank <= 5:
        yield _refusal("AR III.a", "refused-figure-class", "class", figure, found=figure.rank)


@clause("AR III.b")
def clothed(figure: Figure, period: Period) -> Iterator[Refusal]:
    """Clothing 1 to 3, or armour 3 to 5."""
    low, high = (3, 5) if figure.armour else (1, 3)
    if not low <= figure.wears <= high:
        field = "armour" if figure.armour else "clothing"
        yield _refusal("AR III.b", "refused-figure-wears", field, figure, found=figure.wears, low=low, high=high)


@clause("AR IV.a")
def armed(figure: Figure, period: Period) -> Iterator[Refusal]:
    """Weapons are those of the period, and can be carried together."""
    for blade in figure.blades:
        if blade not in period.blades:
            yield _refusal("AR IV.a", "refused-figure-blade", "blades", figure, weapon=blade)
    if figure.missile and figure.missile not in period.missiles:
        yield _refusal("AR IV.a", "refused-figure-missile", "missile", figure, weapon=figure.missile)
    if figure.usual and figure.usual not in (*figure.blades, figure.missile):
        yield _refusal("AR IV.a", "refused-figure-usual", "usual", figure, weapon=figure.usual)


@clause("AR XI.d")
def shielded(figure: Figure, period: Period) -> Iterator[Refusal]:
    """A shield for melee needs a weapon for one hand; a pavise is borne on foot; a beast of burden bears nothing."""
    known = [period.blades[blade] for blade in figure.blades if blade in period.blades]
    if figure.shield in IN_MELEE and known and all(blade.two_handed for blade in known):
        yield _refusal("AR XI.d", "refused-figure-two-hands", "shield", figure)
    if rider(figure) and figure.shield in PAVISES:
        yield _refusal("AR XI.d", "refused-figure-pavise", "shield", figure)
    if harmless(figure) and (figure.shield != "none" or figure.blades or figure.missile):
        yield _refusal("AR IV.a", "refused-figure-beast", "horse", figure)


@clause("AR XV.a")
def strong_base(figure: Figure, period: Period) -> Iterator[Refusal]:
    """Beasts are not strong characters."""
    if figure.strong and harmless(figure):
        yield _refusal("AR XV.a", "refused-figure-strong", "strong", figure)


@clause("AR XV.b")
def glorious(figure: Figure, period: Period) -> Iterator[Refusal]:
    """Glory goes up to 6."""
    if not 0 <= figure.glory <= GLORY:
        yield _refusal("AR XV.b", "refused-figure-glory", "glory", figure, found=figure.glory)


@clause("AR XV.c")
def heroic(figure: Figure, period: Period) -> Iterator[Refusal]:
    """Heroes have glory 6, and their usual weapon serves what they are known for."""
    for heroics in figure.heroics:
        if heroics not in HEROICS:
            yield _refusal("AR XV.c", "refused-figure-heroics", "heroics", figure, name=heroics)
    if figure.heroics and figure.glory != GLORY:
        yield _refusal("AR XV.c", "refused-figure-hero", "heroics", figure, glory=figure.glory)
    if CRACK_SHOT in figure.heroics and (not figure.missile or figure.usual != figure.missile):
        yield _refusal("AR XV.c", "refused-figure-hero-weapon", "usual", figure, heroics=CRACK_SHOT)
    if GREAT_WARRIOR in figure.heroics and figure.usual not in figure.blades:
        yield _refusal("AR XV.c", "refused-figure-hero-weapon", "usual", figure, heroics=GREAT_WARRIOR)


@clause("AR XIV.b")
def trained(figure: Figure, period: Period) -> Iterator[Refusal]:
    """Training has names; a wall needs close order and something to build it of."""
    for trait in figure.traits:
        if trait not in TRAITS:
            yield _refusal("AR XIV.b", "refused-figure-trait", "traits", figure, name=trait)
    walls = any(trait in figure.traits for trait in WALL_TRAITS)
    if walls and (figure.shield not in WALLS or CLOSE_ORDER not in figure.traits):
        yield _refusal("AR XIV.d", "refused-figure-wall", "traits", figure)
    weapon = period.missiles.get(figure.missile)
    ranked = any(trait in figure.traits for trait in (TWO_RANKS, OVER_WALL))
    if ranked and (weapon is None or (TWO_RANKS in figure.traits and not weapon.two_ranks)):
        yield _refusal("AR XIV.f", "refused-figure-ranks", "traits", figure)
