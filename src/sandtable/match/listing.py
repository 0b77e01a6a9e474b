"""The list of matches for everybody: each visitor has a few places on it, and none is hidden by another's many."""

from collections.abc import Iterable, Iterator
from itertools import chain, zip_longest

from sandtable.match.errors import NotPossible
from sandtable.match.keeping import Record
from sandtable.match.outline import is_closed
from sandtable.store.errors import UnknownGame

EACH = 5
"""How many unfinished matches a visitor may have on the list."""


def fairly(records: Iterable[Record]) -> list[str]:
    """The names of matches: the newest of each visitor, then the second of each, and so on."""
    groups: dict[str, list[Record]] = {}
    for each in sorted(records, key=lambda each: -each.private.moved):
        groups.setdefault(each.private.by or each.name, []).append(each)
    rounds = zip_longest(*groups.values())
    return [each.name for each in chain.from_iterable(rounds) if each]


def check_room(records: Iterable[Record], maker: str) -> None:
    """One more match of a visitor may be listed. Raises NotPossible."""
    if maker and sum(1 for _ in _going_on(records, maker)) >= EACH:
        raise NotPossible("fault-listed-full", most=EACH)


def _going_on(records: Iterable[Record], maker: str) -> Iterator[Record]:
    for each in records:
        if each.private.by == maker:
            try:
                if not is_closed(each.store, each.name):
                    yield each
            except UnknownGame:
                continue
