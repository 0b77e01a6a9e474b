"""The course of play, clause by clause: what orders lead to, and what refuses them, in both editions."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.kernel.awaiting import Choice
from tests.games.impetus.rules.situation import Case, Situation, fits, full, near, table_value
from tests.games.refusing import refused_by

FOLDER = Path(__file__).parents[1] / "cases" / "course"
CASES = [
    msgspec.convert(raw, Case)
    for path in sorted(FOLDER.glob("*.toml"))
    for raw in tomllib.loads(path.read_text("utf-8"))["case"]
]


def told(case: Case) -> list[Any]:
    return [pytest.param(case, edition, id=f"{edition} {case.clause}: {case.says}") for edition in case.editions]


@pytest.mark.parametrize(("case", "edition"), [each for case in CASES for each in told(case)])
def test_course(case: Case, edition: str) -> None:
    """Orders are given and dice fall; everything that the case names happens, and nothing that it excludes."""
    shown(case, Situation(case, edition))


def shown(case: Case, situation: Situation) -> None:
    """All that a case says holds."""
    offered(case, situation)
    *before, last = case.orders or ({},)
    for raw in before:
        situation.give(situation.order(raw))
    if case.refused:
        refused(case, situation, last)
    elif last:
        situation.give(situation.order(last))
    assert not situation.dice, "dice are left over"
    assert situation.waits == situation.should_wait
    happened(case, situation)
    became(case, situation)


def refused(case: Case, situation: Situation, raw: dict[str, Any]) -> None:
    """The last order is refused by these clauses and no others."""
    found = refused_by(situation.ruleset, situation.state, situation.seat, situation.order(raw))
    assert sorted({refusal.clause for refusal in found}) == sorted(case.refused)


def offered(case: Case, situation: Situation) -> None:
    """What is offered has exactly these limits; what is barred is barred by these clauses."""
    for raw in case.offers:
        wanted = {name: table_value(name, value, case.active) for name, value in raw.items() if name != "piece"}
        offers = situation.options(full_piece(raw["piece"], case)).offers
        fields = [{**msgspec.to_builtins(offer.order), "low": offer.low, "high": offer.high} for offer in offers]
        assert any(all(near(n, each.get(n), v) for n, v in wanted.items()) for each in fields), fields
    for raw in case.barred:
        options = situation.options(full_piece(raw["piece"], case))
        found = [each for each in options.barred if msgspec.to_builtins(each.order)["order"] == raw["order"]]
        assert any({r.clause for r in each.refusals} == set(raw["refused"]) for each in found), found


def full_piece(piece: str, case: Case) -> str:
    return "+".join(full(each, case.active) for each in piece.split("+"))


def happened(case: Case, situation: Situation) -> None:
    facts = list(situation.facts())
    rest = iter(facts)
    for wanted in case.happens:
        assert any(fits(fact, wanted, case.active) for fact in rest), f"{wanted} not among {facts}"
    for wanted in case.lacks:
        assert not any(fits(fact, wanted, case.active) for fact in facts), wanted


def became(case: Case, situation: Situation) -> None:
    state = situation.state
    for name, wanted in case.then.items():
        unit = full(name, case.active)
        if isinstance(wanted, str):
            assert (wanted, state.there(unit)) == ("gone", False)
            continue
        known = msgspec.to_builtins(state.unit(unit))
        known["vbu"] = known["profile"]["vbu"] - known["lost"]
        known |= dict(zip(("x", "y", "heading"), state.pose(unit), strict=True))
        for field, value in wanted.items():
            assert near(field, known[field], table_value(field, value, case.active)), (unit, field, known[field])
    if case.asked:
        awaited = situation.ruleset.awaiting(state)
        assert isinstance(awaited, Choice), awaited
        assert awaited.what == case.asked
