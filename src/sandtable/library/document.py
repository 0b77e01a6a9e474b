"""A TOML file with the places of its fields, read into a record of known shape."""

import tomllib
from functools import cache, cached_property
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from sandtable.library.fault import Fault, Unreadable
from sandtable.library.nearest import nearest
from sandtable.library.places import line_of, places

Record = TypeVar("Record", bound=Struct)

LARGEST = 1_000_000
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


class Document:
    """One TOML file: its tables, and where everything stands in it."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.raw = self._parsed(text)
        self.text = text

    @cached_property
    def places(self) -> dict[str, int]:
        """The line of each field; a file without faults is never asked for it."""
        return places(self.text)

    def _parsed(self, text: str) -> dict[str, Any]:
        try:
            return tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
            fault = Fault(self.file, _line(error), "", "fault-toml", {"reason": str(error)})
            raise Unreadable([fault]) from error

    def fault(self, path: str, key: str, clause: str = "", **args: str | int) -> Fault:
        """Something wrong at a field of this file."""
        return Fault(self.file, line_of(self.places, path), path, key, args, clause)

    def record(self, raw: Any, shape: type[Record], path: str = "") -> Record:
        """The value as a record; all its faults at once otherwise."""
        faults = list(self.faults(raw, shape, path))
        if faults:
            raise Unreadable(faults)
        return msgspec.convert(raw, shape)

    def faults(self, raw: Any, shape: Any, path: str) -> list[Fault]:
        """Everything in which a value is not of this shape."""
        if isinstance(shape, type) and issubclass(shape, Struct):
            return self._record_faults(raw, shape, path)
        if get_origin(shape) is dict and isinstance(raw, dict):
            items = get_args(shape)[1]
            return [fault for key, value in raw.items() for fault in self.faults(value, items, _join(path, key))]
        try:
            msgspec.convert(raw, shape, strict=True)
        except msgspec.ValidationError:
            return [self._value_fault(raw, shape, path)]
        return []

    def _record_faults(self, raw: Any, shape: type[Struct], path: str) -> list[Fault]:
        if not isinstance(raw, dict):
            return [self.fault(path, "fault-type", expected="table", found=kind(raw))]
        known = fields_of(shape)
        found = [self._unknown(_join(path, key), key, known) for key in raw if key not in known]
        for name, field in known.items():
            if name in raw:
                found += self.faults(raw[name], field.type, _join(path, name))
            elif field.required:
                found.append(self.fault(path, "fault-missing", field=_join(path, name)))
        return found

    def _unknown(self, path: str, key: str, known: dict[str, Any]) -> Fault:
        return self.fault(path, "fault-unknown-field", field=key, nearest=nearest(key, known), known=", ".join(known))

    def _value_fault(self, raw: Any, shape: Any, path: str) -> Fault:
        names = [name for part in _parts(shape) if get_origin(part) is Literal for name in get_args(part)]
        if names and isinstance(raw, str):
            return self.fault(path, "fault-name", name=raw, nearest=nearest(raw, names), known=", ".join(names))
        wanted, found = expected(shape), kind(raw)
        return self.fault(path, "fault-type", expected=detailed(shape) if found in wanted else wanted, found=found)


class Form(Document):
    """The same tables where people filled them in instead of writing a file: nothing stands on any line."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.file = self.text = ""
        self.raw = raw


@cache
def fields_of(shape: type[Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The fields of a record by the names that they have in files."""
    return {field.encode_name: field for field in msgspec.structs.fields(shape)}


def read_document(path: Path, name: str = "") -> Document:
    """The TOML file at this path."""
    file = name or str(path)
    try:
        return Document(file, read_bytes(path, LARGEST).decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Unreadable([Fault(file, line, "", "fault-encoding")]) from error
    except OSError as error:
        raise Unreadable([Fault(file, 0, "", "fault-file", {"reason": error.strerror or str(error)})]) from error


def read_bytes(path: Path, most: int) -> bytes:
    """All of a file, if it is no larger than this; no more than this is ever read."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise Unreadable([Fault(str(path), 0, "", "fault-too-large", {"most": most})])
    return data


def kind(raw: Any) -> str:
    """What a TOML value is, in TOML's words."""
    return KINDS.get(type(raw), "date")


def expected(shape: Any) -> str:
    """What a field wants, in TOML's words."""
    return " | ".join(_name(part) for part in _parts(shape))


def detailed(shape: Any) -> str:
    """What a field wants, with what must be in it."""
    return " | ".join(_detail(part) for part in _parts(shape))


def _name(part: Any) -> str:
    bare = get_args(part)[0] if get_origin(part) is Annotated else part
    return KINDS[get_origin(bare) or bare]


def _detail(part: Any) -> str:
    items, name = [item for item in get_args(part) if item is not Ellipsis], _name(part)
    if get_origin(part) is Annotated:
        return f"{name} {items[1].ge}..{items[1].le}"
    return f"{name} of {detailed(items[-1])}" if items and get_origin(part) is not Literal else name


def _parts(shape: Any) -> list[Any]:
    """The shapes that a field may have, less that of being left out."""
    parts = get_args(shape) if get_origin(shape) in (Union, UnionType) else (shape,)
    return [part for part in parts if part is not type(None)]


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _line(error: Exception) -> int:
    words = str(error).split("at line ")
    return int(words[1].split(",")[0]) if len(words) > 1 else 1
