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


def results(
    work: Callable[[int], str], numbers: Iterator[int], jobs: int, limit: float
) -> Iterator[tuple[int, str | None, str]]:
    """Each number with what has come of it, or with nothing and why there is nothing."""
    crew = [Worker(work) for _ in range(jobs)]
    busy: list[Worker] = []
    try:
        while True:
            for worker in [each for each in crew if each not in busy]:
                if (number := next(numbers, None)) is not None:
                    worker.begin(number, limit)
                    busy.append(worker)
            if not busy:
                return
            rest = min(each.end for each in busy) - time.monotonic()
            told = wait([each.line for each in busy], max(0.0, rest))
            for worker in list(busy):
                said, why = None, f"took more than {limit:g} seconds"
                if worker.line in told:
                    said, why = worker.said(), "its process died"
                elif worker.end > time.monotonic():
                    continue
                busy.remove(worker)
                if said is None:
                    worker.stop()
                    crew[crew.index(worker)] = Worker(work)
                yield worker.number, said, why if said is None else ""
    finally:
        for worker in crew:
            worker.stop()
