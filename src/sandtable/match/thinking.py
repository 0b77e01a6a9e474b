"""How computer players think: each in a process of its own, on a copy of what its seat sees."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Protocol

from msgspec import Struct

from sandtable.games import ruleset_of
from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.memory import collect_rarely
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.players.roster import player

SECONDS = 120.0
ATTEMPTS = 2
MOST = 4


class Thought(Struct, frozen=True):
    """The input of a player: the rules by name and tables, its name, its seat, what it sees, and a seed."""

    ruleset: str
    version: int
    tables: bytes
    player: str
    seat: str
    view: bytes
    seed: int


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
        self._seconds = seconds
        self._work = work
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all = [_Worker() for _ in range(number or max(1, min(MOST, (os.cpu_count() or 1) - 1)))]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def think(self, thought: Thought) -> bytes:
        worker = await self._free.get()
        try:
            for _ in range(ATTEMPTS):
                try:
                    return await asyncio.wait_for(worker.run(self._work, thought), self._seconds)
                except Exception:
                    worker.end()
            raise Lost(thought.seat)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        for worker in self._all:
            worker.end()


class _Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0

    async def run(self, work: Callable[[Thought], bytes], thought: Thought) -> bytes:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), _follow)
            self._pid = await asyncio.wrap_future(self._pool.submit(os.getpid))
        return await asyncio.wrap_future(self._pool.submit(work, thought))

    def end(self) -> None:
        """Ends the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._pid:
            with_no_trace(self._pid)
        self._pid = 0
        pool.shutdown(wait=False, cancel_futures=True)


def with_no_trace(pid: int) -> None:
    """Kills a process of ours if it still lives."""
    try:
        os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    except OSError:
        return


def _follow() -> None:
    """A worker ends with its parent, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
