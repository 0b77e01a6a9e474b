"""The arguments of refusals and sentences, as people read them: sides, pieces, lengths and angles."""

import re

from sandtable.games import games
from sandtable.kernel.refusal import Refusal
from sandtable.library.fault import Fault
from sandtable.library.words import Words
from sandtable.table.plane import DEGREE, UNIT

UNIT_ID = re.compile(r"(red|blue)\.([a-z]+)-([0-9]+)")
"""The id of a piece: its seat, its kind and its number."""

DECIMAL_SIGN = {"en": "."}
SIGN, MINUS = ",", "−"
DIGITS = 100
"""Two decimals are shown. Smaller ones are cut off, so that no limit is overstated."""

SEATS = ("seat", "asked", "missing")
"""Arguments that name sides or questions."""

UNKNOWN = "-unknown"
"""Refusals whose keys end like this show a name as it was given, since nothing has that name."""

SELECTED = ("nearest", "known")
NONE = "none"
"""What the words files look for in arguments that may be missing."""


def sentence(say: Words, key: str, args: dict[str, str | int]) -> str:
    """A message. Where there is no near or known name, it names none."""
    return say(key, **{name: NONE if name in SELECTED and value == "" else value for name, value in args.items()})


def fault_line(say: Words, fault: Fault) -> str:
    """The place, what is wrong, and by which clause."""
    place = say("at-line", file=fault.file, line=str(fault.line)) if fault.line else say("in-file", file=fault.file)
    parts = [place, *([fault.field] if fault.field else []), sentence(say, fault.key, fault.args)]
    return ": ".join(parts) + (f" [{fault.clause}]" if fault.clause else "")


def refusal_line(say: Words, refusal: Refusal) -> str:
    """What forbids it, and by which clause."""
    return f"{sentence(say, refusal.key, readable(say, refusal.key, refusal.args))} [{refusal.clause}]"


def readable(say: Words, key: str, args: dict[str, str | int]) -> dict[str, str | int]:
    """The arguments of a refusal as people read them; some sentences call it an enemy if it bars the way."""
    found = {name: _readable(say, key, name, value) for name, value in args.items()}
    return {"enemy": found["by"], **found} if "by" in found else found


def _readable(say: Words, key: str, name: str, value: str | int) -> str | int:
    if name in SEATS and isinstance(value, str):
        return ", ".join(str(_asked(say, key, name, each)) for each in value.split(", "))
    return value if key.endswith(UNKNOWN) and isinstance(value, str) else _by_a_game(say, key, name, value)


def _asked(say: Words, key: str, name: str, value: str) -> str | int:
    """A side, a question or a piece."""
    known = (word for word in (f"role-{value}", f"asked-{value}") if say.has(word))
    return next((say(word) for word in known), None) or _by_a_game(say, key, name, value)


def _by_a_game(say: Words, key: str, name: str, value: str | int) -> str | int:
    """As the first game that knows the argument puts it. All games share the keys of the words."""
    for each in games():
        if each.telling.argument and (found := each.telling.argument(say, key, name, value)) is not None:
            return found
    return value


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
