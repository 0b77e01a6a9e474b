"""Game files with something wrong: flipped bits, lines moved, fields edited by somebody who mends the chain."""

import json
import random
from collections.abc import Callable
from typing import Any

from scripts.siege.forging import HUGE, Lines, chained

STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    HUGE,
    2**64,
    1.5,
    "",
    "x",
    "\x00",
    [],
    {},
    [[]],
    {"order": "x"},
    "00" * 32,
)
DEEP = "[" * 20_000 + "]" * 20_000


def mutated(data: bytes, draw: random.Random) -> tuple[str, bytes]:
    """The name of what was done, and the file after it."""
    change = draw.choice(CHANGES)
    return change.__name__.strip("_"), change(data, draw)


def _flip(data: bytes, draw: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(draw.choice((1, 1, 1, 5))):
        changed[draw.randrange(len(changed))] ^= 1 << draw.randrange(8)
    return bytes(changed)


def _cut(data: bytes, draw: random.Random) -> bytes:
    return data[: draw.randrange(len(data))]


def _moved(data: bytes, draw: random.Random) -> bytes:
    """Lines are swapped, dropped or doubled."""
    lines = data.split(b"\n")[:-1]
    one, other, what = draw.randrange(len(lines)), draw.randrange(len(lines)), draw.randrange(3)
    if what == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif what == 1:
        del lines[one]
    else:
        lines.insert(other, lines[one])
    return b"".join(line + b"\n" for line in lines)


def _spaced(data: bytes, draw: random.Random) -> bytes:
    """Written another way, or with something behind it."""
    at = draw.choice([n for n, byte in enumerate(data[:20_000]) if byte in b",:"])
    return draw.choice((data[: at + 1] + b" " + data[at + 1 :], data + b"\n", data + b"{}\n", b"\xef\xbb\xbf" + data))


def _deep(data: bytes, draw: random.Random) -> bytes:
    lines = data.split(b"\n")[:-1]
    at = draw.randrange(len(lines))
    lines[at] = lines[at][:-1] + f',"x":{DEEP}}}'.encode() if draw.random() < 0.5 else DEEP.encode()
    return b"".join(line + b"\n" for line in lines)


def _edited(data: bytes, draw: random.Random) -> bytes:
    """One value anywhere is another, and every hash is right again."""
    lines: Lines = [json.loads(line) for line in data.splitlines()]
    _put(draw.choice([lines[0], *lines]), draw)
    return chained(lines)


def _edited_unfinished(data: bytes, draw: random.Random) -> bytes:
    """The same, and the end is missing, so that no secret can be held against the dice."""
    lines: Lines = [json.loads(line) for line in data.splitlines()][:-1]
    _put(draw.choice([lines[0], *lines]), draw)
    return chained(lines)


def _grown(data: bytes, draw: random.Random) -> bytes:
    """A number is huge, and every hash is right again."""
    lines: Lines = [json.loads(line) for line in data.splitlines()]
    numbers = [at for at in places_in(draw.choice([lines[0], *lines])) if isinstance(at[0][at[1]], int)]
    if numbers:
        record, key = draw.choice(numbers)
        record[key] = draw.choice((HUGE, -HUGE, 10**6, 2**64))
    return chained(lines[: draw.choice((len(lines), len(lines) - 1, 4))])


def _put(line: Any, draw: random.Random) -> None:
    record, key = draw.choice(places_in(line))
    record[key] = draw.choice(STRANGE)


def places_in(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document, as the record that holds it and its key there."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in places_in(value[key])]


CHANGES: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _flip,
    _flip,
    _cut,
    _moved,
    _spaced,
    _deep,
    _edited,
    _edited,
    _edited_unfinished,
    _grown,
)
