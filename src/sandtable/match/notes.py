"""Notes beside a match, read as far as they can be: a damaged one stops neither the match nor the other notes."""

import logging
from typing import TypeVar

import msgspec
from msgspec import Struct

from sandtable.store.contract import Store
from sandtable.store.errors import StoreDamaged

LOG = logging.getLogger("sandtable.match")
Note = TypeVar("Note", bound=Struct)


def noted(store: Store, game: str, topic: str, kind: type[Note]) -> list[tuple[int, Note]]:
    """The notes of a game on a topic that can be read, each with its number."""
    try:
        lines = store.notes(game, topic)
    except StoreDamaged as damage:
        LOG.error("the %s of match %s cannot be read: %s", topic, game, damage)
        return []
    found: list[tuple[int, Note]] = []
    for number, line in enumerate(lines, start=1):
        try:
            found.append((number, msgspec.json.decode(line, type=kind)))
        except (msgspec.DecodeError, UnicodeDecodeError):
            LOG.error("note %d of the %s of match %s cannot be read", number, topic, game)
    return found
