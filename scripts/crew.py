"""Processes that work side by side, each on one number at a time; one that dies or takes too long is replaced."""

import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

SPAWN = get_context("spawn")
WARMING = 120
"""Seconds that a new process may take besides, to load what it needs."""


def _work(line: Connection, work: Callable[[int], str]) -> None:
    """One number after the other, until the line is closed."""
    while True:
        try:
            number = line.recv()
        except EOFError:
            return
        line.send(work(number))


class Worker:
    """A process and what it is at."""

    def __init__(self, work: Callable[[int], str]) -> None:
        self.line, other = SPAWN.Pipe()
        self.process: Any = SPAWN.Process(target=_work, args=(other, work), daemon=True)
        self.process.start()
        other.close()
        self.number, self.end, self.new = 0, 0.0, True

    def begin(self, number: int, limit: float) -> None:
        self.number, self.end = number, time.monotonic() + limit + self.new * WARMING
        self.line.send(number)
        self.new = False

    def said(self) -> str | None:
        """What has come of it; nothing: the process has died."""
        try:
            return str(self.line.recv())
        except EOFError:
            return None

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class Crew:
    """Some workers and what they are at."""

    def __init__(self, work: Callable[[int], str], jobs: int, limit: float) -> None:
        self.work, self.limit = work, limit
        self.idle = [Worker(work) for _ in range(jobs)]
        self.busy: list[Worker] = []

    def begin(self, numbers: Iterator[int]) -> None:
        """Whoever has nothing to do gets the next number, while there are any."""
        while self.idle and (number := next(numbers, None)) is not None:
            self.busy.append(self.idle.pop())
            self.busy[-1].begin(number, self.limit)

    def ended(self) -> Iterator[tuple[int, str | None, str]]:
        """Those who have ended, at the latest when the first has no time left."""
        rest = min(each.end for each in self.busy) - time.monotonic()
        told = wait([each.line for each in self.busy], max(0.0, rest))
        for worker in list(self.busy):
            if worker.line in told:
                yield self._free(worker, worker.said(), "its process died")
            elif worker.end <= time.monotonic():
                yield self._free(worker, None, f"took more than {self.limit:g} seconds")

    def _free(self, worker: Worker, said: str | None, why: str) -> tuple[int, str | None, str]:
        self.busy.remove(worker)
        if said is not None:
            self.idle.append(worker)
            return worker.number, said, ""
        worker.stop()
        self.idle.append(Worker(self.work))
        return worker.number, None, why

    def stop(self) -> None:
        for worker in (*self.busy, *self.idle):
            worker.stop()


def results(
    work: Callable[[int], str], numbers: Iterator[int], jobs: int, limit: float
) -> Iterator[tuple[int, str | None, str]]:
    """Each number with what has come of it, or with nothing and why there is nothing."""
    crew = Crew(work, jobs, limit)
    try:
        crew.begin(numbers)
        while crew.busy:
            yield from crew.ended()
            crew.begin(numbers)
    finally:
        crew.stop()
