"""Comments: what people write to moments of a game. They are kept beside it and never touch its chain."""

import time
from collections.abc import Iterable
from threading import Lock

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.match.notes import noted
from sandtable.store.contract import Store

TOPIC = "comments"
LONGEST = 1000
LONGEST_NAME = 40
MOST = 200
"""How many comments a game may have, counting deleted ones."""

ROOM = 200_000
"""How many bytes they may take in all."""


class Comment(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A remark on the moment after an entry, by a seat or by a name."""

    at: int
    by: str
    text: str
    written: float = 0.0
    id: int = 0
    """Its number among the notes of the game; in a note without text, which one it deletes."""


class TooMany(Exception):  # noqa: N818
    """The game may have no more comments."""


class Comments:
    """The comments of all games of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = Lock()

    def of(self, game: str) -> list[Comment]:
        """The comments of a game, in the order of their moments."""
        found: dict[int, Comment] = {}
        for number, comment in noted(self._store, game, TOPIC, Comment):
            if comment.text:
                found[number] = replace(comment, id=number)
            else:
                found.pop(comment.id, None)
        return sorted(found.values(), key=lambda each: (each.at, each.id))

    def write(self, game: str, at: int, by: str, text: str) -> Comment:
        """Keeps a new comment. Raises TooMany."""
        with self._lock:
            known = self._store.notes(game, TOPIC)
            if len(known) >= MOST or sum(map(len, known)) > ROOM:
                raise TooMany
            comment = Comment(at, by, text, time.time())
            return replace(comment, id=self._note(game, comment))

    def delete(self, game: str, number: int, by: str) -> bool:
        """Deletes a comment if this seat or name wrote it; False if not."""
        with self._lock:
            known = any(each.id == number and each.by == by for each in self.of(game))
            if known:
                self._note(game, Comment(0, by, "", id=number))
            return known

    def take(self, game: str, found: Iterable[Comment]) -> None:
        """Keeps comments that came with a file."""
        left = ROOM
        for comment in found:
            left -= len(comment.text.encode())
            if left >= 0:
                self._note(game, replace(comment, id=0))

    def _note(self, game: str, comment: Comment) -> int:
        return self._store.note(game, TOPIC, msgspec.json.encode(comment))


def readable(data: bytes, last: int) -> list[Comment]:
    """The usable comments of a file: at moments that exist, not too long, not too many."""
    try:
        found = msgspec.json.decode(data, type=list[Comment])
    except (msgspec.DecodeError, RecursionError):
        return []
    tidied = [
        replace(each, by=" ".join(each.by.split())[:LONGEST_NAME], text=each.text.strip()[:LONGEST], id=0)
        for each in found
    ]
    return [each for each in tidied if each.text and 0 <= each.at <= last][:MOST]


def _name(name: str) -> str:
    return " ".join(name.split())[:LONGEST_NAME]
