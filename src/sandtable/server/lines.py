"""The open sockets, by visitor: how many there may be, and how they end: with a ban, or with the server."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from sandtable.server.limits import Limits
from sandtable.server.operator import Bans
from sandtable.server.session import Session


class Line(Struct, frozen=True):
    """Whose socket it is, and the task that serves it."""

    visitor: str
    task: "asyncio.Task[Any] | None"


class Lines:
    """All open sockets."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: dict[Session, Line] = {}
        self._ending = False

    def room(self, visitor: str) -> bool:
        """Keeps room for one more socket; False if there are too many."""
        return self._limits.connected(visitor)

    def gone(self, visitor: str) -> None:
        """There is room for another socket again."""
        self._limits.disconnected(visitor)

    @contextmanager
    def open(self, session: Session, visitor: str) -> Iterator[None]:
        """A socket while it is open."""
        self._open[session] = Line(visitor, asyncio.current_task())
        try:
            yield
        except asyncio.CancelledError:
            if not self._ending:
                raise
        finally:
            del self._open[session]

    def turn_away(self, bans: Bans) -> None:
        """Ends the sockets of visitors who are banned."""
        for session, line in list(self._open.items()):
            if bans.of(line.visitor):
                session.turn_away()

    async def end(self, seconds: float) -> None:
        """Ends all sockets after the messages that wait; those that hang are left."""
        self._ending = True
        tasks = [line.task for line in self._open.values() if line.task]
        for session in list(self._open):
            session.end()
        if not tasks:
            return
        _, hanging = await asyncio.wait(tasks, timeout=seconds)
        for task in hanging:
            task.cancel()
        if hanging:
            await asyncio.wait(hanging, timeout=seconds)
