"""The server as a process: it ends in good order, and leaves nobody behind."""

import os
import signal
import subprocess
from pathlib import Path
from select import select

import pytest

from tests.server.house import House, fresh_house

SECONDS = 20


def thinking(server: House) -> list[int]:
    """The processes of the computer's players, after one of them has answered."""
    (ticket,) = server.match()
    with server.line(ticket["token"]) as line:
        if "red" in line.welcome["awaits"]["seats"]:
            line.give({"order": "end-turn"})
            line.heard.append(line.hear())
        line.until_asked("red")
    done = subprocess.run(["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, check=False)
    return [int(word) for word in done.stdout.split()]


def gone(pid: int) -> bool:
    """No such process runs any more."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return True
    return fields[0] == "Z"


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="it waits for processes that are not its own")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_whoever_thinks_ends_with_the_server(tmp_path: Path, end: signal.Signals) -> None:
    """However it was ended; and it says nothing unless it was killed."""
    with fresh_house(tmp_path) as server:
        children = thinking(server)
        assert children
        ends = [os.pidfd_open(child) for child in children]
        os.kill(server.process.pid, end)
        code = server.process.wait(SECONDS)
        assert code == (-end if end == signal.SIGKILL else 0), server.log.read_text()
        assert all(select([each], [], [], SECONDS)[0] for each in ends)
        assert all(map(gone, children))
    assert end == signal.SIGKILL or server.log.read_text() == ""
