"""A clock that goes on when it is told to."""

import asyncio


class FakeHours:
    """Whoever waits is woken as soon as his moment has come."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self._waiting: list[tuple[float, asyncio.Event]] = []
        self.early = 0.0
        """Whoever waits longer is woken so much too early."""

    def now(self) -> float:
        return self._now

    async def until(self, moment: float) -> None:
        moment -= self.early if moment - self._now > self.early else 0.0
        if moment > self._now:
            event = asyncio.Event()
            self._waiting.append((moment, event))
            await event.wait()

    async def go_on(self, seconds: float) -> None:
        """So much later; all who have waited for it have run."""
        self._now += seconds
        for moment, event in self._waiting:
            if moment <= self._now:
                event.set()
        self._waiting = [each for each in self._waiting if each[0] > self._now]
        await asyncio.sleep(0)
