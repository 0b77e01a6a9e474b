"""One running match: the player of each seat, what each seat may see, and how it goes on. No clock, no network."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial
from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from sandtable.kernel import history
from sandtable.kernel.awaiting import Awaiting, Choice, Outcome
from sandtable.kernel.chain import canonical, head_code
from sandtable.kernel.dice import Faces, Throw
from sandtable.kernel.entry import FAIR, PLAYER, Entry, Undone, event_place, sealed_in
from sandtable.kernel.game import Game, Refused
from sandtable.kernel.options import Options
from sandtable.kernel.redact import redacted, redacted_after, redacted_lines
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.retell import Moment
from sandtable.kernel.ruleset import Ruleset
from sandtable.match.preview import Preview, preview
from sandtable.match.table import accepted
from sandtable.players.roster import BYSTANDER, agrees_to_draw

PERSON = "person"
OPEN = "open"
"""The player of a seat that is still open to somebody."""

NOBODY = ""
"""The seat of spectators."""

Keep: TypeAlias = Callable[[int, list[bytes]], None]
"""Keeps entries from a number on, or raises."""

KeepWish: TypeAlias = Callable[["Wish | None", int], None]
"""Keeps the wish that is open after an entry; None if there is none."""


class Stale(Struct, frozen=True):
    """The player had not seen the last entries when ordering. Nothing has changed."""

    at: int
    entries: int


class Wish(Struct, frozen=True):
    """A seat would like to go back to an entry, to agree on a draw, or to close the game; `agreed` have agreed."""

    seat: str
    kind: Literal["undo", "draw", "close"]
    to: int = 0
    agreed: tuple[str, ...] = ()
    declined: str = ""
    """The seat that has turned it down."""


class NoWish(Struct, frozen=True):
    """There is nothing to consent to, or another seat's wish comes first. Nothing has changed."""


Answered: TypeAlias = Refused | Stale | NoWish | None
"""Why something was not done; None: it was done."""


class SeenEntry(Struct, frozen=True):
    """An entry as a seat may see it; `after` is the state after it, as the seat sees it."""

    n: int
    seat: str
    kind: str
    throws: tuple[tuple[Throw, Faces], ...]
    events: tuple[Raw, ...]
    after: Any
    awaits: Awaiting
    asked: tuple[str, ...]
    """The seats that may answer or throw."""

    free: int
    head: str
    to: int = 0
    """The entry that an undo goes back to."""

    h: str = ""
    """Its hash."""


class Match:
    """A game with a player on every seat. Each entry is kept before anybody hears of it.

    One writer at a time: tasks that share a match hold a lock around every call.
    """

    def __init__(
        self,
        game: Game,
        players: Mapping[str, str],
        keep: Keep,
        keep_wish: KeepWish | None = None,
        wish: Wish | None = None,
    ) -> None:
        self.game = game
        self.players = dict(players)
        self.away: frozenset[str] = frozenset()
        """The human seats for which the computer stands in."""

        self.wish = wish
        self.declined_by = ""
        self._keep = keep
        self._keep_wish = keep_wish

    # Players

    @property
    def seats(self) -> tuple[str, ...]:
        return self.game.ruleset.seats(self.game.state)

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that people play."""
        return tuple(seat for seat in self.seats if self.player(seat) == PERSON)

    @property
    def holders(self) -> tuple[str, ...]:
        """The human seats that still play, including those for which the computer stands in."""
        out = self.out
        return tuple(s for s in self.seats if s not in out and (self.players[s] == PERSON or s in self.away))

    @property
    def out(self) -> tuple[str, ...]:
        """The seats that are out while the others play on."""
        return self.game.out

    def player(self, seat: str) -> str:
        """The player who answers for a seat."""
        return BYSTANDER if seat in self.out else self.players[seat]

    @property
    def asked(self) -> tuple[str, ...]:
        """The seats that may answer now, or throw dice that are typed in."""
        return self._asked(self.awaits)

    def _asked(self, awaited: Awaiting) -> tuple[str, ...]:
        """A seat throws its own dice if a person plays it; all other dice may be thrown by any person."""
        if isinstance(awaited, Throw):
            return (awaited.seat,) if awaited.seat in self.people else self.people
        return awaited.seats if isinstance(awaited, Choice) else ()

    @property
    def due(self) -> tuple[str, ...]:
        """The seats of computer players that are asked."""
        return tuple(seat for seat in self.asked if self.player(seat) not in (PERSON, OPEN))

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats whose nonces are missing; the game begins when there are none."""
        return tuple(seat for seat in self.seats if seat not in self.game.nonces)

    @property
    def open(self) -> tuple[str, ...]:
        """The seats that nobody has taken yet."""
        return tuple(seat for seat in self.seats if self.players[seat] == OPEN)

    @property
    def hides(self) -> bool:
        """The game hides something from some seats."""
        return type(self.game.ruleset).sees is not Ruleset.sees

    @property
    def closes(self) -> bool:
        """The game is closed as soon as it is over. Dice that were typed in may still be corrected."""
        return self.game.header.dice == FAIR or self.game.ended is not None

    # Looking

    @property
    def entries(self) -> int:
        return len(self.game.entries)

    @property
    def standing(self) -> tuple[int, ...]:
        """The entries that stand, in their order; those that were taken back do not."""
        found, n = [], self.game.stands[-1].number
        while n:
            found.append(n)
            n = self.game.stands[n].before
        return tuple(reversed(found))

    @property
    def awaits(self) -> Awaiting:
        """What the match waits for: orders, dice that people type in, or nothing after its end."""
        return self._awaits(self.entries)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome

    def view(self, seat: str, n: int | None = None) -> Any:
        """What the seat sees now, or saw after an entry; everything once the game is closed."""
        state = self.game.states[self.entries if n is None else n]
        return state if self.game.closed else self.game.ruleset.view(state, seat)

    def options(self, seat: str, piece: str = "", begun: Any = None) -> Options[Any]:
        """What the seat may order."""
        if self.game.closed or not self.game.begun:
            return Options()
        return self.game.ruleset.options(self.view(seat), seat, piece, begun)

    def preview(self, seat: str, order: Any) -> Preview:
        """What an order would lead to, by what the seat sees."""
        if self.game.ended:
            return Preview((Refusal("ST 1", "refused-over"),))
        if not self.game.begun:
            return Preview((Refusal("ST 6", "refused-not-begun"),))
        return preview(self.game.ruleset, self.game.state, seat, order)

    def position(self) -> "Match":
        """The match as it stands, only for looking: it stays as it is while the match goes on."""
        found = copy(self)
        found.game, found.players = self.game.still(), dict(self.players)
        return found

    def file(self, seat: str) -> list[bytes]:
        """The game file of a seat; the whole one once the game is closed."""
        return self.game.lines if self.game.closed else redacted_lines(self.game, seat)

    def file_after(self, seat: str, since: int) -> list[bytes]:
        """The lines of that file that follow an entry."""
        if self.game.closed:
            return [canonical(entry) for entry in self.game.entries[since:]]
        return redacted_after(self.game, seat, since)

    def entry_for(self, n: int, seat: str) -> SeenEntry:
        """An entry as the seat may see it, with the match as it stood then; 0 is before the first one."""
        game = self.game
        if not n:
            begin = self._awaits(0)
            return SeenEntry(
                0, "", "", (), (), self.view(seat, 0), begin, self._asked(begin), 0, head_code(game.header.h)
            )
        entry, awaited = game.entries[n - 1], self._awaits(n)
        if entry.open and not game.closed:
            entry = redacted(game.ruleset, game.states[n], entry, seat)
        shown = (
            entry.open[place].value if (place := event_place(i)) in entry.open else raw
            for i, raw in enumerate(entry.events)
        )
        return SeenEntry(
            n,
            getattr(entry.answer, "seat", ""),
            str(entry.answer.__struct_config__.tag),
            self.throws(n),
            tuple(raw for raw in shown if sealed_in(raw) is None),
            self.view(seat, n),
            awaited,
            self._asked(awaited),
            self._free(n, seat),
            head_code(entry.h),
            entry.answer.to if isinstance(entry.answer, Undone) else 0,
            entry.h,
        )

    def head(self, n: int) -> str:
        """The hash of an entry; 0 is the header."""
        return self.game.entries[n - 1].h if n else self.game.header.h

    def throws(self, n: int) -> tuple[tuple[Throw, Faces], ...]:
        """The throws of an entry, with their reasons and faces."""
        return tuple((moment.throw, moment.faces) for moment in self.game.moments(n) if moment.throw)

    def moments(self, n: int, seat: str) -> tuple[Moment, ...]:
        """What happened in an entry, throw by throw, as the seat may see it."""
        found, game = self.game.moments(n), self.game
        if game.closed or not self.hides:
            return found
        after, view = game.states[n], partial(game.ruleset.view, seat=seat)
        return tuple(
            each._replace(
                events=tuple(event for event in each.events if game.ruleset.sees(after, seat, event)),
                before=view(each.before),
                state=view(each.state),
            )
            for each in found
        )

    def hid(self, n: int, seat: str) -> bool:
        """Something that happened in an entry was hidden from the seat when it was made."""
        sees, after = self.game.ruleset.sees, self.game.states[n]
        return self.hides and any(
            not sees(after, seat, event) for each in self.game.moments(n) for event in each.events
        )

    def _awaits(self, n: int) -> Awaiting:
        return self.game.past(n).awaits

    def _free(self, n: int, seat: str) -> int:
        """The last entry that the seat may not take back freely: it binds, or it is another person's answer."""
        stand, holders = self.game.stands[n], self.holders
        theirs = (given for other, given in stand.given.items() if other != seat and other in holders)
        return max(stand.limit, max(theirs, default=0))

    # Playing

    def join(self, seat: str, nonce: str) -> Answered:
        """The player of a seat adds a nonce; with the last one the match begins. The first nonce of a seat counts."""
        if seat not in self.waiting:
            return None
        return self._kept(lambda: self._joined(self.game.join(seat, nonce, PLAYER)))

    def fill(self, seat: str) -> Answered:
        """The computer takes a seat; with the last one the match begins."""
        return self._kept(lambda: self._joined(self.game.join_derived(seat)))

    def _joined(self, found: Entry | Refused) -> Entry | Refused:
        return found if isinstance(found, Refused) or self.waiting else self.game.begin()

    def begin(self) -> None:
        """Everybody has a seat: the match begins."""
        self._kept(lambda: accepted(self.game.begin()))

    def stale(self, at: int | None) -> Stale | None:
        """Checks that the player, who has seen the entries up to `at`, has seen all of them."""
        return None if at is None or at == self.entries else Stale(at, self.entries)

    def give(self, seat: str, order: Any, at: int | None = None) -> Answered:
        """A seat gives an order, having seen the entries up to `at`."""
        return self.stale(at) or self._kept(lambda: self.game.give(seat, order))

    def give_all(self, seat: str, orders: Callable[[Any], Sequence[Any]], at: int) -> Answered:
        """A seat gives several orders in turn; `orders` makes them from what it sees."""
        if stale := self.stale(at):
            return stale
        for order in orders(self.view(seat)):
            if (found := self.give(seat, order)) is not None:
                return found
        return None

    def roll(self, seat: str, faces: Faces, at: int | None = None) -> Answered:
        """A seat types in the dice that the match waits for, having seen the entries up to `at`."""
        if stale := self.stale(at):
            return stale
        awaited = self.awaits
        if isinstance(awaited, Throw) and seat not in self._asked(awaited):
            return Refused((Refusal("ST 3", "refused-not-asked", {"seat": seat, "asked": awaited.seat}),))
        return self._kept(lambda: self.game.roll(faces))

    def conclude(self, seat: str) -> Answered:
        """A seat closes a game that is over, or asks the other people for leave: everything typed is right."""
        if self.wish and self.wish.kind == "close" and self.wish.seat != seat:
            return self.consent(seat, granted=True)
        if seat not in self.people or self.game.closed or not self.outcome:
            return Refused((Refusal("ST 8", "refused-close"),))
        return self._wished(Wish(seat, "close"))

    def resign(self, seat: str) -> Answered:
        """A seat gives up; if at least two others are left, they play on."""
        return self._kept(lambda: self.game.leave(seat) if self._others((seat,)) > 1 else self.game.resign(seat))

    def expire(self, seats: tuple[str, ...]) -> Answered:
        """The time of these seats is over and they lose; if at least two others are left, they play on."""
        return self._kept(lambda: self.game.drop(seats) if self._others(seats) > 1 else self.game.expire(seats))

    def _others(self, seats: tuple[str, ...]) -> int:
        """How many other seats still play."""
        return len(set(self.seats) - set(seats) - set(self.out))

    def undo(self, seat: str, to: int) -> Answered:
        """A seat goes back, or asks the other people for leave. Computer players never mind."""
        if seat in self.out:
            return Refused((Refusal("ST 12", "refused-out", {"seat": seat}),))
        others = tuple(other for other in self.seats if other != seat)
        if refusal := history.refusal(self.game, seat, to, others):
            return Refused((refusal,))
        if to >= self._free(self.entries, seat):
            return self._kept(lambda: self.game.undo(seat, to))
        return self._wished(Wish(seat, "undo", to))

    def offer_draw(self, seat: str) -> Answered:
        """A seat offers a draw, or accepts one that is offered."""
        if self.wish and self.wish.kind == "draw" and self.wish.seat != seat:
            return self.consent(seat, granted=True)
        playing = [each for each in self.seats if each not in self.out]
        if seat not in playing or self.outcome or not self.game.begun or self.game.closed:
            return Refused((Refusal("ST 10", "refused-draw", {"agreed": seat}),))
        for other in playing:
            if other not in self.holders and not agrees_to_draw(self.game.ruleset, self.view(other), other):
                return Refused((Refusal("ST 10", "refused-draw-player", {"seat": other}),))
        return self._wished(Wish(seat, "draw"))

    def consent(self, seat: str, *, granted: bool) -> Answered:
        """A seat grants another seat's wish or turns it down; it may drop its own."""
        wish = self.wish
        if wish is None or seat not in self.people or (seat == wish.seat and granted):
            return NoWish()
        if not granted:
            self._wishes(None)
            self.declined_by = seat
            return None
        return self._wished(Wish(wish.seat, wish.kind, wish.to, tuple(dict.fromkeys((*wish.agreed, seat)))))

    def _wishes(self, wish: Wish | None) -> None:
        """Opens or ends a wish; that is kept before anybody hears of it."""
        if self._keep_wish:
            self._keep_wish(wish, self.entries)
        self.wish = wish

    def _wished(self, wish: Wish) -> Answered:
        """The wish waits for people or comes true."""
        if self.wish and self.wish.seat != wish.seat:
            return NoWish()
        asked = self.people if wish.kind == "close" else self.holders
        if any(seat != wish.seat and seat not in wish.agreed for seat in asked):
            self._wishes(wish)
            return None
        others = tuple(seat for seat in self.seats if seat != wish.seat)
        if wish.kind == "undo":
            return self._kept(lambda: self.game.undo(wish.seat, wish.to, others))
        if wish.kind == "close":
            return self._kept(self.game.close)
        return self._kept(lambda: self.game.draw(tuple(seat for seat in self.seats if seat not in self.out)))

    def _kept(self, act: Callable[[], Entry | Refused]) -> Answered:
        """Keeps new entries before anybody hears of them; if they cannot be kept, they have not happened."""
        game, known = self.game, self.entries
        try:
            found = act()
            if isinstance(found, Refused):
                return found
            if self.closes and self.outcome and not game.closed:
                accepted(game.close())
            self._keep(known + 1, [canonical(entry) for entry in game.entries[known:]])
        except BaseException:
            game.forget(known)
            raise
        self.wish = None
        return None
