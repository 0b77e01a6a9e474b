"""Game files forged with care: every hash is right, and only the rules can tell."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from sandtable.kernel.chain import commitment, link

Lines: TypeAlias = list[dict[str, Any]]
Change: TypeAlias = Callable[[Lines], None]


def forged(data: bytes, change: Change) -> bytes:
    """The file with something changed, and a chain that holds again."""
    lines: Lines = [msgspec.json.decode(line) for line in data.splitlines()]
    change(lines)
    head, written = "", b""
    for line in lines:
        head = link(head, msgspec.json.encode({name: value for name, value in line.items() if name != "h"}))
        written += msgspec.json.encode(line | {"h": head}) + b"\n"
    return written


def put(*path: str | int, value: Any) -> Change:
    """Somebody writes another value in this place of a line."""

    def change(lines: Lines) -> None:
        place: Any = lines
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def unfinished(change: Change) -> Change:
    """The last line is missing too, so that no secret can be held against the dice."""

    def both(lines: Lines) -> None:
        del lines[-1]
        change(lines)

    return both


def without_secret(lines: Lines) -> None:
    """Somebody has committed to nothing."""
    lines[0]["commitment"] = commitment(b"")
    lines[-1]["answer"]["secret"] = ""
