"""One open match and everybody who is there: one writer at a time, clocks and computer players kept going."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from sandtable.kernel.chain import canonical
from sandtable.kernel.codec import codec
from sandtable.kernel.game import Refused
from sandtable.match.errors import complain
from sandtable.match.hours import Hours
from sandtable.match.keeping import Private, Record, crew_of
from sandtable.match.looking import Near, Work, seen_of
from sandtable.match.match import Match, Wish
from sandtable.match.members import Around, HouseRules, Members
from sandtable.match.standing_orders import answered
from sandtable.match.talk import Said
from sandtable.match.thinking import Lost, Thinker, Thought
from sandtable.match.turn import Turn, until_done
from sandtable.players.recruit import Recruit

LOG = logging.getLogger("sandtable.match")
Found = TypeVar("Found")


class Listener(Protocol):
    """A connection of a player or spectator."""

    seat: str

    def worded(self, live: "LiveMatch", n: int) -> Any:
        """A new entry as this connection is told it. This is called in a thread."""

    def entry(self, told: Any) -> None:
        """There is a new entry, as it was worded."""

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
    """One open match and everybody who is there.

    Everything that changes it goes through `do` or `play`, one call at a time. `look` waits for nobody: it sees the
    match as it stood after the last call.
    """

    def __init__(
        self,
        match: Match,
        record: Record,
        thinker: Thinker,
        hours: Hours,
        rules: HouseRules,
        gone: Mapping[str, float] | None = None,
        looker: Near | None = None,
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

        self.crew = crew_of(record.private)
        """The threads in which it is played."""

        self._looker = looker or Near()
        self._thinker = thinker
        self._hours = hours
        self._lock = asyncio.Lock()
        self._position = match.position()
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

    async def look(self, act: Callable[[Match], Found], visitor: str = "") -> Found:
        """Reads something from the match as it stands: everything in it is kept, and it does not change meanwhile.

        It waits for the visitor's turn. Raises Crowded.
        """
        self.used = self._hours.now()
        return await self._looker.read(visitor, act, self._position)

    async def ask(self, visitor: str, seat: str, work: Work, *args: Any) -> bytes:
        """Finds something out from what a seat sees, perhaps in another process. Raises Crowded, Overrun, TooBig."""
        self.used = self._hours.now()
        return await self._looker.look(visitor, seen_of(self._position, seat), work, *args)

    async def do(self, act: Callable[[Match], Found], then: Callable[[Found], None] | None = None) -> Found:
        """Does something with the match; everybody there hears of it before `then` is called.

        It is finished even if the caller has gone.
        """
        return await self._finished(self._do(act, then))

    async def play(self, act: Callable[[Match], Found], then: Callable[[Found], None] | None = None) -> Found:
        """The same for what changes only the game and its wish: everything is kept at once, or has not happened."""
        return await self._finished(self._do(act, then, together=True))

    async def _finished(self, doing: Coroutine[Any, Any, Found]) -> Found:
        self.used = self._hours.now()
        task = asyncio.create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _do(
        self, act: Callable[[Match], Found], then: Callable[[Found], None] | None, *, together: bool = False
    ) -> Found:
        async with self._lock:
            turn: Turn = await self.crew.run(self._turn, act, tuple(self.listeners), together)
            if turn.kept:
                await self._until_kept(turn, turn.kept)
            self._position = self.match.position()
            self._tell_all(turn)
            if turn.error:
                raise turn.error
            if then:
                then(turn.found)
            self.nudge()
            found: Found = turn.found
            return found

    async def _until_kept(self, turn: Turn, kept: "Future[None]") -> None:
        """What cannot be kept has not happened, and nobody hears of it."""
        try:
            await until_done(kept)
        except Exception:
            await self.crew.run(self._take_back, turn)
            raise

    def _turn(self, act: Callable[[Match], Any], listeners: tuple[Listener, ...], together: bool) -> Turn:
        """Something is done and worded, in one thread; the entries may still be on their way to the disk."""
        match = self.match
        turn = Turn(match.entries, match.wish, match.declined_by, self.members.memo(), listeners)
        if together:
            self.record.hold(match)
        try:
            try:
                turn.found = self._acted(act)
            finally:
                if match.entries > turn.known:
                    self.members.went_on()
                turn.kept = self.record.hand_in(match)
        except Exception as error:
            turn.error = error
        self._word(turn)
        return turn

    def _word(self, turn: Turn) -> None:
        """The new entries as everybody may see them."""
        try:
            for n in range(turn.known + 1, self.match.entries + 1):
                turn.told.append([each.worded(self, n) for each in turn.listeners])
        except Exception as error:
            turn.error = turn.error or error

    def _take_back(self, turn: Turn) -> None:
        """Nothing has happened since the turn began."""
        self.match.game.forget(turn.known)
        self.match.wish, self.match.declined_by = turn.wish, turn.declined_by
        self.members.put_back(turn.memo)

    def _acted(self, act: Callable[[Match], Found]) -> Found:
        """Does something, and lets standing orders answer it."""
        found = act(self.match)
        while answered(self.match, self.private.standing):
            self.members.answered_by_orders(self.match.entries)
        return found

    def _tell_all(self, turn: Turn) -> None:
        """Tells everybody what has happened: new entries or a wish, and changes beside the game."""
        for entry in turn.told:
            for listener, worded in zip(turn.listeners, entry, strict=True):
                listener.entry(worded)
        if self.match.entries == turn.known and self.match.wish != turn.wish:
            self._tell_wish(turn.wish)
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
        except Exception as error:
            complain(LOG, f"match {self.name}: the clocks stand still until somebody acts", error)

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
        except Exception as error:
            complain(LOG, f"match {self.name}: a player of the computer stands still until somebody acts", error)

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
        plain = await self._do(lambda match: _bot_gives(match, n, thought, raw), None, together=True)
        if plain:
            LOG.warning("match %s: the player of %s failed; a plain order was given", self.name, thought.seat)
            for listener in self.listeners:
                listener.lost(thought.seat)
        return True

    async def _thought(self) -> tuple[int, Thought] | None:
        async with self._lock:
            match = self.match
            seat = next(iter(match.due), None)
            if seat is None:
                return None
            return match.entries, await self.crew.run(_thought_of, match, seat, self.private.by or self.name)

    def stop(self) -> None:
        """Stops the computer players and the clocks."""
        self._closed = True
        for task in (self._bots, self._alarm):
            if task:
                task.cancel()

    def close(self) -> None:
        """Stops everything and keeps the clocks as they stand."""
        self.stop()
        self.members.close()


def _thought_of(match: Match, seat: str, whose: str) -> Thought:
    header = match.game.header
    view = canonical(match.view(seat))
    tables = bytes(header.tables)
    return Thought(header.ruleset, header.version, tables, match.player(seat), seat, view, secrets.randbits(32), whose)


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
