"""`sandtable audit`: a line for each complaint, nothing where there is none."""

import gzip
from pathlib import Path

import pytest

from sandtable.library.words import LANGUAGES
from tests.cli.run import game_file, process, run

CASES = Path(__file__).parents[1] / "audit" / "cases"


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """A game without a fault."""
    path = tmp_path / "good.sand"
    path.write_bytes(game_file())
    return path


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """A game in which skirmishers are carried beyond their move."""
    path = tmp_path / "faulty.sand"
    path.write_bytes(gzip.decompress((CASES / "crossed-sideways.sand.gz").read_bytes()))
    return path


def test_a_good_game_is_passed_over_in_silence(good: Path) -> None:
    assert process("audit", good) == (0, "", "")


def test_a_complaint_is_a_line(good: Path, faulty: Path) -> None:
    ran = process("audit", good, faulty)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == f"{faulty}:33\tBI 5.7b\tred.s-2\tgoes 17.62 U, its move is 8.00 U\n"


def test_several_files_at_a_time_are_told_in_their_order(good: Path, faulty: Path) -> None:
    one, two = (run("audit", faulty, good, faulty, "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two
    assert len(one.lines) == 2


def test_json_has_the_measures(good: Path, faulty: Path) -> None:
    ran = run("audit", good, faulty, "--json")
    assert ran.code == 1
    nothing, found = ran.json
    assert nothing["complaints"] == []
    complaint = found["complaints"][0]
    assert (complaint["line"], complaint["clause"], complaint["who"]) == (33, "BI 5.7b", "red.s-2")
    assert complaint["measures"]["way"] == 17.623


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_read_is_named_with_its_line(faulty: Path, tmp_path: Path, language: str) -> None:
    """The others are read all the same."""
    broken = tmp_path / "broken.sand"
    broken.write_bytes(faulty.read_bytes()[:-20])
    ran = run("audit", broken, tmp_path / "none.sand", faulty, "--lang", language)
    assert ran.code == 2
    assert len(ran.lines) == 1
    first, second = ran.told().splitlines()
    assert str(broken) in first
    assert "33" in first
    assert "none.sand" in second
