"""Every case of the book is so, and every clause has one."""

from collections import Counter

import pytest

from sandtable.library.clauses import clauses
from tests.games.rapide.rules import proof
from tests.games.rapide.rules.case import Case
from tests.games.rapide.rules.folder import cases, shown

CASES = list(cases())
CAN_BE_BROKEN = (
    "CR A.1",
    "CR A.3",
    "CR B.1",
    "CR B.2",
    "CR C.9",
    "CR H",
    "CR K.2",
    "CR N",
    "CR O.1",
    "CR T.2",
    "CR T.3",
)
"""By a battle file or by an order; the others speak of what the game does by itself."""


@pytest.mark.parametrize("case", CASES, ids=[f"{case.clause}: {case.says}" for case in CASES])
def test_case(case: Case) -> None:
    if case.then is not None:
        proof.order_refused(case)
    elif case.refused is not None:
        proof.battle_refused(case)
    else:
        proof.fought_out(case)


def test_every_clause_is_shown() -> None:
    assert shown() == {clause for clause in clauses() if clause.startswith("CR ")}


def test_every_clause_that_can_be_broken_is_refused_by_name() -> None:
    by_name = {clause for case in CASES for clause in case.refused or () if clause.startswith("CR ")}
    assert by_name == set(CAN_BE_BROKEN)


def test_no_two_cases_say_the_same() -> None:
    assert [name for name, count in Counter((case.clause, case.says) for case in CASES).items() if count > 1] == []
