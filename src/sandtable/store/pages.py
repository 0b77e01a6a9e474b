"""The pages of a database file as they stand, with those in its log. Nothing in them is believed without a look."""

import struct
from collections.abc import Iterator
from pathlib import Path

from sandtable.store.log import Log

MAGIC = b"SQLite format 3\x00"
SIZES = tuple(1 << power for power in range(9, 17))
LOOKED_AT = 1 << 24
LEAF, INDEX_LEAF, INDEX = 0x0D, 0x0A, 0x02
BRANCH = 0x05
KINDS = (LEAF, INDEX_LEAF, INDEX, BRANCH)
FIRST = 100
"""How many bytes of the first page come before its tree."""


class Pages:
    """All pages of a file. Use as a context: the file is open for as long."""

    def __init__(self, path: Path) -> None:
        self.log = Log(path)
        self._file = path.open("rb")
        head = self._file.read(FIRST)
        bytes_there = path.stat().st_size
        self.size = self.log.size or _page_size(head) or self._likely_size(bytes_there)
        self.usable = self.size - _reserved(head)
        self.count = max([-(-bytes_there // self.size), *self.log.pages])
        self.free = frozenset(self._freed())

    def __enter__(self) -> "Pages":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def page(self, number: int) -> bytes:
        """A page by its number, from 1 on. Where the file ends early the rest is zeros."""
        if number in self.log.pages:
            return self.log.page(self.log.pages[number])
        if not 1 <= number <= self.count:
            return bytes(self.size)
        self._file.seek((number - 1) * self.size)
        return self._file.read(self.size).ljust(self.size, b"\x00")

    def trees(self) -> Iterator[tuple[bytes, int]]:
        """Every page that may be part of a tree, and where the tree begins in it; free pages are left out."""
        for number in range(1, self.count + 1):
            if number not in self.free:
                yield self.page(number), FIRST if number == 1 else 0
        for offset in self.log.doubtful:
            yield self.log.page(offset), 0

    def overflow(self, number: int, length: int) -> bytes:
        """What goes on at a page, and at those that follow it."""
        found = b""
        while len(found) < length and 1 <= number <= self.count:
            page = self.page(number)
            number = int.from_bytes(page[:4], "big")
            found += page[4 : self.usable]
        return found[:length]

    def _likely_size(self, there: int) -> int:
        """The largest size with which most leaves are found where pages begin."""
        return max(SIZES, key=lambda size: (self._leaves(size, min(there, LOOKED_AT)), size))

    def _leaves(self, size: int, there: int) -> int:
        found = 0
        for start in range(0, there, size):
            self._file.seek(start)
            found += self._file.read(1) == bytes([LEAF])
        return found

    def _freed(self) -> Iterator[int]:
        """The pages of deleted things: what stands there must not come back."""
        trunk, seen = int.from_bytes(self.page(1)[32:36], "big"), set[int]()
        while 1 < trunk <= self.count and trunk not in seen:
            seen.add(trunk)
            yield trunk
            page = self.page(trunk)
            if page[0] in KINDS:
                return
            following, number = struct.unpack_from(">2I", page)
            most = min(number, self.size // 4 - 2)
            yield from (each for each in struct.unpack_from(f">{most}I", page, 8) if 1 < each <= self.count)
            trunk = following


def _page_size(head: bytes) -> int:
    """The size that the first page tells; 0 if it is damaged."""
    told = int.from_bytes(head[16:18], "big")
    return 65536 if told == 1 else told if head.startswith(MAGIC) and told in SIZES else 0


def _reserved(head: bytes) -> int:
    """How many bytes at the end of each page are not used; a damaged first page says nothing."""
    return head[20] if len(head) > 20 and head.startswith(MAGIC) and head[20] <= 32 else 0
