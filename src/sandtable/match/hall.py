"""Several matches at once: all those of a store, and whom each token lets in."""

import asyncio
import logging
from typing import Any

from msgspec import Struct

from sandtable.kernel.entry import Branch
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.company import HouseRules
from sandtable.match.hours import Hours, RealHours
from sandtable.match.keeping import Find, Kept, Record, abandoned, create, find_ruleset, hashed, kept, taken_up
from sandtable.match.match import NOBODY, OPEN, PERSON, Match
from sandtable.match.pace import DAY, Pace
from sandtable.match.room import Room, uncalled
from sandtable.match.seating import named, seats_of
from sandtable.match.thinking import Thinker
from sandtable.store.contract import Store

__all__ = ["Hall", "Meeting", "Room"]
LOG = logging.getLogger("sandtable.match")


class Meeting(Struct, frozen=True):
    """How people meet: whether everybody may see the match, by which pace it is played, what its maker is called."""

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
        self._rooms: dict[str, Room] = {}
        self._records: dict[str, Record] = {}
        self._seats: dict[str, tuple[str, str]] = {}
        self._invited: dict[str, str] = {}
        self._opening = asyncio.Lock()
        self._hashes: dict[str, tuple[str, ...]] = {}
        self.waking: asyncio.Task[None] | None = None
        """Opens what goes on by itself; ends when all of that is open."""

        self.call = uncalled
        """Told of each seat that is asked while nobody sits there."""

    async def start(self) -> None:
        """Every match is known again; clocks and the computer's players go on, one match after the other."""
        await self.clean()
        found = await asyncio.to_thread(lambda: list(kept(self._store)))
        for each in found:
            self._know(Record(self._store, each.name, each.private))
        self.waking = asyncio.create_task(self._wake([each.name for each in found if _goes_on(each)]))

    async def _wake(self, names: list[str]) -> None:
        for name in names:
            try:
                await self.room(name)
            except Exception:
                if name in self._records:
                    LOG.exception("match %s cannot be taken up", name)

    async def clean(self) -> int:
        """Matches that were abandoned are cleared away; how many."""
        if not self._rules.abandoned:
            return 0
        before = self._hours.now() - self._rules.abandoned * DAY
        gone = 0
        for each in await asyncio.to_thread(lambda: list(abandoned(self._store, before))):
            room = self._rooms.get(each.name)
            if room is None or (not room.listeners and room.changed < before):
                self._records.setdefault(each.name, Record(self._store, each.name, each.private))
                await self.delete(each.name)
                gone += 1
        return gone

    def _know(self, record: Record) -> None:
        self._records[record.name] = record
        record.told = self._index
        self._index(record)

    def _index(self, record: Record) -> None:
        """Whom each token of a match lets in."""
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
        """The match of a token and the seat that it sees: nobody's for those who watch. None if it opens nothing."""
        return self._seats.get(hashed(token))

    def invited(self, token: str) -> str | None:
        """The match that a token invites to."""
        return self._invited.get(hashed(token))

    def listed(self) -> list[str]:
        """The matches that everybody may see."""
        return [name for name, record in self._records.items() if record.private.listed]

    async def room(self, name: str) -> Room:
        """The room of a match that is known. Raises LookupError."""
        async with self._opening:
            if name not in self._rooms:
                record = self._records[name]
                match = await asyncio.to_thread(taken_up, record, self._find)
                self._opened(match, record)
            return self._rooms[name]

    def _opened(self, match: Match, record: Record) -> Room:
        room = self._rooms[record.name] = Room(match, record, self._thinker, self._hours, self._rules)
        room.call = self.call
        room.wake()
        return room

    async def new(
        self,
        ruleset: AnyRuleset,
        scenario: Any,
        players: dict[str, str],
        title: dict[str, str],
        branch: Branch | None = None,
        meeting: Meeting | None = None,
    ) -> tuple[Room, dict[str, str]]:
        """A new match, and the tokens of the seats that people play; it may go on from another game."""
        more = _fields(meeting or Meeting(), players)
        made = await asyncio.to_thread(
            lambda: create(self._store, ruleset, scenario, players, title, branch, **more, changed=self._hours.now())
        )
        match, record, tokens = made
        self._know(record)
        return self._opened(match, record), tokens

    async def delete(self, name: str) -> None:
        """A match is gone for all its seats; whoever is still there hears nothing more."""
        async with self._opening:
            if name not in self._records:
                return
            room = self._rooms.pop(name, None)
            if room:
                room.close()
            await asyncio.to_thread(self._store.delete, name)
            self._records.pop(name)
            self._forget(name)

    def close(self) -> None:
        """Nobody thinks any more. What has happened is kept already."""
        if self.waking:
            self.waking.cancel()
        for room in self._rooms.values():
            room.close()
        self._thinker.close()


def _goes_on(each: Kept) -> bool:
    """It goes on though nobody comes: a clock runs, or the computer plays."""
    private = each.private
    bots = any(player not in (PERSON, OPEN) for player in private.players.values())
    return not each.finished and (bots or private.pace.kind != "free")


def _fields(meeting: Meeting, players: dict[str, str]) -> dict[str, Any]:
    """What is private of how people meet."""
    maker = next((seat for seat, player in players.items() if player == PERSON), "")
    names = {maker: named(meeting.name)} if meeting.name else {}
    return {"listed": meeting.listed, "pace": meeting.pace, "names": names}
