"""The ledger of the operator: bans, and orders about matches, kept beside the matches in the store.

A command writes an order. The server that runs reads it within a second, carries it out and says so; nothing else needs
to be open between the two.
"""

import hmac
import secrets
import time
from contextlib import suppress
from hashlib import sha256
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.match.keeping import Private
from sandtable.match.written import LEDGER, read, written
from sandtable.store.contract import Store
from sandtable.store.errors import GameExists, UnknownGame

ORDERS, DONE = "orders", "done"
SALT_BYTES, MARK = 16, 16


class Unlist(Struct, frozen=True, tag="unlist", tag_field="do"):
    """Takes a match off the list."""

    match: str


class Delete(Struct, frozen=True, tag="delete", tag_field="do"):
    """Deletes a match for all its seats."""

    match: str


class Ban(Struct, frozen=True, tag="ban", tag_field="do"):
    """Turns away a visitor, by their mark, or everybody in a network; for good if `until` is 0."""

    who: str
    at: float
    until: float = 0.0
    why: str = ""


class Unban(Struct, frozen=True, tag="unban", tag_field="do"):
    """Ends a ban."""

    who: str


Order: TypeAlias = Unlist | Delete | Ban | Unban


class Answer(Struct, frozen=True):
    """What came of an order: it was carried out, or there is no such match."""

    order: int
    found: bool = True


class Salt(Struct, frozen=True, forbid_unknown_fields=True):
    """The private record of a ledger."""

    ledger: str


class Ledger:
    """The ledger of a store, made when it is first needed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        with suppress(GameExists):
            store.create(LEDGER, b"{}", written(Salt(secrets.token_hex(SALT_BYTES))))
        self._salt = bytes.fromhex(read(store.private(LEDGER), Salt).ledger)

    def mark(self, visitor: str) -> str:
        """What is kept of a visitor: a hash that only this store makes, never the address. Nothing for nobody."""
        return hmac.new(self._salt, visitor.encode("utf-8", "replace"), sha256).hexdigest()[:MARK] if visitor else ""

    def order(self, order: Order) -> int:
        """Writes an order; its number."""
        return self._store.note(LEDGER, ORDERS, msgspec.json.encode(order))

    def orders(self, since: int = 0) -> list[Order]:
        """The orders after a number."""
        return [msgspec.json.decode(line, type=Order) for line in self._store.notes(LEDGER, ORDERS, since)]

    def done(self, answer: Answer) -> None:
        """An order was carried out."""
        self._store.note(LEDGER, DONE, msgspec.json.encode(answer))

    def answers(self, since: int = 0) -> list[Answer]:
        """What came of orders, in the order in which they were carried out."""
        return [msgspec.json.decode(line, type=Answer) for line in self._store.notes(LEDGER, DONE, since)]

    def bans(self, now: float | None = None) -> dict[str, Ban]:
        """All bans that hold, by who is banned."""
        return in_force(self.orders(), time.time() if now is None else now)


def is_mark(text: str) -> bool:
    """A text that could be the mark of a visitor."""
    return len(text) == MARK and not set(text) - set("0123456789abcdef")


def in_force(orders: list[Order], now: float) -> dict[str, Ban]:
    """The bans that hold after all these orders."""
    found: dict[str, Ban] = {}
    for each in orders:
        if isinstance(each, Ban):
            found[each.who] = each
        elif isinstance(each, Unban):
            found.pop(each.who, None)
    return {who: ban for who, ban in found.items() if not ban.until or ban.until > now}


def carried_out(store: Store, order: Order) -> bool:
    """Carries out an order in a store that no server uses; False if there is no such match."""
    if isinstance(order, Ban | Unban):
        return True
    try:
        private = read(store.private(order.match), Private)
    except (UnknownGame, msgspec.DecodeError):
        return False
    if isinstance(order, Delete):
        store.delete(order.match)
    else:
        store.keep_private(order.match, written(replace(private, listed=False)))
    return True
