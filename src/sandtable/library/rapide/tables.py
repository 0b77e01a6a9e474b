"""The tables of Combat Rapide: the shipped files, each table replaced by a player's own where he gives one."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from sandtable.library.document import read_document
from sandtable.library.rapide.sheet import Sheet, sheets
from sandtable.library.shipped import shipped
from sandtable.rulesets.rapide.ruleset import Rapide
from sandtable.rulesets.rapide.stacking import parse
from sandtable.rulesets.rapide.tables import (
    Cell,
    Combat,
    Figures,
    Fires,
    National,
    Stacking,
    Tables,
    Technology,
    Terrain,
)

HIGHEST = 99
SIDES = 256


class CombatFile(Struct, frozen=True):
    columns: list[str]
    rows: dict[str, list[str]]


class TechnologyFile(Struct, frozen=True):
    columns: list[str]
    morale: int
    fires: Fires
    clause: str = ""


class VariableFile(Struct, frozen=True):
    by_force: list[str]


class RemainsFile(Struct, frozen=True):
    rows: dict[str, list[str]]


class RetreatFile(Struct, frozen=True):
    by_die: list[str]


class NationalFile(Struct, frozen=True):
    nations: list[str]
    since: int
    until: int
    one: str
    two: str
    clause: str = ""


def load_tables(own: Iterable[Path] = ()) -> Tables:
    """The book's tables, with those of a player's files in their place."""
    found: dict[str, Sheet] = {}
    for path in [*sorted(shipped("rapide/tables").glob("*.toml")), *own]:
        found |= sheets(read_document(path))
    return _tables(found)


def load_rapide(own: Iterable[Path] = ()) -> Rapide:
    """The finished ruleset; the same one each time for the shipped tables."""
    own = tuple(own)
    return Rapide(load_tables(own)) if own else _shipped_rapide()


@lru_cache(maxsize=1)
def _shipped_rapide() -> Rapide:
    return Rapide(load_tables())


def _tables(found: dict[str, Sheet]) -> Tables:
    combat, stacking = _combat(found["combat"]), _stacking(found["stacking"])
    return Tables(
        combat=combat,
        technologies=_technologies(found["technology"], combat),
        terrains=_terrains(found["terrain"]),
        national=_national(found["national"]),
        variable=_variable(found["variable"], stacking),
        remains=_remains(found["remains"]),
        retreat=_retreat(found["retreat"]),
        stacking=stacking,
        figures=_figures(found["figures"], combat),
    )


def _combat(sheet: Sheet) -> Combat:
    file: CombatFile = sheet.record(CombatFile, sheet.rows())
    dice = sorted(int(die) for die in file.rows if die.isdecimal())
    if len(dice) != len(file.rows) or not dice or dice != list(range(dice[0], dice[-1] + 1)):
        raise sheet.wrong("rows", "fault-rows")
    rows = [_cells(sheet, file.columns, file.rows[str(die)], f"rows.{die}") for die in dice]
    return Combat(dice[0], {name: tuple(row[i] for row in rows) for i, name in enumerate(file.columns)})


def _cells(sheet: Sheet, columns: list[str], row: list[str], path: str) -> list[Cell]:
    if len(row) != len(columns):
        raise sheet.wrong(path, "fault-row-length", expected=len(columns), found=len(row))
    return [_cell(sheet, cell, path) for cell in row]


def _cell(sheet: Sheet, text: str, path: str) -> Cell:
    losses = text.rstrip("* ").strip()
    value = 0 if losses in ("-", "–", "") else sheet.halves(losses, path)
    if value < 0:
        raise sheet.wrong(path, "fault-halves", text=text)
    return value, text.count("*")


def _technologies(sheet: Sheet, combat: Combat) -> dict[str, Technology]:
    rows = sheet.rows()
    against: list[str] = sheet.record(list[str], rows.pop("against", None), "against")
    if sorted(rows) != sorted(against):
        raise sheet.wrong("against", "fault-technologies", known=", ".join(rows))
    return {name: _technology(sheet, name, rows[name], against, combat) for name in against}


def _technology(sheet: Sheet, name: str, raw: Any, against: list[str], combat: Combat) -> Technology:
    file: TechnologyFile = sheet.record(TechnologyFile, raw, name)
    pairs = [cell.split("/") for cell in file.columns]
    if len(pairs) != len(against) or any(len(pair) != 2 for pair in pairs):
        raise sheet.wrong(f"{name}.columns", "fault-columns", expected=len(against))
    sheet.within(f"{name}.morale", file.morale, 1, HIGHEST)
    fire = [] if file.fires == "none" else [pair[0] for pair in pairs]
    for column in [*fire, *(pair[1] for pair in pairs)]:
        _column(sheet, f"{name}.columns", column, combat)
    columns = [dict(zip(against, each, strict=True)) for each in zip(*pairs, strict=True)]
    return Technology(file.morale, columns[0], columns[1], file.fires, file.clause)


def _column(sheet: Sheet, path: str, column: str, combat: Combat) -> None:
    """A column that is named stands in the combat table."""
    if column not in combat.columns:
        raise sheet.wrong(path, "fault-column", column=column, known=", ".join(combat.columns))


def _terrains(sheet: Sheet) -> dict[str, Terrain]:
    return {name: sheet.record(Terrain, row, name) for name, row in sheet.rows().items()}


def _national(sheet: Sheet) -> tuple[National, ...]:
    return tuple(_national_row(sheet, row, str(place)) for place, row in enumerate(sheet.raw))


def _national_row(sheet: Sheet, raw: Any, path: str) -> National:
    row: NationalFile = sheet.record(NationalFile, raw, path)
    one, two = sheet.halves(row.one, f"{path}.one"), sheet.halves(row.two, f"{path}.two")
    return National(row.clause, tuple(row.nations), row.since, row.until, one, two)


def _variable(sheet: Sheet, stacking: Stacking) -> tuple[int, ...]:
    file: VariableFile = sheet.record(VariableFile, sheet.rows())
    if len(file.by_force) != stacking.force:
        raise sheet.wrong("by_force", "fault-row-length", expected=stacking.force, found=len(file.by_force))
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
    return tuple(sheet.halves(text, "by_die") for text in file.by_die)


def _stacking(sheet: Sheet) -> Stacking:
    found: Stacking = sheet.record(Stacking, sheet.rows())
    sheet.within("force", found.force, 1, HIGHEST)
    return found


def _figures(sheet: Sheet, combat: Combat) -> Figures:
    raw = sheet.rows()
    if isinstance(gap := raw.get("major_gap"), str):
        raw["major_gap"] = sheet.halves(gap, "major_gap")
    found: Figures = sheet.record(Figures, raw)
    sheet.within("die", found.die, 2, SIDES)
    sheet.within("rounds", found.rounds, 1, HIGHEST)
    for name in ("pursuit_column", "revolution_column"):
        _column(sheet, name, getattr(found, name), combat)
    return found
