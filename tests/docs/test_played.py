"""The played examples are true: every row, sum and picture is what the golden game says."""

import re
import shlex
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from scripts.picture import render, tables

from tests.cli.run import run
from tests.docs.told import Battle
from tests.golden.test_golden import PINS

ROOT = Path(__file__).parent.parent.parent
DOCS, GOLDEN = ROOT / "docs", ROOT / "tests" / "golden"
PAGES = {"cannae": "played-french.md", "encounter": "played-spanish.md"}


def text(battle: str) -> str:
    return (DOCS / PAGES[battle]).read_text("utf-8")


def said(battle: str, pattern: str) -> list[Any]:
    """What a page says in one way, without its line breaks."""
    return re.findall(pattern, text(battle).replace("\n", " "))


@lru_cache
def told(battle: str) -> Battle:
    return Battle(GOLDEN / f"impetus-{battle}.sand")


@pytest.mark.parametrize("battle", PAGES)
def test_every_row_is_of_the_game(battle: str) -> None:
    """Who threw what at which entry, for which reasons, and what came of it."""
    rows = re.findall(r"^\| \d+ \|.*$", text(battle), re.MULTILINE)
    assert len(rows) > 30
    assert [row for row in rows if row not in set(told(battle).rows())] == []


@pytest.mark.parametrize("battle", PAGES)
def test_the_armies_are_those_of_the_game(battle: str) -> None:
    rows = re.findall(r"^\| \d+ [A-Z].*$", text(battle), re.MULTILINE)
    assert rows == list(told(battle).muster())


@pytest.mark.parametrize("battle", PAGES)
def test_turns_begin_and_end_as_they_did(battle: str) -> None:
    """Every turn's initiative is told, and what both sides have lost after each turn that is told."""
    thrown = said(battle, r"[Ee]ntry (\d+: red [\d +]+ = \d+, blue [\d +]+ = \d+)")
    found = list(told(battle).initiatives())
    assert [line for line in thrown if f"entry {line}" not in found] == []
    assert {line.split(":")[0] for line in thrown} == {line.split()[1].rstrip(":") for line in found}
    bills = said(battle, r"VD lost after turn \d+: red \d+ of \d+, blue \d+ of \d+\.")
    assert bills
    assert set(bills) <= set(told(battle).bills())


@pytest.mark.parametrize("battle", PAGES)
def test_the_file_is_the_one_that_was_read(battle: str) -> None:
    """The game that is verified with this head (tests/golden/test_golden.py)."""
    _, _, entries, head = PINS[battle]
    assert said(battle, r"# (\d+) entries, head ([a-z0-9-]+)") == [(str(entries), head)]


@pytest.mark.parametrize("battle", PAGES)
def test_the_odds_are_the_program_s(battle: str) -> None:
    """Each command prints the chances that stand beside it."""
    beside = r"^    sandtable (odds .*?)  # attacker ([\d.]+) %, defender ([\d.]+) %, nobody ([\d.]+) %$"
    found = re.findall(beside, text(battle), re.MULTILINE)
    assert found
    for command, *chances in found:
        odds = run(*shlex.split(command), "--json").json
        parts = (odds["attacker_wins"], odds["defender_wins"], odds["draw"])
        assert [f"{100 * float(Fraction(part)):.1f}" for part in parts] == chances


@pytest.mark.parametrize(
    ("picture", "game", "entry"), list(tables()), ids=lambda part: getattr(part, "name", str(part))
)
def test_a_picture_is_what_the_program_draws(picture: Path, game: Path, entry: int, tmp_path: Path) -> None:
    """If not: python scripts/picture.py."""
    drawn = tmp_path / "drawn.svg"
    assert run(*render(game, entry, drawn)).code == 0
    assert picture.read_bytes() == drawn.read_bytes()


@pytest.mark.parametrize("battle", PAGES)
def test_a_page_has_its_pictures(battle: str) -> None:
    assert 4 <= len(said(battle, r"!\[[^]]+\]\([a-z0-9/-]+\.svg\)")) <= 6


def test_no_picture_is_left_over() -> None:
    """And there is one command for all of them."""
    shown = {picture for picture, *_ in tables()}
    assert {*(DOCS / "played").iterdir(), DOCS / "cannae.svg", DOCS / "grandeur.svg", DOCS / "argad.svg"} == shown
