"""Every field of a TOML file is found on its line."""

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.library.places import line_of, places

HAND_MADE = {
    "a field": ("a = 1\n", {"a": 1}),
    "fields of tables": ("[t]\na = 1\n\n[u]\na = 2\n", {"t": 1, "t.a": 2, "u": 4, "u.a": 5}),
    "indented and spaced": ("  [ t . u ]\n\ta=1\n", {"t.u": 1, "t.u.a": 2}),
    "dotted keys": ("a.b = 1\na . c = 2\n", {"a.b": 1, "a.c": 2}),
    "quoted keys": ("\"a b\" = 1\n'c+' = 2\n", {"a b": 1, "c+": 2}),
    "quoted tables": ('["CR A.1"]\ntitle.en = "x"\n', {"CR A.1": 1, "CR A.1.title.en": 2}),
    "an array of tables": ("[[n]]\na = 1\n[[n]]\na = 2\n", {"n.0": 1, "n.0.a": 2, "n.1": 3, "n.1.a": 4}),
    "comments": ("# b = 1\na = 1 # c = 2\n# [t]\nd = 3\n", {"a": 2, "d": 4}),
    "windows line ends": ("a = 1\r\n\r\n[t]\r\nb = 2\r\n", {"a": 1, "t": 3, "t.b": 4}),
    "no line end at the end": ("a = 1\nb = 2", {"a": 1, "b": 2}),
    "multi-line text": ('a = """\nb = 9\n[t]\n"""\nc = 1\n', {"a": 1, "c": 5}),
    "multi-line literal": ("a = '''\nb = \"\"\"\n'''\nc = 1\n", {"a": 1, "c": 4}),
    "multi-line text closed on its line": ('a = """x"""\nb = 1\n', {"a": 1, "b": 2}),
    "a multi-line array": ('a = [\n  "b = 1", # c = 2\n  2,\n]\nd = 1\n', {"a": 1, "d": 5}),
    "a nested array": ('a = [\n  ["b"],\n  ["c"],\n]\nd = 1\n', {"a": 1, "d": 5}),
    "three quotes in a comment": ('a = 1 # """\nb = 2\n', {"a": 1, "b": 2}),
    "three quotes in a text": ("a = \"'''\"\nb = 2\n", {"a": 1, "b": 2}),
    "an escaped quote in a multi-line text": ('a = """x\\""" y\nb = 9\n"""\nc = 1\n', {"a": 1, "c": 4}),
    "a quote escaped in a key": ('"a\\"b" = 1\nc = 2\n', {'a"b': 1, "c": 2}),
    "a sign that only Python takes for a line end": ("a = 1 # x\u2028y\nb = 2\n", {"a": 1, "b": 2}),
    "a table below an array of tables": (
        "[[n]]\n[n.s]\na = 1\n[[n]]\n[n.s]\na = 2\n",
        {"n.0.s": 2, "n.0.s.a": 3, "n.1.s": 5, "n.1.s.a": 6},
    ),
}


@pytest.mark.parametrize("name", HAND_MADE)
def test_every_field_is_found_on_its_line(name: str) -> None:
    """Tables, lists of tables, dotted and quoted keys, long values and comments: each field has its line."""
    text, lines = HAND_MADE[name]
    assert _leaves(tomllib.loads(text))
    assert {path: line_of(places(text), path) for path in lines} == lines


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("a = 1\n[t]\nb = 2\n", "t.c", 2),
        ("a = 1\n[t]\nb = 2\n", "t.b.c.d", 3),
        ("a = 1\n\n[[n]]\nb = 2\n", "n.0.c", 3),
        ("# nothing\n\na = { b = 1 }\n", "a.b", 3),
        ("a = 1\n", "b", 1),
        ("a = 1\n", "", 1),
        ("", "a.b", 1),
        ("y = 1\n\na.b = 1\n", "a.c", 3),
        ("y = 1\n\n[a.b]\nc = 1\n", "a.d", 3),
    ],
)
def test_what_is_not_there_is_told_at_what_encloses_it(text: str, path: str, line: int) -> None:
    """A missing field has the line of its table; if there is none either, the first line."""
    assert line_of(places(text), path) == line


PLAIN = st.sampled_from(
    ["1", "true", '"x"', "'y'", '"a = 1"', "[1, 2]", "{ p = 1, q = 2 }", "1643-05-19", '"#"', "''", "1 # [t]"]
)
LONG = st.sampled_from(
    [
        '"""\nk = 1\n[t]\n"""',
        "'''\nk = 1\n'''",
        '[\n  1,\n  "k = 1",\n]',
        '[ # k\n  ["k"],\n]',
        '"""x"""',
        "'''y''' # '",
    ]
)
COMMENTS = st.sampled_from(["", "# x = 1", "# [t]", "#", "   ", '# it\'s """', "# '''"])
KEYS = st.sampled_from(["a", "b-c", "3", '"d e"', "'f.g'", '"h"'])


@st.composite
def documents(draw: st.DrawFn) -> tuple[str, dict[str, int]]:
    """A TOML file and the line of each of its fields."""
    text, lines = "", {}
    for number, listed in enumerate(draw(st.lists(st.booleans(), max_size=4))):
        text += f"{draw(COMMENTS)}\n[[l]]\n" if listed else f"{draw(COMMENTS)}\n[t{number}]\n"
        table = f"l.{sum(1 for line in text.splitlines() if line == '[[l]]') - 1}" if listed else f"t{number}"
        lines[table] = text.count("\n")
        for key in draw(st.lists(KEYS, unique_by=_bare, max_size=4)):
            lines[f"{table}.{_bare(key)}"] = text.count("\n") + 1
            text += f"{key} = {draw(st.one_of(PLAIN, LONG))}\n{draw(COMMENTS)}\n"
    return text, lines


@settings(max_examples=150, derandomize=True, deadline=None, database=None)
@given(documents(), st.sampled_from(["\n", "\r\n"]))
def test_any_file_has_its_fields_on_their_lines(document: tuple[str, dict[str, int]], end: str) -> None:
    """Whatever the values and comments look like, each table and field is found where it was written."""
    text, lines = document[0].replace("\n", end), document[1]
    tomllib.loads(text)
    assert {path: line_of(places(text), path) for path in lines} == lines


def _bare(key: str) -> str:
    return key.strip("\"'")


def _leaves(raw: Any) -> int:
    """How many values a document holds: it is TOML, and it is not empty."""
    if isinstance(raw, dict):
        return sum(_leaves(value) for value in raw.values())
    return sum(_leaves(value) for value in raw) if isinstance(raw, list) else 1
