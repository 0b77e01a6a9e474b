"""A player's own tables of Basic Impetus: other numbers for the book's own names.

A file replaces one of the four tables: troops, weapons, terrain or dice. Names of types, weapons and terrain stay those
of the book, so that every army and battle can be played with it.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from sandtable.games.impetus import DATA
from sandtable.games.impetus.files.tables import (
    SHAPES,
    TerrainFile,
    TroopsFile,
    WeaponsFile,
    limits_of,
    load_impetus,
    modifiers_of,
    pieces_of,
    scales_of,
    weapons_of,
)
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.shooting.weapons import FURTHEST
from sandtable.games.impetus.rules.tables import Tables
from sandtable.games.impetus.rules.terrain.pieces import LONGEST
from sandtable.games.impetus.rules.troops.profiles import HIGHEST, TYPES
from sandtable.games.impetus.rules.troops.scales import LARGEST, SMALLEST, UNITS
from sandtable.library.document import Document, join, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.table.plane import UNIT

FILES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "troops": ("army", "profile", "scale"),
        "weapons": ("bands", "weapon"),
        "terrain": ("pieces", "piece"),
        "dice": tuple(SHAPES),
    }
)
"""The tables, and the top-level fields of each file."""

LARGEST_BASE, MOST_UNITS, DICE = 1000, 40, 20
"""Limits that only catch slips: of bases in mm, of units, and of dice."""

CHOICES = ("other", "loose", "deepest")
"""The depths that may be chosen instead of the usual ones; they may be left out."""

FIXED = ("kind", "grade")
"""What the rules know a weapon by."""


def load_with(documents: Iterable[Document]) -> Impetus:
    """Basic Impetus with these tables in place of those that come with the program. Raises Unreadable."""
    tables, faults = load_impetus().tables, list[Fault]()
    for document in documents:
        try:
            tables = read_table(document, tables)
        except Unreadable as trouble:
            faults += trouble.faults
    if faults:
        raise Unreadable(faults)
    return Impetus(tables)


def read_table(document: Document, tables: Tables) -> Tables:
    """The tables with the table of one file in its place. Raises Unreadable."""
    name = _named(document)
    return msgspec.structs.replace(tables, **READS[name](document))


def _named(document: Document) -> str:
    """Which table a file replaces."""
    for name, parts in FILES.items():
        if any(part in document.raw for part in parts):
            return name
    known = "; ".join(f"{name}: {', '.join(parts)}" for name, parts in FILES.items())
    raise Unreadable([document.fault("", "fault-own-table", known=known)])


def _troops(document: Document) -> dict[str, Any]:
    file = document.record(document.raw, TroopsFile)
    known = _shipped("troops", TroopsFile)
    check = Checking(document)
    check.bounds("army.units", file.army.units, 1, MOST_UNITS)
    for name in ("m", "vbu", "i", "vd"):
        check.bounds(f"profile.{name}", getattr(file.profile, name), 0, HIGHEST)
    check.names("scale", file.scale, known.scale)
    for name, scale in file.scale.items():
        check.number(f"scale.{name}.unit", scale.unit, *UNITS)
        check.base(f"scale.{name}.front", scale.front, scale.unit)
        check.names(f"scale.{name}.depth", scale.depth, TYPES)
        for part in ("depth", *CHOICES):
            for kind, depth in getattr(scale, part).items():
                check.base(f"scale.{name}.{part}.{kind}", depth, scale.unit)
        for part in CHOICES:
            check.known(f"scale.{name}.{part}", getattr(scale, part), TYPES)
    check.end()
    return {"limits": limits_of(file.army, file.profile), "scales": scales_of(file)}


def _weapons(document: Document) -> dict[str, Any]:
    file = document.record(document.raw, WeaponsFile)
    known = _shipped("weapons", WeaponsFile)
    check = Checking(document)
    bands = (file.bands.short, file.bands.long, file.bands.extreme)
    for name, low, reach in zip(("short", "long", "extreme"), (0, *bands), bands, strict=False):
        check.number(f"bands.{name}", reach, low + 1, FURTHEST)
    check.names("weapon", file.weapon, known.weapon)
    for name, row in file.weapon.items():
        check.number(f"weapon.{name}.least", row.least, 0, FURTHEST)
        check.number(f"weapon.{name}.most", row.least if row.most is None else row.most, row.least, FURTHEST)
        for field in FIXED if name in known.weapon else ():
            check.same(f"weapon.{name}.{field}", getattr(row, field), getattr(known.weapon[name], field))
    check.end()
    return {"weapons": weapons_of(document)}


def _terrain(document: Document) -> dict[str, Any]:
    file = document.record(document.raw, TerrainFile)
    known = _shipped("terrain", TerrainFile)
    check = Checking(document)
    sizes = file.pieces
    check.number("pieces.shortest", sizes.shortest, 1, LONGEST)
    check.number("pieces.longest", sizes.longest, max(1, sizes.shortest), LONGEST)
    check.number("pieces.road_width", sizes.road_width, 1, LONGEST)
    check.names("piece", file.piece, known.piece)
    for name, kind in file.piece.items():
        check.number(f"piece.{name}.most", kind.most, 0, LONGEST)
        if name in known.piece:
            check.same(f"piece.{name}.form", kind.form, known.piece[name].form)
            check.one_of(f"piece.{name}.ground", kind.ground, {each.ground for each in known.piece.values()})
    check.end()
    return {"pieces": pieces_of(file)}


def _dice(document: Document) -> dict[str, Any]:
    found = modifiers_of(document)
    check = Checking(document)
    check.names("", dict.fromkeys(document.raw, 0), SHAPES)
    for part in SHAPES:
        for name, value in msgspec.structs.asdict(getattr(found, part)).items():
            check.number(f"{part}.{name}", value, -DICE, DICE)
    check.end()
    return {"dice": found}


READS: Mapping[str, Callable[[Document], dict[str, Any]]] = MappingProxyType(
    {"troops": _troops, "weapons": _weapons, "terrain": _terrain, "dice": _dice}
)


def _shipped(name: str, shape: Any) -> Any:
    document = read_document(DATA / f"tables/{name}.toml")
    return document.record(document.raw, shape)


class Checking:
    """Collects what is wrong with the numbers and names of a well-formed file."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.faults: list[Fault] = []

    def number(self, path: str, value: int, low: int, high: int) -> None:
        """Checks that a number is in a range."""
        if not low <= value <= high:
            self._wrong(path, "fault-range", low=low, high=high, found=str(value))

    def base(self, path: str, value: int, unit: int) -> None:
        """Checks that a side of a base (in mm) is neither too short nor too long for a U of so many mm."""
        low, high = -(-SMALLEST * unit // UNIT), min(LARGEST_BASE, LARGEST * unit // UNIT)
        self.number(path, value, max(1, low), max(1, high))

    def bounds(self, path: str, bounds: tuple[int, int], low: int, high: int) -> None:
        """Checks that two numbers are in a range, the lower one first."""
        self.number(path, bounds[0], low, high)
        self.number(path, bounds[1], max(low, min(bounds[0], high)), high)

    def known(self, path: str, found: Iterable[str], known: Iterable[str]) -> None:
        """Checks that the book has all these names."""
        want = list(known)
        for name in found:
            if name not in want:
                self._wrong(join(path, name), "fault-name", name=name, nearest="", known=", ".join(want))

    def names(self, path: str, found: Iterable[str], known: Iterable[str]) -> None:
        """Checks that these are exactly the names of the book."""
        have, want = list(found), list(known)
        self.known(path, have, want)
        for name in want:
            if name not in have:
                self._wrong(path, "fault-missing", field=join(path, name))

    def same(self, path: str, found: str, wanted: str) -> None:
        """Checks that what the rules know it by is unchanged."""
        if found != wanted:
            self._wrong(path, "fault-own-fixed", wanted=wanted, found=found)

    def one_of(self, path: str, found: str, known: Iterable[str]) -> None:
        """Checks that the rules know a name."""
        listed = sorted(known)
        if found not in listed:
            self._wrong(path, "fault-name", name=found, nearest="", known=", ".join(listed))

    def end(self) -> None:
        """Raises Unreadable if anything was found."""
        if self.faults:
            raise Unreadable(sorted(self.faults, key=lambda fault: fault.line))

    def _wrong(self, path: str, key: str, **args: str | int) -> None:
        self.faults.append(self.document.fault(path, key, "", **args))
