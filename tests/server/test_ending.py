"""The end of a server: quick, quiet, whatever hangs, and nothing that was acknowledged is lost."""

import json
import os
import signal
import socket
import subprocess
from pathlib import Path
from select import select
from threading import Thread

import pytest

from tests.server.house import House, fresh_house
from tests.server.test_process import SECONDS, gone

GOLDEN = Path(__file__).parents[1] / "golden"
IN_TIME = 5.0


def descendants(pid: int) -> list[int]:
    """Every process below this one."""
    told = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, check=True, text=True).stdout
    parents = {int(line.split()[0]): int(line.split()[1]) for line in told.splitlines()}
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found[1:]


def busy(server: House) -> tuple[list[socket.socket], Thread]:
    """Connections that say nothing or half a request, and a film that is being drawn."""
    _, _, body = server.post("/api/replays", (GOLDEN / "impetus-cannae.sand").read_bytes())
    name = json.loads(body)["replay"]["name"]
    idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(6)]
    for each in idle[:3]:
        each.sendall(b"POST /api/replays HTTP/1.1\r\nHost: here\r\nContent-Length: 100000\r\n\r\n{")
    film = Thread(target=_watched, args=(server, f"/api/replays/{name}/picture?form=gif"), daemon=True)
    film.start()
    return idle, film


def _watched(server: House, path: str) -> None:
    try:
        server.get(path)
    except OSError:
        return


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="it waits for processes that are not its own")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_everything_ends_at_once_and_without_a_word(tmp_path: Path, end: signal.Signals) -> None:
    """Open sockets, one of which never reads, half requests, a film, and the computer that thinks."""
    with fresh_house(tmp_path) as server:
        (ticket,) = server.match()
        with server.line(ticket["token"]) as line, server.connect() as silent:
            idle, film = busy(server)
            if "red" in line.welcome["awaits"]["seats"]:
                line.give({"order": "end-turn"})
            workers = descendants(server.process.pid)
            assert workers
            ends = [os.pidfd_open(each) for each in workers]
            known = line.entries
            os.kill(server.process.pid, end)
            code = server.process.wait(IN_TIME)
            assert code == (-end if end == signal.SIGKILL else 0)
            assert all(select([each], [], [], SECONDS)[0] for each in ends), "workers outlive their server"
            film.join(SECONDS)
            for each in (*idle, silent.socket):
                each.close()
        assert end == signal.SIGKILL or server.log.read_text() == ""
    with fresh_house(tmp_path) as again, again.line(ticket["token"]) as line:
        assert line.welcome["entries"] >= known
    assert gone(server.process.pid)
