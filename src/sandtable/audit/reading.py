"""A game file as the umpire reads it: its header and its entries, line by line, as plain data."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

Data: TypeAlias = dict[str, Any]


class NotAGame(Exception):  # noqa: N818 — what the file is
    """A line that does not belong in a game file."""

    def __init__(self, line: int, why: str) -> None:
        self.line, self.why = line, why
        super().__init__(f"{line}: {why}")


class Entry(Struct, frozen=True):
    """An answer that was not taken back: its line in the file (0 if it is from the game that this one branches from),
    and what it did."""

    line: int
    number: int
    answer: Data
    order: Data
    throws: list[list[int]]
    events: list[Data]

    def told(self, *kinds: str) -> list[Data]:
        """The events of some kinds."""
        return [event for event in self.events if event.get("event") in kinds]


class Record(Struct, frozen=True):
    """A game: its ruleset, its tables and scenario, and its entries."""

    ruleset: str
    tables: Data
    scenario: Data
    entries: list[Entry]


def read(data: bytes) -> Record:
    """The game in a file. Raises NotAGame."""
    lines = data.splitlines()
    header = _object(lines[0] if lines else b"", 1)
    missing = [name for name in ("ruleset", "tables", "scenario") if name not in header]
    if "sandtable" not in header or missing:
        raise NotAGame(1, "this is no header of a game file")
    entries = [*_before(header), *_standing(lines[1:], 2)]
    return Record(header["ruleset"], header["tables"], header["scenario"], entries)


def _object(line: bytes, number: int) -> Data:
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotAGame(number, str(error)) from error
    if not isinstance(found, dict):
        raise NotAGame(number, "a line is an object")
    return found


def _before(header: Data) -> Iterator[Entry]:
    """The entries of the game that this one branches from."""
    branch = header.get("branch")
    if branch:
        origin, *lines = [msgspec.json.encode(line) for line in branch["lines"]]
        yield from _before(_object(origin, 1))
        for entry in _standing(lines, 0):
            yield msgspec.structs.replace(entry, line=0)


def _standing(lines: Sequence[bytes], first: int) -> list[Entry]:
    """The entries that were not taken back, in their order."""
    found = [_entry(_object(line, at), at) for at, line in enumerate(lines, start=first) if line.strip()]
    standing: list[Entry] = []
    for entry in found:
        if entry.answer.get("answer") == "undone":
            standing = [each for each in standing if each.number <= entry.answer.get("to", 0)]
        else:
            standing.append(entry)
    return standing


def _entry(raw: Data, line: int) -> Entry:
    answer = raw.get("answer")
    if not isinstance(answer, dict) or not isinstance(raw.get("n"), int):
        raise NotAGame(line, "an entry has a number and an answer")
    opened = raw.get("open", {})
    order = answer.get("order", {})
    if "sealed" in order:
        order = opened.get("order", {}).get("value", order)
    throws = raw.get("throws") or ([answer["faces"]] if answer.get("answer") == "rolled" else [])
    events = [_opened(event, opened.get(f"event {at}")) for at, event in enumerate(raw.get("events", []))]
    return Entry(line, raw["n"], answer, order, throws, events)


def _opened(event: Data, opening: Data | None) -> Data:
    return opening["value"] if opening and "sealed" in event else event
