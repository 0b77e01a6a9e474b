"""A recorded game from its first line to its last: every state of it, and what happened on the way."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Raw, Struct

from sandtable.kernel.codec import codec, events_of
from sandtable.kernel.entry import Branch, Closed, Entry, Header, places, read_entry, read_header, sealed_in
from sandtable.kernel.game import Game
from sandtable.kernel.history import first_state, states
from sandtable.kernel.retell import Moment, moments
from sandtable.kernel.ruleset import AnyRuleset
from sandtable.match.keeping import find_ruleset

Find: TypeAlias = Callable[[Header], AnyRuleset]


class Course(Struct, frozen=True):
    """A game file as far as it is sound; `states` has one element more than `entries`."""

    lines: tuple[bytes, ...]
    header: Header
    ruleset: Any
    scenario: Any
    entries: tuple[Entry, ...]
    states: tuple[Any, ...]
    clear: int
    """The last entry up to which the file hides nothing."""

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def secret(self) -> str:
        """The secret that its dice were drawn from, if it is known."""
        answer = self.entries[-1].answer if self.entries else None
        return answer.secret if isinstance(answer, Closed) else ""

    def moments(self, n: int) -> Iterator[Moment]:
        """What happened in an entry, throw by throw; only what is known if something is sealed."""
        entry, before, after = self.entries[n - 1], self.states[n - 1], self.states[n]
        if self.veiled(n):
            yield Moment(n, None, (), tuple(events_of(self.ruleset, entry)), before, after)
        else:
            yield from moments(self.ruleset, entry, before)

    def veiled(self, n: int) -> bool:
        """Something up to this entry is hidden, so the rules cannot be run again."""
        return n > self.clear

    def branch(self, n: int) -> Branch:
        """The beginning of a game that goes on from an entry of this one."""
        return Branch(tuple(Raw(line) for line in self.lines[: n + 1]), self.secret)


def course(lines: Sequence[bytes], find: Find = find_ruleset) -> Course:
    """The course of a game by the lines of its file. Raises LookupError, msgspec.DecodeError."""
    header = read_header(lines[0])
    ruleset = find(header)
    scenario = codec(ruleset).scenario(header.scenario)
    entries = [read_entry(line) for line in lines[1:]]
    return _course(lines, header, ruleset, entries, states(ruleset, first_state(ruleset, header, scenario), entries))


def course_of(game: Game) -> Course:
    """The course of a game as it stands."""
    return _course(game.lines, game.header, game.ruleset, game.entries, game.states)


def _course(
    lines: Sequence[bytes], header: Header, ruleset: AnyRuleset, entries: Sequence[Entry], found: Sequence[Any]
) -> Course:
    scenario = codec(ruleset).scenario(header.scenario)
    clear = next((entry.n - 1 for entry in entries if _sealed(entry)), len(entries))
    return Course(tuple(lines), header, ruleset, scenario, tuple(entries), tuple(found), clear)


def _sealed(entry: Entry) -> bool:
    """Something in it is still sealed."""
    return any(place not in entry.open and sealed_in(raw) is not None for place, raw in places(entry))
