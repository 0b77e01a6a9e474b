"""One game being played: its state, its chain of entries, and the only ways to go on."""

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, Struct

from sandtable.kernel import history
from sandtable.kernel.answer import Begin, Given, Read
from sandtable.kernel.awaiting import Over
from sandtable.kernel.chain import canonical, commitment, head_code, seal
from sandtable.kernel.codec import events_of, state_hash
from sandtable.kernel.dice import Faces, Throw, read, readable
from sandtable.kernel.entry import (
    FAIR,
    FORMAT,
    ORDER,
    TYPED,
    Begun,
    Closed,
    Entry,
    Header,
    Joined,
    Opening,
    Ordered,
    Recorded,
    Rolled,
    Sealed,
    Undone,
    answer_head,
    linked,
)
from sandtable.kernel.event import Event
from sandtable.kernel.loop import refusals, settle
from sandtable.kernel.refusal import Refusal
from sandtable.kernel.ruleset import SPECTATOR, AnyRuleset
from sandtable.kernel.source import Secret, Source


class Refused(Struct, frozen=True):
    """Every reason why an answer was not accepted. Nothing has changed."""

    refusals: tuple[Refusal, ...]


def new_header(ruleset: AnyRuleset, scenario: Any, game: str, secret: bytes, *, typed: bool = False) -> Header:
    """The first line of a new game."""
    return linked(  # type: ignore[no-any-return]
        Header(
            sandtable=FORMAT,
            game=game,
            ruleset=ruleset.name,
            version=ruleset.version,
            dice=TYPED if typed else FAIR,
            commitment=commitment(secret),
            tables=Raw(canonical(ruleset.tables)),
            scenario=Raw(canonical(scenario)),
        ),
        "",
    )


class Game:
    """A game by its header: joined, begun, played, undone and closed, one entry at a time."""

    def __init__(self, ruleset: AnyRuleset, header: Header, scenario: Any, source: Source) -> None:
        self.ruleset = ruleset
        self.header = header
        self.source = source
        self.nonces: dict[str, str] = {}
        self.throws = 0
        self.entries: list[Entry] = []
        self.states: list[Any] = [ruleset.setup(scenario)]

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def head(self) -> str:
        return self.entries[-1].h if self.entries else self.header.h

    @property
    def code(self) -> str:
        """The head of the chain as players read it to each other."""
        return head_code(self.head)

    @property
    def begun(self) -> int:
        """The number of the entry that opened the game; 0 before it."""
        return next((entry.n for entry in self.entries if isinstance(entry.answer, Begun)), 0)

    @property
    def closed(self) -> bool:
        return bool(self.entries) and isinstance(self.entries[-1].answer, Closed)

    @property
    def lines(self) -> list[bytes]:
        """The file as it stands."""
        return [canonical(self.header), *(canonical(entry) for entry in self.entries)]

    def restore(self, entries: Iterable[Entry]) -> None:
        """The game stands where its kept entries have led: they are folded, not judged again."""
        for entry in entries:
            if isinstance(entry.answer, Joined):
                self.nonces[entry.answer.seat] = entry.answer.nonce
            self.throws += len(entry.throws)
            self.states.append(self._folded(entry))
            self.entries.append(entry)

    def _folded(self, entry: Entry) -> Any:
        if isinstance(entry.answer, Undone):
            return self.states[entry.answer.to]
        state = self.state
        for event in events_of(self.ruleset, entry):
            state = self.ruleset.fold(state, event)
        return state

    def join(self, seat: str, nonce: str) -> Entry | Refused:
        """A seat is taken, before the game begins."""
        if seat not in self.ruleset.seats(self.state) or seat in self.nonces or self.begun:
            return _refused("ST 6", "refused-join", seat=seat)
        self.nonces[seat] = nonce
        return self._append(Joined(seat, nonce), [], self.state)

    def begin(self) -> Entry | Refused:
        """Everybody has joined."""
        if self.begun or len(self.nonces) < len(self.ruleset.seats(self.state)):
            return _refused("ST 6", "refused-begin")
        events, state = self.ruleset.resolve(self.state, Begin())
        return self._append(Begun(), list(events), state)

    def give(self, seat: str, order: Any) -> Entry | Refused:
        """A seat orders."""
        found = tuple(refusals(self.ruleset, self.state, seat, order)) if self.begun else _NOT_BEGUN
        if found:
            return Refused(found)
        events, state = self.ruleset.resolve(self.state, Given(seat, order))
        return self._append(Ordered(seat, Raw(canonical(order))), list(events), state, order)

    def roll(self, faces: Faces) -> Entry | Refused:
        """People have thrown the dice that the game waits for."""
        awaited = self.ruleset.awaiting(self.state)
        if not (self.begun and isinstance(awaited, Throw) and self.header.dice == TYPED):
            return _refused("ST 2", "refused-no-throw")
        if not readable(awaited, faces):
            return _refused("ST 7", "refused-faces", count=awaited.count, sides=awaited.sides)
        events, state = self.ruleset.resolve(self.state, Read(read(awaited, faces)))
        return self._append(Rolled(faces), list(events), state)

    def undo(self, seat: str, to: int, agreed: tuple[str, ...] = ()) -> Entry | Refused:
        """The game goes back to what it was after an earlier entry."""
        refusal = history.refusal(self, seat, to, agreed)
        return Refused((refusal,)) if refusal else self._append(Undone(seat, to, agreed), [], self.states[to])

    def close(self) -> Entry | Refused:
        """The game is over and its secret is shown."""
        if self.closed or not self.begun or not isinstance(self.ruleset.awaiting(self.state), Over):
            return _refused("ST 8", "refused-close")
        assert isinstance(self.source, Secret), "only the holder of the secret can close a game"
        answer = Closed(self.source.secret.hex(), len(self.entries), state_hash(self.state))
        return self._append(answer, [], self.state)

    def _append(self, answer: Recorded, events: list[Event], state: Any, order: Any = None) -> Entry:
        """What was accepted becomes an entry, with the throws that follow until somebody must be asked."""
        number = len(self.entries) + 1
        hidden = order is not None and self._hidden(state, Given(answer.seat, order))  # type: ignore[attr-defined]
        opening: dict[str, Opening] = {}
        if hidden:
            answer = Ordered(answer.seat, self._seal(number, ORDER, order, opening))  # type: ignore[attr-defined]
        throws: tuple[Faces, ...] = ()
        if self.header.dice == FAIR and not isinstance(answer, Joined | Undone | Closed):
            throws, more, state = settle(self.ruleset, state, self._chance(answer_head(self.head, answer)))
            events += more
        raws = tuple(self._event(number, i, event, state, opening) for i, event in enumerate(events))
        entry: Entry = linked(Entry(number, answer, throws, raws, open=opening), self.head)  # type: ignore[arg-type]
        self.entries.append(entry)
        self.states.append(state)
        return entry

    def _chance(self, head: str) -> Any:
        def chance(throw: Throw) -> Faces:
            faces = self.source.faces(throw, self.throws, self.nonces, head)
            self.throws += 1
            return faces

        return chance

    def _event(self, number: int, index: int, event: Event, state: Any, opening: dict[str, Opening]) -> Raw:
        hidden = self._hidden(state, event)
        return self._seal(number, f"event {index}", event, opening) if hidden else Raw(canonical(event))

    def _hidden(self, state: Any, item: Any) -> bool:
        seats = (*self.ruleset.seats(state), SPECTATOR)
        return not all(self.ruleset.sees(state, seat, item) for seat in seats)

    def _seal(self, number: int, place: str, value: Any, opening: dict[str, Opening]) -> Raw:
        body, salted = canonical(value), self.source.salt(number, place)
        opening[place] = Opening(salted, Raw(body))
        return Raw(canonical(Sealed(seal(salted, body))))


_NOT_BEGUN = (Refusal("ST 6", "refused-not-begun"),)


def _refused(clause: str, key: str, **args: str | int) -> Refused:
    return Refused((Refusal(clause, key, args),))
