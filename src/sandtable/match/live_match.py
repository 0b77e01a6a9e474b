"""One open match and everybody who is there: one writer at a time, clocks and computer players kept going."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.game import Refused
from sandtable.match.hours import Hours
from sandtable.match.keeping import Private, Record
from sandtable.match.match import Match, SeenEntry, Wish
from sandtable.match.members import Around, HouseRules, Members
from sandtable.match.standing_orders import answered
from sandtable.match.talk import Said
from sandtable.match.thinking import Lost, Thinker, Thought
from sandtable.players.recruit import Recruit

LOG = logging.getLogger("sandtable.match")
Found = TypeVar("Found")


class Listener(Protocol):
    """A connection of a player or spectator."""

    seat: str

    def entry(self, told: SeenEntry) -> None:
        """There is a new entry."""

    def wish(self, wish: Wish) -> None:
        """A seat wishes to undo or draw, perhaps this one."""

    def declined(self, wish: Wish) -> None:
        """The wish was turned down or has lapsed."""

    def lost(self, seat: str) -> None:
        """The computer player of a seat failed, and a plain order was given instead."""

    def around(self, around: Around) -> None:
        """Something beside the game has changed."""

    def said(self, said: Said) -> None:
        """There is a new line of talk."""


def uncalled(live: "LiveMatch", seat: str) -> None:
    """Calls nobody."""


class LiveMatch:
    """One open match and everybody who is there. All access goes through `do` or `look`, one call at a time."""

    def __init__(
        self,
        match: Match,
        record: Record,
        thinker: Thinker,
        hours: Hours,
        rules: HouseRules,
        gone: Mapping[str, float] | None = None,
    ) -> None:
        self.name = record.name
        self.match = match
        self.record = record
        self.members = Members(match, record, hours, rules, gone)
        self.used = hours.now()
        """When it was last used."""

        self.listeners: list[Listener] = []
        self.call: Callable[[LiveMatch, str], None] = uncalled
        """Called for each seat that is asked while nobody sits there."""

        self._thinker = thinker
        self._hours = hours
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.Task[None] | None = None
        self._rings = 0.0
        self._closed = False

    @property
    def changed(self) -> float:
        """When the last entry was made."""
        return self.members.moved

    @property
    def idle(self) -> bool:
        """Nobody is there, nothing is being done, no clock runs, and no computer player is asked."""
        busy = self.listeners or self._running or self._lock.locked() or (self._bots and not self._bots.done())
        return not busy and not self.match.due and self.members.timing.end is None

    @property
    def private(self) -> Private:
        return self.record.private

    def by_orders(self, n: int, seat: str) -> bool:
        """An entry was given by the standing orders of this seat."""
        return n in self.private.by_orders and getattr(self.match.game.entries[n - 1].answer, "seat", "") == seat

    async def look(self, act: Callable[[Match], Found]) -> Found:
        """Reads something from the match while nobody changes it."""
        return await self.do(act)

    async def do(self, act: Callable[[Match], Found], then: Callable[[Found], None] | None = None) -> Found:
        """Does something with the match; everybody there hears of it before `then` is called.

        It is finished even if the caller has gone.
        """
        self.used = self._hours.now()
        task = asyncio.create_task(self._do(act, then))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _do(self, act: Callable[[Match], Found], then: Callable[[Found], None] | None) -> Found:
        async with self._lock:
            known, wish = self.match.entries, self.match.wish
            try:
                found = await asyncio.to_thread(self._acted, act)
            finally:
                await self._tell_all(known, wish)
            if then:
                then(found)
            self.nudge()
            return found

    def _acted(self, act: Callable[[Match], Found]) -> Found:
        """Does something, and lets standing orders answer it."""
        found = _acted(act, self.match)
        while _acted(lambda match: answered(match, self.private.standing), self.match):
            self.members.answered_by_orders(self.match.entries)
        return found

    async def _tell_all(self, known: int, wish: Wish | None) -> None:
        """Tells everybody what has happened: new entries or a wish, and changes beside the game."""
        if self.match.entries > known:
            await asyncio.to_thread(self.members.went_on)
            await self._tell_entries(known)
        elif self.match.wish != wish:
            self._tell_wish(wish)
        self._tell_members()
        self._set_alarm()

    def _tell_members(self) -> None:
        members = self.members
        news, members.news = members.news, []
        called, members.called = members.called, []
        for said in news:
            for listener in self.listeners:
                if not members.talk.muted(listener.seat, said.seat):
                    listener.said(said)
        if members.changed:
            members.changed = False
            around = members.around()
            for listener in self.listeners:
                listener.around(around)
        for seat in called:
            self.call(self, seat)

    # People

    def leave(self, listener: Listener) -> None:
        """A connection has gone; the others hear of it as soon as possible."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.used = self._hours.now()
            task = asyncio.create_task(self._do(lambda _: self.members.leave(listener.seat), None))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    # The clock

    def _set_alarm(self) -> None:
        """Sets the alarm for the moment when the next seat runs out of time."""
        moment = None if self._closed else self.members.timing.end
        if moment == self._rings and self._alarm and not self._alarm.done():
            return
        if self._alarm and self._alarm is not asyncio.current_task():
            self._alarm.cancel()
        self._rings = moment or 0.0
        self._alarm = None if moment is None else asyncio.create_task(self._ring(moment))

    async def _ring(self, moment: float) -> None:
        await self._hours.until(moment)
        self._rings = 0.0
        try:
            await self.do(lambda _: self.members.tick())
        except Exception:
            LOG.exception("match %s: the clocks stand still until somebody acts", self.name)

    async def _tell_entries(self, known: int) -> None:
        """Tells each seat the new entries as it may see them; they end every wish."""
        seats = {listener.seat for listener in self.listeners}
        for n in range(known + 1, self.match.entries + 1):
            told = await asyncio.to_thread(self._views, n, seats)
            for listener in self.listeners:
                listener.entry(told[listener.seat])

    def _views(self, n: int, seats: set[str]) -> dict[str, SeenEntry]:
        return {seat: self.match.entry_for(n, seat) for seat in seats}

    def _tell_wish(self, before: Wish | None) -> None:
        now = self.match.wish
        for listener in self.listeners:
            if now is None and before is not None:
                listener.declined(replace(before, declined=self.match.declined_by))
            elif now is not None:
                listener.wish(now)

    def wake(self) -> None:
        """The match goes on: its clocks are watched, and computer players think when they are asked."""
        self._set_alarm()
        self.nudge()

    # The computer's players

    def nudge(self) -> None:
        """A computer player that is asked begins to think."""
        if self.match.due and not self._closed and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while await self._bot_answers():
                pass
        except Exception:
            LOG.exception("match %s: a player of the computer stands still until somebody acts", self.name)

    async def _bot_answers(self) -> bool:
        """One order of one computer player; False if none is asked."""
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
        """Stops the computer players and keeps the clocks as they stand."""
        self._closed = True
        for task in (self._bots, self._alarm):
            if task:
                task.cancel()
        self.members.close()


def _acted(act: Callable[[Match], Found], match: Match) -> Found:
    """A StopIteration cannot be raised into a task, which would wait for ever."""
    try:
        return act(match)
    except StopIteration as error:
        raise RuntimeError("something was looked for in vain") from error


def _thought_of(match: Match, seat: str) -> Thought:
    header = match.game.header
    view = canonical(match.view(seat))
    tables = bytes(header.tables)
    return Thought(header.ruleset, header.version, tables, match.player(seat), seat, view, secrets.randbits(32))


def _bot_gives(match: Match, n: int, thought: Thought, raw: bytes) -> bool:
    """The order is judged like any other; True if a plain one had to be given instead.

    Nothing is given if the match has gone on in the meantime, or if another player has the seat now.
    """
    if match.entries != n or match.player(thought.seat) != thought.player:
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
