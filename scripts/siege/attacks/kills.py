"""The server is killed again and again under eight games: whatever was acknowledged is there when it is back."""

import random
import time
from threading import Thread
from typing import Any

from scripts.siege import seat
from scripts.siege.frames import Gone
from scripts.siege.report import Report
from scripts.siege.seat import Seat
from scripts.siege.server import Server, started
from scripts.siege.siege import Attack, Siege
from scripts.siege.visitor import Visitor

from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify

GAMES = 8
LEAST, MOST = 0.5, 1.5
"""Seconds between a start and a kill."""


class Table:
    """A match whose players never stop; `acknowledged` is the head of the chain after each entry that was told."""

    def __init__(self, tickets: list[dict[str, str]], number: int, way: Any) -> None:
        self.tickets, self.number, self.way = tickets, number, way
        self.acknowledged: dict[int, str] = {}
        self.orders = 0

    def play(self, server: Server, seed: int) -> None:
        """Orders without a pause, until the server is gone."""
        draw, visitor = random.Random(seed), Visitor(server, Report("table"), self.number, self.way)
        try:
            seats = {each["seat"]: Seat(visitor, each) for each in self.tickets}
            while True:
                self._turn(seats, draw)
        except (Gone, OSError, KeyError, IndexError, StopIteration):
            return

    def _turn(self, seats: dict[str, Seat], draw: random.Random) -> None:
        ahead = max(seats.values(), key=lambda each: each.entries)
        playing = seats[ahead.awaits["seats"][0]]
        playing.ask("ping")
        order = playing.order(draw)
        if order is not None and playing.give(order)["tell"] == "done":
            self.acknowledged |= playing.heard
            self.orders += 1

    def check(self, server: Server, report: Report) -> None:
        """Everything that was acknowledged is there."""
        try:
            told = seat.told(Visitor(server, report, self.number, self.way), self.tickets[0])
        except Gone as gone:
            report.fell(f"a match is lost: {gone}")
            return
        lost = [n for n, head in self.acknowledged.items() if told.get(n) != head]
        if lost:
            report.fell(f"{len(lost)} acknowledged entries are lost")


def run(siege: Siege) -> None:
    """The server is one of our own; its folder stays, and each life has another port."""
    assert siege.server.folder
    wanted = list(seat.games(siege.stranger()).values())
    tables = [
        Table(seat.match(siege.stranger(), wanted[n % len(wanted)]), 1000 + n, siege.plan.way) for n in range(GAMES)
    ]
    kills = 0
    while kills < siege.count and not siege.over:
        _killed(siege, tables, kills)
        kills += 1
        again = started(siege.server.folder)
        siege.server.process, siege.server.port = again.process, again.port
        for table in tables:
            table.check(siege.server, siege.report)
    for table in tables:
        verdict = verify(seat.file_of(siege.stranger(), table.tickets[0]), ruleset_of)
        if verdict.fault:
            siege.report.fell(f"a file is bad: {verdict.fault.key}")
    orders = sum(table.orders for table in tables)
    siege.report.asked += orders
    siege.report.figures |= {"kills": kills, "orders": orders}
    if not orders:
        siege.report.fell("not one order was acknowledged")


def _killed(siege: Siege, tables: list[Table], life: int) -> None:
    """All play for a moment, and then there is no server."""
    seed = siege.draw.randrange(1 << 30)
    threads = [Thread(target=each.play, args=(siege.server, seed + n), daemon=True) for n, each in enumerate(tables)]
    for each in threads:
        each.start()
    time.sleep(siege.draw.uniform(LEAST, MOST))
    siege.server.kill()
    for each in threads:
        each.join(10)


ATTACK = Attack("kills", "kill -9 under eight games: nothing acknowledged is lost", run, 30, 2, alone=True)
