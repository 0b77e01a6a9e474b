"""Another visitor, who plays during a siege: every order is timed, and every one must be there at the end."""

import random
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from scripts.siege import seat
from scripts.siege.frames import Gone
from scripts.siege.seat import NoMatch, Seat
from scripts.siege.server import Server
from scripts.siege.visitor import Way, silent

GAME = "grandeur"
NUMBER = 7
PAUSE = 0.15
"""Seconds between two orders, within what one socket may ask."""

HEALTH = 5
"""Every so many orders the witness asks on a new connection whether the server is well."""

PATIENCE = 20.0
"""An answer that takes longer is none."""

SPAWN = get_context("spawn")


class Sample(NamedTuple):
    """An order or a look at the server's health: when it ended, how long it took, and what went wrong."""

    at: float
    seconds: float
    what: str
    wrong: str = ""


class Witness:
    """The visitor, in a process of its own, so that the attacker's work is not counted."""

    def __init__(self, server: Server, way: Way, seed: int) -> None:
        self._line, other = SPAWN.Pipe()
        arguments = (other, server.host, server.port, way, seed)
        self._process = SPAWN.Process(target=_watch, args=arguments, daemon=True)
        self._process.start()
        other.close()
        self._line.recv()

    def since(self, begun: float) -> list[Sample]:
        """What has been seen since a moment."""
        self._line.send("samples")
        found: list[Sample] = self._line.recv()
        return [each for each in found if each.at >= begun]

    def leave(self) -> list[Sample]:
        """Ends it; whether all orders that were acknowledged are there."""
        self._line.send("end")
        last: list[Sample] = self._line.recv()
        self._process.join(PATIENCE)
        self._process.kill()
        return last


def _watch(line: Connection, host: str, port: int, way: Way, seed: int) -> None:
    player = _Player(Server(host, port, None, None), way, seed)
    samples = player.first()
    line.send("ready")
    while True:
        samples += player.turn()
        if not line.poll(PAUSE):
            continue
        if line.recv() == "end":
            line.send(player.checked())
            return
        line.send(samples)


class _Player:
    """Holds both seats of one game; goes on with the next when it is over."""

    def __init__(self, server: Server, way: Way, seed: int) -> None:
        self.server, self.way = server, way
        self.draw = random.Random(seed)
        self.visitor = silent(server, NUMBER, way, PATIENCE)
        self.seats: dict[str, Seat] = {}
        self.tickets: list[dict[str, str]] = []
        self.acknowledged: dict[int, str] = {}
        self.turns = 0

    def first(self) -> list[Sample]:
        """The game is made before anything is attacked."""
        self.tickets = seat.match(self.visitor, seat.games(self.visitor)[GAME], patience=60)
        self._sit()
        return []

    def _sit(self) -> None:
        for each in self.seats.values():
            each.leave()
        self.seats = {each["seat"]: Seat(self.visitor, each) for each in self.tickets}

    def turn(self) -> list[Sample]:
        """One order, and now and then a look at the server's health."""
        self.turns += 1
        seen = [self._healthy()] if self.turns % HEALTH == 1 else []
        try:
            asked = max(self.seats.values(), key=lambda each: each.entries)
            if not asked.awaits["seats"]:
                self._again(seen)
                return seen
            playing = self.seats[asked.awaits["seats"][0]]
            if playing is not asked:
                playing.ask("ping")
            order = playing.order(self.draw)
            begun = time.monotonic()
            answer = playing.give(order) if order is not None else playing.ask("ping")
            seen.append(self._judged(playing, answer, time.monotonic() - begun))
        except (Gone, OSError, KeyError, IndexError) as error:
            seen.append(Sample(time.monotonic(), PATIENCE, "order", f"{type(error).__name__}: {error}"))
            self._again(seen)
        return seen

    def _judged(self, playing: Seat, answer: dict[str, Any], seconds: float) -> Sample:
        wrong = ""
        if answer["tell"] == "done":
            self.acknowledged |= playing.heard
        elif answer["tell"] != "refused-message" and answer.get("key") not in ("fault-stale", seat.TOO_FAST):
            wrong = str(answer)[:200]
        return Sample(time.monotonic(), seconds, "order", wrong)

    def _again(self, seen: list[Sample]) -> None:
        """Sits down again; if the game is over, at the next one."""
        try:
            self._sit()
            if not next(iter(self.seats.values())).awaits["seats"]:
                seen += self.checked()
                self.acknowledged = {}
                self.first()
        except (Gone, NoMatch, OSError, KeyError, ValueError) as error:
            seen.append(Sample(time.monotonic(), PATIENCE, "seat", f"{type(error).__name__}: {error}"))

    def _healthy(self) -> Sample:
        fresh = silent(self.server, NUMBER, self.way, PATIENCE)
        answer = fresh.get("/healthz")
        fresh.leave()
        wrong = "" if answer.status == 200 else f"/healthz said {answer.status or 'nothing'}"
        return Sample(time.monotonic(), answer.seconds, "health", wrong)

    def checked(self) -> list[Sample]:
        """Every order that was acknowledged is in the game, as it was told."""
        try:
            told = seat.told(self.visitor, self.tickets[0])
        except (Gone, OSError) as error:
            return [Sample(time.monotonic(), PATIENCE, "game", f"the game cannot be taken up again: {error}")]
        lost = {n for n, head in self.acknowledged.items() if told.get(n) != head}
        wrong = f"{len(lost)} acknowledged entries are lost" if lost else ""
        return [Sample(time.monotonic(), 0.0, "game", wrong)]


def quantile(samples: list[Sample], share: float) -> float:
    """The time within which this share of the orders was answered."""
    times = sorted(each.seconds for each in samples if each.what == "order")
    return times[min(len(times) - 1, int(len(times) * share))] if times else 0.0
