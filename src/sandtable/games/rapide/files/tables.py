"""The tables of Combat Rapide: the shipped files, each table replaced by a player's own if there is one."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from sandtable.games.rapide import DATA
from sandtable.games.rapide.files.sheet import Sheet, sheets
from sandtable.games.rapide.rules.ruleset import Rapide
from sandtable.games.rapide.rules.stacks import parse
from sandtable.games.rapide.rules.tables import (
    Cell,
    Combat,
    Figures,
    Fires,
    Morale,
    National,
    Stacking,
    Tables,
    Technology,
    Terrain,
)
from sandtable.kernel.bounds import Id, Table, Year
from sandtable.library.document import Document, read_document
from sandtable.library.fault import Fault, Unreadable

NOTHING = ("-", "–", "")

_DIE = re.compile(r"0|-?[1-9]\d{0,2}")


Names: TypeAlias = Annotated[list[Id], Meta(max_length=100)]


class CombatFile(Struct, frozen=True):
    columns: Names
    rows: Annotated[dict[Id, Names], Meta(max_length=200)]


class TechnologyFile(Struct, frozen=True):
    columns: Names
    morale: Morale
    fires: Fires
    clause: Id = ""


class VariableFile(Struct, frozen=True):
    by_force: Names


class RemainsFile(Struct, frozen=True):
    rows: Table[Names]


class RetreatFile(Struct, frozen=True):
    by_die: Names


class NationalFile(Struct, frozen=True):
    nations: Names
    since: Year
    until: Year
    one: Id
    two: Id
    clause: Id = ""


def load_tables(own: Iterable[Path] = ()) -> Tables:
    """The book's tables, with those of a player's files in their place."""
    found = _shipped_sheets()
    for path in own:
        found |= sheets(read_document(path), own=True)
    return _tables(found)


def read_tables(document: Document) -> Tables:
    """The book's tables with those of one TOML text in their place. Raises Unreadable."""
    return _tables(_shipped_sheets() | sheets(document, own=True))


def _shipped_sheets() -> dict[str, Sheet]:
    found: dict[str, Sheet] = {}
    for path in sorted((DATA / "tables").glob("*.toml")):
        found |= sheets(read_document(path), own=False)
    return found


def load_rapide(own: Iterable[Path] = ()) -> Rapide:
    """The finished ruleset; the same one each time for the shipped tables."""
    own = tuple(own)
    return Rapide(load_tables(own)) if own else _shipped_rapide()


@lru_cache(maxsize=1)
def _shipped_rapide() -> Rapide:
    return Rapide(load_tables())


class Gathering:
    """Builds the tables one by one and collects their faults."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def __call__(self, build: Callable[..., Any], *parts: Any) -> Any:
        """A table, or None if it, or one that it depends on, is faulty."""
        if any(part is None for part in parts):
            return None
        try:
            return build(*parts)
        except Unreadable as trouble:
            self.faults += trouble.faults
            return None


def _tables(found: dict[str, Sheet]) -> Tables:
    gather = Gathering()
    combat = gather(_combat, found["combat"])
    stacking = gather(_stacking, found["stacking"])
    parts = {
        "technologies": gather(_technologies, found["technology"], found["combat"], combat),
        "terrains": gather(_terrains, found["terrain"]),
        "national": gather(_national, found["national"]),
        "variable": gather(_variable, found["variable"], found["stacking"], stacking),
        "remains": gather(_remains, found["remains"]),
        "retreat": gather(_retreat, found["retreat"]),
        "figures": gather(_figures, found["figures"], found["combat"], combat),
    }
    if gather.faults:
        raise Unreadable(gather.faults)
    return Tables(combat=combat, stacking=stacking, **parts)


def _combat(sheet: Sheet) -> Combat:
    file: CombatFile = sheet.record(CombatFile, sheet.rows())
    dice = sorted(int(die) for die in file.rows if _DIE.fullmatch(die))
    if len(dice) != len(file.rows) or not dice or dice != list(range(dice[0], dice[-1] + 1)):
        raise sheet.wrong("rows", "fault-rows")
    if len(set(file.columns)) < len(file.columns):
        raise sheet.wrong("columns", "fault-twice")
    rows = [_cells(sheet, file.columns, file.rows[str(die)], f"rows.{die}") for die in dice]
    return Combat(dice[0], {name: tuple(row[i] for row in rows) for i, name in enumerate(file.columns)})


def _cells(sheet: Sheet, columns: list[str], row: list[str], path: str) -> list[Cell]:
    if len(row) != len(columns):
        raise sheet.wrong(path, "fault-row-length", expected=len(columns), found=len(row))
    return [_cell(sheet, cell, path) for cell in row]


def _cell(sheet: Sheet, text: str, path: str) -> Cell:
    losses = text.rstrip("* ").strip()
    return (0 if losses in NOTHING else sheet.losses(losses, path)), text.count("*")


def _technologies(sheet: Sheet, columns: Sheet, combat: Combat) -> dict[str, Technology]:
    rows = sheet.rows()
    if "against" not in rows:
        raise sheet.wrong("", "fault-missing", field="technology.against")
    against: list[str] = sheet.record(Names, rows.pop("against"), "against")
    if sorted(rows) != sorted(against):
        raise sheet.wrong("against", "fault-technologies", known=", ".join(rows))
    found = {name: _technology(sheet, name, rows[name], against) for name in against}
    for name, technology in found.items():
        fire = technology.fire.values() if technology.fires != "none" else ()
        for column in (*fire, *technology.shock.values()):
            _column(sheet, f"{name}.columns", column, columns, combat)
    return found


def _technology(sheet: Sheet, name: str, raw: Any, against: list[str]) -> Technology:
    file: TechnologyFile = sheet.record(TechnologyFile, raw, name)
    pairs = [cell.split("/") for cell in file.columns]
    if len(pairs) != len(against) or any(len(pair) != 2 for pair in pairs):
        raise sheet.wrong(f"{name}.columns", "fault-columns", expected=len(against))
    fire, shock = (dict(zip(against, each, strict=True)) for each in zip(*pairs, strict=True))
    return Technology(file.morale, fire, shock, file.fires, file.clause)


def _column(sheet: Sheet, path: str, column: str, columns: Sheet, combat: Combat) -> None:
    """A named column must be in the combat table; if only that table is the player's own, the fault is there."""
    if column in combat.columns:
        return
    if columns.own and not sheet.own:
        raise columns.wrong("columns", "fault-column", column=column, known=", ".join(combat.columns))
    raise sheet.wrong(path, "fault-column", column=column, known=", ".join(combat.columns))


def _terrains(sheet: Sheet) -> dict[str, Terrain]:
    return {name: sheet.record(Terrain, row, name) for name, row in sheet.rows().items()}


def _national(sheet: Sheet) -> tuple[National, ...]:
    return tuple(_national_row(sheet, row, str(place)) for place, row in enumerate(sheet.raw))


def _national_row(sheet: Sheet, raw: Any, path: str) -> National:
    row: NationalFile = sheet.record(NationalFile, raw, path)
    one, two = sheet.halves(row.one, f"{path}.one"), sheet.halves(row.two, f"{path}.two")
    nations = tuple(sheet.nation(name, f"{path}.nations") for name in row.nations)
    return National(row.clause, nations, row.since, row.until, one, two)


def _variable(sheet: Sheet, limits: Sheet, stacking: Stacking) -> tuple[int, ...]:
    file: VariableFile = sheet.record(VariableFile, sheet.rows())
    if len(file.by_force) != stacking.force:
        blamed, path = (limits, "force") if limits.own and not sheet.own else (sheet, "by_force")
        raise blamed.wrong(path, "fault-row-length", expected=stacking.force, found=len(file.by_force))
    return tuple(sheet.halves(text, "by_force") for text in file.by_force)


def _remains(sheet: Sheet) -> dict[str, tuple[str, ...]]:
    file: RemainsFile = sheet.record(RemainsFile, sheet.rows())
    return {
        _stack(sheet, stack, stack): tuple(_stack(sheet, left, stack) for left in row)
        for stack, row in file.rows.items()
    }


def _stack(sheet: Sheet, text: str, row: str) -> str:
    """A stack written the one way that the rules write it."""
    try:
        return str(parse(text))
    except ValueError as error:
        raise sheet.wrong(f"rows.{row}", "fault-stack", stack=text) from error


def _retreat(sheet: Sheet) -> tuple[int, ...]:
    file: RetreatFile = sheet.record(RetreatFile, sheet.rows())
    if not file.by_die:
        raise sheet.wrong("by_die", "fault-rows")
    return tuple(sheet.losses(text, "by_die") for text in file.by_die)


def _stacking(sheet: Sheet) -> Stacking:
    found: Stacking = sheet.record(Stacking, sheet.rows())
    sheet.nation(found.pasha_nation, "pasha_nation")
    return found


def _figures(sheet: Sheet, columns: Sheet, combat: Combat) -> Figures:
    raw = sheet.rows()
    if isinstance(gap := raw.get("major_gap"), str):
        raw["major_gap"] = sheet.halves(gap, "major_gap")
    elif type(gap) is int:
        raw["major_gap"] = 2 * gap
    found: Figures = sheet.record(Figures, raw)
    for name in ("pursuit_column", "revolution_column"):
        _column(sheet, name, getattr(found, name), columns, combat)
    sheet.nation(found.revolution_nation, "revolution_nation")
    return found
