"""Battle files: what is accepted, and how everything else is refused."""

from pathlib import Path

import pytest

from sandtable.games.rapide.files.battles import battles, find_battle, load_battle, read_battle
from sandtable.games.rapide.files.nations import called, horse, nations
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.games.rapide.rules.battle import Leader
from sandtable.games.rapide.rules.stacks import Stack
from sandtable.kernel.signs import printable
from sandtable.library.document import Document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.readable import fault_line
from sandtable.library.words import LANGUAGES, words
from tests.library.files import BATTLE, NAME, battle, battle_faults, changed, line_with, only, table

TURK = changed(BATTLE, '"france"', '"turkey"')


def refused(text: str, field: str, line: int, clause: str) -> Fault:
    """The one fault of a battle: it names the file, the line, the field and the clause."""
    fault = only(battle_faults(text))
    assert (fault.file, fault.field, fault.line, fault.clause) == (NAME, field, line, clause)
    return fault


@pytest.mark.parametrize("name", battles())
def test_every_shipped_battle_is_accepted(name: str) -> None:
    """Nothing is wrong with what we ship."""
    assert load_battle(find_battle(name), load_rapide()).year >= 1492


def test_a_battle_is_what_its_file_says() -> None:
    """Every field has gone where it belongs."""
    found = battle(BATTLE)
    army = found.attacker
    assert (found.year, found.terrain, found.retreat_test) == (1643, "plain", False)
    assert (army.nation, army.stack, army.technology) == ("france", Stack(plus=2), "baroque")
    assert (army.veteran, army.leader, army.cavalry) == (True, Leader(4, 3, 4), "standard")


@pytest.mark.parametrize(
    ("old", "new", "field", "nearest", "clause"),
    [
        ('"france"', '"frnace"', "attacker.nation", "france", ""),
        ('"spain"', '"Spian"', "defender.nation", "spain", ""),
        ('"plain"', '"plian"', "terrain", "plain", "CR T.3"),
        ('"baroque"', '"barock"', "attacker.technology", "baroque", "CR T.2"),
        ('"musket"', '"muskets"', "defender.technology", "musket", "CR T.2"),
    ],
)
def test_an_unknown_name_is_told_with_the_nearest(old: str, new: str, field: str, nearest: str, clause: str) -> None:
    """Nations, terrain and technologies."""
    text = changed(BATTLE, old, new)
    fault = refused(text, field, line_with(text, new), clause)
    assert (fault.key, fault.args["nearest"]) == ("fault-name", nearest)


@pytest.mark.parametrize(
    ("stack", "key", "clause"),
    [
        ("2A+ D", "refused-stack-force", "CR B.1"),
        ("A+ 2A-", "refused-stack-armies", "CR B.1"),
        ("A- 5D", "refused-stack-detachments", "CR B.1"),
        ("", "refused-stack-empty", "CR B.1"),
        ("0A+", "refused-stack-empty", "CR B.1"),
        ("lots", "fault-stack", "CR A.1"),
        ("A*", "fault-stack", "CR A.1"),
        ("2", "fault-stack", "CR A.1"),
        ("-A+", "fault-stack", "CR A.1"),
        ("9" * 99 + "D", "fault-stack", "CR A.1"),
        ("9" * 5000 + "D", "fault-long", ""),
    ],
)
def test_an_impossible_stack_is_refused(stack: str, key: str, clause: str) -> None:
    """Too many, too few, or no stack at all."""
    text = changed(BATTLE, 'stack = "2A+"', f'stack = "{stack}"')
    assert refused(text, "attacker.stack", 6, clause).key == key


def test_a_stack_may_break_several_limits() -> None:
    """Nine detachments are too many detachments and too great a force."""
    found = battle_faults(changed(BATTLE, 'stack = "2A+"', 'stack = "9D"'))
    assert [fault.key for fault in found] == ["refused-stack-force", "refused-stack-detachments"]
    assert {(fault.line, fault.clause) for fault in found} == {(6, "CR B.1")}


@pytest.mark.parametrize("leader", ["4.3", "4.3.4.3", "10.3.4", "a.b.c", "", "4,3,4", "-4.3.4", "4.3.4 "])
def test_a_leader_has_three_figures(leader: str) -> None:
    """With dots between, each of one digit."""
    text = changed(BATTLE, 'leader = "4.3.4"', f'leader = "{leader}"')
    assert refused(text, "attacker.leader", 9, "CR O.1").key == "fault-leader"


@pytest.mark.parametrize("year", [1491, 0, -5])
def test_a_year_before_the_game_is_refused(year: int) -> None:
    """The game begins in 1492."""
    assert refused(changed(BATTLE, "1643", str(year)), "year", 1, "CR A.3").key == "refused-year"


def test_pashas_are_turkish() -> None:
    """France has none."""
    text = changed(BATTLE, '"2A+"', '"2A+ P"')
    assert refused(text, "attacker.stack", 6, "CR B.2").key == "refused-pashas-nation"


def test_pashas_are_two_at_the_most() -> None:
    """Three are too many."""
    text = changed(TURK, '"2A+"', '"2A+ 3P"')
    assert refused(text, "attacker.stack", 6, "CR B.2").key == "refused-pashas-count"


@pytest.mark.parametrize("worth", ["3", "[1, 3]", "-1"])
def test_a_pasha_s_worth_is_told_where_it_is_written(worth: str) -> None:
    """The field `pasha` is wrong, not the stack."""
    text = changed(TURK, 'stack = "2A+"', f'pasha = {worth}\nstack = "2A+ 2P"')
    for fault in battle_faults(text):
        assert (fault.key, fault.clause) == ("refused-pasha-worth", "CR H")
        assert (fault.line, fault.field) == (6, "attacker.pasha")


@pytest.mark.parametrize("worth", ["[1]", "[1, 1, 1]", "[]"])
def test_every_pasha_has_a_worth(worth: str) -> None:
    """A list of worths is as long as the pashas are many."""
    text = changed(TURK, 'stack = "2A+"', f'stack = "2A+ 2P"\npasha = {worth}')
    assert refused(text, "attacker.pasha", 7, "CR H").key == "fault-pashas"


@pytest.mark.parametrize(("worth", "pashas"), [("0", (0, 0)), ("2", (2, 2)), ("[2, 0]", (2, 0)), ("[1, 1]", (1, 1))])
def test_pashas_are_worth_what_is_written(worth: str, pashas: tuple[int, ...]) -> None:
    """One number for all, or one for each."""
    text = changed(TURK, 'stack = "2A+"', f'stack = "2A+ 2P"\npasha = {worth}')
    assert battle(text).attacker.stack.pashas == pashas


def test_only_france_has_a_revolution() -> None:
    """Spain has none."""
    text = BATTLE + "revolution = true\n"
    assert refused(text, "defender.revolution", line_with(text, "revolution"), "CR T.2").key == "refused-revolution"


@pytest.mark.parametrize("value", ["native = 3", 'pasha = "x"', "pasha = [1.5]", "revolution = 1", "veteran = []"])
def test_a_wrong_type_names_what_is_wanted(value: str) -> None:
    """Also where a field may be left out or has two shapes: no alternative is empty, and it is not what was found."""
    text = changed(BATTLE, "veteran = true", value)
    fault = refused(text, f"attacker.{value.split(maxsplit=1)[0]}", 8, "")
    assert fault.key == "fault-type"
    assert all(part.strip() for part in str(fault.args["expected"]).split("|"))
    assert fault.args["expected"] != fault.args["found"]


def test_all_names_and_shapes_that_are_wrong_are_told() -> None:
    """Five faults, each on its line."""
    text = BATTLE
    for old, new in [
        ("plain", "plian"),
        ("france", "frnace"),
        ('"2A+"', '"2X"'),
        ("musket", "mosket"),
        ("2.3.2", "2.3"),
    ]:
        text = changed(text, old, new)
    found = {(fault.line, fault.field) for fault in battle_faults(text)}
    assert found == {
        (2, "terrain"),
        (5, "attacker.nation"),
        (6, "attacker.stack"),
        (14, "defender.technology"),
        (16, "defender.leader"),
    }


def test_all_that_the_rules_refuse_is_told() -> None:
    """Three faults on three lines."""
    text = changed(changed(BATTLE, "1643", "1491"), '"2A+"', '"2A+ D"') + "revolution = true\n"
    found = {(fault.line, fault.field, fault.clause) for fault in battle_faults(text)}
    assert found == {
        (1, "year", "CR A.3"),
        (6, "attacker.stack", "CR B.1"),
        (17, "defender.revolution", "CR T.2"),
    }


def test_faults_of_every_kind_are_told_at_once() -> None:
    """A wrong type, an unknown field, an unknown name and a refusal of the rules in one file: all four."""
    text = changed(changed(BATTLE, "veteran = true", "veteran = 1"), '"spain"', '"spian"')
    text = changed(changed(text, "1643", "1491"), "leader", "laeder")
    found = {fault.field for fault in battle_faults(text)}
    assert found == {"attacker.veteran", "attacker.laeder", "defender.nation", "year"}


@pytest.mark.parametrize("name", ['"a.b"', "a.b.c", "'x y'", "year.x", "retreat_test"])
@pytest.mark.parametrize("after", ["[attacker]\n", "[defender]\n"])
def test_an_unknown_field_is_told_whatever_it_is_called(after: str, name: str) -> None:
    """Also with a dot in it, or by the name of a field of another table."""
    text = changed(BATTLE, after, f"{after}{name} = 1\n")
    fault = only(battle_faults(text))
    assert (fault.key, fault.line) == ("fault-unknown-field", line_with(text, f"{name} = 1"))


@pytest.mark.parametrize("name", ['""', '"a.b"', '"attacker.nation"', "a.b.c", "nation", "leader"])
def test_an_unknown_field_at_the_top_is_told_whatever_it_is_called(name: str) -> None:
    """In the same way, and even without a name."""
    fault = only(battle_faults(f"{name} = 1\n{BATTLE}"))
    assert (fault.key, fault.line) == ("fault-unknown-field", 1)


def test_one_fault_does_not_bring_others(tmp_path: Path) -> None:
    """By tables that know neither medieval troops nor plains, nor the year 1700, the one wrong name is told alone."""
    own = tmp_path / "own.toml"
    own.write_text(
        changed(table("figures", "figures"), "first_year = 1492", "first_year = 1750")
        + table("terrain", "terrain").replace("plain", "field")
        + table("technology", "technology").replace("medieval", "ancient"),
        "utf-8",
    )
    text = changed(changed(BATTLE, "1643", "1800"), '"plain"', '"field"')
    rules = load_rapide([own])
    assert read_battle(Document(NAME, text), rules).terrain == "field"
    for old, new, field in [
        ("baroque", "barock", "attacker.technology"),
        ('"field"', '"feild"', "terrain"),
        ("1800", '"1800"', "year"),
    ]:
        with pytest.raises(Unreadable) as trouble:
            read_battle(Document(NAME, changed(text, old, new)), rules)
        assert [fault.field for fault in trouble.value.faults] == [field]


@pytest.mark.parametrize("stack", ["A+ A−", "A+ A–", "a+ a-", "A+,A-", "A+A-", " A+  A- ", "1A+ 1A-", "A- A+"])
def test_a_stack_is_read_however_people_write_it(stack: str) -> None:
    """With a true minus, a dash, small letters, commas or nothing between."""
    assert battle(changed(BATTLE, '"2A+"', f'"{stack}"')).attacker.stack == Stack(plus=1, minus=1)


def test_every_name_of_a_nation_is_accepted() -> None:
    """Ids and aliases, in letters of any size."""
    for name, meant in called().items():
        assert battle(changed(BATTLE, "france", name)).attacker.nation == meant
        assert battle(changed(BATTLE, "france", name.title())).attacker.nation == meant


def test_horse_follows_who_is_native() -> None:
    """CR D.1: the Aztecs have none; the same army said to be no natives has."""
    aztecs = changed(BATTLE, "france", "aztecs")
    assert battle(aztecs).attacker.cavalry == "none"
    assert battle(changed(aztecs, "veteran", "native = false\nveteran")).attacker.cavalry == "standard"
    assert horse(nations()["turkey"], native=False) == "double"


def test_the_optional_rule_is_read() -> None:
    """`options.retreat_test`, as a table or as a dotted key."""
    assert battle(BATTLE + "\n[options]\nretreat_test = true\n").retreat_test
    assert battle("options.retreat_test = true\n" + BATTLE).retreat_test


@pytest.mark.parametrize("name", ["rocroi", "rocroi.toml", "x/" * 100])
def test_any_name_of_a_battle_can_be_looked_for(name: str) -> None:
    """A battle of the program's own by its name, any other by its path."""
    assert find_battle(name).name in {"rocroi.toml", "x"}


@pytest.mark.parametrize(("name", "near"), [("rocroy", "rocroi"), ("x" * 300, ""), ("mohac", "mohacs")])
def test_a_battle_that_nobody_knows_is_told_with_the_nearest(name: str, near: str) -> None:
    """Also where the name is too long for the system."""
    with pytest.raises(Unreadable) as trouble:
        find_battle(name)
    assert only(trouble.value.faults).args["nearest"] == near


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_year_is_said_without_separators(language: str) -> None:
    """1491 is a year and not one thousand four hundred and ninety-one."""
    said = fault_line(words(language), only(battle_faults(changed(BATTLE, "1643", "1491"))))
    assert "1491" in said
    assert "1492" in said


@pytest.mark.parametrize("new", ["", "x" * 3000, "{ $name }", "\\u001b[31mx", "a\\nb"])
@pytest.mark.parametrize("old", ["france", "2A+", "4.3.4", "baroque"])
def test_a_fault_is_one_line_whatever_was_written(new: str, old: str) -> None:
    """Nothing, far too much, or signs that would break the line or colour the screen."""
    for fault in battle_faults(changed(BATTLE, f'"{old}"', f'"{new}"')):
        said = fault_line(words("en"), fault)
        assert said.startswith(f"{NAME}, line ")
        assert printable(said)
        assert "none" not in said


@pytest.mark.parametrize("count", ["9" * 20, "9" * 40])
def test_a_stack_of_any_size_can_be_told(count: str) -> None:
    """However many detachments are written, the fault can be said."""
    for fault in battle_faults(changed(BATTLE, '"2A+"', f'"{count}D"')):
        assert fault_line(words("en"), fault)
