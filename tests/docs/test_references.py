"""Docs are held to the program."""

import re
import shlex
import subprocess
import sys
from contextlib import suppress
from itertools import takewhile
from pathlib import Path

import pytest
import typer
from typer import Exit
from typer.core import TyperGroup

from sandtable.cli.main import program

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^    (sandtable [^#\n]*)", README, re.MULTILINE)
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_generated_references_are_up_to_date() -> None:
    """Commands, clauses and schema in docs/ are what the program says today."""
    done = subprocess.run(
        [sys.executable, "scripts/references.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_sentences_that_players_see_most_are_up_to_date() -> None:
    """The table in docs/ shows what the recorded games and the page say today, in every language."""
    done = subprocess.run(
        [sys.executable, "scripts/sentences.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_commands_of_the_readme_work(tmp_path: Path) -> None:
    """Every command that the README shows runs as it stands there, one after the other."""
    assert len(COMMANDS) >= 5
    for command in COMMANDS:
        words = shlex.split(command)[1:]
        done = subprocess.run(
            [sys.executable, "-m", "sandtable", *words],
            cwd=tmp_path,
            input="5\n" * 20,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, (command, done.stderr)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """Every link between pages leads to a file that exists."""
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


def test_every_room_has_its_page() -> None:
    """Each room of the house that holds code has a page in docs/."""
    rooms = {path.parent.name for path in (ROOT / "src/sandtable").glob("*/__init__.py")}
    holding = {room for room in rooms if len(list((ROOT / "src/sandtable" / room).rglob("*.py"))) > 1}
    named = {page.stem for page in PAGES}
    assert {"python" if room == "api" else room for room in holding} <= named


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_in_docs_can_be_given(page: Path) -> None:
    """Each `sandtable` line of a page names a command, and options and values that it knows."""
    text = page.read_text("utf-8").replace("\\\n", " ")
    for line in re.findall(r"^    sandtable (.*)", text, re.MULTILINE):
        words = list(takewhile(lambda word: word not in ">|&", shlex.split(line, comments=True)))
        command = program()
        while words and isinstance(command, TyperGroup) and words[0] in command.commands:
            command = command.get_command(typer.Context(command), words.pop(0))
        assert not isinstance(command, TyperGroup) or command.invoke_without_command or words == ["--help"], line
        with suppress(Exit):
            command.make_context(line, words)
