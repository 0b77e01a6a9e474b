"""The tables of Basic Impetus: bases, limits of armies, the fire table, kinds of terrain, and dice."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Literal

from msgspec import Struct

from sandtable.games.impetus import DATA
from sandtable.games.impetus.rules.melee.dice import MeleeDice
from sandtable.games.impetus.rules.ruleset import Impetus
from sandtable.games.impetus.rules.shooting.dice import FireDice
from sandtable.games.impetus.rules.shooting.weapons import BANDS, Cell, Trajectory, Weapon, Weapons
from sandtable.games.impetus.rules.tables import Modifiers, Tables
from sandtable.games.impetus.rules.terrain.pieces import Form, Kind, Pieces
from sandtable.games.impetus.rules.troops.armies import Limits, Lists, Range
from sandtable.games.impetus.rules.troops.profiles import TYPES
from sandtable.games.impetus.rules.troops.scales import Scale, in_units
from sandtable.library.document import Document, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.table.plane import UNIT

NOTHING = "-"

MOST_DICE = 20
"""No cell of a fire table adds or takes away more dice."""

_DICE = re.compile(r"\d+")
_CELL = re.compile(r"(-?\d{1,2}|-)(?:/(-?\d{1,2}|-))?")

Bounds = tuple[int, int]


class SizeFile(Struct, frozen=True, forbid_unknown_fields=True):
    """How many units an army has."""

    units: Bounds
    clause: str


class ProfileFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that a profile may have."""

    m: Bounds
    vbu: Bounds
    i: Bounds
    vd: Bounds
    clause: str


class ScaleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The bases of one size of figures, in millimetres."""

    unit: int
    front: int
    depth: dict[str, int]
    clause: str
    other: dict[str, int] = {}
    loose: dict[str, int] = {}
    deepest: dict[str, int] = {}


class TroopsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `troops.toml`."""

    army: SizeFile
    profile: ProfileFile
    scale: dict[str, ScaleFile]


class BandsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """How far short, long and extreme reach go, in U."""

    short: int
    long: int
    extreme: int
    clause: str


class RowFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a fire table without its cells, which are named after the bands of the table."""

    kind: str
    trajectory: Trajectory
    clause: str
    grade: Literal["", "A", "B", "C"] = ""
    least: int = 0
    most: int | None = None
    stationary: bool = False


class WeaponFile(RowFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of the fire table."""

    short: str
    long: str
    extreme: str


class WeaponsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `weapons.toml`."""

    bands: BandsFile
    weapon: dict[str, WeaponFile]


@lru_cache(maxsize=1)
def load_lists() -> Lists:
    """The limits of every army list."""
    file = _troops()
    return Lists(limits_of(file.army, file.profile), load_weapons().rows)


def limits_of(army: SizeFile, profile: ProfileFile) -> Limits:
    """How many units, and the figures of each."""
    figures = {name: Range(*getattr(profile, name)) for name in ("m", "vbu", "i", "vd")}
    return Limits(units=Range(*army.units), **figures)


@lru_cache(maxsize=1)
def load_scales() -> dict[str, Scale]:
    """The bases by the size of the figures: `28`, `20`, `15`, `10`, `6`."""
    return scales_of(_troops())


def scales_of(file: TroopsFile) -> dict[str, Scale]:
    """The bases of a file."""
    return {name: _scale(row) for name, row in file.scale.items()}


@lru_cache(maxsize=1)
def load_weapons() -> Weapons:
    """The fire table."""
    return weapons_of(read_document(DATA / "tables/weapons.toml"))


def weapons_of(document: Document) -> Weapons:
    """The fire table of a TOML text. Raises Unreadable."""
    file = document.record(document.raw, WeaponsFile)
    return fire_table(document, {name: getattr(file.bands, name) for name in BANDS}, file.weapon)


def fire_table(document: Document, reaches: Mapping[str, int], rows: Mapping[str, RowFile]) -> Weapons:
    """The table of these rows, with bands of these reaches (in U). Raises Unreadable."""
    bands = {name: reach * UNIT for name, reach in reaches.items()}
    if faults := [fault for name, row in rows.items() for fault in _cell_faults(document, name, row, bands)]:
        raise Unreadable(faults)
    return Weapons(bands, {name: _weapon(row, bands) for name, row in rows.items()})


def _troops() -> TroopsFile:
    document = read_document(DATA / "tables/troops.toml")
    return document.record(document.raw, TroopsFile)


def _scale(row: ScaleFile) -> Scale:
    """Millimetres as thousandths of a U."""
    depths = [_depths(table, row.unit) for table in (row.depth, row.other, row.loose, row.deepest)]
    return Scale(row.unit, in_units(row.front, row.unit), *depths)


def _depths(table: dict[str, int], unit: int) -> dict[str, int]:
    return {name: in_units(table[name], unit) for name in TYPES if name in table}


def _cell_faults(document: Document, name: str, row: RowFile, bands: Iterable[str]) -> list[Fault]:
    texts = {f"weapon.{name}.{band}": getattr(row, band) for band in bands}
    return [
        document.fault(path, "fault-cell", row.clause, cell=text)
        for path, text in texts.items()
        if not _CELL.fullmatch(text) or any(abs(int(number)) > MOST_DICE for number in _DICE.findall(text))
    ]


def _weapon(row: RowFile, bands: Mapping[str, int]) -> Weapon:
    return Weapon(
        kind=row.kind,
        grade=row.grade,
        cells={band: _cell(getattr(row, band)) for band in bands},
        least=row.least * UNIT,
        most=max(bands.values()) if row.most is None else row.most * UNIT,
        trajectory=row.trajectory,
        stationary=row.stationary,
    )


def _cell(text: str) -> Cell:
    """`0/2`, `-/-1`, `4` or `-`."""
    foot, _, mounted = text.partition("/")
    return Cell(_dice(foot), _dice(mounted or foot))


def _dice(text: str) -> int | None:
    return None if text == NOTHING else int(text)


class SizesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """How long and wide pieces may be, in U."""

    clauses: list[str]
    shortest: int
    longest: int
    road_width: int


class KindFile(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of piece."""

    clause: str
    ground: str
    form: Form
    hides: bool = False
    most: int = 0
    by_die: bool = False


class TerrainFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `terrain.toml`."""

    pieces: SizesFile
    piece: dict[str, KindFile]


@lru_cache(maxsize=1)
def load_pieces() -> Pieces:
    """The shipped kinds of terrain."""
    document = read_document(DATA / "tables/terrain.toml")
    return pieces_of(document.record(document.raw, TerrainFile))


def pieces_of(file: TerrainFile) -> Pieces:
    """The kinds of terrain of a file."""
    kinds = {name: Kind(k.ground, k.form, k.hides, k.most, k.by_die) for name, k in file.piece.items()}
    return Pieces(kinds, file.pieces.shortest, file.pieces.longest, file.pieces.road_width)


SHAPES: Mapping[str, Any] = MappingProxyType({"fire": FireDice, "melee": MeleeDice})


@lru_cache(maxsize=1)
def load_modifiers() -> Modifiers:
    """The shipped figures."""
    return modifiers_of(read_document(DATA / "tables/dice.toml"))


def modifiers_of(document: Document) -> Modifiers:
    """The figures of a TOML text. Raises Unreadable."""
    tables = {
        name: {k: v for k, v in raw.items() if k != "clauses"}
        for name, raw in document.raw.items()
        if isinstance(raw, dict)
    }
    parts: dict[str, Any] = {}
    for name, shape in SHAPES.items():
        if name not in tables:
            raise Unreadable([document.fault("", "fault-missing", field=name)])
        parts[name] = document.record(tables[name], shape, name)
    return Modifiers(**parts)


@lru_cache(maxsize=1)
def load_impetus() -> Impetus:
    """The ruleset that the program plays."""
    return Impetus(Tables(load_lists().limits, load_weapons(), load_pieces(), load_scales(), load_modifiers()))
