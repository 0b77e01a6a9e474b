"""`sandtable army` for Grandeur: armies with their corps, divisions and generals, and what they cost."""

from pathlib import Path

import pytest

from sandtable.games.grandeur.files.armies import armies, load_army
from sandtable.library.words import LANGUAGES
from tests.cli.run import process, run
from tests.library.test_grandeur_armies import ARMY, POINTS


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """An army of one's own."""
    path = tmp_path / "own.toml"
    path.write_text(ARMY, "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_armies_are_listed(language: str) -> None:
    """One a line through a pipe: id, name, period, units, VD, points, figures."""
    ran = process("army", "list", "grandeur", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    rows = [line.split("\t") for line in ran.lines]
    assert [row[0] for row in rows] == list(armies())
    for name, title, period, units, vd, cost, figures in rows:
        army = load_army(armies()[name])
        assert (title, units, vd) == (getattr(army.name, language), str(len(army.units)), str(army.vd))
        assert int(cost) == POINTS[name]
        assert period
        assert figures


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "french-1805\tFrench 1805\t1805–1807\t18\t51\t769\tpublished"),
        ("fr", "spanish\tEspagnols 1808\t1808–1812\t20\t32\t313\treconstituée"),
        ("es", "russo-austrian-1805\tRusos y austriacos 1805\t1805\t25\t62\t650\treconstruida"),
    ],
)
def test_a_line_of_the_list(language: str, line: str) -> None:
    """An army of one year has one year."""
    assert line in run("army", "list", "grandeur", "--lang", language).lines


def test_the_list_as_json() -> None:
    found = run("army", "list", "grandeur", "--json").json
    assert {each["id"]: each["points"] for each in found} == POINTS


def test_an_army_is_shown_with_its_chain_of_command() -> None:
    """Its structure, its generals, its brigades, and the sums."""
    ran = run("army", "show", "french-peninsula")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == [
        "command structure: average\t15 points",
        "general-1\t\tMarmont\tcommander-in-chief\tfair\t20 points",
        "general-2\tdivision-1\tFoy\tdivisional general\tbold\t10 points",
        "general-3\tdivision-2\tClauzel\tdivisional general\tbold, brave\t15 points",
        "general-4\tdivision-3\tMaucune\tdivisional general\thesitant\t5 points",
        "general-5\tdivision-4\tCurto\tdivisional general\thesitant\t5 points",
        "art-1\tcorps-1\tFoot artillery\tART\tM=6 VBU=2 I=0 VD=2\tdiscipline B, artillery B\t15 points",
        *(
            f"fp-{n}\tdivision-1\tLine infantry\tFP\tM=5 VBU=4 I=1 VD=2\tdiscipline B, skirmishers A\t19 points"
            for n in (1, 2)
        ),
        "fp-3\tdivision-2\tVeterans of the line\tFP\tM=5 VBU=4 I=1 VD=3\t"
        "discipline B, skirmishers A, veterans\t26 points",
        "fp-4\tdivision-2\tLine infantry\tFP\tM=5 VBU=4 I=1 VD=2\tdiscipline B, skirmishers A\t19 points",
        *(
            f"fp-{n}\tdivision-3\tConscripts of the line\tFP\tM=5 VBU=4 I=1 VD=2\t"
            "discipline C, skirmishers B\t12 points"
            for n in (5, 6)
        ),
        "cm-1\tdivision-4\tDragoons\tCM\tM=10 VBU=4 I=1 VD=2\tdiscipline B\t18 points",
        "cl-1\tdivision-4\tMounted chasseurs\tCL\tM=12 VBU=3 I=1 VD=2\tdiscipline B\t15 points",
        "225 points; VD=19, breaks at 10 lost",
    ]


@pytest.mark.parametrize("name", armies())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_army_can_be_shown(name: str, language: str) -> None:
    army = load_army(armies()[name])
    ran = run("army", "show", name, "--lang", language)
    assert len(ran.lines) == 2 + len(army.generals) + len(army.units)


def test_a_sound_file_is_told_in_one_line(own: Path) -> None:
    """The file itself says which game it is for."""
    ran = run("army", "check", own)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == ["Ours: 5 brigades, 6 generals, 210 points, VD 12, rebuilt list."]


def test_an_army_as_json(own: Path) -> None:
    found = run("army", "show", own, "--json").json
    assert (found["id"], found["points"], found["army"]["structure"]) == ("own", 210, "good")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_told_on_its_line(own: Path, language: str) -> None:
    own.write_text(ARMY.replace('"genius"', '"clever"').replace('"line"', '"lime"').replace("vbu = 4", "vbu = 0"))
    ran = run("army", "check", own, "--lang", language)
    told = ran.refused().splitlines()
    assert ran.code == 2
    places = (" 8: commander.grade: ", " 20: corps.0.division.0.brigade.0.profile: ", ".brigade.0.vbu: ")
    assert all(place in line for line, place in zip(told, places, strict=True))
    assert [line.rpartition("[")[2] for line in told] == ["GR 2.1b]", "GR A2a]", "BI 2.3]"]


def test_there_are_no_options(own: Path) -> None:
    ran = run("army", "show", own, "--option", "horse")
    assert (ran.code, len(ran.refused().splitlines())) == (2, 1)


def test_a_game_that_has_no_armies_is_told(own: Path) -> None:
    own.write_text('game = "chess"\n')
    assert "grandeur" in run("army", "check", own).refused()
