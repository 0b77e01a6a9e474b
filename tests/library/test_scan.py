"""A text that the parser would choke on is refused before it, with the line and the reason."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.library.document import MOST_FAULTS, Document, Form
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.own import Own, Place, kinds, shipped_files
from sandtable.library.scan import DEPTH, KEYS, LARGEST, NAME, NESTED, STRING, VALUES, check_text
from sandtable.library.words import LANGUAGES, words

BOMBS = {
    "dotted": ("a" + ".a" * 40_000 + " = 1", 1, "fault-toml-dotted"),
    "dotted with blanks": ("\n\na" + " . 'a'" * DEPTH + " = 1", 3, "fault-toml-dotted"),
    "dotted header": ("[a" + ".a" * DEPTH + "]", 1, "fault-toml-dotted"),
    "arrays": ("a = 1\nb = " + "[" * 50_000, 2, "fault-toml-nested"),
    "inline tables": ("b = " + "{a = " * 20_000, 1, "fault-toml-nested"),
    "lists of tables": ("[[a]]\n" * KEYS, KEYS // 2 + 1, "fault-toml-keys"),
    "fields": ("".join(f"a{n} = 1\n" for n in range(KEYS + 1)), KEYS + 1, "fault-toml-keys"),
    "empty tables": ("a = [" + "{}," * KEYS + "]", 1, "fault-toml-keys"),
    "values": ("a = [" + "1," * (VALUES + 1) + "]", 1, "fault-toml-values"),
    "decimal": ("a = " + "1" * 50_000, 1, "fault-toml-long"),
    "hexadecimal": ("a = 0x" + "f" * 50_000, 1, "fault-toml-long"),
    "string": ('a = """\n' + "\\n" * STRING + '"""', 1, "fault-toml-long"),
    "string without end": ("a = 1\nb = '''" + "''x" * STRING, 2, "fault-toml-long"),
    "size": ("#" + "x" * LARGEST, 0, "fault-too-large"),
}


def fault_of(text: str) -> Fault:
    """The one fault of a text that cannot be read."""
    with pytest.raises(Unreadable) as trouble:
        Document("own.toml", text)
    (fault,) = trouble.value.faults
    return fault


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_never_reaches_the_parser(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told with its line, in every language."""
    text, line, key = BOMBS[name]
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("the parser has seen it"))
    fault = fault_of(text)
    assert (fault.file, fault.line, fault.key) == ("own.toml", line, key)
    assert all(words(language)(key, **fault.args) for language in LANGUAGES)


@pytest.mark.parametrize(("ruleset", "kind"), kinds())
def test_a_bomb_is_told_whatever_it_claims_to_be(ruleset: str, kind: str) -> None:
    """The check of own material tells it like any other fault."""
    looked = Own(None).look(Place(ruleset, kind, "bomb"), BOMBS["dotted"][0])
    assert [fault.key for fault in looked.faults] == ["fault-toml-dotted"]


@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * (DEPTH - 1) + " = 1",
        "a = " + "[" * NESTED + "]" * NESTED,
        "a = [" + "1," * VALUES + "]",
        "a = " + "1" * NAME,
        'a = "' + "x" * (STRING - 2) + '"',
        'a = "[[[{{{..==,,\\"" # [[[[[[[[[[[[[[[[[[',
        'a = """' + "[{.=" * 100 + '""""',
        "a = '''" + "[{.=" * 100 + "'''''",
        "a = [1.5, 2.5, 1979-05-27T07:32:00.5]",
    ],
)
def test_what_is_just_allowed_is_parsed(text: str) -> None:
    """Strings and comments hold whatever they like."""
    assert Document("own.toml", text).raw == tomllib.loads(text)


@given(st.text(alphabet="ab.=[]{}\"'\\\n#, 1", max_size=200))
def test_any_small_text_passes_to_the_parser(text: str) -> None:
    """Nothing small is refused unless it is nested or dotted too deep; whether it is TOML is not asked."""
    if text.count("[") + text.count("{") <= NESTED and text.count(".") < DEPTH:
        check_text("own.toml", text)


def test_a_file_that_is_all_wrong_is_told_in_part() -> None:
    """The first faults are told, and that there are more."""
    faults = Own(None).look(Place("rapide", "scenarios", "x"), "".join(f"k{n} = 1\n" for n in range(1000))).faults
    assert len(faults) == MOST_FAULTS + 1
    assert {fault.key for fault in faults} >= {"fault-many", "fault-unknown-field"}
    assert [fault.line for fault in faults[:-1]] == list(range(1, MOST_FAULTS + 1))


@pytest.mark.parametrize(
    ("form", "key"),
    [
        ({"a": [[[[[[[[[[[[[1]]]]]]]]]]]]]}, "fault-toml-nested"),
        ({"a": [0] * (KEYS + 1)}, "fault-toml-keys"),
        ({str(n): 0 for n in range(KEYS + 1)}, "fault-toml-keys"),
    ],
)
def test_a_form_is_measured_like_a_text(form: dict[str, Any], key: str) -> None:
    with pytest.raises(Unreadable) as trouble:
        Form(form)
    assert [fault.key for fault in trouble.value.faults] == [key]


LONG = [
    ("rapide", "scenarios", 'year = 1796\nterrain = "' + "x" * 200 + '"\n', 2, "terrain", "fault-long"),
    ("rapide", "scenarios", "\nyear = 123456789\n", 2, "year", "fault-range"),
    ("rapide", "tables", '[retreat]\nby_die = ["1", "99999"]\n', 2, "retreat.by_die", "fault-range"),
    ("rapide", "tables", "[figures]\ndie = 1000\n", 2, "figures.die", "fault-range"),
    ("impetus", "armies", f"name = '{'x' * 400}'\nunit = []\n", 1, "name", "fault-type"),
    ("impetus", "armies", "name = 'x'\nunit = [" + "{}," * 1100 + "]\n", 2, "unit", "fault-long"),
    ("impetus", "scenarios", "edition = 'fr'\npiece = [" + "{}," * 101 + "]\n", 2, "piece", "fault-long"),
    ("grandeur", "armies", "game = 'grandeur'\ncorps = [" + "{}," * 21 + "]\n", 2, "corps", "fault-long"),
    ("argad", "scenarios", "period = 'x'\nzone = [" + "{}," * 21 + "]\n", 2, "zone", "fault-long"),
]


@pytest.mark.parametrize(("ruleset", "kind", "text", "line", "field", "key"), LONG)
def test_what_is_beyond_its_bounds_is_told_at_its_line(
    ruleset: str, kind: str, text: str, line: int, field: str, key: str
) -> None:
    """And in every language."""
    faults = Own(None).look(Place(ruleset, kind, "x"), text).faults
    found = [fault for fault in faults if fault.field == field]
    assert [(fault.line, fault.key) for fault in found] == [(line, key)]
    assert all(words(language)(key, **found[0].args) for language in LANGUAGES)


def test_what_a_file_makes_can_be_read_again() -> None:
    """A name that becomes too long by its number would make a game that nobody can open."""
    text = shipped_files("argad", "scenarios")["ambush"].read_text("utf-8")
    assert not Own(None).look(Place("argad", "scenarios", "own"), text).faults
    long = text.replace('id = "musketeer"', f'id = "{"x" * 99}"')
    assert long != text
    (fault,) = Own(None).look(Place("argad", "scenarios", "own"), long).faults
    assert (fault.key, "length <= 100" in str(fault.args["reason"])) == ("fault-contents", True)
