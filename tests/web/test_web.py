"""What the browser takes from the program is up to date, and the browser itself knows no rule."""

import json
import re
import runpy
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.games.argad.files.tables import load_argad
from sandtable.games.argad.rules.tables import CM
from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.impetus.files.tables import load_impetus
from sandtable.games.rapide.files.tables import load_rapide
from sandtable.library.words import LANGUAGES, word_files

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "web" / "src"
GENERATED = ("wire.ts",)


def written() -> list[Path]:
    """What people wrote for the browser."""
    found = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    return [path for path in found if path.name not in GENERATED and not path.name.endswith(".test.ts")]


def holds(text: str, numbers: list[int]) -> bool:
    """These numbers stand there as a list, however it is written."""
    return re.search(r"(?<!\d)" + r"\D{1,12}?".join(map(str, numbers)) + r"(?!\d)", text) is not None


def tables() -> dict[str, list[int]]:
    """Tables of the rules, as lists of numbers that would give them away."""
    found = table_games(load_impetus().tables) | table_games(load_grandeur().tables) | columns()
    return found | prices() | periods()


def table_games(found: Any) -> dict[str, list[int]]:
    """Bases and fire of a game with a table."""
    bases = {f"bases of {name} mm": [*scale.depth.values()] for name, scale in found.scales.items()}
    bands = {
        f"fire of {name}": numbers
        for name, weapon in msgspec.to_builtins(found.weapons).get("rows", {}).items()
        if len(numbers := [int(each) for each in re.findall(r"-?\d+", json.dumps(weapon))]) > 4
    }
    return bases | bands


def prices() -> dict[str, list[int]]:
    """What generals and command structures of Grandeur are worth and cost."""
    found = load_grandeur().tables.prices
    structures = [n for each in found.structures.values() for n in (each.chief, each.others)]
    return {"structures": structures, "grades": [each.points for each in found.grades.values() if each.points > 0]}


def periods() -> dict[str, list[int]]:
    """Moves and missiles of each period of Argad!, in cm, and what is added to a blow."""
    told: dict[str, list[int]] = {}
    for period, found in load_argad().tables.periods.items():
        moves = [length // CM for pace in found.moves.values() for length in (pace.light, pace.mail, pace.plate)]
        told[f"moves, {period}"] = moves
        for name, missile in found.missiles.items():
            told[f"{name}, {period}"] = [*(reach // CM for reach in missile.ranges), *missile.needs]
        told[f"modifiers, {period}"] = [abs(n) for n in msgspec.to_builtins(found.modifiers).values()]
    return told


def columns() -> dict[str, list[int]]:
    """The combat table of Combat Rapide, column by column, and what its technologies are worth."""
    found = load_rapide().tables
    combat = {f"column {name}": [n for cell in cells for n in cell] for name, cells in found.combat.columns.items()}
    morale = [technology.morale for technology in found.technologies.values()]
    return combat | {"morale": morale, "retreat": [*found.retreat], "variable losses": [*map(abs, found.variable)]}


def test_generated_files_are_up_to_date() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "wire_types.py"))
    assert script["main"](["--check"]) == 0


def test_there_are_tables_to_look_for() -> None:
    assert len(tables()) > 5


@pytest.mark.parametrize("name", sorted(tables()))
def test_a_table_would_be_found(name: str) -> None:
    """As a script would have it, by the rows or all in one."""
    numbers = tables()[name]
    assert holds(f"const a = {json.dumps(numbers)}", numbers)
    assert holds("; ".join(f"each: {n}" for n in numbers), numbers)


@pytest.mark.parametrize("path", written(), ids=lambda path: path.name)
def test_sources_hold_no_rule_table(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [name for name, numbers in tables().items() if holds(text, numbers)] == []


def test_lockfile_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_words(language: str) -> None:
    def keys(name: str) -> list[str]:
        return re.findall(r"^([a-z-]+) =", (SOURCES / "words" / f"{name}.ftl").read_text("utf-8"), re.MULTILINE)

    assert sorted(keys(language)) == sorted(keys("en"))


def test_no_word_of_the_page_hides_one_of_the_server() -> None:
    """The page's own words are laid over those that the server gives."""

    def keys(paths: Iterable[Path]) -> set[str]:
        return {key for path in paths for key in re.findall(r"^([a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)}

    assert keys([SOURCES / "words" / "en.ftl"]) & keys(word_files("en")) == set()
