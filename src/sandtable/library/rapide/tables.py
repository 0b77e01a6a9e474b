"""The tables of Combat Rapide: the shipped files, each table replaced by a player's own where he gives one."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from sandtable.library.document import Document, read_document
from sandtable.library.fault import Unreadable
from sandtable.library.halves import halves
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


class CombatFile(Struct, frozen=True, forbid_unknown_fields=True):
    columns: list[str]
    rows: dict[str, list[str]]
    clause: str = ""


class TechnologyFile(Struct, frozen=True, forbid_unknown_fields=True):
    columns: list[str]
    morale: int
    fires: Fires
    clause: str = ""


class VariableFile(Struct):
    by_force: list[str]
    clause: str = ""


class RemainsFile(Struct):
    rows: dict[str, list[str]]
    clause: str = ""


class RetreatFile(Struct):
    by_die: list[str]
    clause: str = ""


class NationalFile(Struct):
    clause: str
    nations: list[str]
    since: int
    until: int
    one: str
    two: str


TABLES = ("combat", "technology", "terrain", "national", "variable", "remains", "retreat", "stacking", "figures")


class Sheet:
    """One of the tables, in the file that gives it."""

    def __init__(self, document: Document, name: str) -> None:
        self.document = document
        self.name = name
        self.raw = document.raw[name]

    def record(self, shape: Any, raw: Any = None, path: str = "") -> Any:
        return self.document.record(self.raw if raw is None else raw, shape, self._path(path))

    def halves(self, text: str, path: str) -> int:
        try:
            return halves(text)
        except ValueError as error:
            raise self.wrong(path, "fault-halves", text=text) from error

    def wrong(self, path: str, key: str, **args: str | int) -> Unreadable:
        return Unreadable([self.document.fault(self._path(path), key, "", **args)])

    def _path(self, path: str) -> str:
        return f"{self.name}.{path}" if path else self.name


def load_tables(own: Iterable[Path] = ()) -> Tables:
    """The book's tables, with those of a player's files in their place."""
    sheets: dict[str, Sheet] = {}
    for path in [*sorted(shipped("rapide/tables").glob("*.toml")), *own]:
        document = read_document(path)
        sheets |= {name: Sheet(document, name) for name in _known(document)}
    return _tables(sheets)


def load_rapide(own: Iterable[Path] = ()) -> Rapide:
    """The finished ruleset; the same one each time for the shipped tables."""
    own = tuple(own)
    return Rapide(load_tables(own)) if own else _shipped_rapide()


@lru_cache(maxsize=1)
def _shipped_rapide() -> Rapide:
    return Rapide(load_tables())


def _known(document: Document) -> Iterator[str]:
    unknown = [name for name in document.raw if name not in TABLES]
    if unknown:
        raise Unreadable(
            [document.fault(n, "fault-unknown-field", field=n, nearest="", known=", ".join(TABLES)) for n in unknown]
        )
    return iter(document.raw)


def _tables(sheets: dict[str, Sheet]) -> Tables:
    combat, technologies = _combat(sheets["combat"]), _technologies(sheets["technology"])
    _columns_known(sheets["technology"], combat, technologies)
    return Tables(
        combat=combat,
        technologies=technologies,
        terrains=_terrains(sheets["terrain"]),
        national=_national(sheets["national"]),
        variable=_variable(sheets["variable"], sheets["stacking"]),
        remains=_remains(sheets["remains"]),
        retreat=_retreat(sheets["retreat"]),
        stacking=sheets["stacking"].record(Stacking, _without_clauses(sheets["stacking"].raw)),
        figures=_figures(sheets["figures"]),
    )


def _combat(sheet: Sheet) -> Combat:
    file = sheet.record(CombatFile)
    dice = sorted(int(die) for die in file.rows if die.lstrip("-").isdigit())
    if len(dice) != len(file.rows) or not dice or dice != list(range(dice[0], dice[-1] + 1)):
        raise sheet.wrong("rows", "fault-rows")
    rows = [_cells(sheet, file.columns, file.rows[str(die)], f"rows.{die}") for die in dice]
    columns = {name: tuple(row[i] for row in rows) for i, name in enumerate(file.columns)}
    return Combat(dice[0], columns)


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


def _technologies(sheet: Sheet) -> dict[str, Technology]:
    against = sheet.record(list[str], sheet.raw.get("against"), "against")
    rows = {name: row for name, row in sheet.raw.items() if name not in ("clause", "against")}
    if sorted(rows) != sorted(against):
        raise sheet.wrong("against", "fault-technologies", known=", ".join(rows))
    return {name: _technology(sheet, name, rows[name], against) for name in against}


def _technology(sheet: Sheet, name: str, raw: Any, against: list[str]) -> Technology:
    file: TechnologyFile = sheet.record(TechnologyFile, raw, name)
    pairs = [cell.split("/") for cell in file.columns]
    if len(pairs) != len(against) or any(len(pair) != 2 for pair in pairs):
        raise sheet.wrong(f"{name}.columns", "fault-columns", expected=len(against))
    fire = {foe: pair[0] for foe, pair in zip(against, pairs, strict=True)}
    shock = {foe: pair[1] for foe, pair in zip(against, pairs, strict=True)}
    return Technology(file.morale, fire, shock, file.fires, file.clause)


def _columns_known(sheet: Sheet, combat: Combat, technologies: dict[str, Technology]) -> None:
    """Every column that a technology names stands in the combat table."""
    for name, technology in technologies.items():
        fires = list(technology.fire.values()) if technology.fires != "none" else []
        for column in [*fires, *technology.shock.values()]:
            if column not in combat.columns:
                raise sheet.wrong(f"{name}.columns", "fault-column", column=column, known=", ".join(combat.columns))


def _terrains(sheet: Sheet) -> dict[str, Terrain]:
    rows = {name: row for name, row in sheet.raw.items() if name != "clause"}
    return {name: sheet.record(Terrain, row, name) for name, row in rows.items()}


def _national(sheet: Sheet) -> tuple[National, ...]:
    return tuple(_national_row(sheet, row, f"{i}") for i, row in enumerate(sheet.raw))


def _national_row(sheet: Sheet, raw: Any, path: str) -> National:
    row: NationalFile = sheet.record(NationalFile, raw, path)
    one, two = (sheet.halves(text, path) for text in (row.one, row.two))
    return National(row.clause, tuple(row.nations), row.since, row.until, one, two)


def _variable(sheet: Sheet, stacking: Sheet) -> tuple[int, ...]:
    file: VariableFile = sheet.record(VariableFile)
    if len(file.by_force) != stacking.raw.get("force"):
        raise sheet.wrong("by_force", "fault-row-length", expected=stacking.raw["force"], found=len(file.by_force))
    return tuple(sheet.halves(text, "by_force") for text in file.by_force)


def _remains(sheet: Sheet) -> dict[str, tuple[str, ...]]:
    file: RemainsFile = sheet.record(RemainsFile)
    for stack, row in file.rows.items():
        _stacks(sheet, [stack, *row], f"rows.{stack}")
    return {str(parse(stack)): tuple(row) for stack, row in file.rows.items()}


def _stacks(sheet: Sheet, stacks: list[str], path: str) -> None:
    for text in stacks:
        try:
            parse(text)
        except ValueError as error:
            raise sheet.wrong(path, "fault-stack", stack=text) from error


def _retreat(sheet: Sheet) -> tuple[int, ...]:
    file: RetreatFile = sheet.record(RetreatFile)
    if not file.by_die:
        raise sheet.wrong("by_die", "fault-rows")
    return tuple(sheet.halves(text, "by_die") for text in file.by_die)


def _figures(sheet: Sheet) -> Figures:
    raw = _without_clauses(sheet.raw)
    gap = raw.get("major_gap")
    if isinstance(gap, str):
        raw["major_gap"] = sheet.halves(gap, "major_gap")
    found: Figures = sheet.record(Figures, raw)
    return found


def _without_clauses(raw: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in raw.items() if name != "clauses"}
