"""A process of its own that works on a store file."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


class Child:
    """A running child, to be told words and asked for words."""

    def __init__(self, process: subprocess.Popen[str], words: IO[str], ears: IO[str]) -> None:
        self._process = process
        self._words = words
        self._ears = ears

    def tell(self, word: object) -> None:
        """The child can read the word."""
        self._ears.write(f"{word}\n")
        self._ears.flush()

    def hear(self) -> str:
        """The next word of the child; nothing if it died."""
        return self._words.readline().strip()

    def kill(self) -> list[str]:
        """The child is dead by SIGKILL; these are the words it had said but nobody had heard."""
        self._process.kill()
        return self._words.read().split()

    def end(self) -> int:
        """The child has ended by itself; its exit code."""
        self._ears.close()
        return self._process.wait()


@contextmanager
def child(action: str, path: Path) -> Iterator[Child]:
    """A child doing this to the file; it is killed at the end of the block if it still runs."""
    command = [sys.executable, "-P", str(Path(__file__).with_name("child.py")), action, str(path)]
    # The child finds the same packages as the test, however the test found them.
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdin
        assert process.stdout
        try:
            yield Child(process, process.stdout, process.stdin)
        finally:
            process.kill()
