"""The program, run inside the test (fast) or as a process of its own."""

import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
from typer.testing import CliRunner

from sandtable.cli.main import app
from sandtable.games import ruleset_of
from sandtable.kernel.verify import Verdict, verify

ENGLISH = {"SANDTABLE_LANG": "en", "COLUMNS": "100"}


class Ran(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def json(self) -> Any:
        """The one JSON value that stands alone on stdout; nothing is on stderr."""
        assert self.err == ""
        assert self.out.count("\n") == 1, "JSON stands alone"
        return msgspec.json.decode(self.out)

    def refused(self) -> str:
        """The command has failed for a reason that it tells on stderr, and has printed nothing else."""
        assert self.code > 0
        assert self.out == ""
        return self.told()

    def told(self) -> str:
        """What stands on stderr: something, and no traceback."""
        assert self.err.strip()
        assert "Traceback" not in self.err
        return self.err


def run(*args: str | Path, answers: str = "", **environment: str) -> Ran:
    """A command run inside the test. What it does not catch comes out here as well."""
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=answers, env=ENGLISH | environment)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def command(*args: str | Path) -> list[str]:
    """The program as the shell starts it."""
    return [sys.executable, "-m", "sandtable", *map(str, args)]


def environment(**more: str) -> dict[str, str]:
    """The process finds the same packages as the test, and speaks English unless told otherwise."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    return kept | ENGLISH | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUTF8": "1"} | more


def process(*args: str | Path, answers: str = "", **more: str) -> Ran:
    """A command run as a process of its own, with pipes at all ends."""
    done = subprocess.run(
        command(*args), input=answers, env=environment(**more), capture_output=True, text=True, check=False
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@lru_cache(maxsize=16)
def game_file(battle: str = "rocroi", seed: int = 1) -> bytes:
    """A whole and sound game file."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "g.sand"
        assert run("rapide", battle, "--seed", str(seed), "--save", path).code == 0
        return path.read_bytes()


def judged(data: bytes) -> Verdict:
    """What is known of a game file's bytes."""
    return verify(data, ruleset_of)
