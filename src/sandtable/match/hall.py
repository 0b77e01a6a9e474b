"""All matches of a store, and who may enter with which token.

A match is opened when somebody wants to play or watch it, and closed when nobody uses it any more.
"""

import asyncio
import logging
from collections.abc import Collection
from typing import Any

from msgspec import Struct

from sandtable.kernel.entry import Branch
from sandtable.kernel.redact import shut_lines
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.errors import Unopened
from sandtable.match.hours import Hours, RealHours
from sandtable.match.keeping import Find, Private, Record, create, find_ruleset, hashed, kept, taken_up
from sandtable.match.live_match import LiveMatch, uncalled
from sandtable.match.match import NOBODY, PERSON, Match
from sandtable.match.members import HouseRules
from sandtable.match.outline import Beginning, Outline, abandoned, beginning, goes_on, is_closed
from sandtable.match.pace import DAY, Pace
from sandtable.match.seating import named, seats_of
from sandtable.match.summary import Summary, read_summary, summary_of, summed_up
from sandtable.match.thinking import Thinker
from sandtable.store.contract import Store

__all__ = ["Hall", "LiveMatch", "Meeting"]
LOG = logging.getLogger("sandtable.match")
REST = 900.0
"""How long a match stays open that nobody uses and in which nothing goes on, in seconds."""


class Meeting(Struct, frozen=True):
    """How people meet: whether everybody may see the match, its pace, and the name of its owner."""

    listed: bool = False
    pace: Pace = Pace()
    name: str = ""


class Hall:
    """All matches of a store."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        find: Find = find_ruleset,
        hours: Hours | None = None,
        rules: HouseRules | None = None,
    ) -> None:
        self._store = store
        self._thinker = thinker
        self._find = find
        self._hours = hours or RealHours()
        self._rules = rules or HouseRules()
        self._open: dict[str, LiveMatch] = {}
        self._records: dict[str, Record] = {}
        self._seats: dict[str, tuple[str, str]] = {}
        self._invited: dict[str, str] = {}
        self._opening = asyncio.Lock()
        self._hashes: dict[str, tuple[str, ...]] = {}
        self._beginnings: dict[str, Beginning] = {}
        self._gone: dict[str, dict[str, float]] = {}
        self._tidying: asyncio.Task[None] | None = None
        self.waking: asyncio.Task[None] | None = None
        """Opens the matches that go on by themselves; ends when all of them are open."""

        self.call = uncalled
        """Called for each seat that is asked while nobody sits there."""

    async def start(self) -> None:
        """Finds every match; then clocks and computer players go on, one match after the other."""
        await self.clean()
        found = await asyncio.to_thread(lambda: list(kept(self._store)))
        for each in found:
            self._know(Record(self._store, each.name, each.private))
        self.waking = asyncio.create_task(self._wake([each.name for each in found if goes_on(each)]))
        self._tidying = asyncio.create_task(self._tidy())

    async def _wake(self, names: list[str]) -> None:
        for name in names:
            try:
                await self.live(name)
            except Unopened as why:
                LOG.warning("match %s cannot be taken up: %s %s", name, why.key, why.told)
            except Exception:
                if name in self._records:
                    LOG.exception("match %s cannot be taken up", name)

    async def _tidy(self) -> None:
        while True:
            await self._hours.until(self._hours.now() + REST)
            try:
                await self.tidy()
            except Exception:
                LOG.exception("unused matches could not be closed")

    async def tidy(self) -> int:
        """Closes matches that nobody has used for a while; returns how many."""
        async with self._opening:
            before = self._hours.now() - REST
            idle = [live for live in self._open.values() if live.idle and live.used <= before]
            for live in idle:
                del self._open[live.name]
                self._gone[live.name] = live.members.gone
                live.close()
            return len(idle)

    async def clean(self) -> int:
        """Deletes abandoned matches; returns how many."""
        if not self._rules.abandoned:
            return 0
        before = self._hours.now() - self._rules.abandoned * DAY
        gone = 0
        for each in await asyncio.to_thread(lambda: list(abandoned(self._store, before, self._find))):
            live = self._open.get(each.name)
            if live is None or (not live.listeners and live.changed < before):
                self._records.setdefault(each.name, Record(self._store, each.name, each.private))
                await self.delete(each.name)
                gone += 1
        return gone

    def _know(self, record: Record) -> None:
        self._records[record.name] = record
        record.changed = self._index
        self._index(record)

    def _index(self, record: Record) -> None:
        """Notes which seat each token of a match opens."""
        name, private = record.name, record.private
        seats, invited = seats_of(private), (*private.invitations, *private.passes)
        if self._hashes.get(name) == (*seats, *invited):
            return
        self._forget(name)
        self._hashes[name] = (*seats, *invited)
        self._seats |= {token: (name, seat) for token, seat in seats.items()}
        self._invited |= dict.fromkeys(invited, name)

    def _forget(self, name: str) -> None:
        for token in self._hashes.pop(name, ()):
            self._seats.pop(token, None)
            self._invited.pop(token, None)

    def seat_of(self, token: str) -> tuple[str, str] | None:
        """The match and the seat of a token; None if it is nobody's."""
        found = self.place_of(token)
        return None if found is None or found[1] == NOBODY else found

    def place_of(self, token: str) -> tuple[str, str] | None:
        """The match of a token and its seat: `NOBODY` for a spectator. None if it opens nothing."""
        return self._seats.get(hashed(token))

    def invited(self, token: str) -> str | None:
        """The match that a token invites to."""
        return self._invited.get(hashed(token))

    def listed(self) -> list[str]:
        """The matches that everybody may see."""
        return [name for name, record in self._records.items() if record.private.listed]

    # What is known without opening a match

    def private(self, name: str) -> Private:
        """The private record of a match. Raises LookupError."""
        return self._records[name].private

    async def closed(self, name: str) -> bool:
        """A match is over and hides nothing any more."""
        return await asyncio.to_thread(is_closed, self._store, name)

    async def unopened(self, name: str) -> Unopened | None:
        """Why a match cannot be opened here, as far as its beginning shows."""
        return (await self._beginning(name)).unopened

    async def _beginning(self, name: str) -> Beginning:
        if name not in self._beginnings:
            found = await asyncio.to_thread(beginning, self._store, name, self._find)
            if name in self._records:
                self._beginnings[name] = found
            return found
        return self._beginnings[name]

    async def outline(self, name: str) -> Outline:
        """A match as lists show it. Raises LookupError, StoreError."""
        record, begins = self._records[name], await self._beginning(name)
        kept = await asyncio.to_thread(self._store.game, name)
        entries, summary = kept.entries, read_summary(kept.summary)
        if summary is None:
            try:
                entries, summary = await self._summed_up(name)
            except Unopened as why:
                begins = Beginning(begins.ruleset, begins.scenario, why)
                summary = Summary(closed=await self.closed(name))
        private, live = record.private, self._open.get(name)
        changed = live.changed if live else private.moved
        watching = live.members.around().watching if live else 0
        return Outline(name, private, entries, begins, summary, changed, watching)

    async def _summed_up(self, name: str) -> tuple[int, Summary]:
        """Opens a match of an older program once, to sum it up."""
        live = await self.live(name)

        def look(match: Match) -> tuple[int, Summary]:
            self._store.sum_up(name, match.entries, summed_up(match))
            return match.entries, summary_of(match)

        return await live.look(look)

    async def file(self, name: str, seat: str) -> list[bytes]:
        """The game file of a match as a seat may have it, even if its rules are not known here."""
        if not await self.closed(name):
            try:
                live = await self.live(name)
                return await live.look(lambda match: match.file(seat))
            except Unopened:
                LOG.warning("match %s cannot be taken up: its file is handed out with its seals", name)
        return await asyncio.to_thread(lambda: shut_lines(self._lines(name), seat))

    def _lines(self, name: str) -> list[bytes]:
        return [self._store.header(name), *self._store.lines(name)]

    async def give_up(self, name: str, seats: Collection[str]) -> None:
        """Takes these seats away from everybody."""
        record = self._records[name]

        def given_up(_: object = None) -> None:
            private = record.private
            tokens = {seat: token for seat, token in private.tokens.items() if seat not in seats}
            keys = {token: seat for token, seat in private.keys.items() if seat not in seats}
            record.change(tokens=tokens, keys=keys)

        async with self._opening:
            live = self._open.get(name)
            await (live.look(given_up) if live else asyncio.to_thread(given_up))

    # Open matches

    async def live(self, name: str) -> LiveMatch:
        """A known match, opened if it is not open. Raises LookupError, Unopened."""
        async with self._opening:
            if name not in self._open:
                record = self._records[name]
                match = await asyncio.to_thread(taken_up, record, self._find)
                self._opened(match, record)
            live = self._open[name]
            live.used = self._hours.now()
            return live

    def _opened(self, match: Match, record: Record) -> LiveMatch:
        gone = self._gone.pop(record.name, None)
        live = self._open[record.name] = LiveMatch(match, record, self._thinker, self._hours, self._rules, gone)
        live.call = self.call
        live.wake()
        return live

    async def new(
        self,
        ruleset: AnyRuleset,
        scenario: Any,
        players: dict[str, str],
        title: dict[str, str],
        branch: Branch | None = None,
        meeting: Meeting | None = None,
    ) -> tuple[LiveMatch, dict[str, str]]:
        """A new match and the tokens of its human seats; it may go on from another game."""
        more = _fields(meeting or Meeting(), players)
        made = await asyncio.to_thread(
            lambda: create(self._store, ruleset, scenario, players, title, branch, **more, changed=self._hours.now())
        )
        match, record, tokens = made
        self._know(record)
        return self._opened(match, record), tokens

    async def delete(self, name: str) -> None:
        """Deletes a match for all its seats. People who are still there hear nothing more."""
        async with self._opening:
            if name not in self._records:
                return
            live = self._open.pop(name, None)
            if live:
                live.close()
            await asyncio.to_thread(self._store.delete, name)
            for known in (self._records, self._beginnings, self._gone):
                known.pop(name, None)
            self._forget(name)

    def close(self) -> None:
        """Stops all players and clocks. Every entry is kept already."""
        for task in (self.waking, self._tidying):
            if task:
                task.cancel()
        for live in self._open.values():
            live.close()
        self._thinker.close()


def _fields(meeting: Meeting, players: dict[str, str]) -> dict[str, Any]:
    """The private fields of how people meet."""
    maker = next((seat for seat, player in players.items() if player == PERSON), "")
    names = {maker: named(meeting.name)} if meeting.name else {}
    return {"listed": meeting.listed, "pace": meeting.pace, "names": names}
