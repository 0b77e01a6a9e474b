"""Every example runs, prints something and is named on the page about Python."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PAGE = (ROOT / "docs" / "python.md").read_text("utf-8")
SAYS = {
    "captains": r"battle 3: \w+ by BI 8\w*, turn \d",
    "charge_odds": r"wins \d+/\d+ \(\d+%\)",
    "check_file": r"(?s)Verified\..*Invalid at line",
    "count_losses": r"turn \d: \w+ loses \d unit",
    "draw_board": r"cannae\.svg",
    "own_bot": r"Outcome\(winners=",
    "random_game": r"(?s)<Game impetus.*<Game grandeur.*<Game argad.*<Game rapide",
    "sealed_orders": r"(?s)musketeers sees its own plan: 1\n.*guards sees nothing of it: 0\n.*None",
    "study": r"attacker.*17539091/25000000",
    "what_if": r"From turn \d with seed 2",
}


def test_there_are_ten() -> None:
    assert [path.stem for path in EXAMPLES] == list(SAYS)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(
    example: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(example), run_name="__main__")
    assert re.search(SAYS[example.stem], capsys.readouterr().out)
    if example.stem == "study":
        rows = (tmp_path / "rocroi.csv").read_text("utf-8").splitlines()
        assert len(rows) == 51
        assert {row.split(",")[1] for row in rows[1:]} <= {"attacker", "defender", "nobody"}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_explained(example: Path) -> None:
    assert f"(../examples/{example.name})" in PAGE
    assert len(example.read_text("utf-8").splitlines()) <= 30


def test_a_random_game_takes_eight_lines() -> None:
    text = (ROOT / "examples" / "random_game.py").read_text("utf-8")
    code = [line for line in text.splitlines()[1:] if line.strip()]
    assert len(code) <= 8


@pytest.mark.parametrize("block", re.findall(r"(?<=\n\n)(?:    .*\n|\n(?=    ))+", PAGE))
def test_the_page_s_code_is_python(block: str) -> None:
    """Except for commands, which begin with the program's name."""
    text = re.sub(r"(?m)^    ", "", block)
    if text.strip() and not text.strip().startswith(("sandtable ", "[project")):
        compile(text, "python.md", "exec")
