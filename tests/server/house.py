"""A real server in a process of its own, and somebody who speaks with it."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.forked import Forked
from tests.server.patching import applied, checked

PATIENCE = 60
FIRST = {"battle": "first-battle"}
ENDS = (None, 0, -signal.SIGTERM, -signal.SIGKILL)
"""How a server may be found at the end: still there, or as somebody ended it."""

MEASURED = "COVERAGE_PROCESS_CONFIG" in os.environ
"""Coverage knows what a process has run when it ends in good order, and if it was not forked."""


class House:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str] | Forked, port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.log = log
        self.draws = True
        """Whoever gets a seat adds a nonce at once."""

    @property
    def folder(self) -> Path:
        """Where its database is, and its own material."""
        return self.log.parent

    def get(self, path: str, *tokens: str, **headers: str) -> tuple[int, Any, bytes]:
        """Status, headers and body of an answer."""
        if tokens:
            headers["Authorization"] = f"Bearer {','.join(tokens)}"
        return self._ask(urllib.request.Request(self._url(path), headers=headers))

    def head(self, path: str) -> tuple[int, Any, bytes]:
        """Status and headers of an answer."""
        return self._ask(urllib.request.Request(self._url(path), method="HEAD"))

    def post(self, path: str, data: Any, **headers: str) -> tuple[int, Any, bytes]:
        body = data if isinstance(data, bytes) else json.dumps(data).encode()
        headers = {"Content-Type": "application/json", **headers}
        return self._ask(urllib.request.Request(self._url(path), body, headers))

    def _url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def _ask(self, request: urllib.request.Request) -> tuple[int, Any, bytes]:
        """An answer; the nonces of seats that come with it are drawn and added, as every browser does it."""
        status, headers, body = self._answer(request)
        if status == 201 and self.draws and b'"commitment"' in body:
            self.join(*seats_in(json.loads(body)))
        return status, headers, body

    def join(self, *tickets: dict[str, str]) -> None:
        """Adds a nonce for each of these seats."""
        for match in dict.fromkeys(each["match"] for each in tickets):
            mine = [each for each in tickets if each["match"] == match]
            nonces = {each["seat"]: secrets.token_hex(32) for each in mine}
            bearer = f"Bearer {','.join(each['token'] for each in mine)}"
            status, _, body = self.post(f"/api/matches/{match}/nonces", {"nonces": nonces}, Authorization=bearer)
            assert status == 200, body

    def _answer(self, request: urllib.request.Request) -> tuple[int, Any, bytes]:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers, error.read()

    def offers(self, game: str) -> Any:
        """What the start page offers of a game."""
        found = json.loads(self.get("/api/choices")[2])["games"]
        return next(each["offers"] for each in found if each["game"] == game)

    def match(self, red: str = "person", blue: str = "recruit", setup: dict[str, str] = FIRST) -> list[dict[str, str]]:
        """The tickets of a new match."""
        seats = [{"seat": "red", "player": red}, {"seat": "blue", "player": blue}]
        status, _, body = self.post("/api/matches", {"game": "impetus", "seats": seats, "setup": setup})
        assert status == 201, body
        tickets: list[dict[str, str]] = json.loads(body)
        return tickets

    def pair(self) -> tuple[dict[str, str], dict[str, str]]:
        """The tickets of two people, first of whom is asked first."""
        red, blue = self.match(blue="person")
        with self.line(red["token"]) as line:
            return (red, blue) if "red" in line.welcome["awaits"]["seats"] else (blue, red)

    @contextmanager
    def line(self, token: str, since: int | None = None, lang: str = "en", match: str = "") -> Iterator["Line"]:
        """A seat taken."""
        with self.connect() as opened:
            line = Line(opened)
            line.welcome = line.ask("hello", token=token, since=since, lang=lang, match=match)
            line.entries = line.welcome.get("entries", 0)
            yield line

    def connect(self, **kwargs: Any) -> ClientConnection:
        opened: ClientConnection = connect(f"ws://127.0.0.1:{self.port}/api/play", max_size=None, **kwargs)
        return opened

    def kill(self) -> None:
        """The server and all its processes are gone at once; its port is closed."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        with socket.socket() as probe:
            assert probe.connect_ex(("127.0.0.1", self.port)) != 0


def seats_in(answer: Any) -> list[dict[str, str]]:
    """The tickets of seats in an answer: of a match, of a branch, or a single one."""
    found = answer.get("tickets", [answer]) if isinstance(answer, dict) else answer
    return [each for each in found if each.get("joins")]


class Line:
    """Somebody at a seat; `heard` is whatever came that was no answer."""

    def __init__(self, opened: ClientConnection) -> None:
        self.socket = opened
        self.welcome: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.around: dict[str, Any] = {}
        self.talk: list[dict[str, Any]] = []
        self.entries = 0
        self._next = 0
        self._view: dict[str, Any] = {}

    def hear(self) -> dict[str, Any]:
        """The next message about the game."""
        while (message := self.beside())["tell"] in ("around-message", "talk-message"):
            pass
        return message

    def beside(self) -> dict[str, Any]:
        """The next message; what is told beside the game is remembered."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["tell"] == "entry-message":
            self.entries = message["n"]
            self._follow(message)
        elif message["tell"] == "around-message":
            self.around = message["around"]
        elif message["tell"] == "talk-message":
            self.talk.append(message["said"])
        elif message["tell"] == "welcome":
            self.around, self.talk = message["around"], message["talk"]
            self._view = {"state": message["state"], "marks": message["marks"]}
            assert checked(self._view) == message["check"]
        return message

    def _follow(self, message: dict[str, Any]) -> None:
        """An entry says what has changed; the state after it is put beside that."""
        self._view = applied(self._view, message["patch"])
        assert checked(self._view) == message["check"]
        message.update(self._view)

    def sitting(self, seat: str) -> dict[str, Any]:
        """A seat, as far as this line has heard."""
        found: dict[str, Any] = next(each for each in self.around["seats"] if each["seat"] == seat)
        return found

    def ask(self, what: str, **args: Any) -> dict[str, Any]:
        """The answer to a request."""
        self._next += 1
        self.socket.send(json.dumps({"ask": what, "id": self._next, **args}))
        while True:
            message = self.hear()
            if message.get("id") == self._next:
                return message
            self.heard.append(message)

    def fault(self) -> str:
        """The key of the next fault; what the other side does meanwhile is heard too."""
        while (message := self.hear())["tell"] != "fault-message":
            self.heard.append(message)
        return str(message["key"])

    def give(self, order: Any) -> dict[str, Any]:
        return self.ask("give", order=order, at=self.entries)

    def last(self) -> dict[str, Any]:
        """How the game stands now, as it was told last."""
        assert self.ask("ping")["tell"] == "done"
        return self._told()

    def awaited(self) -> dict[str, Any]:
        """What the game waits for, as far as this line has heard."""
        awaits: dict[str, Any] = self._told()["awaits"]
        return awaits

    def _told(self) -> dict[str, Any]:
        return next((each for each in reversed(self.heard) if each["tell"] == "entry-message"), self.welcome)

    def until_asked(self, seat: str) -> dict[str, Any]:
        """What the game waits for once this seat is asked, or the game is over."""
        while (awaits := self.awaited())["outcome"] is None and seat not in awaits["seats"]:
            self.heard.append(self.hear())
        return awaits


@contextmanager
def house(folder: Path, port: int = 0, *more: str) -> Iterator[House]:
    """A server with its database in a folder; whatever is left of it at the end is killed. It never dies by itself."""
    if MEASURED:
        with fresh_house(folder, port, *more) as found:
            yield found
        return
    log = folder / "log"
    log.touch()
    process = Forked(_serving(folder, port, *more), log)
    with _kept(process, process.first_line(), log) as found:
        yield found
    process.wait()


@contextmanager
def fresh_house(
    folder: Path, port: int = 0, *more: str, program: Sequence[str] = ("sandtable",), paths: Sequence[str] = ()
) -> Iterator[House]:
    """The same, started as a person starts it: some other program, or from other places, if told so."""
    log = folder / "log"
    command = [sys.executable, "-m", *program, *_serving(folder, port, *more)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths or sys.path)}
    with (
        log.open("a") as errors,
        subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True
        ) as process,
    ):
        assert process.stdout
        with _kept(process, process.stdout.readline(), log) as found:
            yield found


def _serving(folder: Path, port: int, *more: str) -> list[str]:
    """The arguments of a server."""
    return ["serve", "--port", str(port), "--lang", "en", "--database", str(folder / "matches.db"), *more]


@contextmanager
def _kept(process: subprocess.Popen[str] | Forked, said: str, log: Path) -> Iterator[House]:
    """A server that has said where it is, ended at last."""
    try:
        assert "Sandtable is at" in said, log.read_text()
        yield House(process, int(said.split(":")[2].partition("/")[0]), log)
    finally:
        code = process.poll()
        if code is None:
            os.killpg(process.pid, signal.SIGTERM if MEASURED else signal.SIGKILL)
        assert code in ENDS, f"the server died ({code}): {log.read_text('utf-8')}"


def without_material(server: House) -> Iterator[House]:
    """The server, in whose folder nobody has put anything of his own; and nothing stays there."""
    own = server.folder / "material"
    assert not own.exists()
    yield server
    rmtree(own, ignore_errors=True)


def missed(entry: dict[str, Any]) -> dict[str, Any]:
    """How an entry is told to whoever was not there."""
    kept = ("n", "seat", "kind", "throws", "events", "head", "to", "lines", "by_orders", "detail")
    return {"tell": "missed-message", **{key: entry[key] for key in kept}}
