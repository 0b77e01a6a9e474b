"""The tables of a period, read from a file; a player's own file replaces one of the program's."""

from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from sandtable.games.argad import DATA
from sandtable.games.argad.rules.melee.blows import FISTS
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.tables import (
    BANDS,
    FURTHEST,
    LENGTHS,
    Against,
    Blade,
    Caps,
    Covers,
    Figures,
    Ground,
    Hides,
    Missile,
    Modifiers,
    OnMove,
    Pace,
    Period,
    Tables,
    Terrain,
    Throw,
)
from sandtable.kernel.bounds import Count, Dice, Id, Table, Text, Turns
from sandtable.library.document import Document, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.measures import length
from sandtable.library.own import TABLES, Own

MOST_RANGES = len(BANDS)
Number: TypeAlias = Annotated[int, Meta(ge=-FURTHEST, le=FURTHEST)] | Annotated[float, Meta(ge=-FURTHEST, le=FURTHEST)]
"""A length in cm or an angle in degrees; NaN is refused too."""


class PaceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the movement table."""

    light: Number
    mail: Number
    plate: Number
    dice: Throw


class MoveFile(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The movement table."""

    foot: PaceFile
    cavalry: PaceFile
    mounted_foot: PaceFile
    farm_horse: PaceFile
    beast: PaceFile
    clause: Text = ""


class CapsFile(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The caps of the movement table."""

    large_shield: Number
    strong: Number
    close_order: Number
    wall: Number
    clause: Text = ""


class FiguresFile(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Single numbers."""

    voice: Number
    charge: Number
    pass_by: Number
    across: Number
    speed_dice: Throw
    swift_dice: Throw


class MissileFile(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A row of the shooting table."""

    ranges: Annotated[list[Number], Meta(max_length=20)]
    needs: Annotated[list[Dice], Meta(max_length=20)]
    foot: OnMove | None = None
    mounted: OnMove | None = None
    foot_only: bool = False
    against: Annotated[list[Against], Meta(max_length=20)] = []
    group: Count = 0
    helper: Count = 0
    reload: Turns = 0
    counted: Dice = 0
    contact: Id = ""
    firearm: bool = False
    heavy: bool = False
    missiles: Throw = 1
    cap: Number = 0
    two_ranks: bool = False
    clause: Text = ""


class BladeFile(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A melee weapon."""

    length: Id
    adds: Dice = 0
    ranks: bool = False
    braced: bool = False
    two_handed: bool = False


class TerrainFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the terrain table."""

    form: Id
    foot: Ground = "easy"
    cavalry: Ground = "easy"
    heavy: Ground = "easy"
    crossing: Number = 0
    cover: Dice = 0
    covers: Covers = "none"
    hides: Hides = "none"
    deep: Number = 0
    linear: bool = False
    climbed: bool = False
    road: bool = False
    room: bool = False
    door: bool = False
    raised: bool = False
    stairs: bool = False
    rises: bool = False
    clause: Text = ""


class ModifiersFile(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The melee modifiers."""

    lower: Dice
    obstacle: Dice
    climber: Dice
    climbed: Dice
    shield: Dice
    wall: Dice
    strong: Dice
    foot_at_rider: Dice
    rider_at_spear: Dice
    spear_at_charge: Dice
    charge: Dice
    rider_difficult: Dice
    rider_very_difficult: Dice
    glory: Dice
    crack_shot: Dice
    clause: Text = ""


class PeriodFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All tables of a period."""

    move: MoveFile
    caps: CapsFile
    figures: FiguresFile
    missile: Table[MissileFile]
    blade: Table[BladeFile]
    terrain: Table[TerrainFile]
    modifiers: ModifiersFile


def periods() -> dict[str, Path]:
    """The program's own tables by their period."""
    return {path.stem: path for path in sorted((DATA / "tables").glob("*.toml"))}


def read_period(path: Path) -> Period:
    """The tables of a file, or everything that is wrong with it."""
    return read_tables(read_document(path))


def read_tables(document: Document) -> Period:
    """The tables of a text, or everything that is wrong with it."""
    file = document.record(document.raw, PeriodFile)
    if faults := list(_faults(document, file)):
        raise Unreadable(faults)
    return _period(file)


def _faults(document: Document, file: PeriodFile) -> list[Fault]:
    found = [fault for name, row in file.missile.items() for fault in _missile_faults(document, name, row)]
    for name, blade in file.blade.items():
        if blade.length not in LENGTHS:
            found.append(document.fault(f"blade.{name}.length", "fault-argad-length", "AR IV.a", found=blade.length))
    if FISTS not in file.blade:
        found.append(document.fault("blade", "fault-argad-fists", "AR IV.a"))
    for name, row in file.terrain.items():
        if row.form not in ("area", "line"):
            found.append(document.fault(f"terrain.{name}.form", "fault-argad-form", "AR T.4", found=row.form))
    return found


def _missile_faults(document: Document, name: str, row: MissileFile) -> list[Fault]:
    found, path = [], f"missile.{name}"
    rising = sorted(row.ranges) == row.ranges
    if len(row.ranges) != len(row.needs) or not 1 <= len(row.ranges) <= MOST_RANGES or not rising:
        found.append(document.fault(f"{path}.ranges", "fault-argad-ranges", "AR T.3", weapon=name))
    if row.contact not in ("", "mounted", "all"):
        found.append(document.fault(f"{path}.contact", "fault-argad-contact", "AR VII.i", found=row.contact))
    return found


def _period(file: PeriodFile) -> Period:
    figures = _lengths(file.figures, "voice", "charge", "pass_by", "across")
    return Period(
        moves={
            name.replace("_", "-"): Pace(**_lengths(getattr(file.move, name), "light", "mail", "plate"))
            for name in MOVES
        },
        caps=Caps(**_lengths(file.caps, "large_shield", "strong", "close_order", "wall")),
        missiles={name: _missile(row) for name, row in file.missile.items()},
        blades={name: Blade(**_fields(row)) for name, row in file.blade.items()},
        terrain={name: Terrain(**_lengths(row, "crossing", "deep")) for name, row in file.terrain.items()},
        modifiers=Modifiers(**_fields(file.modifiers)),
        figures=Figures(**figures),
    )


MOVES = ("foot", "cavalry", "mounted_foot", "farm_horse", "beast")


def _fields(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__ if name != "clause"}


def _lengths(row: Struct, *names: str) -> dict[str, Any]:
    return {**_fields(row), **{name: length(getattr(row, name)) for name in names}}


def _missile(row: MissileFile) -> Missile:
    fields = _lengths(row, "cap")
    fields["ranges"] = tuple(length(each) for each in row.ranges)
    fields["needs"], fields["against"] = tuple(row.needs), tuple(row.against)
    return Missile(**fields)


@lru_cache(maxsize=1)
def load_tables() -> Tables:
    """The program's own tables."""
    return Tables({name: read_period(path) for name, path in periods().items()})


@lru_cache(maxsize=1)
def load_argad() -> Argad:
    """The ruleset that the program plays."""
    return Argad(load_tables())


def with_own(tables: Tables, path: Path) -> Tables:
    """The tables with a player's own file. It replaces the period that it is named after, or is added."""
    return Tables({**tables.periods, path.stem: read_period(path)})


def own_periods(own: Own) -> Tables:
    """The program's tables, and the sound ones of the player's folder, by name."""
    found = load_tables()
    for path in own.places("argad", TABLES).values():
        with suppress(Unreadable):
            found = with_own(found, path)
    return found
