"""The course of play of Grandeur, clause by clause: what orders lead to, and what refuses them."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from tests.games.grandeur.rules.situation import Case, Situation
from tests.games.impetus.rules.test_course import shown

FOLDER = Path(__file__).parents[1] / "cases" / "course"
CASES = [
    msgspec.convert(raw, Case)
    for path in sorted(FOLDER.glob("*.toml"))
    for raw in tomllib.loads(path.read_text("utf-8"))["case"]
]


@pytest.mark.parametrize("case", [pytest.param(case, id=f"{case.clause}: {case.says}") for case in CASES])
def test_course(case: Case) -> None:
    """Orders are given and dice fall; everything that the case names happens, and nothing that it excludes."""
    situation = Situation(case, "fr")
    shown(case, situation)
    survives_json(situation)


def survives_json(situation: Situation) -> None:
    """Whatever happens, with the steps that it leads to, is the same after being written and read."""
    coded = codec(situation.ruleset)
    assert [coded.event(canonical(event)) for event in situation.events] == situation.events
    assert coded.state(canonical(situation.state)) == situation.state
