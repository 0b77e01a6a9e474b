"""`sandtable army`: armies listed, checked and shown."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from sandtable.games.impetus.files.armies import armies, load_army
from sandtable.library.words import LANGUAGES
from tests.cli.run import process, run
from tests.library.test_armies import ARMY, OPTION


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """An army of one's own."""
    path = tmp_path / "own.toml"
    path.write_text(ARMY + OPTION, "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_armies_are_listed(language: str) -> None:
    """One a line through a pipe: id, name, period, units, VD, figures."""
    ran = process("army", "list", "impetus", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    rows = [line.split("\t") for line in ran.lines]
    assert [row[0] for row in rows] == list(armies())
    for name, title, period, units, vd, figures in rows:
        army = load_army(armies()[name])
        assert (title, units, vd) == (getattr(army.name, language), str(len(army.units)), str(army.vd))
        assert period
        assert figures


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "romans-polybian\tPolybian Romans\t275–105 BC\t8\t20\tpublished"),
        ("fr", "romans-polybian\tRomains de Polybe\t275–105 av. J.-C.\t8\t20\tpubliée"),
        ("es", "romans-polybian\tRomanos de Polibio\t275–105 a. C.\t8\t20\tpublicada"),
        ("en", "gauls\tGauls\t400–50 BC\t10\t20\trebuilt"),
        ("en", "indians-classical\tClassical Indians\t500 BC – AD 545\t9\t15\trebuilt"),
        ("en", "swiss\tSwiss\t1386–1515\t9\t16\trebuilt"),
    ],
)
def test_a_line_of_the_list(language: str, line: str) -> None:
    assert line in run("army", "list", "impetus", "--lang", language).lines


def test_the_list_as_json() -> None:
    found = run("army", "list", "impetus", "--json").json
    assert [each["id"] for each in found] == list(armies())
    romans = next(each for each in found if each["id"] == "romans-polybian")
    assert romans == {
        "id": "romans-polybian",
        "name": {"en": "Polybian Romans", "fr": "Romains de Polybe", "es": "Romanos de Polibio"},
        "period": {"first": -275, "last": -105},
        "units": 8,
        "vd": 20,
        "figures": "published",
    }


def test_no_other_game_has_armies() -> None:
    told = run("army", "list", "chess").refused()
    assert "impetus" in told
    assert "grandeur" in told


def test_an_army_is_shown_in_the_book_s_letters() -> None:
    ran = run("army", "show", "romans-polybian")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == [
        "cm-1\tRoman and allied horse\tCM\tM=10 VBU=4 I=1 VD=3\tgeneral",
        "cm-2\tRoman and allied horse\tCM\tM=10 VBU=4 I=1 VD=3\tcan lead",
        *(f"fp-{n}\tLegionaries\tFP\tM=5 VBU=6 I=1 VD=3\tpilum" for n in range(1, 5)),
        *(f"s-{n}\tVelites\tS\tM=8 VBU=3 I=0 VD=1\tjavelin" for n in range(1, 3)),
        "VD=20, breaks at 10 lost",
        "option light-horse for fp-4\tNumidian horse\tCL\tM=12 VBU=3 I=1 VD=1\tjavelin",
        "option balearic-slingers for s-2\tBalearic slingers\tS\tM=8 VBU=2 I=0 VD=1\tsling",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "option carroccio\tCarroccio\tW\tM=5 VBU=5 I=0 VD=4\tvarious missiles"),
        ("fr", "t-1\tArbalétriers et pavesiers\tT\tM=5 VBU=3 I=0 VD=2\tarbalète A, pavois"),
        ("es", "t-1\tBallesteros con paveses\tT\tM=5 VBU=3 I=0 VD=2\tballesta A, paveses"),
        ("es", "VD=16, vencido al perder 8"),
    ],
)
def test_an_army_is_shown_in_every_language(language: str, line: str) -> None:
    assert line in run("army", "show", "italian-city", "--lang", language).lines


@pytest.mark.parametrize("name", armies())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_army_can_be_shown(name: str, language: str) -> None:
    ran = run("army", "show", name, "--lang", language)
    assert len([line for line in ran.lines if line.count("\t") == 4]) >= len(load_army(armies()[name]).units)


def test_an_army_of_one_s_own_is_shown(own: Path) -> None:
    """Units without a name are called by their type."""
    ran = run("army", "show", own)
    assert ran.lines[0] == "cm-1\tmedium cavalry\tCM\tM=10 VBU=4 I=1 VD=3\tjavelin, camels, general"
    assert ran.lines[-1] == "option horse for fp-6\tlight cavalry\tCL\tM=12 VBU=3 I=0 VD=1\t"


def test_an_option_can_be_taken(own: Path) -> None:
    ran = run("army", "show", own, "--option", "horse")
    assert ran.lines[-2:] == ["cl-1\tlight cavalry\tCL\tM=12 VBU=3 I=0 VD=1\t", "VD=14, breaks at 7 lost"]


def test_an_army_as_json(own: Path) -> None:
    found = run("army", "show", own, "--json").json
    assert (found["id"], found["vd"], len(found["army"]["units"])) == ("own", 15, 7)
    assert found["army"]["units"][0]["profile"]["move"] == 10_000


def test_a_sound_file_is_told_in_one_line(own: Path) -> None:
    ran = run("army", "check", own)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == ["Ours: 7 units, VD 15, general with cm-1, published list."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_told_on_its_line(tmp_path: Path, language: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(
        ARMY.replace("vbu = 4", "vbu = 0").replace('"javelin"', '"javlin"').replace("count = 6", "count = 4")
    )
    ran = run("army", "check", path, "--lang", language)
    assert ran.code == 2
    told = ran.refused().splitlines()
    assert len(told) == 3
    for line, place in zip(told, ("5: unit: ", "8: unit.0.vbu: ", "11: unit.0.weapon: "), strict=True):
        assert line.startswith(f"{path}, ")
        assert f" {place}" in line
    assert [line.rpartition("[")[2] for line in told] == ["BI 2.1]", "BI 2.3]", "BI 6.1.2]"]
    assert "javelin" in told[2]


@pytest.mark.parametrize("command", ["check", "show"])
@pytest.mark.parametrize("name", ["no-such-army", "missing.toml", "x" * 300, "."])
def test_what_is_no_army_is_refused(command: str, name: str) -> None:
    ran = run("army", command, name)
    assert ran.code == 2
    assert len(ran.refused().splitlines()) == 1


def test_an_unknown_option_is_refused(own: Path) -> None:
    ran = run("army", "show", own, "--option", "hrose")
    assert ran.code == 2
    assert "horse" in ran.refused()


@pytest.mark.parametrize("data", [b"\xff\xfe", b"\x00", b"[", b"a = 1\na = 2", b"[[unit]]" * 3])
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(data)
    assert run("army", "check", path).refused().startswith(str(path))


def test_names_stay_on_their_line(own: Path) -> None:
    """Whatever a file calls its army."""
    own.write_text(ARMY.replace('"Ours"', '"a\\nb\\tc\\u001b[31m"'))
    ran = run("army", "check", own)
    assert len(ran.lines) == 1
    assert ran.lines[0].isprintable()


def examples() -> dict[str, str]:
    """The army files that the page about armies shows, by their game."""
    page = (Path(__file__).parents[2] / "docs" / "armies.md").read_text("utf-8")
    blocks = re.findall(r"^## An army file\n\n((?:(?:    .*)?\n)+)", page, re.MULTILINE)
    return dict(zip(("impetus", "grandeur"), map(dedent, blocks), strict=True))


@pytest.mark.parametrize("game", ["impetus", "grandeur"])
def test_the_example_of_the_page_is_sound(game: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(examples()[game], "utf-8")
    ran = run("army", "check", path)
    assert (ran.code, ran.err) == (0, "")
