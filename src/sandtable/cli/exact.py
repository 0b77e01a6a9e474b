"""Chances as exact fractions, and the troops that they are asked for."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

import msgspec
import typer

from sandtable.cli.speech import tell
from sandtable.odds.spread import Spread

Json = typer.Option(False, "--json", help="Print the chances as JSON: exact fractions.")


def exact(chance: Fraction) -> str:
    """`n/d`, also for certainty and impossibility."""
    return f"{chance.numerator}/{chance.denominator}"


def table(spread: Spread[Any], name: Callable[[Any], str]) -> dict[str, str]:
    """Every outcome by its name, with its chance."""
    return {name(outcome): exact(spread[outcome]) for outcome in sorted(spread)}


def show(found: Mapping[str, Any], *, as_json: bool) -> None:
    """Prints chances as JSON, or one row each: its names, and the chance to six places (whole numbers as they are)."""
    if as_json:
        tell(msgspec.json.encode(found).decode())
        return
    for names, value in _rows(found):
        tell("\t".join((*names, f"{float(Fraction(value)):.6f}" if "/" in value else value)))


def _rows(found: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], str]]:
    for name, value in found.items():
        if isinstance(value, Mapping):
            yield from (((name, *names), chance) for names, chance in _rows(value))
        else:
            yield (name,), value


def field_in(part: str, digits: int) -> tuple[str, int | str | bool]:
    """`vbu=5` or `disordered`, as commands name what troops are; a number has at most this many digits."""
    name, given, value = part.partition("=")
    return name, int(value) if value.isdecimal() and len(value) <= digits else value if given else True
