"""Threads for one kind of work, so that nothing else can keep them busy.

They are daemons: a thread that hangs does not keep the program from ending. Everything that was acknowledged is kept
by then.
"""

import asyncio
from collections.abc import Callable
from itertools import count
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from sandtable.match.bell import soon

P = ParamSpec("P")
Found = TypeVar("Found")


class Crew:
    """Some threads, started when they are first needed, and what waits for them."""

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self.most = most
        self._waiting: SimpleQueue[tuple[int, Callable[[], None]]] = SimpleQueue()
        self._since: dict[int, float] = {}
        self._number = count()
        self._threads = 0
        self._lock = Lock()

    async def run(self, act: Callable[P, Found], *args: P.args, **kwargs: P.kwargs) -> Found:
        """Does something in a thread. It is finished even if the caller has gone."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Found] = loop.create_future()

        def work() -> None:
            try:
                found = act(*args, **kwargs)
            except BaseException as error:
                _told(loop, future, None, _raisable(error))
            else:
                _told(loop, future, found, None)

        self._begin(work)
        return await future

    @property
    def lag(self) -> float:
        """For how many seconds the oldest piece of work has waited or run."""
        with self._lock:
            return monotonic() - min(self._since.values()) if self._since else 0.0

    @property
    def busy(self) -> int:
        """How much is being done or waits."""
        return len(self._since)

    def _begin(self, work: Callable[[], None]) -> None:
        with self._lock:
            number = next(self._number)
            self._since[number] = monotonic()
            if self._threads < min(self.most, len(self._since)):
                self._threads += 1
                Thread(target=self._work, name=f"{self.name}-{self._threads}", daemon=True).start()
        self._waiting.put((number, work))

    def _work(self) -> None:
        while True:
            number, work = self._waiting.get()
            try:
                work()
            finally:
                with self._lock:
                    del self._since[number]
                del work


def _raisable(error: BaseException) -> BaseException:
    """A StopIteration cannot be raised into a task, which would wait for ever."""
    if isinstance(error, StopIteration):
        found = RuntimeError("something was looked for in vain")
        found.__cause__ = error
        return found
    return error


def _told(
    loop: asyncio.AbstractEventLoop, future: "asyncio.Future[Any]", found: Any, error: BaseException | None
) -> None:
    """Hands a result to the task that waits for it, unless its loop has ended."""

    def tell() -> None:
        if future.done():
            return
        if error is None:
            future.set_result(found)
        else:
            future.set_exception(error)

    soon(loop, tell)


GAMES = Crew("games", 4)
"""The game's own work: acting, telling, clocks, keeping. Nothing foreign runs here."""

STRANGE = Crew("strange", 2)
"""The same for matches whose tables are not those of the program, and for opening what strangers bring."""

BESIDE = Crew("beside", 4)
"""What browsers ask for beside a game: lists, words, files."""
