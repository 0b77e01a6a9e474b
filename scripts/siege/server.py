"""The server that is besieged: one of our own, or one that already runs on this machine."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

PROXY = "127.0.0.9"
"""The address of the proxy that our own servers believe."""

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class NotHere(Exception):  # noqa: N818
    """The address is not on this machine, and nothing else is ever attacked."""


class NotUp(Exception):  # noqa: N818
    """The server has not started; what it said."""


class Server:
    """Where the server listens; its process and folder too, if it is our own."""

    def __init__(self, host: str, port: int, process: "subprocess.Popen[str] | None", folder: Path | None) -> None:
        self.host, self.port, self.process, self.folder = host, port, process, folder

    @property
    def url(self) -> str:
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    @property
    def log(self) -> str:
        """What it has complained of."""
        return (self.folder / "log").read_text("utf-8", "replace") if self.folder else ""

    @property
    def alive(self) -> bool:
        return self.process is None or self.process.poll() is None

    def memory(self) -> int:
        """Bytes of memory of its whole tree of processes; 0 if that cannot be known."""
        return sum(map(_resident, _tree(self.process.pid))) if self.process else 0

    def disk(self) -> int:
        """Bytes that it keeps on disk."""
        files = self.folder.rglob("*") if self.folder else ()
        return sum(path.stat().st_size for path in files if path.is_file() and path.name != "log")

    def kill(self) -> None:
        """Ends it and all its processes at once."""
        if self.process:
            _ended(self.process)

    def terminate(self, seconds: float) -> float | None:
        """Asks it to end; how long that took, or None if it has not within this time."""
        assert self.process
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        return time.monotonic() - begun


def started(folder: Path, *, limited: bool = True) -> Server:
    """A server with its database in this folder, started as a person does. Raises NotUp.

    It has a proxy, so it limits everybody; without one it is this person's alone, and nobody is limited.
    """
    command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--lang", "en"]
    named = ("--proxy", PROXY) if limited and "--proxy" in _options() else ()
    with (folder / "log").open("a") as log:
        process = subprocess.Popen(
            [*command, "--database", str(folder / "matches.db"), *named],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
        )
    assert process.stdout
    try:
        said = process.stdout.readline()
    except BaseException:
        _ended(process)
        raise
    address = next((word for word in said.split() if word.startswith("http://")), "")
    if not address:
        _ended(process)
        raise NotUp((folder / "log").read_text("utf-8", "replace"))
    found = urlsplit(address)
    return Server(str(found.hostname), int(found.port or 80), process, folder)


def running(url: str) -> Server:
    """A server that already runs on this machine. Raises NotHere."""
    found = urlsplit(url)
    host = "127.0.0.1" if found.hostname == "localhost" else found.hostname or ""
    try:
        here = ip_address(host).is_loopback
    except ValueError:
        here = False
    if found.scheme != "http" or not here:
        raise NotHere(f"{url} is not a loopback address: only servers on this machine are attacked")
    return Server(host, found.port or 80, None, None)


@lru_cache(maxsize=1)
def _options() -> str:
    """The help of the server's command."""
    wide = os.environ | {"COLUMNS": "200"}
    command = [sys.executable, "-m", "sandtable", "serve", "--help"]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=wide).stdout


def _ended(process: "subprocess.Popen[str]") -> None:
    """A server and all its processes are gone."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if process.stdout:
        process.stdout.close()


def _tree(root: int) -> list[int]:
    """A process and all that it has started."""
    parents: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents.setdefault(int(fields[1]), []).append(int(path.parent.name))
    found = [root]
    for each in found:
        found.extend(parents.get(each, ()))
    return found


def _resident(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0
