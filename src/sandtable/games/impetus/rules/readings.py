"""How single dice are read."""

from collections.abc import Hashable, Sequence

from sandtable.kernel.dice import Reading


class OneDie(Reading, frozen=True, cache_hash=True):
    """One die, read by its mark."""

    def read(self, marks: Sequence[Hashable]) -> Hashable:
        return marks[0]
