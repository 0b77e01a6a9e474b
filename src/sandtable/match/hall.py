"""All matches of a store, and who may enter with which token.

A match is opened when somebody wants to play or watch it, and closed when nobody uses it any more.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct

from sandtable.kernel.entry import Branch
from sandtable.kernel.redact import shut_lines
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.crew import BESIDE, GAMES, STRANGE
from sandtable.match.errors import NotPossible, Unopened, complain, readable
from sandtable.match.evening import evening_key, seat_token
from sandtable.match.hours import Hours, RealHours
from sandtable.match.keeping import (
    Find,
    Private,
    Promise,
    Record,
    create,
    crew_of,
    find_ruleset,
    hashed,
    is_ours,
    kept,
    promise,
    taken_up,
)
from sandtable.match.listing import check_room, fairly
from sandtable.match.live_match import LiveMatch, uncalled
from sandtable.match.looking import Near
from sandtable.match.match import NOBODY, PERSON, Match
from sandtable.match.members import HouseRules
from sandtable.match.outline import Beginning, Outline, abandoned, beginning, goes_on, is_closed
from sandtable.match.pace import DAY, Pace
from sandtable.match.quota import Holdings, branch_size
from sandtable.match.rematch import follow
from sandtable.match.seating import named, seats_of, without
from sandtable.match.summary import Summary, read_summary, summary_of, summed_up
from sandtable.match.thinking import Thinker
from sandtable.store.contract import GameSummary, Store
from sandtable.store.errors import StoreError, UnknownGame

__all__ = ["Hall", "LiveMatch", "Meeting"]
LOG = logging.getLogger("sandtable.match")
REPAIR = ": the others go on; `sandtable repair` saves what can be read"
REST = 900.0
"""How long a match stays open that nobody uses and in which nothing goes on, in seconds."""

SHORT, SPARE = 30.0, 32
"""Beyond so many of these, matches stay open only this long; those that were used last are kept."""

LAST_SECONDS = 2.0
"""How long the clocks of open matches may be kept when the server ends."""


class Meeting(Struct, frozen=True):
    """How people meet: whether everybody may see the match, its pace, and the name of its owner."""

    listed: bool = False
    pace: Pace = Pace()
    name: str = ""
    title: str = ""
    """What people call the match."""

    evening: str = ""
    """The token of the evening that it belongs to."""


class Hall:
    """All matches of a store."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        find: Find = find_ruleset,
        hours: Hours | None = None,
        rules: HouseRules | None = None,
        looker: Near | None = None,
        holdings: Holdings | None = None,
    ) -> None:
        self._holdings = holdings or Holdings()
        self.looker = looker or Near()
        self._store = store
        self._thinker = thinker
        self._find = find
        self._hours = hours or RealHours()
        self._rules = rules or HouseRules()
        self._open: dict[str, LiveMatch] = {}
        self._records: dict[str, Record] = {}
        self._seats: dict[str, tuple[str, str]] = {}
        self._invited: dict[str, str] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._hashes: dict[str, tuple[str, ...]] = {}
        self._beginnings: dict[str, Beginning] = {}
        self._gone: dict[str, dict[str, float]] = {}
        self._tidying: asyncio.Task[None] | None = None
        self.damaged = False
        """Some matches could not be read at the start, so a token that nobody has may be one of theirs."""

        self.waking: asyncio.Task[None] | None = None
        """Opens the matches that go on by themselves; ends when all of them are open."""

        self.call = uncalled
        """Called for each seat that is asked while nobody sits there."""

    async def start(self) -> None:
        """Finds every match; then clocks and computer players go on, one match after the other."""
        await self.clean()
        found = await BESIDE.run(lambda: list(kept(self._store)))
        for each in found:
            self._know(Record(self._store, each.name, each.private, each.unopened))
            if each.unopened:
                self.damaged |= each.unopened.damaged
                LOG.error("match %s cannot be read (%s)%s", each.name, each.unopened.key, REPAIR)
        self.waking = asyncio.create_task(self._wake([each.name for each in found if goes_on(each)]))
        self._tidying = asyncio.create_task(self._tidy())

    async def _wake(self, names: list[str]) -> None:
        for name in names:
            try:
                await self.live(name)
            except Unopened as why:
                LOG.warning("match %s cannot be taken up: %s %s", name, why.key, why.told)
            except Exception as error:
                if name in self._records:
                    complain(LOG, f"match {name} cannot be taken up", error)

    async def _tidy(self) -> None:
        while True:
            await self._hours.until(self._hours.now() + SHORT)
            try:
                await self.tidy()
            except Exception:
                LOG.exception("unused matches could not be closed")

    async def tidy(self) -> int:
        """Closes matches that nobody has used for a while; returns how many."""
        closed = 0
        for live in self._unused():
            used = live.used
            async with self._opening(live.name):
                if self._open.get(live.name) is live and live.idle and live.used == used:
                    del self._open[live.name]
                    self._gone[live.name] = live.members.gone
                    live.stop()
                    await GAMES.run(live.members.close)
                    closed += 1
        return closed

    def _unused(self) -> list[LiveMatch]:
        """Matches that nobody has used for long; of many, also those that nobody has used for a short while."""
        now = self._hours.now()
        idle = sorted((each for each in self._open.values() if each.idle), key=lambda each: each.used)
        surplus, others = idle[:-SPARE], idle[-SPARE:]
        return [each for each in surplus if each.used <= now - SHORT] + [
            each for each in others if each.used <= now - REST
        ]

    def _opening(self, name: str) -> asyncio.Lock:
        """Held while a match is opened, closed or deleted; nobody waits for that of another match."""
        return self._locks.setdefault(name, asyncio.Lock())

    async def clean(self) -> int:
        """Deletes abandoned matches; returns how many."""
        if not self._rules.abandoned:
            return 0
        before = self._hours.now() - self._rules.abandoned * DAY
        gone = 0
        for each in await BESIDE.run(lambda: list(abandoned(self._store, before, self._find))):
            live = self._open.get(each.name)
            if live is None or (not live.listeners and live.changed < before):
                self._records.setdefault(each.name, Record(self._store, each.name, each.private))
                await self.delete(each.name)
                gone += 1
        return gone

    def _know(self, record: Record) -> None:
        self._records[record.name] = record
        self._holdings.note(record.private.by, record.name, record.private.size)
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

    def shown(self) -> list[str]:
        """The same in the order of the list, in which no visitor hides the others."""
        return fairly(self._on_the_list())

    def check_listing(self, maker: str) -> None:
        """One more match of a visitor may be listed. Raises NotPossible."""
        check_room(self._on_the_list(), maker)

    def _on_the_list(self) -> list[Record]:
        return [record for record in list(self._records.values()) if record.private.listed]

    # What is known without opening a match

    def of_evening(self, key: str) -> list[str]:
        """The matches of an evening, the last made first."""
        found = [each for each in self._records.values() if each.private.evening == key]
        return [each.name for each in sorted(found, key=lambda each: -each.private.created)]

    def private(self, name: str) -> Private:
        """The private record of a match. Raises LookupError."""
        return self._records[name].private

    async def closed(self, name: str) -> bool:
        """A match is over and hides nothing any more. Raises Unopened."""
        return await BESIDE.run(is_closed, self._store, name)

    async def unopened(self, name: str) -> Unopened | None:
        """Why a match cannot be opened here, as far as its beginning shows."""
        return self._records[name].unopened or (await self._beginning(name)).unopened

    async def _beginning(self, name: str) -> Beginning:
        if name not in self._beginnings:
            found = await BESIDE.run(beginning, self._store, name, self._find)
            if name in self._records:
                self._beginnings[name] = found
            return found
        return self._beginnings[name]

    async def outline(self, name: str) -> Outline:
        """A match as lists show it. Raises LookupError, StoreError."""
        record, begins = self._records[name], await self._beginning(name)
        entries, summary = 0, None
        try:
            kept = await self._summary(name)
            entries, summary = kept.entries, read_summary(kept.summary)
            if summary is None:
                entries, summary = await self._summed_up(name)
        except Unopened as why:
            begins = Beginning(begins.ruleset, begins.scenario, why, begins.dice)
            summary = Summary(closed=bool(entries) and await self.closed(name))
        private, live = record.private, self._open.get(name)
        changed = live.changed if live else private.moved
        watching = live.members.around().watching if live else 0
        return Outline(name, private, entries, begins, summary, changed, watching)

    async def _summary(self, name: str) -> GameSummary:
        """What the store says of a match. Raises Unopened."""
        if shut := self._records[name].unopened:
            raise shut
        with readable():
            return await BESIDE.run(self._store.game, name)

    async def _summed_up(self, name: str) -> tuple[int, Summary]:
        """Opens a match of an older program once, to sum it up."""
        with readable():
            live = await self.live(name)

        def look(match: Match) -> tuple[int, Summary]:
            try:
                self._store.sum_up(name, match.entries, summed_up(match))
            except StoreError as error:
                LOG.warning("match %s is summed up, but that is not kept: %s", name, error)
            return match.entries, summary_of(match)

        return await live.do(look)

    async def promise(self, name: str) -> Promise:
        """What stands fixed of a match before a player adds a nonce. Raises LookupError, StoreError."""
        return await BESIDE.run(promise, self._store, name)

    async def file(self, name: str, seat: str, visitor: str = "", since: int | None = None) -> list[bytes]:
        """The game file of a match as a seat may have it, even if its rules are not known here.

        With `since` only the lines after that entry. Raises Crowded, Unopened.
        """
        if not await self.closed(name):
            try:
                live = await self.live(name)
                return await live.look(
                    lambda match: match.file(seat) if since is None else match.file_after(seat, max(since, 0)), visitor
                )
            except Unopened as why:
                if why.damaged:
                    raise
                LOG.warning("match %s cannot be taken up: its file is handed out with its seals", name)
        first = 0 if since is None else max(since, 0) + 1
        return await BESIDE.run(lambda: shut_lines(self._lines(name), seat)[first:])

    def _lines(self, name: str) -> list[bytes]:
        with readable():
            return [self._store.header(name), *self._store.lines(name)]

    async def give_up(self, name: str, seats: Collection[str]) -> None:
        """Takes these seats away from everybody."""
        await self.change(name, lambda private: without(private, seats))

    async def rename(self, name: str, called: str) -> None:
        """Changes what people call a match."""
        await self.change(name, lambda _: {"name": called})

    async def change(self, name: str, fields: Callable[[Private], dict[str, Any]]) -> None:
        """Changes some fields of a private record; people who are there hear of it. Raises LookupError."""
        record = self._records[name]

        def changed(_: object = None) -> None:
            record.change(**fields(record.private))
            if live:
                live.members.changed = True

        async with self._opening(name):
            live = self._open.get(name)
            await (live.do(changed) if live else GAMES.run(changed))

    # Open matches

    async def live(self, name: str) -> LiveMatch:
        """A known match, opened if it is not open. Raises LookupError, Unopened."""
        async with self._opening(name):
            if name not in self._open:
                record = self._records[name]
                try:
                    match = await crew_of(record.private).run(taken_up, record, self._find)
                except Unopened as why:
                    # Lists say it too from now on, and nothing is written over what may be repaired.
                    record.unopened = why if why.damaged else None
                    raise
                self._opened(match, record)
            live = self._open[name]
            live.used = self._hours.now()
            return live

    def _opened(self, match: Match, record: Record) -> LiveMatch:
        gone = self._gone.pop(record.name, None)
        live = self._open[record.name] = LiveMatch(
            match, record, self._thinker, self._hours, self._rules, gone, self.looker
        )
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
        *,
        typed: bool = False,
        by: str = "",
    ) -> tuple[LiveMatch, dict[str, str]]:
        """A new match and the tokens of its human seats; it may go on from another game. `typed`: with real dice.

        `by` is the visitor who makes it, as quotas know them. Raises OverQuota.
        """
        more = _fields(meeting or Meeting(), players) | {"typed": typed, "changed": self._hours.now(), "by": by}
        crew = GAMES if branch is None and is_ours(ruleset) else STRANGE
        with self._holdings.room(by, branch_size(branch)):
            made = await crew.run(lambda: create(self._store, ruleset, scenario, players, title, branch, **more))
        match, record, tokens = made
        self._know(record)
        return self._opened(match, record), tokens

    async def follow(self, name: str) -> LiveMatch:
        """The rematch of a match; it is made if there is none yet. Raises OverQuota."""
        async with self._opening(f"{name} again"):
            if found := self.following(name):
                return await self.live(found)
            before = await self.live(name)
            with self._holdings.room(before.private.by, before.private.size):
                made = partial(
                    follow, before.record, before.match, self._hours.now(), listed=self._listed_again(before)
                )
                match, record = await before.crew.run(made)
            self._know(record)
            return self._opened(match, record)

    def _listed_again(self, before: LiveMatch) -> bool:
        """A rematch is listed as the match before was, if there is room."""
        with suppress(NotPossible):
            self.check_listing(before.private.by)
            return before.private.listed
        return False

    def following(self, name: str) -> str | None:
        """The name of the rematch of a match, if there is one."""
        return next((each.name for each in list(self._records.values()) if each.private.follows == name), None)

    async def delete(self, name: str) -> None:
        """Deletes a match for all its seats. People who are still there hear nothing more.

        One whose record cannot be read is not deleted: nobody knows whose it is. Raises Unopened.
        """
        async with self._opening(name):
            if name not in self._records:
                return
            if shut := self._records[name].unopened:
                raise shut
            live = self._open.pop(name, None)
            if live:
                live.stop()
                await GAMES.run(live.members.close)
            with suppress(UnknownGame):
                await GAMES.run(self._store.delete, name)
            for known in (self._records, self._beginnings, self._gone):
                known.pop(name, None)
            self._holdings.forget(name)
            self._forget(name)

    async def end(self) -> None:
        """Stops all players and clocks, and keeps the clocks as far as there is time. Every entry is kept already."""
        live = list(self._open.values())
        for each in live:
            each.stop()
        self._stop()
        await asyncio.wait({asyncio.create_task(self._keep_clocks(live))}, timeout=LAST_SECONDS)

    async def _keep_clocks(self, live: list[LiveMatch]) -> None:
        for each in live:
            await GAMES.run(each.members.close)

    def close(self) -> None:
        """The same, however long it takes."""
        for live in self._open.values():
            live.close()
        self._stop()

    def _stop(self) -> None:
        for task in (self.waking, self._tidying):
            if task:
                task.cancel()
        self._thinker.close()
        self.looker.close()

    # How many there are

    @property
    def known(self) -> int:
        """How many matches there are."""
        return len(self._records)

    @property
    def opened(self) -> int:
        """How many matches are open."""
        return len(self._open)

    @property
    def listening(self) -> int:
        """How many connections have entered a match."""
        return sum(len(live.listeners) for live in self._open.values())


def _fields(meeting: Meeting, players: dict[str, str]) -> dict[str, Any]:
    """The private fields of how people meet."""
    maker = next((seat for seat, player in players.items() if player == PERSON), "")
    names = {maker: named(meeting.name)} if meeting.name else {}
    fields = {"listed": meeting.listed, "pace": meeting.pace, "names": names, "name": meeting.title}
    if meeting.evening:
        fields |= {"evening": evening_key(meeting.evening), "token": partial(seat_token, meeting.evening)}
    return fields
