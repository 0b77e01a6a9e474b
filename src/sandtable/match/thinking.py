"""How computer players think: each in a process of its own, on a copy of what its seat sees."""

import asyncio
import os
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

from msgspec import Struct

from sandtable.games import ruleset_of
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.turns import Turns
from sandtable.match.worker import Bounds, Deadline, Worker
from sandtable.players.roster import player

SECONDS = 120.0
ATTEMPTS = 2
MOST = 4
BOUNDS = Bounds(memory=1024, nice=3)
"""A computer player yields to the people who play."""


class Thought(Struct, frozen=True):
    """The input of a player: the rules by name and tables, its name, its seat, what it sees, and a seed."""

    ruleset: str
    version: int
    tables: bytes
    player: str
    seat: str
    view: bytes
    seed: int
    whose: str = ""
    """Who made the match: players of several people think in turn."""


class Thinker(Protocol):
    """Makes an order as JSON. Raises Lost."""

    async def think(self, thought: Thought) -> bytes: ...

    def close(self) -> None: ...


class Lost(Exception):  # noqa: N818
    """No order came back, even at the second attempt."""


@lru_cache(maxsize=4)
def _ruleset(name: str, version: int, tables: bytes) -> AnyRuleset:
    return ruleset_of(name, version, tables)


def think(thought: Thought) -> bytes:
    """The order of a player, made in this process."""
    return decided(_ruleset(thought.ruleset, thought.version, thought.tables), thought)


def decided(ruleset: AnyRuleset, thought: Thought) -> bytes:
    """The order of a player of this ruleset."""
    decide = player(thought.player, ruleset, thought.seed)
    return canonical(decide(codec(ruleset).state(thought.view), thought.seat))


class Inline:
    """Thinks in the calling process, for tests and for games that no other process knows."""

    def __init__(self, ruleset: AnyRuleset) -> None:
        self._ruleset = ruleset

    async def think(self, thought: Thought) -> bytes:
        return await asyncio.to_thread(decided, self._ruleset, thought)

    def close(self) -> None:
        """There is nothing to close."""


class Workers:
    """Processes that think: by default one less than there are cores, at most four.

    A process that dies or takes too long is ended, and a new one is asked once more.
    """

    def __init__(self, number: int = 0, seconds: float = SECONDS, work: Callable[[Thought], bytes] = think) -> None:
        self._deadline = Deadline(0.0, seconds)
        self._work = work
        number = number or max(1, min(MOST, (os.cpu_count() or 1) - 1))
        self._all = [Worker(BOUNDS) for _ in range(number)]
        self.turns = Turns(self._all, sys.maxsize, sys.maxsize)

    async def think(self, thought: Thought) -> bytes:
        async with self.turns.turn(thought.whose) as worker:
            for _ in range(ATTEMPTS):
                try:
                    return await worker.run(self._deadline, self._work, thought)
                except Exception:
                    worker.end()
            raise Lost(thought.seat)

    def close(self) -> None:
        for worker in self._all:
            worker.close()
