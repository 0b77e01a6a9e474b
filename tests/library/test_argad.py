"""Files of Argad!: tables and scenarios, and what is wrong with them, at its line and field."""

from pathlib import Path

import pytest

from sandtable.games.argad.files.scenarios import find_scenario, load_scenario, scenarios
from sandtable.games.argad.files.tables import load_argad, load_tables, periods, read_period, with_own
from sandtable.games.argad.rules.ruleset import Argad
from sandtable.games.argad.rules.setup.scenario import names_in
from sandtable.games.argad.rules.tables import CM
from sandtable.games.argad.telling.names import Names
from sandtable.kernel.awaiting import Choice
from sandtable.kernel.loop import opened
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.own import BATTLES, Own, Place
from sandtable.library.words import LANGUAGES, words

TABLES = periods()["fourteenth-century"].read_text("utf-8")

SMALL = """name = "small"
period = "fourteenth-century"
board = [60, 60]
last_turn = 3

[[side]]
seat = "red"

[[side.figure]]
id = "a"
class = 3
clothing = 2
blades = ["sword"]
at = [[20, 20, 0]]

[[side]]
seat = "blue"

[[side.figure]]
id = "z"
armour = 4
blades = ["spear"]
at = [[30, 20, 180], [40, 20, 180]]

[[aim]]
seat = "red"
kind = "kill"

[[aim]]
seat = "blue"
kind = "keep"
whom = ["z-1"]
"""


def faults(tmp_path: Path, text: str) -> list[Fault]:
    path = tmp_path / "scenario.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(Unreadable) as trouble:
        load_scenario(path)
    return list(trouble.value.faults)


@pytest.mark.parametrize("name", list(scenarios()))
def test_every_scenario_of_ours_can_be_played(name: str) -> None:
    """It is sound, its players are asked, and each has an aim."""
    ruleset, scenario = load_argad(), load_scenario(find_scenario(name))
    assert not list(ruleset.judge_setup(scenario))
    assert {aim.seat for aim in scenario.aims} == set(scenario.seats)
    assert scenario.name


def test_there_are_scenarios_of_every_kind() -> None:
    """Raid, convoy, relief with three players, ambush, surprise, and a brawl indoors."""
    found = {name: load_scenario(path) for name, path in scenarios().items()}
    assert len(found) >= 6
    assert any(len(each.seats) == 3 for each in found.values())
    assert any(each.ambushes for each in found.values())
    assert any(each.asleep for each in found.values())
    assert any(piece.kind == "room" for each in found.values() for piece in each.pieces)
    assert {each.period for each in found.values()} == set(periods())


def test_a_small_scenario_is_read(tmp_path: Path) -> None:
    """Figures that stand at several places are several."""
    path = tmp_path / "small.toml"
    path.write_text(SMALL, "utf-8")
    scenario = load_scenario(path)
    assert [figure.id for figure in scenario.figures] == ["a", "z-1", "z-2"]
    assert scenario.figures[1].armour
    assert scenario.board == (60 * CM, 60 * CM)
    ruleset = load_argad()
    assert isinstance(ruleset.awaiting(opened(ruleset, scenario)), Choice)


def test_a_horse_waits_where_the_file_says(tmp_path: Path) -> None:
    """AR VI.g: for a figure that begins on foot."""
    path = tmp_path / "scenario.toml"
    horse = 'at = [[20, 20, 0]]\nhorse = "cavalry"\nafoot = true\nhorse_at = [[20, 10, 90]]'
    path.write_text(SMALL.replace("at = [[20, 20, 0]]", horse), "utf-8")
    (post,) = load_scenario(path).tethered
    assert (post.figure, post.stand) == ("a", (20 * CM, 10 * CM, 9000))
    found = faults(tmp_path, SMALL.replace("at = [[20, 20, 0]]", horse.replace("afoot = true\n", "")))
    assert [(fault.clause, fault.field) for fault in found] == [("AR VI.g", "side.0.figure.0.horse_at")]


def test_another_scale_brings_its_own_bases(tmp_path: Path) -> None:
    """1:72: 1.5 cm wide on foot."""
    text = SMALL.replace("[40, 20, 180]]", "[31.6, 20, 180]]") + "\n[bases]\nfoot = 1.5\nrider = [2, 4]\n"
    path = tmp_path / "small.toml"
    path.write_text(text, "utf-8")
    assert load_scenario(path).bases.foot == 1500
    found = faults(tmp_path, SMALL.replace("[40, 20, 180]]", "[31.6, 20, 180]]"))
    assert [(fault.key, fault.clause) for fault in found] == [("refused-post-crowd", "AR II")]


BAD = [
    ('period = "fourteenth-century"', 'period = "14th-century"', 2, "period", "fault-name", "AR T.1"),
    ("last_turn = 3", "last_turn = 0", 4, "last_turn", "refused-scenario-turns", "AR V.f"),
    ("last_turn = 3", 'last_turn = "three"', 4, "last_turn", "fault-type", ""),
    ("board = [60, 60]", "board = [6, 60]", 3, "board", "refused-scenario-board", "AR V.f"),
    ("class = 3", "class = 9", 11, "side.0.figure.0.class", "refused-figure-class", "AR III.a"),
    ("clothing = 2", "clothing = 5", 12, "side.0.figure.0.clothing", "refused-figure-wears", "AR III.b"),
    ("armour = 4", "armour = 2", 21, "side.1.figure.0.armour", "refused-figure-wears", "AR III.b"),
    ('blades = ["sword"]', 'blades = ["sabre"]', 13, "side.0.figure.0.blades", "refused-figure-blade", "AR IV.a"),
    ("class = 3", 'clas = 3', 11, "side.0.figure.0.clas", "fault-unknown-field", ""),
    ("clothing = 2", "clothing = 2\narmour = 4", 9, "side.0.figure.0", "fault-argad-wears", "AR III.b"),
    ("at = [[20, 20, 0]]", "at = [[0.5, 20, 0]]", 14, "side.0.figure.0.at", "refused-post-place", "AR II"),
    ("at = [[20, 20, 0]]", "at = [[nan, 20, 0]]", 14, "side.0.figure.0.at", "fault-type", ""),
    ("at = [[20, 20, 0]]", "at = [[20, inf, 0]]", 14, "side.0.figure.0.at", "fault-type", ""),
    ("last_turn = 3", "last_turn = 3\nbases = { foot = 0 }", 5, "bases", "refused-scenario-bases", "AR II"),
    ("at = [[20, 20, 0]]", "", 9, "side.0.figure.0", "refused-post-missing", "AR II"),
    ("at = [[20, 20, 0]]", "at = [[30.5, 20, 0]]", 23, "side.1.figure.0.at", "refused-post-crowd", "AR II"),
    ('whom = ["z-1"]', 'whom = ["z-9"]', 32, "aim.1.whom", "refused-aim-whom", "AR V.e"),
    ('kind = "keep"', 'kind = "love"', 31, "aim.1.kind", "fault-name", ""),
    ('seat = "red"\nkind', 'seat = "pink"\nkind', 26, "aim.0.seat", "refused-scenario-seat", "AR I"),
    ('clothing = 2', 'clothing = 2\nheroics = ["swift"]', 13, "side.0.figure.0.heroics", "refused-figure-hero",
     "AR XV.c"),
    ('clothing = 2', 'clothing = 2\nhorse = "cavalry"\nshield = "pavise"', 14, "side.0.figure.0.shield",
     "refused-figure-pavise", "AR XI.d"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "line", "field", "key", "clause"), BAD)
def test_a_fault_is_told_at_its_place(
    tmp_path: Path, old: str, new: str, line: int, field: str, key: str, clause: str
) -> None:
    """File, line, field, and the clause that forbids it, in three languages."""
    assert SMALL.count(old) >= 1
    found = faults(tmp_path, SMALL.replace(old, new, 1))
    assert (line, field, key, clause) in [(each.line, each.field, each.key, each.clause) for each in found], found
    for language in LANGUAGES:
        assert all(words(language)(each.key, **each.args) for each in found)


NARROW = """
[[zone]]
id = "ditch"
box = [10, 10, 11, 11]

[[ambush]]
seat = "blue"
figures = ["z-1", "z-2"]
zone = "ditch"
"""


def test_no_room_to_hide_is_told_in_the_file(tmp_path: Path) -> None:
    """At the zone of the ambush that has none: who finds no place, and how many of them need one."""
    found = faults(tmp_path, SMALL.replace("at = [[30, 20, 180], [40, 20, 180]]", "count = 2") + NARROW)
    said = [(each.line, each.field, each.key, each.clause, each.args) for each in found]
    args = {"figure": "z-2", "count": 2}
    assert said == [(41, "ambush.0.zone", "refused-ambush-room", "AR V.e", args)]
    assert found[0].file.endswith("scenario.toml")
    for language in LANGUAGES:
        assert "z-2" in words(language)(found[0].key, **found[0].args)


def test_no_room_to_hide_is_told_while_a_scenario_is_written(tmp_path: Path) -> None:
    """What the editor says of a text is what its file would say."""
    text = SMALL.replace("at = [[30, 20, 180], [40, 20, 180]]", "count = 2") + NARROW
    (fault,) = Own(tmp_path).look(Place("argad", BATTLES, "mine"), text).faults
    assert (fault.file, fault.line, fault.field) == ("mine.toml", 41, "ambush.0.zone")
    assert not Own(tmp_path).look(Place("argad", BATTLES, "mine"), text.replace("11, 11]", "20, 20]")).faults


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    """Not the first one only."""
    text = (
        SMALL.replace("class = 3", "class = 9").replace("last_turn = 3", "last_turn = 99").replace('"spear"', '"pike"')
    )
    assert {fault.clause for fault in faults(tmp_path, text)} == {"AR III.a", "AR V.f", "AR IV.a"}


def test_no_file_of_ours_names_what_the_tables_lack() -> None:
    """Every kind of terrain and every weapon that scenarios name is in the tables of their period."""
    for path in scenarios().values():
        scenario = load_scenario(path)
        tables = load_tables().periods[scenario.period]
        assert {piece.kind for piece in scenario.pieces} <= set(tables.terrain)


def test_a_player_s_own_tables_replace_ours(tmp_path: Path) -> None:
    """The game then carries them, and plays by them."""
    path = tmp_path / "fourteenth-century.toml"
    path.write_text(TABLES.replace("foot = { light = 20,", "foot = { light = 25,"), "utf-8")
    tables = with_own(load_tables(), path)
    assert tables.periods["fourteenth-century"].moves["foot"].light == 25 * CM
    assert load_tables().periods["fourteenth-century"].moves["foot"].light == 20 * CM
    assert Argad(tables).tables is tables


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('length = "long", ranks', 'length = "longish", ranks', "blade.spear.length"),
        ("ranges = [10, 20]\n", "ranges = [20, 10]\n", "missile.javelin.ranges"),
        ("needs = [5, 6]\n", "needs = [5]\n", "missile.javelin.ranges"),
        ('form = "area"\nfoot', 'form = "blob"\nfoot', "terrain.bushes.form"),
        ('contact = "mounted"', 'contact = "always"', "missile.javelin.contact"),
        ("lower = -1\n", "", "modifiers"),
        ('fists = { length = "very-short" }\n', "", "blade"),
    ],
)
def test_faulty_tables_are_told(tmp_path: Path, old: str, new: str, field: str) -> None:
    """At their field."""
    assert old in TABLES
    path = tmp_path / "own.toml"
    path.write_text(TABLES.replace(old, new, 1), "utf-8")
    with pytest.raises(Unreadable) as trouble:
        read_period(path)
    assert field in [fault.field for fault in trouble.value.faults]
    assert all(fault.line > 0 for fault in trouble.value.faults)


def test_every_table_says_what_is_rebuilt() -> None:
    """In its header, so that nobody takes ours for the book's."""
    for path in periods().values():
        assert "Rebuilt (R)" in path.read_text("utf-8").split("\n[")[0]


@pytest.mark.parametrize("name", sorted(scenarios()))
def test_everything_of_ours_has_a_name_in_every_language(name: str) -> None:
    """Players, figures, zones and the scenario itself; figures alike are numbered."""
    scenario = load_scenario(scenarios()[name])
    things = [("scenario", ""), *(("seat", seat) for seat in scenario.seats)]
    things += [("figure", figure.id) for figure in scenario.figures] + [("zone", zone.id) for zone in scenario.zones]
    for language in LANGUAGES:
        found = names_in(scenario, language)
        assert set(found) == set(things)
        figures = [said for (kind, _), said in found.items() if kind == "figure"]
        assert len(figures) == len(set(zip(figures, (each.seat for each in scenario.figures), strict=True)))


def test_names_by_language(tmp_path: Path) -> None:
    """One name for all, one for each, or none: then the id."""
    path = tmp_path / "named.toml"
    path.write_text(SMALL.replace('id = "a"', 'id = "a"\nname = { en = "Ann", fr = "Anne" }', 1), "utf-8")
    scenario = load_scenario(path)
    assert [Names(words(language), scenario).bare("a") for language in LANGUAGES] == ["Ann", "Anne", "Ann"]
    assert Names(words("fr"), scenario).seat("red") == "Red"
    assert Names(words("fr"), scenario).title == "small"
