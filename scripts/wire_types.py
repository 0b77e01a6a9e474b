"""Writes what the browser takes from the program: web/src/wire.ts, the types of every message.

`python scripts/wire_types.py` writes; with `--check` it only looks and fails if a file is out of date.
"""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from sandtable.games.rapide.page import wire as rapide_wire
from sandtable.server.wire import details, lobby, material, messages, replays, requests

MODULES = (lobby, requests, details, messages, rapide_wire, replays, material)
ASKED = (requests.Request, lobby.NewMatch, rapide_wire.RapideNew, replays.NewComment)
"""What the browser says."""

WEB = Path(__file__).resolve().parent.parent / "web"
TYPES = WEB / "src" / "wire.ts"

HEAD = """// Written by scripts/wire_types.py from src/sandtable/server/wire. Do not edit.

import type { Event, Order, Scenario, State } from "./impetus";
"""

RAW = MappingProxyType({"state": "State", "order": "Order", "events": "Event", "scenario": "Scenario"})
"""What a field holds that the ruleset writes."""

PLAIN: Mapping[Any, str] = MappingProxyType(
    {
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
)


def written() -> str:
    """The whole file."""
    defined = [each for module in MODULES for each in vars(module).values() if _is_message(each, module)]
    unions = {"AnyRequest": requests.AnyRequest, "AnyMessage": messages.AnyMessage}
    found: dict[str, inspect.StructType] = {}
    for info in inspect.multi_type_info(defined):
        _collect(info, found)
    parts = [_interface(info) for info in found.values()]
    parts += [f"export type {name} = {' | '.join(_names(union))};\n" for name, union in unions.items()]
    return "\n".join([HEAD, *parts])


def _is_message(value: Any, module: ModuleType) -> bool:
    return (
        isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value not in (requests.Request, messages.Message)
    )


def _names(union: Any) -> Iterable[str]:
    return [each.__name__ for each in get_args(union)]


def _collect(info: Any, found: dict[str, inspect.StructType]) -> None:
    """Every struct that is reached from a type, in the order in which it is met."""
    if isinstance(info, inspect.StructType):
        name = info.cls.__name__
        if name not in found:
            found[name] = info
            for field in info.fields:
                _collect(field.type, found)
        return
    for inner in _inner(info):
        _collect(inner, found)


def _inner(info: Any) -> Sequence[Any]:
    if isinstance(info, inspect.UnionType):
        return info.types
    if isinstance(info, inspect.TupleType):
        return info.item_types
    if isinstance(info, inspect.VarTupleType | inspect.ListType):
        return (info.item_type,)
    if isinstance(info, inspect.DictType):
        return (info.key_type, info.value_type)
    return ()


def _interface(info: inspect.StructType) -> str:
    """A struct; what has a default may be left out of a request, but is always there in what the server says."""
    asks = issubclass(info.cls, ASKED)
    lines = [f"  {info.tag_field}: {_quoted(info.tag)};"] if info.tag_field else []
    for field in info.fields:
        may = "?" if asks and not field.required else ""
        lines.append(f"  {field.encode_name}{may}: {_type(field.type, field.name)};")
    doc = (info.cls.__doc__ or "").strip().splitlines()[0]
    return "\n".join([f"/** {doc} */", f"export interface {info.cls.__name__} {{", *lines, "}", ""])


def _type(info: Any, field: str) -> str:
    if isinstance(info, inspect.RawType):
        return RAW.get(field, "unknown")
    if isinstance(info, inspect.LiteralType):
        return " | ".join(_quoted(value) for value in info.values)
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    inner = [_type(each, field) for each in _inner(info)]
    return WRITTEN[type(info)](inner) if inner else PLAIN[type(info)]


def _list(inner: Sequence[str]) -> str:
    return f"({inner[0]})[]" if "|" in inner[0] else f"{inner[0]}[]"


WRITTEN: Mapping[Any, Callable[[Sequence[str]], str]] = MappingProxyType(
    {
        inspect.UnionType: " | ".join,
        inspect.TupleType: lambda inner: f"[{', '.join(inner)}]",
        inspect.VarTupleType: _list,
        inspect.ListType: _list,
        inspect.DictType: lambda inner: f"Record<{inner[0]}, {inner[1]}>",
    }
)
"""How a type is written that is made of others."""


def _quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def main(arguments: Sequence[str]) -> int:
    files = {TYPES: written()}
    stale = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            sys.stderr.write(f"{path} is out of date: run python scripts/wire_types.py\n")
        return int(bool(stale))
    for path in stale:
        path.parent.mkdir(exist_ok=True)
        path.write_text(files[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
