"""What the rules name and measure, as people read it: names of units and ground, lengths in U, degrees."""

import re

from sandtable.library.words import Words
from sandtable.table.plane import DEGREE, UNIT

UNIT_ID = re.compile(r"(red|blue)\.([a-z]+)-([0-9]+)")
PIECE_ID = re.compile(r"([a-z-]+?)(?:-([0-9]+))?")
EDGE = "edge"
DECIMAL_SIGN = {"en": "."}
SIGN, MINUS = ",", "−"
DIGITS = 100
"""Two decimals are told; what is smaller is cut off, so that no limit is overstated."""

LENGTHS = frozenset(
    {
        ("refused-way-pace", "most"),
        ("refused-way-ground", "most"),
        ("refused-way-road", "most"),
        ("refused-charge-reach", "reach"),
        ("refused-shot-range", "range"),
        ("refused-general-far", "most"),
        ("refused-move-long", "most"),
        ("refused-move-long", "length"),
        ("refused-charge-short", "least"),
    }
)
ANGLES = frozenset(
    {("refused-wheel-wide", "most"), ("refused-chariot-wheel", "most"), ("refused-sidestep-angle", "angle")}
)
"""Which arguments of which refusals are thousandths of a U, and which are hundredths of a degree."""

SEATS = ("seat", "asked", "missing")
"""Arguments in which sides or questions are named."""

THINGS = (
    "unit",
    "by",
    "other",
    "front",
    "rear",
    "target",
    "better",
    "enemy",
    "piece",
    "road",
    "kind",
    "general",
    "corps",
)
"""Arguments in which units, generals, corps or ground are named."""

COMMANDS = ("general", "corps")
"""What is called by a number like a unit, and is none."""

UNKNOWN = "-unknown"
"""So end the keys of refusals that tell a name just as it was given, since nothing has it."""


SELECTED = ("nearest", "known")
NONE = "none"
"""What the words files look for in arguments that may be missing."""


def sentence(say: Words, key: str, args: dict[str, str | int]) -> str:
    """A message; where there is no near or known name, none is told."""
    return say(key, **{name: NONE if name in SELECTED and value == "" else value for name, value in args.items()})


def readable(say: Words, key: str, args: dict[str, str | int]) -> dict[str, str | int]:
    """The arguments of a refusal as people read them; who bars a way is an enemy to some sentences."""
    found = {name: _readable(say, key, name, value) for name, value in args.items()}
    return {"enemy": found["by"], **found} if "by" in found else found


def _readable(say: Words, key: str, name: str, value: str | int) -> str | int:
    if isinstance(value, int):
        return length(say, value) if (key, name) in LENGTHS else degrees(say, value) if (key, name) in ANGLES else value
    if name in SEATS:
        return ", ".join(_asked(say, each) for each in value.split(", "))
    return thing(say, value) if name in THINGS and not key.endswith(UNKNOWN) else value


def _asked(say: Words, name: str) -> str:
    """A side, a question or a unit."""
    known = (key for key in (f"role-{name}", f"asked-{name}") if say.has(key))
    return next((say(key) for key in known), thing(say, name))


def thing(say: Words, name: str) -> str:
    """A unit by its type and number, a general or corps, a piece of terrain by its kind and number, or the edge."""
    if name == EDGE:
        return say("impetus-edge")
    if match := UNIT_ID.fullmatch(name):
        args = {"number": match[3], "side": say(f"role-{match[1]}")}
        own = match[2] in COMMANDS
        return say(f"grandeur-{match[2]}", **args) if own else say("impetus-unit", type=match[2].upper(), **args)
    match = PIECE_ID.fullmatch(name)
    if match and say.has(f"terrain-{match[1]}"):
        return " ".join(filter(None, (say(f"terrain-{match[1]}"), match[2])))
    return name


def length(say: Words, thousandths: int) -> str:
    """In U: `7.5`."""
    return _written(say, thousandths, UNIT)


def degrees(say: Words, hundredths: int) -> str:
    """In degrees: `22.5`."""
    return _written(say, hundredths, DEGREE)


def _written(say: Words, number: int, whole: int) -> str:
    units, part = divmod(abs(number) * DIGITS // whole, DIGITS)
    decimals = f"{part:02d}".rstrip("0")
    sign = MINUS if number < 0 and (units or part) else ""
    return f"{sign}{units}{DECIMAL_SIGN.get(say.language, SIGN) if decimals else ''}{decimals}"


def signed(number: int) -> str:
    """`+2`, `−1`."""
    return f"{number:+d}".replace("-", MINUS)
