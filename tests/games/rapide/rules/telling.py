"""What a fight has told, as case files write it."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import fields

from sandtable.games.rapide.files.halves import written
from sandtable.games.rapide.rules.report import Thrown
from sandtable.games.rapide.rules.stacks import Stack
from sandtable.kernel.dice import Line
from sandtable.kernel.event import Event
from tests.games.rapide.rules.case import Die

IN_HALVES = ("losses", "inflicted", "attrition")
LEFT_OUT = ("steps", "lines")


def event(told: Event) -> dict[str, Any]:
    """An event with its name and its clause."""
    written_out = {field.name: _value(field.name, getattr(told, field.name)) for field in fields(told)}
    named = {"event": told.__struct_config__.tag, "clause": getattr(told, "clause", "")}
    return {**named, **{name: value for name, value in written_out.items() if name not in LEFT_OUT}}


def _value(name: str, value: Any) -> Any:
    if name in IN_HALVES:
        return written(value)
    if isinstance(value, Stack):
        return str(value)
    return list(value) if isinstance(value, tuple) else value


def die(told: Thrown) -> Die:
    """A die with its lines, whatever their order."""
    return Die(
        told.who,
        told.what,
        told.face,
        told.round,
        told.total,
        told.column,
        written(told.result.losses),
        told.result.stars,
        on_die(told.lines),
        told.result.passed,
    )


def on_die(lines: Iterable[Line]) -> tuple[str, ...]:
    """Lines in whole numbers: `+2 CR O.1`."""
    return tuple(sorted(f"{line.value:+d} {line.clause}" for line in lines))


def on_losses(lines: Iterable[Line]) -> tuple[str, ...]:
    """Lines in halves: `-½ CR G.1`."""
    return tuple(sorted(f"{'+' if line.value > 0 else ''}{written(line.value)} {line.clause}" for line in lines))
