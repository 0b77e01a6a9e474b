"""A file is read whole or not at all, and then everything that is wrong with it is told."""

from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from sandtable.library.document import Document, read_document
from sandtable.library.fault import Fault, Unreadable
from sandtable.library.scan import LARGEST
from tests.library.files import only


class Inner(Struct, frozen=True):
    name: str
    count: int = 0


class Outer(Struct, frozen=True):
    size: int
    inner: Inner
    kind: Literal["small", "great"] = "small"
    flag: bool = False
    perhaps: bool | None = None
    names: list[str] = []
    rows: dict[str, list[str]] = {}


SOUND = """\
size = 3
kind = "great"
flag = true
names = ["a", "b"]

[inner]
name = "x"
count = 1
"""


def faults(text: str) -> tuple[Fault, ...]:
    """What is wrong with a text that should be an `Outer`."""
    with pytest.raises(Unreadable) as trouble:
        outer(text)
    return trouble.value.faults


def outer(text: str) -> Outer:
    """The record of a text."""
    document = Document("f.toml", text)
    return document.record(document.raw, Outer)


def unreadable(path: Path) -> Fault:
    """Why a file cannot be read at all."""
    with pytest.raises(Unreadable) as trouble:
        read_document(path)
    return only(trouble.value.faults)


def test_a_sound_text_becomes_its_record() -> None:
    """Every field has its value."""
    assert outer(SOUND) == Outer(3, Inner("x", 1), "great", flag=True, names=["a", "b"])


def test_all_faults_are_told_at_once() -> None:
    """Four fields are wrong in four ways on four lines: four faults."""
    found = faults('size = "3"\nkind = "graet"\nflg = true\n\n[inner]\ncount = 1.5\n')
    assert {(fault.line, fault.field, fault.key) for fault in found} == {
        (1, "size", "fault-type"),
        (2, "kind", "fault-name"),
        (3, "flg", "fault-unknown-field"),
        (5, "inner", "fault-missing"),
        (6, "inner.count", "fault-type"),
    }


def test_an_unknown_field_is_told_with_the_nearest_name() -> None:
    """`cuont` was meant to be `count`, and all that is known is listed."""
    fault = only(faults(SOUND.replace("count", "cuont")))
    assert (fault.file, fault.line, fault.field) == ("f.toml", 8, "inner.cuont")
    assert fault.args == {"field": "cuont", "nearest": "count", "known": "name, count"}


def test_an_unknown_field_that_resembles_nothing_has_no_nearest() -> None:
    """No name is made up."""
    assert only(faults("zzz = 1\n" + SOUND)).args["nearest"] == ""


def test_a_missing_field_is_named_with_the_line_of_its_table() -> None:
    """The table is there, the field is not."""
    fault = only(faults(SOUND.replace('name = "x"\n', "")))
    assert (fault.line, fault.key, fault.args) == (6, "fault-missing", {"field": "inner.name"})


def test_a_missing_table_is_named() -> None:
    """There is nothing to stand at but the first line."""
    fault = only(faults("size = 3\n"))
    assert (fault.line, fault.key, fault.args) == (1, "fault-missing", {"field": "inner"})


@pytest.mark.parametrize(
    ("field", "value", "expected", "found"),
    [
        ("size", '"3"', "integer", "string"),
        ("size", "true", "integer", "boolean"),
        ("size", "3.0", "integer", "float"),
        ("size", "[3]", "integer", "array"),
        ("size", "1643-05-19", "integer", "date"),
        ("size", "{ x = 1 }", "integer", "table"),
        ("flag", "1", "boolean", "integer"),
        ("flag", '"true"', "boolean", "string"),
        ("names", '"a"', "array", "string"),
        ("kind", "3", "string", "integer"),
        ("perhaps", "3", "boolean", "integer"),
    ],
)
def test_a_wrong_type_is_told_in_toml_s_words(field: str, value: str, expected: str, found: str) -> None:
    """What was wanted and what was found, by the names that TOML has for them."""
    text = "\n".join(line for line in SOUND.splitlines() if not line.startswith(field))
    fault = only(faults(f"\n{field} = {value}\n{text}\n"))
    assert (fault.line, fault.field, fault.key) == (2, field, "fault-type")
    assert fault.args == {"expected": expected, "found": found}


def test_a_value_in_place_of_a_table_is_told() -> None:
    """`inner` is a table, not a number."""
    fault = only(faults("size = 3\ninner = 4\n"))
    assert (fault.line, fault.field, fault.args) == (2, "inner", {"expected": "table", "found": "integer"})


def test_a_table_in_place_of_a_text_is_told() -> None:
    """`inner.name` is a text, not a table."""
    fault = only(faults("size = 3\n\n[inner.name]\nx = 1\n"))
    assert (fault.line, fault.field, fault.args) == (3, "inner.name", {"expected": "string", "found": "table"})


@pytest.mark.parametrize(
    ("value", "line"),
    [('names = ["a", 1]\n', 1), ('names = [\n  "a",\n  1,\n]\n', 1), ("rows.x = [1]\n", 1), ('rows.x = "y"\n', 1)],
)
def test_a_wrong_item_is_told_as_what_it_is(value: str, line: int) -> None:
    """What is found is not called by the same name as what was expected."""
    fault = only(faults(value + SOUND.replace('names = ["a", "b"]\n', "")))
    assert (fault.line, fault.key) == (line, "fault-type")
    assert fault.args["expected"] != fault.args["found"]


def test_a_wrong_name_is_told_with_the_nearest() -> None:
    """A field that takes only some names lists them."""
    fault = only(faults(SOUND.replace('"great"', '"graet"')))
    assert (fault.line, fault.key) == (2, "fault-name")
    assert fault.args == {"name": "graet", "nearest": "great", "known": "small, great"}


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (["a = 1", "", "b ="], 3),
        (["a = 1", "a = 2"], 2),
        (["a = 1", "[t", "b = 2"], 2),
        (["a = 1", 'b = "x'], 2),
        (["a = 1", "nonsense", "b = 2"], 2),
    ],
)
def test_a_text_that_is_no_toml_is_told_at_its_line(lines: list[str], line: int, end: str) -> None:
    """Whatever the line ends are."""
    with pytest.raises(Unreadable) as trouble:
        Document("f.toml", end.join([*lines, ""]))
    fault = only(trouble.value.faults)
    assert (fault.file, fault.line, fault.key) == ("f.toml", line, "fault-toml")


@pytest.mark.parametrize(
    "text",
    ["x = " + "[" * 3000 + "]" * 3000, "x = " + "{a = " * 3000 + "1" + "}" * 3000, "a." * 3000 + "a = 1"],
    ids=["arrays", "tables", "dots"],
)
def test_a_text_nested_without_end_is_refused(text: str) -> None:
    """Brackets by the thousand are a fault of the file and not of the program."""
    assert faults(text)


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    """A number that Python will not read is a fault of the file and not of the program."""
    assert faults(f"size = {'9' * 5000}\n[inner]\nname = 'x'\n")


def test_a_file_that_is_not_utf_8_is_told_at_its_line(tmp_path: Path) -> None:
    """The first wrong byte stands on line 3."""
    path = tmp_path / "f.toml"
    path.write_bytes("a = 1\n# é\n".encode() + 'b = "é"\n'.encode("latin-1"))
    fault = unreadable(path)
    assert (fault.file, fault.line, fault.key) == (str(path), 3, "fault-encoding")


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    """Some editors write one."""
    path = tmp_path / "f.toml"
    path.write_bytes(b"\xef\xbb\xbfa = 1\n")
    assert read_document(path).raw == {"a": 1}


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    """With its name and the reason, and no line."""
    fault = unreadable(tmp_path / "none.toml")
    assert (fault.file, fault.line, fault.key) == (str(tmp_path / "none.toml"), 0, "fault-file")
    assert fault.args["reason"]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    """It is told, not read."""
    assert unreadable(tmp_path).key == "fault-file"


@pytest.mark.parametrize(("size", "fits"), [(LARGEST, True), (LARGEST + 1, False)])
def test_a_file_has_a_largest_size(tmp_path: Path, size: int, fits: bool) -> None:
    """One byte more is too much."""
    path = tmp_path / "f.toml"
    path.write_bytes(b"#" * size)
    if fits:
        assert read_document(path).raw == {}
    else:
        fault = unreadable(path)
        assert (fault.key, fault.args) == ("fault-too-large", {"most": LARGEST})
