"""A player's own tables: one replaces one of the book's, and what is wrong with it is told at its line."""

from pathlib import Path

import msgspec
import pytest

from sandtable.games.rapide.files.tables import load_rapide, load_tables
from sandtable.games.rapide.rules.tables import Tables
from sandtable.library.fault import Fault
from tests.library.files import changed, line_with, only, own, own_tables, table, table_faults

COMBAT = table("combat", "combat")
TECHNOLOGY = table("technology", "technology")
TERRAIN = table("terrain", "terrain")
NATIONAL = table("nations", "national")
VARIABLE = table("losses", "variable")
REMAINS = table("losses", "remains")
RETREAT = table("losses", "retreat")
STACKING = table("figures", "stacking")
FIGURES = table("figures", "figures")
TABLES = ("combat", "technology", "terrain", "national", "variable", "remains", "retreat", "stacking", "figures")
COPIES = [COMBAT, TECHNOLOGY, TERRAIN, NATIONAL, VARIABLE, REMAINS, RETREAT, STACKING, FIGURES]


def wrong(folder: Path, text: str, old: str, new: str, field: str, at: str | None = None) -> Fault:
    """The one fault that a change makes: in the player's file, at this field, on the line of the change."""
    text = changed(text, old, new)
    fault = only(table_faults(folder, text))
    assert (fault.file, fault.field) == (str(folder / "own.toml"), field)
    assert fault.line == line_with(text, at or new)
    return fault


def facts(tables: Tables) -> dict[str, object]:
    """The tables by their names, to be compared."""
    return dict(msgspec.to_builtins(tables))


@pytest.mark.parametrize("text", COPIES, ids=TABLES)
def test_a_copy_changes_nothing(tmp_path: Path, text: str) -> None:
    """A table copied from the book is the book's table."""
    assert facts(own_tables(tmp_path, text)) == facts(load_tables())


@pytest.mark.parametrize(
    ("text", "old", "new", "replaced"),
    [
        (COMBAT, '"4 ***"', '"9 ***"', "combat"),
        (TECHNOLOGY, "morale = 1", "morale = 7", "technologies"),
        (TERRAIN, "rounds = 1", "rounds = 2", "terrains"),
        (NATIONAL, "1559", "1600", "national"),
        (VARIABLE, '"-2"', '"-3"', "variable"),
        (REMAINS, '"A+ A- D"', '"A+ A-"', "remains"),
        (RETREAT, '"1"', '"1½"', "retreat"),
        (STACKING, "pashas = 2", "pashas = 3", "stacking"),
        (FIGURES, "veteran = 1", "veteran = 2", "figures"),
    ],
)
def test_a_file_replaces_its_table_alone(tmp_path: Path, text: str, old: str, new: str, replaced: str) -> None:
    """All others are still the book's."""
    ours, theirs = facts(own_tables(tmp_path, changed(text, old, new))), facts(load_tables())
    assert {name for name in theirs if theirs[name] != ours[name]} == {replaced}


def test_a_later_file_replaces_an_earlier_one(tmp_path: Path) -> None:
    """Of two files with the same table the last counts."""
    first, last = tmp_path / "a.toml", tmp_path / "b.toml"
    first.write_text(changed(FIGURES, "veteran = 1", "veteran = 2"))
    last.write_text(changed(FIGURES, "veteran = 1", "veteran = 3"))
    assert load_tables([first, last]).figures.veteran == 3


def test_the_shipped_rules_are_made_once(tmp_path: Path) -> None:
    """Rules with tables of one's own are others."""
    assert load_rapide() is load_rapide()
    assert load_rapide([own(tmp_path, FIGURES)]) is not load_rapide()


@pytest.mark.parametrize("value", ["3", '"x"', "true", "1.5", "1979-01-01", "[]", "[1]"])
@pytest.mark.parametrize("name", [name for name in TABLES if name != "national"])
def test_a_table_is_a_table(tmp_path: Path, name: str, value: str) -> None:
    """Anything else at the top of a file is told."""
    fault = only(table_faults(tmp_path, f"# mine\n{name} = {value}\n"))
    assert (fault.line, fault.field, fault.key, fault.args["expected"]) == (2, name, "fault-type", "table")


@pytest.mark.parametrize("value", ["3", "true", "1.5", "1979-01-01", '"x"', "{ a = 1 }", "{}"])
def test_the_nations_are_a_list(tmp_path: Path, value: str) -> None:
    """`[[national]]` is a list of tables."""
    fault = only(table_faults(tmp_path, f"# mine\nnational = {value}\n"))
    assert (fault.line, fault.field, fault.key, fault.args["expected"]) == (2, "national", "fault-type", "array")


@pytest.mark.parametrize("name", [name for name in TABLES if name not in ("national", "terrain")])
def test_an_empty_table_lacks_its_fields(tmp_path: Path, name: str) -> None:
    """What is missing is named."""
    for fault in table_faults(tmp_path, f"# mine\n[{name}]\n"):
        assert (fault.file, fault.line, fault.key) == (str(tmp_path / "own.toml"), 2, "fault-missing")


def test_an_unknown_table_is_told_with_the_nearest(tmp_path: Path) -> None:
    """`combta` was meant to be `combat`."""
    fault = only(table_faults(tmp_path, "# mine\n[combta]\nx = 1\n"))
    assert (fault.line, fault.field, fault.key) == (2, "combta", "fault-unknown-field")
    assert fault.args["nearest"] == "combat"


def test_all_unknown_tables_are_told(tmp_path: Path) -> None:
    """Each at its line."""
    found = table_faults(tmp_path, "[figurs]\n[combta]\n[combat]\n")
    assert [(fault.line, fault.field) for fault in found] == [(1, "figurs"), (2, "combta")]


def test_a_missing_row_is_told(tmp_path: Path) -> None:
    """Rows have no gap."""
    gap = '7 = ["1½ *", "1 *", "½ *", "½", "½"]\n'
    assert wrong(tmp_path, COMBAT, gap, "", "combat.rows", at="[combat.rows]").key == "fault-rows"


@pytest.mark.parametrize("row", ["x", '"²"', '"٣"', '"--3"', '"03"', '"-0"', '"3.0"', '""'])
def test_a_row_is_a_whole_number(tmp_path: Path, row: str) -> None:
    """Anything else is no row, however much it looks like one."""
    found = table_faults(tmp_path, changed(COMBAT, '3 = ["-"', f'{row} = ["-"'))
    assert [(fault.key, fault.field.startswith("combat.rows")) for fault in found] == [("fault-rows", True)]


def test_a_short_row_is_told(tmp_path: Path) -> None:
    """Each row has a cell for each column."""
    row = '7 = ["1 *", "½ *", "½", "½"]'
    fault = wrong(tmp_path, COMBAT, '7 = ["1½ *", "1 *", "½ *", "½", "½"]', row, "combat.rows.7")
    assert (fault.key, fault.args) == ("fault-row-length", {"expected": 5, "found": 4})


@pytest.mark.parametrize("cell", ["1/3", "x", "1.25", "-1", "*1", "½½", "1 ½"])
def test_a_cell_is_a_number_of_halves(tmp_path: Path, cell: str) -> None:
    """With stars behind it."""
    fault = wrong(tmp_path, COMBAT, '7 = ["1½ *"', f'7 = ["{cell} *"', "combat.rows.7")
    assert fault.key == "fault-halves"


@pytest.mark.parametrize("row", ["7 = [1, 1, 0, 0, 0]", '7 = ["1½ *", "1 *", "½ *", "½", 0]', '7 = "x"', "7 = 3"])
def test_a_row_of_another_type_is_told_at_its_line(tmp_path: Path, row: str) -> None:
    """A row is a list of texts; bare numbers are told as such."""
    fault = wrong(tmp_path, COMBAT, '7 = ["1½ *", "1 *", "½ *", "½", "½"]', row, "combat.rows.7")
    assert fault.key == "fault-type"
    assert fault.args["expected"] != fault.args["found"]


def test_a_column_must_stand_in_the_combat_table(tmp_path: Path) -> None:
    """A technology names one that does not."""
    fault = wrong(tmp_path, TECHNOLOGY, '"-/A"', '"-/Z"', "technology.medieval.columns")
    assert (fault.key, fault.args) == ("fault-column", {"column": "Z", "known": "A, B, C, D, E"})


@pytest.mark.parametrize(
    ("old", "new"),
    [("columns = [", 'columns = ["Z", '), ('"C", "D", "E"]', '"C", "D", "F"]'), ('"A", "B"', '"A", "A"')],
)
def test_a_fault_lies_in_the_player_s_file(tmp_path: Path, old: str, new: str) -> None:
    """If his columns are not those that the book's technologies use, his file is told and not ours."""
    for fault in table_faults(tmp_path, changed(COMBAT, old, new)):
        assert fault.file == str(tmp_path / "own.toml")


@pytest.mark.parametrize("columns", ['"-/A", "-/B"', '"A"', '"-/A/B"', ""])
def test_a_technology_has_a_pair_for_each_enemy(tmp_path: Path, columns: str) -> None:
    """Seven of them, each of Fire and Shock."""
    old = 'columns = ["-/A", "-/B", "-/B", "-/C", "-/C", "-/D", "-/E"]'
    fault = wrong(tmp_path, TECHNOLOGY, old, f"columns = [{columns}]", "technology.medieval.columns")
    assert (fault.key, fault.args) == ("fault-columns", {"expected": 7})


def test_every_technology_is_named_once(tmp_path: Path) -> None:
    """`against` names all tables of technologies."""
    fault = wrong(tmp_path, TECHNOLOGY, 'against = ["medieval", ', "against = [", "technology.against")
    assert fault.key == "fault-technologies"


def test_the_list_of_technologies_may_not_be_missing(tmp_path: Path) -> None:
    """`against` is missing, and that is what is told."""
    found = table_faults(tmp_path, changed(TECHNOLOGY, "against", "againts"))
    assert "fault-missing" in {fault.key for fault in found}


@pytest.mark.parametrize(
    ("text", "old", "new", "field", "key"),
    [
        (TECHNOLOGY, "morale = 1", 'morale = "1"', "technology.medieval.morale", "fault-type"),
        (TECHNOLOGY, 'fires = "none"', 'fires = "nome"', "technology.medieval.fires", "fault-name"),
        (TECHNOLOGY, 'columns = ["-/A"', "columns = [3", "technology.medieval.columns", "fault-type"),
        (TERRAIN, 'whom = "both"', 'whom = "bth"', "terrain.plain.whom", "fault-name"),
        (TERRAIN, "fire = 0", "fire = 0.5", "terrain.plain.fire", "fault-type"),
        (TERRAIN, "pursuit = false", "pursuit = 0", "terrain.plain.pursuit", "fault-type"),
        (NATIONAL, "until = 1559", 'until = "1559"', "national.0.until", "fault-type"),
        (NATIONAL, 'one = "½"', 'one = "x"', "national.1.one", "fault-halves"),
        (NATIONAL, 'two = "1"', 'two = "1/3"', "national.1.two", "fault-halves"),
        (NATIONAL, 'two = "1"', "two = 1", "national.1.two", "fault-type"),
        (VARIABLE, 'by_force = ["-2", ', "by_force = [", "variable.by_force", "fault-row-length"),
        (VARIABLE, 'by_force = ["-2"', 'by_force = ["x"', "variable.by_force", "fault-halves"),
        (VARIABLE, 'by_force = ["-2"', "by_force = [-2", "variable.by_force", "fault-type"),
        (REMAINS, '"2A+" = [', '"2B+" = [', "remains.rows.2B+", "fault-stack"),
        (REMAINS, '"2A+" = ["A+ A- D"', '"2A+" = ["A+ Z"', "remains.rows.2A+", "fault-stack"),
        (REMAINS, '"2A+" = ["A+ A- D"', '"2A+" = [3', "remains.rows.2A+", "fault-type"),
        (RETREAT, 'by_die = ["0"', 'by_die = ["x"', "retreat.by_die", "fault-halves"),
        (RETREAT, 'by_die = ["0"', 'by_die = ["-1"', "retreat.by_die", "fault-halves"),
        (STACKING, "force = 8", 'force = "8"', "stacking.force", "fault-type"),
        (FIGURES, "die = 10", "die = 10.0", "figures.die", "fault-type"),
        (FIGURES, 'major_gap = "4"', 'major_gap = "x"', "figures.major_gap", "fault-halves"),
        (FIGURES, 'major_gap = "4"', "major_gap = true", "figures.major_gap", "fault-type"),
        (FIGURES, 'pursuit_column = "E"', 'pursuit_column = "Z"', "figures.pursuit_column", "fault-column"),
        (FIGURES, 'revolution_column = "A"', 'revolution_column = "Z"', "figures.revolution_column", "fault-column"),
        (FIGURES, "die = 10", "die = 0", "figures.die", "fault-range"),
        (FIGURES, "die = 10", "die = -3", "figures.die", "fault-range"),
        (FIGURES, "die = 10", "die = 1000", "figures.die", "fault-range"),
    ],
)
def test_a_fault_in_a_table_is_told_at_its_field(
    tmp_path: Path, text: str, old: str, new: str, field: str, key: str
) -> None:
    """Each kind of fault, in the file of the player, on its line, before anybody fights by it."""
    assert wrong(tmp_path, text, old, new, field).key == key


@pytest.mark.parametrize(
    ("text", "old", "new", "field"),
    [
        (STACKING, 'pasha_nation = "turkey"', 'pasha_nation = "turky"', "stacking.pasha_nation"),
        (FIGURES, 'revolution_nation = "france"', 'revolution_nation = "frnace"', "figures.revolution_nation"),
        (NATIONAL, 'nations = ["turkey"]', 'nations = ["turky"]', "national.1.nations"),
    ],
)
def test_a_nation_that_nobody_knows_is_told(tmp_path: Path, text: str, old: str, new: str, field: str) -> None:
    """A table for a nation that no battle can name would silently do nothing."""
    assert wrong(tmp_path, text, old, new, field).key == "fault-name"


@pytest.mark.parametrize(
    ("text", "old", "field"),
    [
        (TERRAIN, "rounds = 2\n", "terrain.plain.rounds"),
        (NATIONAL, "since = 1492\n", "national.0.since"),
        (STACKING, "armies = 2\n", "stacking.armies"),
        (STACKING, "force = 8\n", "stacking.force"),
        (FIGURES, "veteran = 1\n", "figures.veteran"),
        (COMBAT, 'columns = ["A", "B", "C", "D", "E"]\n', "combat.columns"),
    ],
)
def test_a_missing_field_is_named(tmp_path: Path, text: str, old: str, field: str) -> None:
    """In the table where it is missing."""
    fault = only(table_faults(tmp_path, changed(text, old, "")))
    assert (fault.file, fault.key, fault.args) == (str(tmp_path / "own.toml"), "fault-missing", {"field": field})
    assert fault.field == field.rpartition(".")[0]


def test_a_force_that_the_book_s_tables_do_not_reach_is_told_in_the_player_s_file(tmp_path: Path) -> None:
    """The book's variable losses go up to 8 D: whoever changes the limit must bring his own, and is told so."""
    for fault in table_faults(tmp_path, changed(STACKING, "force = 8", "force = 12")):
        assert fault.file == str(tmp_path / "own.toml")


def test_an_empty_list_of_retreats_is_told(tmp_path: Path) -> None:
    """At least one row."""
    text = "[retreat]\nby_die = []\n"
    assert [(fault.line, fault.key) for fault in table_faults(tmp_path, text)] == [(2, "fault-rows")]


def test_all_faults_of_a_file_of_tables_are_told(tmp_path: Path) -> None:
    """One in each of two tables, and two in one of them."""
    text = changed(changed(FIGURES, "die = 10", "die = true"), "veteran = 1", 'veteran = "1"')
    text += changed(RETREAT, '"0", "0", "0"', '"x", "0", "0"')
    found = {fault.field for fault in table_faults(tmp_path, text)}
    assert found == {"figures.die", "figures.veteran", "retreat.by_die"}
