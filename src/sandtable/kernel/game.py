"""One game being played: its state, its chain of entries, and the only ways to go on."""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, Literal

from msgspec import Struct

from sandtable.kernel import history
from sandtable.kernel.answer import Begin, Given, Read
from sandtable.kernel.awaiting import Awaiting, Choice, Outcome, Over
from sandtable.kernel.chain import canonical, derived_nonce, head_code
from sandtable.kernel.codec import Sealing, events_of, state_hash
from sandtable.kernel.dice import Faces, Throw, read, readable
from sandtable.kernel.entry import (
    DERIVED,
    FAIR,
    ORDER,
    SIDELESS,
    TYPED,
    AnyRecorded,
    Begun,
    Closed,
    Drawn,
    Dropped,
    Entry,
    Expired,
    Header,
    Joined,
    Left,
    Ordered,
    Resigned,
    Resumed,
    Rolled,
    Undone,
    answer_head,
    event_place,
    linked,
)
from sandtable.kernel.event import Event
from sandtable.kernel.history import first_state, folded
from sandtable.kernel.loop import Chance, refusals, thrown
from sandtable.kernel.prefix import beginning
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.retell import Moment, moments
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.kernel.source import Secret, Source
from sandtable.kernel.stand import Stand, stood


class Refused(Struct, frozen=True):
    """Every reason why an answer was not accepted. Nothing has changed."""

    refusals: tuple[Refusal, ...]


class Game:
    """A game by its header: joined, begun, played, undone and closed, one entry at a time."""

    def __init__(self, ruleset: AnyRuleset, header: Header, scenario: Any, source: Source) -> None:
        self.ruleset = ruleset
        self.header = header
        self.source = source
        self.nonces: dict[str, str] = {}
        self.throws = 0
        self.entries: Sequence[Entry] = []
        self.states: Sequence[Any] = [first_state(ruleset, header, scenario)]
        self.stands: Sequence[Stand] = [Stand()]
        """Where the game stood before the first entry and after each one."""

        self._moments: dict[int, tuple[Moment, ...]] = {}
        self._awaited: tuple[Stand | None, Any, Awaiting] = (None, None, Choice((), "begin", "ST 6"))

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def head(self) -> str:
        return self.entries[-1].h if self.entries else self.header.h

    @property
    def code(self) -> str:
        """The head of the chain as players read it out to each other."""
        return head_code(self.head)

    @property
    def begun(self) -> int:
        """The number of the entry that opened the game; 0 before it."""
        return self.stands[-1].begun

    @property
    def closed(self) -> bool:
        return bool(self.entries) and isinstance(self.entries[-1].answer, Closed)

    @property
    def ended(self) -> Outcome | None:
        """How the players themselves have ended the game: by resigning, by the clock, by agreeing on a draw."""
        number = self.stands[len(self.entries) - self.closed].number
        answer = self.entries[number - 1].answer if number else None
        if isinstance(answer, Resigned):
            return Outcome(self._but(answer.seat), "ST 9")
        if isinstance(answer, Expired):
            return Outcome(self._but(*answer.seats), "ST 11")
        return Outcome((), "ST 10") if isinstance(answer, Drawn) else None

    @property
    def out(self) -> tuple[str, ...]:
        """The seats that are out of the game: they have lost, and the others play on."""
        return self.stands[-1].out

    def _but(self, *gone: str) -> tuple[str, ...]:
        """All seats that still play, except these."""
        out = (*gone, *self.out)
        return tuple(seat for seat in self.ruleset.seats(self.state) if seat not in out)

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, by the rules or by the players; None while the game goes on. A seat that is out has not won."""
        found = self.ended or (self.ruleset.outcome(self.state) if self.begun else None)
        out = self.out
        if found is None or not set(found.winners) & set(out):
            return found
        return Outcome(tuple(seat for seat in found.winners if seat not in out), "ST 12")

    @property
    def awaits(self) -> Awaiting:
        """What the game waits for, by the rules or because the players have ended it or not begun it."""
        stand, state, found = self._awaited
        if stand is not self.stands[-1] or state is not self.state:
            found = self._found()
            self._awaited = self.stands[-1], self.state, found
        return found

    def _found(self) -> Awaiting:
        if not self.begun:
            return Choice((), "begin", "ST 6")
        awaited = self.ruleset.awaiting(self.state)
        over = self.outcome if self.ended or isinstance(awaited, Over) else None
        return Over(over) if over else awaited

    @property
    def lines(self) -> list[bytes]:
        """The file as it stands."""
        return [canonical(self.header), *(canonical(entry) for entry in self.entries)]

    def past(self, n: int) -> "Game":
        """The game as it was after an entry, only for looking."""
        return self if n == len(self.entries) else self._cut(n)

    def still(self) -> "Game":
        """The game as it stands, only for looking: it stays as it is while the game goes on."""
        return self._cut(len(self.entries))

    def _cut(self, n: int) -> "Game":
        """It shares everything with the game, which only grows."""
        cut = copy(self)
        cut.entries, cut.states = beginning(self.entries, n), beginning(self.states, n + 1)
        cut.stands, cut.nonces = beginning(self.stands, n + 1), dict(self.nonces)
        cut.throws = cut.stands[-1].throws
        return cut

    def moments(self, n: int) -> tuple[Moment, ...]:
        """What happened in an entry, throw by throw. What was played here is known; what was kept is resolved again."""
        if n not in self._moments:
            self._moments[n] = tuple(moments(self.ruleset, self.entries[n - 1], self.states[n - 1]))
        return self._moments[n]

    def forget(self, known: int) -> None:
        """What came after an entry has not happened."""
        self._moments = {n: told for n, told in self._moments.items() if n <= known}
        self.entries, self.states = self.entries[:known], self.states[: known + 1]
        self.stands = self.stands[: known + 1]
        self.throws = self.stands[-1].throws
        self.nonces = {each.answer.seat: each.answer.nonce for each in self.entries if isinstance(each.answer, Joined)}

    def restore(self, entries: Iterable[Entry]) -> None:
        """The game stands where its kept entries have led: they are folded, not judged again."""
        for entry in entries:
            if isinstance(entry.answer, Joined):
                self.nonces[entry.answer.seat] = entry.answer.nonce
            self.throws += len(entry.throws)
            self._add(entry, folded(self.ruleset, self.states, entry), events_of(self.ruleset, entry))

    def join(self, seat: str, nonce: str, by: Literal["", "player", "secret"] = "") -> Entry | Refused:
        """A seat is taken, before the game begins; `by` says where its nonce comes from."""
        if seat not in self.ruleset.seats(self.state) or seat in self.nonces or self.begun:
            return _refused("ST 6", "refused-join", seat=seat)
        self.nonces[seat] = nonce
        return self._noted(Joined(seat, nonce, by), self.state)

    def join_derived(self, seat: str) -> Entry | Refused:
        """A seat is taken for which nobody draws: its nonce follows from the secret."""
        assert isinstance(self.source, Secret), "only the holder of the secret can derive a nonce"
        return self.join(seat, derived_nonce(self.source.secret, self.header.game, seat), DERIVED)

    def begin(self) -> Entry | Refused:
        """Everybody has joined."""
        if self.begun or len(self.nonces) < len(self.ruleset.seats(self.state)):
            return _refused("ST 6", "refused-begin")
        if self.header.branch:
            return self._settled(Resumed(), [], self._sealing())
        return self._settled(Begun(), [self._resolved(Begin())], self._sealing())

    def refusals(self, seat: str, order: Any) -> tuple[Refusal, ...]:
        """Everything that forbids an order of a seat."""
        if self.ended:
            return _OVER
        return tuple(refusals(self.ruleset, self.state, seat, order)) if self.begun else _NOT_BEGUN

    def give(self, seat: str, order: Any) -> Entry | Refused:
        """A seat orders."""
        if found := self.refusals(seat, order):
            return Refused(found)
        given = Given(seat, order)
        told, sealing = self._resolved(given), self._sealing()
        answer = Ordered(seat, sealing.written(told.state, ORDER, given))
        return self._settled(answer, [told], sealing)

    def roll(self, faces: Faces) -> Entry | Refused:
        """People have thrown the dice that the game waits for."""
        awaited = self.ruleset.awaiting(self.state)
        if self.ended or not (self.begun and isinstance(awaited, Throw) and self.header.dice == TYPED):
            return _refused("ST 2", "refused-no-throw")
        if not readable(awaited, faces):
            return _refused("ST 7", "refused-faces", count=awaited.count, sides=awaited.sides)
        told = self._resolved(Read(read(awaited, faces)))._replace(throw=awaited, faces=faces)
        return self._settled(Rolled(faces), [told], self._sealing())

    def undo(self, seat: str, to: int, agreed: tuple[str, ...] = ()) -> Entry | Refused:
        """The game goes back to what it was after an earlier entry."""
        refusal = history.refusal(self, seat, to, agreed)
        return Refused((refusal,)) if refusal else self._noted(Undone(seat, to, agreed), self.states[to])

    def resign(self, seat: str) -> Entry | Refused:
        """A seat gives the game up."""
        if seat not in self._but() or not self._goes_on:
            return _refused("ST 9", "refused-resign", seat=seat)
        return self._noted(Resigned(seat), self.state)

    def leave(self, seat: str) -> Entry | Refused:
        """A seat gives the game up, and at least two others play on."""
        if not self._may_go((seat,)):
            return _refused("ST 12", "refused-drop", seat=seat)
        return self._noted(Left(seat), self.state)

    def expire(self, seats: tuple[str, ...]) -> Entry | Refused:
        """These seats have run out of time."""
        if not seats or not set(seats) <= set(self._but()) or not self._goes_on:
            return _refused("ST 11", "refused-expire", seat=", ".join(seats))
        return self._noted(Expired(seats), self.state)

    def drop(self, seats: tuple[str, ...]) -> Entry | Refused:
        """These seats have run out of time, and at least two others play on."""
        if not seats or not self._may_go(seats):
            return _refused("ST 12", "refused-drop", seat=", ".join(seats))
        return self._noted(Dropped(seats), self.state)

    def _may_go(self, seats: tuple[str, ...]) -> bool:
        """These seats still play, and at least two others do."""
        return set(seats) <= set(self._but()) and len(self._but(*seats)) > 1 and self._goes_on

    def draw(self, agreed: tuple[str, ...]) -> Entry | Refused:
        """All seats that still play agree that nobody wins."""
        seats = self._but()
        if set(agreed) != set(seats) or len(agreed) != len(seats) or not self._goes_on:
            return _refused("ST 10", "refused-draw", agreed=", ".join(agreed))
        return self._noted(Drawn(agreed), self.state)

    @property
    def _goes_on(self) -> bool:
        """The game has begun and nobody has won it yet."""
        return bool(self.begun) and not self.closed and self.outcome is None

    def close(self) -> Entry | Refused:
        """The game is over and its secret is shown."""
        over = self.begun and (self.ended or isinstance(self.ruleset.awaiting(self.state), Over))
        if self.closed or not over:
            return _refused("ST 8", "refused-close")
        assert isinstance(self.source, Secret), "only the holder of the secret can close a game"
        answer = Closed(self.source.secret.hex(), len(self.entries), state_hash(self.state))
        return self._noted(answer, self.state)

    def _sealing(self) -> Sealing:
        return Sealing(self.ruleset, self.source, len(self.entries) + 1)

    def _resolved(self, answer: Any) -> Moment:
        """What an answer leads to before any dice."""
        events, state = self.ruleset.resolve(self.state, answer)
        return Moment(len(self.entries) + 1, None, (), tuple(events), self.state, state)

    def _settled(self, answer: AnyRecorded, told: list[Moment], sealing: Sealing) -> Entry:
        """An answer with the throws that it causes, until a player must decide or must throw."""
        n, state = len(self.entries) + 1, told[-1].state if told else self.state
        fallen: list[Moment] = []
        if self.header.dice == FAIR:
            chance = self._chance(answer_head(self.head, answer))
            fallen = [Moment(n, *each) for each in thrown(self.ruleset, state, chance)]
        told = told + fallen
        state = told[-1].state if told else state
        events = (event for each in told for event in each.events)
        raws = tuple(sealing.written(state, event_place(i), event) for i, event in enumerate(events))
        throws = tuple(each.faces for each in fallen)
        sides = tuple(each.throw.sides for each in fallen if each.throw and self.header.sandtable > SIDELESS)
        return self._append(Entry(n, answer, throws, sides, raws, open=sealing.open), state, tuple(told))

    def _append(self, entry: Entry, state: Any, told: tuple[Moment, ...] = ()) -> Entry:
        """The chain goes on."""
        chained: Entry = linked(entry, self.head)
        self._add(chained, state, (event for each in told for event in each.events))
        self._moments[chained.n] = told
        return chained

    def _part(self) -> None:
        """From here the game goes its own way."""
        self.entries, self.states, self.stands = [*self.entries], [*self.states], [*self.stands]
        self._moments = {n: told for n, told in self._moments.items() if n <= len(self.entries)}

    def _add(self, entry: Entry, state: Any, events: Iterable[Event]) -> None:
        """One more entry, with the state after it and what happened in it. What is shared stays as it is."""
        if not isinstance(self.entries, list):
            self._part()
        assert isinstance(self.entries, list)
        assert isinstance(self.states, list)
        assert isinstance(self.stands, list)
        stand = stood(self.stands, entry, reveals=history.reveals(self.ruleset, events))
        self.entries.append(entry)
        self.states.append(state)
        self.stands.append(stand)

    def _noted(self, answer: AnyRecorded, state: Any) -> Entry:
        """An answer by which nothing happens in the game itself."""
        return self._append(Entry(len(self.entries) + 1, answer), state)

    def _chance(self, head: str) -> Chance:
        def chance(throw: Throw) -> Faces:
            faces = self.source.faces(throw, self.throws, self.nonces, head)
            self.throws += 1
            return faces

        return chance


_OVER: tuple[Refusal, ...] = (Refusal("ST 1", "refused-over"),)
_NOT_BEGUN: tuple[Refusal, ...] = (Refusal("ST 6", "refused-not-begun"),)


def _refused(clause: str, key: str, **args: str | int) -> Refused:
    return Refused((Refusal(clause, key, args),))
