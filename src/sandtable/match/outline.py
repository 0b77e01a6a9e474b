"""What lists show of a kept match, without opening it. It may even be one that cannot be opened."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.kernel.codec import codec
from sandtable.kernel.entry import closes, read_header
from sandtable.match.errors import Unopened, unopened
from sandtable.match.keeping import Find, Kept, Private, find_ruleset, kept
from sandtable.match.match import OPEN, PERSON
from sandtable.match.summary import Summary
from sandtable.store.contract import Store


class Beginning(Struct, frozen=True):
    """The rules and the scenario of a match; `unopened` says why it cannot be opened here."""

    ruleset: str = ""
    scenario: Any = None
    unopened: Unopened | None = None


class Outline(Struct, frozen=True):
    """A match as lists show it."""

    name: str
    private: Private
    entries: int
    beginning: Beginning
    summary: Summary
    changed: float
    watching: int


def beginning(store: Store, name: str, find: Find) -> Beginning:
    """How a kept match begins."""
    line = store.header(name)
    try:
        header = read_header(line)
    except msgspec.DecodeError as error:
        return Beginning(unopened=unopened(error))
    try:
        return Beginning(header.ruleset, codec(find(header)).scenario(header.scenario))
    except (LookupError, msgspec.DecodeError) as error:
        return Beginning(header.ruleset, unopened=unopened(error))


def is_closed(store: Store, name: str) -> bool:
    """The last entry of a game closes it."""
    return any(map(closes, store.lines(name, store.count(name) - 1)))


def abandoned(store: Store, before: float, find: Find = find_ruleset) -> Iterator[Kept]:
    """The unfinished matches that could have gone on but have had no entry since a moment."""
    for each in kept(store):
        old = not each.finished and each.private.moved < before
        if old and beginning(store, each.name, find).unopened is None:
            yield each


def goes_on(each: Kept) -> bool:
    """It goes on even if nobody comes: a clock runs, or a computer player is or may be asked."""
    private = each.private
    asked = private.players if each.summary is None else each.summary.asked
    out = each.summary.out if each.summary else ()
    computers = any(seat in out or private.players[seat] not in (PERSON, OPEN) for seat in asked)
    return not each.finished and (computers or private.pace.kind != "free")
