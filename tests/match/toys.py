"""The toy games as matches: who hears what, and players of the computer that fail."""

import asyncio
import os
import threading
from typing import Any

from sandtable.kernel.entry import Header
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.hall import Hall
from sandtable.match.live_match import LiveMatch
from sandtable.match.match import Match, SeenEntry, Wish
from sandtable.match.members import Around
from sandtable.match.talk import Said
from sandtable.match.thinking import Thinker, Thought
from sandtable.store import MemoryStore
from tests.conformance.toys.ambush import Ambush, Paths
from tests.conformance.toys.riposte import Bout, Riposte
from tests.match.nonces import joined

RULES: dict[str, AnyRuleset] = {"ambush": Ambush(), "riposte": Riposte()}
SCENARIOS: dict[str, Any] = {"ambush": Paths(), "riposte": Bout()}
TITLE = {"en": "A toy"}


def find(header: Header) -> AnyRuleset:
    """The toy of a game."""
    return RULES[header.ruleset]


class Ear:
    """Hears everything that one seat is told."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.told: list[SeenEntry] = []
        self.wishes: list[tuple[str, Wish]] = []
        self.failed: list[str] = []
        self.arounds: list[Around] = []
        self.lines: list[Said] = []
        self.hurt = asyncio.Event()

    def worded(self, live: LiveMatch, n: int) -> SeenEntry:
        return live.match.entry_for(n, self.seat)

    def entry(self, told: SeenEntry) -> None:
        self.told.append(told)

    def wish(self, wish: Wish) -> None:
        self.wishes.append(("wish", wish))

    def declined(self, wish: Wish) -> None:
        self.wishes.append(("declined", wish))

    def around(self, around: Around) -> None:
        self.arounds.append(around)

    def said(self, said: Said) -> None:
        self.lines.append(said)

    def lost(self, seat: str) -> None:
        self.failed.append(seat)
        self.hurt.set()


class Dumb:
    """Answers whatever it was given, as soon as it is let."""

    def __init__(self, *answers: bytes) -> None:
        self.answers = list(answers)
        self.asked = asyncio.Event()
        self.let = asyncio.Event()

    async def think(self, thought: Thought) -> bytes:
        self.asked.set()
        await self.let.wait()
        if not self.answers:
            await asyncio.Event().wait()
        return self.answers.pop(0)

    def close(self) -> None:
        """There is nothing to close."""


async def opened(name: str, players: dict[str, str], thinker: Thinker, store: Any = None) -> tuple[Hall, LiveMatch]:
    """A new match of a toy."""
    hall = Hall(MemoryStore() if store is None else store, thinker, find)
    live, _ = await joined(await hall.new(RULES[name], SCENARIOS[name], players, TITLE))
    return hall, live


async def quiet(live: LiveMatch) -> None:
    """The computer's players have answered all that they were asked."""
    while live.match.due:
        task = live._bots
        assert task is not None
        assert not task.done()
        await task


def first(match: Match, seat: str) -> Any:
    """The first order that is offered to a seat."""
    offer = match.options(seat).offers[0]
    return offer.at(offer.low) if offer.field else offer.order


def dies(thought: Thought) -> bytes:
    """A player that takes its process with it."""
    os._exit(1)


def sleeps(thought: Thought) -> bytes:
    """A player that never answers."""
    threading.Event().wait()
    return b""
