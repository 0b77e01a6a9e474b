"""Writes the types that the browser takes from the program.

`web/src/wire.ts` has the messages; `web/src/games/<game>/wire.ts` has what the rules and the page of a game write.
In the messages, what is a game's own is unknown.
`python scripts/wire_types.py` writes; with `--check` it only looks and fails if a file is out of date.
"""

import sys
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from sandtable.games import games
from sandtable.games.package import GamePackage
from sandtable.server.wire import details, evenings, lobby, material, messages, replays, requests

MODULES = (lobby, evenings, requests, details, messages, replays, material)
SETUPS = tuple(each.page.start.setup_type for each in games() if each.page.start)
ASKED: tuple[type, ...] = (requests.Request, lobby.NewMatch, replays.NewComment, *SETUPS)
"""What the browser says."""

WEB = Path(__file__).resolve().parent.parent / "web"
TYPES = WEB / "src" / "wire.ts"

HEAD = """// Written by scripts/wire_types.py from src/sandtable/server/wire. Do not edit.
"""

GAME_HEAD = """// Written by scripts/wire_types.py from the rules and the page of the game. Do not edit.

import type { GameTypes } from "../../page/api";
"""

TOLD = ("Scenario", "Scene", "State", "Marks", "Order", "Path", "Event", "Detail")
"""The names of records that the page API knows."""

LARGE = 3
"""A union of so many structs gets a name."""

PLAIN: Mapping[Any, str] = MappingProxyType(
    {
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
        inspect.RawType: "unknown",
    }
)


class Types:
    """The types of one file, in the order in which they are met."""

    def __init__(self, roots: Iterable[Any]) -> None:
        self._named: dict[type, inspect.StructType | inspect.NamedTupleType] = {}
        self._names: dict[type, str] = {}
        self._unions: dict[frozenset[Any], str] = {}
        waiting = deque(inspect.multi_type_info(roots))
        while waiting:
            waiting.extend(self._met(waiting.popleft()))

    def written(self) -> Iterator[str]:
        """Every struct and named tuple, then every union that has a name."""
        for info in self._named.values():
            yield self._interface(info) if isinstance(info, inspect.StructType) else self._tuple(info)
        for members, name in self._unions.items():
            found = [self._names[each] for each in self._named if each in members]
            yield f"export type {name} = {' | '.join(found)};\n"

    def name(self, kind: Any) -> str:
        """How a type is written."""
        return self._type(inspect.type_info(kind))

    def _met(self, info: Any) -> Sequence[Any]:
        """Notes a type that must have a name; returns what it is made of."""
        self._note_union(info)
        if not isinstance(info, inspect.StructType | inspect.NamedTupleType):
            return _inner(info)
        if info.cls in self._named:
            return ()
        self._named[info.cls] = info
        self._names[info.cls] = self._free_name(info.cls)
        return [field.type for field in info.fields]

    def _free_name(self, cls: type) -> str:
        """The name of a class; if another one has it, the name of its module goes before."""
        taken = self._names.values()
        module = cls.__module__.rpartition(".")[2].title().replace("_", "")
        return cls.__name__ if cls.__name__ not in taken else f"{module}{cls.__name__}"

    def _note_union(self, info: Any) -> None:
        """A union of tagged structs is called by the field that tells them apart: Order, Event, Step."""
        found = _tagged(info)
        if len(found) >= LARGE and found not in self._unions:
            tag = str(next(iter(found)).__struct_config__.tag_field).title()
            again = sum(name.startswith(tag) for name in self._unions.values())
            self._unions[found] = f"{tag}{again + 1}" if again else tag

    def _interface(self, info: inspect.StructType) -> str:
        """A struct; what has a default may be left out of a request, but is always there in what the server says."""
        asks = issubclass(info.cls, ASKED)
        lines = [f"  {info.tag_field}: {_quoted(info.tag)};"] if info.tag_field else []
        for field in info.fields:
            may = "?" if asks and not field.required else ""
            lines.append(f"  {field.encode_name}{may}: {self._type(field.type)};")
        return "\n".join([*_doc(info.cls), f"export interface {self._names[info.cls]} {{", *lines, "}", ""])

    def _tuple(self, info: inspect.NamedTupleType) -> str:
        fields = ", ".join(f"{each.name}: {self._type(each.type)}" for each in info.fields)
        return "\n".join([*_doc(info.cls), f"export type {self._names[info.cls]} = [{fields}];", ""])

    def _type(self, info: Any) -> str:
        if isinstance(info, inspect.LiteralType):
            return " | ".join(_quoted(value) for value in info.values)
        if isinstance(info, inspect.StructType | inspect.NamedTupleType):
            return self._names[info.cls]
        return self._composed(info)

    def _composed(self, info: Any) -> str:
        parts = _inner(info)
        if name := self._unions.get(_tagged(info)):
            rest = [self._type(each) for each in parts if not isinstance(each, inspect.StructType)]
            return " | ".join([name, *rest])
        inner = [self._type(each) for each in parts]
        return WRITTEN[type(info)](inner) if inner else PLAIN[type(info)]


def house() -> str:
    """The messages."""
    defined = [each for module in MODULES for each in vars(module).values() if _is_message(each, module)]
    types = Types(defined)
    unions = {"AnyRequest": requests.AnyRequest, "AnyMessage": messages.AnyMessage}
    parts = [f"export type {name} = {' | '.join(_names(union))};\n" for name, union in unions.items()]
    return "\n".join([HEAD, *types.written(), *parts])


def of_game(package: GamePackage) -> str:
    """What the rules and the page of a game write."""
    rules = package.files.load()
    roots = {"State": rules.state_type, "Order": rules.order_type, "Event": rules.event_type}
    roots["Scenario"] = rules.scenario_type
    records = {each.__name__: each for each in package.page.records}
    types = Types([*roots.values(), *records.values()])
    aliases = [
        f"export type {name} = {found};\n" for name, kind in roots.items() if (found := types.name(kind)) != name
    ]
    return "\n".join([GAME_HEAD, *types.written(), *aliases, _bundle({*roots, *records})])


def _bundle(known: Collection[str]) -> str:
    """All records of a game by what they are to the page (`GameTypes` of the page API)."""
    lines = [f"  {name.lower()}: {name};" for name in TOLD if name in known]
    head = ["/** Everything that this game writes. */", "export interface Types extends GameTypes {"]
    return "\n".join([*head, *lines, "}", ""])


def _doc(cls: type) -> list[str]:
    return [f"/** {line} */" for line in (cls.__doc__ or "").strip().splitlines()[:1]]


def _is_message(value: Any, module: ModuleType) -> bool:
    return (
        isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value not in (requests.Request, messages.Message)
    )


def _names(union: Any) -> Iterable[str]:
    return [each.__name__ for each in get_args(union)]


def _tagged(info: Any) -> frozenset[Any]:
    """The tagged structs of a union."""
    members = info.types if isinstance(info, inspect.UnionType) else ()
    return frozenset(each.cls for each in members if isinstance(each, inspect.StructType) and each.tag_field)


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
    files = {TYPES: house()} | {WEB / "src" / "games" / each.name / "wire.ts": of_game(each) for each in games()}
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
