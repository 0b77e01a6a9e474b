"""Two threads that want the same entry numbers of one game."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier

from sandtable.store import Stale, Store


def race(store: Store, game: str, rounds: int) -> tuple[list[bool], list[bool]]:
    """For each of two threads, whether it won number 1, number 2 and so on; they start each number together."""
    start = Barrier(2, timeout=30)

    def run(name: bytes) -> list[bool]:
        return [_attempt(store, start, game, number, name) for number in range(1, rounds + 1)]

    with _eager_threads(), ThreadPoolExecutor(2) as pool:
        first, second = pool.map(run, [b"first", b"second"])
    return first, second


def contend(store: Store, game: str, wins: int) -> list[int]:
    """The numbers that two threads won, each of which went for the next one until it had won so often."""

    def run(name: bytes) -> list[int]:
        won: list[int] = []
        while len(won) < wins:
            number = store.count(game) + 1
            won += [number] if _append(store, game, number, name) else []
        return won

    with _eager_threads(), ThreadPoolExecutor(2) as pool:
        first, second = pool.map(run, [b"first", b"second"])
    return first + second


def _attempt(store: Store, start: Barrier, game: str, number: int, name: bytes) -> bool:
    start.wait()
    return _append(store, game, number, name)


def _append(store: Store, game: str, number: int, line: bytes) -> bool:
    try:
        store.append(game, number, line)
    except Stale:
        return False
    return True


@contextmanager
def _eager_threads() -> Iterator[None]:
    """Python changes threads as often as it can, so that a check and an act are pulled apart if they can be."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
