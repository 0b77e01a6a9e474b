"""Which figures stand on the base of a unit: by its type, its weapon and its traits."""

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.games.impetus.picture.marks import BOW, CROSSBOW, GUN, SLING, WEAPONS
from sandtable.games.impetus.rules.troops.profiles import CAMELS, PIKES, PILUM, SHIELD_WALL, Profile

TYPES: Mapping[str, str] = MappingProxyType(
    {
        "FP": "spearman",
        "FL": "warrior",
        "T": "archer",
        "S": "skirmisher",
        "ART": "gun",
        "CP": "lancer",
        "CM": "horseman",
        "CL": "light-horse",
        "CGP": "heavy-chariot",
        "CGL": "light-chariot",
        "CF": "scythed-chariot",
        "EL": "elephant",
        "W": "wagon",
    }
)
ARMED: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        ("T", CROSSBOW): "crossbowman",
        ("T", GUN): "handgunner",
        ("S", BOW): "bowman",
        ("S", CROSSBOW): "bowman",
        ("S", GUN): "gunman",
        ("S", SLING): "slinger",
        ("CL", BOW): "horse-archer",
        ("FL", BOW): "archer",
    }
)
"""Types with weapons that are seen."""

TRAITS: Mapping[str, str] = MappingProxyType(
    {PIKES: "pikeman", PILUM: "legionary", SHIELD_WALL: "shieldman", CAMELS: "camel-rider"}
)
DRAWN = frozenset((*TYPES.values(), *ARMED.values(), *TRAITS.values()))
GENERAL = "figure-general"


def figure_of(profile: Profile) -> str:
    """The name of the figure."""
    family = next((mark for name, mark in WEAPONS.items() if profile.weapon.startswith(name)), "")
    by_trait = next((figure for trait, figure in TRAITS.items() if trait in profile.traits), "")
    return f"figure-{by_trait or ARMED.get((profile.type, family)) or TYPES[profile.type]}"
