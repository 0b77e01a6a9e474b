"""The tables of Grandeur: bases, the fire table, prices, and its other numbers."""

from functools import lru_cache

from msgspec import Struct

from sandtable.games.grandeur import DATA
from sandtable.games.grandeur.rules.ruleset import Grandeur
from sandtable.games.grandeur.rules.tables import Numbers, Scale, Tables
from sandtable.games.grandeur.rules.troops.armies import Grade, Prices, Structure
from sandtable.games.impetus.files.tables import (
    ProfileFile,
    RowFile,
    ScaleFile,
    SizeFile,
    fire_table,
    limits_of,
    load_modifiers,
    load_pieces,
)
from sandtable.games.impetus.rules.shooting.weapons import Weapons
from sandtable.games.impetus.rules.troops.armies import Lists
from sandtable.games.impetus.rules.troops.scales import Size, in_units
from sandtable.library.document import Document, read_document

FrontAndDepth = tuple[int, int]


class GunsScaleFile(ScaleFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The bases of one size of figures, in millimetres; guns and generals have fronts of their own."""

    guns: int
    general: FrontAndDepth
    division: FrontAndDepth


class TroopsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `troops.toml`."""

    army: SizeFile
    profile: ProfileFile
    scale: dict[str, GunsScaleFile]


class BandsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """How far each column of the fire table reaches, in U."""

    canister: int
    close: int
    medium: int
    long: int
    extreme: int
    clause: str


class WeaponFile(RowFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of the fire table."""

    canister: str
    close: str
    medium: str
    long: str
    extreme: str


class WeaponsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `weapons.toml`."""

    bands: BandsFile
    weapon: dict[str, WeaponFile]


class StructureFile(Structure, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command structure and its clause."""

    clause: str


class GradeFile(Grade, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a general may be, and its clause."""

    clause: str


class ChangesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What bravery and changes to a profile cost."""

    clauses: list[str]
    brave: int
    veteran: int
    elite: int
    skirmish_a: int
    skirmish_b: int


class PricesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `prices.toml`."""

    structure: dict[str, StructureFile]
    grade: dict[str, GradeFile]
    changes: ChangesFile


@lru_cache(maxsize=1)
def load_tables() -> Tables:
    """All tables of Grandeur; terrain and the dice of melee are those of Impetus."""
    return Tables(
        limits=load_lists().limits,
        weapons=load_weapons(),
        pieces=load_pieces(),
        scales=load_scales(),
        dice=load_modifiers(),
        prices=load_prices(),
        numbers=load_numbers(),
    )


@lru_cache(maxsize=1)
def load_lists() -> Lists:
    """The limits of every army list."""
    file = _troops()
    return Lists(limits_of(file.army, file.profile), load_weapons().rows)


@lru_cache(maxsize=1)
def load_scales() -> dict[str, Scale]:
    """The bases by the size of the figures."""
    return {name: _scale(row) for name, row in _troops().scale.items()}


@lru_cache(maxsize=1)
def load_weapons() -> Weapons:
    """The fire table (GR 5.4)."""
    document = _document("weapons")
    file = document.record(document.raw, WeaponsFile)
    bands = {name: getattr(file.bands, name) for name in BandsFile.__struct_fields__ if name != "clause"}
    return fire_table(document, bands, file.weapon)


@lru_cache(maxsize=1)
def load_prices() -> Prices:
    """What structures, generals and changes to a profile cost."""
    document = _document("prices")
    file = document.record(document.raw, PricesFile)
    structures = {name: Structure(row.chief, row.others, row.points) for name, row in file.structure.items()}
    grades = {name: Grade(row.rank, row.value, row.points) for name, row in file.grade.items()}
    changes = {name: getattr(file.changes, name) for name in ChangesFile.__struct_fields__ if name != "clauses"}
    return Prices(structures, grades, **changes)


@lru_cache(maxsize=1)
def load_numbers() -> Numbers:
    """All other numbers of the book."""
    document = _document("numbers")
    tables = {name: {k: v for k, v in raw.items() if k != "clauses"} for name, raw in document.raw.items()}
    raw = tables.pop("numbers") | tables
    return document.record(raw, Numbers)


def _document(name: str) -> Document:
    return read_document(DATA / f"tables/{name}.toml")


def _troops() -> TroopsFile:
    document = _document("troops")
    return document.record(document.raw, TroopsFile)


def _scale(row: GunsScaleFile) -> Scale:
    """GR S.3: millimetres as thousandths of a U."""
    return Scale(
        unit=row.unit,
        front=in_units(row.front, row.unit),
        depth={name: in_units(depth, row.unit) for name, depth in row.depth.items()},
        guns=in_units(row.guns, row.unit),
        general=Size(*(in_units(side, row.unit) for side in row.general)),
        division=Size(*(in_units(side, row.unit) for side in row.division)),
    )


@lru_cache(maxsize=1)
def load_grandeur() -> Grandeur:
    """The ruleset that the program plays."""
    return Grandeur(load_tables())
