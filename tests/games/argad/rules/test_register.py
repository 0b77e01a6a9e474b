"""Every clause of Argad! has a text and a case, and what can be broken is refused by name."""

from sandtable.library.clauses import clauses
from tests.games.argad.rules.test_cases import CASES

CAN_BE_BROKEN = {
    "AR I", "AR II", "AR III.a", "AR III.b", "AR IV.a", "AR IV.b", "AR V.d", "AR V.e", "AR V.f",
    "AR VI.a", "AR VI.b", "AR VI.f", "AR VI.g", "AR VI.i",
    "AR VII.a", "AR VII.b", "AR VII.c", "AR VII.d", "AR VII.e", "AR VII.g", "AR VII.i",
    "AR VIII.a", "AR VIII.l", "AR VIII.m", "AR IX.a", "AR IX.b", "AR IX.c", "AR IX.d",
    "AR XI.a", "AR XI.b", "AR XI.d", "AR XIV.b", "AR XIV.d", "AR XIV.f", "AR XIV.g",
    "AR XV.a", "AR XV.b", "AR XV.c", "AR T.2", "AR T.3", "AR T.4", "AR T.6",
}  # fmt: skip
"""By an order or by a scenario; the others speak of what the game does by itself."""


def test_every_clause_is_shown() -> None:
    """There is a case of each, and no case of anything else."""
    shown = {clause for case in CASES for clause in (case.clause, *case.clauses)}
    assert shown == {clause for clause in clauses() if clause.startswith("AR ")}


def test_every_clause_that_can_be_broken_is_refused_by_name() -> None:
    """In some case."""
    assert {clause for case in CASES for clause in case.refused} == CAN_BE_BROKEN
