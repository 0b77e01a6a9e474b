"""A TOML file with the lines of its fields, read into records of known shape."""

import tomllib
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

from sandtable.library.fault import Fault, Unreadable
from sandtable.library.nearest import nearest
from sandtable.library.places import line_of, places
from sandtable.library.scan import LARGEST, check_text, check_values
from sandtable.library.shapes import bare, beyond, detailed, expected, kind, longest, parts

Record = TypeVar("Record", bound=Struct)

MOST_FAULTS = 200
"""How many faults of a file are told; finding them all would take long in a file that is all wrong."""


class Document:
    """One TOML file: its tables, and on which line each field is."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.told: dict[tuple[str, str, str], Fault] = {}
        self.raw = self._parsed(text)
        self.text = text

    @cached_property
    def places(self) -> dict[str, int]:
        """The line of each field; only needed for files with faults."""
        return places(self.text)

    def _parsed(self, text: str) -> dict[str, Any]:
        check_text(self.file, text)
        try:
            return tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
            fault = Fault(self.file, _line(error), "", "fault-toml", {"reason": str(error)})
            raise Unreadable([fault]) from error

    def fault(self, path: str, key: str, clause: str = "", **args: str | int) -> Fault:
        """A fault at a field of this file. Raises Unreadable if there are too many already."""
        fault = Fault(self.file, line_of(self.places, path), path, key, args, clause)
        self.told.setdefault((path, key, str(args)), fault)
        if len(self.told) > MOST_FAULTS:
            many = Fault(self.file, fault.line, path, "fault-many", {"most": MOST_FAULTS})
            raise Unreadable([*list(self.told.values())[:MOST_FAULTS], many])
        return fault

    def record(self, raw: Any, shape: type[Record], path: str = "") -> Record:
        """A value as a record. Raises Unreadable with all faults at once."""
        faults = list(self.faults(raw, shape, path))
        if faults:
            raise Unreadable(faults)
        return msgspec.convert(raw, shape)

    def faults(self, raw: Any, shape: Any, path: str) -> list[Fault]:
        """Every fault that keeps a value from having this shape."""
        if isinstance(shape, type) and issubclass(shape, Struct):
            return self._record_faults(raw, shape, path)
        if get_origin(bare(shape)) is dict and isinstance(raw, dict) and len(raw) <= longest(shape):
            items = get_args(bare(shape))[1]
            return [fault for key, value in raw.items() for fault in self.faults(value, items, join(path, key))]
        try:
            msgspec.convert(raw, shape, strict=True)
        except msgspec.ValidationError:
            return [self._value_fault(raw, shape, path)]
        return []

    def _record_faults(self, raw: Any, shape: type[Struct], path: str) -> list[Fault]:
        if not isinstance(raw, dict):
            return [self.fault(path, "fault-type", expected="table", found=kind(raw))]
        known = fields_of(shape)
        found = [self._unknown(join(path, key), key, known) for key in raw if key not in known]
        for name, field in known.items():
            if name in raw:
                found += self.faults(raw[name], field.type, join(path, name))
            elif field.required:
                found.append(self.fault(path, "fault-missing", field=join(path, name)))
        return found

    def _unknown(self, path: str, key: str, known: dict[str, Any]) -> Fault:
        return self.fault(path, "fault-unknown-field", field=key, nearest=nearest(key, known), known=", ".join(known))

    def _value_fault(self, raw: Any, shape: Any, path: str) -> Fault:
        names = [name for part in parts(shape) if get_origin(part) is Literal for name in get_args(part)]
        if names and isinstance(raw, str):
            return self.fault(path, "fault-name", name=raw, nearest=nearest(raw, names), known=", ".join(names))
        if too_much := beyond(raw, shape):
            return self.fault(path, too_much[0], "", **too_much[1])
        wanted, found = expected(shape), kind(raw)
        return self.fault(path, "fault-type", expected=detailed(shape) if found in wanted else wanted, found=found)


class Form(Document):
    """The same tables from a form that people filled in: there are no lines. Raises Unreadable."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.file = self.text = ""
        self.told = {}
        check_values(raw)
        self.raw = raw


@cache
def fields_of(shape: type[Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The fields of a record by their names in files."""
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
    """The bytes of a file, of which no more than this is ever read. Raises Unreadable if it is larger."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise Unreadable([Fault(str(path), 0, "", "fault-too-large", {"most": most})])
    return data


def join(path: str, name: str) -> str:
    """The path of a field within another."""
    return f"{path}.{name}" if path else name


def _line(error: Exception) -> int:
    words = str(error).split("at line ")
    return int(words[1].split(",")[0]) if len(words) > 1 else 1
