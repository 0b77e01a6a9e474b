"""The write-ahead log beside a database file, read as SQLite reads it.

SQLite drops everything from the first frame on whose checksum is wrong. That is right for what was being written when
the power failed, and a loss if the log was damaged later: then whole transactions follow the bad frame.
"""

import struct
from pathlib import Path

LITTLE, BIG = 0x377F0682, 0x377F0683
HEADER, FRAME = 32, 24
SYNCED = 2
"""How many transactions must follow a bad frame so that the first of them was surely written whole: each is synced
before the next one begins."""


class Log:
    """The frames of a log: the newest sound version of each page, and frames that nobody can vouch for."""

    def __init__(self, database: Path) -> None:
        place = database.with_name(f"{database.name}-wal")
        self._data = place.read_bytes() if place.exists() else b""
        self.size = 0
        self.pages: dict[int, int] = {}
        """Where the newest committed version of each page begins."""

        self.doubtful: list[int] = []
        """Where pages begin that follow a bad frame, or were never committed."""

        self.commits = 0
        """How many transactions seem to end behind the first bad frame."""

        if len(self._data) >= HEADER:
            self._read()

    @property
    def damaged(self) -> bool:
        """Transactions are lost that were synced."""
        return self.commits >= SYNCED

    def page(self, offset: int) -> bytes:
        """The page that begins there."""
        return self._data[offset : offset + self.size]

    def _read(self) -> None:
        magic, _, size, _ = struct.unpack_from(">4I", self._data)
        if magic not in (LITTLE, BIG) or size < 512 or size & (size - 1):
            return
        self.size = size
        order, salts = "<" if magic == LITTLE else ">", self._data[16:24]
        sums = _summed(self._data[:24], order, (0, 0))
        sound, pending = sums == struct.unpack_from(">2I", self._data, 24), dict[int, int]()
        for at in range(HEADER, len(self._data) - FRAME - size + 1, FRAME + size):
            number, commit = struct.unpack_from(">2I", self._data, at)
            if self._data[at + 8 : at + 16] != salts:
                break
            if sound:
                sums = _summed(self._data[at : at + 8], order, sums)
                sums = _summed(self._data[at + FRAME : at + FRAME + size], order, sums)
                sound = sums == struct.unpack_from(">2I", self._data, at + 16)
            if not sound:
                self.doubtful.append(at + FRAME)
                self.commits += bool(commit)
                continue
            pending[number] = at + FRAME
            if commit:
                self.pages |= pending
                pending = {}
        self.doubtful += pending.values()


def _summed(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    """The checksum of a log, carried on over more data."""
    one, two = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two
