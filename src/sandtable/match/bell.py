"""A bell wakes an event loop once for all that threads have for it meanwhile. Each wake is a call of the system."""

from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakKeyDictionary


class Bell:
    """What threads want an event loop to call, in the order in which they said so."""

    def __init__(self) -> None:
        self._calls: deque[Callable[[], None]] = deque()
        self._rung = False

    def ring(self, loop: AbstractEventLoop, call: Callable[[], None]) -> None:
        self._calls.append(call)
        if not self._rung:
            self._rung = True
            # A loop that has ended answers nobody.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._answer)

    def _answer(self) -> None:
        # First this: what comes from now on rings again, and what has come is found below.
        self._rung = False
        while self._calls:
            self._calls.popleft()()


_bells: WeakKeyDictionary[AbstractEventLoop, Bell] = WeakKeyDictionary()


def soon(loop: AbstractEventLoop, call: Callable[[], None]) -> None:
    """The loop calls this soon; any thread may ask for it. The call must not raise."""
    _bells.setdefault(loop, Bell()).ring(loop, call)
