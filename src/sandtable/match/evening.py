"""Evenings: lists of matches that a group plays together, of any game, under one token.

Everybody who holds the token sees the matches and plays the seats that were made for people at the screen.
"""

import hmac
import logging
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.match.crew import BESIDE
from sandtable.match.errors import NotPossible
from sandtable.match.keeping import hashed, new_token
from sandtable.match.match import NOBODY
from sandtable.match.seating import seats_of, without
from sandtable.match.written import EVENING, read, written
from sandtable.store.contract import Store
from sandtable.store.errors import StoreDamaged, UnknownGame

if TYPE_CHECKING:
    from sandtable.match.hall import Hall

LOG = logging.getLogger("sandtable.match")
MOST = 200
"""How many matches an evening may have."""

LONGEST_NAME = 80
Record = TypeVar("Record", bound=Struct)


class Evening(Struct, frozen=True, forbid_unknown_fields=True):
    """An evening: the hash of its token, its name, and when it was opened. Its matches name it."""

    token: str
    name: str
    opened: float


class Evenings:
    """All evenings of a store, and who plays the matches of each."""

    def __init__(self, store: Store, hall: "Hall") -> None:
        self._store = store
        self._hall = hall
        self._known: dict[str, Evening] = {}

    def load(self) -> None:
        """Finds every evening that is kept."""
        for summary in self._store.games():
            if summary.game.startswith(EVENING):
                try:
                    self._known[summary.game] = read(self._store.private(summary.game), Evening)
                except (msgspec.DecodeError, StoreDamaged, UnknownGame):
                    LOG.error("evening %s cannot be read: run `sandtable repair`", summary.game)
                    self._hall.damaged = True

    def new(self, name: str) -> str:
        """Makes an evening; returns its token."""
        token = new_token()
        evening = Evening(hashed(token), one_line(name), time.time())
        self._store.create(evening_key(token), b"{}", written(evening))
        self._known[evening_key(token)] = evening
        return token

    def of(self, token: str) -> str | None:
        """The evening of a token; None if there is none."""
        found = self._known.get(evening_key(token))
        return evening_key(token) if found and secrets.compare_digest(found.token, hashed(token)) else None

    def evening(self, key: str) -> Evening:
        """An evening. Raises LookupError."""
        return self._known[key]

    def rename(self, key: str, name: str) -> None:
        """Renames an evening."""
        changed = replace(self._known[key], name=one_line(name))
        self._store.keep_private(key, written(changed))
        self._known[key] = changed

    async def delete(self, key: str) -> None:
        """Deletes an evening and its matches. A match that other people play too goes on without it."""
        for name in self._hall.of_evening(key):
            await (self._leave(name) if self._others(name) else self._hall.delete(name))
        await BESIDE.run(self._store.delete, key)
        del self._known[key]

    def _others(self, name: str) -> set[str]:
        """The seats of people who do not hold the evening."""
        private = self._hall.private(name)
        return set(seats_of(private).values()) - set(private.tokens) - {NOBODY}

    async def _leave(self, name: str) -> None:
        await self._hall.change(name, lambda private: {**without(private, private.tokens), "evening": ""})

    # Matches

    def check_room(self, key: str) -> None:
        """There is room for one more match. Raises NotPossible."""
        if len(self._hall.of_evening(key)) >= MOST:
            raise NotPossible("fault-evening-full", most=MOST)

    def opening(self, tokens: Iterable[str], match: str) -> str | None:
        """Which of these tokens is that of the evening of a match."""
        try:
            key = self._hall.private(match).evening
        except LookupError:
            return None
        return next((token for token in tokens if key and self.of(token) == key), None)

    def held_seats(self, tokens: Sequence[str], match: str) -> tuple[str, ...]:
        """The seats of a match that somebody with these tokens plays, by their own tokens or by that of an evening."""
        hall = self._hall
        mine = [at[1] for token in tokens if (at := hall.seat_of(token)) and at[0] == match]
        shared = hall.private(match).tokens if self.opening(tokens, match) else ()
        return tuple(dict.fromkeys((*mine, *shared)))

    async def seats(self, match: str, token: str) -> dict[str, str]:
        """The tokens of the seats that everybody with the token of the evening plays. Raises LookupError."""
        private = self._hall.private(match)
        made = {seat: seat_token(token, match, seat) for seat in private.tokens}
        keys = {hashed(each): seat for seat, each in made.items()}
        if not keys.keys() <= seats_of(private).keys():
            await self._hall.change(match, lambda private: {"keys": private.keys | keys})
        return made


def seat_token(token: str, match: str, seat: str) -> str:
    """The token of a seat for everybody who holds the token of the evening; every browser gets the same."""
    found = hmac.new(token.encode("utf-8", "surrogatepass"), f"{match} {seat}".encode(), sha256).digest()
    return urlsafe_b64encode(found).rstrip(b"=").decode()


def one_line(name: str) -> str:
    """A name on one line, not too long."""
    return " ".join(name.split())[:LONGEST_NAME]


def read_as(private: bytes, kind: type[Record]) -> Record | None:
    """A private record of this kind; None if it is another."""
    try:
        return read(private, kind)
    except msgspec.DecodeError:
        return None


def evening_key(token: str) -> str:
    """The name of an evening in the store."""
    return EVENING + hashed(token)[:32]
