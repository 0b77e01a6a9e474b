"""Orders served: python -m bench.served [COMMIT] [--clients 16] [--rounds 2] [--boardgame] [--crowd 1000 --every 4].

First as fast as possible: so many matches of Basic Impetus (Cannae) at once, two people at each, who both hear every
order; one order of each match is on its way at a time. The orders are recorded before: `play` are those of recruits,
and `pass` always passes if it may, which is as cheap as an order gets. The server is a process of its own, and so is
this one. If a commit is named, the program as it was is measured in turn with this one; with `--boardgame` the server
of boardgame.io too (see `bench/boardgame.py`). One row a line: what, whose, orders a second, milliseconds of the
server's processor an order, median and 99th percentile in milliseconds, its memory in MB; then the ratios.

With `--crowd N --every S --seconds T` there are then N matches in each of which somebody orders every S seconds:
whether every order was served, and how soon.
"""

import argparse
import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Protocol

from msgspec import Struct
from tests.server.house import fresh_house

from bench.boardgame import Boardgame, boardgame
from bench.line import Line, connected
from bench.ratio import HERE, unpack
from bench.wire import ran

PATIENCE = 60.0
ANSWERS = (b'{"tell":"done"', b'{"tell":"fault', b'{"tell":"refus')

PREPARED = """
import json, sys
from pathlib import Path
from sandtable.games import load_ruleset
from sandtable.kernel.awaiting import Over
from sandtable.match import keeping
from sandtable.match.table import accepted
from sandtable.players.roster import player
from sandtable.store.sql import SqlStore
from tests.golden import regenerate as shipped
place, how, matches, most = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
ruleset = load_ruleset("impetus")
scenario = shipped.load_impetus_battle(shipped.impetus_battles()["cannae"])
players = dict.fromkeys(ruleset.seats(ruleset.setup(scenario)), "person")

def decided(decide, view, seat):
    if how == "pass":
        for offer in ruleset.options(view, seat, "", None).offers:
            if type(offer.order).__name__ == "Pass":
                return offer.order
    return decide(view, seat)

def recorded(game, seed):
    decide = player("recruit", ruleset, seed)
    while len(game.entries) < most and not isinstance(awaited := ruleset.awaiting(game.state), Over):
        seat = awaited.seats[0]
        entry = accepted(game.give(seat, decided(decide, ruleset.view(game.state, seat), seat)))
        raw = entry.open["order"].value if "order" in entry.open else entry.answer.order
        yield seat, bytes(raw).decode()

plans = []
with SqlStore(place / "matches.db") as store:
    for seed in range(matches):
        match, record, tokens = keeping.create(store, ruleset, scenario, players, {"en": "bench"})
        for seat in match.waiting:
            match.join(seat, f"{seed:064x}")
        name = record.name
        game = keeping.restored(store.header(name), store.lines(name), name, record.private.secret)
        plans.append({"tokens": tokens, "orders": list(recorded(game, seed))})
print(json.dumps(plans))
"""
"""Matches in a new store, and for each the orders that may be given in it: it is played out beside the store."""


class Figures(Struct):
    """What was measured."""

    rate: float
    processor: float
    """Milliseconds of the server's processor an order."""

    delays: list[float]
    memory: float
    wanted: int = 0
    """How many orders should have been served, if that was asked."""


class Player(Protocol):
    """One match: gives its next order and waits until that is served."""

    @property
    def left(self) -> int: ...

    async def order(self) -> None: ...

    def close(self) -> None: ...


class Battle:
    """A match of ours with its two people."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self._plan = plan
        self._lines: dict[str, Line] = {}
        self._numbers: dict[str, int] = {}
        self._given = self._entries = 0
        self._answer: asyncio.Future[bytes]

    @property
    def left(self) -> int:
        return len(self._plan["orders"]) - self._given

    async def enter(self, port: int) -> "Battle":
        for seat, token in self._plan["tokens"].items():
            self._lines[seat] = await connected(port, "/api/play", self._heard)
            self._numbers[seat] = 0
            welcome = json.loads(await self._ask(seat, b'"ask":"hello","token":"%b"' % token.encode(), b'{"tell":"we'))
            self._entries = welcome["entries"]
        return self

    def _heard(self, text: bytes) -> None:
        if text[:14] in ANSWERS or text.startswith(self._until):
            self._answer.set_result(text)

    async def _ask(self, seat: str, text: bytes, until: bytes = b'{"tell":"done"') -> bytes:
        self._answer, self._until = asyncio.get_running_loop().create_future(), until
        self._numbers[seat] += 1
        self._lines[seat].send(b'{"id":%d,%b}' % (self._numbers[seat], text))
        return await asyncio.wait_for(self._answer, PATIENCE)

    async def order(self) -> None:
        seat, order = self._plan["orders"][self._given]
        at = self._entries + self._given
        answer = await self._ask(seat, b'"ask":"give","order":%b,"at":%d' % (order.encode(), at))
        assert answer.startswith(b'{"tell":"done"'), answer
        self._given += 1

    def close(self) -> None:
        for line in self._lines.values():
            line.close()


# Loads


async def fast(players: list[Player]) -> tuple[float, list[float]]:
    """Everybody orders as soon as the order before is served: seconds in all, and the delay of each order."""

    async def played(player: Player) -> list[float]:
        delays = []
        while player.left:
            start = perf_counter()
            await player.order()
            delays.append(perf_counter() - start)
        return delays

    start = perf_counter()
    found = await asyncio.gather(*map(played, players))
    return perf_counter() - start, [delay for each in found for delay in each]


async def steady(players: list[Player], every: float, seconds: float) -> tuple[float, list[float]]:
    """In each match somebody orders at fixed moments; a delay counts from the moment when the order was due."""

    async def played(number: int, player: Player) -> list[float]:
        due, delays = start + every * number / len(players), []
        while due < start + seconds and player.left:
            await asyncio.sleep(max(due - perf_counter(), 0))
            await player.order()
            delays.append(perf_counter() - due)
            due += every
        return delays

    start = perf_counter()
    found = await asyncio.gather(*(played(number, each) for number, each in enumerate(players)))
    return perf_counter() - start, [delay for each in found for delay in each]


Load = Callable[[list[Player]], Awaitable[tuple[float, list[float]]]]


def measured(process: int, players: Callable[[], Awaitable[list[Player]]], load: Load) -> Figures:
    """The figures of one server under one load."""

    async def run() -> Figures:
        everybody = await players()
        before = processor(process)
        seconds, delays = await load(everybody)
        used = processor(process) - before
        for each in everybody:
            each.close()
        return Figures(len(delays) / seconds, used * 1000 / len(delays), sorted(delays), memory(process))

    return asyncio.run(run())


def processor(process: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """The most memory that a process has held, in MB."""
    told = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
    return int(told["VmHWM"].split()[0]) / 1024


# Servers


@contextmanager
def ours(folder: Path, how: str, matches: int, orders: int) -> Iterator[tuple[int, list[Any], int]]:
    """The server in a folder with matches: its process, their plans, its port."""
    with TemporaryDirectory() as place:
        plans = json.loads(ran(folder, PREPARED, place, how, str(matches), str(orders)))
        with fresh_house(Path(place), paths=(str(folder / "src"),)) as server:
            yield server.process.pid, plans, server.port


def served(folder: Path, how: str, matches: int, orders: int, load: Load) -> Figures:
    """What the program in a folder does under a load."""
    with ours(folder, how, matches, orders) as (process, plans, port):

        async def players() -> list[Player]:
            return [await Battle(plan).enter(port) for plan in plans]

        return measured(process, players, load)


def beside(server: Boardgame, matches: int, orders: int, load: Load) -> Figures:
    """What the server of boardgame.io does under a load."""
    return measured(server.process, lambda: server.players(matches, orders), load)


def row(what: str, whose: str, found: Figures) -> None:
    last = found.delays[min(len(found.delays) * 99 // 100, len(found.delays) - 1)] * 1000
    middle = found.delays[len(found.delays) // 2] * 1000
    all_of = f"\t{len(found.delays)} of {found.wanted} served" if found.wanted else ""
    print(
        f"{what}\t{whose}\t{found.rate:.0f}\t{found.processor:.2f}\t{middle:.1f}\t{last:.1f}\t{found.memory:.0f}{all_of}",
        flush=True,
    )


def best(found: list[Figures]) -> Figures:
    return max(found, key=lambda each: each.rate)


def compare(folders: dict[str, Path], other: Boardgame | None, clients: int, orders: int, rounds: int) -> None:
    """As fast as possible: each server in turn, and the best round of each counts."""
    for how in ("play", "pass"):
        found: dict[str, list[Figures]] = {}
        for _ in range(rounds):
            for whose, folder in folders.items():
                found.setdefault(whose, []).append(served(folder, how, clients, orders, fast))
            if other:
                found.setdefault("boardgame.io", []).append(beside(other, clients, orders, fast))
        for whose, figures in found.items():
            row(f"{how}, {clients} clients", whose, best(figures))
        now = best(found["now"]).rate
        for whose in found.keys() - {"now"}:
            print(f"{how}, {clients} clients\tnow / {whose}\t{now / best(found[whose]).rate:.2f}", flush=True)


def crowd(folders: dict[str, Path], matches: int, every: float, seconds: float) -> None:
    """Many matches, each with an order now and then."""
    each = int(seconds / every) + 2
    for whose, folder in folders.items():
        found = served(folder, "play", matches, each + 4, lambda players: steady(players, every, seconds))
        found.wanted = sum(
            len(range(1 + int((seconds - every * number / matches - 1e-9) // every))) for number in range(matches)
        )
        row(f"{matches} matches, an order every {every:g} s", whose, found)


def main(args: argparse.Namespace) -> None:
    with TemporaryDirectory() as name:
        folders = {"now": HERE}
        if args.commit:
            unpack(args.commit, Path(name))
            folders = {"before": Path(name), **folders}
        if args.clients:
            with boardgame(args.boardgame) as other:
                compare(folders, other, args.clients, args.orders, args.rounds)
        if args.crowd:
            crowd(folders, args.crowd, args.every, args.seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", default="")
    parser.add_argument("--clients", type=int, default=16)
    parser.add_argument("--orders", type=int, default=200, help="the longest game, in entries")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--boardgame", action="store_true", help="measure the server of boardgame.io beside it")
    parser.add_argument("--crowd", type=int, default=0)
    parser.add_argument("--every", type=float, default=4)
    parser.add_argument("--seconds", type=float, default=40)
    main(parser.parse_args())
