"""A player's own folder: what is wrong with each file by line, and no way out of it."""

from pathlib import Path

import pytest

from sandtable.games.impetus.files.own_tables import FILES, load_with
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.library.own import LARGEST, MOST, Missing, Own, Place, Refused, documents, kinds, shipped_files
from sandtable.table.plane import UNIT

ARMY = shipped_files("impetus", "armies")["gauls"].read_text("utf-8")
GAULS = Place("impetus", "armies", "my-gauls")


@pytest.fixture
def own(tmp_path: Path) -> Own:
    return Own(tmp_path / "material")


@pytest.mark.parametrize(("ruleset", "kind"), kinds())
def test_every_file_of_the_program_could_be_a_players_own(own: Own, ruleset: str, kind: str) -> None:
    """Whatever comes with the program can be copied, and is sound there."""
    for name, path in shipped_files(ruleset, kind).items():
        kept = own.write(Place(ruleset, kind, f"my-{name}"), path.read_text("utf-8"))
        assert kept.faults == (), name
    assert len(own.places(ruleset, kind)) == len(shipped_files(ruleset, kind))


def test_a_faulty_file_is_kept_with_its_faults(own: Own) -> None:
    """Nothing that somebody wrote is lost; every fault has its line."""
    lines = ARMY.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("vbu"))
    lines[place] = 'vbu = "many"'
    kept = own.write(GAULS, "\n".join(lines))
    assert [(fault.line, fault.field.rpartition(".")[2], fault.key) for fault in kept.faults] == [
        (place + 1, "vbu", "fault-type")
    ]
    assert own.write(GAULS, ARMY, kept.version).faults == ()


def test_who_overwrites_has_seen_what_is_there(own: Own) -> None:
    first = own.write(GAULS, ARMY)
    for over in ("", "0" * 64):
        with pytest.raises(Refused, match="fault-own-exists"):
            own.write(GAULS, "name = 1", over)
    assert own.read(GAULS).text == ARMY
    second = own.write(GAULS, f"{ARMY}\n# mine\n", first.version)
    with pytest.raises(Refused, match="fault-own-exists"):
        own.write(GAULS, ARMY, first.version)
    assert own.read(GAULS).text == second.text


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".",
        "..",
        "../x",
        "a/b",
        "a\\b",
        "/etc/passwd",
        "Capital",
        "a b",
        "a.toml",
        "-a",
        "a-",
        "con",
        "lpt1",
        "é",
        "a\0",
        "x" * 61,
        "a\n",
    ],
)
def test_no_name_leads_out_of_the_folder(own: Own, name: str) -> None:
    for act in (
        lambda place: own.write(place, ARMY),
        own.read,
        own.delete,
        lambda place: own.rename(place, "other"),
        lambda place: own.look(place, ARMY),
    ):
        with pytest.raises(Refused, match="fault-own-name"):
            act(Place("impetus", "armies", name))
    own.write(GAULS, ARMY)
    with pytest.raises(Refused, match="fault-own-name"):
        own.rename(GAULS, name)
    assert own.folder
    assert [path.name for path in own.folder.rglob("*") if path.is_file()] == ["my-gauls.toml"]


@pytest.mark.parametrize(("ruleset", "kind"), kinds())
def test_what_a_file_is_can_be_told_from_its_text(own: Own, ruleset: str, kind: str) -> None:
    for path in shipped_files(ruleset, kind).values():
        assert own.guess(path.read_text("utf-8")) == (ruleset, kind), path


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("edition = 'fr'\n[red]\n", ("impetus", "scenarios")),
        ("name = 'x'\n[[unit]]\n", ("impetus", "armies")),
        (ARMY.replace("vbu =", "vbuu =", 1).replace("vd = ", 'vd = "x" # ', 1), ("impetus", "armies")),
        ("[fire]\nmoved = 1\n", ("impetus", "tables")),
        ('game = "grandeur"\n[red]\n', ("grandeur", "scenarios")),
        ("structure = 'good'\n[[corps]]\n", ("grandeur", "armies")),
        ("[attacker]\n", ("rapide", "scenarios")),
        ("[[national]]\n", ("rapide", "tables")),
        ("structure = 'good'\n[[corps]]\nname = \n", ("grandeur", "armies")),
        ("= nothing\n", None),
        ("", None),
    ],
)
def test_also_where_it_is_not_finished(own: Own, text: str, found: tuple[str, str] | None) -> None:
    assert own.guess(text) == found


@pytest.mark.parametrize(("ruleset", "kind"), [("impetus", "words"), ("chess", "armies"), ("..", "armies"), ("", "")])
def test_there_are_no_other_kinds(own: Own, ruleset: str, kind: str) -> None:
    with pytest.raises(Missing):
        own.write(Place(ruleset, kind, "x"), ARMY)


def test_names_of_the_program_are_taken(own: Own) -> None:
    with pytest.raises(Refused, match="fault-own-shipped"):
        own.write(Place("impetus", "armies", "gauls"), ARMY)
    own.write(GAULS, ARMY)
    with pytest.raises(Refused, match="fault-own-shipped"):
        own.rename(GAULS, "gauls")


def test_files_are_renamed_and_deleted(own: Own) -> None:
    other = Place("impetus", "armies", "others")
    own.write(GAULS, ARMY)
    own.write(other, ARMY)
    with pytest.raises(Refused, match="fault-own-exists"):
        own.rename(GAULS, "others")
    assert own.rename(GAULS, "third").text == ARMY
    own.delete(other)
    assert list(own.places("impetus", "armies")) == ["third"]
    for act in (own.read, own.delete, lambda place: own.rename(place, "fourth")):
        with pytest.raises(Missing):
            act(GAULS)


def test_there_is_an_end_to_files(own: Own) -> None:
    with pytest.raises(Refused, match="fault-own-large"):
        own.write(GAULS, "#" * (LARGEST + 1))
    assert own.folder
    folder = own.folder / "impetus" / "armies"
    folder.mkdir(parents=True)
    for number in range(MOST):
        (folder / f"army-{number}.toml").write_text("")
    with pytest.raises(Refused, match="fault-own-full"):
        own.write(GAULS, ARMY)


def test_what_others_put_there_is_read_with_care(own: Own) -> None:
    """Not UTF-8, too large, or with another kind of name."""
    assert own.folder
    folder = own.folder / "impetus" / "armies"
    folder.mkdir(parents=True)
    (folder / "latin.toml").write_bytes('name = "Gaëls"'.encode("latin-1"))
    (folder / "Strange Name.toml").write_text(ARMY)
    (folder / "large.toml").write_text("#" * (LARGEST + 1))
    assert own.read(Place("impetus", "armies", "latin")).faults
    assert list(own.places("impetus", "armies")) == ["large", "latin"]
    with pytest.raises(Refused, match="fault-own-large"):
        own.read(Place("impetus", "armies", "large"))
    found = {each.place.name: [fault.key for fault in each.faults] for each in own.all()}
    assert found["large"] == ["fault-own-large"]
    assert set(found) == {"large", "latin"}


# Battles


BATTLE = shipped_files("impetus", "scenarios")["encounter"].read_text("utf-8")


def test_an_own_battle_names_own_armies(own: Own) -> None:
    """By name: never by a path, however it is written."""
    assert 'army = "' in BATTLE
    place = Place("impetus", "scenarios", "mine")
    first = BATTLE.split('army = "')[1].split('"')[0]
    own.write(GAULS, shipped_files("impetus", "armies")[first].read_text("utf-8"))
    own.write(place, BATTLE.replace(f'army = "{first}"', 'army = "my-gauls"', 1))
    assert own.read(place).faults == ()
    assert own.says(Place("impetus", "scenarios", "mine")).last_turn
    for path in ("/etc/passwd", "../armies/my-gauls.toml", "my-gauls.toml", "nobody", ""):
        faults = own.look(place, BATTLE.replace(f'army = "{first}"', f'army = "{path}"', 1)).faults
        assert [fault.key for fault in faults] == ["fault-name"], path
        assert "root:" not in str(faults)


# Tables


def test_an_own_table_takes_the_place_of_the_books(own: Own) -> None:
    text = shipped_files("impetus", "tables")["weapons"].read_text("utf-8").replace("short = 10", "short = 12", 1)
    own.write(Place("impetus", "tables", "far-bows"), text)
    rules = load_with(documents([own.places("impetus", "tables")["far-bows"]]))
    assert rules.tables.weapons.bands["short"] == 12 * UNIT
    assert rules.tables.scales == load_impetus().tables.scales


@pytest.mark.parametrize(
    ("table", "old", "new", "key", "field"),
    [
        ("weapons", "short = 10", "short = 20", "fault-range", "bands.long"),
        ("weapons", "extreme = 50", "extreme = 500", "fault-range", "bands.extreme"),
        ("weapons", "[weapon.sling]", "[weapon.slings]", "fault-name", "weapon.slings"),
        ("weapons", 'short = "0/2"', 'short = "0/two"', "fault-cell", "weapon.longbow-a.short"),
        ("weapons", 'kind = "longbow"', 'kind = "laser"', "fault-own-fixed", "weapon.longbow-a.kind"),
        ("weapons", "most = 5", "most = -5", "fault-range", "weapon.javelin.most"),
        ("troops", "units = [7, 10]", "units = [10, 7]", "fault-range", "army.units"),
        ("troops", "units = [7, 10]", "units = [7]", "fault-type", "army.units"),
        ("troops", "unit = 20", "unit = 0", "fault-range", "scale.28.unit"),
        ("troops", "FP = 40,", "", "fault-missing", "scale.28.depth"),
        ("troops", "FP = 40", "FP = 0", "fault-range", "scale.28.depth.FP"),
        ("troops", "[scale.28]", "[scale.29]", "fault-name", "scale.29"),
        ("terrain", "longest = 20", "longest = 2", "fault-range", "pieces.longest"),
        ("terrain", 'ground = "hill"', 'ground = "lava"', "fault-name", "piece.hill.ground"),
        ("terrain", "[piece.hill]", "[piece.volcano]", "fault-name", "piece.volcano"),
        ("dice", "moved = -2", "moved = -200", "fault-range", "fire.moved"),
        ("dice", "moved = -2", "", "fault-missing", "fire"),
        ("dice", "[fire]", "[fires]", "fault-missing", ""),
        ("dice", "moved = -2", "moved = x", "fault-toml", ""),
    ],
)
def test_what_is_wrong_with_a_table(own: Own, table: str, old: str, new: str, key: str, field: str) -> None:
    """Each at its line, or at that of the table around it."""
    text = shipped_files("impetus", "tables")[table].read_text("utf-8")
    assert old in text
    faults = own.look(Place("impetus", "tables", "mine"), text.replace(old, new, 1)).faults
    assert (key, field) in [(fault.key, fault.field) for fault in faults]
    assert all(fault.line for fault in faults)


def test_what_is_no_table(own: Own) -> None:
    (fault,) = own.look(Place("impetus", "tables", "mine"), "chess = true").faults
    assert fault.key == "fault-own-table"
    assert all(name in str(fault.args["known"]) for name in FILES)
