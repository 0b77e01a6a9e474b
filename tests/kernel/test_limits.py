"""A game file that is too long, or whose tables are beyond their bounds, is refused at its line, never played."""

import json
from pathlib import Path

import msgspec
import pytest

from sandtable.games import ruleset_of
from sandtable.kernel.bounds import ENTRY, LINES, TABLES
from sandtable.kernel.chain import canonical, link
from sandtable.kernel.entry import read_entry, read_header
from sandtable.kernel.verify import verify
from tests.golden import __file__ as golden

SAND = Path(golden).parent / "rapide-rivoli-drawn.sand"


def forged(**changes: object) -> bytes:
    """A sound game with another header, chained as if it were sound."""
    head, *_ = SAND.read_bytes().split(b"\n")
    raw = json.loads(head)
    raw.update(changes)
    raw.pop("h")
    body = canonical({**raw, "h": ""})
    header = read_header(body)
    text = canonical(msgspec.structs.replace(header, h=link("", canonical(msgspec.structs.replace(header, h="")))))
    return text + b"\n"


def tables(**changes: object) -> object:
    """The tables of the game with other retreat losses and figures."""
    return {**json.loads(SAND.read_bytes().split(b"\n")[0])["tables"], **changes}


def test_the_forgery_itself_is_sound() -> None:
    assert verify(forged(), ruleset_of).fault is None


@pytest.mark.parametrize(
    "changes",
    [
        {"tables": tables(retreat=[2**62])},
        {"tables": tables(variable=[0] * 1000)},
        {"tables": tables(remains={f"{n}": ["x" * 90] * 90 for n in range(99)})},
        {"scenario": {"year": 2**62}},
        {"scenario": {"name": "x" * 300_000}},
        {"tables": "x" * TABLES},
    ],
    ids=["number", "list", "size", "scenario", "scenario size", "kind"],
)
def test_contents_beyond_their_bounds_are_told(changes: dict[str, object]) -> None:
    fault = verify(forged(**changes), ruleset_of).fault
    assert fault is not None
    assert (fault.line, fault.key) == (1, "fault-contents")
    assert fault.args["reason"]


def test_a_file_of_countless_lines_is_not_split() -> None:
    fault = verify(b"\n" * (LINES + 1), ruleset_of).fault
    assert fault is not None
    assert (fault.line, fault.key) == (LINES + 1, "fault-lines")


def test_a_long_entry_is_not_read() -> None:
    with pytest.raises(msgspec.ValidationError, match="at most"):
        read_entry(b'{"n":1,"answer":{"answer":"begun"}' + b" " * ENTRY + b"}")


def test_a_continued_game_of_countless_lines_is_refused_at_the_first() -> None:
    """Before ten million items are made of ten million bytes."""
    lines = b'{"branch":{"lines":[' + b"0," * ENTRY + b"0]}}"
    with pytest.raises(msgspec.ValidationError, match=r"\$\.branch\.lines\[0\]"):
        read_header(lines)


@pytest.mark.parametrize("line", [1, 2, 5])
def test_a_line_with_bytes_that_are_no_text_is_told(line: int) -> None:
    """Wherever they are: inside what is read with the line, or inside an order or the tables, which are read later."""
    lines = SAND.read_bytes().split(b"\n")
    for at in range(lines[line - 1].index(b'"') + 1, len(lines[line - 1]), 40):
        spoiled = lines[line - 1][:at] + b"\xfe" + lines[line - 1][at + 1 :]
        fault = verify(b"\n".join([*lines[: line - 1], spoiled, *lines[line:]]), ruleset_of).fault
        assert fault is not None
        assert (fault.line, fault.key) == (line, "fault-unreadable")
