"""Starting and stopping as `./play` does: the browser is opened, and Ctrl-C loses nothing and leaves nobody behind."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from sandtable.cli.serve import has_screen, running
from tests.cli.run import run
from tests.server.house import House, fresh_house
from tests.server.test_play import move
from tests.server.test_process import gone, thinking

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 20


def soon(path: Path) -> str:
    """What somebody writes into a file, once it is there."""
    waiting = Event()
    for _ in range(400):
        if path.exists() and (told := path.read_text("utf-8")):
            return told
        waiting.wait(0.05)
    raise AssertionError(f"nothing came to {path}")


def test_the_browser_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the address that is told."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" >{tmp_path}/opened\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    with fresh_house(tmp_path, 0, "--open") as server:
        assert soon(tmp_path / "opened") == f"http://127.0.0.1:{server.port}/"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_whether_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    assert not has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_screen()
    monkeypatch.setenv("SSH_CONNECTION", "there")
    assert not has_screen()
    monkeypatch.setenv("DISPLAY", "localhost:10.0")
    assert has_screen()


def test_what_runs_already_is_found(server: House) -> None:
    """A Sandtable is; anything else that listens, and nothing at all, is not."""
    assert running("127.0.0.1", server.port) == f"http://127.0.0.1:{server.port}/"
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        assert running("127.0.0.1", other.getsockname()[1]) == ""


def test_a_second_start_goes_to_the_first(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers would write the same games."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    ran = run("serve", "--open", "--port", str(server.port), "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == [f"Sandtable is already running at http://127.0.0.1:{server.port}/"]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="it looks into /proc")
def test_ctrl_c(tmp_path: Path) -> None:
    """The keyboard speaks to all processes at once: they end without a word, and the game is as it was."""
    with fresh_house(tmp_path) as server:
        children = thinking(server)
        assert children
        ticket, _ = server.pair()
        with server.line(ticket["token"]) as line:
            assert line.give(move(line))["tell"] == "done"
            told = line.heard[-1]
        os.killpg(server.process.pid, signal.SIGINT)
        assert server.process.wait(SECONDS) == 0
        assert server.log.read_text("utf-8") == ""
        waiting = Event()
        assert all(any(gone(child) or waiting.wait(0.05) for _ in range(200)) for child in children)
    with fresh_house(tmp_path, server.port) as again:
        (card,) = json.loads(again.get("/api/matches", ticket["token"])[2])
        assert card["entries"] == told["n"]


def test_help_needs_nothing(tmp_path: Path) -> None:
    """`./play --help` installs nothing."""
    done = subprocess.run(
        ["sh", str(ROOT / "play"), "--help"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "./play rapide" in done.stdout
    assert done.stderr == ""
