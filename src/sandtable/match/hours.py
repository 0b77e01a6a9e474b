"""The time of day, for clocks; tests bring their own."""

import asyncio
from time import time
from typing import Protocol


class Hours(Protocol):
    """Tells the time and waits for it."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def until(self, moment: float) -> None:
        """Waits."""


class RealHours:
    """The clock of the machine."""

    def now(self) -> float:
        return time()

    async def until(self, moment: float) -> None:
        while (left := moment - time()) > 0.0:
            await asyncio.sleep(left)
