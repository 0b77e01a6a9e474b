"""Turns: visitors share what there is little of, each in turn, and nobody can take all of it."""

import asyncio
import heapq
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

Thing = TypeVar("Thing")
EACH, TOTAL = 8, 64
"""How many requests of one visitor may wait, and how many in all."""


class Crowded(Exception):  # noqa: N818
    """Too many wait already."""


class Turns(Generic[Thing]):
    """Some things that are used by one at a time. A visitor with many requests gets one turn like everybody else.

    Where there are several things, one visitor never has all of them, so nobody else waits for the end of their work.
    Of several that are free the first is used, so that the others rest when there is little to do.
    """

    def __init__(self, things: Iterable[Thing], each: int = EACH, total: int = TOTAL) -> None:
        self._things = list(things)
        self._free = list(range(len(self._things)))
        self._share = max(1, len(self._free) - 1)
        self._each = each
        self._total = total
        self._waiting: OrderedDict[str, deque[asyncio.Future[int]]] = OrderedDict()
        self._using: dict[str, int] = {}

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    @property
    def using(self) -> int:
        """How many have their turn."""
        return sum(self._using.values())

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[Thing]:
        """One of the things, when it is the visitor's turn. Raises Crowded."""
        place = await self._got(visitor)
        try:
            yield self._things[place]
        finally:
            self._give_back(visitor, place)

    def check(self, visitor: str) -> None:
        """One more request of a visitor may wait. Raises Crowded."""
        if len(self._waiting.get(visitor, ())) >= self._each or self.waiting >= self._total:
            raise Crowded

    async def _got(self, visitor: str) -> int:
        self.check(visitor)
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, deque()).append(future)
        self._next()
        try:
            return await future
        except asyncio.CancelledError:
            self._withdraw(visitor, future)
            raise

    def _withdraw(self, visitor: str, future: "asyncio.Future[int]") -> None:
        """Somebody who waited has gone, perhaps at the very moment of their turn."""
        if future.done() and not future.cancelled():
            self._give_back(visitor, future.result())
        elif future in (line := self._waiting.get(visitor, deque())):
            line.remove(future)
            if not line:
                del self._waiting[visitor]

    def _give_back(self, visitor: str, place: int) -> None:
        self._using[visitor] -= 1
        if not self._using[visitor]:
            del self._using[visitor]
        heapq.heappush(self._free, place)
        self._next()

    def _next(self) -> None:
        """Whatever is free goes to those who wait: to the visitor whose last turn is longest ago."""
        while self._free and (visitor := self._whose()) is not None:
            line = self._waiting[visitor]
            future = line.popleft()
            if line:
                self._waiting.move_to_end(visitor)
            else:
                del self._waiting[visitor]
            if not future.done():
                self._using[visitor] = self._using.get(visitor, 0) + 1
                future.set_result(heapq.heappop(self._free))

    def _whose(self) -> str | None:
        return next((each for each in self._waiting if self._using.get(each, 0) < self._share), None)
