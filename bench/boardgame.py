"""The server of boardgame.io beside ours, for `bench.served`: installed by npm into a folder that is deleted again.

Its game is as small as a game can be: two players click cells in turn. A move does almost no work by rules, and what
each player hears of it is the whole state, a few hundred bytes. Matches are in memory, which is that server's default:
nothing is written to a disk. It needs node, npm and a registry of packages.
"""

import asyncio
import json
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.line import Line, connected
from bench.server import free_port

PACKAGES = {"boardgame.io": "0.50.2", "koa": "2.13.4", "koa-compose": "4.1.0"}
"""With newer ones of the last two the lobby of that server answers 404."""

SERVER = """
const { Server } = require('boardgame.io/server');
const game = {
  name: 'cells',
  setup: () => ({ cells: Array(9).fill(null), moves: 0 }),
  moves: { click: ({ G, playerID }, id) => { G.cells[id % 9] = playerID; G.moves += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};
Server({ games: [game], origins: ['*'] }).run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
"""
PLAYERS = ("0", "1")


class Cells:
    """A match of that game with its two players."""

    def __init__(self, port: int, match: str, left: int) -> None:
        self.left = left
        self._port, self._match = port, match
        self._lines: list[Line] = []
        self._number = 0
        self._until = b""
        self._waits = 0
        self._answer: asyncio.Future[None]

    async def enter(self) -> "Cells":
        for player in PLAYERS:
            line = await connected(self._port, "/socket.io/?EIO=4&transport=websocket", self._heard)
            self._lines.append(line)
            await self._said(line, b"40/cells,", b"40/cells,")
            await self._said(line, self._event("sync", self._match, player, None, 2), b'42/cells,["sync"')
        return self

    def _heard(self, text: bytes) -> None:
        if text == b"2":
            for line in self._lines:
                line.send(b"3")
        elif self._until and text.startswith(self._until):
            self._waits -= 1
            if not self._waits:
                self._until = b""
                self._answer.set_result(None)

    @staticmethod
    def _event(*told: Any) -> bytes:
        return b"42/cells," + json.dumps(told).encode()

    async def _said(self, line: Line, text: bytes, until: bytes, waits: int = 1) -> None:
        self._answer = asyncio.get_running_loop().create_future()
        self._until, self._waits = until, waits
        line.send(text)
        await asyncio.wait_for(self._answer, 60)

    async def order(self) -> None:
        """A move is served when both players have heard of it."""
        player = PLAYERS[self._number % 2]
        action = {"type": "MAKE_MOVE", "payload": {"type": "click", "args": [self._number], "playerID": player}}
        told = self._event("update", action, self._number, self._match, player)
        await self._said(self._lines[self._number % 2], told, b'42/cells,["update"', len(PLAYERS))
        self._number += 1
        self.left -= 1

    def close(self) -> None:
        for line in self._lines:
            line.close()


class Boardgame:
    """The running server."""

    def __init__(self, process: int, port: int) -> None:
        self.process, self._port = process, port

    async def players(self, matches: int, moves: int) -> list[Any]:
        """So many new matches with both their players."""
        return [await Cells(self._port, self._made(), moves).enter() for _ in range(matches)]

    def _made(self) -> str:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._port}/games/cells/create",
            b'{"numPlayers":2}',
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:
            return str(json.load(answer)["matchID"])


@contextmanager
def boardgame(wanted: bool) -> Iterator[Boardgame | None]:
    """The server, installed and started if it is wanted."""
    if not wanted:
        yield None
        return
    with TemporaryDirectory() as name:
        folder = Path(name)
        pinned = {"private": True, "dependencies": PACKAGES, "overrides": PACKAGES}
        (folder / "package.json").write_text(json.dumps(pinned))
        (folder / "server.js").write_text(SERVER)
        install = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(install, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        port = free_port()
        command = ["node", "server.js", str(port)]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout
                assert process.stdout.readline().strip() == "ready"
                yield Boardgame(process.pid, port)
            finally:
                process.kill()
