"""Editions are data: what differs between them is in their books, and nothing else asks which one is played."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.games.impetus import rules
from sandtable.games.impetus.rules.books import EDITIONS

FOLDER = Path(rules.__file__).parent
BOOKS = FOLDER / "books.py"
NAMED = FOLDER / "setup" / "scenario.py"
"""Here the edition of a scenario becomes a book."""

NAMES = {*EDITIONS, *(book.name for book in EDITIONS.values())}
TABLES = sorted((FOLDER.parent / "data" / "tables").glob("*.toml"))
FEWEST = 50
SHOWN = [path for path in sorted(FOLDER.rglob("*.py")) if path not in (BOOKS, NAMED)]


def asked(path: Path) -> Iterator[str]:
    """Everything in a module that names an edition or asks for one; what is told in words does not count."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute | ast.Name | ast.arg | ast.keyword):
            name = next(value for field, value in ast.iter_fields(node) if field in ("attr", "id", "arg"))
            if name in ("edition", "editions", "EDITIONS", "FR", "ES"):
                yield f"{path.name}:{getattr(node, 'lineno', 0)} {name}"
        if isinstance(node, ast.Constant) and node.value in NAMES:
            yield f"{path.name}:{node.lineno} {node.value}"


def test_every_module_is_looked_at() -> None:
    """Those in the folders of the chapters too, and the tables."""
    assert len(SHOWN) > FEWEST
    assert {path.parent.name for path in SHOWN} > {"rules", "melee", "shooting", "movement"}
    assert len(TABLES) > 1


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_rule_asks_for_the_edition(path: Path) -> None:
    """Rules are given what their book says."""
    assert list(asked(path)) == []


def test_the_looking_finds_what_it_looks_for() -> None:
    """Where the edition is read it is seen to be."""
    assert any("scenario.py" in found and found.endswith(" edition") for found in asked(NAMED))
    assert list(asked(BOOKS))


def test_no_table_is_kept_by_edition() -> None:
    """The numbers of the book are one set; which of them count is said by the books."""
    for path in TABLES:
        words = path.read_text("utf-8").replace("=", " ").split()
        assert not NAMES & set(words), path.name
