"""What an attack is, and what it gets to work with."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct
from scripts.siege.report import Report
from scripts.siege.server import Server
from scripts.siege.visitor import Visitor, Way

NEWCOMER = 15.0
"""A newcomer who has waited so many seconds has been locked out."""


class Plan(Struct, frozen=True):
    """How hard an attack is: so many things, for so long, drawn from this seed."""

    count: int
    seconds: float
    seed: int = 1
    way: Way = "forwarded"
    full: bool = False
    """Nothing is left out for the sake of time, and times are held to their bars."""


class Siege:
    """One attack under way."""

    def __init__(self, server: Server, report: Report, plan: Plan, folder: Path) -> None:
        self.server, self.report, self.plan, self.folder = server, report, plan, folder
        self.draw = random.Random(f"{report.name} {plan.seed}")
        self.end = time.monotonic() + plan.seconds
        self._next = 100 + self.draw.randrange(1000) * 1000

    @property
    def count(self) -> int:
        return self.plan.count

    @property
    def over(self) -> bool:
        """There is no time left."""
        return time.monotonic() >= self.end

    def local(self) -> Visitor:
        """Somebody on this machine itself."""
        return Visitor(self.server, self.report)

    def stranger(self) -> Visitor:
        """Somebody who has not been seen yet."""
        self._next += 1
        return Visitor(self.server, self.report, self._next, self.plan.way)

    def neighbour(self) -> Visitor:
        """The same with a peer address of their own, for what the server must see before it has read a word."""
        self._next += 1
        return Visitor(self.server, self.report, self._next, "address")

    def answers(self) -> bool:
        """A newcomer is answered at all."""
        newcomer = self.stranger()
        found = newcomer.ask("GET", "/healthz", patience=NEWCOMER)
        newcomer.leave()
        return found.status == 200


class Attack(NamedTuple):
    """An attack by its name: what it does, and how many things a full and a short run take."""

    name: str
    about: str
    run: Callable[[Siege], None]
    full: int
    short: int
    alone: bool = False
    """It ends or harms the server, so it gets one of its own."""

    limited: bool = True
    """The server limits how often anybody asks."""
