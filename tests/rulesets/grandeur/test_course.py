"""The course of play of Grandeur, clause by clause: what orders lead to, and what refuses them."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from tests.rulesets.grandeur.situation import Case, Situation
from tests.rulesets.impetus.test_course import shown

FOLDER = Path(__file__).parents[2] / "cases" / "grandeur" / "course"
CASES = [
    msgspec.convert(raw, Case)
    for path in sorted(FOLDER.glob("*.toml"))
    for raw in tomllib.loads(path.read_text("utf-8"))["case"]
]


@pytest.mark.parametrize("case", [pytest.param(case, id=f"{case.clause}: {case.says}") for case in CASES])
def test_course(case: Case) -> None:
    """Orders are given and dice fall; everything that the case names happens, and nothing that it excludes."""
    shown(case, Situation(case, "fr"))
