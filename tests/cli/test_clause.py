"""`sandtable clause` and `sandtable schema`: what can be looked up."""

import msgspec
import pytest
from jsonschema import Draft202012Validator

from sandtable.library.clauses import clauses
from sandtable.library.words import LANGUAGES
from tests.cli.run import process, run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["CR C.4", "cr c4"])
def test_a_clause_is_told_with_its_title(name: str, language: str) -> None:
    """However it is written."""
    ran = run("clause", name, "--lang", language)
    clause = clauses()["CR C.4"]
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == [f"CR C.4  {clause.title[language]}", clause.text[language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_name_all_are_listed(language: str) -> None:
    """One a line, name and title with a tab between."""
    ran = process("clause", "--lang", language)
    assert [line.split("\t") for line in ran.lines] == [[name, c.title[language]] for name, c in clauses().items()]


def test_json_has_all_languages() -> None:
    """Title and text of one clause."""
    found = run("clause", "CR C.4", "--json").json
    clause = clauses()["CR C.4"]
    assert found == {"clause": "CR C.4", "title": clause.title, "text": clause.text}


def test_json_lists_all_clauses() -> None:
    """Without a name it is a list of them, and nothing but JSON."""
    found = run("clause", "--json").json
    assert [each["clause"] for each in found] == list(clauses())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_clause_is_told_with_the_nearest(language: str) -> None:
    """`CR C.44` was meant to be `CR C.4`."""
    told = run("clause", "CR C.44", "--lang", language).refused()
    assert "CR C.44" in told
    assert "CR C.4" in told.replace("CR C.44", "")


@pytest.mark.parametrize("name", ["", "zzz", "x" * 3000, "CR"])
def test_nonsense_is_refused(name: str) -> None:
    """In one line."""
    assert len(run("clause", name).refused().splitlines()) == 1


def test_the_schema_is_printed() -> None:
    """As JSON, alone, and it is a schema."""
    ran = process("schema", "rapide")
    assert (ran.code, ran.err) == (0, "")
    Draft202012Validator.check_schema(msgspec.json.decode(ran.out))


def test_there_is_no_schema_of_anything_else() -> None:
    """Those that there are, are named."""
    assert "rapide" in run("schema", "chess").refused()
