"""Large requests: how many may come in at once, how long they may take, and what may be kept of them."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from litestar import Request

from sandtable.match.quota import OverQuota
from sandtable.match.shelf import Full
from sandtable.server.http_error import HttpError
from sandtable.server.overruns import SOON

EACH, TOTAL = 2, 8
"""How many uploads one visitor may have under way, and how many there may be in all."""

SECONDS = 60.0
"""How long an upload may take."""


class Uploading:
    """The uploads that are under way. Each is held in memory, so there are only so many."""

    def __init__(self) -> None:
        self._under_way: Counter[str] = Counter()

    @asynccontextmanager
    async def place(self, visitor: str) -> AsyncIterator[None]:
        """There is room for one more upload of a visitor. Raises HttpError."""
        if self._under_way[visitor] >= EACH or self._under_way.total() >= TOTAL:
            raise HttpError(503, "fault-busy", seconds=SOON)
        self._under_way[visitor] += 1
        try:
            yield
        finally:
            self._under_way[visitor] -= 1
            self._under_way += Counter()


async def read_body(request: Request[Any, Any, Any]) -> bytes:
    """The whole request. Raises HttpError if it takes too long."""
    try:
        return await asyncio.wait_for(request.body(), SECONDS)
    except TimeoutError as error:
        raise HttpError(408, "fault-upload-slow", seconds=round(SECONDS)) from error


@contextmanager
def within_quota() -> Iterator[None]:
    """Keeps something. Raises HttpError if there is no more room for it."""
    try:
        yield
    except OverQuota as over:
        raise HttpError(413 if over.key == "fault-branch-large" else 409, over.key, **over.told) from over
    except Full as error:
        raise HttpError(409, "fault-kept-full") from error
