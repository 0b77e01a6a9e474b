"""Every case of the book is so, and every clause has one."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.games.argad.files.tables import load_argad
from sandtable.kernel.awaiting import Choice, Over
from sandtable.table.footing import overlapping
from tests.games.argad.rules.situation import DEGREE, Case, Situation, cm, fits, near, scenario

FOLDER = Path(__file__).parents[1] / "cases"
CASES = [
    msgspec.convert(raw, Case)
    for path in sorted(FOLDER.glob("*.toml"))
    for raw in tomllib.loads(path.read_text("utf-8"))["case"]
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.clause}: {case.says}" for case in CASES])
def test_case(case: Case) -> None:
    """Orders are given and dice fall; everything that the case names happens, and nothing that it excludes."""
    if case.unfit:
        found = {refusal.clause for refusal in load_argad().judge_setup(scenario(case))}
        assert sorted(found) == sorted(case.refused)
        return
    situation = Situation(case)
    refused = situation.run()
    assert sorted({refusal.clause for refusal in refused}) == sorted(case.refused)
    assert not situation.dice, f"dice are left over: {situation.dice}"
    assert situation.waits == case.waits
    assert not situation.orders, f"orders are left over: {situation.orders}"
    happened(case, situation)
    became(case, situation)


def happened(case: Case, situation: Situation) -> None:
    facts = list(situation.facts())
    rest = iter(facts)
    for wanted in case.happens:
        assert any(fits(fact, wanted) for fact in rest), f"{wanted} not among {facts}"
    for wanted in case.lacks:
        assert not any(fits(fact, wanted) for fact in facts), wanted
    thrown = iter(situation.thrown)
    for wanted in case.throws:
        assert any(fits(throw, wanted) for throw in thrown), f"{wanted} not among {situation.thrown}"


def became(case: Case, situation: Situation) -> None:
    state, ruleset = situation.state, situation.ruleset
    for name, wanted in case.then.items():
        man = state.man(name)
        if isinstance(wanted, str):
            assert wanted == "gone"
            assert man is None, man
            continue
        assert man is not None, f"{name} is gone"
        known: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(man))
        for field, value in wanted.items():
            if field == "at":
                assert man.stand is not None
                places = [cm(value[0]), cm(value[1]), *(round(each * DEGREE) for each in value[2:])]
                assert all(near(a, b) for a, b in zip(man.stand, places, strict=False)), man.stand
            else:
                assert known[field] == value, (name, field, known[field])
    awaited = ruleset.awaiting(state)
    if case.winners is not None:
        assert isinstance(awaited, Over), awaited
        assert awaited.outcome.winners == case.winners
    if case.asked:
        assert isinstance(awaited, Choice), awaited
        assert awaited.what == case.asked
    nobody_overlaps(situation)


def nobody_overlaps(situation: Situation) -> None:
    field = situation.ruleset.umpire.field(situation.state)
    names = field.standing
    crowd = [(a, b) for n, a in enumerate(names) for b in names[n + 1 :] if overlapping(field.foot(a), field.foot(b))]
    assert not crowd


def test_no_two_cases_say_the_same() -> None:
    """A case that is there twice shows nothing more."""
    assert [name for name, count in Counter((case.clause, case.says) for case in CASES).items() if count > 1] == []
