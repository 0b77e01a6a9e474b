"""Where Grandeur changes a clause of Impetus: one situation played by both books, and what each makes of it."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.grandeur.rules.situation import Case, Situation
from tests.games.impetus.rules import situation
from tests.games.impetus.rules.test_course import shown

FILE = Path(__file__).parents[1] / "cases" / "both.toml"
CASES: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["case"]
OF_ONE_GAME = ("impetus", "grandeur", "changes")


def told(case: dict[str, Any], game: str) -> dict[str, Any]:
    """The case as one game has it."""
    common = {name: value for name, value in case.items() if name not in OF_ONE_GAME}
    return {**common, **case[game]}


@pytest.mark.parametrize("case", [pytest.param(each, id=f"{each['clause']}: {each['says']}") for each in CASES])
def test_impetus(case: dict[str, Any]) -> None:
    """What the clause that is changed says."""
    found = msgspec.convert({**told(case, "impetus"), "clause": case["changes"]}, situation.Case)
    shown(found, situation.Situation(found, "fr"))


@pytest.mark.parametrize("case", [pytest.param(each, id=f"{each['clause']}: {each['says']}") for each in CASES])
def test_grandeur(case: dict[str, Any]) -> None:
    """What Grandeur says in its place."""
    found = msgspec.convert(told(case, "grandeur"), Case)
    shown(found, Situation(found, "fr"))
