"""One table of an army file: a `[[unit]]` or an `[[option]]`, patched where it cannot be read."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from sandtable.games.impetus.rules.troops.armies import Name
from sandtable.games.impetus.rules.troops.profiles import Profile
from sandtable.kernel.bounds import Id
from sandtable.library.document import Document, fields_of
from sandtable.library.fault import Fault
from sandtable.library.names import Written, in_each, name_faults
from sandtable.table.plane import UNIT

MOST = 20
SOUND: dict[str, Any] = {"type": "FP", "m": 5, "vbu": 5, "i": 1, "vd": 1, "id": ""}
"""What replaces fields that cannot be read, while the others are checked."""


class UnitFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Units of one profile as written in an army file."""

    type: Id
    m: int
    vbu: int
    i: int
    vd: int
    count: int = 1
    weapon: Id = ""
    traits: Annotated[list[Id], Meta(max_length=20)] = []
    general: bool = False
    leads: bool = False
    name: Written | None = None


class OptionFile(UnitFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Units that a list offers in addition to others, or instead of them."""

    id: Id
    replaces: Annotated[list[Id], Meta(max_length=100)] = []


class Entry(Struct, frozen=True):
    """One table: its path, what it says, which fields are patched, and what is wrong with it."""

    path: str
    file: UnitFile
    mended: frozenset[str]
    faults: tuple[Fault, ...]

    @property
    def profile(self) -> Profile:
        file = self.file
        traits = tuple(file.traits)
        return Profile(file.type, file.m * UNIT, file.vbu, file.i, file.vd, file.weapon, traits, file.general)

    @property
    def name(self) -> Name | None:
        return name_in(self.file.name)


def entries(document: Document, table: str, shape: type[UnitFile]) -> list[Entry]:
    """Every table of this name; empty if it is not a list of tables."""
    raw = document.raw.get(table)
    tables = raw if isinstance(raw, list) else []
    return [read_entry(document, each, shape, f"{table}.{place}") for place, each in enumerate(tables)]


def read_entry(document: Document, raw: Any, shape: type[UnitFile], path: str) -> Entry:
    """The table as far as it can be read, and all its faults."""
    known = [field.name for field in fields_of(shape).values()]
    shapes = document.faults(raw, shape, path)
    unread = [fault for fault in shapes if fault.key != "fault-unknown-field"]
    mended = {field_of(fault, path) for fault in unread} if isinstance(raw, dict) else set(known)
    kept = {name: raw[name] for name in known if name not in mended and name in raw}
    file = msgspec.convert({name: SOUND[name] for name in known if name in SOUND} | kept, shape)
    faults = [*shapes, *_faults(document, file, path)]
    if file.count not in range(1, MOST + 1):
        file, mended = msgspec.structs.replace(file, count=1), mended | {"count"}
    return Entry(path, file, frozenset(mended), tuple(faults))


def _faults(document: Document, file: UnitFile, path: str) -> Iterator[Fault]:
    """What is wrong with fields that can be read."""
    if file.count not in range(1, MOST + 1):
        yield document.fault(f"{path}.count", "fault-range", "BI 2.1", low=1, high=MOST, found=str(file.count))
    if file.name is not None:
        yield from name_faults(document, f"{path}.name", file.name)


def field_of(fault: Fault, path: str) -> str:
    """The field of the table that a fault is in."""
    place = str(fault.args["field"]) if fault.key == "fault-missing" else fault.field
    return place.removeprefix(f"{path}." if path else "").partition(".")[0]


def name_of(written: Written) -> Name:
    """In every language; where one is missing, the first that is there."""
    return Name(**in_each(written))


def name_in(written: Written | None) -> Name | None:
    """A name in every language, if there is one."""
    return None if written is None else name_of(written)
