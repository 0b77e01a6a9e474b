"""Looking at a match: what a seat may do, what an order would lead to, how far it is.

This may take long and changes nothing. It needs only what the seat sees, so it can be done in another process.
"""

import os
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games import ruleset_of
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.options import Options
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.crew import Crew
from sandtable.match.match import Match
from sandtable.match.preview import Preview, preview
from sandtable.match.turns import Turns
from sandtable.match.worker import Bounds, Deadline, Worker

DEADLINE = Deadline(5.0, 20.0)
BOUNDS = Bounds(memory=512, nice=2, idle=300.0)
SPARE = 20.0
"""The first process stays at hand; the others end after so many seconds without work."""

MOST = 4
THREADS = 3
EACH, TOTAL = 100, 1000
"""How many looks of one visitor may wait, and how many in all. A connection asks one thing after the other."""
Found = TypeVar("Found")


class Seen(Struct, frozen=True):
    """A match as a seat sees it: all that looking needs."""

    ruleset: AnyRuleset
    tables: bytes
    seat: str
    state: Any
    begun: bool
    ended: bool
    closed: bool

    def options(self, piece: str = "", begun: Any = None) -> Options[Any]:
        """What the seat may order."""
        if self.closed or not self.begun:
            return Options()
        return self.ruleset.options(self.state, self.seat, piece, begun)

    def preview(self, order: Any) -> Preview:
        """What an order would lead to."""
        if self.ended:
            return Preview((Refusal("ST 1", "refused-over"),))
        if not self.begun:
            return Preview((Refusal("ST 6", "refused-not-begun"),))
        return preview(self.ruleset, self.state, self.seat, order)


def seen_of(match: Match, seat: str) -> Seen:
    """A match as a seat sees it now."""
    game = match.game
    tables = bytes(game.header.tables)
    return Seen(game.ruleset, tables, seat, match.view(seat), bool(game.begun), game.ended is not None, game.closed)


Work = Callable[..., bytes]
"""Finds something: a function of a module, called with what is seen and with plain arguments."""


class Near:
    """Looks in threads, at rules that no other process need know: for each visitor in turn."""

    def __init__(self) -> None:
        self.reading: Turns[int] = Turns(range(THREADS), EACH, TOTAL)
        self._crew = Crew("look", THREADS)

    async def read(self, visitor: str, act: Callable[[Match], Found], match: Match) -> Found:
        """Reads something from a whole match, which does not change meanwhile. Raises Crowded."""
        async with self.reading.turn(visitor):
            return await self._crew.run(act, match)

    async def look(self, visitor: str, seen: Seen, work: Work, *args: Any) -> bytes:
        """Finds something out from what a seat sees. Raises Crowded, Overrun, TooBig."""
        async with self.reading.turn(visitor):
            return await self._crew.run(work, seen, *args)

    def close(self) -> None:
        """There is nothing to close."""


class Far(Near):
    """Looks in processes of its own: whatever is asked of them, orders are not delayed."""

    def __init__(self, number: int = 0, deadline: Deadline = DEADLINE, bounds: Bounds = BOUNDS) -> None:
        super().__init__()
        self._deadline = deadline
        spare = replace(bounds, idle=min(bounds.idle, SPARE))
        more = (number or max(2, min(MOST, (os.cpu_count() or 1) - 1))) - 1
        self._all = [Worker(bounds), *(Worker(spare) for _ in range(more))]
        self.turns = Turns(self._all, EACH, TOTAL)

    async def look(self, visitor: str, seen: Seen, work: Work, *args: Any) -> bytes:
        async with self.turns.turn(visitor) as worker:
            return await worker.run(self._deadline, _looked, _sent(seen), work, args)

    def close(self) -> None:
        for worker in self._all:
            worker.close()


class Sight(Struct, frozen=True):
    """What is seen, as another process can read it: the rules by name and tables."""

    ruleset: str
    version: int
    tables: bytes
    seat: str
    state: bytes
    begun: bool
    ended: bool
    closed: bool


def _sent(seen: Seen) -> Sight:
    rules, state = seen.ruleset, canonical(seen.state)
    return Sight(rules.name, rules.version, seen.tables, seen.seat, state, seen.begun, seen.ended, seen.closed)


# In the other process


@lru_cache(maxsize=4)
def _ruleset(name: str, version: int, tables: bytes) -> AnyRuleset:
    return ruleset_of(name, version, tables)


@lru_cache(maxsize=8)
def _seen(sight: Sight) -> Seen:
    """The same for several questions, so that what the rules remember of a state is of use."""
    rules = _ruleset(sight.ruleset, sight.version, sight.tables)
    state = codec(rules).state(sight.state)
    return Seen(rules, sight.tables, sight.seat, state, sight.begun, sight.ended, sight.closed)


def _looked(sight: Sight, work: Work, args: tuple[Any, ...]) -> bytes:
    return work(_seen(sight), *args)
