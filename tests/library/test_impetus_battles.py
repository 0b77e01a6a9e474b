"""Battle files of Basic Impetus: those that are shipped stand, and every other fault is told at its line."""

from pathlib import Path

import pytest

from sandtable.games.impetus.files.battles import battles, find_battle, load_battle, load_measures, read_battle
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.impetus.rules.setup.check_battle import judge_scenario
from sandtable.games.impetus.rules.setup.scenario import Post, Scenario
from sandtable.games.impetus.rules.terrain.pieces import Board, Piece
from sandtable.kernel.signs import printable
from sandtable.library.clauses import clauses
from sandtable.library.document import Document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.measures import angle, length
from sandtable.library.readable import fault_line
from sandtable.library.words import LANGUAGES, words
from sandtable.table.plane import UNIT, Pose
from tests.library.files import changed, line_with, only

NAME = "battle.toml"
TEXT = """\
edition = "fr"
scale = "28"
any_size = true
defender = "red"
half = "lower"

[[piece]]
kind = "wood"
x = 45
y = 30.5
along = 12
across = 8

[[piece]]
kind = "river"
ends = [[5, 0], [5, 60]]
across = 3

[red]
army = "macedon-alexander"
units = ["cp-1", "fp-1", "fp-2", "fl-1"]

[[red.deploy]]
unit = "cp-1"
x = 30.25
y = 15
heading = 90

[[red.deploy]]
unit = "fp-1"
rear = "fp-2"
x = 40
y = 14
heading = 90

[[red.deploy]]
unit = "fl-1"
x = 50
y = 14.1
heading = 90

[blue]
army = "normans"
units = ["cp-1", "s-1"]

[[blue.deploy]]
unit = "cp-1"
x = 41
y = 45
heading = 270

[[blue.deploy]]
unit = "s-1"
x = 51
y = 46
heading = 270.5
"""


def read(text: str) -> Scenario:
    return read_battle(Document(NAME, text))


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(Unreadable) as trouble:
        read(text)
    return trouble.value.faults


def wrong(old: str, new: str, field: str, clause: str, key: str, at: str | None = None) -> Fault:
    """The one fault that a change makes, at its field and line and by its clause."""
    text = changed(TEXT, old, new)
    fault = only(faults(text))
    assert (fault.file, fault.field, fault.clause, fault.key) == (NAME, field, clause, key)
    assert fault.line == line_with(text, new if at is None else at)
    return fault


@pytest.mark.parametrize("name", battles())
def test_every_shipped_battle_stands(name: str) -> None:
    """Nothing is wrong with what we ship, and it has a name and a story of two sentences in every language."""
    scenario = load_battle(find_battle(name))
    assert list(judge_scenario(scenario, load_measures())) == []
    for language in LANGUAGES:
        assert words(language)(f"scenario-{name}")
        assert words(language)(f"story-{name}").count(". ") == 1


def test_shipped_battles_are_of_many_kinds() -> None:
    """Both editions, several sizes of figures, large units, a river line, wagons, elephants, and one to be set up."""
    found = {name: load_battle(path) for name, path in battles().items()}
    assert {"cannae", "agincourt", "granicus", "wagenburg", "hydaspes", "first-battle"} <= set(found)
    assert {scenario.edition for scenario in found.values()} == {"fr", "es"}
    assert len({scenario.scale for scenario in found.values()}) >= 4
    assert any(post.rear for scenario in found.values() for post in scenario.red.posts)
    assert [name for name, scenario in found.items() if not scenario.deployed] == ["encounter"]
    first = found["first-battle"]
    assert (first.last_turn, len(first.red.army.units) + len(first.blue.army.units)) == (8, 7)


def test_a_battle_is_what_its_file_says() -> None:
    """U as thousandths, degrees as hundredths; the table is that of the edition, and twelve turns are played."""
    found = read(TEXT)
    assert (found.edition, found.scale, found.last_turn, found.defender, found.half) == ("fr", "28", 12, "red", "lower")
    assert found.board == Board(90 * UNIT, 60 * UNIT)
    assert found.pieces == (
        Piece("wood-1", "wood", 45000, 30500, 0, 12000, 8000),
        Piece("river-1", "river", across=3000, ends=((5000, 0), (5000, 60000))),
    )
    assert found.red.posts[:2] == (
        Post("cp-1", Pose(30250, 15000, 9000)),
        Post("fp-1", Pose(40000, 14000, 9000), "fp-2"),
    )
    assert found.blue.posts[1].pose.heading == 27050
    assert [unit.id for unit in found.blue.army.units] == ["cp-1", "s-1"]
    assert found.blue.army.general.id == "cp-1"


@pytest.mark.parametrize(
    ("edition", "scale", "board"),
    [
        ("fr", "28", (90, 60)),
        ("es", "28", (60, 60)),
        ("es", "20", (60, 60)),
        ("fr", "15", (120, 60)),
        ("es", "6", (120, 60)),
    ],
)
def test_the_table_is_that_of_the_edition(edition: str, scale: str, board: tuple[int, int]) -> None:
    """BI 1.2.1 and 1.4; a file may say another."""
    start = f'edition = "{edition}"\nscale = "{scale}"\n'
    rest = '[red]\narmy = "gauls"\n[blue]\narmy = "normans"\n'
    assert read(start + rest).board == Board(board[0] * UNIT, board[1] * UNIT)
    assert read(start + "board = [100.5, 70]\n" + rest).board == Board(100_500, 70_000)


@pytest.mark.parametrize(
    ("number", "thousandths"), [(1.0005, 1001), (-1.0005, -1001), (0.0015, 2), (2.675, 2675), (3, 3000), (0.00049, 0)]
)
def test_lengths_are_rounded_once_halves_away_from_zero(number: float, thousandths: int) -> None:
    assert length(number) == thousandths


@pytest.mark.parametrize(("number", "hundredths"), [(90, 9000), (-90, 27000), (360, 0), (0.125, 13), (359.996, 0)])
def test_angles_are_rounded_once_and_lie_on_the_circle(number: float, hundredths: int) -> None:
    assert angle(number) == hundredths


@pytest.mark.parametrize(
    ("old", "new", "field", "clause", "nearest"),
    [
        ('"normans"', '"normanns"', "blue.army", "", "normans"),
        ('"fr"', '"fra"', "edition", "BI 1.2.1", "fr"),
        ('"28"', '"29"', "scale", "BI 1.3.1", "28"),
        ('"red"', '"rad"', "defender", "", "red"),
        ('"lower"', '"lowr"', "half", "", "lower"),
        ('"wood"', '"wod"', "piece.0.kind", "BI 3.4", "wood"),
        ('["cp-1", "s-1"]', '["cp-1", "s-1", "cq-1"]', "blue.units", "", "cp-1"),
        ('unit = "fl-1"', 'unit = "fl-9"', "red.deploy.2.unit", "BI 3.6", "fl-1"),
        ('rear = "fp-2"', 'rear = "fq-2"', "red.deploy.1.rear", "BI 3.6", "fp-2"),
    ],
)
def test_an_unknown_name_is_told_with_the_nearest(old: str, new: str, field: str, clause: str, nearest: str) -> None:
    """Armies, editions, sizes, sides, kinds of terrain and units."""
    text = changed(TEXT, old, new)
    found = [fault for fault in faults(text) if fault.key == "fault-name"]
    fault = only(tuple(found))
    assert (fault.field, fault.clause, fault.args["nearest"]) == (field, clause, nearest)
    assert fault.line == line_with(text, new)
    assert {each.key for each in faults(text)} <= {"fault-name", "refused-deploy-missing"}


@pytest.mark.parametrize(
    ("old", "new", "field", "clause", "key"),
    [
        ("any_size = true", "last_turn = 0\nany_size = true", "last_turn", "BI 8b", "refused-last-turn"),
        ("any_size = true", "last_turn = 100\nany_size = true", "last_turn", "BI 8b", "refused-last-turn"),
        ("any_size = true", "board = [401, 60]\nany_size = true", "board", "BI 1.2.1", "refused-board-size"),
        ("any_size = true", "board = [90, 95]\nany_size = true", "board", "BI 1.2.1", "refused-board-sides"),
        ("along = 12", "along = 21", "piece.0.along", "BI 3.4", "refused-piece-size"),
        ("x = 45\n", "x = 87\n", "piece.0.x", "BI 3.4", "refused-piece-off-table"),
        ("x = 45\n", "x = 9\n", "piece.1.ends", "BI 3.5", "refused-pieces-overlap"),
        ("[5, 60]]", "[5, 59]]", "piece.1.ends", "BI 3.4", "refused-strip-ends"),
        ("ends = [[5, 0]", "bends = [[30, 30]]\nends = [[5, 0]", "piece.1.bends", "BI 3.4", "refused-strip-sharp"),
        ("ends = [[5, 0]", "bends = [[-1, 30]]\nends = [[5, 0]", "piece.1.bends", "BI 3.4", "refused-strip-off-table"),
        ("across = 3", "across = 0", "piece.1.across", "BI 3.4", "refused-strip-width"),
        ("y = 14.1", "y = 15.1", "red.deploy.2.y", "BI 3.6", "refused-deploy-centre"),
        ("x = 30.25", "x = 12.999", "red.deploy.0.x", "BI 3.6", "refused-deploy-edge"),
        ('army = "normans"', 'army = "normans/none.toml"', "blue.army", "", "fault-file"),
    ],
)
def test_a_fault_is_told_at_its_line(old: str, new: str, field: str, clause: str, key: str) -> None:
    """By the rules, each with the clause that forbids it."""
    text = changed(TEXT, old, new)
    found = faults(text)
    if key in ("refused-board-sides", "refused-board-size"):
        found = tuple(fault for fault in found if fault.field == "board")
    fault = only(found)
    assert (fault.field, fault.clause, fault.key) == (field, clause, key)
    at = "ends =" if key == "refused-pieces-overlap" else new.partition("\n")[0]
    assert fault.line == line_with(text, at)


def test_bases_do_not_overlap() -> None:
    """Told where the second one stands."""
    fault = wrong(
        "x = 50\n", "x = 45\n", "red.deploy.2", "BI 3.6", "refused-deploy-overlap", '[[red.deploy]]\nunit = "fl-1"'
    )
    assert fault.args == {"other": "red.fp-1"}


def test_nobody_stands_in_impassable_ground() -> None:
    """Rocks, and a river without a ford; zones may be lifted, this may not."""
    rocks = changed(changed(TEXT, '"wood"', '"rocks"'), "y = 30.5", "y = 14")
    lifted = changed(rocks, "any_size", "free_deployment = true\nany_size")
    for text in (rocks, lifted):
        assert {(fault.key, fault.clause) for fault in faults(text)} == {("refused-deploy-impassable", "BI 3.2.4")}
    river = changed(
        changed(TEXT, "ends = [[5, 0], [5, 60]]", "ends = [[42, 0], [10, 60]]\nfordable = false"),
        "x = 45\n",
        "x = 70\n",
    )
    assert {fault.key for fault in faults(river)} == {"refused-deploy-impassable"}


def test_zones_may_be_lifted_but_not_the_edge_of_the_table() -> None:
    lifted = changed(TEXT, "any_size", "free_deployment = true\nany_size")
    assert read(changed(lifted, "y = 14.1", "y = 20")).free_deployment
    assert read(changed(lifted, "x = 30.25", "x = 12")).free_deployment
    fault = only(faults(changed(lifted, "y = 14.1", "y = 1")))
    assert (fault.key, fault.field, fault.clause) == ("refused-deploy-off-table", "red.deploy.2", "BI 3.6")


def test_the_editions_differ_at_the_short_edges() -> None:
    """Ten U in the French, more in the Spanish."""
    text = changed(changed(TEXT, "x = 30.25", "x = 13"), 'scale = "28"', 'scale = "28"\nboard = [90, 60]')
    assert read(text).edition == "fr"
    fault = only(faults(changed(text, '"fr"', '"es"')))
    assert (fault.key, fault.field) == ("refused-deploy-edge", "red.deploy.0.x")


def test_a_unit_is_deployed_once() -> None:
    """Twice is too often, and then another is missing."""
    text = changed(TEXT, 'unit = "fl-1"', 'unit = "fp-2"')
    found = faults(text)
    assert [(f.key, f.field, f.clause) for f in found if f.key != "refused-deploy-overlap"] == [
        ("refused-deploy-missing", "red.deploy", "BI 3.6"),
        ("refused-deploy-twice", "red.deploy.2.unit", "BI 3.6"),
    ]
    assert [fault.line for fault in found if fault.key == "refused-deploy-twice"] == [line_with(text, 'unit = "fp-2"')]


@pytest.mark.parametrize("rear", ["fl-1", "fp-1"])
def test_large_units_are_of_one_type_and_of_pikes_or_impetuous_foot(rear: str) -> None:
    """BI 2.5.1a."""
    text = changed(TEXT, '[[red.deploy]]\nunit = "fl-1"\nx = 50\ny = 14.1\nheading = 90\n', "")
    text = changed(changed(text, 'rear = "fp-2"', f'rear = "{rear}"'), '"fp-2", "fl-1"]', '"fl-1"]')
    found = [fault for fault in faults(text) if fault.key == "refused-large"]
    assert [(fault.field, fault.clause, fault.line) for fault in found] == [
        ("red.deploy.1.rear", "BI 2.5.1a", line_with(text, "rear ="))
    ]


def test_the_size_of_an_army_is_lifted_only_by_saying_so() -> None:
    found = faults(changed(TEXT, "any_size = true\n", ""))
    assert [(f.key, f.field, f.clause) for f in found] == [
        ("refused-army-size", "red.army", "BI 2.1"),
        ("refused-army-size", "blue.army", "BI 2.1"),
    ]


@pytest.mark.parametrize(("line", "field", "clause"), [("defender", "defender", "BI 3.5"), ("half", "half", "BI 3.6")])
def test_who_is_deployed_has_a_defender_and_a_half(line: str, field: str, clause: str) -> None:
    text = "".join(each for each in TEXT.splitlines(keepends=True) if not each.startswith(line))
    fault = only(faults(text))
    assert (fault.field, fault.clause) == (field, clause)


@pytest.mark.parametrize(
    ("old", "new", "field", "key"),
    [
        ('edition = "fr"', "edition = 1", "edition", "fault-type"),
        ('scale = "28"', "scale = 28", "scale", "fault-type"),
        ("any_size = true", "any_size = 1", "any_size", "fault-type"),
        ("any_size = true", 'any_size = true\nlast_turn = "12"', "last_turn", "fault-type"),
        ("any_size = true", "any_size = true\nboard = [90]", "board", "fault-type"),
        ("any_size = true", "any_size = true\nboard = [nan, 60]", "board", "fault-length"),
        ("any_size = true", "any_size = true\nbord = [90, 60]", "bord", "fault-unknown-field"),
        ("x = 45\n", 'x = "45"\n', "piece.0.x", "fault-type"),
        ("x = 45\n", "x = inf\n", "piece.0.x", "fault-length"),
        ("x = 45\n", f"x = {'9' * 400}\n", "piece.0.x", "fault-length"),
        ("along = 12\n", "", "piece.0", "fault-missing"),
        ("along = 12\n", "along = 12\nends = [[0, 0], [0, 60]]\n", "piece.0.ends", "fault-unknown-field"),
        ("[[5, 0], [5, 60]]", "[[5, 0]]", "piece.1.ends", "fault-type"),
        ('army = "normans"', "army = 5", "blue.army", "fault-type"),
        ('army = "normans"', 'army = "\\u0000.toml"', "blue.army", "fault-name"),
        ('army = "normans"', 'army = ""', "blue.army", "fault-name"),
        ('army = "normans"', 'army = "normans"\noptions = ["x"]', "blue.options", "fault-name"),
        ("heading = 270.5", "heading = 361", "blue.deploy.1.heading", "fault-length"),
        ("heading = 270.5", "heading = []", "blue.deploy.1.heading", "fault-type"),
        ("heading = 270.5", "", "blue.deploy.1", "fault-missing"),
    ],
)
def test_a_wrong_form_is_told_alone(old: str, new: str, field: str, key: str) -> None:
    """One fault does not bring others, and can be said in every language."""
    fault = only(faults(changed(TEXT, old, new)))
    assert (fault.field, fault.key) == (field, key)
    for language in LANGUAGES:
        assert printable(fault_line(words(language), fault))


def test_faults_of_every_kind_are_told_at_once() -> None:
    text = TEXT
    for old, new in [
        ('"normans"', '"normanns"'),
        ("along = 12", "along = 30"),
        ("across = 3", "across = true"),
        ("y = 14.1", "y = 16"),
        ("any_size = true", "any_size = true\nlast_turn = 0\nlats_turn = 1"),
    ]:
        text = changed(text, old, new)
    found = faults(text)
    assert {fault.field for fault in found} == {
        "last_turn",
        "lats_turn",
        "piece.0.along",
        "piece.1.across",
        "red.deploy.2.y",
        "blue.army",
    }
    assert [fault.line for fault in found] == sorted(fault.line for fault in found)
    assert {fault.clause for fault in found} - {""} <= set(clauses())


@pytest.mark.parametrize("raw", ["red = 1", "piece = 1", "piece = [1]", "[red]\ndeploy = 1", "[red]\ndeploy = [1]", ""])
def test_no_file_is_too_odd_to_be_told(raw: str) -> None:
    assert faults(raw)


def test_a_path_starts_where_the_battle_file_lies(tmp_path: Path) -> None:
    """And the faults of an army file are told in that file."""
    own, battle = tmp_path / "own.toml", tmp_path / "battle.toml"
    shipped = Path(str(find_battle("cannae"))).parents[1] / "armies" / "normans.toml"
    own.write_text(shipped.read_text("utf-8"), "utf-8")
    battle.write_text(changed(TEXT, '"normans"', '"own.toml"'), "utf-8")
    assert load_battle(battle).blue.army.name.en == "Normans"
    own.write_text(changed(shipped.read_text("utf-8"), '"CP"', '"CQ"'), "utf-8")
    with pytest.raises(Unreadable) as trouble:
        load_battle(battle)
    assert {fault.file for fault in trouble.value.faults} == {str(own)}


@pytest.mark.parametrize(("name", "near"), [("canae", "cannae"), ("x" * 300, "")])
def test_a_battle_that_nobody_knows_is_told_with_the_nearest(name: str, near: str) -> None:
    with pytest.raises(Unreadable) as trouble:
        find_battle(name)
    assert only(trouble.value.faults).args["nearest"] == near


def chosen(edition: str, scale: str, depth: str) -> Scenario:
    """The battle with other depths of bases, on a table of its own so that the edition does not matter."""
    text = changed(TEXT, 'edition = "fr"', f'edition = "{edition}"\nboard = [90, 60]\ndepth = {{ {depth} }}')
    return read_battle(Document(NAME, changed(text, 'scale = "28"', f'scale = "{scale}"')))


@pytest.mark.parametrize("edition", ["fr", "es"])
@pytest.mark.parametrize(
    ("scale", "depth", "units"),
    [
        ("28", "FP = 60", 3000),
        ("28", "W = 170", 8500),
        ("20", "EL = 80", 4000),
        ("15", "FP = 40", 4000),
        ("15", "S = 30", 3000),
        ("15", "W = 105", 10500),
        ("10", "CGP = 40", 4000),
        ("6", "ART = 30", 3000),
    ],
)
def test_other_depths_of_the_book_may_be_chosen(edition: str, scale: str, depth: str, units: int) -> None:
    """BI 1.3.1: bases are then so deep, wherever the rules look at them; all others are as they were."""
    battle = chosen(edition, scale, depth)
    troops, usual = depth.split(maxsplit=1)[0], load_measures().scales[scale]
    found = load_measures().scale(battle)
    assert found.size(troops) == (usual.front, units)
    assert {**found.depth, troops: 0} == {**usual.depth, troops: 0}


def test_units_stand_on_the_bases_that_were_chosen() -> None:
    """BI 1.3.1, 2.5.1f: a large unit is twice as deep as each of its halves."""
    ruleset, battle = load_impetus(), chosen("fr", "28", "FP = 60, S = 40")
    stands = ruleset.umpire.field(ruleset.setup(battle)).stands
    assert {name: stands[name].base.depth for name in ("red.fp-1", "blue.s-1", "red.cp-1")} == {
        "red.fp-1": 6000,
        "blue.s-1": 2000,
        "red.cp-1": 4000,
    }


@pytest.mark.parametrize(
    ("edition", "scale", "depth", "known"),
    [
        ("fr", "28", "FP = 50", "40, 60"),
        ("fr", "28", "CP = 60", "80"),
        ("fr", "28", "S = 50", "30, 40"),
        ("es", "28", "S = 40", "30"),
        ("es", "10", "S = 20", "15"),
        ("fr", "28", "W = 150", "160–400"),
        ("fr", "15", "W = 130", "80–120"),
        ("fr", "15", "FP = 0", "30, 40"),
    ],
)
def test_depths_that_the_book_does_not_have(edition: str, scale: str, depth: str, known: str) -> None:
    """BI 1.3.1: each is told at its line, with those that may be chosen."""
    with pytest.raises(Unreadable) as trouble:
        chosen(edition, scale, depth)
    (fault,) = trouble.value.faults
    troops = depth.split(maxsplit=1)[0]
    assert (fault.key, fault.clause, fault.field) == ("refused-depth", "BI 1.3.1", f"depth.{troops}")
    assert (fault.args["known"], fault.args["type"]) == (known, troops)


@pytest.mark.parametrize(
    ("depth", "key"), [("XX = 40", "fault-name"), ('FP = "deep"', "fault-type"), ("FP = 1.5", "fault-type")]
)
def test_depths_that_cannot_be_read(depth: str, key: str) -> None:
    with pytest.raises(Unreadable) as trouble:
        chosen("fr", "28", depth)
    assert [fault.key for fault in trouble.value.faults] == [key]


def test_a_river_that_bends() -> None:
    """From its first end to its second; without bends it runs straight, as in files that know of none."""
    found = read(changed(TEXT, "ends = [[5, 0]", "bends = [[7, 20.5], [4, 41]]\nends = [[5, 0]"))
    river = next(piece for piece in found.pieces if piece.kind == "river")
    assert river.line == ((5000, 0), (7000, 20500), (4000, 41000), (5000, 60000))
    straight = next(piece for piece in read(TEXT).pieces if piece.kind == "river")
    assert (straight.bends, straight.line) == ((), straight.ends)
