"""The house names no game: only the catalogue does, so that a game is added or left out in one place."""

import re
import tomllib
from pathlib import Path

import pytest

from sandtable.games import COMMANDS, GAMES, game

HOUSE = Path(__file__).parents[2] / "src/sandtable"
PROJECT = HOUSE.parents[1] / "pyproject.toml"
CATALOGUE = "games/__init__.py"
NAMES = re.compile("|".join(GAMES), re.IGNORECASE)
PACKAGES = tuple(f"games/{name}/" for name in GAMES)
FILES = sorted(path.relative_to(HOUSE).as_posix() for path in HOUSE.rglob("*.py"))


@pytest.mark.parametrize("file", [file for file in FILES if not file.startswith((*PACKAGES, CATALOGUE))])
def test_the_house_names_no_game(file: str) -> None:
    assert NAMES.findall((HOUSE / file).read_text("utf-8")) == []


BROWSER = HOUSE.parents[1] / "web/src"
KINDS = ("*.ts", "*.svelte", "*.css", "*.ftl")
PAGE = sorted(path.relative_to(BROWSER).as_posix() for kind in KINDS for path in BROWSER.rglob(kind))
WORDS = sorted(path.relative_to(HOUSE).as_posix() for path in (HOUSE / "data").rglob("*.ftl"))


@pytest.mark.parametrize("file", [file for file in PAGE if not file.startswith("games/")])
def test_the_page_of_the_house_names_no_game(file: str) -> None:
    assert NAMES.findall((BROWSER / file).read_text("utf-8")) == []


@pytest.mark.parametrize("file", WORDS)
def test_the_words_of_the_house_name_no_game(file: str) -> None:
    assert NAMES.findall((HOUSE / file).read_text("utf-8")) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_import_contracts_name_every_game(name: str) -> None:
    """What the house may not import, what is independent, and what goes down only."""
    contracts = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    lists = [each.get(key, ()) for each in contracts for key in ("forbidden_modules", "modules", "containers")]
    assert sum(f"sandtable.games.{name}" in found for found in lists) == 3


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_what_the_catalogue_says(name: str) -> None:
    found = game(name)
    assert found.name == name
    assert found.files.load().name == name
    assert found.files.load().version == found.version
    assert found.data.is_dir()
    assert set(found.commands.own) == {command for command, (owner, _) in COMMANDS.items() if owner == name}
