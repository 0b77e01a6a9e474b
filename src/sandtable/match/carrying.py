"""Battles that an older program kept in its own way become ordinary matches when the server starts.

Each battle is changed by one write. After a crash in between, the next start carries on with those that are left.
"""

import logging
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from sandtable.kernel.entry import Joined, answered
from sandtable.library.words import LANGUAGES, words
from sandtable.match.course import course
from sandtable.match.evening import read_as
from sandtable.match.keeping import Private, hashed, new_token
from sandtable.match.match import PERSON
from sandtable.match.pictures import title
from sandtable.match.written import written
from sandtable.store.contract import GameSummary, Store
from sandtable.store.errors import StoreDamaged, UnknownGame

LOG = logging.getLogger("sandtable.match")


class Fought(Struct, frozen=True, forbid_unknown_fields=True):
    """The old record beside the lines of a battle: its secret, its evening, its name, and when it was begun."""

    secret: str
    evening: str
    name: str
    begun: float


def carry_over(store: Store) -> int:
    """Makes a match of every old battle; returns how many there were. A battle without entries was never shown."""
    found = 0
    for summary in store.games():
        try:
            found += _carried(store, summary)
        except (StoreDamaged, UnknownGame):
            LOG.warning("game %s cannot be read", summary.game)
    return found


def _carried(store: Store, summary: GameSummary) -> bool:
    """It was an old battle and is a match now."""
    fought = read_as(store.private(summary.game), Fought)
    if fought is None or not summary.entries:
        return False
    store.keep_private(summary.game, written(_match(store, summary.game, fought)))
    return True


def _match(store: Store, name: str, fought: Fought) -> Private:
    """People play both seats; nobody has their tokens, but the holders of the evening get some."""
    lines = store.lines(name)
    joined = [kind.seat for kind in map(answered, lines) if kind.answer == Joined.__struct_config__.tag]
    return Private(
        fought.secret,
        dict.fromkeys(joined, PERSON),
        {seat: hashed(new_token()) for seat in joined},
        _title(name, [store.header(name), *lines]),
        fought.begun,
        waits=len(lines) <= len(joined),
        changed=fought.begun,
        name=fought.name,
        evening=fought.evening,
    )


def _title(name: str, lines: Sequence[bytes]) -> dict[str, str]:
    """What the battle is called if people have given it no name; nothing if its rules are not known here."""
    try:
        found = course(lines)
    except (LookupError, msgspec.DecodeError):
        LOG.warning("match %s cannot be read: it has no title", name)
        return {}
    return {language: title(words(language), found) for language in LANGUAGES}
