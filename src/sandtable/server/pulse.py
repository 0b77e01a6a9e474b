"""The pulse of the event loop: how much of the processor each callback takes, and how late the loop is."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextvars import Context
from time import monotonic, thread_time
from typing import Any

LONG = 0.02
"""No callback should take more of the processor, in seconds."""

BUCKETS = (0.001, 0.005, LONG, 0.05, 0.1, 0.5)
BEAT, REMEMBERED = 0.25, 40
"""How often the loop is looked at, in seconds, and how many of these looks count."""


class Taken:
    """How much of the processor callbacks have taken."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Forgets what was taken so far: the start of a server is one long callback."""
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0
        self.longest = 0.0
        self.long: Counter[str] = Counter()
        """The names of those that took too much, and how often."""

    def note(self, seconds: float, callback: Callable[..., Any]) -> None:
        self.seconds += seconds
        at = next((n for n, most in enumerate(BUCKETS) if seconds <= most), len(BUCKETS))
        self.buckets[at] += 1
        if seconds > LONG:
            self.long[_called(callback)] += 1
            self.longest = max(self.longest, seconds)


class _Measured(asyncio.Handle):
    """A callback that is measured."""

    __slots__ = ("taken",)

    taken: Taken

    def _run(self) -> None:
        callback, began = self._callback, thread_time()  # type: ignore[attr-defined]
        super()._run()
        self.taken.note(thread_time() - began, callback)


class MeasuredLoop(asyncio.SelectorEventLoop):
    """An event loop that measures its callbacks. Every step of a task is one."""

    def __init__(self) -> None:
        self.taken = Taken()
        super().__init__()

    def _call_soon(self, callback: Callable[..., Any], args: Any, context: Context | None) -> asyncio.Handle:
        handle = _Measured(callback, args, self, context)
        handle.taken = self.taken
        self._ready.append(handle)  # type: ignore[attr-defined]
        return handle


class Pulse:
    """Looks at the loop again and again: it should be back in time."""

    def __init__(self) -> None:
        self._lags: list[float] = []
        self._beating: asyncio.Task[None] | None = None
        self._next = 0.0

    def start(self) -> None:
        self._beating = asyncio.create_task(self._beat())

    def stop(self) -> None:
        if self._beating:
            self._beating.cancel()

    @property
    def lag(self) -> float:
        """How late the loop was in the last seconds, at worst."""
        return max([0.0, *self._lags, monotonic() - self._next if self._next else 0.0])

    @property
    def taken(self) -> Taken:
        """What callbacks have taken; nothing is known of a loop that does not measure them."""
        loop = asyncio.get_running_loop()
        return loop.taken if isinstance(loop, MeasuredLoop) else Taken()

    async def _beat(self) -> None:
        while True:
            self._next = monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self._lags = [*self._lags[-REMEMBERED:], max(0.0, monotonic() - self._next)]


def _called(callback: Callable[..., Any]) -> str:
    """The name of a callback; of a step of a task, that of its coroutine."""
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return getattr(task.get_coro(), "__qualname__", "task")
    return getattr(callback, "__qualname__", type(callback).__name__)
