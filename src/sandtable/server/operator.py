"""The orders of the operator, carried out while the server runs: bans, matches unlisted and deleted."""

import asyncio
import logging
import time
from functools import lru_cache
from typing import Any

from litestar.datastructures import State
from msgspec import Struct

from sandtable.match.crew import BESIDE
from sandtable.match.hall import Hall
from sandtable.match.ledger import Answer, Ban, Delete, Ledger, Order, Unban, in_force
from sandtable.server.http_error import HttpError
from sandtable.server.visitor import BadNetwork, Network, network, visitor_of
from sandtable.store import StoreError, UnknownGame

LOG = logging.getLogger("sandtable.server")
GLANCE_SECONDS = 0.5


class Barred(Struct, frozen=True):
    """A ban, and the network that it is about, if it is about one."""

    ban: Ban
    network: Network | None


class Bans:
    """Who is turned away. Visitors are known by their marks, networks as they were named."""

    def __init__(self, ledger: Ledger) -> None:
        self.mark = lru_cache(maxsize=4096)(ledger.mark)
        self._barred: dict[str, Barred] = {}

    def take(self, orders: list[Order]) -> None:
        """From now on these bans hold too."""
        held: list[Order] = [each.ban for each in self._barred.values()]
        found = in_force([*held, *orders], time.time())
        self._barred = {who: Barred(ban, _network(who)) for who, ban in found.items()}

    def of(self, visitor: str) -> Ban | None:
        """The ban of a visitor. The person at this machine cannot be banned."""
        if not visitor or not self._barred:
            return None
        own = self._barred.get(self.mark(visitor))
        found = (
            [own] if own else [each for each in self._barred.values() if each.network and _in(visitor, each.network)]
        )
        return next((each.ban for each in found if not each.ban.until or each.ban.until > time.time()), None)

    def check(self, visitor: str) -> None:
        """A visitor is not banned. Raises HttpError."""
        if self.of(visitor):
            raise HttpError(403, "fault-banned")


def mark_of(connection: Any) -> str:
    """The mark of the visitor behind a request; nothing for the person at this machine."""
    bans: Bans = connection.app.state.bans
    return bans.mark(visitor_of(connection))


def _network(who: str) -> Network | None:
    try:
        return network(who)
    except BadNetwork:
        return None


def _in(visitor: str, barred: Network) -> bool:
    found = _network(visitor)
    if found is None or found.version != barred.version:
        return False
    return found.network_address in barred


class Operator:
    """Reads the ledger while the server runs."""

    def __init__(self, state: State, ledger: Ledger) -> None:
        self._state = state
        self._ledger = ledger
        self._read = 0

    def load(self) -> None:
        """Takes note of all bans. Orders about matches were carried out when they were given."""
        orders = self._ledger.orders()
        self._read = len(orders)
        self._state.bans.take(orders)

    async def obey(self) -> None:
        """Carries out whatever is ordered, until the server ends."""
        while True:
            await asyncio.sleep(GLANCE_SECONDS)
            try:
                await self.look()
            except StoreError:
                LOG.exception("the operator's orders could not be read")

    async def look(self) -> None:
        """Carries out the orders that are new."""
        for order in await BESIDE.run(self._ledger.orders, self._read):
            self._read += 1
            try:
                found = await self._carry_out(order)
                await BESIDE.run(self._ledger.done, Answer(self._read, found))
            except Exception:
                LOG.exception("an order of the operator could not be carried out")

    async def _carry_out(self, order: Order) -> bool:
        """Carries out an order; False if there is no such match."""
        hall: Hall = self._state.hall
        if isinstance(order, Ban | Unban):
            self._state.bans.take([order])
            self._state.lines.turn_away(self._state.bans)
            return True
        try:
            if isinstance(order, Delete):
                hall.private(order.match)
                await hall.delete(order.match)
            else:
                await hall.change(order.match, lambda _: {"listed": False})
        except (LookupError, UnknownGame):
            return False
        return True
