"""What lists show of a kept match, without opening it. It may even be one that cannot be opened."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.kernel.codec import codec
from sandtable.kernel.entry import Header, closes, read_header
from sandtable.match.errors import NotSound, Unopened, readable, unopened
from sandtable.match.keeping import Find, Kept, Private, find_ruleset, kept
from sandtable.match.match import OPEN, PERSON
from sandtable.match.soundness import chained
from sandtable.match.summary import Summary
from sandtable.store.contract import Store
from sandtable.store.errors import StoreDamaged


class Beginning(Struct, frozen=True):
    """The rules and the scenario of a match; `unopened` says why it cannot be opened here."""

    ruleset: str = ""
    scenario: Any = None
    unopened: Unopened | None = None
    dice: str = ""


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
    try:
        line = store.header(name)
        header = read_header(line)
    except (msgspec.DecodeError, UnicodeDecodeError, StoreDamaged) as error:
        return Beginning(unopened=unopened(error))
    try:
        return Beginning(header.ruleset, _scenario(line, header, find), dice=header.dice)
    except Exception as error:
        # Rules may fail in any way where the header is damaged.
        return Beginning(header.ruleset, unopened=unopened(error), dice=header.dice)


def _scenario(line: bytes, header: Header, find: Find) -> Any:
    """The scenario of a match, if its rules are known and its header is as it was written."""
    ruleset = find(header)
    if chained(line, "") is None:
        raise NotSound
    return codec(ruleset).scenario(header.scenario)


def is_closed(store: Store, name: str) -> bool:
    """The last entry of a game closes it. Raises Unopened."""
    with readable():
        return any(map(closes, store.lines(name, store.count(name) - 1)))


def abandoned(store: Store, before: float, find: Find = find_ruleset) -> Iterator[Kept]:
    """The unfinished matches that could have gone on but have had no entry since a moment.

    A game that is over but not closed yet is not unfinished, and the matches of an evening stay until somebody deletes
    them.
    """
    for each in kept(store):
        if each.unopened:
            continue
        over = each.finished or (each.summary is not None and each.summary.outcome is not None)
        old = not (over or each.private.evening) and each.private.moved < before
        if old and beginning(store, each.name, find).unopened is None:
            yield each


def goes_on(each: Kept) -> bool:
    """It goes on even if nobody comes: a clock runs, or a computer player is or may be asked."""
    private = each.private
    asked = private.players if each.summary is None else each.summary.asked
    out = each.summary.out if each.summary else ()
    computers = any(seat in out or private.players[seat] not in (PERSON, OPEN) for seat in asked)
    return not each.finished and (computers or private.pace.kind != "free")
