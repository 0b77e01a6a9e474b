"""Foreign and heavy work: in processes with a deadline and a bound of memory, for each visitor in turn.

A job is a function of a module with plain arguments: names, bytes, settings. It returns bytes, or something as plain.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import monotonic
from types import MappingProxyType
from typing import Any, TypeVar

from litestar import Request

from sandtable.match.turns import Crowded, Turns
from sandtable.match.worker import Bounds, Deadline, Overrun, TooBig, Worker
from sandtable.server.http_error import HttpError
from sandtable.server.overruns import OVERRUNS, SOON, STATUS
from sandtable.server.visitor import visitor_of

Found = TypeVar("Found")
DEADLINE = Deadline(10.0, 60.0)
LONGER: Mapping[str, Deadline] = MappingProxyType({"film": Deadline(60.0, 120.0), "export": Deadline(30.0, 60.0)})
"""The deadline of a job, and of kinds that may take longer."""

BOUNDS = Bounds(memory=768, nice=5, idle=30.0)
MOST = 4


class Jobs:
    """The processes for foreign work, and what has become of the jobs."""

    def __init__(
        self,
        number: int = 0,
        bounds: Bounds = BOUNDS,
        deadline: Deadline = DEADLINE,
        longer: Mapping[str, Deadline] = LONGER,
    ) -> None:
        self._all = [Worker(bounds) for _ in range(number or max(2, min(MOST, (os.cpu_count() or 1) - 1)))]
        self._longer = longer
        self._deadline = deadline
        self.turns = Turns(self._all)
        self.done: Counter[tuple[str, str]] = Counter()
        """How many jobs there were of each kind, and how they ended."""

        self.took: Counter[str] = Counter()
        """How many milliseconds the jobs of each kind took."""

    async def run(self, visitor: str, kind: str, work: Callable[..., Found], *args: Any) -> Found:
        """The result of a job, when it is the visitor's turn. Raises Crowded, Overrun, TooBig, what the job raises."""
        ended = "left"
        try:
            async with self.turns.turn(visitor) as worker:
                began = monotonic()
                try:
                    found = await worker.run(self._longer.get(kind, self._deadline), work, *args)
                finally:
                    self.took[kind] += round(1000 * (monotonic() - began))
            ended = "done"
            return found
        except Exception as error:
            ended = ENDS.get(type(error), "done")
            raise
        finally:
            self.done[kind, ended] += 1

    def close(self) -> None:
        for worker in self._all:
            worker.close()


ENDS: Mapping[type[Exception], str] = MappingProxyType({Crowded: "refused", Overrun: "overrun", TooBig: "too-big"})


async def job(request: Request[Any, Any, Any], kind: str, work: Callable[..., Found], *args: Any) -> Found:
    """The result of a job for a request; it is ended if the browser goes away. Raises HttpError."""
    jobs: Jobs = request.app.state.jobs
    working = asyncio.create_task(jobs.run(visitor_of(request), kind, work, *args))
    leaving = asyncio.create_task(_left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HttpError(503, "fault-busy", seconds=SOON)
        return working.result()
    except (Crowded, Overrun, TooBig) as error:
        raise overrun(error) from error
    finally:
        await _cancelled(leaving)
        await _cancelled(working)


def check_room(request: Request[Any, Any, Any]) -> None:
    """Checks that one more job may wait, before anything is read for it. Raises HttpError."""
    jobs: Jobs = request.app.state.jobs
    try:
        jobs.turns.check(visitor_of(request))
    except Crowded as error:
        raise overrun(error) from error


def overrun(error: Exception) -> HttpError:
    """Work that is refused or was ended, as an answer."""
    return HttpError(STATUS[type(error)], OVERRUNS[type(error)], seconds=SOON)


async def _left(request: Request[Any, Any, Any]) -> None:
    """Comes back when the browser has gone."""
    await request.body()
    while True:
        event: Any = await request.receive()
        if event["type"] == "http.disconnect":
            return


async def _cancelled(task: "asyncio.Task[Any]") -> None:
    if not task.done():
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task
