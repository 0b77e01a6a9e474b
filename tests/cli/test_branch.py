"""Games that go on from another, at the command line: checked, told and drawn like any other."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from sandtable.games.impetus.files.battles import find_battle, load_battle
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.library.words import LANGUAGES
from sandtable.match.course import course
from sandtable.match.table import play_out, seated
from sandtable.players.chance import from_seed, seeded
from sandtable.players.recruit import Recruit
from tests.cli.run import run

SEATS = ("red", "blue")
AT = 20


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    rules, scenario = load_impetus(), load_battle(find_battle("first-battle"))
    first = seated(rules, scenario, from_seed(1, SEATS))
    play_out(first, Recruit(rules, 1), seeded(1))
    second = seated(rules, scenario, from_seed(2, SEATS), branch=course(first.lines).branch(AT))
    play_out(second, Recruit(rules, 2), seeded(2))
    path = tmp_path_factory.mktemp("branch") / "b.sand"
    path.write_bytes(b"".join(line + b"\n" for line in second.lines))
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_verdict_names_the_game_before(path: Path, lang: str) -> None:
    """Which one, after which entry, and that its dice were drawn again."""
    ran = run("verify", path, "--lang", lang)
    assert ran.code == 0
    told = [line for line in ran.lines if from_seed(1, SEATS).game in line]
    assert len(told) == 1
    assert str(AT) in told[0]


def test_json_has_the_descent(path: Path) -> None:
    found = run("verify", path, "--json").json["descent"]
    assert (found["game"], found["entry"], found["drawn"]) == (from_seed(1, SEATS).game, AT, True)


def test_a_bad_beginning_is_told_by_its_own_line(path: Path, tmp_path: Path) -> None:
    """At line 1, and within it at the line of the game before."""
    data = path.read_bytes()
    other = tmp_path / "bad.sand"
    other.write_bytes(data.replace(b'"nonce":"', b'"nonce":"0', 1))
    assert "line 1" in run("verify", other).refused()


def test_it_is_told_from_where_it_goes_on(path: Path) -> None:
    """No turn of the game before is told again, and it ends."""
    ran = run("replay", path)
    assert ran.code == 0
    assert "Turn 1 [BI 4.1]" not in ran.out
    assert "[BI 8" in ran.lines[-1]


def test_it_is_drawn(path: Path, tmp_path: Path) -> None:
    """Also before its first entry: the table as it stood."""
    first, last = tmp_path / "first.svg", tmp_path / "last.svg"
    assert run("render", path, "--at", "0", "-o", first).code == 0
    assert run("render", path, "-o", last).code == 0
    assert first.read_bytes() != last.read_bytes()
    assert b"<svg" in first.read_bytes()[:200]


def test_what_was_invented_is_not_called_sound(path: Path, tmp_path: Path) -> None:
    """A game that goes on from entries whose dice nobody can draw again: in words, and in JSON."""
    first = seated(load_impetus(), load_battle(find_battle("first-battle")), from_seed(1, SEATS))
    play_out(first, Recruit(first.ruleset, 1), seeded(1))
    branch = replace(course(first.lines).branch(AT), secret="")
    second = seated(first.ruleset, load_battle(find_battle("first-battle")), from_seed(2, SEATS), branch=branch)
    play_out(second, Recruit(first.ruleset, 2), seeded(2))
    invented = tmp_path / "invented.sand"
    invented.write_bytes(b"".join(line + b"\n" for line in second.lines))
    ran = run("verify", invented)
    assert ran.code == 0
    assert "not all of it is proven" in ran.lines[0]
    assert str(AT) in ran.lines[0]
    assert "Whole and sound" not in ran.out
    found = run("verify", invented, "--json").json
    assert (found["proof"]["dice"], found["proof"]["recorded"]) == ("recorded", AT)
    assert run("verify", path, "--json").json["proof"]["dice"] == "drawn"
