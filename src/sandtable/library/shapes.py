"""Shapes of fields: their types as TOML calls them, and how large their values may be."""

from math import inf
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

KINDS = {
    bool: "boolean",
    int: "integer",
    float: "float",
    str: "string",
    Literal: "string",
    list: "array",
    tuple: "array",
    dict: "table",
}


def kind(raw: Any) -> str:
    """The type of a TOML value, as TOML calls it."""
    return KINDS.get(type(raw), "date")


def expected(shape: Any) -> str:
    """The type that a field needs, as TOML calls it."""
    return " | ".join(_name(part) for part in parts(shape))


def detailed(shape: Any) -> str:
    """The type that a field needs, with what must be in it."""
    return " | ".join(_detail(part) for part in parts(shape))


def bare(shape: Any) -> Any:
    """A shape without its limits."""
    return get_args(shape)[0] if get_origin(shape) is Annotated else shape


def limits(shape: Any) -> msgspec.Meta:
    """The limits of a shape; those of a shape without any limit nothing."""
    return get_args(shape)[1] if get_origin(shape) is Annotated else msgspec.Meta()


def longest(shape: Any) -> float:
    """How many characters or entries a value may have."""
    most = limits(shape).max_length
    return inf if most is None else most


def beyond(raw: Any, shape: Any) -> tuple[str, dict[str, str | int]] | None:
    """What is too much in a value that has the one type it may have: its size, or that of something in it."""
    part, *others = parts(shape)
    if others or KINDS.get(type(raw)) != _name(part):
        return None
    kinds = get_args(bare(part))
    if isinstance(raw, int):
        low, high = limits(part).ge, limits(part).le
        within = low is None or high is None or low <= raw <= high
        return None if within else ("fault-range", {"low": str(low), "high": str(high), "found": str(raw)[:20]})
    if not isinstance(raw, str | list | dict):
        return None
    if len(raw) > longest(part):
        return ("fault-long", {"most": int(longest(part)), "found": len(raw)})
    each = kinds[-2] if Ellipsis in kinds else kinds[-1] if isinstance(raw, list) and len(kinds) == 1 else None
    return next(filter(None, (beyond(item, each) for item in raw)), None) if each is not None else None


def _name(part: Any) -> str:
    plain = bare(part)
    return KINDS.get(get_origin(plain) or plain, "table")


def _detail(part: Any) -> str:
    items, name, sizes = [item for item in get_args(bare(part)) if item is not Ellipsis], _name(part), limits(part)
    if sizes.ge is not None:
        return f"{name} {sizes.ge}..{sizes.le}"
    return f"{name} of {detailed(items[-1])}" if items and get_origin(bare(part)) is not Literal else name


def parts(shape: Any) -> list[Any]:
    """The shapes that a field may have, apart from being left out."""
    found = get_args(shape) if get_origin(shape) in (Union, UnionType) else (shape,)
    return [part for part in found if part is not type(None)]
