"""`sandtable replay`: a recorded game is told again."""

from pathlib import Path

import msgspec
import pytest

from sandtable.library.words import LANGUAGES
from tests.cli.run import game_file, process, run

LINES = game_file().splitlines(keepends=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A whole and sound game file."""
    path = tmp_path / "g.sand"
    path.write_bytes(game_file())
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_as_when_it_was_fought(path: Path, language: str) -> None:
    """Word for word, in any language."""
    ran = process("replay", path, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == run("rapide", "rocroi", "--seed", "1", "--lang", language).out


def test_typed_dice_are_told_again(tmp_path: Path) -> None:
    """A game with real dice too."""
    path, dice = tmp_path / "g.sand", "4,3,8,9,6,4,10,5,10,1"
    told = run("rapide", "rocroi", "--dice", dice, "--save", path)
    assert run("replay", path).out == told.out


@pytest.mark.parametrize("at", range(len(LINES) + 2))
def test_it_is_told_up_to_an_entry(path: Path, at: int) -> None:
    """As if the file ended there."""
    ran = run("replay", path, "--at", str(at))
    assert (ran.code, ran.err) == (0, "")
    path.write_bytes(b"".join(LINES[: at + 1]))
    assert ran.out == run("replay", path).out


def test_entries_are_counted_from_the_beginning(path: Path) -> None:
    """There is no entry −1."""
    assert run("replay", path, "--at", "-1").refused()


@pytest.mark.parametrize("bad", range(1, len(LINES) + 1))
def test_a_bad_file_is_told_up_to_its_first_bad_line(path: Path, bad: int) -> None:
    """What stands before is told on stdout; the line and the reason, on stderr; exit code 1."""
    whole = run("replay", path, "--at", str(bad - 2)).out if bad > 1 else ""
    altered = LINES[bad - 1].replace(b'"h":"', b'"h":"0')
    path.write_bytes(b"".join([*LINES[: bad - 1], altered, *LINES[bad:]]))
    ran = run("replay", path)
    assert ran.code == 1
    assert ran.out == whole
    assert f"line {bad}:" in ran.told()


def test_a_file_that_breaks_off_is_told_as_far_as_it_goes(path: Path) -> None:
    """And that it breaks off."""
    path.write_bytes(game_file()[:-10])
    ran = run("replay", path)
    assert ran.code == 1
    assert ran.out == run("rapide", "rocroi", "--seed", "1").out
    assert f"line {len(LINES)}:" in ran.told()


def test_json_is_an_event_a_line(path: Path) -> None:
    """Each line is a JSON value by itself, in the order of the game."""
    ran = run("replay", path, "--json")
    events = [msgspec.json.decode(line) for line in ran.lines]
    assert (ran.code, ran.err) == (0, "")
    assert [event["event"] for event in (events[0], events[-1])] == ["round-began", "counters-lost"]


@pytest.mark.parametrize("name", ["none.sand", "."])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    """With its name."""
    ran = run("replay", tmp_path / name)
    assert ran.code == 2
    assert str(tmp_path / name) in ran.refused()
