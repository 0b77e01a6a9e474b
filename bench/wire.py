"""What goes over the socket, now against an earlier commit: python -m bench.wire COMMIT [--matches 3] [--orders 150].

Captains play whole games; the file of each is read by both programs, and every entry is told to the first seat as each
program tells it: bytes an entry, part by part. Then each program runs a server of its own in turn, with the same
matches: two people at each, who give the orders of the recorded games (with the same secrets, so the dice fall as they
fell), and who both listen. One row a line: what, game, before, now, ratio.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from tests.server.house import fresh_house
from websockets.asyncio.client import ClientConnection, connect

from bench.ratio import HERE, unpack

BATTLES = {
    "impetus cannae": ("impetus", "cannae"),
    "grandeur austerlitz": ("grandeur", "austerlitz"),
    "argad village-raid": ("argad", "village-raid"),
}
LARGEST = 2**24

PLAYED = """
import sys
from pathlib import Path
from sandtable.games import load_ruleset
from sandtable.games.package import GamePackage
from sandtable.match import table
from sandtable.match.table import accepted, answer
from sandtable.players.chance import from_seed, seeded
from sandtable.players.roster import player
from sandtable.kernel.awaiting import Over
from tests.golden import regenerate as shipped
game, battle, seed, most, path = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), Path(sys.argv[5])
ruleset = load_ruleset(game)
scenario = {
    "impetus": lambda: shipped.load_impetus_battle(shipped.impetus_battles()[battle]),
    "grandeur": lambda: shipped.load_grandeur_battle(shipped.grandeur_battles()[battle]),
    "argad": lambda: shipped.load_scenario(shipped.find_scenario(battle)),
}[game]()
origin = from_seed(seed, ruleset.seats(ruleset.setup(scenario)))
if hasattr(table, "laid"):
    played = table.laid(ruleset, scenario, origin)
    for seat in ruleset.seats(played.state):
        accepted(played.join(seat, origin.nonces[seat], "player"))
else:
    played = table.seated(ruleset, scenario, origin)
decide = player("captain", ruleset, seed)
accepted(played.begin())
while len(played.entries) < most and not isinstance(awaited := ruleset.awaiting(played.state), Over):
    answer(played, awaited, decide, seeded(seed))
path.write_bytes(b"".join(line + b"\\n" for line in played.lines))
"""
"""A game between captains, as far as so many entries; it is not closed, so nobody sees more than in play."""

TOLD = """
import json, sys
from pathlib import Path
from types import SimpleNamespace
import msgspec
from sandtable.games import ruleset_of
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import Entry, Resumed, read_entry, read_header
from sandtable.kernel.game import Game
from sandtable.kernel.source import Recording
from sandtable.library.words import words
from sandtable.match.match import Match
from sandtable.server import telling
from sandtable.server.story import lines_of
lines = Path(sys.argv[1]).read_bytes().split(b"\\n")[:-1]
header = read_header(lines[0])
ruleset = ruleset_of(header.ruleset, header.version, bytes(header.tables))
game = Game(ruleset, header, codec(ruleset).scenario(header.scenario), Recording(Entry(0, Resumed())))
game.restore(map(read_entry, lines[1:]))
seats = ruleset.seats(game.state)
match, say, seat = Match(game, dict.fromkeys(seats, "person"), lambda *_: None), words("en"), seats[0]
try:
    from sandtable.server.voice import Reader, Voice
    live, voice = SimpleNamespace(match=match, by_orders=lambda *_: False), Voice()
    tell = lambda n: voice.entry(live, n, Reader(seat, say))[0]
except ImportError:
    tell = lambda n: msgspec.json.encode(
        telling.entry(match.entry_for(n, seat), ruleset, lines_of(say, match, n, seat))
    )
tell(1)
parts = {}
for n in range(2, len(game.entries) + 1):
    told = tell(n)
    for name, value in msgspec.json.decode(told, type=dict[str, msgspec.Raw]).items():
        parts[name] = parts.get(name, 0) + len(bytes(value)) + len(name) + 4
    parts["all"] = parts.get("all", 0) + len(told)
print(json.dumps({name: size / (len(game.entries) - 1) for name, size in parts.items()}))
"""
"""Bytes an entry, part by part."""

PREPARED = """
import json, sys
from pathlib import Path
from sandtable.games import ruleset_of
from sandtable.kernel.codec import codec
from sandtable.kernel.entry import Ordered, read_entry, read_header
from sandtable.match import keeping
from sandtable.players.chance import from_seed
from sandtable.store.sql import SqlStore
plans = []
with SqlStore(Path(sys.argv[1]) / "matches.db") as store:
    for seed, path in enumerate(sys.argv[2:], 1):
        lines = Path(path).read_bytes().split(b"\\n")[:-1]
        header = read_header(lines[0])
        ruleset = ruleset_of(header.ruleset, header.version, bytes(header.tables))
        scenario = codec(ruleset).scenario(header.scenario)
        keeping.fresh = lambda seats, seed=seed: from_seed(seed, seats)
        players = dict.fromkeys(ruleset.seats(ruleset.setup(scenario)), "person")
        match, _, tokens = keeping.create(store, ruleset, scenario, players, {"en": "bench"})
        for seat in match.waiting:
            match.join(seat, from_seed(seed, (seat,)).nonces[seat])
        orders = []
        for entry in map(read_entry, lines[1:]):
            if isinstance(entry.answer, Ordered):
                raw = entry.open["order"].value if "order" in entry.open else entry.answer.order
                orders.append((entry.answer.seat, bytes(raw).decode()))
        plans.append({"tokens": tokens, "orders": orders})
print(json.dumps(plans))
"""
"""Matches with the secrets of recorded games, and the orders that were given in them."""


def ran(folder: Path, script: str, *arguments: str) -> str:
    """What a script says that runs with the program in a folder."""
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    ).stdout


class Seat:
    """Somebody who gives orders and hears everything."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._answers: asyncio.Queue[str] = asyncio.Queue()
        self._number = 0

    async def listen(self) -> None:
        async for text in self._socket:
            if str(text)[:30].startswith(('{"tell":"welcome"', '{"tell":"done"', '{"tell":"fault', '{"tell":"refused')):
                self._answers.put_nowait(str(text))

    async def ask(self, text: str) -> str:
        self._number += 1
        await self._socket.send(f'{{"id":{self._number},{text}}}')
        return await self._answers.get()


async def played(port: int, plan: dict[str, Any], most: int) -> int:
    """The orders of one match, one after the other; both people hear each of them."""
    sockets = {seat: await connect(f"ws://127.0.0.1:{port}/api/play", max_size=LARGEST) for seat in plan["tokens"]}
    seats = {seat: Seat(socket) for seat, socket in sockets.items()}
    tasks = [asyncio.create_task(each.listen()) for each in seats.values()]
    entries = 0
    for seat, each in seats.items():
        entries = json.loads(await each.ask(f'"ask":"hello","token":"{plan["tokens"][seat]}"'))["entries"]
    orders = plan["orders"][:most]
    for given, (seat, order) in enumerate(orders):
        answer = await seats[seat].ask(f'"ask":"give","order":{order},"at":{entries + given}')
        assert '"tell":"done"' in answer, answer
    for task in tasks:
        task.cancel()
    for socket in sockets.values():
        await socket.close()
    return len(orders)


def recorded(folder: Path, place: Path, battle: tuple[str, str], matches: int, whole: int, orders: int) -> list[str]:
    """Games as the program in a folder plays them; the first one is whole."""
    files = [str(place / f"{folder.name}-{battle[1]}-{seed}.sand") for seed in range(1, matches + 1)]
    for seed, file in enumerate(files, 1):
        ran(folder, PLAYED, *battle, str(seed), str(whole if seed == 1 else orders), file)
    return files


def served(folder: Path, files: list[str], most: int) -> float:
    """Orders a second of all matches together, by the server in a folder."""
    with TemporaryDirectory() as place:
        plans = json.loads(ran(folder, PREPARED, place, *files))

        async def all_at_once(port: int) -> float:
            start = perf_counter()
            orders = await asyncio.gather(*(played(port, plan, most) for plan in plans))
            return sum(orders) / (perf_counter() - start)

        with fresh_house(Path(place), paths=(str(folder / "src"),)) as server:
            return asyncio.run(all_at_once(server.port))


def row(what: str, name: str, then: float, now: float) -> None:
    print(
        f"{what}\t{name}\t{then:.1f}\t{now:.1f}\t{now / then:.3f}" if then else f"{what}\t{name}\t\t{now:.1f}",
        flush=True,
    )


def main(commit: str, matches: int, orders: int, whole: int, rounds: int) -> None:
    with TemporaryDirectory() as name:
        before = Path(name) / "before"
        unpack(commit, before)
        for called, battle in BATTLES.items():
            old, new = (recorded(folder, Path(name), battle, matches, whole, orders) for folder in (before, HERE))
            then, now = (json.loads(ran(folder, TOLD, new[0])) for folder in (before, HERE))
            for part in sorted(then | now, key=lambda each: -max(then.get(each, 0), now.get(each, 0))):
                row(f"bytes an entry, {part}", called, then.get(part, 0), now.get(part, 0))
            rates = [(served(before, old, orders), served(HERE, new, orders)) for _ in range(rounds)]
            row("orders a second", called, *(max(each) for each in zip(*rates, strict=True)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--orders", type=int, default=150)
    parser.add_argument("--whole", type=int, default=4000, help="the longest game, in entries")
    parser.add_argument("--rounds", type=int, default=2)
    args = parser.parse_args()
    main(args.commit, args.matches, args.orders, args.whole, args.rounds)
