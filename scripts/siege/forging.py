"""Game files written by hand: whatever is changed in one, its chain of hashes holds again."""

import hashlib
import json
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

Lines: TypeAlias = list[dict[str, Any]]
GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
"""Recorded games to start from."""

HUGE = 2**62


def recorded(name: str) -> Lines:
    """The lines of a recorded game."""
    return [json.loads(line) for line in (GOLDEN / f"{name}.sand").read_bytes().splitlines()]


def chained(lines: Lines) -> bytes:
    """A file of these lines, each with the hash that it needs, written without the program that is to be deceived."""
    head, written = "", []
    for line in lines:
        bare = {name: value for name, value in line.items() if name not in ("h", "open")}
        head = hashlib.sha256(head.encode() + msgspec.json.encode(bare)).hexdigest()
        opened = {"open": line["open"]} if "open" in line else {}
        written.append(msgspec.json.encode({**bare, "h": head, **opened}) + b"\n")
    return b"".join(written)


def endless(entries: int) -> bytes:
    """A game of so many entries whose tables make a retreat cost 2^62, to be counted one by one."""
    lines = recorded("rapide-rocroi-drawn")[: entries + 1]
    lines[0]["tables"] |= {"retreat": [HUGE] * 7, "remains": {}}
    return chained(lines)


def swollen(size: int) -> bytes:
    """A sound game whose tables take this many bytes, and nearly none when they are packed."""
    lines = recorded("rapide-rocroi-drawn")[:4]
    row = lines[0]["tables"]["national"][0]
    lines[0]["tables"]["national"] += [row] * (size // len(json.dumps(row, separators=(",", ":"))))
    return chained(lines)
