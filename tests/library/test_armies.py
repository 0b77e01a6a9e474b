"""Army files: those that are shipped are what they should be, and every other fault is told at its line."""

import re
from itertools import groupby
from pathlib import Path

import pytest

from sandtable.games.impetus.files.armies import armies, find_army, load_army, read_army
from sandtable.games.impetus.files.tables import load_weapons
from sandtable.games.impetus.rules.troops.armies import Army, Unit
from sandtable.games.impetus.rules.troops.profiles import TRAITS, TYPES
from sandtable.kernel.signs import printable
from sandtable.library.clauses import clauses
from sandtable.library.document import Document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.readable import fault_line
from sandtable.library.words import LANGUAGES, words
from tests.library.files import changed, line_with, only

PUBLISHED = {
    "romans-polybian": "2 CM* 10 4 1 3; 4 FP 5 6 1 3 pilum; 2 S 8 3 0 1 javelin",
    "carthage-hannibal": "1 FP* 5 6 1 3; 1 FP 5 4 1 3; 2 FL 8 4 4 1 javelin impetuous; 2 CL 12 4 1 2 javelin; "
    "1 CM 10 5 1 1; 1 EL 8 4 4 1; 1 S 8 2 1 1 javelin",
    "romans-late": "1 CM* 10 5 2 3; 2 CL 12 3 2 1; 2 FP* 5 5 1 3; 2 FP 8 5 1 2; 1 FL 8 4 1 1; 1 S 8 2 0 1 short-bow-b",
    "magyars-later": "2 CM* 10 5 2 3 composite-bow-b; 3 CL 14 3 0 2 composite-bow-b; 2 CL 12 4 0 2 composite-bow-b; "
    "1 FL 8 4 1 1 javelin; 1 S 8 2 0 1 short-bow-b",
    "normans": "4 CP* 10 6 4 3; 1 CM 10 4 1 2; 1 FP 5 4 1 2; 1 S 8 2 0 1 short-bow-b; 1 T 6 3 0 1 crossbow-b",
    "anglo-saxons": "2 FP* 5 6 2 3 shield-wall; 3 FP 5 5 1 2 shield-wall; 2 FP 5 4 1 1 shield-wall; 1 S 8 2 0 1",
    "byzantines": "3 CM* 10 5 2 3 composite-bow-b; 1 CL 12 3 2 2 composite-bow-b; 4 T 5 4 1 2 short-bow-b long-spear; "
    "1 S 8 2 0 1",
    "french-feudal": "3 CP* 8 7 4 3; 2 FP 5 4 1 2 long-spear; 3 S 8 2 0 1 crossbow-b",
    "english-feudal": "2 CP* 8 6 2 3; 3 T 6 3 0 1 longbow-b; 3 FP 5 4 1 1; 1 S 8 2 0 1",
    "scots-bruce": "1 CP* 8 6 2 3; 1 FL 8 4 2 2 short-bow-b impetuous; 6 FP* 5 4 1 2 pikes disordered-by-moving; "
    "1 S 8 2 0 1",
    "italian-city": "2 CP* 8 6 2 3; 1 CP 8 7 3 2; 2 FP 5 5 1 2 long-spear; 1 T 5 3 0 2 crossbow-a pavise; "
    "1 FP 5 3 1 1; 1 S 8 2 0 1",
    "swabians-frederick": "3 CP* 8 7 4 3; 2 FP 5 4 1 2; 2 T 6 3 0 2 crossbow-a; 1 S 8 2 0 1",
}
REBUILT = {
    "gauls": "2 CM* 10 5 2 3; 5 FL 8 4 4 2 impetuous; 1 CGL 10 4 2 2 javelin; 2 S 8 2 0 1 javelin",
    "macedon-alexander": "2 CP* 10 6 4 3; 4 FP 5 5 1 2 pikes; 1 FP 5 6 2 3; 1 FL 8 4 1 1 javelin; "
    "1 CL 12 3 1 1 javelin; 1 S 8 2 0 1 short-bow-b",
    "persians-later": "2 CP* 8 5 2 3; 1 CL 12 3 1 1 javelin; 1 CL 12 3 1 1 composite-bow-c; 2 FP 5 5 1 2 long-spear; "
    "2 T 6 3 0 1 short-bow-a; 1 CF 10 5 5 1; 1 S 8 2 0 1 sling",
    "seleucids": "2 CP* 8 6 3 3; 4 FP 5 4 1 2 pikes; 1 EL 8 4 4 2; 1 CF 10 5 5 1; 1 FL 8 4 1 1 javelin; "
    "1 S 8 2 0 1 sling",
    "indians-classical": "2 EL* 8 5 4 3 various-missiles; 1 CGP* 8 5 3 3 short-bow-b; 1 CM 10 4 1 1; "
    "3 T 6 4 0 1 longbow-b; 1 FL 8 4 1 1 javelin; 1 S 8 2 0 1",
    "hussites": "3 W* 5 6 0 3 handgun; 1 ART 0 2 0 2 artillery-b; 2 FP 5 5 1 2; 1 T 6 4 0 1 crossbow-a; 1 CM 10 4 1 1; "
    "1 S 8 2 0 1 handgun",
    "english-hundred-years-war": "3 FP* 5 6 2 3; 4 T 6 4 1 2 longbow-a stakes; 1 FP 5 4 1 1",
    "french-hundred-years-war": "3 CP* 8 7 4 3; 2 FP* 5 6 2 3; 1 T 5 4 0 1 crossbow-a pavise; "
    "1 FP 5 3 1 1; 1 S 8 2 0 1",
    "swiss": "6 FP* 5 6 3 2 pikes impetuous; 1 FL 8 5 3 2; 2 S 8 2 0 1 handgun",
    "landsknechts": "4 FP* 5 5 2 2 pikes renaissance-pikes; 2 T 6 4 0 1 arquebus-a; 2 CP 8 6 3 3; "
    "1 CL 12 3 0 1 crossbow-b; 1 ART 0 2 0 1 artillery-a",
    "spanish-tercio": "4 FP* 5 5 2 2 pikes renaissance-pikes; 2 T 6 4 0 1 musket; 1 T 6 4 0 1 arquebus-b; "
    "1 CM 10 4 1 2; 1 ART 0 2 0 1 artillery-a",
    "burgundians": "2 CP* 8 7 4 3; 2 T 6 4 0 2 longbow-b; 2 FP 5 5 1 2 pikes; 1 S 8 2 0 1 handgun; "
    "1 ART 0 2 0 1 artillery-a; 1 CL 12 3 0 1 crossbow-b",
    "mongols": "2 CM* 10 5 3 3 composite-bow-b; 6 CL 14 3 1 2 composite-bow-a; 1 ART 4 2 0 1 artillery-c",
    "arab-conquest": "2 CM* 10 5 2 3; 2 CL 10 4 1 1 javelin camels; 3 FP 5 5 2 2; 1 T 6 3 0 1 short-bow-a; 1 S 8 2 0 1",
}
LISTS = PUBLISHED | REBUILT

UNIT = """
[[unit]]
count = 6
type = "FP"
m = 5
vbu = 5
i = 1
vd = 2
"""
ARMY = f"""\
name = "Ours"
period = [-218, -201]
figures = "published"

[[unit]]
type = "CM"
m = 10
vbu = 4
i = 1
vd = 3
weapon = "javelin"
traits = ["camels"]
general = true
{UNIT}"""
OPTION = """
[[option]]
id = "horse"
replaces = ["fp-6"]
type = "CL"
m = 12
vbu = 3
i = 0
vd = 1
"""
NAME = "army.toml"


def read(text: str, **lifted: bool) -> Army:
    return read_army(Document(NAME, text), **lifted)


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(Unreadable) as trouble:
        read(text)
    return trouble.value.faults


def wrong(old: str, new: str, field: str, clause: str, at: str | None = None) -> Fault:
    """The one fault that a change makes, at its field and line and by its clause."""
    text = changed(ARMY, old, new)
    fault = only(faults(text))
    assert (fault.file, fault.field, fault.clause) == (NAME, field, clause)
    assert fault.line == line_with(text, new if at is None else at)
    return fault


def listed(army: Army) -> str:
    """The army in the form of the lists; the star marks who may carry the general."""
    return "; ".join(f"{len(list(units))} {line}" for line, units in groupby(army.units, _line))


def _line(unit: Unit) -> str:
    p = unit.profile
    star = "*" if p.may_lead else ""
    figures = f"{p.type}{star} {p.move // 1000} {p.vbu} {p.impetus} {p.vd}"
    return " ".join(filter(None, (figures, p.weapon, *p.traits)))


def test_these_armies_are_shipped() -> None:
    assert set(armies()) == set(LISTS)


@pytest.mark.parametrize("name", LISTS)
def test_a_shipped_army_has_the_figures_of_its_list(name: str) -> None:
    army = load_army(find_army(name))
    assert listed(army) == LISTS[name]
    assert army.figures == ("published" if name in PUBLISHED else "rebuilt")
    assert army.general.profile.may_lead
    assert army.period


@pytest.mark.parametrize("name", LISTS)
def test_a_shipped_army_says_where_its_figures_come_from(name: str) -> None:
    """In its first lines, and its VD is nowhere typed."""
    head = armies()[name].read_text("utf-8").partition("\n\n")[0]
    assert ("# Published" in head) == (name in PUBLISHED)
    assert ("# Rebuilt" in head) == (name in REBUILT)


@pytest.mark.parametrize("name", LISTS)
def test_a_shipped_army_has_names_in_every_language(name: str) -> None:
    army = load_army(find_army(name))
    for found in (army.name, *(unit.name for unit in army.units)):
        assert found is not None
        assert all(getattr(found, language) for language in LANGUAGES)
    text = armies()[name].read_text("utf-8")
    assert len(re.findall(r"^name = \{ en = .+, fr = .+, es = .+ \}$", text, re.MULTILINE)) == text.count("name = ")


def test_together_they_field_everything() -> None:
    """Every troop type and every weapon of the fire table, without any option."""
    profiles = [unit.profile for path in armies().values() for unit in load_army(path).units]
    assert {profile.type for profile in profiles} == set(TYPES)
    assert {profile.weapon for profile in profiles if profile.weapon} == set(load_weapons().rows)


@pytest.mark.parametrize(
    ("name", "vd"),
    [("romans-polybian", 20), ("carthage-hannibal", 15), ("normans", 18), ("mongols", 19), ("swiss", 16)],
)
def test_the_worth_is_counted(name: str, vd: int) -> None:
    assert load_army(find_army(name)).vd == vd


def test_polybian_romans_may_have_light_horse() -> None:
    """One FP for a CL."""
    army = load_army(find_army("romans-polybian"), ["light-horse"])
    assert listed(army) == "2 CM* 10 4 1 3; 3 FP 5 6 1 3 pilum; 2 S 8 3 0 1 javelin; 1 CL 12 3 1 1 javelin"
    assert army.vd == 18


def test_an_italian_city_may_have_its_wagon() -> None:
    army = load_army(find_army("italian-city"), ["carroccio"])
    assert listed(army).endswith("; 1 W 5 5 0 4 various-missiles")
    assert (len(army.units), army.vd) == (9, 20)


@pytest.mark.parametrize("name", [n for n in LISTS if "balearic" in armies()[n].read_text("utf-8")])
def test_balearic_slingers(name: str) -> None:
    """In the ancient lists, in place of other skirmishers."""
    before, after = (load_army(find_army(name), chosen) for chosen in ([], ["balearic-slingers"]))
    assert listed(after).endswith("; 1 S 8 2 0 1 sling")
    assert len(after.units) == len(before.units)


def test_every_ancient_list_has_slingers() -> None:
    ancient = [name for name, path in armies().items() if (load_army(path).period or (0, 0))[0] < 300]
    assert len(ancient) == 8
    for name in ancient:
        army = load_army(armies()[name])
        offered = [unit for option in army.options for unit in option.units]
        assert any(unit.profile.weapon == "sling" for unit in (*army.units, *offered)), name


def test_several_options_at_once() -> None:
    army = load_army(find_army("romans-polybian"), ["light-horse", "balearic-slingers", "light-horse"])
    assert [unit.id for unit in army.units] == ["cm-1", "cm-2", "fp-1", "fp-2", "fp-3", "s-1", "cl-1", "s-3"]
    assert army.options == ()


def test_an_unknown_option_is_told_with_the_nearest() -> None:
    with pytest.raises(Unreadable) as trouble:
        load_army(find_army("romans-polybian"), ["light-hrose", "x"])
    first, second = trouble.value.faults
    assert (first.args["nearest"], second.args["nearest"]) == ("light-horse", "")


def test_options_that_do_not_go_together_are_refused(tmp_path: Path) -> None:
    """Each alone makes ten units, both make eleven."""
    text = changed(ARMY, "count = 6", "count = 8")
    for name in ("a", "b"):
        text += changed(changed(OPTION, 'replaces = ["fp-6"]\n', ""), '"horse"', f'"{name}"')
    path = tmp_path / "a.toml"
    path.write_text(text)
    assert len(load_army(path, ["a"]).units) == len(load_army(path, ["b"]).units) == 10
    with pytest.raises(Unreadable) as trouble:
        load_army(path, ["a", "b"])
    assert only(trouble.value.faults).clause == "BI 2.1"


def test_an_army_is_what_its_file_says() -> None:
    army = read(ARMY + OPTION)
    assert (army.name.en, army.name.fr, army.period, army.figures) == ("Ours", "Ours", (-218, -201), "published")
    assert [unit.id for unit in army.units] == ["cm-1", "fp-1", "fp-2", "fp-3", "fp-4", "fp-5", "fp-6"]
    profile = army.units[0].profile
    assert (profile.type, profile.move, profile.vbu, profile.impetus, profile.vd) == ("CM", 10_000, 4, 1, 3)
    assert (profile.weapon, profile.traits, profile.may_lead) == ("javelin", ("camels",), True)
    assert [unit.leads for unit in army.units] == [True] + 6 * [False]
    (option,) = army.options
    assert (option.id, option.replaces, option.units[0].id) == ("horse", ("fp-6",), "cl-1")


def test_a_name_may_lack_a_language() -> None:
    army = read(changed(ARMY, '"Ours"', '{ fr = "Nous" }'))
    assert (army.name.en, army.name.fr, army.name.es) == ("Nous", "Nous", "Nous")


def test_little_is_needed() -> None:
    """Without period and origin it is somebody's own."""
    army = read('name = "x"\n' + changed(changed(UNIT, "6", "7"), "vd", "general = true\nvd"))
    assert (army.period, army.figures, army.units[0].name) == (None, "rebuilt", None)


@pytest.mark.parametrize(
    ("old", "new", "field", "near", "clause"),
    [
        ('"CM"', '"CMM"', "unit.0.type", "CM", "BI 2.2.1"),
        ('"FP"', '"fp"', "unit.1.type", "FP", "BI 2.2.1"),
        ('"CM"', '"Knights"', "unit.0.type", "", "BI 2.2.1"),
        ('"javelin"', '"javlin"', "unit.0.weapon", "javelin", "BI 6.1.2"),
        ('"javelin"', '"longbow"', "unit.0.weapon", "longbow-b", "BI 6.1.2"),
        ('"camels"', '"camel"', "unit.0.traits", "camels", "BI 2.3"),
        ('"published"', '"publised"', "figures", "published", ""),
    ],
)
def test_an_unknown_name_is_told_with_the_nearest(old: str, new: str, field: str, near: str, clause: str) -> None:
    fault = wrong(old, new, field, clause)
    assert (fault.key, fault.args["nearest"]) == ("fault-name", near)


@pytest.mark.parametrize(
    ("old", "new", "field", "clause"),
    [
        ("vbu = 4", "vbu = 0", "unit.0.vbu", "BI 2.3"),
        ("vbu = 5", "vbu = -2", "unit.1.vbu", "BI 2.3"),
        ("m = 10", "m = 100", "unit.0.m", "BI 2.3"),
        ("vd = 3", "vd = -1", "unit.0.vd", "BI 2.3"),
        ("i = 1", f"i = {10**30}", "unit.0.i", "BI 2.3"),
        ('"javelin"', '"artillery-a"', "unit.0.weapon", "BI 6.1.2"),
        ('"camels"', '"pikes"', "unit.0.traits", "BI 2.2.1"),
        ('"camels"', '"pilum"', "unit.0.traits", "BI 6.5"),
        ('"camels"', '"camels", "camels"', "unit.0.traits", "BI 2.3"),
        ("count = 6", "count = 0", "unit.1.count", "BI 2.1"),
        ("count = 6", f"count = {10**30}", "unit.1.count", "BI 2.1"),
        ("count = 6", "count = -1", "unit.1.count", "BI 2.1"),
        ('name = "Ours"', 'name = ""', "name", ""),
        ('name = "Ours"', "name = {}", "name", ""),
        ('name = "Ours"', 'name = { en = "" }', "name.en", ""),
        ('name = "Ours"', 'name = { en = "x", xx = "y" }', "name.xx", ""),
        ("[-218, -201]", "[-201, -218]", "period", ""),
        ("[-218, -201]", "[-218]", "period", ""),
        ("[-218, -201]", "[]", "period", ""),
        ("[-218, -201]", f"[0, {10**30}]", "period", ""),
        ("vbu = 4", "vbu = 4\nvubs = 3", "unit.0.vubs", ""),
        ("figures", "figrues", "figrues", ""),
        ("vbu = 4", 'vbu = "4"', "unit.0.vbu", ""),
        ("vbu = 4", "vbu = true", "unit.0.vbu", ""),
        ("m = 10", "m = 7.5", "unit.0.m", ""),
        ("m = 10", "m = nan", "unit.0.m", ""),
        ('["camels"]', '"camels"', "unit.0.traits", ""),
        ('["camels"]', "[1]", "unit.0.traits", ""),
        ("general = true", "general = true\nname = 3", "unit.0.name", ""),
        ("general = true", 'general = true\nname = { en = "a", xx = "b" }', "unit.0.name.xx", ""),
        ('"Ours"', "3", "name", ""),
        ("[-218, -201]", '"13th century"', "period", ""),
        ("[-218, -201]", "[1.5, 2]", "period", ""),
    ],
)
def test_a_fault_is_told_at_its_field(old: str, new: str, field: str, clause: str) -> None:
    fault = wrong(old, new, field, clause, at=new.splitlines()[-1])
    assert fault_line(words("en"), fault)


@pytest.mark.parametrize(("count", "units"), [(5, 6), (10, 11), (0, 1)])
def test_too_few_and_too_many_units(count: int, units: int) -> None:
    text = changed(ARMY, "count = 6", f"count = {count}") if count else ARMY.replace(UNIT, "")
    fault = only(faults(text))
    assert (fault.key, fault.clause, fault.field) == ("refused-army-size", "BI 2.1", "unit")
    assert fault.args == {"units": units, "fewest": 7, "most": 10}
    assert fault.line == line_with(text, "[[unit]]")
    assert len(read(text, any_size=True).units) == units


def test_two_generals() -> None:
    """In two tables."""
    text = changed(changed(ARMY, "general = true", "general = true\nleads = true"), "count = 6", "count = 5")
    text += changed(UNIT, "count = 6", "general = true\nleads = true")
    fault = only(faults(text))
    assert (fault.key, fault.field, fault.clause) == ("refused-general-two", "unit.2.leads", "BI 2.1")
    assert fault.args["first"] == "cm-1"


def test_one_table_that_leads_twice() -> None:
    """Two units, two generals."""
    text = changed(ARMY, "general = true", "general = true\nleads = true\ncount = 2")
    fault = only(faults(text))
    assert (fault.key, fault.field, fault.clause) == ("refused-general-two", "unit.0.leads", "BI 2.1")
    assert fault.line == line_with(text, "leads")


def test_no_general() -> None:
    fault = only(faults(changed(ARMY, "general = true", "general = false")))
    assert (fault.key, fault.field, fault.clause) == ("refused-general-none", "unit", "BI 2.1")


def test_a_general_where_he_may_not_ride() -> None:
    text = changed(ARMY, "general = true", "leads = true")
    fault = only(faults(text))
    assert (fault.key, fault.field, fault.line) == ("refused-general-unit", "unit.0.leads", line_with(text, "leads"))


@pytest.mark.parametrize("field", ["type", "m", "vbu", "i", "vd"])
def test_a_missing_field_is_told(field: str) -> None:
    text = re.sub(rf"^{field} = .*\n", "", ARMY, count=1, flags=re.MULTILINE)
    fault = only(faults(text))
    assert (fault.key, fault.args["field"], fault.line) == ("fault-missing", f"unit.0.{field}", 5)


@pytest.mark.parametrize(
    "text", ["", "figures = 'rebuilt'", "[unit]\ntype = 'FP'", "unit = 3", "unit = ['FP']", "unit = []"]
)
def test_what_is_hardly_an_army_is_told(text: str) -> None:
    found = faults(text)
    assert {fault.args.get("field") for fault in found if fault.key == "fault-missing"} >= {"name"}
    assert len(found) > 1


def test_a_unit_that_is_no_table() -> None:
    """Nothing more is said of it, nor of an army of which it is a part."""
    fault = only(faults('name = "x"\nunit = [3]'))
    assert (fault.key, fault.field, fault.line) == ("fault-type", "unit.0", 2)


def test_everything_is_told_at_once_in_the_order_of_the_file() -> None:
    text = ARMY + OPTION
    for old, new in [
        ("period", "peroid"),
        ("vbu = 4", "vbu = 0"),
        ('"javelin"', '"javlin"'),
        ('"camels"', '"camels", "pikes", "fierce"'),
        ("count = 6", "count = 4"),
        ("i = 1\nvd = 2", "i = true\nvd = 2"),
        ('["fp-6"]', '["fp-7"]'),
        ("vbu = 3", "vbu = 99"),
    ]:
        text = changed(text, old, new)
    found = faults(text)
    assert [(fault.field, fault.clause) for fault in found] == [
        ("peroid", ""),
        ("unit", "BI 2.1"),
        ("unit.0.vbu", "BI 2.3"),
        ("unit.0.weapon", "BI 6.1.2"),
        ("unit.0.traits", "BI 2.2.1"),
        ("unit.0.traits", "BI 2.3"),
        ("unit.1.i", ""),
        ("option.0.replaces", ""),
        ("option.0.vbu", "BI 2.3"),
    ]
    assert [fault.line for fault in found] == sorted(fault.line for fault in found)


@pytest.mark.parametrize(
    ("old", "new", "field", "clause"),
    [
        ('id = "horse"', 'id = ""', "option.0.id", ""),
        ('"fp-6"', '"fp-7"', "option.0.replaces", ""),
        ("vbu = 3", "vbu = 0", "option.0.vbu", "BI 2.3"),
        ('"CL"', '"XL"', "option.0.type", "BI 2.2.1"),
        ("vd = 1", "vd = 1\ncount = 5", "option.0", "BI 2.1"),
        ("vd = 1", "vd = 1\nleads = true", "option.0.leads", "BI 2.1"),
        ('"fp-6"', '"cm-1"', "option.0", "BI 2.1"),
        ("vd = 1", "vd = 1\nreplace = 3", "option.0.replace", ""),
    ],
)
def test_an_option_is_looked_at_too(old: str, new: str, field: str, clause: str) -> None:
    """By itself, and by what it makes of the army."""
    fault = only(faults(ARMY + changed(OPTION, old, new)))
    assert (fault.field, fault.clause) == (field, clause)


def test_two_options_of_one_name() -> None:
    fault = only(faults(ARMY + OPTION + OPTION))
    assert (fault.key, fault.field) == ("fault-option-name", "option.1.id")


def test_an_option_without_a_name() -> None:
    fault = only(faults(ARMY + changed(OPTION, 'id = "horse"\n', "")))
    assert (fault.key, fault.args["field"]) == ("fault-missing", "option.0.id")


def test_an_endless_file_is_refused_in_time() -> None:
    """Far more units than an army ever has."""
    text = 'name = "x"\n' + "[[unit]]\ncount = 20\ntype = 'FP'\nm = 5\nvbu = 5\ni = 1\nvd = 1\n" * 500
    fault = only(faults(text))
    assert (fault.key, fault.args["units"]) == ("refused-army-size", 10_000)
    with pytest.raises(Unreadable):
        read(text, any_size=True)


@pytest.mark.parametrize(("name", "near"), [("carthage", "carthage-hannibal"), ("swis", "swiss"), ("x" * 300, "")])
def test_an_army_that_nobody_knows_is_told_with_the_nearest(name: str, near: str) -> None:
    with pytest.raises(Unreadable) as trouble:
        find_army(name)
    assert only(trouble.value.faults).args["nearest"] == near


def test_a_file_of_one_s_own_is_found(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(ARMY)
    assert load_army(find_army(str(path))).vd == 15


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("new", ["", "x" * 3000, "{ $name }", "\\u001b[31mx", "a\\nb\\tc"])
@pytest.mark.parametrize("old", ["CM", "javelin", "camels", "published"])
def test_a_fault_is_one_line_whatever_was_written(old: str, new: str, language: str) -> None:
    text = changed(ARMY, f'"{old}"', f'"{new}"')
    if (old, new) == ("javelin", ""):
        assert read(text).units[0].profile.weapon == ""
        return
    for fault in faults(text):
        assert printable(fault_line(words(language), fault))


def test_every_type_weapon_and_trait_has_words() -> None:
    wanted = [f"troop-{name.lower()}" for name in TYPES]
    wanted += [f"weapon-{name}" for name in load_weapons().rows] + [f"trait-{name}" for name in TRAITS]
    wanted += [f"army-years-{era}" for era in ("bc", "both", "ad")] + ["army-published", "army-rebuilt"]
    for language in LANGUAGES:
        assert [key for key in wanted if not words(language).has(key)] == []


def test_every_clause_of_a_trait_exists() -> None:
    assert {trait.clause for trait in TRAITS.values()} <= set(clauses())


def test_the_page_tells_every_type_weapon_and_trait() -> None:
    """With the clause of each trait."""
    page = (Path(__file__).parents[2] / "docs" / "armies.md").read_text("utf-8")
    assert [name for name in (*TYPES, *load_weapons().rows) if f"`{name}`" not in page] == []
    told = re.findall(r"^\| `([a-z-]+)` .* \| (BI \S+) +\|$", page, re.MULTILINE)
    assert told == [(name, trait.clause) for name, trait in TRAITS.items()]
