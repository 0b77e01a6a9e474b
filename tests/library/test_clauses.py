"""The clauses of the books in three languages."""

import ast
import re

import pytest

import sandtable
from sandtable.games import data_folders
from sandtable.games.rapide.files.tables import load_tables
from sandtable.library import DATA
from sandtable.library.clauses import UnknownClause, clauses, find_clause
from sandtable.library.words import LANGUAGES

BOOKS = "|".join(dict.fromkeys(name.split()[0] for name in clauses()))
CLAUSE = re.compile(rf"(?:{BOOKS}) [A-Z0-9]+[a-z]?(?:\.[A-Za-z0-9]+)*")
"""What a clause looks like: the letters of its book, then its number there."""


def cited() -> set[str]:
    """Every clause that the program itself names."""
    found = set()
    for path in DATA.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CLAUSE.fullmatch(node.value):
                found.add(node.value)
    return found


def test_every_clause_looks_like_one() -> None:
    """Else a mention of it would not be found below."""
    assert [name for name in clauses() if not CLAUSE.fullmatch(name)] == []


def test_every_clause_has_a_title_and_a_text_in_every_language() -> None:
    """None is empty, and none has white space around it."""
    for name, clause in clauses().items():
        for said in (clause.title, clause.text):
            assert set(said) == set(LANGUAGES), name
            assert all(text and text == text.strip() for text in said.values()), name


def test_no_language_repeats_another() -> None:
    """A text that is the same in two languages was not translated."""
    for name, clause in clauses().items():
        assert len(set(clause.text.values())) == len(LANGUAGES), name


def test_french_has_one_apostrophe() -> None:
    """The printed one."""
    assert [name for name, clause in clauses().items() if "'" in clause.title["fr"] + clause.text["fr"]] == []


def test_every_clause_that_the_program_names_is_told() -> None:
    """Whatever clause people are shown, they can look it up."""
    assert len(cited()) > 20, sandtable.__file__
    assert cited() <= set(clauses())


def test_every_clause_that_the_tables_name_is_told() -> None:
    """Technologies and nations carry clauses of their own."""
    tables = load_tables()
    named = {row.clause for row in tables.national} | {row.clause for row in tables.technologies.values()}
    assert named <= set(clauses())


def test_every_clause_that_a_text_names_exists() -> None:
    """Texts refer to each other."""
    for path in (data / "clauses.toml" for data in data_folders()):
        for name in re.finditer(rf"\b(?:{CLAUSE.pattern})", path.read_text("utf-8")):
            assert name[0] in clauses(), path


@pytest.mark.parametrize("name", ["CR C.4", "cr c4", "CR C4", "crc.4", " CR  C.4 ", "cr-c-4"])
def test_a_clause_is_found_however_it_is_written(name: str) -> None:
    """Points, spaces and capitals do not matter."""
    assert find_clause(name)[0] == "CR C.4"


def test_every_clause_is_found_by_its_name() -> None:
    """No two clauses are the same but for points and spaces."""
    for name in clauses():
        assert find_clause(name)[0] == name
        assert find_clause(name.lower())[0] == name


@pytest.mark.parametrize(
    ("name", "near"),
    [("CR C.44", "CR C.4"), ("CR C.99", "CR C.9"), ("cr c.44", "CR C.4"), ("ST 88", "ST 8"), ("CR MM", "CR M")],
)
def test_an_unknown_clause_is_told_with_the_nearest(name: str, near: str) -> None:
    """What was probably meant."""
    with pytest.raises(UnknownClause) as trouble:
        find_clause(name)
    assert (trouble.value.name, trouble.value.near) == (name, near)


@pytest.mark.parametrize("name", ["", "   ", "zzzzzz", "☂"])
def test_nonsense_is_near_to_nothing(name: str) -> None:
    """No clause is made up."""
    with pytest.raises(UnknownClause) as trouble:
        find_clause(name)
    assert trouble.value.near == ""
