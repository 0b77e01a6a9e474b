"""Timing: the clocks of one match, and how people agree on a pause or another pace."""

from collections.abc import Iterable
from typing import TypeAlias

from sandtable.kernel.awaiting import Awaiting, Choice
from sandtable.match import pace as paces
from sandtable.match.errors import NotPossible
from sandtable.match.hours import Hours
from sandtable.match.keeping import Proposal, Record
from sandtable.match.match import PERSON, Match
from sandtable.match.pace import Clock, Pace

TimingMemo: TypeAlias = tuple[Clock, Awaiting, bool]


class Timing:
    """The clocks of one match. The match itself knows no clock: the clocks follow it after every change."""

    def __init__(self, match: Match, record: Record, hours: Hours) -> None:
        self._match = match
        self._record = record
        self._hours = hours
        private = record.private
        now = hours.now()
        clock = private.clock if private.clock.left else paces.started(private.pace, match.seats, now)
        self.clock = paces.woken(private.pace, clock, now)
        self._awaited, self._together = match.awaits, False
        self.went_on()

    @property
    def memo(self) -> TimingMemo:
        """All that follows from the entries, to be put back if they cannot be kept."""
        return self.clock, self._awaited, self._together

    @memo.setter
    def memo(self, memo: TimingMemo) -> None:
        self.clock, self._awaited, self._together = memo

    @property
    def pace(self) -> Pace:
        return self._record.private.pace

    @property
    def proposal(self) -> Proposal | None:
        return self._record.private.proposal

    @property
    def end(self) -> float | None:
        """When the next seat will run out of time."""
        return None if self.pace.kind == "free" else paces.end(self.clock)

    @property
    def now(self) -> Clock:
        """The clocks as they stand now."""
        return paces.settled(self.clock, self._hours.now())

    @property
    def out(self) -> tuple[str, ...]:
        """The seats whose time is over."""
        return () if self.pace.kind == "free" else paces.out(self.clock, self._hours.now())

    def asked(self) -> tuple[str, ...]:
        """The human seats that are asked, or must throw."""
        return tuple(seat for seat in self._match.asked if self._match.player(seat) == PERSON)

    def went_on(self, *, undone: bool = False, answered: Iterable[str] = ()) -> None:
        """There is a new entry or a new player: the time of the seats that are asked now runs.

        If several seats are asked together, each question is a new one, even for a seat that has just answered.
        """
        together, self._together = self._together, self._asked_together()
        anew = answered if together or self._together else ()
        self._awaited, now = self._match.awaits, self._hours.now()
        self.clock = paces.turned(self.pace, self.clock, self.asked(), now, undone=undone, anew=anew)

    def _asked_together(self) -> bool:
        """Several seats are asked at once, or some of them have answered already."""
        now, before = self._match.awaits, self._awaited
        if not isinstance(now, Choice):
            return False
        goes_on = isinstance(before, Choice) and now.what == before.what and set(now.seats) < set(before.seats)
        return len(now.seats) > 1 or (goes_on and self._together)

    def stop(self, seats: Iterable[str]) -> None:
        """Stops the clocks of these seats for good."""
        self.clock = paces.stopped(self.clock, seats, self._hours.now())

    def back(self, seat: str) -> None:
        """A person takes a seat back."""
        if self.pace.kind == "live":
            self.clock = paces.back(self.clock, seat)
        self.went_on()

    # Agreements

    def propose(self, wanted: Proposal) -> None:
        """A seat proposes a pause or another pace. Raises NotPossible."""
        if self._match.game.closed or wanted.seat not in self._match.people:
            raise NotPossible("fault-over")
        if self.proposal and self.proposal.seat != wanted.seat:
            raise NotPossible("fault-no-wish")
        if wanted.kind == "pace" and not paces.fits(wanted.pace):
            raise NotPossible("fault-pace")
        if wanted.kind == "pause" and (self.clock.paused or self.pace.kind == "free"):
            raise NotPossible("fault-paused")
        self._proposed(wanted)

    def answer(self, seat: str, *, granted: bool) -> None:
        """A seat grants a proposal or turns it down; it may drop its own. Raises NotPossible."""
        found = self.proposal
        if found is None or seat not in self._match.people or (granted and seat == found.seat):
            raise NotPossible("fault-no-wish")
        if not granted:
            self._record.change(proposal=None)
            return
        self._proposed(Proposal(found.seat, found.kind, found.pace, tuple(dict.fromkeys((*found.agreed, seat)))))

    def _proposed(self, wanted: Proposal) -> None:
        if [seat for seat in self._match.people if seat not in (wanted.seat, *wanted.agreed)]:
            self._record.change(proposal=wanted)
            return
        now = self._hours.now()
        if wanted.kind == "pause":
            self.clock = paces.paused(self.clock, now)
            self._record.change(proposal=None, clock=self.clock)
        else:
            self.clock = paces.other(wanted.pace, self.clock, self._match.seats, now)
            self._record.change(proposal=None, pace=wanted.pace)
            self.went_on()
            self._record.change(clock=self.clock)

    def resume(self, seat: str) -> None:
        """The clocks go on. Raises NotPossible."""
        if not self.clock.paused or seat not in self._match.people:
            raise NotPossible("fault-not-paused")
        self.clock = paces.resumed(self.clock, self._hours.now())
        self._record.change(clock=self.clock)
