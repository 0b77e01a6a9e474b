"""Which symbols stand for a unit: one for its type, and small marks for its weapon and its traits."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from sandtable.games.impetus.rules.state import State
from sandtable.games.impetus.rules.troops.profiles import (
    CAMELS,
    GUNS,
    IMPETUOUS,
    LONG_SPEAR,
    MISSILE_FOOT,
    PAVISE,
    PIKES,
    PILUM,
    SHIELD_WALL,
    STAKES,
    TYPES,
    Profile,
)

GENERAL = "general"
SHOWN = (PIKES, LONG_SPEAR, PILUM, SHIELD_WALL, PAVISE, STAKES, CAMELS, IMPETUOUS)
"""The traits that have a mark; the others are told in words only."""

BOW, CROSSBOW, GUN, JAVELIN, SLING, ARTILLERY = "bow", "crossbow", "gun", "javelin", "sling", "artillery"
WEAPONS: Mapping[str, str] = MappingProxyType(
    {
        "longbow": BOW,
        "short-bow": BOW,
        "composite-bow": BOW,
        "crossbow": CROSSBOW,
        "handgun": GUN,
        "arquebus": GUN,
        "musket": GUN,
        "javelin": JAVELIN,
        "various-missiles": JAVELIN,
        "sling": SLING,
        "artillery": ARTILLERY,
        "skirmish": GUN,
    }
)
"""The mark of each family of weapons."""

PLAIN = frozenset({(MISSILE_FOOT, BOW), (GUNS, ARTILLERY)})
"""What the symbol of the type shows already."""


def symbol_of(profile: Profile) -> str:
    """The name of the symbol of a type."""
    return profile.type.lower()


def marks_of(profile: Profile) -> tuple[str, ...]:
    """What a unit carries and how it fights, the weapon first."""
    family = next((mark for name, mark in WEAPONS.items() if profile.weapon.startswith(name)), "")
    weapon = (family,) if family and (profile.type, family) not in PLAIN else ()
    return (*weapon, *(trait for trait in SHOWN if trait in profile.traits))


def profiles(state: State) -> Iterable[Profile]:
    """Of every unit of both armies, whether it is still there or not."""
    for side in state.scenario.sides.values():
        yield from (unit.profile for unit in side.army.units)


def types_in(state: State) -> list[str]:
    """The types of both armies, in the order of the book."""
    found = {profile.type for profile in profiles(state)}
    return [name for name in TYPES if name in found]


def marks_in(state: State) -> list[str]:
    """The marks of both armies."""
    found = {mark for profile in profiles(state) for mark in marks_of(profile)}
    return [mark for mark in (*dict.fromkeys(WEAPONS.values()), *SHOWN) if mark in found]


def names_of(state: State) -> list[str]:
    """Every symbol that a picture of this battle needs."""
    return [*(name.lower() for name in types_in(state)), *(f"mark-{mark}" for mark in marks_in(state)), GENERAL]
