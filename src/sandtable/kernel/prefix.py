"""The beginning of a list that goes on growing, without a copy of it."""

from collections.abc import Sequence
from typing import TypeVar, overload

Item = TypeVar("Item")


class Prefix(Sequence[Item]):
    """The first items of a list. The list may grow, but what it holds must not change."""

    __slots__ = ("_count", "_items")

    def __init__(self, items: Sequence[Item], count: int) -> None:
        self._items = items
        self._count = count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, key: int) -> Item: ...

    @overload
    def __getitem__(self, key: slice) -> list[Item]: ...

    def __getitem__(self, key: int | slice) -> Item | list[Item]:
        if isinstance(key, slice):
            return [self._items[place] for place in range(*key.indices(self._count))]
        place = key + self._count if key < 0 else key
        if not 0 <= place < self._count:
            raise IndexError(key)
        return self._items[place]


def beginning(items: Sequence[Item], count: int) -> Prefix[Item]:
    """The first items of a list, or of the beginning of one."""
    return Prefix(items._items if isinstance(items, Prefix) else items, count)
