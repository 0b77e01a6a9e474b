"""The rows in a page of a database, decoded one by one: a bad one costs no other."""

import struct
from collections.abc import Iterator
from typing import TypeAlias

from sandtable.store.pages import BRANCH, INDEX, INDEX_LEAF, KINDS, Pages

Value: TypeAlias = int | float | str | bytes | None
NUMBERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""How many bytes each kind of number has."""


class BadRow(Exception):  # noqa: N818
    """This cannot be a row."""


def rows(pages: Pages, page: bytes, start: int) -> Iterator[tuple[Value, ...]]:
    """Every row that can be read from a page of a table, or every key from a page of an index."""
    kind = page[start]
    # A page whose first byte is unknown is damaged; it may have been one of a table. Further pages of long rows begin
    # with the number of the next one, hence with zeros.
    if kind == BRANCH or (kind not in KINDS and not kind):
        return
    head = start + (12 if kind == INDEX else 8)
    number = min(int.from_bytes(page[start + 3 : start + 5], "big"), (pages.usable - head) // 2)
    for (place,) in struct.iter_unpack(">H", page[head : head + 2 * number]):
        try:
            yield _row(pages, page, place, kind)
        except (BadRow, IndexError, UnicodeDecodeError):
            continue


def _row(pages: Pages, page: bytes, place: int, kind: int) -> tuple[Value, ...]:
    length, at = _varint(page, place + 4 if kind == INDEX else place)
    if kind not in (INDEX, INDEX_LEAF):
        _, at = _varint(page, at)
    if not 2 <= length <= pages.count * pages.size or at >= pages.usable:
        raise BadRow
    return _record(_payload(pages, page, at, length, index=kind in (INDEX, INDEX_LEAF)))


def _payload(pages: Pages, page: bytes, at: int, length: int, *, index: bool) -> bytes:
    """All bytes of a row, wherever they stand."""
    usable = pages.usable
    most = (usable - 12) * 64 // 255 - 23 if index else usable - 35
    if length <= most:
        return page[at : at + length]
    least = (usable - 12) * 32 // 255 - 23
    fitting = least + (length - least) % (usable - 4)
    local = fitting if fitting <= most else least
    here = page[at : at + local]
    return here + pages.overflow(int.from_bytes(page[at + local : at + local + 4], "big"), length - local)


def _record(data: bytes) -> tuple[Value, ...]:
    """The values of a row."""
    end, at = _varint(data, 0)
    if not 1 <= end <= min(len(data), 64):
        raise BadRow
    kinds: list[int] = []
    while at < end:
        kind, at = _varint(data, at)
        kinds.append(kind)
    found: list[Value] = []
    for kind in kinds:
        value, at = _value(data, at, kind)
        found.append(value)
    if at != len(data):
        raise BadRow
    return tuple(found)


def _value(data: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind >= 12:
        end = at + (kind - 12) // 2
        if end > len(data):
            raise BadRow
        return (data[at:end].decode() if kind % 2 else data[at:end]), end
    if kind in NUMBERS:
        end = at + NUMBERS[kind]
        return int.from_bytes(data[at:end], "big", signed=True), end
    if kind in (8, 9):
        return kind - 8, at
    if kind == 7:
        raise BadRow
    return None, at


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends."""
    value = 0
    for step in range(8):
        byte = data[at + step]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + step + 1
    return value << 8 | data[at + 8], at + 9
