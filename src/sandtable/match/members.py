"""The members of a match: presence, seats, clocks, talk, mail and standing orders together."""

import logging
from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec import Struct

from sandtable.kernel.entry import Ordered, Undone
from sandtable.match.errors import NotPossible
from sandtable.match.hours import Hours
from sandtable.match.keeping import Away, Post, Private, Proposal, Record, Rematch
from sandtable.match.match import NOBODY, PERSON, Match
from sandtable.match.pace import Clock, Pace
from sandtable.match.rematch import Rematching
from sandtable.match.seating import Seating, settled
from sandtable.match.standing_orders import Left, standing_orders
from sandtable.match.talk import Said, Talk
from sandtable.match.timing import Timing, TimingMemo
from sandtable.store.errors import StoreClosed, StoreError, UnknownGame

LOG = logging.getLogger("sandtable.match")
SELDOM = 60.0
"""Where no clock runs, the time of the last entry is kept no more often, in seconds."""


class HouseRules(Struct, frozen=True):
    """What the host decides for all matches: how long a seat must be empty before the computer may be asked to stand
    in, and after how many days without an entry an unfinished match is deleted (0: never)."""

    grace: float = 300.0
    abandoned: int = 180


class Sitting(Struct, frozen=True):
    """A seat as everybody may know it."""

    seat: str
    player: str
    name: str
    present: bool
    open: bool
    away: Away | None
    claim: float | None
    """In how many seconds the others may let the computer stand in; None: not at all."""

    out: bool = False
    """It is out while the others play on."""


class Around(Struct, frozen=True):
    """Everything beside the game that everybody may know."""

    seats: tuple[Sitting, ...]
    owner: str
    watching: int
    listed: bool
    pace: Pace
    clock: Clock
    proposal: Proposal | None
    title: dict[str, str] = {}
    """What the match is called in every language."""

    rematch: Rematch | None = None


class Memo(NamedTuple):
    """What follows from the entries so far."""

    private: Private
    timing: TimingMemo
    known: int
    asked: tuple[str, ...]
    out: tuple[str, ...]
    moved: float
    changed: bool


class Members:
    """Everybody around one match. Callers hold its lock. What cannot be done raises NotPossible and changes nothing."""

    def __init__(
        self, match: Match, record: Record, hours: Hours, rules: HouseRules, gone: Mapping[str, float] | None = None
    ) -> None:
        self.record = record
        self.seating = Seating(match, record)
        self.timing = Timing(match, record, hours)
        self.talk = Talk(record, hours)
        self.rematching = Rematching(match, record, self.seating)
        self.news: list[Said] = []
        """Lines of talk that nobody has heard yet."""

        self.called: list[str] = []
        """Seats that are asked from now on while their people are away."""

        self.changed = False
        self.moved = record.private.moved
        """When the last entry was made."""

        self.gone = dict.fromkeys(match.seats, hours.now()) if gone is None else dict(gone)
        """Since when each empty seat is empty."""

        self._match = match
        self._hours = hours
        self._rules = rules
        self._there: dict[str, int] = {}
        self._asked = self.timing.asked()
        self._known = match.entries
        self._out = match.out
        self._closed = False
        settled(record, match)

    # Presence

    def present(self, seat: str) -> bool:
        return self._there.get(seat, 0) > 0

    def arrive(self, seat: str) -> int:
        """A person comes and takes a seat back from the computer; returns the last entry that the seat has seen."""
        if self.record.private.away.get(seat) in ("absent", "time"):
            self.take_back(seat)
        self._there[seat] = self._there.get(seat, 0) + 1
        self.gone.pop(seat, None)
        self.changed = True
        return self.record.private.seen.get(seat, self._match.entries)

    def leave(self, seat: str) -> None:
        """A person goes."""
        self._there[seat] = max(self._there.get(seat, 0) - 1, 0)
        self.changed = True
        if seat != NOBODY and not self.present(seat):
            self.gone[seat] = self._hours.now()
            self._noted(seen=self.record.private.seen | {seat: self._match.entries})

    def around(self) -> Around:
        """How things stand beside the game."""
        private, opened, out = self.record.private, self.seating.open, self._match.out
        seats = (
            Sitting(
                seat,
                player,
                private.names.get(seat, ""),
                self.present(seat),
                seat in opened,
                private.away.get(seat),
                self._claim(seat),
                seat in out,
            )
            for seat, player in self._match.players.items()
        )
        watching = self._there.get(NOBODY, 0)
        timing = self.timing
        return Around(
            tuple(seats),
            self.seating.owner,
            watching,
            private.listed,
            timing.pace,
            timing.now,
            timing.proposal,
            dict(private.called),
            private.rematch,
        )

    def _claim(self, seat: str) -> float | None:
        """In how many seconds a seat may be claimed; at a pace of days never, since nobody has to be there."""
        empty = self._match.player(seat) == PERSON and seat in self.gone and seat not in self._match.waiting
        if not empty or self.timing.pace.kind == "days" or self._match.game.closed:
            return None
        return max(self.gone[seat] + self._rules.grace - self._hours.now(), 0.0)

    # Seats

    def accept(self, token: str, name: str) -> tuple[str, str]:
        """A person comes by an invitation or a pass; returns the seat and a token."""
        return self._seated(lambda: self.seating.accept(token, name))

    def take(self, seat: str, name: str) -> tuple[str, str]:
        """A person takes an open seat of a listed match; returns the seat and a token."""
        return self._seated(lambda: (seat, self.seating.take(seat, name)))

    def _seated(self, sit: Callable[[], tuple[str, str]]) -> tuple[str, str]:
        before = dict(self._match.players)
        seat, token = sit()
        if before[seat] != PERSON:
            self._tell("told-joined", seat)
        self.timing.went_on()
        self.changed = True
        return seat, token

    def join(self, nonces: Mapping[str, str]) -> dict[str, str]:
        """The players of seats add nonces; returns those that count, which are the first of each seat."""
        for seat, nonce in nonces.items():
            if self._match.players[seat] == PERSON:
                self._match.join(seat, nonce)
        self.changed = True
        return {seat: found for seat, found in self._match.game.nonces.items() if seat in nonces}

    def stand_in(self, by: str, seat: str, player: str) -> None:
        """The computer plays a seat: one's own, one that nobody has taken, or one that was left too long ago.

        Without a name the best player of the game does.
        """
        if seat in self._match.out:
            raise NotPossible("fault-out", seat=seat)
        player = player or self.seating.stand_in
        if seat != by and self._free(seat):
            self.seating.fill(by, seat, player)
            self._tell("told-filled", seat)
        else:
            claim = self._claim(seat) if seat in self._match.seats else None
            if seat != by and (claim is None or claim > 0):
                raise NotPossible("fault-not-absent", seat=seat, seconds=round(claim or 0))
            self.seating.hand_over(seat, player, "asked" if seat == by else "absent")
            self._tell("told-stands-in", seat)
        self.timing.went_on()
        self.changed = True

    def _free(self, seat: str) -> bool:
        """Nobody has ever taken the seat."""
        return seat in self._match.open or (seat in self._match.seats and not self.seating.held(seat))

    def take_back(self, seat: str) -> None:
        """A person takes a seat back from the computer."""
        self.seating.take_back(seat)
        self._tell("told-back", seat)
        self.timing.back(seat)
        self.changed = True

    # Talk, mail, standing orders

    def say(self, seat: str, text: str) -> None:
        self.news.append(self.talk.say(seat, text))

    def _tell(self, key: str, seat: str) -> None:
        try:
            self.news.append(self.talk.tell(key, seat=seat))
        except StoreError as error:
            LOG.error("match %s: what is told could not be kept: %s", self.record.name, error)

    def hear_by_mail(self, seat: str, address: str, lang: str) -> None:
        """Sets the address at which a seat hears that it is asked; none without an address."""
        others = {each: post for each, post in self.record.private.post.items() if each != seat}
        self.record.change(post=others | {seat: Post(address, lang)} if address else others)

    def leave_orders(self, seat: str, left: Left) -> None:
        """Sets the standing orders of a seat. Raises NotPossible."""
        if standing_orders(self._match.game.ruleset.name, left) is None:
            raise NotPossible("fault-no-standing")
        self.record.change(standing=self.record.private.standing | {seat: dict(left)})

    def answered_by_orders(self, entry: int) -> None:
        """Notes that an entry was given by standing orders."""
        self._noted(by_orders=(*self.record.private.by_orders, entry))

    # Entries and clocks

    def went_on(self) -> None:
        """There are new entries: the clocks turn, and a player who is asked while away is called."""
        new, self._known = self._match.game.entries[self._known :], self._match.entries
        answered = {entry.answer.seat for entry in new if isinstance(entry.answer, Ordered)}
        self.timing.went_on(undone=isinstance(new[-1].answer, Undone), answered=answered)
        self._back_again()
        asked = self.timing.asked()
        self.called += [seat for seat in asked if seat not in self._asked and not self.present(seat)]
        self._asked = asked
        timed, now = self.timing.pace.kind != "free", self._hours.now()
        self.moved = now
        self.changed |= timed or bool(self.record.private.proposal)
        if timed or self._match.game.closed or now - self.record.private.changed >= SELDOM:
            here = {seat: self._match.entries for seat in self._match.seats if self.present(seat)}
            self._noted(clock=self.timing.clock, changed=now, seen=self.record.private.seen | here)

    def memo(self) -> Memo:
        """All that follows from the entries, to be put back if they cannot be kept."""
        return Memo(
            self.record.private, self.timing.memo, self._known, self._asked, self._out, self.moved, self.changed
        )

    def put_back(self, memo: Memo) -> None:
        """What has happened since has not happened."""
        self.record.put(memo.private)
        self.timing.memo = memo.timing
        self._known, self._asked, self._out = memo.known, memo.asked, memo.out
        self.moved, self.changed, self.called = memo.moved, memo.changed, []

    def _back_again(self) -> None:
        """A seat that is back in the game after an undo gets time enough for a move."""
        before, self._out = self._out, self._match.out
        for seat in set(before) - set(self._out):
            self.timing.back(seat)

    def tick(self) -> None:
        """Looks for seats whose time is over."""
        late = self.timing.out
        if not late:
            return
        if self.timing.pace.at_end == "loses":
            self._lose(late)
        else:
            for seat in late:
                self.seating.hand_over(seat, self.seating.stand_in, "time")
                self._tell("told-time-over", seat)
        self.timing.went_on()
        self.changed = True

    def _lose(self, late: tuple[str, ...]) -> None:
        refused = self._match.expire(late)
        assert refused is None, f"the time of {late} ran though no game goes on: {refused}"
        self.timing.stop(late)
        for seat in late:
            self._tell("told-time-dropped" if seat in self._match.out else "told-time-lost", seat)

    def close(self) -> None:
        """The match or the server closes: keeps the clocks and the time of the last entry."""
        timed = self.timing.pace.kind != "free" and not self._match.game.closed
        fields: dict[str, object] = {"clock": self.timing.now} if timed else {}
        if self.moved > self.record.private.moved:
            fields["changed"] = self.moved
        if fields and not self._closed:
            self._noted(**fields)
        self._closed = True

    def _noted(self, **fields: object) -> None:
        """Keeps something if possible; nothing depends on it. The store may be closed by now, or the match deleted."""
        try:
            self.record.change(**fields)
        except (StoreClosed, UnknownGame):
            return
        except StoreError as error:
            LOG.error("match %s: something beside the game could not be kept: %s", self.record.name, error)
