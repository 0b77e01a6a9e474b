"""The case files of Combat Rapide."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.games.rapide.rules.case import Case

CASES = Path(__file__).parents[1] / "cases"


def cases() -> Iterator[Case]:
    """Every case of every file."""
    for path in sorted(CASES.glob("*.toml")):
        for raw in _read(path).get("case", []):
            yield from _rows(raw)


def shown() -> set[str]:
    """Every clause that a case or a table speaks for."""
    documents = [_read(path) for path in CASES.glob("*.toml")]
    return {entry["clause"] for found in documents for kind in ("case", "table") for entry in found.get(kind, [])}


def table(file: str, name: str) -> dict[str, Any]:
    """One of the tables that a file prints."""
    return next(found for found in _read(CASES / f"{file}.toml")["table"] if found["name"] == name)


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def _rows(raw: dict[str, Any]) -> Iterator[Case]:
    """A case with rows is one case for each row, which says what differs."""
    common = {key: value for key, value in raw.items() if key != "rows"}
    for row in raw.get("rows", [{}]):
        says = ": ".join(filter(None, (common["says"], row.get("says") or _differs(row))))
        yield msgspec.convert({**common, **row, "says": says}, Case)


def _differs(row: dict[str, Any]) -> str:
    return ", ".join(str(value) for value in row.get("set", {}).values())
