"""The umpire on games of the code before its mends, and on tiny games made by hand: it says this, and nothing else."""

import gzip
import tomllib
from pathlib import Path
from typing import Any

import pytest

from sandtable.audit import audit
from tests.audit.made import game

CASES = Path(__file__).parent / "cases"


def cases(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((CASES / f"{name}.toml").read_text("utf-8"))["case"]
    return found


def said(data: bytes) -> list[str]:
    return [f"{each.line} {each.clause}: {each.who}" for each in audit(data)]


@pytest.mark.parametrize("case", cases("old"), ids=lambda case: case["file"])
def test_old_games(case: dict[str, Any]) -> None:
    data = gzip.decompress((CASES / f"{case['file']}.sand.gz").read_bytes())
    assert said(data) == case["complaints"]


MADE = [case for name in ("impetus", "grandeur", "argad", "rapide") for case in cases(name)]


@pytest.mark.parametrize("case", MADE, ids=lambda case: case["name"])
def test_made_games(case: dict[str, Any]) -> None:
    assert said(game(case)) == case["complaints"]
