"""A turn: something that was done with a match, on its way to the disk and to those who listen."""

import asyncio
from concurrent.futures import Future
from typing import Any

from msgspec import Struct

from sandtable.match.bell import soon
from sandtable.match.match import Wish
from sandtable.match.members import Memo


class Turn(Struct):
    """Something that was done with a match: how it stood before, what came of it, and what is told to whom."""

    known: int
    wish: Wish | None
    declined_by: str
    memo: Memo
    listeners: tuple[Any, ...]
    found: Any = None
    error: Exception | None = None
    kept: "Future[None] | None" = None
    """When it is on the disk; None if it is already."""

    told: list[list[Any]] = []
    """Each new entry, as it is told to each listener."""


async def until_done(asked: "Future[None]") -> None:
    """Waits for something that a thread will do."""
    if not asked.done():
        loop = asyncio.get_running_loop()
        waiting = asyncio.Event()
        asked.add_done_callback(lambda _: soon(loop, waiting.set))
        await waiting.wait()
    asked.result()
