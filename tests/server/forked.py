"""Servers that start at once: forked from a process that has loaded the program and done nothing else.

Loading the program takes a server most of the time that a small test takes in all.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

PROGRAM = ["sandtable.cli.main", "sandtable.server.app", "sandtable.server.running"]
LATER = ["anyio._backends._asyncio", "fluent.runtime", "pydantic", "sqlalchemy.dialects.sqlite"]
"""What the program loads only when a server starts."""

LOADED = get_context("forkserver")
LOADED.set_forkserver_preload(PROGRAM + LATER)


class Forked:
    """A server as a process of its own, with what `subprocess.Popen` knows of one."""

    def __init__(self, args: Sequence[str], log: Path) -> None:
        self._told, tells = LOADED.Pipe(duplex=False)
        self._process = LOADED.Process(target=_serve, args=(list(args), log, dict(os.environ), tells))
        self._process.start()
        tells.close()
        assert self._process.pid
        self.pid = self._process.pid

    def first_line(self) -> str:
        """What it says first."""
        with self._told, open(self._told.fileno(), encoding="utf-8", closefd=False) as said:
            return said.readline()

    def poll(self) -> int | None:
        """How it has ended, if it has."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int | None:
        """How it ends."""
        self._process.join(timeout)
        return self._process.exitcode


def _serve(args: list[str], log: Path, environment: Mapping[str, str], tells: Connection) -> None:
    """The program with these arguments, in a session of its own."""
    os.setsid()
    os.environ.update(environment)
    with log.open("a") as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(tells.fileno(), 1)
    tells.close()
    sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w")
    sys.argv = ["sandtable", *args]
    from sandtable.cli.main import run

    run()
