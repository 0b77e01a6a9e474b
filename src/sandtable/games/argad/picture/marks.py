"""Which mark stands for what a figure carries."""

from collections.abc import Mapping
from types import MappingProxyType

from sandtable.games.argad.rules.characters.figures import Figure
from sandtable.games.argad.rules.tables import LENGTHS, Period

MARKS: Mapping[str, str] = MappingProxyType(
    {"bow": "bow", "longbow": "bow", "crossbow": "crossbow", "javelin": "javelin", "sling": "sling"}
)
"""The mark of a missile weapon; all others are guns."""

GUN, SPEAR, SWORD = "gun", "long-spear", "sword"


def mark_of(period: Period, figure: Figure) -> str:
    """The missile weapon of a figure, or its longest blade; empty for bare fists."""
    if figure.missile:
        return MARKS.get(figure.missile, GUN)
    lengths = [LENGTHS.index(period.blades[blade].length) for blade in figure.blades if blade in period.blades]
    return "" if not lengths else SPEAR if min(lengths) == 0 else SWORD
