"""How far a long piece of work has come, shown at a terminal and nowhere else."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def meter(words: str) -> Iterator[Callable[[int, int], None]]:
    """A function to be told how much is done, and of how much."""
    if not sys.stderr.isatty():
        yield _untold
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words, total=None)
        yield lambda done, whole: bar.update(task, completed=done, total=whole)


def _untold(done: int, whole: int) -> None:
    """Nobody looks."""
