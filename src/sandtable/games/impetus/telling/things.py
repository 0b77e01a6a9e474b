"""The arguments of refusals of Basic Impetus, as people read them: units, ground, lengths and angles."""

import re

from sandtable.games.impetus.rules.troops.profiles import TYPES
from sandtable.games.impetus.telling.sides import bracketed
from sandtable.library.readable import SEATS, UNIT_ID, degrees, length
from sandtable.library.words import Words

PIECE_ID = re.compile(r"([a-z-]+?)(?:-([0-9]+))?")
EDGE = "edge"

LENGTHS = frozenset(
    {
        ("refused-way-pace", "most"),
        ("refused-way-ground", "most"),
        ("refused-way-road", "most"),
        ("refused-charge-reach", "reach"),
        ("refused-shot-range", "range"),
        ("refused-general-far", "most"),
    }
)
ANGLES = frozenset(
    {("refused-wheel-wide", "most"), ("refused-chariot-wheel", "most"), ("refused-sidestep-angle", "angle")}
)
"""Which arguments of which refusals are thousandths of a U, and which are hundredths of a degree."""

THINGS = (
    *SEATS,
    *("unit", "by", "other", "front", "rear", "target", "better", "enemy", "piece", "road", "kind", "general", "corps"),
)
"""Arguments that name units or ground."""


def argument(say: Words, key: str, name: str, value: str | int) -> str | int | None:
    """An argument of a refusal; None if it is neither a thing nor a measure."""
    if isinstance(value, str):
        return _named(say, value) if name in THINGS else None
    if (key, name) in LENGTHS:
        return length(say, value)
    return degrees(say, value) if (key, name) in ANGLES else None


def thing(say: Words, name: str) -> str:
    """A unit by its type and number, a piece of terrain by its kind and number, or the edge; others as they are."""
    return _named(say, name) or name


def _named(say: Words, name: str) -> str | None:
    if name == EDGE:
        return say("impetus-edge")
    if match := UNIT_ID.fullmatch(name):
        known = match[2].upper() in TYPES
        side = bracketed(say(f"role-{match[1]}"))
        return say("impetus-unit", type=match[2].upper(), number=match[3], side=side) if known else None
    match = PIECE_ID.fullmatch(name)
    if match and say.has(f"terrain-{match[1]}"):
        return " ".join(filter(None, (say(f"terrain-{match[1]}"), match[2])))
    return None
