"""Work in another process: killed when it takes too long or too much, and nobody else suffers."""

import asyncio
import os
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from sandtable.match.errors import NotPossible
from sandtable.match.worker import Bounds, Deadline, Overrun, TooBig, Worker

PATIENT = Deadline(30.0, 60.0)
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="bounds of memory and processor")


def loops() -> None:
    """Never comes back."""
    while True:
        pass


def sleeps() -> None:
    time.sleep(600)


def hogs() -> int:
    """Takes more memory than it may."""
    return len([b"x" * 10_000_000 for _ in range(1000)])


def grows() -> int:
    return len(b"x" * 120_000_000)


def dies() -> None:
    os._exit(3)


def fails(key: str) -> None:
    raise NotPossible(key, seconds=3)


class Untold(Exception):  # noqa: N818
    """Cannot be told to another process."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one + other)


def fails_strangely() -> None:
    raise Untold("one", "other")


def run(test: Callable[[Worker], Coroutine[Any, Any, None]], bounds: Bounds = Bounds()) -> None:  # noqa: B008
    async def with_worker() -> None:
        worker = Worker(bounds)
        try:
            await test(worker)
        finally:
            worker.end()

    asyncio.run(with_worker())


@pytest.mark.parametrize(
    ("work", "deadline", "trouble"),
    [
        pytest.param(loops, Deadline(0.3, 60.0), Overrun, marks=LINUX),
        (sleeps, Deadline(0.0, 2.0), Overrun),
        (dies, PATIENT, TooBig),
        pytest.param(hogs, PATIENT, TooBig, marks=LINUX),
    ],
)
def test_work_that_overruns_is_ended(work: Any, deadline: Deadline, trouble: type[Exception]) -> None:
    """The next one has a fresh process."""

    async def test(worker: Worker) -> None:
        before = await worker.run(PATIENT, os.getpid)
        with pytest.raises(trouble):
            await worker.run(deadline, work)
        after = await worker.run(PATIENT, os.getpid)
        assert after not in (before, os.getpid())
        with pytest.raises(ProcessLookupError):
            os.kill(before, 0)

    run(test, Bounds(memory=400))


def test_work_that_nobody_waits_for_is_ended() -> None:
    async def test(worker: Worker) -> None:
        before = await worker.run(PATIENT, os.getpid)
        working = asyncio.create_task(worker.run(PATIENT, loops))
        await asyncio.sleep(0)
        working.cancel()
        with pytest.raises(asyncio.CancelledError):
            await working
        assert await worker.run(PATIENT, os.getpid) != before

    run(test)


@LINUX
def test_a_process_that_has_grown_is_replaced() -> None:
    """What a job has needed is given back."""

    async def test(worker: Worker) -> None:
        small = await worker.run(PATIENT, os.getpid)
        assert await worker.run(PATIENT, os.getpid) == small
        await worker.run(PATIENT, grows)
        assert await worker.run(PATIENT, os.getpid) != small

    run(test, Bounds(memory=200))


def test_what_a_job_raises_is_raised_here() -> None:
    """Also if it cannot be told as it is; the process stays."""

    async def test(worker: Worker) -> None:
        before = await worker.run(PATIENT, os.getpid)
        with pytest.raises(NotPossible) as told:
            await worker.run(PATIENT, fails, "fault-away")
        assert (told.value.key, told.value.told) == ("fault-away", {"seconds": "3"})
        with pytest.raises(RuntimeError, match="Untold: oneother"):
            await worker.run(PATIENT, fails_strangely)
        assert await worker.run(PATIENT, os.getpid) == before

    run(test)


def test_a_process_without_work_ends_and_gives_its_memory_back() -> None:
    async def test(worker: Worker) -> None:
        before = await worker.run(PATIENT, os.getpid)
        assert await worker.run(PATIENT, os.getpid) == before, "it is not ended between two jobs"
        while worker._pool:
            await asyncio.sleep(0.01)
        assert await worker.run(PATIENT, os.getpid) != before

    run(test, Bounds(idle=1.0))


def test_nothing_is_begun_after_the_end() -> None:
    async def test(worker: Worker) -> None:
        worker.close()
        with pytest.raises(Overrun):
            await worker.run(PATIENT, os.getpid)
        assert worker._pool is None

    run(test)
