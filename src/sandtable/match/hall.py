"""Several matches at once: one writer each, everybody told, and the computer's players kept going."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from time import time
from typing import Any, Protocol, TypeVar

import msgspec

from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.game import Refused
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.keeping import Find, Private, create, find_ruleset, hashed, kept, taken_up
from sandtable.match.match import Match, Told, Wish
from sandtable.match.thinking import Lost, Thinker, Thought
from sandtable.players.recruit import Recruit
from sandtable.store.contract import Store

LOG = logging.getLogger("sandtable.match")
Found = TypeVar("Found")


class Listener(Protocol):
    """Somebody who sits at a seat, or looks over its shoulder."""

    seat: str

    def entry(self, told: Told) -> None:
        """Something has happened."""

    def wish(self, wish: Wish) -> None:
        """Somebody would like to undo or to draw."""

    def declined(self, wish: Wish) -> None:
        """That wish was turned down, or has lapsed."""

    def lost(self, seat: str) -> None:
        """The computer's player of a seat failed, and a plain order was given for it."""


class Room:
    """One match and all who are there. Whatever touches the match goes through `do` or `look`, one at a time."""

    def __init__(self, name: str, match: Match, private: Private, thinker: Thinker) -> None:
        self.name = name
        self.match = match
        self.private = private
        self.changed = private.created
        self.listeners: list[Listener] = []
        self._thinker = thinker
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self._bots: asyncio.Task[None] | None = None

    async def look(self, act: Callable[[Match], Found]) -> Found:
        """Something is read off the match, which nobody changes meanwhile."""
        return await self.do(act)

    async def do(self, act: Callable[[Match], Found], then: Callable[[Found], None] | None = None) -> Found:
        """Something is done with the match; who is there hears of it before `then` is called.

        It is carried to its end even if whoever asked has gone.
        """
        task = asyncio.create_task(self._do(act, then))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _do(self, act: Callable[[Match], Found], then: Callable[[Found], None] | None) -> Found:
        async with self._lock:
            known, wish = self.match.entries, self.match.wish
            found = await asyncio.to_thread(_acted, act, self.match)
            if self.match.entries > known:
                self.changed = time()
                await self._tell_entries(known)
            elif self.match.wish != wish:
                self._tell_wish(wish)
            if then:
                then(found)
            self.nudge()
            return found

    async def _tell_entries(self, known: int) -> None:
        """Each seat hears of the new entries as it may; they end every wish."""
        seats = {listener.seat for listener in self.listeners}
        for n in range(known + 1, self.match.entries + 1):
            told = await asyncio.to_thread(self._told, n, seats)
            for listener in self.listeners:
                listener.entry(told[listener.seat])

    def _told(self, n: int, seats: set[str]) -> dict[str, Told]:
        return {seat: self.match.told(n, seat) for seat in seats}

    def _tell_wish(self, before: Wish | None) -> None:
        now = self.match.wish
        for listener in self.listeners:
            if now is None and before is not None:
                listener.declined(before)
            elif now is not None and listener.seat != now.seat and listener.seat not in now.agreed:
                listener.wish(now)

    # The computer's players

    def nudge(self) -> None:
        """Whichever of the computer's players is asked begins to think."""
        if self.match.due and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while await self._bot_answers():
                pass
        except Exception:
            LOG.exception("match %s: a player of the computer stands still until somebody acts", self.name)

    async def _bot_answers(self) -> bool:
        """One order of one player; False if none is asked."""
        asked = await self._thought()
        if asked is None:
            return False
        n, thought = asked
        try:
            raw = await self._thinker.think(thought)
        except Lost:
            raw = b""
        plain = await self._do(lambda match: _bot_gives(match, n, thought, raw), None)
        if plain:
            LOG.warning("match %s: the player of %s failed; a plain order was given", self.name, thought.seat)
            for listener in self.listeners:
                listener.lost(thought.seat)
        return True

    async def _thought(self) -> tuple[int, Thought] | None:
        async with self._lock:
            match = self.match
            seat = next(iter(match.due), None)
            return None if seat is None else (match.entries, _thought_of(match, seat))

    def close(self) -> None:
        """Nobody thinks any more."""
        if self._bots:
            self._bots.cancel()


def _acted(act: Callable[[Match], Found], match: Match) -> Found:
    """No task can be told of a StopIteration: it would wait for ever."""
    try:
        return act(match)
    except StopIteration as error:
        raise RuntimeError("something was looked for in vain") from error


def _thought_of(match: Match, seat: str) -> Thought:
    header = match.game.header
    view = canonical(match.view(seat))
    tables = bytes(header.tables)
    return Thought(header.ruleset, header.version, tables, match.players[seat], seat, view, secrets.randbits(32))


def _bot_gives(match: Match, n: int, thought: Thought, raw: bytes) -> bool:
    """The order is judged like anybody's; True if a plain one had to be given instead.

    Where the match has gone on meanwhile, nothing is given.
    """
    if match.entries != n:
        return False
    try:
        refused = match.give(thought.seat, codec(match.game.ruleset).order(raw))
    except msgspec.DecodeError:
        refused = Refused(())
    if refused is None:
        return False
    plain = Recruit(match.game.ruleset, thought.seed)(match.view(thought.seat), thought.seat)
    failed = match.give(thought.seat, plain)
    assert failed is None, f"a plain order of {thought.seat} was refused: {failed}"
    return True


class Hall:
    """All matches of a store."""

    def __init__(self, store: Store, thinker: Thinker, find: Find = find_ruleset) -> None:
        self._store = store
        self._thinker = thinker
        self._find = find
        self._rooms: dict[str, Room] = {}
        self._private: dict[str, Private] = {}
        self._seats: dict[str, tuple[str, str]] = {}
        self._opening = asyncio.Lock()

    async def start(self) -> None:
        """Every match is known again; where the game goes on, so do the computer's players."""
        for each in await asyncio.to_thread(lambda: list(kept(self._store))):
            self._know(each.name, each.private)
            if not each.finished:
                try:
                    (await self.room(each.name)).nudge()
                except Exception:
                    LOG.exception("match %s cannot be taken up", each.name)

    def _know(self, name: str, private: Private) -> None:
        self._private[name] = private
        self._seats |= {token: (name, seat) for seat, token in private.tokens.items()}

    def seat_of(self, token: str) -> tuple[str, str] | None:
        """The match and the seat of a token; None if it is nobody's."""
        return self._seats.get(hashed(token))

    async def room(self, name: str) -> Room:
        """The room of a match that is known. Raises LookupError."""
        async with self._opening:
            if name not in self._rooms:
                private = self._private[name]
                match = await asyncio.to_thread(taken_up, self._store, name, private, self._find)
                self._rooms[name] = Room(name, match, private, self._thinker)
            return self._rooms[name]

    async def new(
        self, ruleset: AnyRuleset, scenario: Any, players: dict[str, str], title: dict[str, str]
    ) -> tuple[Room, dict[str, str]]:
        """A new match, and the tokens of the seats that people play."""
        match, private, tokens = await asyncio.to_thread(create, self._store, ruleset, scenario, players, title)
        name = match.game.header.game
        self._know(name, private)
        room = self._rooms[name] = Room(name, match, private, self._thinker)
        room.nudge()
        return room, tokens

    def close(self) -> None:
        """Nobody thinks any more. What has happened is kept already."""
        for room in self._rooms.values():
            room.close()
        self._thinker.close()
