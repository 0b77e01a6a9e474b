"""2. Armies: every case is so, and a refusal says where it lies."""

from collections import Counter

import pytest
from msgspec.structs import replace

from sandtable.games.impetus.files.tables import load_lists
from sandtable.games.impetus.rules.troops.armies import Army, Name, Option, Unit, judge_army, led, taken
from sandtable.games.impetus.rules.troops.profiles import TRAITS, Profile
from sandtable.kernel.refusal import Refusal
from tests.games.impetus.rules.muster import NAME, SOUND, Case, Troops, army, cases

CASES = list(cases())
FIELDS = {"unit", "leads", "type", "m", "vbu", "i", "vd", "weapon", "traits"}


def judged(found: Army) -> list[Refusal]:
    return list(judge_army(found, load_lists()))


def one(**facts: object) -> Refusal:
    """The one refusal of a unit among sound ones."""
    (refusal,) = judged(army((*SOUND, replace(Troops(), **facts))))
    return refusal


@pytest.mark.parametrize("case", CASES, ids=[f"{case.clause}: {case.says}" for case in CASES])
def test_case(case: Case) -> None:
    refusals = list(judge_army(army(case.troops), load_lists(), any_size=case.any_size))
    assert sorted(refusal.clause for refusal in refusals) == sorted(case.refused), refusals
    assert {refusal.args["field"] for refusal in refusals} <= FIELDS
    if case.unit is not None:
        assert {refusal.pieces for refusal in refusals} <= {("8",)}


def test_no_two_cases_say_the_same() -> None:
    assert [name for name, count in Counter((case.clause, case.says) for case in CASES).items() if count > 1] == []


def test_every_trait_has_a_case_that_allows_it() -> None:
    allowed = {trait for case in CASES if case.unit and not case.refused for trait in case.unit.traits}
    assert allowed == set(TRAITS)


@pytest.mark.parametrize(
    ("facts", "field"),
    [
        ({"type": "XX"}, "type"),
        ({"vbu": 0}, "vbu"),
        ({"m": -1}, "m"),
        ({"weapon": "rocks"}, "weapon"),
        ({"weapon": "artillery-a"}, "weapon"),
        ({"traits": ("camels",)}, "traits"),
        ({"leads": True, "general": True}, "leads"),
    ],
)
def test_a_refusal_names_the_unit_and_the_field(facts: dict[str, object], field: str) -> None:
    refusal = one(**facts)
    assert (refusal.pieces, refusal.args["field"]) == (("8",), field)


def test_a_figure_is_told_with_its_limits() -> None:
    """M in U, as it is written."""
    assert one(m=21).args == {"field": "m", "letter": "M", "found": "21", "low": 0, "high": 20}


def test_the_size_is_told_with_its_limits() -> None:
    (refusal,) = judged(army(SOUND[:1]))
    assert refusal.args == {"field": "unit", "units": 1, "fewest": 7, "most": 10}
    assert refusal.pieces == ()


def unit(name: str, **facts: bool) -> Unit:
    profile = Profile("FP", 5000, 5, 1, 2, may_lead=facts.get("may", False))
    return Unit(name, profile, facts.get("leads", False))


def test_the_general_rides_in_the_first_unit_that_may_carry_him() -> None:
    found = led((unit("a"), unit("b", may=True), unit("c", may=True)))
    assert [each.id for each in found if each.leads] == ["b"]


def test_he_stays_where_he_is_said_to_ride() -> None:
    given = (unit("a", may=True), unit("b", may=True, leads=True))
    assert led(given) == given


def test_where_nobody_may_carry_him_nobody_does() -> None:
    assert not any(each.leads for each in led((unit("a"), unit("b"))))


def test_an_option_replaces_units() -> None:
    found = Army(NAME, (unit("a", may=True, leads=True), unit("b")), options=(Option("x", (unit("c"),), ("b",)),))
    chosen = taken(found, *found.options)
    assert [each.id for each in chosen.units] == ["a", "c"]
    assert chosen.options == ()
    assert chosen.general.id == "a"


def test_an_option_may_take_the_general_s_unit() -> None:
    """He then rides in the next unit that may carry him."""
    found = Army(NAME, (unit("a", may=True, leads=True), unit("b", may=True)))
    assert taken(found, Option("x", (unit("c"),), ("a",))).general.id == "b"


def test_an_option_may_bring_the_general() -> None:
    """He then rides there and nowhere else."""
    found = Army(NAME, (unit("a", may=True, leads=True), unit("b")))
    chosen = taken(found, Option("x", (unit("c", may=True, leads=True),)))
    assert [each.id for each in chosen.units if each.leads] == ["c"]


def test_the_worth_of_an_army_is_counted() -> None:
    assert army(SOUND).vd == 14
    assert Army(Name("", "", ""), ()).vd == 0
