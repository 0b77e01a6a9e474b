"""Lines that a store might stumble over."""

from collections.abc import Sequence
from typing import overload

LINES = [b'{"a":1}', '{"wer":"Jürgen — 将軍 🎲"}'.encode(), b"", b" ", b"\n", b"\x00\xff\xfe not UTF-8", b"x" * 100_000]


class BrokenLines(Sequence[bytes]):
    """Three lines, of which the last cannot be read."""

    def __len__(self) -> int:
        return 3

    @overload
    def __getitem__(self, place: int) -> bytes: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[bytes]: ...
    def __getitem__(self, place: int | slice) -> bytes | Sequence[bytes]:
        if place == 2:
            raise ZeroDivisionError
        return b"line"
